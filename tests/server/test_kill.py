"""SIGKILL at any moment: every acknowledged move is there after the restart.

The short form kills three times; `python3 run.py attack kills` a thousand times.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.kills import Server, kill_often

KILLS = 3


@pytest.mark.timeout(180)
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    assert kill_often(tmp_path, KILLS, seed=1) > KILLS


def test_a_table_with_bots_goes_on_by_itself_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = server.site.create("greedy", "greedy", "greedy", pace=0)
    made.start()
    server.kill()
    server = Server(tmp_path)
    browser = server.site.join(made.id)
    browser.hear_until(lambda message: message["type"] == "state" and message["status"] == "finished")
    server.kill()
