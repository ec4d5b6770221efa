"""Mutants: small mistakes planted in the rules, to see whether a case or a test notices them."""
