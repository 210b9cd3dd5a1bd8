"""The REST calls, by what they are about."""
