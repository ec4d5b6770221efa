"""Figures on a screen: the map, and what is tinted on it for a figure."""
