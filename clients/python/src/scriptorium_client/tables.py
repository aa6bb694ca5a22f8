from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(name: str) -> Any:
    """A member of `tables.json`, which is also one of the test vectors."""
    return _tables()[name]


@cache
def _tables() -> Any:
    return json.loads(files(__package__).joinpath("tables.json").read_text("utf-8"))
