"""The tests of Grimtable; the folders mirror `src/grimtable/`."""
