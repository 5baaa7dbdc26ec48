"""Lamps, rugs, art, plants and what stands on tables."""
