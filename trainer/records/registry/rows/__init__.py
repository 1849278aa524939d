"""The rows of the registry's tables: each declares its table."""
