"""Beds, mattresses and their linen."""
