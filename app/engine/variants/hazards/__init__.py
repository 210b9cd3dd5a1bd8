"""The hazard deck and its cards (chapter 26 of the rules), one file each."""
