"""The things on the table that can be touched: spots, hands, the tray, the cut, the deck."""
