"""Environments for research: importing this registers what the installed libraries can use.

PettingZoo (`fourfold.envs.pettingzoo`), Gymnasium (`fourfold/Fluxx-v0`) and OpenSpiel (`fourfold_fluxx`) share one
encoder of actions and observations, `fourfold.envs.play`.
"""

from contextlib import suppress
from importlib import import_module

for library in ("gymnasium", "openspiel"):
    with suppress(ImportError):
        import_module(f"fourfold.envs.{library}").register()
