"""One server for all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.table_talk import Site, fresh_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with fresh_site(tmp_path_factory.mktemp("data")) as running:
        yield running
