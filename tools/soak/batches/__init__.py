"""The batches of `make soak`: every module here is one, and needs no other entry anywhere."""
