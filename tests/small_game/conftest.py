"""The small game is imported as `caravan`, as a stranger's would be."""

collect_ignore = ["caravan"]
