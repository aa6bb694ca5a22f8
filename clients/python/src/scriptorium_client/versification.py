"""Verses with the same content in editions that number them differently."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from .tables import versification_rows


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


def _read_mapping(written: Mapping[str, Any]) -> tuple[_Span, _Span] | None:
    verses, original = _read_span(written["verses"]), _read_span(written["original"])
    if not verses or not original:
        return None
    lengths = verses.last - verses.verse, original.last - original.verse
    return (verses, original) if lengths[0] == lengths[1] or 0 in lengths else None


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
            if mapping := _read_mapping(each):
                verses, original = mapping
                self._by_verses[verses.book, verses.chapter].append(mapping)
                self._by_original[original.book, original.chapter].append(mapping)

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


_Mapping = tuple[_Span, _Span]
"""Verses and those of the common numbering with the same content."""


class _Mappings:
    def __init__(self, mappings: Iterable[_Mapping] = ()) -> None:
        self.all = list(mappings)
        self._sides: tuple[dict[tuple[str, int], list[_Mapping]], ...] = ({}, {})
        for verses, original in self.all:
            self._sides[0].setdefault((verses.book, verses.chapter), []).append((verses, original))
            self._sides[1].setdefault((original.book, original.chapter), []).append((original, verses))

    def targets(self, verse: Verse) -> list[Verse]:
        return self._across(0, verse)

    def sources(self, original: Verse) -> list[Verse]:
        return self._across(1, original)

    def _across(self, side: int, verse: Verse) -> list[Verse]:
        mappings = self._sides[side].get((verse.book, verse.chapter), [])
        covering = [each for each in mappings if each[0].covers(verse.verse, verse.part)]
        return [found for here, there in covering for found in _counterparts(verse.verse, here, there)]


class Versification:
    """A standard scheme, or the numbering of an edition that departs from it."""

    def __init__(self, scheme: str, differences: Sequence[Any] = (), mappings: Iterable[Any] = ()) -> None:
        standard = _scheme(scheme)
        self.scheme = scheme
        self._own = _Mappings(mapping for each in mappings if (mapping := _read_mapping(each)))
        other = {each["book"]: each["scheme"] for each in differences if "scheme" in each}
        self._standard = _Mappings(
            [
                *(each for each in standard.mappings if each[0].book not in other),
                *(each for book in other for each in _scheme(other[book]).mappings if each[0].book == book),
            ]
        )
        self._parts = standard.parts
        self._last_verses = dict(standard.last_verses)
        self._absent: set[Verse] = set()
        for each in differences:
            book, chapter, last = each["book"], each["chapter"], each["last"]
            counts = list(self._last_verses.get(book, ()))
            counts += [0] * (chapter - len(counts))
            counts[chapter - 1] = last
            while counts and counts[-1] == 0:
                counts.pop()
            self._last_verses[book] = counts
            for first, end in (_range(written) for written in each["missing"]):
                self._absent.update(Verse(book, chapter, verse) for verse in range(first, min(end, last) + 1))

    def last_verses(self, book: str) -> Sequence[int]:
        """The last verse of each chapter; empty if there is no such book."""
        return self._last_verses.get(book, ())

    def has(self, verse: Verse) -> bool:
        counts = self.last_verses(verse.book)
        count = counts[verse.chapter - 1] if 0 < verse.chapter <= len(counts) else 0
        if verse.verse == 0:
            return count > 0 and verse.book in ("PSA", "PS2")
        return 0 < verse.verse <= count and verse._replace(part=None) not in self._absent

    def same_verses(self, verse: Verse, other: Versification) -> list[Verse]:
        """The verses of another numbering with the content of a verse; empty if one of them lacks it."""
        if self is other:
            return [verse]
        mapped = self._mapped(verse, other)
        if len(mapped) > 1 and {back for each in mapped for back in other._mapped(each, self)} == set(mapped):
            # Both number these verses alike, so each has the content of the one with its number
            return [verse]
        return list(dict.fromkeys(each._replace(part=None) for each in mapped))

    def _mapped(self, verse: Verse, other: Versification) -> list[Verse]:
        if not self.has(verse):
            return []
        parts = [verse, *(verse._replace(part=part) for part in self._parts.get(verse, ""))]
        found = [
            each
            for part in parts
            for original in self._to_original(part)
            for each in other._from_original(original)
        ]
        once = dict.fromkeys(each for each in found if each.part is None or each._replace(part=None) not in found)
        return sorted(once, key=lambda each: (each.book != verse.book, *each[:3], each.part or ""))

    def _mapped_to(self, verse: Verse) -> list[Verse]:
        return self._own.targets(verse) or self._standard.targets(verse)

    def _to_original(self, verse: Verse) -> Iterator[Verse]:
        for each in self._mapped_to(verse) or [verse]:
            yield from _scheme("org").spellings.targets(each) or [each]

    def _from_original(self, original: Verse) -> Iterator[Verse]:
        for spelled in (original, *_scheme("org").spellings.sources(original)):
            standard = (each for each in self._standard.sources(spelled) if not self._own.targets(each))
            part = spelled.part
            is_known = part is None or part in self._parts.get(spelled._replace(part=None), "")
            itself = [spelled] if is_known and not self._mapped_to(spelled) else []
            for each in (*self._own.sources(spelled), *standard, *itself):
                if self.has(each):
                    yield each


@cache
def standard_versification(scheme: str) -> Versification:
    return Versification(scheme)


def versification_of(document: Mapping[str, Any]) -> Versification:
    """From a document `/api/x/versification/{id}.json`. Equal numberings are one object."""
    return _shared(json.dumps([document[name] for name in ("scheme", "differences", "mappings")]))


@lru_cache(maxsize=64)
def _shared(written: str) -> Versification:
    return Versification(*json.loads(written))


@dataclass(frozen=True)
class _Scheme:
    last_verses: Mapping[str, Sequence[int]]
    mappings: Sequence[_Mapping]
    spellings: _Mappings
    """Only in `org`: between two of its books with the same verses."""
    parts: Mapping[Verse, str]


@cache
def _scheme(name: str) -> _Scheme:
    last_verses: dict[str, Sequence[int]] = {}
    mappings: list[_Mapping] = []
    parts: dict[Verse, str] = {}
    for row in versification_rows(name):
        book, *fields = row.split(" ")
        if book == "=":
            last_verses.update((each, _scheme("org").last_verses[each]) for each in fields)
        elif "=" in fields[0]:
            mappings += (_decoded(book, field) for field in fields)
        elif ":" in fields[0]:
            for chapter, verse, letters in (re.split(r":|(?<=\d)(?=[a-z])", field) for field in fields):
                parts[Verse(book, int(chapter), int(verse))] = letters
        else:
            last_verses[book] = [int(field) for field in fields]
    return _Scheme(last_verses, [] if name == "org" else mappings, _Mappings(mappings if name == "org" else ()), parts)


def _decoded(book: str, field: str) -> _Mapping:
    """`32:1-32=32:2`, or `3:24=S3Y.1:1` in `DAG`. Both sides have the same length."""
    match = re.fullmatch(r"(\d+):(\d+)([a-z]?)(?:-(\d+))?=(?:(\w+)\.)?(\d+):(\d+)([a-z]?)", field)
    assert match
    chapter, verse, part, last, other, other_chapter, other_verse, other_part = match.groups()
    more = int(last or verse) - int(verse)
    here = _Span(book, int(chapter), int(verse), int(verse) + more, part or None)
    start = int(other_verse)
    return here, _Span(other or book, int(other_chapter), start, start + more, other_part or None)


def _range(written: str) -> tuple[int, int]:
    first, _, last = written.partition("-")
    return int(first), int(last or first)


def bridges(numbers: Sequence[Mapping[str, Any]]) -> dict[Verse, int]:
    """The last verses of bridges such as `2-3`, by their first verse: `numbers` of a versification document."""
    return {
        Verse(each["book"], each["chapter"], each["verse"]): each["endVerse"]
        for each in numbers
        if "verse" in each and "endVerse" in each
    }
