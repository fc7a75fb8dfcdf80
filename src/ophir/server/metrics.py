"""Figures for Prometheus: counts, gauges and how long acknowledgements take."""

from __future__ import annotations

from collections import Counter
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """What has happened since the server started, for the addresses `readers`."""

    def __init__(self, readers: frozenset[str] = frozenset()) -> None:
        self.readers = readers
        self.messages: Counter[str] = Counter()  # from browsers, by type
        self.refused: Counter[str] = Counter()  # by code
        self.requests: Counter[int] = Counter()  # HTTP, by status
        self.sockets = 0
        self.acks: list[int] = [0] * (len(BOUNDS) + 1)
        self.ack_seconds = 0.0

    def acknowledged(self, seconds: float) -> None:
        """A message was carried out after so long."""
        self.ack_seconds += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.acks[index] += 1
                return
        self.acks[-1] += 1

    def text(self, tables: Counter[str]) -> str:
        """In Prometheus' format; `tables` are those in memory, by status."""
        lines = ["# TYPE ophir_tables gauge"]
        lines += [f'ophir_tables{{status="{status}"}} {count}' for status, count in sorted(tables.items())]
        lines += ["# TYPE ophir_sockets gauge", f"ophir_sockets {self.sockets}", "# TYPE ophir_messages_total counter"]
        lines += [f'ophir_messages_total{{type="{kind}"}} {count}' for kind, count in sorted(self.messages.items())]
        lines += ["# TYPE ophir_refused_total counter"]
        lines += [f'ophir_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())]
        lines += ["# TYPE ophir_requests_total counter"]
        lines += [f'ophir_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.requests.items())]
        lines += ["# TYPE ophir_acknowledgement_seconds histogram"]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.acks, strict=True):
            total += count
            lines.append(f'ophir_acknowledgement_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"ophir_acknowledgement_seconds_sum {self.ack_seconds:.6f}"]
        lines += [f"ophir_acknowledgement_seconds_count {total}"]
        return "\n".join(lines) + "\n"
