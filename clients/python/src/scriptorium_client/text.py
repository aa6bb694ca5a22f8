"""Offsets of the service count UTF-16 code units; those of Python count characters."""

from __future__ import annotations


def utf16_length(text: str) -> int:
    return len(text) + sum(character > "\uffff" for character in text)


def utf16_slice(text: str, start: int, end: int | None = None) -> str:
    """`text[start:end]` with offsets of the service."""
    data = text.encode("utf-16-le", "surrogatepass")
    return data[2 * start : None if end is None else 2 * end].decode("utf-16-le", "surrogatepass")
