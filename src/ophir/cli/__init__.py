"""The `ophir` command."""
