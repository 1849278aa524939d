"""The records looked after: copied, put back, examined and mended."""
