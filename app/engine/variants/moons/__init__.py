"""The moons, one file each; what several share stands beside them (docs/rules, moons)."""
