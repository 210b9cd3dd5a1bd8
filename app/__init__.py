"""Fifth Colony: an online table for Cosmic Encounter."""
