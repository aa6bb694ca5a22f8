# Made from the OpenAPI document of the service by client/scripts/python-types.make.ts: do not edit.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class AlignedGroup(TypedDict):
    source: list[AlignedSourceWord]
    target: list[AlignedTargetWord]
    score: NotRequired[float]

class AlignedSourceWord(TypedDict):
    edition: str | None
    chapter: NotRequired[int]
    verse: int
    index: int | None
    lemma: str | None
    strongs: list[str]
    morph: str | None
    text: NotRequired[str]
    occurrence: NotRequired[int]

class AlignedTargetWord(TypedDict):
    verse: int
    start: int
    end: int

class AlignmentFeature(TypedDict):
    by: Literal["source", "computed"]
    quality: float | None

class Attribution(TypedDict):
    edition: str
    text: str
    licenseUrl: str

AudioLinks: TypeAlias = "dict[str, str]"

AudioTimingsLinks: TypeAlias = "dict[str, str]"

class AvailableCommentaries(TypedDict):
    commentaries: list[Commentary]

class AvailableDatasets(TypedDict):
    datasets: list[Dataset]

class AvailableTranslations(TypedDict):
    translations: list[Translation]

class BookCount(TypedDict):
    book: str
    count: int

BookId: TypeAlias = "str"

class ChapterAlignment(TypedDict):
    by: Literal["source", "computed"]
    quality: float | None
    groups: list[AlignedGroup]

ChapterContent: TypeAlias = "ChapterHeading | ChapterLineBreak | ChapterVerse | ChapterHebrewSubtitle"

class ChapterData(TypedDict):
    number: int
    content: list[ChapterContent]
    footnotes: list[ChapterFootnote]

class ChapterFootnoteReference(TypedDict):
    chapter: int
    verse: int

class ChapterFootnote(TypedDict):
    noteId: int
    text: str
    reference: NotRequired[ChapterFootnoteReference]
    caller: str | None

class ChapterHeading(TypedDict):
    type: Literal["heading"]
    content: list[str]

class ChapterHebrewSubtitle(TypedDict):
    type: Literal["hebrew_subtitle"]
    content: list[str | FormattedText | VerseFootnoteReference]

class ChapterLineBreak(TypedDict):
    type: Literal["line_break"]

class ChapterVerse(TypedDict):
    type: Literal["verse"]
    number: int
    content: list[str | FormattedText | InlineHeading | InlineLineBreak | VerseFootnoteReference]

class ChapterWord(TypedDict):
    contentIndex: int
    start: int
    end: int
    strongs: NotRequired[list[str]]
    lemma: NotRequired[str]
    morph: NotRequired[str]
    srcloc: NotRequired[str]
    occurrence: NotRequired[int]
    occurrences: NotRequired[int]

class Commentary(TypedDict):
    id: str
    name: str
    englishName: str
    website: str
    licenseUrl: str
    licenseNotes: str | None
    licenseNotice: NotRequired[str]
    language: str
    languageName: NotRequired[str]
    languageEnglishName: NotRequired[str]
    textDirection: Literal["ltr", "rtl"]
    listOfBooksApiLink: str
    listOfProfilesApiLink: str
    availableFormats: list[Literal["json", "usfm"]]
    numberOfBooks: int
    totalNumberOfChapters: int
    totalNumberOfVerses: int
    totalNumberOfProfiles: int
    sha256: NotRequired[str]

class CommentaryBook(TypedDict):
    id: BookId
    commentaryId: str
    name: str
    commonName: str
    introduction: NotRequired[str]
    introductionSummary: NotRequired[str]
    order: int
    firstChapterNumber: int | None
    firstChapterApiLink: str | None
    firstChapterReference: CommentaryChapterReference | None
    lastChapterNumber: int | None
    lastChapterApiLink: str | None
    lastChapterReference: CommentaryChapterReference | None
    numberOfChapters: int
    totalNumberOfVerses: int
    sha256: NotRequired[str]

class CommentaryBookChapterChapterContentItem(TypedDict):
    type: Literal["verse"]
    number: int
    content: list[str]

class CommentaryBookChapterChapter(TypedDict):
    number: int
    introduction: NotRequired[str]
    content: list[CommentaryBookChapterChapterContentItem]

class CommentaryBookChapter(TypedDict):
    commentary: Commentary
    book: CommentaryBook
    thisChapterLink: str
    thisChapterReference: CommentaryChapterReference
    nextChapterApiLink: str | None
    nextChapterReference: CommentaryChapterReference | None
    previousChapterApiLink: str | None
    previousChapterReference: CommentaryChapterReference | None
    numberOfVerses: int
    chapter: CommentaryBookChapterChapter
    simpleChapterApiLink: str

class CommentaryBooks(TypedDict):
    commentary: Commentary
    books: list[CommentaryBook]

class CommentaryChapterReference(TypedDict):
    commentaryId: str
    book: BookId
    chapter: int

class CommentaryProfile(TypedDict):
    commentary: Commentary
    profile: CommentaryProfileReference
    content: list[str]

class CommentaryProfileReferenceReference(TypedDict):
    book: BookId
    chapter: int
    verse: int
    endVerse: NotRequired[int]

class CommentaryProfileReference(TypedDict):
    id: str
    subject: str
    reference: CommentaryProfileReferenceReference | None
    thisProfileLink: str
    referenceChapterLink: str | None

class CommentaryProfiles(TypedDict):
    commentary: Commentary
    profiles: list[CommentaryProfileReference]

class CommentaryVersification(TypedDict):
    commentary: str
    scheme: Literal["org", "eng", "lxx", "vul", "rsc", "rso"]
    evidence: VersificationEvidence
    mappings: list[VersificationMapping]

class ComputedSearchRootFields(TypedDict):
    strong: NotRequired[SearchField]
    lemma: NotRequired[SearchField]
    morph: NotRequired[SearchField]

class ComputedSearchRoot(TypedDict):
    format: Literal[1]
    translation: str
    quality: float | None
    fields: ComputedSearchRootFields

class Dataset(TypedDict):
    id: str
    name: str
    englishName: str
    website: str
    licenseUrl: str
    licenseNotes: str
    licenseNotice: NotRequired[str]
    language: str
    languageName: NotRequired[str]
    languageEnglishName: NotRequired[str]
    textDirection: Literal["ltr", "rtl"]
    availableFormats: list[Literal["json", "usfm"]]
    listOfBooksApiLink: str
    numberOfBooks: int
    totalNumberOfChapters: int
    totalNumberOfVerses: int
    totalNumberOfReferences: int
    listOfPeopleApiLink: NotRequired[str]
    totalNumberOfPeople: NotRequired[int]
    listOfPlacesApiLink: NotRequired[str]
    totalNumberOfPlaces: NotRequired[int]
    listOfEventsApiLink: NotRequired[str]
    totalNumberOfEvents: NotRequired[int]
    listOfPeopleGroupsApiLink: NotRequired[str]
    totalNumberOfPeopleGroups: NotRequired[int]

class DatasetBook(TypedDict):
    id: BookId
    datasetId: str
    order: int
    firstChapterNumber: int
    firstChapterApiLink: str
    firstChapterReference: DatasetChapterReference
    lastChapterNumber: int
    lastChapterApiLink: str
    lastChapterReference: DatasetChapterReference
    numberOfChapters: int
    totalNumberOfVerses: int
    totalNumberOfReferences: int

class DatasetBookChapter(TypedDict):
    dataset: Dataset
    book: DatasetBook
    thisChapterLink: str
    thisChapterReference: DatasetChapterReference
    nextChapterApiLink: str | None
    nextChapterReference: DatasetChapterReference | None
    previousChapterApiLink: str | None
    previousChapterReference: DatasetChapterReference | None
    numberOfVerses: int
    numberOfReferences: int
    chapter: DatasetChapterData

class DatasetBooks(TypedDict):
    dataset: Dataset
    books: list[DatasetBook]

class DatasetChapterData(TypedDict):
    number: int
    content: list[DatasetChapterVerseContent]

class DatasetChapterEvent(TypedDict):
    id: str
    name: str
    startDate: NotRequired[str]
    apiLink: str
    verses: list[int]

class DatasetChapterPerson(TypedDict):
    id: str
    name: str
    isProperName: NotRequired[bool]
    gender: NotRequired[str]
    birthYear: NotRequired[float]
    deathYear: NotRequired[float]
    apiLink: str
    verses: list[int]

class DatasetChapterPlace(TypedDict):
    id: str
    name: str
    featureType: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    apiLink: str
    verses: list[int]

class DatasetChapterReference(TypedDict):
    datasetId: str
    book: BookId
    chapter: int

class DatasetChapterVerseContent(TypedDict):
    verse: int
    references: list[DatasetReference]

class DatasetEntityBookChapter(TypedDict):
    dataset: Dataset
    book: DatasetBook
    thisChapterLink: str
    thisChapterReference: DatasetChapterReference
    nextChapterApiLink: str | None
    nextChapterReference: DatasetChapterReference | None
    previousChapterApiLink: str | None
    previousChapterReference: DatasetChapterReference | None
    numberOfPeople: int
    numberOfPlaces: int
    numberOfEvents: int
    chapter: DatasetEntityChapterData

class DatasetEntityChapterData(TypedDict):
    number: int
    people: list[DatasetChapterPerson]
    places: list[DatasetChapterPlace]
    events: list[DatasetChapterEvent]

class DatasetEntityRef(TypedDict):
    id: str
    type: DatasetEntityType
    name: str
    apiLink: str

DatasetEntityType: TypeAlias = "Literal[\"people\", \"places\", \"events\", \"groups\"]"

class DatasetEvent(TypedDict):
    id: str
    name: str
    startDate: NotRequired[str]
    duration: NotRequired[str]
    participants: NotRequired[list[DatasetEntityRef]]
    locations: NotRequired[list[DatasetEntityRef]]
    groups: NotRequired[list[DatasetEntityRef]]
    partOf: NotRequired[DatasetEntityRef]
    predecessor: NotRequired[DatasetEntityRef]
    references: list[VerseRef]

class DatasetEventRecord(TypedDict):
    dataset: Dataset
    event: DatasetEvent
    thisEventApiLink: str

class DatasetEventSummary(TypedDict):
    id: str
    name: str
    startDate: NotRequired[str]
    numberOfReferences: int
    thisEventApiLink: str

class DatasetEvents(TypedDict):
    dataset: Dataset
    events: list[DatasetEventSummary]

class DatasetPeople(TypedDict):
    dataset: Dataset
    people: list[DatasetPersonSummary]

class DatasetPeopleGroup(TypedDict):
    id: str
    name: str
    members: NotRequired[list[DatasetEntityRef]]
    events: NotRequired[list[DatasetEntityRef]]
    references: list[VerseRef]

class DatasetPeopleGroupRecord(TypedDict):
    dataset: Dataset
    group: DatasetPeopleGroup
    thisPeopleGroupApiLink: str

class DatasetPeopleGroupSummary(TypedDict):
    id: str
    name: str
    numberOfMembers: int
    thisPeopleGroupApiLink: str

class DatasetPeopleGroups(TypedDict):
    dataset: Dataset
    groups: list[DatasetPeopleGroupSummary]

class DatasetPerson(TypedDict):
    id: str
    name: str
    alsoCalled: NotRequired[list[str]]
    isProperName: NotRequired[bool]
    gender: NotRequired[str]
    description: NotRequired[list[str]]
    birthYear: NotRequired[float]
    deathYear: NotRequired[float]
    minYear: NotRequired[float]
    maxYear: NotRequired[float]
    birthPlace: NotRequired[DatasetEntityRef]
    deathPlace: NotRequired[DatasetEntityRef]
    father: NotRequired[list[DatasetEntityRef]]
    mother: NotRequired[list[DatasetEntityRef]]
    partners: NotRequired[list[DatasetEntityRef]]
    children: NotRequired[list[DatasetEntityRef]]
    siblings: NotRequired[list[DatasetEntityRef]]
    halfSiblingsSameMother: NotRequired[list[DatasetEntityRef]]
    halfSiblingsSameFather: NotRequired[list[DatasetEntityRef]]
    memberOf: NotRequired[list[DatasetEntityRef]]
    events: NotRequired[list[DatasetEntityRef]]
    references: list[VerseRef]

class DatasetPersonRecord(TypedDict):
    dataset: Dataset
    person: DatasetPerson
    thisPersonApiLink: str

class DatasetPersonSummary(TypedDict):
    id: str
    name: str
    isProperName: NotRequired[bool]
    gender: NotRequired[str]
    numberOfReferences: int
    thisPersonApiLink: str

class DatasetPlace(TypedDict):
    id: str
    name: str
    kjvName: NotRequired[str]
    esvName: NotRequired[str]
    aliases: NotRequired[list[str]]
    featureType: NotRequired[str]
    featureSubType: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    precision: NotRequired[str]
    description: NotRequired[list[str]]
    comment: NotRequired[str]
    rootPlace: NotRequired[DatasetEntityRef]
    duplicateOf: NotRequired[DatasetEntityRef]
    people: NotRequired[list[DatasetEntityRef]]
    peopleBorn: NotRequired[list[DatasetEntityRef]]
    peopleDied: NotRequired[list[DatasetEntityRef]]
    events: NotRequired[list[DatasetEntityRef]]
    references: list[VerseRef]

class DatasetPlaceRecord(TypedDict):
    dataset: Dataset
    place: DatasetPlace
    thisPlaceApiLink: str

class DatasetPlaceSummary(TypedDict):
    id: str
    name: str
    featureType: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    numberOfReferences: int
    thisPlaceApiLink: str

class DatasetPlaces(TypedDict):
    dataset: Dataset
    places: list[DatasetPlaceSummary]

class DatasetReference(TypedDict):
    book: BookId
    chapter: int
    verse: int
    endChapter: NotRequired[int]
    endVerse: NotRequired[int]
    score: NotRequired[float]

class DatasetVersification(TypedDict):
    dataset: str
    scheme: Literal["org", "eng", "lxx", "vul", "rsc", "rso"]
    evidence: VersificationEvidence
    mappings: list[VersificationMapping]

class Download(TypedDict):
    edition: str
    format: str
    link: str
    mediaType: str
    size: int
    sha256: str
    licenseUrl: str
    madeFrom: str

class Downloads(TypedDict):
    downloads: list[Download]

class EditionManifest(TypedDict):
    format: Literal[1]
    edition: str
    kind: Literal["translation", "commentary", "dataset", "lexicon", "plan"]
    documents: list[ManifestEntry]

class EditionReport1Census(TypedDict):
    versification: Literal["org", "eng", "lxx", "vul", "rsc", "rso"]
    books: int
    chapters: int
    verses: int
    missingBooks: list[BookId]
    missingChapters: list[str]
    missing: ReportPlaces
    extra: ReportPlaces
    merged: ReportPlaces
    duplicated: ReportPlaces
    empty: ReportPlaces
    outOfOrder: ReportPlaces

class EditionReport1Words(TypedDict):
    annotated: int
    aligned: NotRequired[int]
    numbers: int
    distinctNumbers: int
    unreadableNumbers: list[str]
    parsed: int
    scheme: Literal["oshb", "robinson", "unfoldingword"] | None
    distinctCodes: int
    unknownCodes: list[str]

class EditionReport1BooksItemChaptersItem(TypedDict):
    number: int
    verses: int
    expected: int | None
    missing: int
    extra: int

class EditionReport1BooksItem(TypedDict):
    id: BookId
    file: str
    chapters: list[EditionReport1BooksItemChaptersItem]
    conservation: ReportConservation

class EditionReport1(TypedDict):
    id: str
    name: str
    kind: Literal["translation"]
    sha256: NotRequired[str]
    census: EditionReport1Census
    conservation: ReportConservation
    words: NotRequired[EditionReport1Words]
    books: list[EditionReport1BooksItem]
    diagnostics: ReportDiagnostics

class EditionReport2Counts(TypedDict):
    books: int
    chapters: int
    verses: int
    entries: NotRequired[int]

class EditionReport2(TypedDict):
    id: str
    name: str
    kind: Literal["commentary", "cross-references", "entities", "lexicon", "plan"]
    sha256: NotRequired[str]
    counts: EditionReport2Counts
    tally: dict[str, int]
    diagnostics: ReportDiagnostics

EditionReport: TypeAlias = "EditionReport1 | EditionReport2"

class EntrySearchRootBooksItem(TypedDict):
    book: str
    name: str
    title: NotRequired[str]
    chapters: list[list[int]]
    ids: NotRequired[list[str]]

class EntrySearchRoot(TypedDict):
    format: Literal[1]
    translation: str
    language: str
    verses: int
    words: int
    fields: SearchFields
    frequent: list[str]
    dictionary: NotRequired[Literal["lemma", "strong"]]
    lengths: str
    scope: Literal["notes", "headings", "footnotes", "names", "lexicon"]
    books: list[EntrySearchRootBooksItem]
    heads: NotRequired[str]

class ErrorError(TypedDict):
    code: str
    message: str
    hint: NotRequired[str]
    parameter: NotRequired[str]
    at: NotRequired[int]
    understood: NotRequired[str]
    editions: NotRequired[list[str]]

class Error(TypedDict):
    error: ErrorError

class Features(TypedDict):
    translations: list[TranslationFeatures]

class FormattedText(TypedDict):
    text: str
    poem: NotRequired[int]
    wordsOfJesus: NotRequired[Literal[True]]

class FoundLexiconEntry(TypedDict):
    lexicon: str
    id: str
    lemma: str
    transliteration: NotRequired[str]
    pronunciation: NotRequired[str]
    partOfSpeech: NotRequired[str]
    gloss: str
    definition: str
    derivation: NotRequired[str]
    references: NotRequired[list[str]]
    related: NotRequired[list[str]]

class FoundVerse(TypedDict):
    translation: str
    book: str
    chapter: int
    verse: int
    endVerse: NotRequired[int]
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    foundIn: NotRequired[list[str]]
    computed: NotRequired[Literal[True]]
    text: str
    marks: list[list[int]]

class FurtherResults(TypedDict):
    forms: int
    some: int
    otherWordings: int

class InlineHeading(TypedDict):
    heading: str

class InlineLineBreak(TypedDict):
    lineBreak: Literal[True]

class Language(TypedDict):
    code: str
    name: str | None
    englishName: str | None
    script: str | None
    population: int | None
    direction: Literal["ltr", "rtl"]
    translations: list[str]
    commentaries: list[str]
    datasets: list[str]
    lexicons: list[str]

class LanguageTranslations(TypedDict):
    translations: list[Translation]
    features: list[TranslationFeatures]

class Languages(TypedDict):
    languages: list[Language]

class Lexicon(TypedDict):
    id: str
    name: str
    englishName: str
    website: str
    licenseUrl: str
    licenseNotes: str | None
    licenseNotice: NotRequired[str]
    language: str
    languageName: NotRequired[str]
    languageEnglishName: NotRequired[str]
    textDirection: Literal["ltr", "rtl"]
    entryApiLink: str
    numberOfEntries: int
    numberOfHebrewEntries: int
    numberOfGreekEntries: int
    hasGlosses: NotRequired[Literal[True]]
    hebrewGlossesApiLink: NotRequired[str]
    greekGlossesApiLink: NotRequired[str]
    nameParts: list[str]

class LexiconEntry(TypedDict):
    id: str
    lemma: str
    transliteration: NotRequired[str]
    pronunciation: NotRequired[str]
    partOfSpeech: NotRequired[str]
    gloss: str
    definition: str
    derivation: NotRequired[str]
    references: NotRequired[list[str]]
    related: NotRequired[list[str]]

class LexiconGlosses(TypedDict):
    lexicon: str
    letter: Literal["H", "G"]
    glosses: dict[str, str]

class LexiconNamesEntriesValue(TypedDict):
    lemma: str
    transliteration: NotRequired[str]
    gloss: str
    derivedGloss: NotRequired[str]

class LexiconNames(TypedDict):
    lexicon: str
    lemmas: dict[str, list[str]]
    transliterations: dict[str, list[str]]
    meanings: dict[str, list[str]]
    words: dict[str, dict[str, int]]
    entries: dict[str, LexiconNamesEntriesValue]

class Lexicons(TypedDict):
    lexicons: list[Lexicon]

class License(TypedDict):
    attribution: Literal["required", "not-required"]
    commercialUse: Literal["allowed", "not-allowed"]
    derivatives: Literal["allowed", "not-allowed"]
    copyleft: bool
    publicDomain: bool

class ListedLexiconEntry(TypedDict):
    lexicon: str
    id: str
    lemma: str
    transliteration: NotRequired[str]
    gloss: str

class ManifestEditionsItem(TypedDict):
    id: str
    kind: Literal["translation", "commentary", "dataset", "lexicon", "plan"]
    documents: int
    size: int
    manifest: ManifestEntry

class Manifest(TypedDict):
    format: Literal[1]
    documents: int
    size: int
    shared: list[ManifestEntry]
    editions: list[ManifestEditionsItem]

class ManifestEntry(TypedDict):
    path: str
    sha256: str
    size: int

class Morphology(TypedDict):
    scheme: Literal["oshb", "robinson", "unfoldingword"]
    name: str
    website: str
    separator: str | None
    codes: dict[str, str]

class NamedTranslation(TypedDict):
    id: str
    language: str
    name: str
    englishName: str
    shortName: str

class NumberCountsTranslationsItem(TypedDict):
    translation: str
    language: str
    hebrew: str
    greek: str

class NumberCounts(TypedDict):
    translations: list[NumberCountsTranslationsItem]

class OpenApiInfoLicense(TypedDict):
    name: str
    identifier: str

class OpenApiInfo(TypedDict):
    title: str
    version: Literal["1.0.0"]
    summary: str
    description: str
    license: OpenApiInfoLicense

class OpenApiServersItem(TypedDict):
    url: str
    description: str

class OpenApiTagsItem(TypedDict):
    name: str
    description: str

class OpenApiPathsValue(TypedDict):
    get: dict[str, Any]

class OpenApiComponents(TypedDict):
    schemas: dict[str, Any]
    responses: dict[str, Any]
    parameters: dict[str, Any]
    headers: dict[str, Any]

class OpenApi(TypedDict):
    openapi: Literal["3.1.1"]
    info: OpenApiInfo
    servers: list[OpenApiServersItem]
    tags: list[OpenApiTagsItem]
    paths: dict[str, OpenApiPathsValue]
    components: OpenApiComponents

class OtherSpelling(TypedDict):
    term: str
    verses: int
    query: str

ParsedReference = TypedDict(
    "ParsedReference",
    {
        "reference": "str",
        "label": "str",
        "osis": "str",
        "id": "str",
        "from": "ReferencePlace",
        "to": "ReferencePlace",
        "edition": "str | None",
    },
)

class Passage(TypedDict):
    reference: str
    label: str
    editions: list[PassageEdition]

class PassageAnswer(TypedDict):
    references: list[str]
    numbering: Literal["org", "eng", "lxx", "vul", "rsc", "rso"] | None
    passages: list[Passage]
    attributions: list[Attribution]
    next: str | None

class PassageEdition(TypedDict):
    translation: str
    reference: str
    label: str
    verses: list[PassageVerse]

class PassageVersePoemItem(TypedDict):
    start: int
    end: int
    level: int

class PassageVerseWordsOfJesusItem(TypedDict):
    start: int
    end: int

class PassageVerseHeadingsItem(TypedDict):
    offset: int
    text: str

class PassageVerseFootnotesItem(TypedDict):
    offset: int
    text: str
    caller: str | None

class PassageVerseWordsItem(TypedDict):
    start: int
    end: int
    strongs: NotRequired[list[str]]
    lemma: NotRequired[str]
    morph: NotRequired[str]
    srcloc: NotRequired[str]
    occurrence: NotRequired[int]
    occurrences: NotRequired[int]

class PassageVerse(TypedDict):
    book: str
    chapter: int
    verse: int
    endVerse: NotRequired[int]
    text: str
    poem: NotRequired[list[PassageVersePoemItem]]
    wordsOfJesus: NotRequired[list[PassageVerseWordsOfJesusItem]]
    headings: NotRequired[list[PassageVerseHeadingsItem]]
    footnotes: NotRequired[list[PassageVerseFootnotesItem]]
    words: NotRequired[list[PassageVerseWordsItem]]

class Plan(TypedDict):
    id: str
    name: str
    englishName: str
    website: str
    licenseUrl: str
    licenseNotes: str | None
    licenseNotice: NotRequired[str]
    language: str
    languageName: NotRequired[str]
    languageEnglishName: NotRequired[str]
    textDirection: Literal["ltr", "rtl"]
    daysApiLink: str
    numberOfDays: int

class PlanDay(TypedDict):
    day: int
    date: NotRequired[str]
    season: NotRequired[str]
    week: NotRequired[str]
    weekday: NotRequired[str]
    year: NotRequired[str]
    title: NotRequired[str]
    references: list[str]

class PlanDays(TypedDict):
    plan: Plan
    numbering: Literal["org", "eng", "lxx", "vul", "rsc", "rso"]
    days: list[PlanDay]

class Plans(TypedDict):
    plans: list[Plan]

class QuotationAnswerClaimed(TypedDict):
    reference: str
    agrees: bool

class QuotationAnswerOtherPlacesItem(TypedDict):
    reference: str
    label: str

class QuotationAnswerOtherEditionsItem(TypedDict):
    edition: str
    verdict: Literal["exact", "exact-in-other-edition", "wrong-reference", "partial", "altered", "paraphrase", "not-found"]
    coverage: float

class QuotationAnswer(TypedDict):
    verdict: Literal["exact", "exact-in-other-edition", "wrong-reference", "partial", "altered", "paraphrase", "not-found"]
    reference: str | None
    label: str | None
    edition: str | None
    claimed: NotRequired[QuotationAnswerClaimed]
    coverage: float
    text: str | None
    differences: list[QuotationDifference]
    otherPlaces: list[QuotationAnswerOtherPlacesItem]
    otherEditions: list[QuotationAnswerOtherEditionsItem]
    sha256: str | None
    release: str | None
    attributions: list[Attribution]

QuotationDifference = TypedDict(
    "QuotationDifference",
    {
        "kind": "Literal[\"replaced\", \"left-out\", \"added\", \"moved\", \"punctuation\", \"case\", \"spelling\"]",
        "quoted": "list[int]",
        "verse": "list[int]",
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
    },
)

class ReferencePlace(TypedDict):
    book: str
    chapter: NotRequired[int]
    verse: NotRequired[int]
    part: NotRequired[str]

class ReferencesInProseItem(TypedDict):
    start: int
    end: int
    text: str
    references: list[str]
    label: str

ReferencesInProse: TypeAlias = "list[ReferencesInProseItem]"

Release: TypeAlias = "Manifest"

class Rendering(TypedDict):
    words: str
    count: int

class Renderings(TypedDict):
    translation: str
    of: str
    renderings: list[Rendering]
    others: int

class ReportAmount(TypedDict):
    characters: int
    words: int

class ReportConservation(TypedDict):
    read: ReportAmount
    verses: ReportAmount
    titles: ReportAmount
    headings: ReportAmount
    notes: ReportAmount
    dropped: dict[str, ReportAmount]
    lost: int
    invented: int
    glued: int
    split: int

class ReportDiagnosticsListItemSource(TypedDict):
    text: str
    column: int

class ReportDiagnosticsListItem(TypedDict):
    code: Literal["no-sources", "unread-file", "compiled-source", "unmatched-pattern", "ignored-archive", "no-metadata", "bad-metadata", "unserved-metadata", "incomplete-license", "unknown-language", "bad-site", "unknown-start", "bad-edition-id", "duplicate-edition-id", "unreadable-file", "outside-edition", "bad-file-name", "internal-error", "too-large", "worker-limit", "not-text", "padding-at-end", "windows-character", "invalid-utf8", "byte-order-mark-in-text", "merge-conflict", "left-over-text", "tracked-change", "missing-paragraph", "marker-in-line", "poetry-level-jump", "empty-section", "empty-paragraph", "missing-chapter-number", "verse-number-in-text", "note-in-word", "unknown-attribute", "missing-book-name", "contradictory-book-name", "contradictory-content", "verse-beyond-chapter", "wrong-note-origin", "reference-to-nowhere", "unreadable-reference", "one-sided-parallel", "misquoted-text", "odd-verse-length", "odd-name", "inconsistent-name", "unexpected-rendering", "odd-word", "odd-capital", "foreign-verse", "repeated-verse", "note-without-origin", "odd-reference", "odd-note-caller", "odd-heading", "odd-space", "doubled-punctuation", "unpaired-mark", "missing-sentence-end", "missing-capital", "repeated-word", "unusual-character", "invisible-character", "mixed-normalization", "other-digits", "unused-acceptance", "unknown-encoding", "contradictory-encoding", "undecodable-bytes", "malformed-xml", "malformed-json", "html-entity", "unknown-element", "misplaced-content", "no-book-id", "unknown-book-id", "guessed-book-id", "duplicate-book", "shrunken-book", "text-kept", "no-verses", "text-lost", "bad-chapter-number", "duplicate-chapter", "chapter-out-of-order", "missing-chapter-marker", "bad-verse-number", "bad-verse-range", "duplicate-verse", "verse-out-of-order", "empty-verse", "bad-versification", "unlikely-versification", "missing-verse", "missing-end", "missing-spaces", "missing-first-verse", "text-before-verse", "unknown-marker", "stray-backslash", "unclosed-marker", "unmatched-closing-marker", "unclosed-milestone", "unclosed-note", "note-without-caller", "note-part-outside-note", "marker-in-note-origin", "malformed-attributes", "word-without-text", "marker-crosses-verse", "verse-in-heading", "text-in-blank-line", "text-after-line", "figure-in-blank-line", "unmatched-sidebar", "missing-table-column", "empty-note", "unreadable-character", "markup-in-text", "mixed-scripts", "double-space", "unpaired-quote", "mixed-quotes", "malformed-csv", "no-entities", "entity-without-name", "duplicate-entity", "changed-entity-id", "dangling-reference", "unknown-verse", "bad-cell", "no-references", "bad-reference", "unlisted-verse", "source-range", "range-across-books", "duplicate-reference", "unknown-format", "unknown-column", "bad-list-item", "disputed-place", "no-entries", "no-original-text", "bad-strongs-number", "incomplete-entry", "duplicate-entry", "text-outside-book", "changed-profile-id", "bad-alignment", "unaligned-word", "no-timings", "unknown-timings", "bad-timing", "bad-address", "duplicate-timings", "untimed-verse", "timing-without-verse", "timings-without-audio", "audio-without-chapter", "too-many-diagnostics"]
    severity: Literal["error", "warning"]
    file: str
    line: int
    column: int
    message: str
    source: NotRequired[ReportDiagnosticsListItemSource]

class ReportDiagnostics(TypedDict):
    errors: int
    warnings: int
    codes: dict[str, int]
    list: list[ReportDiagnosticsListItem]

class ReportPlaces(TypedDict):
    verses: int
    places: list[str]

class ScopedSearchAnswerScopesItemEditionsItem(TypedDict):
    edition: str
    total: int
    alignment: NotRequired[AlignmentFeature]
    books: NotRequired[list[BookCount]]

class ScopedSearchAnswerScopesItem(TypedDict):
    scope: Literal["verses", "notes", "headings", "footnotes", "names", "lexicon"]
    total: int
    more: NotRequired[FurtherResults]
    editions: list[ScopedSearchAnswerScopesItemEditionsItem]
    notIndexed: list[str]
    unsearched: int

class ScopedSearchAnswerResultsItem1(TypedDict):
    translation: str
    book: str
    chapter: int
    verse: int
    endVerse: NotRequired[int]
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    foundIn: NotRequired[list[str]]
    computed: NotRequired[Literal[True]]
    text: str
    marks: list[list[int]]
    kind: Literal["verse"]

class ScopedSearchAnswerResultsItem2(TypedDict):
    kind: Literal["heading"]
    translation: str
    book: str
    chapter: int
    verse: int
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    text: str
    marks: list[list[int]]

class ScopedSearchAnswerResultsItem3(TypedDict):
    kind: Literal["footnote"]
    translation: str
    book: str
    chapter: int
    verse: int
    noteId: int
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    text: str
    marks: list[list[int]]

class ScopedSearchAnswerResultsItem4(TypedDict):
    kind: Literal["note"]
    commentary: str
    book: str
    chapter: NotRequired[int]
    verse: NotRequired[int]
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    text: str
    marks: list[list[int]]

class ScopedSearchAnswerResultsItem5(TypedDict):
    kind: Literal["name"]
    dataset: NotRequired[str]
    commentary: NotRequired[str]
    type: Literal["people", "places", "events", "groups", "profiles"]
    id: str
    name: str
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    text: str
    marks: list[list[int]]

class ScopedSearchAnswerResultsItem6(TypedDict):
    kind: Literal["word"]
    lexicon: str
    id: str
    lemma: str
    transliteration: NotRequired[str]
    gloss: str
    match: NotRequired[Literal["phrase", "all", "forms", "some"]]
    text: str
    marks: list[list[int]]

class ScopedSearchAnswer(TypedDict):
    query: UnderstoodQuery
    reference: NotRequired[str | None]
    passage: NotRequired[PassageAnswer]
    renderings: NotRequired[list[Renderings]]
    didYouMean: NotRequired[list[OtherSpelling]]
    total: int
    scopes: list[ScopedSearchAnswerScopesItem]
    results: list[ScopedSearchAnswerResultsItem1 | ScopedSearchAnswerResultsItem2 | ScopedSearchAnswerResultsItem3 | ScopedSearchAnswerResultsItem4 | ScopedSearchAnswerResultsItem5 | ScopedSearchAnswerResultsItem6]
    attributions: list[Attribution]
    next: str | None

class SearchAnswer(TypedDict):
    query: UnderstoodQuery
    reference: str | None
    passage: NotRequired[PassageAnswer]
    total: int
    more: NotRequired[FurtherResults]
    editions: list[SearchedEdition]
    notIndexed: list[str]
    notAnnotated: NotRequired[list[str]]
    unsearched: int
    renderings: NotRequired[list[Renderings]]
    didYouMean: NotRequired[list[OtherSpelling]]
    results: list[FoundVerse]
    attributions: list[Attribution]
    next: str | None

class SearchBook(TypedDict):
    book: BookId
    name: str
    title: NotRequired[str]
    chapters: list[list[int]]
    bridges: NotRequired[list[list[int]]]

class SearchField(TypedDict):
    parts: list[str]

class SearchFields(TypedDict):
    word: SearchField
    pair: NotRequired[SearchField]
    strong: NotRequired[SearchField]
    lemma: NotRequired[SearchField]
    morph: NotRequired[SearchField]

class SearchLengths(TypedDict):
    format: Literal[1]
    translation: str
    language: str
    verses: int
    words: int
    books: list[SearchBook]
    fields: SearchFields
    frequent: list[str]
    dictionary: NotRequired[Literal["lemma", "strong"]]
    lengths: str

class SearchPart(TypedDict):
    terms: list[str]
    forms: NotRequired[list[str]]
    dictionary: NotRequired[list[str]]
    verses: list[str]
    positions: list[str]

class SearchRoot(TypedDict):
    format: Literal[1]
    translation: str
    language: str
    verses: int
    words: int
    books: list[SearchBook]
    fields: SearchFields
    frequent: list[str]
    dictionary: NotRequired[Literal["lemma", "strong"]]

class SearchedEdition(TypedDict):
    translation: str
    total: int
    alignment: NotRequired[AlignmentFeature]
    books: list[BookCount]

SimpleChapterContent: TypeAlias = "SimpleChapterHeading | ChapterLineBreak | SimpleChapterVerse | SimpleChapterHebrewSubtitle"

class SimpleChapterData(TypedDict):
    number: int
    content: list[SimpleChapterContent]
    footnotes: list[ChapterFootnote]

class SimpleChapterHeading(TypedDict):
    type: Literal["heading"]
    text: str

class SimpleChapterHebrewSubtitle(TypedDict):
    type: Literal["hebrew_subtitle"]
    text: str
    footnotes: list[SimpleVerseFootnote]
    headings: NotRequired[list[SimpleInlineHeading]]
    wordsOfJesus: NotRequired[list[SimpleTextRange]]
    poem: NotRequired[list[SimplePoemRange]]

class SimpleChapterVerse(TypedDict):
    type: Literal["verse"]
    number: int
    text: str
    footnotes: list[SimpleVerseFootnote]
    headings: NotRequired[list[SimpleInlineHeading]]
    wordsOfJesus: NotRequired[list[SimpleTextRange]]
    poem: NotRequired[list[SimplePoemRange]]

class SimpleChapterWord(TypedDict):
    start: int
    end: int
    strongs: NotRequired[list[str]]
    lemma: NotRequired[str]
    morph: NotRequired[str]
    srcloc: NotRequired[str]
    occurrence: NotRequired[int]
    occurrences: NotRequired[int]

class SimpleCommentaryBookChapter(TypedDict):
    commentary: Commentary
    book: CommentaryBook
    thisChapterLink: str
    fullChapterApiLink: str
    thisChapterReference: CommentaryChapterReference
    nextChapterApiLink: str | None
    nextChapterReference: CommentaryChapterReference | None
    previousChapterApiLink: str | None
    previousChapterReference: CommentaryChapterReference | None
    numberOfVerses: int
    chapter: SimpleCommentaryChapterData

class SimpleCommentaryChapterDataContentItem(TypedDict):
    type: Literal["verse"]
    number: int
    text: str
    footnotes: list[Any]

class SimpleCommentaryChapterData(TypedDict):
    number: int
    introduction: NotRequired[str]
    content: list[SimpleCommentaryChapterDataContentItem]

class SimpleInlineHeading(TypedDict):
    offset: int
    text: str

class SimplePoemRange(TypedDict):
    start: int
    end: int
    level: int

class SimpleTextRange(TypedDict):
    start: int
    end: int

class SimpleTranslationBookChapter(TypedDict):
    translation: Translation
    book: TranslationBook
    thisChapterLink: str
    thisChapterReference: TranslationChapterReference
    thisChapterAudioLinks: AudioLinks
    thisChapterAudioTimings: AudioTimingsLinks
    nextChapterApiLink: str | None
    nextChapterReference: TranslationChapterReference | None
    nextChapterAudioLinks: AudioLinks | None
    nextChapterAudioTimings: AudioTimingsLinks | None
    previousChapterApiLink: str | None
    previousChapterReference: TranslationChapterReference | None
    previousChapterAudioLinks: AudioLinks | None
    previousChapterAudioTimings: AudioTimingsLinks | None
    fullChapterApiLink: str
    thisChapterWordsLink: NotRequired[str]
    nextChapterWordsLink: NotRequired[str]
    previousChapterWordsLink: NotRequired[str]
    numberOfVerses: int
    chapter: SimpleChapterData

class SimpleTranslationBookChapterWords(TypedDict):
    translationId: str
    bookId: BookId
    chapterNumber: int
    thisChapterLink: str
    nextChapterLink: str | None
    previousChapterLink: str | None
    thisChapterWordsLink: str
    nextChapterWordsLink: str | None
    previousChapterWordsLink: str | None
    verses: dict[str, list[SimpleChapterWord]]

class SimpleTranslationComplete(TypedDict):
    translation: Translation
    books: list[SimpleTranslationCompleteBook]

class SimpleTranslationCompleteBook(TypedDict):
    id: BookId
    name: str
    commonName: str
    title: str | None
    order: int
    numberOfChapters: int
    totalNumberOfVerses: int
    isApocryphal: NotRequired[Literal[True]]
    chapters: list[SimpleTranslationCompleteChapter]

class SimpleTranslationCompleteChapter(TypedDict):
    numberOfVerses: int
    thisChapterAudioLinks: AudioLinks
    thisChapterAudioTimings: VerseStartsByReader
    thisChapterWordsLink: NotRequired[str]
    chapter: SimpleChapterData

class SimpleVerseFootnote(TypedDict):
    noteId: int
    offset: int
    text: str
    caller: str | None

class SiteColours(TypedDict):
    accent: NotRequired[SiteColour]
    paper: NotRequired[SiteColour]

class SiteParts(TypedDict):
    home: bool
    kept: bool
    offline: bool
    study: bool
    words: bool
    map: bool
    audio: bool
    explorer: bool

class SiteLinksItem(TypedDict):
    text: str
    url: str

class Site(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    colours: NotRequired[SiteColours]
    start: NotRequired[SiteStart]
    hasManyTranslations: NotRequired[Literal[True]]
    parts: SiteParts
    links: list[SiteLinksItem]

class SiteColour(TypedDict):
    light: str
    dark: str

SiteStart = TypedDict(
    "SiteStart",
    {
        "translation": "NotRequired[str]",
        "book": "BookId",
        "chapter": "NotRequired[int]",
        "with": "list[str]",
    },
)

class SuggestAnswerPassagesItem(TypedDict):
    reference: str
    label: str

class SuggestAnswerBooksItem(TypedDict):
    id: BookId
    name: str

class SuggestAnswerWordsItem(TypedDict):
    term: str
    verses: int
    query: str

class SuggestAnswer(TypedDict):
    q: str
    passages: list[SuggestAnswerPassagesItem]
    books: list[SuggestAnswerBooksItem]
    words: list[SuggestAnswerWordsItem]
    entries: list[ListedLexiconEntry]
    attributions: list[Attribution]

TextReference = TypedDict(
    "TextReference",
    {
        "start": "int",
        "end": "int",
        "from": "str",
        "to": "str",
        "label": "str",
    },
)

class TextReferencesTextsItem(TypedDict):
    text: str
    references: list[TextReference]

class TextReferences(TypedDict):
    edition: str
    documentLink: str
    texts: list[TextReferencesTextsItem]

class Translation(TypedDict):
    id: str
    name: str
    englishName: str
    website: str
    licenseUrl: str
    licenseNotes: str | None
    licenseNotice: str | None
    license: License | None
    shortName: str
    language: str
    languageName: NotRequired[str]
    languageEnglishName: NotRequired[str]
    textDirection: Literal["ltr", "rtl"]
    availableFormats: list[Literal["json", "usfm"]]
    listOfBooksApiLink: str
    numberOfBooks: int
    totalNumberOfChapters: int
    totalNumberOfVerses: int
    numberOfApocryphalBooks: NotRequired[int]
    totalNumberOfApocryphalChapters: NotRequired[int]
    totalNumberOfApocryphalVerses: NotRequired[int]
    completeTranslationApiLink: str
    simpleCompleteTranslationApiLink: str
    sha256: NotRequired[str]

class TranslationBook(TypedDict):
    id: BookId
    translationId: str
    name: str
    commonName: str
    title: str | None
    order: int
    numberOfChapters: int
    firstChapterNumber: int
    firstChapterApiLink: str
    firstChapterReference: TranslationChapterReference
    lastChapterNumber: int
    lastChapterApiLink: str
    lastChapterReference: TranslationChapterReference
    totalNumberOfVerses: int
    isApocryphal: NotRequired[Literal[True]]
    sha256: NotRequired[str]

class TranslationBookChapter(TypedDict):
    translation: Translation
    book: TranslationBook
    thisChapterLink: str
    thisChapterReference: TranslationChapterReference
    thisChapterAudioLinks: AudioLinks
    thisChapterAudioTimings: AudioTimingsLinks
    nextChapterApiLink: str | None
    nextChapterReference: TranslationChapterReference | None
    nextChapterAudioLinks: AudioLinks | None
    nextChapterAudioTimings: AudioTimingsLinks | None
    previousChapterApiLink: str | None
    previousChapterReference: TranslationChapterReference | None
    previousChapterAudioLinks: AudioLinks | None
    previousChapterAudioTimings: AudioTimingsLinks | None
    thisChapterWordsLink: NotRequired[str]
    nextChapterWordsLink: NotRequired[str]
    previousChapterWordsLink: NotRequired[str]
    numberOfVerses: int
    simpleChapterApiLink: NotRequired[str]
    chapter: ChapterData

class TranslationBookChapterAudioTimings(TypedDict):
    translationId: str
    bookId: BookId
    chapterNumber: int
    reader: str
    audioLink: str
    thisChapterLink: str
    nextChapterLink: str | None
    previousChapterLink: str | None
    thisChapterAudioTimingsLink: str
    nextChapterAudioTimingsLink: str | None
    previousChapterAudioTimingsLink: str | None
    verses: list[float]

class TranslationBookChapterWords(TypedDict):
    translationId: str
    bookId: BookId
    chapterNumber: int
    thisChapterLink: str
    nextChapterLink: str | None
    previousChapterLink: str | None
    thisChapterWordsLink: str
    nextChapterWordsLink: str | None
    previousChapterWordsLink: str | None
    verses: dict[str, list[ChapterWord]]

class TranslationBooks(TypedDict):
    translation: Translation
    books: list[TranslationBook]

class TranslationChapterReference(TypedDict):
    translationId: str
    book: BookId
    chapter: int

class TranslationComplete(TypedDict):
    translation: Translation
    books: list[TranslationCompleteBook]

class TranslationCompleteBook(TypedDict):
    id: BookId
    name: str
    commonName: str
    title: str | None
    order: int
    numberOfChapters: int
    totalNumberOfVerses: int
    isApocryphal: NotRequired[Literal[True]]
    chapters: list[TranslationCompleteChapter]

class TranslationCompleteChapter(TypedDict):
    numberOfVerses: int
    thisChapterAudioLinks: AudioLinks
    thisChapterAudioTimings: VerseStartsByReader
    thisChapterWordsLink: NotRequired[str]
    chapter: ChapterData

class TranslationFeatures(TypedDict):
    id: str
    language: str
    script: str | None
    population: int | None
    commercialUse: Literal["allowed", "not-allowed"] | None
    derivatives: Literal["allowed", "not-allowed"] | None
    oldTestament: int
    newTestament: int
    otherBooks: int
    audio: bool
    words: bool
    notes: bool
    alignment: NotRequired[AlignmentFeature]

class TranslationLanguage(TypedDict):
    code: str
    name: str | None
    englishName: str | None
    translations: int
    first: str

class TranslationLanguages(TypedDict):
    translations: int
    languages: list[TranslationLanguage]

class TranslationNames(TypedDict):
    translations: list[NamedTranslation]

class TranslationVersificationEvidence(TypedDict):
    by: Literal["metadata", "vrs", "verses"]
    file: NotRequired[str]
    chapters: int
    fitting: VersificationCounts

class TranslationVersificationDifferencesItem(TypedDict):
    book: BookId
    chapter: int
    expected: int | None
    last: int
    missing: list[str]
    extra: list[str]
    scheme: NotRequired[Literal["org", "eng", "lxx", "vul", "rsc", "rso"]]

class TranslationVersificationNumbersItem(TypedDict):
    book: BookId
    chapter: int
    verse: NotRequired[int]
    endVerse: NotRequired[int]
    written: NotRequired[list[str]]
    published: NotRequired[str]
    alternate: NotRequired[str]

class TranslationVersification(TypedDict):
    translation: str
    scheme: Literal["org", "eng", "lxx", "vul", "rsc", "rso"]
    evidence: TranslationVersificationEvidence
    differences: list[TranslationVersificationDifferencesItem]
    mappings: list[VersificationMapping]
    numbers: list[TranslationVersificationNumbersItem]

class UnderstoodQuery(TypedDict):
    words: list[str]
    understood: str

class VerseFootnoteReference(TypedDict):
    noteId: int

class VerseOfTheDay(TypedDict):
    date: str
    references: list[str]
    numbering: Literal["org", "eng", "lxx", "vul", "rsc", "rso"] | None
    passages: list[Passage]
    attributions: list[Attribution]
    next: str | None

class VerseRef(TypedDict):
    book: BookId
    chapter: int
    verse: int
    endVerse: NotRequired[int]

VerseStartsByReader: TypeAlias = "dict[str, list[float]]"

class VersesOfTheDay(TypedDict):
    numbering: Literal["eng"]
    verses: list[str]

class VersificationCounts(TypedDict):
    org: int
    eng: int
    lxx: int
    vul: int
    rsc: int
    rso: int

class VersificationEvidence(TypedDict):
    by: Literal["metadata", "verses"]
    verses: int
    fitting: VersificationCounts

class VersificationMapping(TypedDict):
    verses: str
    original: str

class WordAnswerParsing(TypedDict):
    code: str
    scheme: Literal["oshb", "robinson", "unfoldingword"]
    language: Literal["Hebrew", "Aramaic", "Greek"]
    parts: list[str]
    words: str

class WordAnswerOccurrences(TypedDict):
    total: int
    editions: list[SearchedEdition]
    renderings: list[Renderings]
    results: list[FoundVerse]
    notIndexed: list[str]

class WordAnswer(TypedDict):
    number: str
    entries: list[FoundLexiconEntry]
    parsing: WordAnswerParsing | None
    occurrences: WordAnswerOccurrences | None
    attributions: list[Attribution]
    next: str | None

class WordLookupResultsItemMatch(TypedDict):
    by: Literal["number", "lemma", "transliteration", "gloss", "definition"]
    name: str
    exact: bool

class WordLookupResultsItemOccurrencesItem(TypedDict):
    translation: str
    count: int

class WordLookupResultsItem(TypedDict):
    number: str
    match: WordLookupResultsItemMatch
    entries: list[ListedLexiconEntry]
    occurrences: list[WordLookupResultsItemOccurrencesItem]

class WordLookupBest(TypedDict):
    number: str
    entries: list[FoundLexiconEntry]
    forms: list[Renderings]
    renderings: list[Renderings]

class WordLookup(TypedDict):
    q: str
    total: int
    results: list[WordLookupResultsItem]
    best: WordLookupBest | None
    attributions: list[Attribution]
    next: str | None
