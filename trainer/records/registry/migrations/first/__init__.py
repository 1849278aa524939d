"""The tables of the first step, written out: they stay as they are, whatever becomes of today's."""
