"""What lies on the table and can be touched: spots, hands, the tray, the cut, the deck."""
