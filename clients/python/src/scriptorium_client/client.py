from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, cast

from . import documents as d
from .errors import ScriptoriumError
from .passages import assemble_passages
from .sources import FolderSource, HttpSource, Source, needs_service
from .sources import document_path as path

Ids = str | Sequence[str]


class Client:
    """
    Reads a service, a static host, or a folder of published files:
    `Client("https://scripture.example.org")`, `Client("/srv/bible")`. Methods return the documents of the
    service unchanged and raise `ScriptoriumError`.
    """

    def __init__(self, source: str | os.PathLike[str] | Source) -> None:
        if isinstance(source, str) and "://" in source:
            self.source: Source = HttpSource(source)
        elif isinstance(source, (str, os.PathLike)):
            self.source = FolderSource(source)
        else:
            self.source = source
        self._has_only_documents = False

    def get(self, link: str) -> Any:
        """The document behind any link of a document."""
        return self.source.get(link)

    # Translations

    def translations(self) -> d.AvailableTranslations:
        return cast(d.AvailableTranslations, self.get("/api/available_translations.json"))

    def books(self, translation: str) -> d.TranslationBooks:
        return cast(d.TranslationBooks, self.get(path(translation, "books.json")))

    def chapter(self, translation: str, book: str, chapter: int) -> d.TranslationBookChapter:
        return cast(d.TranslationBookChapter, self.get(path(translation, book, f"{chapter}.json")))

    def simple_chapter(self, translation: str, book: str, chapter: int) -> d.SimpleTranslationBookChapter:
        """Verses as text, with offsets for notes and poetry. `utf16_slice` reads the text at offsets."""
        return cast(d.SimpleTranslationBookChapter, self.get(path(translation, book, f"{chapter}.simple.json")))

    def audio_timings(
        self, translation: str, book: str, chapter: int, reader: str
    ) -> d.TranslationBookChapterAudioTimings:
        link = path(translation, book, f"{chapter}.{reader}.audioTimings.json")
        return cast(d.TranslationBookChapterAudioTimings, self.get(link))

    def words(self, translation: str, book: str, chapter: int) -> d.TranslationBookChapterWords:
        return cast(d.TranslationBookChapterWords, self.get(path(translation, book, f"{chapter}.words.json")))

    def simple_words(self, translation: str, book: str, chapter: int) -> d.SimpleTranslationBookChapterWords:
        link = path(translation, book, f"{chapter}.words.simple.json")
        return cast(d.SimpleTranslationBookChapterWords, self.get(link))

    def complete(self, translation: str) -> d.TranslationComplete:
        return cast(d.TranslationComplete, self.get(path(translation, "complete.json")))

    def simple_complete(self, translation: str) -> d.SimpleTranslationComplete:
        return cast(d.SimpleTranslationComplete, self.get(path(translation, "complete.simple.json")))

    def chapters(
        self, translation: str, books: Iterable[str] | None = None
    ) -> Iterator[d.SimpleTranslationBookChapter]:
        """The chapters of a translation in its order, or of some of its books: `["RUT", "JON"]`."""
        listed = self.books(translation)["books"]
        ids = [each["id"] for each in listed]
        wanted = ids if books is None else [books] if isinstance(books, str) else list(books)
        for missing in (each for each in wanted if each not in ids):
            message = f"{translation} has no book {missing}."
            raise ScriptoriumError("book_not_found", message, hint=f"It has {' '.join(ids)}.")
        for book in (each for each in listed if each["id"] in wanted):
            numbers = range(book["firstChapterNumber"], book["lastChapterNumber"] + 1)
            for chapter in numbers:
                try:
                    yield self.simple_chapter(translation, book["id"], chapter)
                except ScriptoriumError as error:
                    # Books may have gaps between their chapters
                    if error.status != 404 or len(numbers) == book["numberOfChapters"]:
                        raise

    # Commentaries and datasets

    def commentaries(self) -> d.AvailableCommentaries:
        return cast(d.AvailableCommentaries, self.get("/api/available_commentaries.json"))

    def commentary_books(self, commentary: str) -> d.CommentaryBooks:
        return cast(d.CommentaryBooks, self.get(path("c", commentary, "books.json")))

    def commentary_chapter(self, commentary: str, book: str, chapter: int) -> d.CommentaryBookChapter:
        return cast(d.CommentaryBookChapter, self.get(path("c", commentary, book, f"{chapter}.json")))

    def simple_commentary_chapter(self, commentary: str, book: str, chapter: int) -> d.SimpleCommentaryBookChapter:
        return cast(d.SimpleCommentaryBookChapter, self.get(path("c", commentary, book, f"{chapter}.simple.json")))

    def datasets(self) -> d.AvailableDatasets:
        return cast(d.AvailableDatasets, self.get("/api/available_datasets.json"))

    def dataset_books(self, dataset: str) -> d.DatasetBooks:
        return cast(d.DatasetBooks, self.get(path("d", dataset, "books.json")))

    def cross_references(self, dataset: str, book: str, chapter: int) -> d.DatasetBookChapter:
        return cast(d.DatasetBookChapter, self.get(path("d", dataset, book, f"{chapter}.json")))

    def entities(self, dataset: str, book: str, chapter: int) -> d.DatasetEntityBookChapter:
        return cast(d.DatasetEntityBookChapter, self.get(path("d", dataset, book, f"{chapter}.json")))

    def people(self, dataset: str) -> d.DatasetPeople:
        return cast(d.DatasetPeople, self.get(path("d", dataset, "people.json")))

    def person(self, dataset: str, person: str) -> d.DatasetPersonRecord:
        return cast(d.DatasetPersonRecord, self.get(path("d", dataset, "people", f"{person}.json")))

    def places(self, dataset: str) -> d.DatasetPlaces:
        return cast(d.DatasetPlaces, self.get(path("d", dataset, "places.json")))

    def place(self, dataset: str, place: str) -> d.DatasetPlaceRecord:
        return cast(d.DatasetPlaceRecord, self.get(path("d", dataset, "places", f"{place}.json")))

    def events(self, dataset: str) -> d.DatasetEvents:
        return cast(d.DatasetEvents, self.get(path("d", dataset, "events.json")))

    def event(self, dataset: str, event: str) -> d.DatasetEventRecord:
        return cast(d.DatasetEventRecord, self.get(path("d", dataset, "events", f"{event}.json")))

    def groups(self, dataset: str) -> d.DatasetPeopleGroups:
        return cast(d.DatasetPeopleGroups, self.get(path("d", dataset, "groups.json")))

    def group(self, dataset: str, group: str) -> d.DatasetPeopleGroupRecord:
        return cast(d.DatasetPeopleGroupRecord, self.get(path("d", dataset, "groups", f"{group}.json")))

    # Extensions: other services with the same contract respond with 404

    def languages(self) -> d.Languages:
        return cast(d.Languages, self.get("/api/x/languages.json"))

    def features(self) -> d.Features:
        return cast(d.Features, self.get("/api/x/features.json"))

    def versification(self, translation: str) -> d.TranslationVersification:
        return cast(d.TranslationVersification, self.get(path("x", "versification", f"{translation}.json")))

    def lexicons(self) -> d.Lexicons:
        return cast(d.Lexicons, self.get("/api/x/lexicons.json"))

    def lexicon_entry(self, lexicon: str, number: str) -> d.LexiconEntry:
        return cast(d.LexiconEntry, self.get(path("x", "lexicon", lexicon, f"{number}.json")))

    def plans(self) -> d.Plans:
        return cast(d.Plans, self.get("/api/x/plans.json"))

    def plan_days(self, plan: str) -> d.PlanDays:
        return cast(d.PlanDays, self.get(path("x", "days", f"{plan}.json")))

    def manifest(self) -> d.Manifest:
        return cast(d.Manifest, self.get("/api/x/manifest.json"))

    # Questions

    def ask(self, question: str, **parameters: object) -> Any:
        """The answer of a live service to any question: `client.ask("word", number="H430")`."""
        try:
            return self.source.ask(question, _written(parameters))
        except ScriptoriumError as error:
            # The error page of a static host
            if error.code != "http_error" or not _is_unknown_question(error):
                raise
            raise needs_service(question, error) from None

    def passages(
        self,
        ref: str,
        translations: Ids,
        include: Sequence[Literal["headings", "footnotes", "words"]] = (),
    ) -> d.PassageAnswer:
        """
        The verses of references in one or several translations. Without a live service, they are assembled
        from the documents, and references may only use English book names and those of the translations.
        """
        if not self._has_only_documents:
            try:
                answer = self.ask("passage", **{"ref": ref, "in": translations, "include": include})
                return cast(d.PassageAnswer, answer)
            except ScriptoriumError as error:
                if not _is_unknown_question(error):
                    raise
        answer = assemble_passages(self.source, ref, translations, include)
        self._has_only_documents = True
        return cast(d.PassageAnswer, answer)

    def search(
        self,
        query: str,
        translations: Ids,
        *,
        books: str | None = None,
        match: Literal["best", "all"] | None = None,
        group: Literal["verse", "edition"] | None = None,
        sort: Literal["relevance", "canon"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> d.SearchAnswer:
        """Needs a live service."""
        parameters = {"q": query, "in": translations, "books": books, "match": match, "group": group}
        answer = self.ask("search", **parameters, sort=sort, limit=limit, offset=offset)
        return cast(d.SearchAnswer, answer)

    def random_verse(self, translations: Ids, books: str | None = None) -> d.PassageAnswer:
        """Needs a live service."""
        return cast(d.PassageAnswer, self.ask("random", **{"in": translations, "books": books}))

    def verse_of_the_day(self, translations: Ids, date: str | None = None) -> d.VerseOfTheDay:
        """Needs a live service."""
        return cast(d.VerseOfTheDay, self.ask("verse-of-the-day", **{"in": translations, "date": date}))

    def find_references(self, text: str, language: str | None = None) -> d.ReferencesInProse:
        """References in running text. Needs a live service."""
        return cast(d.ReferencesInProse, self.ask("references", text=text, language=language))

    def suggest(self, query: str, translation: str | None = None, limit: int | None = None) -> d.SuggestAnswer:
        """Needs a live service."""
        return cast(d.SuggestAnswer, self.ask("suggest", **{"q": query, "in": translation, "limit": limit}))

    def check_quotation(
        self, text: str, translations: Ids, ref: str | None = None
    ) -> d.QuotationAnswer:
        """Needs a live service."""
        return cast(d.QuotationAnswer, self.ask("quote", **{"text": text, "in": translations, "ref": ref}))


def _written(parameters: dict[str, object]) -> dict[str, str]:
    return {
        name: ",".join(value) if isinstance(value, Iterable) and not isinstance(value, str) else str(value)
        for name, value in parameters.items()
        if value is not None and value != () and value != []
    }


def _is_unknown_question(error: ScriptoriumError) -> bool:
    """Errors about a question name the parameter; those of a static host do not."""
    if error.parameter is not None:
        return False
    codes = ("needs_service", "invalid_answer")
    return error.code in codes or error.status in (400, 403, 404, 405, 410, 501)
