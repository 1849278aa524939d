"""The live wall: each station's table as it is worked, and a supervisor's orders to it."""
