"""The page of acts and copies of the school's records, and what makes the copies."""
