"""What the Makefile calls, beside the tools it installs."""
