"""Chairs, stools and benches."""
