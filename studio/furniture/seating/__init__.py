"""Upholstered seating."""
