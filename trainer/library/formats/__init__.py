"""YAML and JSON as plain values with their places, and the shape that a file must have."""
