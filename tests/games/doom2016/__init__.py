"""Tests of DOOM 2016."""
