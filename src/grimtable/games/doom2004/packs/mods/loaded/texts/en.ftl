pack-loaded = Loaded
    .note = Beside every weapon that comes onto the board lies one token of its ammunition; meant for scenarios in which it is scarce.
