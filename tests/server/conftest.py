"""What several tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, binaries
from tests.server.postgres import cluster as start_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process that need one; each takes a fresh database."""
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with start_cluster() as found:
        yield found
