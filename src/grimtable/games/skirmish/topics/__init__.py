"""Questions about a skirmish that change nothing, one file for each noun of the rules."""
