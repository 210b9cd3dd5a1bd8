"""Artifacts that are in the reward deck alone."""
