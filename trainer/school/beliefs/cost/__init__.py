"""The cost of a belief at a table: chances times money."""
