"""Tests of the rule catalogues and of rule coverage."""
