"""What holds for all tests."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.failing import Failing

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("steady")  # the same examples in every run, however busy the machine is


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Failures are told of as they happen, by the process that prints."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failing(terminal))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, then the server's, which often wait: nobody has to wait for them in the end."""
    items.sort(key=lambda item: (item.get_closest_marker("long") is None, "tests/server/" not in item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """What waits runs beside what computes."""
    from tests.lanes import Lanes

    return Lanes(config, log)
