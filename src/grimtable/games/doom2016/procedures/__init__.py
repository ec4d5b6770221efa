"""The procedures of DOOM 2016, one file each, as tables of steps."""
