from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(name: str) -> Any:
    """A member of `tables.json`, which is also one of the test vectors."""
    return _read("tables")[name]


@cache
def versification_rows(scheme: str) -> Any:
    """The rows of a scheme in `versifications.json`."""
    return _read("versifications")["schemes"][scheme]


@cache
def _read(name: str) -> Any:
    return json.loads(files(__package__).joinpath(f"{name}.json").read_text("utf-8"))
