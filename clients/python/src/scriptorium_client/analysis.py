"""Words as the search index contains them: without case, accents, vowel points and widths."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .numbers import unpack_numbers
from .tables import table
from .text import utf16_length

_MAX_WORD_LENGTH = 64
_FOLDED_AWAY = re.compile(
    "[\u0300-\u036f\u0483-\u0489"
    "\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\ufb1e"
    "\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed"
    "\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff"
    "\u0711\u0730-\u074a\u0951-\u0954\u1cd0-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u135d-\u135f"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\ufe00-\ufe0f]"
)
_EQUAL = str.maketrans(dict(zip("ςךםןףץٱىیکة", "σכמנפצاييكه")))
_VOICING = "\u3099\u309a\uff9e\uff9f"
_NO_SPACES = re.compile(
    r"(?:CJK|IDEOGRAPHIC|HANGZHOU|HIRAGANA|KATAKANA|HALFWIDTH KATAKANA|BOPOMOFO|THAI|LAO|KHMER|MYANMAR)\b"
)


class Word(NamedTuple):
    folded: str
    start: int
    """Offset in UTF-16 code units."""
    end: int


@cache
def _kind(character: str) -> str:
    """`unit` is a character of a script without spaces, which is a word of its own."""
    if character in _VOICING:
        return "unit mark"
    category = unicodedata.category(character)
    if category[0] not in "LM" and category != "Nd":
        return "ignored" if category == "Cf" else "separator"
    is_mark = category[0] == "M"
    if is_mark and _FOLDED_AWAY.match(character):
        return "mark"
    if _NO_SPACES.match(unicodedata.name(character, "")):
        return "unit mark" if is_mark else "unit"
    return "mark" if is_mark else "letter"


@cache
def _simplified() -> dict[int, int]:
    packed = table("simplified")
    forms: dict[int, int] = {}
    source = target = 0
    for step, signed in zip(unpack_numbers(packed["from"]), unpack_numbers(packed["to"])):
        source += step
        target += signed // 2 if signed % 2 == 0 else -(signed + 1) // 2
        forms[source] = target
    return forms


def fold_word(word: str) -> str:
    """The form used to compare words; empty if nothing remains."""
    letters = _FOLDED_AWAY.sub("", unicodedata.normalize("NFKD", word))
    letters = "".join(each for each in letters if unicodedata.category(each)[0] in "LMN").upper().lower()
    plain = table("plainLetters")
    letters = "".join(plain.get(each, each) for each in letters).translate(_EQUAL)
    return unicodedata.normalize("NFC", letters).translate(_simplified())[:_MAX_WORD_LENGTH]


def words_of(text: str) -> list[Word]:
    """The words of a text with their places."""
    return list(_each_word(text))


def _each_word(text: str) -> Iterator[Word]:
    offsets = [0]
    for character in text:
        offsets.append(offsets[-1] + utf16_length(character))
    at = 0
    while at < len(text):
        kind = _kind(text[at])
        if kind in ("unit", "unit mark"):
            end = at + 1
            while end < len(text) and _kind(text[end]) in ("unit mark", "mark"):
                end += 1
            yield from _units(text[at:end], offsets[at : end + 1])
            at = end
        elif kind in ("letter", "mark"):
            start = end = at
            while at < len(text) and _kind(text[at]) in ("letter", "mark", "ignored"):
                at += 1
                if _kind(text[at - 1]) != "ignored":
                    end = at
            folded = fold_word(text[start:end])
            if folded:
                yield Word(folded, offsets[start], offsets[end])
        else:
            at += 1


def _units(written: str, offsets: list[int]) -> Iterator[Word]:
    folded = fold_word(written)
    each = [fold_word(character) for character in written]
    if "".join(each) != folded:
        # The characters were composed to others, so each word has the whole span
        yield from (Word(unit, offsets[0], offsets[-1]) for unit in folded)
        return
    for index, units in enumerate(each):
        yield from (Word(unit, offsets[index], offsets[index + 1]) for unit in units)
