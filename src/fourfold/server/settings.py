"""How a server is run: from the command line, or from environment variables FOURFOLD_…."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Self

from fourfold.folder import data_folder
from fourfold.server.limits import GENEROUS, Allowance


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # postgresql://…, or a file; nothing: a file in the data folder
    workers: int = 1
    log_level: str = "info"
    hosts: str = ""  # names under which the server may be reached, beside addresses and this machine's own name
    origins: str = ""  # pages of other sites that may use it
    thinkers: int = 1  # processes for bots
    think_seconds: float = 10.0
    answer_seconds: float = 5.0  # for a file to be checked, or a question without a table
    pause_seconds: float = 0.5  # before a bot moves, so that people can follow
    slow_seconds: float = 10.0  # a client that takes no message for so long is dropped
    request_seconds: float = 30.0  # a request that has not arrived by then is given up
    connections: int = 10_000  # in all; fewer if the system allows fewer open files
    address_connections: int = 256  # of one address outside this machine and its private networks, but for sockets
    waiting: int = 200  # hints, checks and questions that may wait for a worker, in all
    address_waiting: int = 16  # and of one address
    unlimited: bool = False  # no limits per address: for benchmarks
    data: Path = field(default_factory=data_folder)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that FOURFOLD_… variables say, and the defaults for the rest."""
        found = {}
        for each in fields(cls):
            text = environment.get(f"FOURFOLD_{each.name.upper()}")
            if text:
                found[each.name] = read(each.name, str(each.type), text)
        return cls(**found)  # type: ignore[arg-type]  # by the names of the fields

    def to_environment(self) -> dict[str, str]:
        """The same settings as variables, for other processes."""
        return {f"FOURFOLD_{each.name.upper()}": str(getattr(self, each.name)) for each in fields(self)}

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or str(self.data / "tables.db")

    @property
    def allowance(self) -> Allowance:
        """What one address may do."""
        return GENEROUS if self.unlimited else Allowance()


def read(name: str, kind: str, text: str) -> object:
    """A setting from its text."""
    try:
        match kind:
            case "int" | "<class 'int'>":
                return int(text)
            case "float" | "<class 'float'>":
                return float(text)
            case "bool" | "<class 'bool'>":
                return text.lower() in ("1", "true", "yes", "on")
    except ValueError as error:
        raise ValueError(f"FOURFOLD_{name.upper()} should be a number, not {text!r}") from error
    return Path(text) if name == "data" else text
