"""Passages assembled from documents, as the service answers them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from .book_names import edition_key
from .errors import InvalidReferenceError, ScriptoriumError
from .references import Place, Reference, read_references
from .sources import Source, document_path
from .tables import table
from .text import as_list
from .versification import Numbering, Verse, bridges

_MAX_REFERENCES = 50
_MAX_VERSES = 1000


@dataclass(eq=False)
class _Found:
    """A verse of an edition with everything that belongs to it."""

    place: Verse
    number: int
    """The number of the verse, or of the verse to which a title belongs."""
    end: int | None
    content: Mapping[str, Any]
    headings: list[str]
    words: Any = None

    @property
    def last(self) -> int:
        return self.place.verse if self.end is None else self.end


@dataclass(eq=False)
class _Edition:
    source: Source
    books: Mapping[str, Any]
    scheme: str | None = None
    numbering: Numbering = field(default_factory=Numbering)
    bridges: Mapping[Verse, int] = field(default_factory=dict)
    chapters: dict[tuple[str, int], list[_Found]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        found: str = self.books["translation"]["id"]
        return found

    def book(self, book: str) -> Mapping[str, Any] | None:
        return next((each for each in self.books["books"] if each["id"] == book), None)

    def chapter(self, book: str, chapter: int) -> list[_Found]:
        """Empty if the edition does not have the chapter."""
        own = self.book(book)
        if not own or not own["firstChapterNumber"] <= chapter <= own["lastChapterNumber"]:
            return []
        if (book, chapter) not in self.chapters:
            document = _optional(self.source, document_path(self.id, book, f"{chapter}.simple.json"))
            self.chapters[book, chapter] = list(self._verses(document, book, chapter)) if document else []
        return self.chapters[book, chapter]

    def groups(self, book: str, chapter: int) -> list[list[_Found]]:
        """Each verse with its titles; titles before the first verse are a group of their own."""
        groups: dict[int, list[_Found]] = {}
        for each in self.chapter(book, chapter):
            groups.setdefault(each.number, []).append(each)
        return list(groups.values())

    def _verses(self, document: Mapping[str, Any], book: str, chapter: int) -> Iterator[_Found]:
        headings: list[str] = []
        numbers = [item["number"] for item in document["chapter"]["content"] if item["type"] == "verse"]
        read = 0
        for item in document["chapter"]["content"]:
            if item["type"] == "heading":
                headings.append(item["text"])
            elif item["type"] in ("verse", "hebrew_subtitle"):
                read += item["type"] == "verse"
                # A title inside a chapter belongs to the next verse or, at the end, to the last one
                near = 0 if read == 0 else numbers[min(read, len(numbers) - 1)]
                place = Verse(book, chapter, item.get("number", 0))
                yield _Found(place, item.get("number", near), self.bridges.get(place), item, headings)
                headings = []

    def add_words(self, verses: Sequence[_Found]) -> None:
        for book, chapter in dict.fromkeys((each.place.book, each.place.chapter) for each in verses):
            document = _optional(self.source, document_path(self.id, book, f"{chapter}.words.simple.json"))
            for each in verses if document else ():
                if (each.place.book, each.place.chapter) == (book, chapter) and each.place.verse > 0:
                    each.words = document["verses"].get(str(each.place.verse))

    def passage(self, reference: Reference, verses: Sequence[_Found], include: Sequence[str]) -> dict[str, Any]:
        shown = _with_bridges(reference, verses)
        return {
            "translation": self.id,
            "reference": shown.usfm(),
            "label": shown.label(self.books),
            "verses": [_verse_json(each, include) for each in verses],
        }

    def attribution(self) -> dict[str, Any]:
        members = self.books["translation"]
        name, english = members["name"], members["englishName"]
        title = name if name == english else f"{name} ({english})"
        text = members.get("licenseNotice") or members.get("licenseNotes") or title
        return {"edition": self.id, "text": text, "licenseUrl": members["licenseUrl"]}


_PARTS = ("headings", "footnotes", "words")


def assemble_passages(source: Source, ref: str, translations: str | Iterable[str], include: Iterable[str]) -> Any:
    """The answer of `/api/x/passage`, except that a list of names in other languages is not available."""
    try:
        return _assemble(source, ref, as_list(translations), [part.lower() for part in as_list(include)])
    except ScriptoriumError as error:
        if error.parameter is not None:
            error.status = 400 if error.code.startswith("bad_") else 404
        raise


def _assemble(source: Source, ref: str, translations: Sequence[str], include: Sequence[str]) -> Any:
    if not translations:
        hint = "Name a translation of /api/available_translations.json, such as KJV."
        raise ScriptoriumError("bad_parameter", "No translation was given.", hint=hint, parameter="in")
    for unknown in set(include).difference(_PARTS):
        message, hint = f'Unknown value "{unknown}" for "include".', f"Allowed values: {', '.join(_PARTS)}."
        raise ScriptoriumError("bad_parameter", message, hint=hint, parameter="include")
    # Each once, also if it is named in two ways
    editions = list({each.id: each for each in (_edition(source, name) for name in translations)}.values())
    references, named = _references(source, ref, editions[0])
    if len(references) > _MAX_REFERENCES:
        message = f'"ref" has {len(references)} references; the maximum is {_MAX_REFERENCES}.'
        raise ScriptoriumError("bad_parameter", message, parameter="ref")
    if named:
        if not (found := _translation_named(source, named)):
            message = f'The translation "{named}" is not available.'
            raise ScriptoriumError("translation_not_found", message, parameter="ref")
        editions = [_edition(source, found)]
    passages: list[dict[str, Any]] = []
    room, rest = _MAX_VERSES, None
    for index, reference in enumerate(references):
        rows = _rows(editions, reference)
        if not rows:
            raise _nothing_found(editions[0], reference)
        if reference.first.verse:
            rows[0] = (rows[0][0], [cell[len(_titles_before(cell)) :] for cell in rows[0][1]])
        if reference.last.verse:
            rows[-1] = (rows[-1][0], [cell and cell[: cell.index(_last(cell)) + 1] for cell in rows[-1][1]])
        fitting = _fitting(rows, room, is_empty=room == _MAX_VERSES)
        room -= sum(max(1, len(cells[0])) for _, cells in rows[:fitting])
        columns = [_by_chapter(rows[:fitting], column) for column in range(len(editions))]
        if 0 < fitting < len(rows):
            columns = [[*own, *_titles_before(cell)] for own, cell in zip(columns, rows[fitting][1])]
        if fitting:
            passages.append(_passage(editions, reference, columns, include, is_whole=fitting == len(rows)))
        if fitting < len(rows):
            first = rows[fitting][0]
            start = Place(first.book, first.chapter, first.verse or None)
            rest = "; ".join(each.usfm() for each in [Reference(start, reference.last), *references[index + 1 :]])
            break
    return {
        "references": [each["reference"] for each in passages],
        "numbering": editions[0].scheme,
        "passages": passages,
        "attributions": [each.attribution() for each in editions],
        "next": rest,
    }


def _references(source: Source, ref: str, edition: _Edition) -> tuple[list[Reference], str | None]:
    """With the translation that follows, as in `John 3:16 KJV` and `John 3:16 (King James Version)`."""
    try:
        return read_references(ref, edition.books)
    except InvalidReferenceError as error:
        units = ref.encode("utf-16-le")
        before, after = (part.decode("utf-16-le") for part in (units[: 2 * error.at], units[2 * error.at :]))
        name = after.strip(" ()[].")
        if error.at and name and (named := _translation_named(source, name)):
            return read_references(re.sub(r"[\s,;(\[\u2010-\u2015-]+$", "", before), edition.books)[0], named
        hint = 'Write a book, a chapter and verses: "John 3:16-18".'
        raise ScriptoriumError(
            "bad_reference", error.message, hint=hint, parameter="ref", at=error.at, understood=error.understood
        ) from None


def _optional(source: Source, path: str) -> Any:
    try:
        return source.get(path)
    except ScriptoriumError as error:
        if error.status == 404:
            return None
        raise


def _edition(source: Source, translation: str) -> _Edition:
    books = _optional(source, document_path(translation, "books.json"))
    if books is None and (named := _translation_named(source, translation)):
        translation = named
        books = _optional(source, document_path(named, "books.json"))
    if books is None:
        hint = "Translations are listed in /api/available_translations.json."
        message = f'Unknown translation "{translation}".'
        raise ScriptoriumError("translation_not_found", message, hint=hint, parameter="in", editions=[translation])
    numbering = _optional(source, document_path("x", "versification", f"{translation}.json"))
    if numbering is None:
        return _Edition(source, books)
    mapped = Numbering(numbering["mappings"])
    return _Edition(source, books, numbering["scheme"], mapped, bridges(numbering["numbers"]))


def _translation_named(source: Source, named: str) -> str | None:
    """The only translation with this id in any case, or with this name."""
    catalogue = _optional(source, "/api/available_translations.json")
    listed = catalogue["translations"] if catalogue else []
    names = ("id", "name", "englishName", "shortName")
    key = edition_key(named)
    found = [str(each["id"]) for each in listed if key in [edition_key(each.get(name) or "") for name in names]]
    return named if named in found else found[0] if len(found) == 1 else None


_Row = tuple[Verse, list[list[_Found]]]


def _rows(editions: Sequence[_Edition], reference: Reference) -> list[_Row]:
    """The verses of the first edition, each with those of the others that have its content."""
    rows: list[_Row] = []
    for book, chapter in _chapters(editions, reference):
        start = reference.first.verse or 0 if (book, chapter) == _chapter_of(reference.first) else 0
        end = reference.last.verse if (book, chapter) == _chapter_of(reference.last) else None
        groups = editions[0].groups(book, chapter)
        inside = [own for own in groups if start <= _last(own).last and (end is None or own[0].number <= end)]
        highest = max((_last(own).last for own in groups), default=0)
        for index, own in enumerate(inside):
            is_last = index + 1 == len(inside)
            following = min(end or 0, highest) if is_last else inside[index + 1][0].number - 1
            # Verses before the first and between two may exist in other editions, such as a title
            begin = min(start, own[0].number) if index == 0 else own[0].number
            last = max(_last(own).last, following)
            here = [Verse(book, chapter, verse) for verse in range(begin, last + 1)]
            rows.append((here[0], [own, *(_same(editions[0], other, here) for other in editions[1:])]))
    return rows


def _same(first: _Edition, other: _Edition, verses: Sequence[Verse]) -> list[_Found]:
    is_known = first.scheme is not None and other.scheme is not None
    places = [
        place
        for verse in verses
        for place in (first.numbering.same_verses(verse, other.numbering) if is_known else [verse])
    ]
    return list(
        dict.fromkeys(
            each
            for place in places
            for group in other.groups(place.book, place.chapter)
            if group[0].number <= place.verse <= _last(group).last
            for each in group
        )
    )


def _chapters(editions: Sequence[_Edition], reference: Reference) -> Iterator[tuple[str, int]]:
    first, last = reference.first, reference.last
    books = _books_between(editions, reference)
    for book in books:
        own = editions[0].book(book)
        # Chapters that only other editions have belong to the passage if the first one cannot tell
        counted = editions[:1] if own and editions[0].scheme else editions
        end = max(each["lastChapterNumber"] for edition in counted if (each := edition.book(book)))
        begin = first.chapter or 1 if book == first.book else 1
        if own and book == first.book and begin > end:
            raise _chapter_missing(editions[0], own, begin)
        end = min(end, last.chapter or end) if book == last.book else end
        for chapter in range(max(begin, own["firstChapterNumber"] if own else 1), end + 1):
            yield book, chapter


def _books_between(editions: Sequence[_Edition], reference: Reference) -> list[str]:
    order = {book: index for index, book in enumerate(table("books"))}
    ids = [each["id"] for each in editions[0].books["books"]]
    for book in (each["id"] for edition in editions[1:] for each in edition.books["books"]):
        if book not in ids:
            following = (at for at, other in enumerate(ids) if order.get(other, 999) > order.get(book, 999))
            ids.insert(next(following, len(ids)), book)
    for place in (reference.first, reference.last):
        if place.book not in ids:
            edition = editions[0].id
            hint = f"Its books are listed in {document_path(edition, 'books.json')}."
            message = f"{edition} does not have {table('books').get(place.book, place.book)} ({place.book})."
            raise ScriptoriumError("book_not_found", message, hint=hint, parameter="ref", editions=[edition])
    start, end = ids.index(reference.first.book), ids.index(reference.last.book)
    if start > end:
        order_of_edition = f"{editions[0].id} has {reference.last.book} before {reference.first.book}"
        message = f"{reference} ends before it begins: {order_of_edition}."
        raise ScriptoriumError("bad_reference", message, parameter="ref")
    return ids[start : end + 1]


def _chapter_missing(edition: _Edition, book: Mapping[str, Any], chapter: int) -> ScriptoriumError:
    count, first, last = book["numberOfChapters"], book["firstChapterNumber"], book["lastChapterNumber"]
    chapters = f"{count} chapter{'' if count == 1 else 's'}"
    part = f"chapter {first}" if first == last else f"chapters {first} to {last}"
    hint = f"{book['name']} has {chapters}." if first == 1 else f"This translation has only {part} of {book['name']}."
    message = f"{edition.id} has no {book['id']} {chapter}."
    return ScriptoriumError("chapter_not_found", message, hint=hint, parameter="ref", editions=[edition.id])


def _nothing_found(edition: _Edition, reference: Reference) -> ScriptoriumError:
    place = reference.first
    verses = edition.chapter(place.book, place.chapter or 1)
    name = (edition.book(place.book) or {}).get("name", place.book)
    is_after_end = bool(verses) and _last(verses).last <= (place.verse or 0)
    end = f"{name} {place.chapter or 1} ends with verse {_last(verses).last}." if is_after_end else None
    hint = end or "This translation leaves it out."
    message, editions = f"{edition.id} has no {reference}.", [edition.id]
    return ScriptoriumError("verse_not_found", message, hint=hint, parameter="ref", editions=editions)


def _fitting(rows: Sequence[_Row], room: int, *, is_empty: bool) -> int:
    """The number of rows for which there is room. An answer has at least one."""
    for index, (_, cells) in enumerate(rows):
        room -= max(1, len(cells[0]))
        if room < 0 and not (is_empty and index == 0):
            return index
    return len(rows)


def _titles_before(verses: Sequence[_Found]) -> list[_Found]:
    """Titles inside a chapter before the first verse. An answer that begins with that verse lacks them."""
    return list(takewhile(lambda each: each.place.verse == 0 < each.number, verses))


def _by_chapter(rows: Sequence[_Row], column: int) -> list[_Found]:
    """Each verse once, together with its chapter: other editions may divide chapters differently."""
    chapters: dict[tuple[str, int], dict[_Found, None]] = {}
    for _, cells in rows:
        rest = cells[column][len(_titles_before(cells[column])) :]
        is_known = any(first in verses for first in rest[:1] for verses in chapters.values())
        for each in rest if is_known else cells[column]:
            chapters.setdefault((each.place.book, each.place.chapter), {})[each] = None
    return [each for verses in chapters.values() for each in verses]


def _passage(
    editions: Sequence[_Edition],
    reference: Reference,
    columns: Sequence[Sequence[_Found]],
    include: Sequence[str],
    *,
    is_whole: bool,
) -> dict[str, Any]:
    if "words" in include:
        for edition, verses in zip(editions, columns):
            edition.add_words(verses)
    own = [reference, *(_in_numbering(reference, verses) for verses in columns[1:])]
    if is_whole:
        alike = [verses for edition, verses in zip(editions, columns) if edition.scheme == editions[0].scheme]
        requested, reference = reference, _ending_with(reference, [each for verses in alike for each in verses])
        own = [_ending_with(requested, columns[0]), *(_in_numbering(reference, verses) for verses in columns[1:])]
    found = [
        edition.passage(each, verses, include) for edition, each, verses in zip(editions, own, columns)
    ]
    return {"reference": reference.usfm(), "label": reference.label(editions[0].books), "editions": found}


def _ending_with(reference: Reference, verses: Sequence[_Found]) -> Reference:
    """Ends a range with the last verse that exists: John 3:35-40 is 3:35-36."""
    end = reference.last
    ends = [(each.place.chapter, each.last) for each in verses if each.place.book == end.book and each.place.verse > 0]
    chapter, verse = max((each for each in ends if each[0] <= (end.chapter or 0)), default=(0, 0))
    if chapter == 0 or (chapter == end.chapter and verse >= (end.verse or 0)):
        return reference
    return Reference(reference.first, Place(end.book, chapter, verse if end.verse else None))


def _in_numbering(requested: Reference, verses: Sequence[_Found]) -> Reference:
    """The reference in the numbering of another edition."""
    if not verses:
        return requested
    first, last = verses[0].place, _last(verses).place
    is_whole = (
        requested.first.verse is None
        and requested.last.verse is None
        and (first.book, last.book) == (requested.first.book, requested.last.book)
        and requested.first.chapter in (None, first.chapter)
        and requested.last.chapter in (None, last.chapter)
    )
    if is_whole:
        return requested
    # Only in Psalms can a reference name the title, verse 0
    start, end = (
        Place(each.place.book, each.place.chapter, each.number if each.place.book == "PSA" else max(1, each.number))
        for each in (verses[0], _last(verses))
    )
    return Reference(start, end)


def _last(verses: Sequence[_Found]) -> _Found:
    """The last verse: titles after it belong to it."""
    return next((each for each in reversed(verses) if each.place.verse > 0), verses[0])


def _with_bridges(reference: Reference, verses: Sequence[_Found]) -> Reference:
    def in_bridge(place: Place, found: _Found) -> bool:
        here = (found.place.book, found.place.chapter) == _chapter_of(place)
        return here and found.end is not None and found.place.verse <= (place.verse or -1) <= found.end

    first, last = reference.first, reference.last
    if (start := next((each for each in verses if each.place.verse > 0), None)) and in_bridge(first, start):
        first = Place(first.book, first.chapter, start.place.verse, first.part)
    if verses and in_bridge(last, _last(verses)):
        last = Place(last.book, last.chapter, _last(verses).last, last.part)
    return Reference(first, last)


def _chapter_of(place: Place) -> tuple[str, int | None]:
    return place.book, place.chapter


def _verse_json(found: _Found, include: Sequence[str]) -> dict[str, Any]:
    content, place = found.content, found.place
    headings = [*({"offset": 0, "text": text} for text in found.headings), *content.get("headings", ())]
    notes = [{name: note[name] for name in ("offset", "text", "caller")} for note in content["footnotes"]]
    return {
        "book": place.book,
        "chapter": place.chapter,
        "verse": place.verse,
        **({} if found.end is None else {"endVerse": found.end}),
        "text": content["text"],
        **{name: content[name] for name in ("poem", "wordsOfJesus") if content.get(name)},
        **({"headings": headings} if "headings" in include and headings else {}),
        **({"footnotes": notes} if "footnotes" in include and notes else {}),
        **({"words": found.words} if "words" in include and found.words else {}),
    }
