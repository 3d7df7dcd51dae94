"""Where Fourfold keeps what it is told to keep."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder in FOURFOLD_DATA, or the user's data folder."""
    return Path(os.environ.get("FOURFOLD_DATA") or user_data_path("fourfold", appauthor=False))
