"""Legacy edicts: artifacts of older editions, which an option shuffles into the cosmic deck."""
