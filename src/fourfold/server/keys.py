"""What opens a table: the id of a public one; of a private one a seat token, or its id with its code behind it."""

import re
from hmac import compare_digest

from fourfold.server.entries import Setup, hashed
from fourfold.server.table import Table

KEY = re.compile(r"([0-9a-z]+)([A-Z]{6})")


def key_of(id: str, setup: Setup) -> str:
    """What the links to a table hold."""
    return id if setup.public else id + setup.code


def split_key(key: str) -> tuple[str, str]:
    """The id in a key, and the code behind it, if there is one."""
    found = KEY.fullmatch(key)
    return (found[1], found[2]) if found else (key, "")


def opens(table: Table, code: str) -> bool:
    """Whether somebody without a seat may look at a table."""
    return table.setup.public or (code != "" and compare_digest(table.setup.code, code))


def result_id(table: str, seat: int) -> str:
    """The id of a result, from which nobody can tell the table."""
    return hashed(f"result of {table} {seat}")[:24]
