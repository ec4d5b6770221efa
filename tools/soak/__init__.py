"""`make soak`: batches that look for defects for as long as they are given (see docs/developers.md)."""
