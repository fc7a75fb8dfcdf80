"""The lab: many games at once, the same whatever the number of processes."""
