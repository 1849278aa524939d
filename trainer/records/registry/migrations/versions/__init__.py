"""The steps of the registry, from its first tables to today's."""
