"""Pages on paper and in files: printed, as PDF, exported."""
