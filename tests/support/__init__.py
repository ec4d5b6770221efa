"""What tests share: the rule marker and golden transcripts."""
