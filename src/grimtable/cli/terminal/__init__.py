"""The terminal client: what one person at a keyboard needs to play any game of the kernel."""
