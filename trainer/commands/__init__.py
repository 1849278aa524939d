"""The commands of the terminal, one file each: ``add_arguments`` and ``run``."""
