"""Measurements of the parts and of the whole; results go to RESULTS.md beside this file."""
