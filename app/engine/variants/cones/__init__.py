"""The colourless cones: destiny cards that name a player by a description (chapter 28 of the rules), one file each."""
