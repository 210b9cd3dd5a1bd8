"""Properties that hold in every game: random games, replays, fuzzed answers, hidden information (docs/testing.md)."""
