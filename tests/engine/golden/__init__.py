"""Golden numbers: what the engine does, as figures that are the same on every machine (docs/testing.md)."""
