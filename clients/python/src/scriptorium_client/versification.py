"""Verses with the same content in editions that number them differently."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple


class Verse(NamedTuple):
    book: str
    chapter: int
    verse: int
    """0 is the title of a psalm."""
    part: str | None = None


@dataclass(frozen=True)
class _Span:
    book: str
    chapter: int
    verse: int
    last: int
    part: str | None

    def covers(self, verse: int, part: str | None) -> bool:
        return self.verse <= verse <= self.last and self.part == part


_SPAN = re.compile(r"([1-6a-z][a-z0-9]{2}) +([0-9]{1,3}):([0-9]{1,3})(?:([a-z])|-([0-9]{1,3}))?", re.I)


def _read_span(written: str) -> _Span | None:
    match = _SPAN.fullmatch(written)
    if not match:
        return None
    book, chapter, verse, part, last = match.groups()
    span = _Span(book.upper(), int(chapter), int(verse), int(last or verse), part)
    return None if span.chapter == 0 or span.last < span.verse else span


def _counterparts(verse: int, here: _Span, there: _Span) -> list[Verse]:
    if here.last == here.verse:
        return [Verse(there.book, there.chapter, at, there.part) for at in range(there.verse, there.last + 1)]
    at = min(there.verse + verse - here.verse, there.last)
    return [Verse(there.book, there.chapter, at, there.part)]


class Numbering:
    """
    The numbering of an edition, from `/api/x/versification/{id}.json`. Without `mappings`, numbers map to
    themselves.
    """

    def __init__(self, mappings: Iterable[Mapping[str, Any]] = ()) -> None:
        self._by_verses: dict[tuple[str, int], list[tuple[_Span, _Span]]] = defaultdict(list)
        self._by_original: dict[tuple[str, int], list[tuple[_Span, _Span]]] = defaultdict(list)
        for each in mappings:
            verses, original = _read_span(each["verses"]), _read_span(each["original"])
            if not verses or not original:
                continue
            lengths = verses.last - verses.verse, original.last - original.verse
            if lengths[0] != lengths[1] and 0 not in lengths:
                continue
            self._by_verses[verses.book, verses.chapter].append((verses, original))
            self._by_original[original.book, original.chapter].append((verses, original))

    def originals(self, verse: Verse) -> list[Verse]:
        """The verses of the common numbering (`org`) for a verse with all its parts."""
        mappings = self._by_verses.get((verse.book, verse.chapter), [])
        mapped = [each for each in mappings if each[0].verse <= verse.verse <= each[0].last]
        found = [verse] if all(verses.part is not None for verses, _ in mapped) else []
        for verses, original in mapped:
            found += _counterparts(verse.verse, verses, original)
        return found

    def from_original(self, original: Verse) -> list[Verse]:
        """The verses of the edition that contain a verse or part of the common numbering."""
        book, chapter, verse, part = original
        found = [
            each
            for verses, span in self._by_original.get((book, chapter), [])
            if span.covers(verse, part)
            for each in _counterparts(verse, span, verses)
        ]
        is_moved = any(verses.covers(verse, part) for verses, _ in self._by_verses.get((book, chapter), []))
        return found if is_moved or (part is not None and found) else [*found, Verse(book, chapter, verse)]

    def same_verses(self, verse: Verse, other: Numbering) -> list[Verse]:
        """The verses of another edition with the content of a verse. Some may not exist there."""
        if self is other:
            return [verse]
        originals = self.originals(verse)
        found = [each for original in originals for each in other.from_original(original)]
        sharing = {each for original in originals for each in self.from_original(original)}
        # Both number these verses alike, so each has the content of the one with its number
        if len(found) > 1 and sharing == set(found):
            return [verse]
        whole = {Verse(each.book, each.chapter, each.verse) for each in found}
        return sorted(whole, key=lambda each: (each.book != verse.book, each[:3]))


def bridges(numbers: Sequence[Mapping[str, Any]]) -> dict[Verse, int]:
    """The last verses of bridges such as `2-3`, by their first verse: `numbers` of a versification document."""
    return {
        Verse(each["book"], each["chapter"], each["verse"]): each["endVerse"]
        for each in numbers
        if "verse" in each and "endVerse" in each
    }
