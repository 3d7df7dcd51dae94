"""No file is over 400 lines, and core is under 500 in all."""

import subprocess
import sys
from pathlib import Path

ENDINGS = {".py", ".ts", ".svelte"}


def lines(path: Path) -> int:
    """How many lines a file has."""
    return len(path.read_text(encoding="utf-8").splitlines())


def faults() -> list[str]:
    """What is too long."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True
    )
    files = [path for name in listed.stdout.splitlines() if (path := Path(name)).suffix in ENDINGS and path.exists()]
    long = [f"{path} has {lines(path)} lines; 400 is the most" for path in files if lines(path) > 400]
    core = sum(lines(path) for path in Path("src/fourfold/core").glob("*.py"))
    return long + ([f"core has {core} lines in all; it stays under 500"] if core >= 500 else [])


if __name__ == "__main__":
    sys.exit("\n".join(faults()) or 0)
