"""A round played again from its evidence, beside a faultless dealer's."""
