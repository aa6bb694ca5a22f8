"""Packed numbers, as in the documents of the search index."""

from __future__ import annotations

from collections.abc import Iterable

_ENDERS = 61
_CARRIERS = 32
_ALPHABET = "".join(chr(code) for code in range(32, 127) if chr(code) not in '"\\')
_VALUES = {character: value for value, character in enumerate(_ALPHABET)}


def pack_numbers(numbers: Iterable[int]) -> str:
    """Numbers are 0 or more."""
    packed: list[str] = []
    for rest in numbers:
        while rest >= _ENDERS:
            rest -= _ENDERS
            packed.append(_ALPHABET[_ENDERS + rest % _CARRIERS])
            rest //= _CARRIERS
        packed.append(_ALPHABET[rest])
    return "".join(packed)


def unpack_numbers(packed: str) -> list[int]:
    """Invalid characters are read as 0."""
    numbers: list[int] = []
    number, scale, is_open = 0, 1, False
    for character in packed:
        value = _VALUES.get(character, 0)
        if value < _ENDERS:
            numbers.append(number + scale * value)
            number, scale, is_open = 0, 1, False
        else:
            number += scale * value
            scale *= _CARRIERS
            is_open = True
    return [*numbers, number] if is_open else numbers
