"""What a belief costs at a table: chances times money."""
