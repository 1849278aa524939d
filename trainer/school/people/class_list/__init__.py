"""Class lists from files: read, previewed row by row, then imported whole."""
