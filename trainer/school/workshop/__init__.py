"""A school's own house: made from another, tied to its document, proved by rounds, handed on."""
