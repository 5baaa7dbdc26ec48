"""Tables and open shelves."""
