"""What run.py needs to set Ophir up: the standard library and nothing else."""
