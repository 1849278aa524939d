"""A registry looked after: verified, copied, read with no lock, held against itself made again."""
