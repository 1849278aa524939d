"""The table as the dealer sees it: felt, spots, chips, cards, tray, and the panel beside it."""
