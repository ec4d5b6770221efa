"""Mutants: small mistakes planted in the rules, to see whether a case or a test notices them."""

import os

# A mistake is grafted into functions that are there already, so procedures have to call them.
os.environ["GRIMTABLE_CALL_QUESTIONS"] = "1"
