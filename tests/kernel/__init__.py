"""The tests of the kernel."""
