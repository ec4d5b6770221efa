"""Questions about a DOOM 2004 table that change nothing, one file for each noun of the rulebook."""
