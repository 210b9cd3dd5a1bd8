"""The comets: destiny cards that name nobody and change the encounter (chapter 27 of the rules), one file each."""
