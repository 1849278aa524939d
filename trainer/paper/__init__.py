"""Tables and Documents in files: CSV, XLSX, JSON."""
