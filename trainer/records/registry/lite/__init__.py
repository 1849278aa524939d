"""The two doors of a registry in a file: what its server would do, done here."""
