"""What holds for all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that nobody has to wait for it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
