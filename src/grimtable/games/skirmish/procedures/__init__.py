"""The procedures of a skirmish, one file each, as tables of steps."""
