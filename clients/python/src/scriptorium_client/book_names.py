from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from .tables import table

_ACCENTS = re.compile("[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u3099\u309a]")
_ORDINALS = "|".join(
    f"({words})"
    for words in (
        r"i|one|first|pr[ei]m[^\W\d_]+|e?erste.?|forst.|pierwsz.|prvni",
        "ii|two|se[cg][ou]nd[aeo]?|deuxieme|zweite.?|tweede|and(?:ra|re|en)|dru[gh][aiy]",
        "iii|three|third|tercei?r[ao]?|terz[ao]|troisieme|dritte.?|derde|tredje|trzecia?|treti",
        "iv|fourth",
        "fifth",
    )
)
_JOINED_NUMERAL = re.compile("^I{1,3}(?=(?!Sai)[A-Z][a-z]{2})")
_NUMERAL = re.compile(rf"^\s*(?:{_ORDINALS})(?=[\s.])")
LINK_WORDS = (
    r"general|an die|aan de|paul\w*|[eé]p[iíî]\w*|let\w*|carta|bri?e[fv]\w*|list|books?|li[bv]r[eo]|buch|boek"
    r"|d[eiou]?s?|de[lr]|of|to|a[filv]?|aos|aux|l[ao]s|the|s[tvw]?|saint|s[aã][no]|apost\w*|v[ao]n|til"
)
_ORDINAL = re.compile(
    r"^\s*([1-5])(?:[.-]?[adehimnorst°агеиштєя]{1,3})?[\s.-]+"
    rf"(?:(?:{LINK_WORDS})[\s.]+){{0,5}}(?=[^\W\d_])"
)
_COMMON_WORDS = set(
    "mark job numbers song judges kings is am as so he re la na mi ho jo co ti es ez da ma lu os".split()
)


@cache
def name_key(name: str) -> str:
    """Ignores case, accents, dots, spaces and the notation of a leading number."""
    lower = _JOINED_NUMERAL.sub(r"\g<0> ", name).lower()
    letters = _ACCENTS.sub("", unicodedata.normalize("NFKD", lower).lower())
    plain = table("plainLetters")
    letters = "".join(plain.get(each, each) for each in letters).replace("ς", "σ")
    return "".join(each for each in _numbered(letters) if unicodedata.category(each)[0] in "LMN")


def edition_key(name: str) -> str:
    """`King James` of `The King James Version`."""
    return name_key(re.sub(r"^the | (?:bible|translation|version)$", "", name, flags=re.IGNORECASE))


def _numbered(name: str) -> str:
    if not re.search(r"\S[\s.-]+\S", name):
        return name
    name = _NUMERAL.sub(lambda match: str(match.lastindex), name)
    return _ORDINAL.sub(r"\1 ", name)


def is_common_word(name: str) -> bool:
    return name_key(name) in _COMMON_WORDS


@cache
def _usfm_ids() -> dict[str, str]:
    """USFM ids by OSIS id and by themselves, in lower case."""
    ids = {usfm.lower(): usfm for usfm in table("books")}
    return ids | {osis.lower(): usfm for osis, usfm in table("osis").items()}


class BookNames:
    """Finds books by name. The names of an edition take priority over English ones."""

    def __init__(self, books: Sequence[Mapping[str, Any]] = ()) -> None:
        own: dict[str, str] = {}
        for member in ("name", "commonName", "title"):
            for book in books:
                key = name_key(book.get(member) or "")
                if key:
                    own.setdefault(key, book["id"])
        self.own = {book["id"]: book["name"] for book in books if book.get("name")}
        self._tables: Iterable[Mapping[str, str]] = (own, table("names"))

    def find(self, name: str) -> str | None:
        """The USFM id for a name, a USFM id or an OSIS id."""
        name = name.strip()
        if name in table("books"):
            return name
        key = name_key(name)
        if not key:
            return None
        for names in self._tables:
            if key in names:
                return names[key]
        usfm = _usfm_ids().get(name.lower())
        # "Ps2" is a psalm, not the book PS2
        return None if usfm == name.upper() and name[-1].isdigit() else usfm

    def beginning(self, name: str) -> list[str]:
        """The books with names that begin with a text."""
        key = name_key(name)
        for names in self._tables if key else ():
            found = dict.fromkeys(usfm for other, usfm in names.items() if other.startswith(key))
            if found:
                return list(found)
        return []

    def common_name(self, book: str) -> str:
        return self.own.get(book) or table("books").get(book) or book
