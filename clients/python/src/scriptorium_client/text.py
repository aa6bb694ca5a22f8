"""Offsets of the service count UTF-16 code units; those of Python count characters."""

from __future__ import annotations

from collections.abc import Iterable


def utf16_length(text: str) -> int:
    return len(text) + sum(character > "\uffff" for character in text)


def utf16_slice(text: str, start: int, end: int | None = None) -> str:
    """`text[start:end]` with offsets of the service."""
    data = text.encode("utf-16-le", "surrogatepass")
    return data[2 * start : None if end is None else 2 * end].decode("utf-16-le", "surrogatepass")


def as_list(given: str | Iterable[str]) -> list[str]:
    """`KJV, OSHB` and `["KJV", "OSHB"]` are the same."""
    parts = given.split(",") if isinstance(given, str) else given
    return [stripped for part in parts if (stripped := part.strip())]
