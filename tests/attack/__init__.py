"""Attacks: damaged files, lost connections, full disks, and what has to be survived besides."""
