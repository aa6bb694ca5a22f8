"""
Reads the documents of a Scriptorium service, a static host, or a folder of published files. See the README.
"""

from .analysis import Word, fold_word, words_of
from .client import Client
from .errors import InvalidReferenceError, ScriptoriumError
from .references import Place, Reference, parse_references
from .sources import DocumentSource, FolderSource, HttpSource, Source
from .text import utf16_length, utf16_slice
from .versification import Numbering, Verse

__all__ = [
    "Client",
    "DocumentSource",
    "FolderSource",
    "HttpSource",
    "InvalidReferenceError",
    "Numbering",
    "Place",
    "Reference",
    "ScriptoriumError",
    "Source",
    "Verse",
    "Word",
    "fold_word",
    "parse_references",
    "utf16_length",
    "utf16_slice",
    "words_of",
]
