"""A station of a school: what was done at it is delivered to the school's own records."""
