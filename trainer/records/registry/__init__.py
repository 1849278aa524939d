"""The school's own records: what all stations delivered, who the people are, what was decided."""
