"""Attacks: what strangers, full disks and lost connections do, and that everybody else plays on."""
