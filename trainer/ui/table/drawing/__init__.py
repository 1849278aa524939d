"""Pictures of the table: felt, cards, chips, furniture and lettering."""
