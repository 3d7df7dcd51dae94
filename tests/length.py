"""Tests that only make sense at length are short in `make test` and long in `make nemesis`."""

import os

import pytest

LONG = os.environ.get("TEST_LENGTH") == "long"

at_length = pytest.mark.at_length


def times(short: int, long: int) -> int:
    """How often something is tried in this run."""
    return long if LONG else short
