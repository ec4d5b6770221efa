"""The procedures of DOOM 2004, one file each, as tables of steps."""
