"""
References as people write them in English, and with the book names of an edition: `John 3:16-4:2`,
`Rom 8:28,31; 9:1`, `Joh 3,16`, USFM (`JHN 3:16`), OSIS and dotted ids. A service also reads the names of books
in 50 languages, and numbers in Hebrew and Chinese letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from .book_names import LINK_WORDS, BookNames, is_common_word
from .errors import InvalidReferenceError
from .tables import table
from .text import utf16_length

_ONE_CHAPTER = frozenset("OBA PHM 2JN 3JN JUD LJE S3Y SUS BEL MAN PS2".split())
_MAX_CHARACTERS = 1500
_MAX_NAME = 60


@dataclass(frozen=True)
class Place:
    book: str
    chapter: int | None = None
    verse: int | None = None
    """0 is the title of a psalm; None the whole chapter."""
    part: str | None = None

    def _dotted(self, book: str) -> str:
        return ".".join(str(each) for each in (book, self.chapter, self.verse) if each is not None)

    def _numbers(self, sign: str) -> str:
        return str(self.chapter) if self.verse is None else f"{self.chapter}{sign}{self.verse}{self.part or ''}"


@dataclass(frozen=True)
class Reference:
    """From `first` to `last`, both included."""

    first: Place
    last: Place
    start: int = 0
    """Offset in the text in UTF-16 code units."""
    end: int = 0

    def __str__(self) -> str:
        return self.usfm()

    def usfm(self) -> str:
        return self._written({}, ":")

    def label(self, edition: Mapping[str, Any] | None = None) -> str:
        """For display, in English or with the names of an edition: a document of `books()`."""
        names = table("books") if edition is None else BookNames(edition["books"]).own
        return self._written(names, _verse_sign(edition))

    def osis(self) -> str:
        ids = {usfm: osis for osis, usfm in table("osis").items()}
        return self._ends(lambda place: place._dotted(ids.get(place.book, place.book)))

    def dotted(self) -> str:
        return self._ends(lambda place: place._dotted(place.book))

    def _ends(self, write: Any) -> str:
        start: str = write(self.first)
        return start if self.first == self.last else f"{start}-{write(self.last)}"

    def _written(self, names: Mapping[str, str], sign: str) -> str:
        first, last = self.first, self.last

        def whole(place: Place) -> str:
            name = names.get(place.book, place.book)
            return name if place.chapter is None else f"{name} {place._numbers(sign)}"

        if first == last:
            return whole(first)
        if first.book != last.book:
            return f"{whole(first)}-{whole(last)}"
        if last.chapter is None:
            return f"{whole(first)}-{'end' if first.verse is None else names.get(last.book, last.book)}"
        if first.chapter != last.chapter or (first.verse is None and last.verse is not None):
            is_open = first.verse is not None and last.verse is None
            return f"{whole(first)}-{last._numbers(sign)}{sign + 'end' if is_open else ''}"
        return f"{whole(first)}-{'end' if last.verse is None else f'{last.verse}{last.part or str()}'}"


def parse_references(text: str, edition: Mapping[str, Any] | None = None) -> list[Reference]:
    """
    Parses a list of references. `edition` is a document of `books()`, for its book names and the comma of its
    language. Raises `InvalidReferenceError`.
    """
    return read_references(text, edition)[0]


def read_references(text: str, edition: Mapping[str, Any] | None = None) -> tuple[list[Reference], str | None]:
    """Like `parse_references`, with the name of the edition that follows, as in `John 3:16 KJV`."""
    if utf16_length(text) > _MAX_CHARACTERS:
        message = f"The reference has more than {_MAX_CHARACTERS} characters."
        raise InvalidReferenceError("too_long", message, _MAX_CHARACTERS, "")
    has_verse_comma = _verse_sign(edition) == "," or _language_of(edition) in table("eitherLanguages")
    reader = _Reader(text, BookNames((edition or {}).get("books", ())), has_verse_comma)
    return reader.read_all(), reader.edition


def _verse_sign(edition: Mapping[str, Any] | None) -> str:
    return "," if _language_of(edition) in table("commaLanguages") else ":"


def _language_of(edition: Mapping[str, Any] | None) -> str | None:
    return ((edition or {}).get("translation") or {}).get("language")


_SIGNS = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u05be\u301c\uff5e~", "-"),
    **dict.fromkeys("\u2236\u0589\u05c3\ua789\ufe55\uff1a", ":"),
    **dict.fromkeys("\u060c\u3001\ufe50\uff0c\u2e41", ","),
    **dict.fromkeys("\u061b\ufe54\uff1b\u2e35", ";"),
    "\u061f": "?",
    **dict.fromkeys("\u3002\uff0e\u06d4", "."),
    **dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\ufeff\u00ad\u061c", ""),
    **dict.fromkeys("\u2066\u2067\u2068\u2069", ""),
    **dict.fromkeys("\u2018\u2019\u02bc\u0374\u0384\u1fbd\u2032", "'"),
    **dict.fromkeys("\n\t\r\v\f", " "),
}


def _folded(character: str) -> str:
    if " " <= character <= "}":
        return character
    if character in _SIGNS:
        return _SIGNS[character]
    normal = unicodedata.normalize("NFKC", character)
    if len(normal) == 1 and unicodedata.category(normal) == "Nd":
        return str(unicodedata.decimal(normal))
    return " " if normal.isspace() else _SIGNS.get(normal, normal)


def _words(words: str, before: str = "") -> re.Pattern[str]:
    ordered = sorted(words.split(), key=len, reverse=True)
    return re.compile(rf"{before}(?:{'|'.join(ordered)})(?![^\W\d_])\.?[ ]*", re.I)


_CHAPTER_WORD = _words(
    "chap(?:t(?:er)?|itre|it)?s? chp?s? [kc]ap(?:[ií]t[a-zéí]+|ut|[sp])? kafl[ai] hoofdstuk(?:ken)? hfst luku"
    " luvu[nt] fejezet rozdz(?:ia[łl][óowy]*)? [hg]lav[aey] poglavlj[ea] гл(?:ав[аыие]?)? погла[вј][а-яљј]*"
    " розд(?:іли?)? pasal ba[bp] sura mlango pennod penodau kreu bölüm kabanata κεφ(?:[άα]λαι[οα]ν?)?"
)
_VERSE_WORD = _words(
    "vers[a-z]{0,2} ver(?=\\.) vers(?:et|[íi]cul)[a-z]* verzen verš[eovůch]* wi?ers[a-zó]*"
    " varg(?:u|jet)? stih(?:ovi)? redak redci стих[иовае]* ст вірш[аіив]* a?aya[a-z]* ayet"
    " mi?stari bersikulo talata adnod(?:au)? jakee?t jae στίχο[ςι] στ câu vv? vss? v[eè]s[eè]",
    "[ ,]*",
)
_SEPARATOR = re.compile(
    r"[ ]*(?:[;,&.、]|(?:see also|and|und|et|y|e|i|og|och|oraz|ug|și|si|va|ja|и|і|also|AND|UND|ET|OG|OCH)(?= ))[ ]*"
)
_RANGE = re.compile(
    r"[ ]*(?:-+|(?:to|through|thru|until|bis|al|au|ad|do|až|az|hasta|até|ate|till|til|tot|sampai|до|по"
    r"|TO|BIS|THROUGH)(?= ))[ ]*"
)
_FOLLOWING = re.compile(
    r"[ ]?(ff?|ss?|f\.f|sqq?|nn?|dst|ecc|et suivants?|et seq(?:uentes)?|y sig(?:uientes)?)(?![^\W_])\.?", re.I
)
_LAST_VERSE = re.compile(r"end(?![^\W\d_])", re.I)
_TITLE = re.compile(r"[ :,]*(?:title|titel|t[ií]tulo|titre|titolo|opschrift)(?![^\W\d_])\.?", re.I)
_OPENING = re.compile(
    r"[ ]*(?:(?:[(\[{\"'“”‘«»‹›„‚《〈「『【〖〔〘〚]+"
    r"|(?:cfr?|cp|see|vgl|siehe|zie|voir|см|ср)(?: also| auch| ook)?(?:\.|(?= ))|[参參][见見])[ ]*)+",
    re.IGNORECASE,
)
_AFTER_NAME = re.compile(r"[. ]*[\"'״׳”»›)\]}》〉」』】〗〕〙〛]*[. ]*")
_CLOSING = re.compile(r"[ .;,)\]}\"'“”«»›》〉」』】〗〕〙〛?!]*")
_WORD_BEFORE_NAME = re.compile(
    r"(?:(?:holy|gospel|[eé]?vang\w*(?: se[cg][ou]ndo)?|prophe\w+|according|selon|seg[uú]n|nach|naar|enligt|podle"
    r"|după|etter|su[lr]at|llythyr|drejtuar|către|sa mga|at y|l[ae]s?|[ei]l|os?"
    rf"|d[iae][res]|een|het|de[nt]|a?an|till|pablo|paolo|{LINK_WORDS})[ .]+|l')",
    re.I,
)
_LETTER_IN_WORD = re.compile("[\u3400-\u9fff\uac00-\ud7af]{2}(?<![见見参參看和].)")
_NAME_LIKE = re.compile(r"(?:[1-5][°. -]*)?[^\W\d_][^\W\d_'. -]*(?:[ '.-]+[^\W\d_]*)*")
_ROMAN = re.compile(r"c{0,2}(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})(?![^\W_])", re.I)
_EDITION = re.compile(r"[ ,]*[(\[]?(?<![^\W_])([^\W\d_](?:[^\W_]|-){1,15})[)\]]?[ .]*$")


def _roman_value(written: str) -> int:
    values = [{"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}[letter] for letter in written.lower()]
    return sum(-each if each < later else each for each, later in zip(values, [*values[1:], 0]))


class _Reader:
    def __init__(self, text: str, names: BookNames, has_verse_comma: bool) -> None:
        self.offsets: list[int] = []
        offset, folded = 0, []
        for character in text:
            for each in _folded(character):
                folded.append(each)
                self.offsets.append(offset)
            offset += utf16_length(character)
        self.offsets.append(offset)
        self.text = "".join(folded)
        self.names = names
        self.has_verse_comma = has_verse_comma
        self.at = 0
        self.found: list[Reference] = []
        self.edition: str | None = None
        self.book = ""
        self.start_book("")

    def start_book(self, book: str) -> None:
        self.book = book
        self.chapter: int | None = None
        self.level = "chapter"
        self.sign = ""

    def read_all(self) -> list[Reference]:
        self.match(re.compile("[ ]*"))
        self.match(_OPENING)
        if _CLOSING.fullmatch(self.text, self.at):
            self.refuse("empty", "The reference is empty.")
        word = self.text[self.at :].strip()
        if len(word) <= 2 and word == word.lower() != word.upper() and is_common_word(word):
            self.refuse("unknown_book", f'"{word}" is a word, and not the name of a book.')
        self.read_item()
        while self.at < len(self.text) and self.read_next_item():
            pass
        self.match(_CLOSING)
        if self.at < len(self.text):
            self.refuse_place()
        return self.found

    def read_next_item(self) -> bool:
        self.read_edition()
        self.match(re.compile(r"[ ]*[)\]]+"))
        before = self.at
        # The bracket in "Heb 1:1-4 (5-12)"
        is_next = self.level == "verse" and self.match(re.compile(r"[ ]*[(\[](?=[0-9])")) is not None
        sign = "" if is_next or self.is_place_next() else self.match(_SEPARATOR)
        if sign is None or self.at == len(self.text):
            self.at = before
            return False
        if sign.strip() == ";" and not (self.book in _ONE_CHAPTER and self.chapter == 1):
            self.level = "chapter"
        while self.match(_SEPARATOR) is not None:
            pass
        if re.fullmatch(r"[ .)\]}\"'”»]*", self.text[self.at :]):
            return False
        self.read_item()
        return True

    def read_edition(self) -> None:
        match = _EDITION.match(self.text, self.at) if self.found else None
        if not match or all(self.names.find(name) for name in match[1].split("-")):
            return
        capital = re.search(r"[A-Z].*?[A-Z0-9]", match[1])
        if capital:
            self.edition = match[1]
            self.at = len(self.text)

    def is_place_next(self) -> bool:
        """True if a place follows without a separator, as in `Luke 24:1 John 20:1`."""
        before = self.at
        self.match(re.compile("[ ]*"))
        if self.match(_CHAPTER_WORD) is not None or self.match(_VERSE_WORD) is not None:
            is_place = self.text[self.at : self.at + 1].isdigit()
        else:
            book = self.book_at(self.at)
            after = _AFTER_NAME.match(self.text, book[1]) if book else None
            is_place = bool(after) and self.text[after.end() : after.end() + 1].isdigit() if after else False
        self.at = before
        return is_place

    def read_item(self) -> None:
        self.match(re.compile("[ ]*"))
        self.match(_OPENING)
        if self.read_numbered_psalm():
            return
        at = self.at
        book = self.book_after_words(at) or self.guessed_book(at)
        if book:
            self.start_book(book[0])
            self.at = book[1]
            self.match(re.compile("[. ]*"))
            if not self.is_number_next():
                self.match(_AFTER_NAME)
                self.match_comma()
            if not self.is_number_next():
                return self.add(at, Place(book[0]), self.range_of_books() or Place(book[0]))
        elif not self.book or not self.is_number_next():
            self.refuse_book(at)
        self.read_numbers(at)

    def read_numbered_psalm(self) -> bool:
        match = re.compile(r"(?:the )?([0-9]{1,3})(?:st|nd|rd|th|er|e|º|ª|\.)[ ]+", re.I).match(self.text, self.at)
        book = self.book_at(match.end()) if match else None
        if not match or not book or book[0] != "PSA" or int(match[1]) == 0:
            return False
        start = self.at
        self.start_book("PSA")
        self.at, self.chapter = book[1], int(match[1])
        self.add(start, Place("PSA", self.chapter), Place("PSA", self.chapter))
        return True

    def range_of_books(self) -> Place | None:
        before = self.at
        book = self.book_at(self.at) if self.match(_RANGE) is not None else None
        if not book:
            self.at = before
            return None
        self.at = book[1]
        self.match(re.compile("[. ]*"))
        self.start_book(book[0])
        return self.read_point()[0] if self.is_number_next() else Place(book[0])

    def read_numbers(self, start: int) -> None:
        book = self.book
        is_first = self.chapter is None
        first, following = self.read_point()
        last, is_range = first, False
        if self.match(_RANGE) is not None:
            other = self.book_at(self.at)
            if other:
                self.start_book(other[0])
                self.at = other[1]
                self.match(re.compile("[. ]*"))
                last, following = self.read_point() if self.is_number_next() else (Place(other[0]), "")
                is_range = True
            elif self.match(_LAST_VERSE) is not None:
                last, following = Place(book, None if first.verse is None else first.chapter), ""
            elif self.is_number_next():
                last, following = self.read_point()
                is_range = True
            else:
                self.refuse_place()
        # In a book with one chapter, a number is a verse, except a single 1
        is_single = book in _ONE_CHAPTER and first.verse is None and last.verse is None and first.chapter
        is_chapter = is_first and first.chapter == 1 and not is_range and not following
        if is_single and last.book == book and last.chapter is not None and not is_chapter:
            first, last = Place(book, 1, first.chapter), Place(book, 1, last.chapter)
            self.chapter, self.level = 1, "verse"
        self.add(start, first, _with_following(last, following))

    def read_point(self) -> tuple[Place, str]:
        """A place, and `one` or `all` if a sign for the following verses comes after it."""
        book, roman = self.book, self.roman_chapter()
        is_chapter_named = self.match(_CHAPTER_WORD) is not None
        is_verse_named = not is_chapter_named and not roman and self.match(_VERSE_WORD) is not None
        if is_chapter_named:
            self.level = "chapter"
        at = self.at
        number = roman[0] if roman else self.number()
        if (roman and roman[1]) or (not is_verse_named and self.starts_verse(number)):
            self.chapter, self.level = number, "verse"
            if self.match(_LAST_VERSE) is not None:
                return Place(book, number), ""
            is_title = book == "PSA" and self.match(re.compile("0+(?![0-9])")) is not None
            return self.verse(0 if is_title else self.number())
        if book == "PSA" and self.level == "chapter" and self.match(_TITLE) is not None:
            self.chapter = number
            return Place(book, number, 0), ""
        if is_verse_named or self.level == "verse":
            if self.chapter is None and book in _ONE_CHAPTER:
                self.chapter = 1
            if self.chapter is None:
                self.refuse("not_a_place", "A verse without a chapter.", at)
            self.level = "verse"
            return self.verse(number)
        self.chapter, self.level = number, "chapter"
        return Place(book, number), self.following()

    def verse(self, verse: int) -> tuple[Place, str]:
        following = self.following()
        part = None if following else self.match(re.compile(r"[a-e](?![^\W_])"))
        return Place(self.book, self.chapter, verse, part), following

    def following(self) -> str:
        sign = self.match(_FOLLOWING)
        if sign is None:
            return ""
        return "one" if re.fullmatch(r"(?:f|s|sq|n)\.?", sign.strip(), re.I) else "all"

    def starts_verse(self, chapter: int) -> bool:
        before = self.at
        is_colon = self.match(re.compile("[ ]*:[ ]*")) is not None
        # In "3:16-17, v. 18" the comma ends the range
        may_be_word = self.level == "chapter" or re.compile("[ ]*,").match(self.text, self.at) is None
        if ((may_be_word and self.match(_VERSE_WORD) is not None) or is_colon) and (
            self.is_number_next() or _LAST_VERSE.match(self.text, self.at)
        ):
            self.sign = "colon" if is_colon else self.sign
            return True
        self.at = before
        if (self.level == "chapter" or self.sign == "dot") and self.match(re.compile(r"\.(?=[0-9])")) is not None:
            self.sign = "dot"
            return True
        may_be_comma = self.sign not in ("colon", "dot") and (self.level == "chapter" or self.sign == "comma")
        comma = re.compile(",[ ]*(?=[0-9])" if self.has_verse_comma else ",(?=[0-9])")
        if may_be_comma and self.match(comma) is not None and not self.book_at(self.at):
            self.sign = "comma"
            return True
        self.at = before
        # "John 3 16"
        if self.level == "chapter" and self.match(re.compile("[ ]+(?=[0-9])")) and not self.book_at(self.at):
            return True
        self.at = before
        return False

    def roman_chapter(self) -> tuple[int, bool] | None:
        """A Roman chapter after a name, as in `cxix. 105`, and whether a verse follows."""
        if not self.book or self.chapter is not None or self.book in _ONE_CHAPTER:
            return None
        match = _ROMAN.match(self.text, self.at)
        if not match or not match[0]:
            return None
        sign = re.compile("(?:[.,:] ?| )(?=[0-9])").match(self.text, match.end())
        # "Rut i 1 Sam" in Polish
        if sign and sign[0] == " " and self.book_at(sign.end()):
            return None
        is_plain = len(match[0]) > 1 and re.fullmatch(r"\.? *", self.text[match.end() :])
        if not sign and not is_plain:
            return None
        self.at = sign.end() if sign else match.end()
        return _roman_value(match[0]), sign is not None

    def is_number_next(self) -> bool:
        before = self.at
        if self.match(_CHAPTER_WORD) is None:
            self.match(_VERSE_WORD)
        found = self.text[self.at : self.at + 1].isdigit() or self.roman_chapter() is not None
        self.at = before
        return found

    def number(self) -> int:
        at = self.at
        written = self.match(re.compile("[0-9]+"))
        if written is None:
            self.refuse_place()
        if len(written) > 3:
            self.refuse("not_a_place", f"No chapter or verse has the number {written[:12]}.", at)
        if int(written) == 0:
            self.refuse("zero", "Chapters and verses are counted from 1.", at)
        return int(written)

    def book_at(self, at: int) -> tuple[str, int] | None:
        """The longest name that begins here, and its end."""
        if not re.match(r"[^\W\d_]|[1-9]", self.text[at : at + 1]):
            return None
        part = self.text[at : at + _MAX_NAME]
        limit = re.search(r"[;:,\[\]|]| \.(?![^\W\d_])|(?<=^[0-9])(?: ?[()&/]| - )", part)
        for end in range(limit.start() if limit else len(part), 0, -1):
            if end == 1 and at > 0 and _LETTER_IN_WORD.fullmatch(self.text, at - 1, at + 1):
                return None
            if _may_end_at(part, end) and (book := self.names.find(part[:end])):
                return book, at + end
        return None

    def match_comma(self) -> None:
        """Skips the comma of `John, 3:16`."""
        before = self.at
        if self.match(re.compile(" ?[,;:-][ ]*")) and (self.book_at(self.at) or not self.is_number_next()):
            self.at = before

    def book_after_words(self, at: int) -> tuple[str, int] | None:
        """Skips words before a name. In "La carta a", the first word is not Lamentations; "Apocalypse de" is Revelation."""
        start = at
        while True:
            book, word = self.book_at(start), _WORD_BEFORE_NAME.match(self.text, start)
            if book and not (word and book[1] < start + 5):
                return book
            if not word or start > at + _MAX_NAME:
                return self.book_at(at) if start > at else None
            start = word.end()

    def guessed_book(self, at: int) -> tuple[str, int] | None:
        """An unambiguous beginning of a name."""
        match = _NAME_LIKE.match(self.text, at)
        if not match or (self.book and (_VERSE_WORD.match(self.text, at) or _CHAPTER_WORD.match(self.text, at))):
            return None
        name = match[0].rstrip(". '-")
        books = self.names.beginning(name)
        if len(books) == 1:
            return books[0], at + len(name)
        if books:
            shown = ", ".join(self.names.common_name(book) for book in books[:8])
            self.refuse("ambiguous_book", f'"{name}" may be {shown}.', at)
        return None

    def refuse_book(self, at: int) -> NoReturn:
        self.at = at
        is_number = self.is_number_next()
        match = _NAME_LIKE.match(self.text, at)
        if not match or is_number:
            self.refuse("no_book", "The reference names no book.", at)
        name = match[0].rstrip(". '-")
        self.refuse("unknown_book", f'Unknown book "{name[:40]}".', at)

    def add(self, start: int, first: Place, last: Place) -> None:
        reference = Reference(first, last, self.offsets[start], self.offsets[self.at])
        if _is_backward(first, last):
            self.refuse("backward", f"{reference} ends before it begins.", start)
        self.found.append(reference)

    def refuse_place(self) -> NoReturn:
        shown = self.text[self.at : self.at + 30].strip()
        fault = f'"{shown}" is not a chapter and verse.' if shown else "A number is missing at the end."
        self.refuse("not_a_place", fault)

    def match(self, pattern: re.Pattern[str]) -> str | None:
        match = pattern.match(self.text, self.at)
        if match is None:
            return None
        self.at = match.end()
        return match[0]

    def refuse(self, reason: str, message: str, at: int | None = None) -> NoReturn:
        understood = "; ".join(str(reference) for reference in self.found)
        raise InvalidReferenceError(reason, message, self.offsets[self.at if at is None else at], understood)


def _with_following(place: Place, following: str) -> Place:
    """The end of `Gen 1:3f` and `Gen 1:3ff`."""
    if following == "all":
        return Place(place.book, None if place.verse is None else place.chapter)
    if following == "one" and place.verse is not None:
        return replace(place, verse=place.verse + 1)
    if following == "one" and place.chapter is not None:
        return replace(place, chapter=place.chapter + 1)
    return place


def _is_backward(first: Place, last: Place) -> bool:
    if first.book != last.book or first.chapter is None or last.chapter is None:
        return False
    if first.chapter != last.chapter:
        return first.chapter > last.chapter
    return last.verse is not None and (first.verse or 0) > last.verse


def _may_end_at(text: str, end: int) -> bool:
    before, after = text[end - 1], text[end : end + 1]
    if before == ")":
        return "(" in text[:end]
    if unicodedata.category(before)[0] not in "LMN" or (after and unicodedata.category(after)[0] == "M"):
        return False
    if before.isdigit():
        return not (after.isalpha() or after.isdigit())
    return not after.isalpha()
