"""Tests of pictures, patches and cues that hold for every game."""
