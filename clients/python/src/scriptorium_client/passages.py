"""Passages assembled from documents, as the service answers them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

from .book_names import edition_key
from .errors import InvalidReferenceError, ScriptoriumError
from .references import Place, Reference, read_references
from .sources import Source, document_path
from .tables import table
from .text import as_list
from .versification import Verse, Versification, bridges, standard_versification, versification_of

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
    numbering: Versification | None = None
    differences: Sequence[Mapping[str, Any]] = ()
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
        is_empty = room == _MAX_VERSES
        spans = _spans(editions, reference)
        rows, following = _fitting(_rows(editions, reference, spans), room, is_empty=is_empty)
        if not following and not any(any(cells) for _, cells in rows):
            title = _verses_of_title(reference, editions[0])
            if not title:
                raise _nothing_found(editions[0], reference, spans)
            reference, spans = title, _spans(editions, title)
            rows, following = _fitting(_rows(editions, reference, spans), room, is_empty=is_empty)
            if not following and not any(any(cells) for _, cells in rows):
                raise _nothing_found(editions[0], reference, spans)
        room -= sum(max(1, len(cells[0])) for _, cells in rows)
        columns = [_by_chapter(rows, column) for column in range(len(editions))]
        if following and any(columns):
            columns = [[*own, *_titles_before(cell)] for own, cell in zip(columns, following[1])]
        if not following or any(columns):
            passages.append(_passage(editions, reference, columns, include, is_whole=not following))
        if following:
            first = following[0]
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
    mapped = versification_of(numbering)
    return _Edition(source, books, numbering["scheme"], mapped, numbering["differences"], bridges(numbering["numbers"]))


def _translation_named(source: Source, named: str) -> str | None:
    """The only translation with this id in any case, or with this name."""
    catalogue = _optional(source, "/api/available_translations.json")
    listed = catalogue["translations"] if catalogue else []
    names = ("id", "name", "englishName", "shortName")
    key = edition_key(named)
    found = [str(each["id"]) for each in listed if key in [edition_key(each.get(name) or "") for name in names]]
    return named if named in found else found[0] if len(found) == 1 else None


_Row = tuple[Verse, list[list[_Found]]]


def _rows(editions: Sequence[_Edition], reference: Reference, spans: Sequence[_Span]) -> Iterator[_Row]:
    """The verses of the first edition and those that it lacks, each with those of all editions that have its content."""
    for at, span in enumerate(spans):
        rows = list(_rows_of_span(editions, span))
        found = [row for row in rows if any(row[1])]
        if found and at == 0 and reference.first.verse:
            found[0][1][:] = [cell[len(_titles_before(cell)) :] for cell in found[0][1]]
        if found and at + 1 == len(spans) and reference.last.verse:
            found[-1][1][:] = [cell and cell[: cell.index(_last(cell)) + 1] for cell in found[-1][1]]
        yield from rows


@dataclass(frozen=True)
class _Span:
    """Verses of a reference in one chapter."""

    book: str
    chapter: int
    first: int
    last: int | None
    """None is the end of the chapter."""
    count: int
    """The last verse that other editions may have; 0 if unknown."""


def _rows_of_span(editions: Sequence[_Edition], span: _Span) -> Iterator[_Row]:
    first, *others = editions

    def row(own: list[_Found], begin: int, end: int) -> _Row:
        here = [Verse(span.book, span.chapter, verse) for verse in range(begin, end + 1)]
        return here[0], [own, *(_same(first, other, here) for other in others)]

    last = span.count if span.last is None else min(span.last, span.count or span.last)
    groups = first.groups(span.book, span.chapter)
    inside = [
        own for own in groups if span.first <= _last(own).last and (span.last is None or own[0].number <= span.last)
    ]
    if not inside and span.first <= last and span.count > 0:
        yield row([], span.first, last)
    for index, own in enumerate(inside):
        # Verses before the first, between two and after the last may exist in other editions, such as a title
        begin = min(span.first, own[0].number) if index == 0 else own[0].number
        end = last if index + 1 == len(inside) else inside[index + 1][0].number - 1
        yield row(own, begin, max(_last(own).last, end))


def _same(first: _Edition, other: _Edition, verses: Sequence[Verse]) -> list[_Found]:
    places = [place for verse in verses for place in _same_places(first, other, verse)]
    return list(
        dict.fromkeys(
            each
            for place in places
            for group in other.groups(place.book, place.chapter)
            if group[0].number <= place.verse <= _last(group).last
            for each in group
        )
    )


def _same_places(first: _Edition, other: _Edition, verse: Verse) -> list[Verse]:
    if first.numbering is None or other.numbering is None:
        return [verse]
    found = first.numbering.same_verses(verse, other.numbering)
    if found:
        return found
    standard = standard_versification(first.numbering.scheme)
    scheme = standard if standard.last_verses(verse.book) else standard_versification("org")
    return scheme.same_verses(verse, other.numbering) or ([verse] if _is_unknown(first, verse, other) else [])


def _is_unknown(first: _Edition, verse: Verse, other: _Edition) -> bool:
    """True if only the other edition has a verse of its numbering."""
    if first.numbering is None or other.numbering is None:
        return False
    return not other.numbering.same_verses(verse, first.numbering)


def _counts(editions: Sequence[_Edition], book: str) -> list[int]:
    """The last verses of the chapters in the numbering of the first edition, with verses that only others have."""
    first, *others = editions
    scheme = next((each.scheme for each in editions if each.scheme), None)
    counts = list(standard_versification(scheme).last_verses(book)) if scheme and others else []
    for other in others if counts else ():
        for each in other.differences:
            chapter, last = each["chapter"], each["last"]
            if each["book"] != book or chapter > len(counts) + 1:
                continue
            known = counts[chapter - 1] if chapter <= len(counts) else 0
            if last > known and _is_unknown(first, Verse(book, chapter, last), other):
                counts[chapter - 1 :] = [last, *counts[chapter:]]
    return counts


def _spans(editions: Sequence[_Edition], reference: Reference) -> list[_Span]:
    first, last = reference.first, reference.last
    spans: list[_Span] = []
    books = _books_between(editions, reference)
    for at, book in enumerate(books):
        counts = _counts(editions, book)
        own = editions[0].book(book)
        having = [each for edition in (editions[:1] if counts else editions) if (each := edition.book(book))]
        end = max([len(counts), *(each["lastChapterNumber"] for each in having)])
        begin = first.chapter or 1 if at == 0 else 1
        if own and at == 0 and begin > end:
            raise _chapter_missing(editions[0], own, begin)
        end = min(end, last.chapter or end) if at + 1 == len(books) else end
        for chapter in range(max(begin, own["firstChapterNumber"] if own and not counts else 1), end + 1):
            start = first.verse or 0 if (book, chapter) == _chapter_of(first) else 0
            stop = last.verse if (book, chapter) == _chapter_of(last) else None
            spans.append(_Span(book, chapter, start, stop, counts[chapter - 1] if chapter <= len(counts) else 0))
    return spans


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


def _verses_of_title(reference: Reference, edition: _Edition) -> Reference | None:
    """The title of a psalm in an edition that numbers it as verses, such as a Hebrew one: PSA 51:1-2."""
    first, last = reference.first, reference.last
    if last.verse != 0 or edition.numbering is None:
        return None
    english = standard_versification("eng")
    for number in (2, 1):
        verse = Verse(last.book, last.chapter or 1, number)
        if any(each.verse == 0 for each in edition.numbering.same_verses(verse, english)):
            return Reference(replace(first, verse=1), replace(last, verse=number))
    return None


def _nothing_found(edition: _Edition, reference: Reference, spans: Sequence[_Span]) -> ScriptoriumError:
    hint = None
    if spans:
        span = spans[0]
        verses = edition.chapter(span.book, span.chapter)
        name = (edition.book(span.book) or {}).get("name", span.book)
        is_after_end = bool(verses) and _last(verses).last <= span.first
        end = f"{name} {span.chapter} ends with verse {_last(verses).last}." if is_after_end else None
        hint = end or "This translation leaves it out."
    message, editions = f"{edition.id} has no {reference}.", [edition.id]
    return ScriptoriumError("verse_not_found", message, hint=hint, parameter="ref", editions=editions)


def _fitting(all_rows: Iterator[_Row], room: int, *, is_empty: bool) -> tuple[list[_Row], _Row | None]:
    """The rows for which there is room, and the next one that has verses. An answer has at least one row."""
    rows: list[_Row] = []
    fitting = 0
    for row in all_rows:
        room -= max(1, len(row[1][0]))
        if fitting == len(rows) and (room >= 0 or (is_empty and not rows)):
            fitting += 1
        rows.append(row)
        if fitting < len(rows) and any(row[1]):
            break
    joined = _joined(rows)
    count = fitting
    while count in joined:
        count -= 1
    # Verses that form one verse in another edition stay together, even if that is too much
    if count == 0 and is_empty:
        count = fitting
        while count in joined:
            count += 1
    return rows[:count], next((row for row in rows[count:] if any(row[1])), None)


def _joined(rows: Sequence[_Row]) -> set[int]:
    """The rows before which an answer must not end: a verse of another edition is in two rows."""
    first_row: dict[_Found, int] = {}
    joined: set[int] = set()
    for index, (_, cells) in enumerate(rows):
        for each in (each for cell in cells for each in cell):
            joined.update(range(first_row.setdefault(each, index) + 1, index + 1))
    return joined


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
    requested = reference
    if is_whole:
        alike = [verses for edition, verses in zip(editions, columns) if edition.scheme == editions[0].scheme]
        reference = _ending_with(requested, [each for verses in alike for each in verses])
    own = [_in_numbering(reference, verses, is_whole) for verses in columns]
    if is_whole and columns[0] and _last(columns[0]).place.book == requested.last.book:
        own[0] = _ending_with(requested, columns[0])
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


def _in_numbering(requested: Reference, verses: Sequence[_Found], is_complete: bool) -> Reference:
    """The reference of verses that may be fewer or have other numbers than requested."""
    if not verses:
        return requested
    first, last = verses[0].place, _last(verses).place
    is_whole = (
        is_complete
        and requested.first.verse is None
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
