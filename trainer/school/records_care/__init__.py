"""Care of the records: backups, restores, examination and repair."""
