"""The table service under a virtual clock and a seed: several services, conflicts, crashes."""
