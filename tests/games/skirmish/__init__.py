"""Tests of skirmish that cases cannot express well."""
