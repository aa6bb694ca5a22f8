// Made from the OpenAPI document of the service by client/scripts/document-types.make.ts: do not edit.
// Run `npm run client:types` after a change of the document.

/** All translations: `/api/available_translations.json`. */
export interface AvailableTranslations {
  /** All translations of the service */
  translations: Translation[];
}

export interface Translation {
  /** Id of the edition, used in paths */
  id: string;
  /** Usually in the translation's own language */
  name: string;
  /** Name of the edition in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** URL of the licence terms; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if none */
  licenseNotes: string | null;
  /** Notice that must be shown with the text; null if the licence requires none */
  licenseNotice: string | null;
  /** Terms of the licence; null if any of them is unknown */
  license: License | null;
  /** Short form of the name, often an abbreviation */
  shortName: string;
  /** ISO 639-3 code, three letters; `und` if unspecified */
  language: string;
  /** Name of the language in that language; omitted if unknown */
  languageName?: string;
  /** Name of the language in English; omitted if it has none */
  languageEnglishName?: string;
  /** `ltr`: left to right, `rtl`: right to left */
  textDirection: 'ltr' | 'rtl';
  /** Formats in which the edition is available */
  availableFormats: ('json' | 'usfm')[];
  /** Link to the list of books */
  listOfBooksApiLink: string;
  /** Number of canonical books, 66 in a complete translation */
  numberOfBooks: number;
  /** Number of chapters in those books, 1189 in a complete translation */
  totalNumberOfChapters: number;
  /** Number of verses in those books, about 31102 in a complete translation (some omit verses) */
  totalNumberOfVerses: number;
  /** Number of books beyond the 66; omitted if none */
  numberOfApocryphalBooks?: number;
  /** Number of chapters of the apocryphal books; omitted if none */
  totalNumberOfApocryphalChapters?: number;
  /** Number of verses of the apocryphal books; omitted if none */
  totalNumberOfApocryphalVerses?: number;
  /** Link to the download of the whole translation in the standard format */
  completeTranslationApiLink: string;
  /** Link to the download of the whole translation in the simplified format */
  simpleCompleteTranslationApiLink: string;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of the books in the standard complete download; only in the
   * catalogue and in downloads
   */
  sha256?: string;
}

/** The terms of a licence */
export interface License {
  /** Whether the source must be named */
  attribution: 'required' | 'not-required';
  /** Whether the text may be used commercially */
  commercialUse: 'allowed' | 'not-allowed';
  /** Whether changed versions may be shared */
  derivatives: 'allowed' | 'not-allowed';
  /** Whether derived works must have the same licence */
  copyleft: boolean;
  /** Whether the text is in the public domain */
  publicDomain: boolean;
}

/** The books of a translation: `/api/{translation}/books.json`. */
export interface TranslationBooks {
  /** The translation */
  translation: Translation;
  /** Books in the order of the edition */
  books: TranslationBook[];
}

export interface TranslationBook {
  /** USFM book id, such as `GEN` */
  id: BookId;
  /** Id of the translation */
  translationId: string;
  /** Name in the translation */
  name: string;
  /** Common English name in an English edition; otherwise `name` */
  commonName: string;
  /** Long title above the text of the book; null if none */
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 */
  order: number;
  /** Number of chapters present */
  numberOfChapters: number;
  /** Number of the first chapter present, usually 1 */
  firstChapterNumber: number;
  /** Link to the first chapter */
  firstChapterApiLink: string;
  /** Edition, book and number of the first chapter */
  firstChapterReference: TranslationChapterReference;
  /** Number of the last chapter present */
  lastChapterNumber: number;
  /** Link to the last chapter */
  lastChapterApiLink: string;
  /** Edition, book and number of the last chapter */
  lastChapterReference: TranslationChapterReference;
  /** Number of verses */
  totalNumberOfVerses: number;
  /** True for a book beyond the 66; otherwise omitted */
  isApocryphal?: true;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of the book in the standard complete download; only in lists of
   * books
   */
  sha256?: string;
}

export type BookId = string;

export interface TranslationChapterReference {
  /** Id of the translation */
  translationId: string;
  /** USFM book id */
  book: BookId;
  /** Chapter number */
  chapter: number;
}

/** A chapter: `/api/{translation}/{book}/{chapter}.json`. */
export interface TranslationBookChapter {
  /** The translation */
  translation: Translation;
  /** The book of the chapter */
  book: TranslationBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Edition, book and number of this chapter */
  thisChapterReference: TranslationChapterReference;
  /** Recordings of this chapter, by reader; empty if none */
  thisChapterAudioLinks: AudioLinks;
  /** Links to the timings of the recordings, by reader; only readers with timings */
  thisChapterAudioTimings: AudioTimingsLinks;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** Edition, book and number of the next chapter; null after the last one */
  nextChapterReference: TranslationChapterReference | null;
  /** Recordings of the next chapter, by reader; null after the last chapter */
  nextChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the next chapter, by reader; null after the last chapter */
  nextChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** Edition, book and number of the previous chapter; null for the first one */
  previousChapterReference: TranslationChapterReference | null;
  /** Recordings of the previous chapter, by reader; null for the first chapter */
  previousChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the previous chapter, by reader; null for the first chapter */
  previousChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to the words of this chapter; omitted if they are not annotated */
  thisChapterWordsLink?: string;
  /** Link to the words of the next chapter; omitted if none */
  nextChapterWordsLink?: string;
  /** Link to the words of the previous chapter; omitted if none */
  previousChapterWordsLink?: string;
  /** Number of verses in the chapter */
  numberOfVerses: number;
  /** Link to this chapter in the simplified format */
  simpleChapterApiLink?: string;
  /** Content of the chapter */
  chapter: ChapterData;
}

/** Absolute URL of each recording, by reader */
export type AudioLinks = { [key: string]: string };

/** Links to the timings, by reader */
export type AudioTimingsLinks = { [key: string]: string };

export interface ChapterData {
  /** Chapter number */
  number: number;
  /** Headings, verses, titles and breaks between paragraphs, in order */
  content: ChapterContent[];
  /** Footnotes of the text; empty if none */
  footnotes: ChapterFootnote[];
}

export type ChapterContent = ChapterHeading | ChapterLineBreak | ChapterVerse | ChapterHebrewSubtitle;

export interface ChapterHeading {
  /** Kind of item */
  type: 'heading';
  /** Strings are joined with a space */
  content: string[];
}

export interface ChapterLineBreak {
  /** Kind of item */
  type: 'line_break';
}

export interface ChapterVerse {
  /** Kind of item */
  type: 'verse';
  /** Verse number; the first one if verses are joined */
  number: number;
  /** Pieces of the verse in order; a string is plain text */
  content: (string | FormattedText | InlineHeading | InlineLineBreak | VerseFootnoteReference)[];
}

export interface FormattedText {
  /** Text */
  text: string;
  /** Indent level */
  poem?: number;
  /** True if Jesus speaks; otherwise omitted */
  wordsOfJesus?: true;
}

export interface InlineHeading {
  /** Text of a heading inside a verse */
  heading: string;
}

export interface InlineLineBreak {
  /** Always true: a new line begins here */
  lineBreak: true;
}

export interface VerseFootnoteReference {
  /** Number of a note in the `footnotes` of the chapter */
  noteId: number;
}

export interface ChapterHebrewSubtitle {
  /** Kind of item */
  type: 'hebrew_subtitle';
  /** Pieces of the title in order; a string is plain text */
  content: (string | FormattedText | VerseFootnoteReference)[];
}

export interface ChapterFootnote {
  /** Number of the note, from 0 in each book */
  noteId: number;
  /** Text of the note */
  text: string;
  /** Chapter and verse of the note; omitted if unknown */
  reference?: {
    /** Chapter number */
    chapter: number;
    /** 0 for a title or heading */
    verse: number;
  };
  /** `+` if the caller is generated; null if it is empty */
  caller: string | null;
}

/** A chapter with each verse as one text: `/api/{translation}/{book}/{chapter}.simple.json`. */
export interface SimpleTranslationBookChapter {
  /** The translation */
  translation: Translation;
  /** The book of the chapter */
  book: TranslationBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Edition, book and number of this chapter */
  thisChapterReference: TranslationChapterReference;
  /** Recordings of this chapter, by reader; empty if none */
  thisChapterAudioLinks: AudioLinks;
  /** Links to the timings of the recordings, by reader; only readers with timings */
  thisChapterAudioTimings: AudioTimingsLinks;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** Edition, book and number of the next chapter; null after the last one */
  nextChapterReference: TranslationChapterReference | null;
  /** Recordings of the next chapter, by reader; null after the last chapter */
  nextChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the next chapter, by reader; null after the last chapter */
  nextChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** Edition, book and number of the previous chapter; null for the first one */
  previousChapterReference: TranslationChapterReference | null;
  /** Recordings of the previous chapter, by reader; null for the first chapter */
  previousChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the previous chapter, by reader; null for the first chapter */
  previousChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to this chapter in the standard format */
  fullChapterApiLink: string;
  /** Link to the words in this format */
  thisChapterWordsLink?: string;
  /** Link to the words of the next chapter; omitted if none */
  nextChapterWordsLink?: string;
  /** Link to the words of the previous chapter; omitted if none */
  previousChapterWordsLink?: string;
  /** Number of verses in the chapter */
  numberOfVerses: number;
  /** Content of the chapter */
  chapter: SimpleChapterData;
}

export interface SimpleChapterData {
  /** Chapter number */
  number: number;
  /** Headings, verses, titles and breaks between paragraphs, in order */
  content: SimpleChapterContent[];
  /** Footnotes outside the verses */
  footnotes: ChapterFootnote[];
}

export type SimpleChapterContent =
  | SimpleChapterHeading | ChapterLineBreak | SimpleChapterVerse | SimpleChapterHebrewSubtitle;

export interface SimpleChapterHeading {
  /** Kind of item */
  type: 'heading';
  /** Text */
  text: string;
}

export interface SimpleChapterVerse {
  /** Kind of item */
  type: 'verse';
  /** Verse number; the first one if verses are joined */
  number: number;
  /** Lines are separated by the newline character */
  text: string;
  /** Footnotes of the text; empty if none */
  footnotes: SimpleVerseFootnote[];
  /** Headings inside the verse; omitted if none */
  headings?: SimpleInlineHeading[];
  /** Ranges of the text that Jesus speaks; omitted if none */
  wordsOfJesus?: SimpleTextRange[];
  /** Lines of poetry as ranges of the text; omitted in prose */
  poem?: SimplePoemRange[];
}

export interface SimpleVerseFootnote {
  /** Number of the note, from 0 in each book */
  noteId: number;
  /** Position of the caller in the text of the verse, in UTF-16 code units */
  offset: number;
  /** Text of the note */
  text: string;
  /** `+` if the caller is generated; null if it is empty */
  caller: string | null;
}

export interface SimpleInlineHeading {
  /** Position in the text of the verse, in UTF-16 code units */
  offset: number;
  /** Text */
  text: string;
}

export interface SimpleTextRange {
  /** Start in the text, in UTF-16 code units */
  start: number;
  /** End in the text (exclusive), in UTF-16 code units */
  end: number;
}

export interface SimplePoemRange {
  /** Start in the text, in UTF-16 code units */
  start: number;
  /** End in the text (exclusive), in UTF-16 code units */
  end: number;
  /** Indent level */
  level: number;
}

export interface SimpleChapterHebrewSubtitle {
  /** Kind of item */
  type: 'hebrew_subtitle';
  /** Lines are separated by the newline character */
  text: string;
  /** Footnotes of the text; empty if none */
  footnotes: SimpleVerseFootnote[];
  /** Headings inside the verse; omitted if none */
  headings?: SimpleInlineHeading[];
  /** Ranges of the text that Jesus speaks; omitted if none */
  wordsOfJesus?: SimpleTextRange[];
  /** Lines of poetry as ranges of the text; omitted in prose */
  poem?: SimplePoemRange[];
}

/**
 * The start time of each verse in a recording:
 * `/api/{translation}/{book}/{chapter}.{reader}.audioTimings.json`.
 */
export interface TranslationBookChapterAudioTimings {
  /** Id of the translation */
  translationId: string;
  /** USFM book id, such as `GEN` */
  bookId: BookId;
  /** Chapter number */
  chapterNumber: number;
  /** Id of the reader */
  reader: string;
  /** Absolute URL of the recording */
  audioLink: string;
  /** Link to the chapter in the recording */
  thisChapterLink: string;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterLink: string | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterLink: string | null;
  /** Link to this document */
  thisChapterAudioTimingsLink: string;
  /** Link to the timings of the next chapter by the same reader; null if none */
  nextChapterAudioTimingsLink: string | null;
  /** Link to the timings of the previous chapter by the same reader; null if none */
  previousChapterAudioTimingsLink: string | null;
  /** Start times in seconds: index 0 for verse 1, index 1 for verse 2, and so on */
  verses: number[];
}

/**
 * The words of a chapter, with lemma, Strong’s number and morphology:
 * `/api/{translation}/{book}/{chapter}.words.json`.
 */
export interface TranslationBookChapterWords {
  /** Id of the translation */
  translationId: string;
  /** USFM book id, such as `GEN` */
  bookId: BookId;
  /** Chapter number */
  chapterNumber: number;
  /** Link to the chapter in the same format */
  thisChapterLink: string;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterLink: string | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterLink: string | null;
  /** Link to this document */
  thisChapterWordsLink: string;
  /** Link to the words of the next chapter; null if none */
  nextChapterWordsLink: string | null;
  /** Link to the words of the previous chapter; null if none */
  previousChapterWordsLink: string | null;
  /** Words in order of occurrence by verse number */
  verses: { [key: string]: ChapterWord[] };
}

export interface ChapterWord {
  /** Index of the item in the verse’s `content` for `start` and `end` */
  contentIndex: number;
  /** Start of the word in that item, in UTF-16 code units */
  start: number;
  /** End of the word (exclusive), in UTF-16 code units */
  end: number;
  /** Strong’s numbers as in the source */
  strongs?: string[];
  /** Dictionary form in the source language */
  lemma?: string;
  /** Morphology in the source language */
  morph?: string;
  /** Location in the source text */
  srcloc?: string;
  /** Number of this occurrence in the verse, from 1 */
  occurrence?: number;
  /** Number of occurrences in the verse */
  occurrences?: number;
}

/** The words of a simplified chapter: `/api/{translation}/{book}/{chapter}.words.simple.json`. */
export interface SimpleTranslationBookChapterWords {
  /** Id of the translation */
  translationId: string;
  /** USFM book id, such as `GEN` */
  bookId: BookId;
  /** Chapter number */
  chapterNumber: number;
  /** Link to the chapter in the same format */
  thisChapterLink: string;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterLink: string | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterLink: string | null;
  /** Link to this document */
  thisChapterWordsLink: string;
  /** Link to the words of the next chapter; null if none */
  nextChapterWordsLink: string | null;
  /** Link to the words of the previous chapter; null if none */
  previousChapterWordsLink: string | null;
  /** Words in order of occurrence by verse number */
  verses: { [key: string]: SimpleChapterWord[] };
}

/** A word; `start` and `end` are offsets in the text of the simplified verse */
export interface SimpleChapterWord {
  /** Start of the word in the text of the verse, in UTF-16 code units */
  start: number;
  /** End of the word (exclusive), in UTF-16 code units */
  end: number;
  /** Strong’s numbers as in the source */
  strongs?: string[];
  /** Dictionary form in the source language */
  lemma?: string;
  /** Morphology in the source language */
  morph?: string;
  /** Location in the source text */
  srcloc?: string;
  /** Number of this occurrence in the verse, from 1 */
  occurrence?: number;
  /** Number of occurrences in the verse */
  occurrences?: number;
}

/** A whole translation: `/api/{translation}/complete.json`. */
export interface TranslationComplete {
  /** The translation */
  translation: Translation;
  /** Books in the order of the edition */
  books: TranslationCompleteBook[];
}

export interface TranslationCompleteBook {
  /** USFM book id, such as `GEN` */
  id: BookId;
  /** Name in the translation */
  name: string;
  /** Common English name in an English edition; otherwise `name` */
  commonName: string;
  /** Long title above the text of the book; null if none */
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 */
  order: number;
  /** Number of chapters present */
  numberOfChapters: number;
  /** Number of verses */
  totalNumberOfVerses: number;
  /** True for a book beyond the 66; otherwise omitted */
  isApocryphal?: true;
  /** Chapters of the book, in order */
  chapters: TranslationCompleteChapter[];
}

export interface TranslationCompleteChapter {
  /** Number of verses in the chapter */
  numberOfVerses: number;
  /** Recordings of this chapter, by reader; empty if none */
  thisChapterAudioLinks: AudioLinks;
  /** Verse starts by reader */
  thisChapterAudioTimings: VerseStartsByReader;
  /** Link to the words of this chapter; omitted if they are not annotated */
  thisChapterWordsLink?: string;
  /** Content of the chapter */
  chapter: ChapterData;
}

export type VerseStartsByReader = { [key: string]: number[] };

/** A whole translation with each verse as one text: `/api/{translation}/complete.simple.json`. */
export interface SimpleTranslationComplete {
  /** The translation */
  translation: Translation;
  /** Books in the order of the edition */
  books: SimpleTranslationCompleteBook[];
}

export interface SimpleTranslationCompleteBook {
  /** USFM book id, such as `GEN` */
  id: BookId;
  /** Name in the translation */
  name: string;
  /** Common English name in an English edition; otherwise `name` */
  commonName: string;
  /** Long title above the text of the book; null if none */
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 */
  order: number;
  /** Number of chapters present */
  numberOfChapters: number;
  /** Number of verses */
  totalNumberOfVerses: number;
  /** True for a book beyond the 66; otherwise omitted */
  isApocryphal?: true;
  /** Chapters of the book, in order */
  chapters: SimpleTranslationCompleteChapter[];
}

export interface SimpleTranslationCompleteChapter {
  /** Number of verses in the chapter */
  numberOfVerses: number;
  /** Recordings of this chapter, by reader; empty if none */
  thisChapterAudioLinks: AudioLinks;
  /** Verse starts by reader */
  thisChapterAudioTimings: VerseStartsByReader;
  /** Link to the words of this chapter; omitted if they are not annotated */
  thisChapterWordsLink?: string;
  /** Content of the chapter */
  chapter: SimpleChapterData;
}

/** All commentaries: `/api/available_commentaries.json`. */
export interface AvailableCommentaries {
  /** All commentaries of the service */
  commentaries: Commentary[];
}

/** Identical in all documents, except for `sha256` */
export interface Commentary {
  /** Id of the edition, used in paths */
  id: string;
  /** Name of the edition */
  name: string;
  /** Name of the edition in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** URL of the licence terms; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if none */
  licenseNotes: string | null;
  /** Notice that must be shown with the notes; omitted if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code, three letters; `und` if unspecified */
  language: string;
  /** Name of the language in that language; omitted if unknown */
  languageName?: string;
  /** Name of the language in English; omitted if it has none */
  languageEnglishName?: string;
  /** `ltr`: left to right, `rtl`: right to left */
  textDirection: 'ltr' | 'rtl';
  /** Link to the list of books */
  listOfBooksApiLink: string;
  /** Link to the list of profiles */
  listOfProfilesApiLink: string;
  /** Formats in which the edition is available */
  availableFormats: ('json' | 'usfm')[];
  /** Number of books with notes or an introduction */
  numberOfBooks: number;
  /** Number of chapters with notes or an introduction */
  totalNumberOfChapters: number;
  /** Number of verses with notes */
  totalNumberOfVerses: number;
  /** Number of profiles; usually 0 */
  totalNumberOfProfiles: number;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `{books, profiles}`, which contains the SHA-256 of each book
   * and of each profile (`{subject, reference, content}`) by id; only in the catalogue
   */
  sha256?: string;
}

/** The books of a commentary: `/api/c/{commentary}/books.json`. */
export interface CommentaryBooks {
  /** The commentary */
  commentary: Commentary;
  /** Books in the order of the edition */
  books: CommentaryBook[];
}

/** Numbers, links and references are null if the book has no chapters */
export interface CommentaryBook {
  /** USFM book id, such as `GEN` */
  id: BookId;
  /** Id of the commentary */
  commentaryId: string;
  /** Name of the book in the commentary */
  name: string;
  /** Common English name in an English edition; otherwise the name in the edition */
  commonName: string;
  /** Text before the first verse, with a blank line between paragraphs; omitted if none */
  introduction?: string;
  /** Short form of the introduction; omitted if none */
  introductionSummary?: string;
  /** 1 to 66 in canonical order; other books from 67 */
  order: number;
  /** Number of the first chapter; null if the book only has an introduction */
  firstChapterNumber: number | null;
  /** Link to the first chapter; null if the book has no chapters */
  firstChapterApiLink: string | null;
  /** Edition, book and number of the first chapter; null if the book has no chapters */
  firstChapterReference: CommentaryChapterReference | null;
  /** Number of the last chapter; null if the book only has an introduction */
  lastChapterNumber: number | null;
  /** Link to the last chapter; null if the book has no chapters */
  lastChapterApiLink: string | null;
  /** Edition, book and number of the last chapter; null if the book has no chapters */
  lastChapterReference: CommentaryChapterReference | null;
  /** Number of chapters present */
  numberOfChapters: number;
  /** Number of verses with notes */
  totalNumberOfVerses: number;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `{name, introduction, introductionSummary, chapters}`, where
   * `chapters` contains the `chapter` of each standard chapter and missing members are omitted; only in
   * lists of books
   */
  sha256?: string;
}

export interface CommentaryChapterReference {
  /** Id of the commentary */
  commentaryId: string;
  /** USFM book id */
  book: BookId;
  /** Chapter number */
  chapter: number;
}

/** The notes of a commentary on a chapter: `/api/c/{commentary}/{book}/{chapter}.json`. */
export interface CommentaryBookChapter {
  /** The commentary */
  commentary: Commentary;
  /** The book of the chapter */
  book: CommentaryBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Edition, book and number of this chapter */
  thisChapterReference: CommentaryChapterReference;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** Edition, book and number of the next chapter; null after the last one */
  nextChapterReference: CommentaryChapterReference | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** Edition, book and number of the previous chapter; null for the first one */
  previousChapterReference: CommentaryChapterReference | null;
  /** Number of verses with notes */
  numberOfVerses: number;
  /** Content of the chapter */
  chapter: {
    /** Chapter number */
    number: number;
    /** Text before the first verse, with a blank line between paragraphs; omitted if none */
    introduction?: string;
    /** Verses with notes, in order */
    content: {
      /** Kind of item */
      type: 'verse';
      /** Verse number */
      number: number;
      /** Each note on the verse as a string */
      content: string[];
    }[];
  };
  /** Link to this chapter in the simplified format */
  simpleChapterApiLink: string;
}

/**
 * The notes of a commentary on a chapter, with one text for each verse:
 * `/api/c/{commentary}/{book}/{chapter}.simple.json`.
 */
export interface SimpleCommentaryBookChapter {
  /** The commentary */
  commentary: Commentary;
  /** The book of the chapter */
  book: CommentaryBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Link to this chapter in the standard format */
  fullChapterApiLink: string;
  /** Edition, book and number of this chapter */
  thisChapterReference: CommentaryChapterReference;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** Edition, book and number of the next chapter; null after the last one */
  nextChapterReference: CommentaryChapterReference | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** Edition, book and number of the previous chapter; null for the first one */
  previousChapterReference: CommentaryChapterReference | null;
  /** Number of verses with notes */
  numberOfVerses: number;
  /** Content of the chapter */
  chapter: SimpleCommentaryChapterData;
}

export interface SimpleCommentaryChapterData {
  /** Chapter number */
  number: number;
  /** Text before the first verse, with a blank line between paragraphs; omitted if none */
  introduction?: string;
  /** Verses with notes, in order */
  content: {
    /** Kind of item */
    type: 'verse';
    /** Verse number */
    number: number;
    /** The notes on the verse, separated by a blank line */
    text: string;
    /** Always empty */
    footnotes: never[];
  }[];
}

/** The profiles of a commentary: `/api/c/{commentary}/profiles.json`. */
export interface CommentaryProfiles {
  /** The commentary */
  commentary: Commentary;
  /** All profiles of the commentary */
  profiles: CommentaryProfileReference[];
}

export interface CommentaryProfileReference {
  /** Id of the profile, used in paths */
  id: string;
  /** Subject of the profile */
  subject: string;
  /** Passage about the subject; null if none is named */
  reference: {
    /** USFM book id */
    book: BookId;
    /** Chapter number */
    chapter: number;
    /** Verse number; the first one of a range */
    verse: number;
    /** Last verse number of a range; omitted for a single verse */
    endVerse?: number;
  } | null;
  /** Link to the profile with its text */
  thisProfileLink: string;
  /** Chapter of this commentary; null if it has none */
  referenceChapterLink: string | null;
}

/** A profile of a commentary: `/api/c/{commentary}/profiles/{profile}.json`. */
export interface CommentaryProfile {
  /** The commentary */
  commentary: Commentary;
  /** The profile without its text */
  profile: CommentaryProfileReference;
  /** Paragraphs */
  content: string[];
}

/** All datasets: `/api/available_datasets.json`. */
export interface AvailableDatasets {
  /** All datasets of the service */
  datasets: Dataset[];
}

export interface Dataset {
  /** Id of the edition, used in paths */
  id: string;
  /** Name of the edition */
  name: string;
  /** Name of the edition in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** URL of the licence terms; may be empty */
  licenseUrl: string;
  /** Further information about the licence; empty if none */
  licenseNotes: string;
  /** Notice that must be shown with the data; omitted if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code, three letters; `und` if unspecified */
  language: string;
  /** Name of the language in that language; omitted if unknown */
  languageName?: string;
  /** Name of the language in English; omitted if it has none */
  languageEnglishName?: string;
  /** `ltr`: left to right, `rtl`: right to left */
  textDirection: 'ltr' | 'rtl';
  /** Formats in which the edition is available */
  availableFormats: ('json' | 'usfm')[];
  /** Link to the list of books */
  listOfBooksApiLink: string;
  /** Number of books with references or mentions */
  numberOfBooks: number;
  /** Number of chapters with references or mentions */
  totalNumberOfChapters: number;
  /** Number of verses with references or mentions */
  totalNumberOfVerses: number;
  /** Number of cross references, or of mentions in verses */
  totalNumberOfReferences: number;
  /** Link to the list of people; omitted if none */
  listOfPeopleApiLink?: string;
  /** Number of people; omitted if none */
  totalNumberOfPeople?: number;
  /** Link to the list of places; omitted if none */
  listOfPlacesApiLink?: string;
  /** Number of places; omitted if none */
  totalNumberOfPlaces?: number;
  /** Link to the list of events; omitted if none */
  listOfEventsApiLink?: string;
  /** Number of events; omitted if none */
  totalNumberOfEvents?: number;
  /** Link to the list of people groups; omitted if none */
  listOfPeopleGroupsApiLink?: string;
  /** Number of people groups; omitted if none */
  totalNumberOfPeopleGroups?: number;
}

/** The books of a dataset: `/api/d/{dataset}/books.json`. */
export interface DatasetBooks {
  /** The dataset */
  dataset: Dataset;
  /** Books in the order of the edition */
  books: DatasetBook[];
}

export interface DatasetBook {
  /** USFM book id, such as `GEN` */
  id: BookId;
  /** Id of the dataset */
  datasetId: string;
  /** 1 to 66 in canonical order; other books from 67 */
  order: number;
  /** Number of the first chapter present, usually 1 */
  firstChapterNumber: number;
  /** Link to the first chapter */
  firstChapterApiLink: string;
  /** Edition, book and number of the first chapter */
  firstChapterReference: DatasetChapterReference;
  /** Number of the last chapter present */
  lastChapterNumber: number;
  /** Link to the last chapter */
  lastChapterApiLink: string;
  /** Edition, book and number of the last chapter */
  lastChapterReference: DatasetChapterReference;
  /** Number of chapters present */
  numberOfChapters: number;
  /** Number of verses with references or mentions */
  totalNumberOfVerses: number;
  /** Number of cross references, or of mentions in verses */
  totalNumberOfReferences: number;
}

export interface DatasetChapterReference {
  /** Id of the dataset */
  datasetId: string;
  /** USFM book id */
  book: BookId;
  /** Chapter number */
  chapter: number;
}

/**
 * The cross references of a chapter, or its people, places and events:
 * `/api/d/{dataset}/{book}/{chapter}.json`.
 */
export interface DatasetBookChapter {
  /** The dataset */
  dataset: Dataset;
  /** The book of the chapter */
  book: DatasetBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Edition, book and number of this chapter */
  thisChapterReference: DatasetChapterReference;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** Edition, book and number of the next chapter; null after the last one */
  nextChapterReference: DatasetChapterReference | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** Edition, book and number of the previous chapter; null for the first one */
  previousChapterReference: DatasetChapterReference | null;
  /** Number of verses with references */
  numberOfVerses: number;
  /** Number of references of all verses in the chapter */
  numberOfReferences: number;
  /** Content of the chapter */
  chapter: DatasetChapterData;
}

export interface DatasetChapterData {
  /** Chapter number */
  number: number;
  /** Verses with references, in order */
  content: DatasetChapterVerseContent[];
}

export interface DatasetChapterVerseContent {
  /** Verse number */
  verse: number;
  /** Related passages, closest first */
  references: DatasetReference[];
}

export interface DatasetReference {
  /** USFM book id */
  book: BookId;
  /** Chapter number */
  chapter: number;
  /** Verse number; the first one of a range */
  verse: number;
  /** Chapter of the last verse, if different; otherwise omitted */
  endChapter?: number;
  /** Last verse number of a range; omitted for a single verse */
  endVerse?: number;
  /** Relevance according to the source, higher is closer; omitted if unspecified */
  score?: number;
}

/**
 * The cross references of a chapter, or its people, places and events:
 * `/api/d/{dataset}/{book}/{chapter}.json`.
 */
export interface DatasetEntityBookChapter {
  /** The dataset */
  dataset: Dataset;
  /** The book of the chapter */
  book: DatasetBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Edition, book and number of this chapter */
  thisChapterReference: DatasetChapterReference;
  /** Link to the next chapter in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** Edition, book and number of the next chapter; null after the last one */
  nextChapterReference: DatasetChapterReference | null;
  /** Link to the previous chapter in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** Edition, book and number of the previous chapter; null for the first one */
  previousChapterReference: DatasetChapterReference | null;
  /** Number of people mentioned in the chapter */
  numberOfPeople: number;
  /** Number of places mentioned in the chapter */
  numberOfPlaces: number;
  /** Number of events mentioned in the chapter */
  numberOfEvents: number;
  /** Content of the chapter */
  chapter: DatasetEntityChapterData;
}

export interface DatasetEntityChapterData {
  /** Chapter number */
  number: number;
  /** People mentioned in the chapter, in order of first mention */
  people: DatasetChapterPerson[];
  /** Places mentioned in the chapter, in order of first mention */
  places: DatasetChapterPlace[];
  /** Events mentioned in the chapter, in order of first mention */
  events: DatasetChapterEvent[];
}

export interface DatasetChapterPerson {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** False if the name is a description, such as “daughter of Pharaoh”; omitted if unspecified */
  isProperName?: boolean;
  /** Gender as in the source; omitted if unknown */
  gender?: string;
  /** Year of birth, negative for BC; omitted if unknown */
  birthYear?: number;
  /** Year of death, negative for BC; omitted if unknown */
  deathYear?: number;
  /** Link to the record */
  apiLink: string;
  /** Verse numbers, ascending */
  verses: number[];
}

export interface DatasetChapterPlace {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Kind of place as in the source; omitted if unknown */
  featureType?: string;
  /** Latitude in degrees, negative for south; omitted if unknown */
  latitude?: number;
  /** Longitude in degrees, negative for west; omitted if unknown */
  longitude?: number;
  /** Link to the record */
  apiLink: string;
  /** Verse numbers, ascending */
  verses: number[];
}

export interface DatasetChapterEvent {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Start as in the source: -4003 or 0033-05-15; omitted if unknown */
  startDate?: string;
  /** Link to the record */
  apiLink: string;
  /** Verse numbers, ascending */
  verses: number[];
}

/** The people of a dataset: `/api/d/{dataset}/people.json`. */
export interface DatasetPeople {
  /** The dataset */
  dataset: Dataset;
  /** All people of the dataset, in the order of the source */
  people: DatasetPersonSummary[];
}

export interface DatasetPersonSummary {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** False if the name is a description, such as “daughter of Pharaoh”; omitted if unspecified */
  isProperName?: boolean;
  /** Gender as in the source; omitted if unknown */
  gender?: string;
  /** Number of verses that mention the entity */
  numberOfReferences: number;
  /** Link to the record of the person */
  thisPersonApiLink: string;
}

/** A person: `/api/d/{dataset}/people/{person}.json`. */
export interface DatasetPersonRecord {
  /** The dataset */
  dataset: Dataset;
  /** All information about the person */
  person: DatasetPerson;
  /** Link to the record of the person */
  thisPersonApiLink: string;
}

export interface DatasetPerson {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Other names of the person; omitted if none */
  alsoCalled?: string[];
  /** False if the name is a description, such as “daughter of Pharaoh”; omitted if unspecified */
  isProperName?: boolean;
  /** Gender as in the source; omitted if unknown */
  gender?: string;
  /** Description in paragraphs; omitted if none */
  description?: string[];
  /** Year of birth, negative for BC; omitted if unknown */
  birthYear?: number;
  /** Year of death, negative for BC; omitted if unknown */
  deathYear?: number;
  /** Earliest year with a mention of the person, negative for BC; omitted if unknown */
  minYear?: number;
  /** Latest year with a mention of the person, negative for BC; omitted if unknown */
  maxYear?: number;
  /** Place of birth; omitted if unknown */
  birthPlace?: DatasetEntityRef;
  /** Place of death; omitted if unknown */
  deathPlace?: DatasetEntityRef;
  /** Known or possible fathers; omitted if unknown */
  father?: DatasetEntityRef[];
  /** Known or possible mothers; omitted if unknown */
  mother?: DatasetEntityRef[];
  /** Husbands or wives; omitted if none */
  partners?: DatasetEntityRef[];
  /** Sons and daughters; omitted if none */
  children?: DatasetEntityRef[];
  /** Brothers and sisters; omitted if none */
  siblings?: DatasetEntityRef[];
  /** Brothers and sisters with the same mother; omitted if none */
  halfSiblingsSameMother?: DatasetEntityRef[];
  /** Brothers and sisters with the same father; omitted if none */
  halfSiblingsSameFather?: DatasetEntityRef[];
  /** Groups of the person; omitted if none */
  memberOf?: DatasetEntityRef[];
  /** Related events; omitted if none */
  events?: DatasetEntityRef[];
  /** All passages with a mention, in the order of books, chapters and verses */
  references: VerseRef[];
}

export interface DatasetEntityRef {
  /** Id of the record, used in paths */
  id: string;
  /** Type of entity: its list in the dataset */
  type: DatasetEntityType;
  /** Name of the entity */
  name: string;
  /** Link to the record */
  apiLink: string;
}

export type DatasetEntityType = 'people' | 'places' | 'events' | 'groups';

export interface VerseRef {
  /** USFM book id */
  book: BookId;
  /** Chapter number */
  chapter: number;
  /** Verse number; the first one of a range */
  verse: number;
  /** Last verse number of a range; omitted for a single verse */
  endVerse?: number;
}

/** The places of a dataset: `/api/d/{dataset}/places.json`. */
export interface DatasetPlaces {
  /** The dataset */
  dataset: Dataset;
  /** All places of the dataset, in the order of the source */
  places: DatasetPlaceSummary[];
}

export interface DatasetPlaceSummary {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Kind of place as in the source; omitted if unknown */
  featureType?: string;
  /** Latitude in degrees, negative for south; omitted if unknown */
  latitude?: number;
  /** Longitude in degrees, negative for west; omitted if unknown */
  longitude?: number;
  /** Number of verses that mention the entity */
  numberOfReferences: number;
  /** Link to the record of the place */
  thisPlaceApiLink: string;
}

/** The events of a dataset: `/api/d/{dataset}/events.json`. */
export interface DatasetEvents {
  /** The dataset */
  dataset: Dataset;
  /** All events of the dataset, in the order of the source */
  events: DatasetEventSummary[];
}

export interface DatasetEventSummary {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Start as in the source: -4003 or 0033-05-15; omitted if unknown */
  startDate?: string;
  /** Number of verses that mention the entity */
  numberOfReferences: number;
  /** Link to the record of the event */
  thisEventApiLink: string;
}

/** The people groups of a dataset: `/api/d/{dataset}/groups.json`. */
export interface DatasetPeopleGroups {
  /** The dataset */
  dataset: Dataset;
  /** All people groups of the dataset, in the order of the source */
  groups: DatasetPeopleGroupSummary[];
}

export interface DatasetPeopleGroupSummary {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Number of members of the group */
  numberOfMembers: number;
  /** Link to the record of the group */
  thisPeopleGroupApiLink: string;
}

/** A place: `/api/d/{dataset}/places/{place}.json`. */
export interface DatasetPlaceRecord {
  /** The dataset */
  dataset: Dataset;
  /** All information about the place */
  place: DatasetPlace;
  /** Link to the record of the place */
  thisPlaceApiLink: string;
}

export interface DatasetPlace {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Name in the King James Version; omitted if unknown */
  kjvName?: string;
  /** Name in the English Standard Version; omitted if unknown */
  esvName?: string;
  /** Other names of the place; omitted if none */
  aliases?: string[];
  /** Kind of place as in the source; omitted if unknown */
  featureType?: string;
  /** Narrower kind of place; omitted if unknown */
  featureSubType?: string;
  /** Latitude in degrees, negative for south; omitted if unknown */
  latitude?: number;
  /** Longitude in degrees, negative for west; omitted if unknown */
  longitude?: number;
  /** Certainty of the coordinates as in the source; omitted if unknown */
  precision?: string;
  /** Description in paragraphs; omitted if none */
  description?: string[];
  /** Comment of the source; omitted if none */
  comment?: string;
  /** Place with the main form of this name; omitted if none */
  rootPlace?: DatasetEntityRef;
  /** Identical place under another name; omitted if none */
  duplicateOf?: DatasetEntityRef;
  /** People who have been at the place; omitted if none */
  people?: DatasetEntityRef[];
  /** People born at the place; omitted if none */
  peopleBorn?: DatasetEntityRef[];
  /** People who died at the place; omitted if none */
  peopleDied?: DatasetEntityRef[];
  /** Related events; omitted if none */
  events?: DatasetEntityRef[];
  /** All passages with a mention, in the order of books, chapters and verses */
  references: VerseRef[];
}

/** An event: `/api/d/{dataset}/events/{event}.json`. */
export interface DatasetEventRecord {
  /** The dataset */
  dataset: Dataset;
  /** All information about the event */
  event: DatasetEvent;
  /** Link to the record of the event */
  thisEventApiLink: string;
}

export interface DatasetEvent {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Start as in the source: -4003 or 0033-05-15; omitted if unknown */
  startDate?: string;
  /** Duration as in the source; omitted if unknown */
  duration?: string;
  /** People who take part; omitted if none */
  participants?: DatasetEntityRef[];
  /** Places of the event; omitted if none */
  locations?: DatasetEntityRef[];
  /** People groups that take part; omitted if none */
  groups?: DatasetEntityRef[];
  /** Larger event that includes this one; omitted if none */
  partOf?: DatasetEntityRef;
  /** Previous event; omitted if none */
  predecessor?: DatasetEntityRef;
  /** All passages with a mention, in the order of books, chapters and verses */
  references: VerseRef[];
}

/** A people group: `/api/d/{dataset}/groups/{group}.json`. */
export interface DatasetPeopleGroupRecord {
  /** The dataset */
  dataset: Dataset;
  /** All information about the group */
  group: DatasetPeopleGroup;
  /** Link to the record of the group */
  thisPeopleGroupApiLink: string;
}

export interface DatasetPeopleGroup {
  /** Id of the record, used in paths */
  id: string;
  /** Name of the entity */
  name: string;
  /** Members of the group; omitted if none */
  members?: DatasetEntityRef[];
  /** Related events; omitted if none */
  events?: DatasetEntityRef[];
  /** All passages with a mention, in the order of books, chapters and verses */
  references: VerseRef[];
}

/** All documents of the service by their SHA-256: `/api/x/manifest.json`. */
export interface Manifest {
  /** Format version of this document */
  format: 1;
  /** Number of documents, including those of all editions */
  documents: number;
  /** Total uncompressed size in bytes */
  size: number;
  /** Documents that belong to no edition: catalogues, the OpenAPI description, languages, morphology codes */
  shared: ManifestEntry[];
  /** Editions, each with a manifest of its documents */
  editions: {
    /** Id of the edition, used in paths */
    id: string;
    /** Kind of edition */
    kind: 'translation' | 'commentary' | 'dataset' | 'lexicon' | 'plan';
    /** Number of documents */
    documents: number;
    /** Uncompressed size of its documents in bytes */
    size: number;
    /** Manifest of the edition */
    manifest: ManifestEntry;
  }[];
}

export interface ManifestEntry {
  /** Path of the document */
  path: string;
  /** SHA-256 of the uncompressed JSON */
  sha256: string;
  /** Size of the uncompressed JSON in bytes */
  size: number;
}

/** The manifest under its own SHA-256: `/api/x/manifests/{sha256}.json`. */
export type Release = Manifest;

/** The documents of an edition by their SHA-256: `/api/x/manifests/{edition}/{sha256}.json`. */
export interface EditionManifest {
  /** Format version of this document */
  format: 1;
  /** Id of the edition */
  edition: string;
  /** Kind of edition */
  kind: 'translation' | 'commentary' | 'dataset' | 'lexicon' | 'plan';
  /** All documents of the edition, by path */
  documents: ManifestEntry[];
}

/** This description of the service in OpenAPI 3.1: `/api/openapi.json`. */
export interface OpenApi {
  /** OpenAPI version */
  openapi: '3.1.1';
  /** Name and description of the service */
  info: {
    /** Name of the service */
    title: string;
    /** Version of the contract */
    version: '1.0.0';
    /** One-line summary */
    summary: string;
    /** Rules for all operations */
    description: string;
    /** Licence of the program; each edition has its own */
    license: {
      /** Name of the licence */
      name: string;
      /** SPDX identifier */
      identifier: string;
    };
  };
  /** Base URL for paths */
  servers: {
    /** May be relative to this document */
    url: string;
    /** Description of the server */
    description: string;
  }[];
  /** Groups of operations */
  tags: {
    /** Name of the group */
    name: string;
    /** Contents of the group */
    description: string;
  }[];
  /** All operations, by path */
  paths: {
    [key: string]: {
      /** The operation */
      get: { [key: string]: unknown };
    };
  };
  /** Schemas, responses and headers that operations refer to */
  components: {
    /** JSON Schema of each document and its parts */
    schemas: { [key: string]: unknown };
    /** Responses */
    responses: { [key: string]: unknown };
    /** Request headers */
    parameters: { [key: string]: unknown };
    /** Response headers */
    headers: { [key: string]: unknown };
  };
}

/** The languages of all editions, each with its editions: `/api/x/languages.json`. */
export interface Languages {
  /** Sorted by code */
  languages: Language[];
}

/** A language with editions */
export interface Language {
  /** ISO 639-3 */
  code: string;
  /** Name in the language itself; null if unknown */
  name: string | null;
  /** Name in English; null if unknown */
  englishName: string | null;
  /** ISO 15924 code of the usual script; null if unknown */
  script: string | null;
  /** Number of people who use the language, also as a second one; null if unknown */
  population: number | null;
  /** Direction of that script */
  direction: 'ltr' | 'rtl';
  /** Ids of the translations in this language; empty if none */
  translations: string[];
  /** Ids of the commentaries in this language; empty if none */
  commentaries: string[];
  /** Ids of the datasets in this language; empty if none */
  datasets: string[];
  /** Ids of the lexicons in this language; empty if none */
  lexicons: string[];
}

/**
 * The languages of the translations, with the number in each; the start of the catalogue in parts:
 * `/api/x/translations/index.json`.
 */
export interface TranslationLanguages {
  /** Number of translations in all languages */
  translations: number;
  /** Sorted by code */
  languages: TranslationLanguage[];
}

/** A language with translations */
export interface TranslationLanguage {
  /** ISO 639-3 */
  code: string;
  /** Name in the language itself; null if unknown */
  name: string | null;
  /** Name in English; null if unknown */
  englishName: string | null;
  /** Number of translations */
  translations: number;
  /** Id of the translation with most verses; the first id if several have the same number */
  first: string;
}

/** The names of all translations, for searching: `/api/x/translations/names.json`. */
export interface TranslationNames {
  /** Sorted by id */
  translations: NamedTranslation[];
}

export interface NamedTranslation {
  /** Id of the edition, used in paths */
  id: string;
  /** ISO 639-3 */
  language: string;
  /** Name of the edition */
  name: string;
  /** Name of the edition in English */
  englishName: string;
  /** Short form of the name, often an abbreviation */
  shortName: string;
}

/** The translations in a language, with their features: `/api/x/translations/{language}.json`. */
export interface LanguageTranslations {
  /** Sorted by id */
  translations: Translation[];
  /** In the same order */
  features: TranslationFeatures[];
}

export interface TranslationFeatures {
  /** Id of the edition, used in paths */
  id: string;
  /** ISO 639-3 */
  language: string;
  /** ISO 15924 code of the usual script; null if unknown */
  script: string | null;
  /** Number of people who use the language, also as a second one; null if unknown */
  population: number | null;
  /** Whether commercial use is allowed; null if the licence is unknown */
  commercialUse: 'allowed' | 'not-allowed' | null;
  /** Whether changed versions are allowed; null if the licence is unknown */
  derivatives: 'allowed' | 'not-allowed' | null;
  /** Number of Old Testament books */
  oldTestament: number;
  /** Number of New Testament books */
  newTestament: number;
  /** Number of books beyond the 66 */
  otherBooks: number;
  /** Whether chapters have recordings */
  audio: boolean;
  /** Whether words are annotated */
  words: boolean;
  /** Whether the text has footnotes */
  notes: boolean;
  /** Omitted if the words are not aligned */
  alignment?: AlignmentFeature;
}

/** How the words of a translation are aligned */
export interface AlignmentFeature {
  /** `source` if people made the alignment, `computed` if the build did */
  by: 'source' | 'computed';
  /** Estimated share of content words with the right link; null for an alignment of the source */
  quality: number | null;
}

/** The operator’s settings for the website, and the place to start: `/api/x/site.json`. */
export interface Site {
  /** Omitted if not set */
  name?: string;
  /** Omitted if not set */
  description?: string;
  /** Omitted for the default colours */
  colours?: {
    /** Colour of links and pressed buttons */
    accent?: SiteColour;
    /** Background colour of the page */
    paper?: SiteColour;
  };
  /** Omitted if the library has no translations */
  start?: SiteStart;
  /** Set if the library has more than 200 translations, so that clients load the catalogue by language */
  hasManyTranslations?: true;
  /** Visible parts of the reader */
  parts: {
    /** The home page and the greeting */
    home: boolean;
    /** User data on the device: highlights, notes, bookmarks, plans, history */
    kept: boolean;
    /** Offline use: the installed reader, downloaded translations */
    offline: boolean;
    /** Cross references, commentaries, people and places */
    study: boolean;
    /** Explanations of words */
    words: boolean;
    /** Maps of places */
    map: boolean;
    /** The audio player */
    audio: boolean;
    /** Links to the API explorer */
    explorer: boolean;
  };
  /** Pages of the operator, such as an imprint; empty if none */
  links: {
    /** Text of the link */
    text: string;
    /** Target of the link */
    url: string;
  }[];
}

/** A colour in light and dark mode, as `#rrggbb` */
export interface SiteColour {
  /** In light mode */
  light: string;
  /** In dark mode */
  dark: string;
}

/** The place to open for new users */
export interface SiteStart {
  /** Omitted if the client chooses by the language of the user */
  translation?: string;
  /** USFM book id */
  book: BookId;
  /** Omitted for the first chapter of the book */
  chapter?: number;
  /** Ids of translations to show in parallel; empty for none */
  with: string[];
}

/** The features of each translation: testaments, audio, words, notes: `/api/x/features.json`. */
export interface Features {
  /** Sorted by id */
  translations: TranslationFeatures[];
}

/** The editions as files in other formats, such as EPUB: `/api/x/downloads.json`. */
export interface Downloads {
  /** Sorted by edition and format; empty on live servers */
  downloads: Download[];
}

export interface Download {
  /** Id of the edition */
  edition: string;
  /** Format, as in `scriptorium export --format`: `epub`, `usfm` */
  format: string;
  /** Address of the file. It stays the same when the content changes */
  link: string;
  /** Media type of the file */
  mediaType: string;
  /** Size of the file in bytes */
  size: number;
  /** SHA-256 of the file */
  sha256: string;
  /** Licence of the edition; empty if it has no address */
  licenseUrl: string;
  /** Identifies the documents and the version of Scriptorium from which the file was made */
  madeFrom: string;
}

/** The contents and the faults of an edition’s sources: `/api/x/report/{edition}.json`. */
export type EditionReport = {
  /** Id of the edition */
  id: string;
  /** Name of the edition */
  name: string;
  /** Kind of edition */
  kind: 'translation';
  /** The edition’s `sha256` in the catalogue at the time of the report */
  sha256?: string;
  /** Books, chapters and verses present, compared with a versification */
  census: {
    /** The standard versification that the text follows most closely */
    versification: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
    /** Number of books */
    books: number;
    /** Number of chapters */
    chapters: number;
    /** Number of verses */
    verses: number;
    /** Books of the versification that the edition lacks */
    missingBooks: BookId[];
    /** Such as `GEN 3` */
    missingChapters: string[];
    /** Verses of the versification that the text lacks */
    missing: ReportPlaces;
    /** Verses that only the text has */
    extra: ReportPlaces;
    /** Verses that the text joins, such as 1-2 */
    merged: ReportPlaces;
    /** Verses that appear twice in the sources */
    duplicated: ReportPlaces;
    /** Verses without words */
    empty: ReportPlaces;
    /** Verses that follow a later one in the sources */
    outOfOrder: ReportPlaces;
  };
  /** Comparison of the words in the sources with the words in the documents */
  conservation: ReportConservation;
  /** Word annotations; omitted if none */
  words?: {
    /** Number of words with annotations */
    annotated: number;
    /** Number of words in an alignment of the source; omitted if none */
    aligned?: number;
    /** Number of Strong’s numbers */
    numbers: number;
    /** Number of different Strong’s numbers */
    distinctNumbers: number;
    /** Invalid Strong’s numbers as in the source */
    unreadableNumbers: string[];
    /** Number of words with a morphology code */
    parsed: number;
    /** The most frequent scheme of the codes; null if none is known */
    scheme: 'oshb' | 'robinson' | 'unfoldingword' | null;
    /** Number of different morphology codes */
    distinctCodes: number;
    /** Codes that belong to no known scheme */
    unknownCodes: string[];
  };
  /** A report on each book */
  books: {
    /** USFM book id */
    id: BookId;
    /** Source file of the book, relative to the content folder */
    file: string;
    /** Verses of each chapter */
    chapters: {
      /** Chapter number */
      number: number;
      /** Number of verses */
      verses: number;
      /** Number of verses in the versification; null if it lacks the book */
      expected: number | null;
      /** Number of verses of the versification that the text lacks */
      missing: number;
      /** Number of verses that only the text has */
      extra: number;
    }[];
    /** Comparison of the words in the sources with the words in the documents */
    conservation: ReportConservation;
  }[];
  /** Faults in the sources */
  diagnostics: ReportDiagnostics;
} | {
  /** Id of the edition */
  id: string;
  /** Name of the edition */
  name: string;
  /** Kind of edition */
  kind: 'commentary' | 'cross-references' | 'entities' | 'lexicon' | 'plan';
  /** The edition’s `sha256` in the catalogue at the time of the report */
  sha256?: string;
  /** Amount of content served */
  counts: {
    /** Number of books */
    books: number;
    /** Number of chapters */
    chapters: number;
    /** Number of verses */
    verses: number;
    /** Number of entries; lexicons only */
    entries?: number;
  };
  /** Number of items read, by result */
  tally: { [key: string]: number };
  /** Faults in the sources */
  diagnostics: ReportDiagnostics;
};

export interface ReportPlaces {
  /** Number of verses */
  verses: number;
  /** Such as `GEN 1:3` or `GEN 1:3-5` */
  places: string[];
}

export interface ReportConservation {
  /** Words in the sources */
  read: ReportAmount;
  /** Words served as the text of verses */
  verses: ReportAmount;
  /** Words served as titles */
  titles: ReportAmount;
  /** Words served as headings */
  headings: ReportAmount;
  /** Words served as footnotes */
  notes: ReportAmount;
  /** Text deliberately left out of the documents, by the name of the rule */
  dropped: { [key: string]: ReportAmount };
  /** Minimum number of source characters that are in no document */
  lost: number;
  /** Minimum number of document characters that are not in the source */
  invented: number;
  /** Number of words joined to the previous word by mistake */
  glued: number;
  /** Number of words split by white space that the source lacks */
  split: number;
}

export interface ReportAmount {
  /** Number of characters, without white space */
  characters: number;
  /** Number of words */
  words: number;
}

export interface ReportDiagnostics {
  /** Number of faults with lost or guessed content */
  errors: number;
  /** Number of faults that do not affect the served content */
  warnings: number;
  /** Number of diagnostics by code */
  codes: { [key: string]: number };
  /** All faults, by file and position */
  list: {
    /** Permanent code, explained in docs/diagnostics.md */
    code:
      | 'no-sources' | 'unread-file' | 'compiled-source' | 'unmatched-pattern' | 'ignored-archive'
      | 'no-metadata' | 'bad-metadata' | 'unserved-metadata' | 'incomplete-license' | 'unknown-language'
      | 'bad-site' | 'unknown-start' | 'bad-edition-id' | 'duplicate-edition-id' | 'unreadable-file'
      | 'outside-edition' | 'bad-file-name' | 'internal-error' | 'too-large' | 'worker-limit' | 'not-text'
      | 'padding-at-end' | 'windows-character' | 'invalid-utf8' | 'byte-order-mark-in-text'
      | 'merge-conflict' | 'left-over-text' | 'tracked-change' | 'missing-paragraph' | 'marker-in-line'
      | 'poetry-level-jump' | 'empty-section' | 'empty-paragraph' | 'missing-chapter-number'
      | 'verse-number-in-text' | 'note-in-word' | 'unknown-attribute' | 'missing-book-name'
      | 'contradictory-book-name' | 'contradictory-content' | 'verse-beyond-chapter' | 'wrong-note-origin'
      | 'reference-to-nowhere' | 'unreadable-reference' | 'one-sided-parallel' | 'misquoted-text'
      | 'odd-verse-length' | 'odd-name' | 'inconsistent-name' | 'unexpected-rendering' | 'odd-word'
      | 'odd-capital' | 'foreign-verse' | 'repeated-verse' | 'note-without-origin' | 'odd-reference'
      | 'odd-note-caller' | 'odd-heading' | 'odd-space' | 'doubled-punctuation' | 'unpaired-mark'
      | 'missing-sentence-end' | 'missing-capital' | 'repeated-word' | 'unusual-character'
      | 'invisible-character' | 'mixed-normalization' | 'other-digits' | 'unused-acceptance'
      | 'unknown-encoding' | 'contradictory-encoding' | 'undecodable-bytes' | 'malformed-xml'
      | 'malformed-json' | 'html-entity' | 'unknown-element' | 'misplaced-content' | 'no-book-id'
      | 'unknown-book-id' | 'guessed-book-id' | 'duplicate-book' | 'shrunken-book' | 'text-kept'
      | 'no-verses' | 'text-lost' | 'bad-chapter-number' | 'duplicate-chapter' | 'chapter-out-of-order'
      | 'missing-chapter-marker' | 'bad-verse-number' | 'bad-verse-range' | 'duplicate-verse'
      | 'verse-out-of-order' | 'empty-verse' | 'bad-versification' | 'unlikely-versification'
      | 'missing-verse' | 'missing-end' | 'missing-spaces' | 'missing-first-verse' | 'text-before-verse'
      | 'unknown-marker' | 'stray-backslash' | 'unclosed-marker' | 'unmatched-closing-marker'
      | 'unclosed-milestone' | 'unclosed-note' | 'note-without-caller' | 'note-part-outside-note'
      | 'marker-in-note-origin' | 'malformed-attributes' | 'word-without-text' | 'marker-crosses-verse'
      | 'verse-in-heading' | 'text-in-blank-line' | 'text-after-line' | 'figure-in-blank-line'
      | 'unmatched-sidebar' | 'missing-table-column' | 'empty-note' | 'unreadable-character'
      | 'markup-in-text' | 'mixed-scripts' | 'double-space' | 'unpaired-quote' | 'mixed-quotes'
      | 'malformed-csv' | 'no-entities' | 'entity-without-name' | 'duplicate-entity' | 'changed-entity-id'
      | 'dangling-reference' | 'unknown-verse' | 'bad-cell' | 'no-references' | 'bad-reference'
      | 'unlisted-verse' | 'source-range' | 'range-across-books' | 'duplicate-reference' | 'unknown-format'
      | 'unknown-column' | 'bad-list-item' | 'disputed-place' | 'no-entries' | 'no-original-text'
      | 'bad-strongs-number' | 'incomplete-entry' | 'duplicate-entry' | 'text-outside-book'
      | 'changed-profile-id' | 'bad-alignment' | 'unaligned-word' | 'no-timings' | 'unknown-timings'
      | 'bad-timing' | 'bad-address' | 'duplicate-timings' | 'untimed-verse' | 'timing-without-verse'
      | 'timings-without-audio' | 'audio-without-chapter' | 'too-many-diagnostics';
    /** `error` if content is lost or guessed */
    severity: 'error' | 'warning';
    /** Relative to the content folder */
    file: string;
    /** From 1; 0 for the whole file */
    line: number;
    /** From 1, in UTF-16 code units; 0 for the whole line or file */
    column: number;
    /** Explanation for people */
    message: string;
    /** The source line; omitted if the fault concerns the whole file */
    source?: {
      /** The line, or the part of it around the fault */
      text: string;
      /** Column of the fault in `text`, from 1, in UTF-16 code units */
      column: number;
    };
  }[];
}

/**
 * The verse numbering of a translation, a commentary or a dataset of cross references:
 * `/api/x/versification/{edition}.json`.
 */
export interface TranslationVersification {
  /** Id of the translation */
  translation: string;
  /** The standard versification that the translation follows most closely */
  scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** Evidence for the standard versification */
  evidence: {
    /** Source of the versification: metadata, a `.vrs` file, or the last verses of the chapters */
    by: 'metadata' | 'vrs' | 'verses';
    /** File with the declaration, relative to the content folder */
    file?: string;
    /** Number of chapters in the translation */
    chapters: number;
    /** Number of chapters with the same last verse, by standard versification */
    fitting: VersificationCounts;
  };
  /** Chapters that differ from the standard versification */
  differences: {
    /** USFM book id */
    book: BookId;
    /** Chapter number */
    chapter: number;
    /** Last verse in the standard versification; null if it lacks the book */
    expected: number | null;
    /** Last verse in the translation */
    last: number;
    /** Verses of the standard versification that the translation lacks */
    missing: string[];
    /** Verses that only the translation has */
    extra: string[];
    /** Standard versification of the book, if different */
    scheme?: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  }[];
  /**
   * Verses with other numbers in `org`. Both sides are equally long and correspond in order, or one side is
   * a single verse that corresponds to all verses of the other
   */
  mappings: VersificationMapping[];
  /** Verse numbers that the chapter documents cannot represent */
  numbers: {
    /** USFM book id */
    book: BookId;
    /** Chapter number */
    chapter: number;
    /** Omitted for the number of a chapter */
    verse?: number;
    /** Last verse if several are joined */
    endVerse?: number;
    /** Number in the source if it is not a plain number: `2-3`, `4a` */
    written?: string[];
    /** Printed number, if different */
    published?: string;
    /** Number in another versification */
    alternate?: string;
  }[];
}

export interface VersificationCounts {
  /** The Hebrew Old and the Greek New Testament */
  org: number;
  /** English Bibles */
  eng: number;
  /** The Septuagint */
  lxx: number;
  /** The Vulgate */
  vul: number;
  /** The Russian Synodal Bible, canonical books */
  rsc: number;
  /** The Russian Synodal Bible, Orthodox edition */
  rso: number;
}

export interface VersificationMapping {
  /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
  verses: string;
  /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
  original: string;
}

/**
 * The verse numbering of a translation, a commentary or a dataset of cross references:
 * `/api/x/versification/{edition}.json`.
 */
export interface DatasetVersification {
  /** Id of the dataset */
  dataset: string;
  /** Standard versification of the verses that the edition refers to */
  scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** Evidence for the standard versification */
  evidence: VersificationEvidence;
  /**
   * Verses with other numbers in `org`. Both sides are equally long and correspond in order, or one side is
   * a single verse that corresponds to all verses of the other
   */
  mappings: VersificationMapping[];
}

export interface VersificationEvidence {
  /** Source of the versification: metadata, or the verses that the edition refers to */
  by: 'metadata' | 'verses';
  /** Number of verses that the edition refers to */
  verses: number;
  /** Number of these verses that exist, by standard versification */
  fitting: VersificationCounts;
}

/**
 * The verse numbering of a translation, a commentary or a dataset of cross references:
 * `/api/x/versification/{edition}.json`.
 */
export interface CommentaryVersification {
  /** Id of the commentary */
  commentary: string;
  /** Standard versification of the verses that the edition refers to */
  scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** Evidence for the standard versification */
  evidence: VersificationEvidence;
  /**
   * Verses with other numbers in `org`. Both sides are equally long and correspond in order, or one side is
   * a single verse that corresponds to all verses of the other
   */
  mappings: VersificationMapping[];
}

/**
 * The words of the original that each word of a chapter renders:
 * `/api/x/alignment/{translation}/{book}/{chapter}.json`.
 */
export interface ChapterAlignment {
  /** `source` if people made the alignment, `computed` if the build did */
  by: 'source' | 'computed';
  /** Estimated share of content words with the right link; null for an alignment of the source */
  quality: number | null;
  /** In the order of their first word */
  groups: AlignedGroup[];
}

/** One rendering: the words in `target` together render the words in `source` */
export interface AlignedGroup {
  /** The words of the original */
  source: AlignedSourceWord[];
  /** The words of the edition, in text order */
  target: AlignedTargetWord[];
  /** Confidence; computed alignments only */
  score?: number;
}

/** A word of the original text */
export interface AlignedSourceWord {
  /** Id of the edition with the original text, or its name in the alignment; null if unnamed */
  edition: string | null;
  /** Only if the word is in another chapter of the original */
  chapter?: number;
  /** In the numbering of the original, if the alignment has it */
  verse: number;
  /** Position among the words of the verse, from 0; null if unknown */
  index: number | null;
  /** Dictionary form; null if unknown */
  lemma: string | null;
  /** Strong’s numbers as in the source; empty if none */
  strongs: string[];
  /** Morphology code; null if unknown */
  morph: string | null;
  /** The word itself, with points and accents */
  text?: string;
  /** Number of this occurrence of `text` in its verse */
  occurrence?: number;
}

/** A word of the edition; `start` and `end` are offsets in the text of the simplified verse */
export interface AlignedTargetWord {
  /** Verse number; the first one of a range */
  verse: number;
  /** Start of the word */
  start: number;
  /** End of the word (exclusive), in UTF-16 code units */
  end: number;
}

/** References to scripture in prose, for links */
export interface TextReferences {
  /** Id of the edition */
  edition: string;
  /** Link to the document with the texts */
  documentLink: string;
  /** Texts with references */
  texts: {
    /** JSON Pointer (RFC 6901) to the text in the document */
    text: string;
    /** In the order of the text */
    references: TextReference[];
  }[];
}

export interface TextReference {
  /** Start in the text, in UTF-16 code units */
  start: number;
  /** End in the text, in UTF-16 code units */
  end: number;
  /** First verse as `GEN.1.3`, or first chapter as `GEN.1` */
  from: string;
  /** Last verse, or last chapter to its end; equals `from` for a single one */
  to: string;
  /** The full reference for people: `Genesis 1:3-5` for `vv. 3-5` in the text */
  label: string;
}

/** All lexicons: `/api/x/lexicons.json`. */
export interface Lexicons {
  /** Sorted by id */
  lexicons: Lexicon[];
}

/** A lexicon; `language` is the language of its explanations */
export interface Lexicon {
  /** Id of the edition, used in paths */
  id: string;
  /** Name of the edition */
  name: string;
  /** Name of the edition in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** URL of the licence terms; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if none */
  licenseNotes: string | null;
  /** Notice that must be shown with the text; null if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code, three letters; `und` if unspecified */
  language: string;
  /** Name of the language in that language; omitted if unknown */
  languageName?: string;
  /** Name of the language in English; omitted if it has none */
  languageEnglishName?: string;
  /** `ltr`: left to right, `rtl`: right to left */
  textDirection: 'ltr' | 'rtl';
  /** Link template for entries; `{number}` is a Strong’s number such as `H430` */
  entryApiLink: string;
  /** Number of entries */
  numberOfEntries: number;
  /** Number of entries for Hebrew and Aramaic words */
  numberOfHebrewEntries: number;
  /** Number of entries for Greek words */
  numberOfGreekEntries: number;
  /**
   * Set if the glosses are the lexicon’s own; omitted if they are common renderings, or derived from
   * definitions
   */
  hasGlosses?: true;
  /** Link to all Hebrew glosses */
  hebrewGlossesApiLink?: string;
  /** Link to all Greek glosses */
  greekGlossesApiLink?: string;
  /** First key of each document with names, from `names-0.json`; sorted by UTF-16 code units */
  nameParts: string[];
}

/** The lexicon entry for a Strong’s number: `/api/x/lexicon/{lexicon}/{number}.json`. */
export interface LexiconEntry {
  /** Strong’s number without leading zeros, with the letter of the sense if any */
  id: string;
  /** Head word in its own script */
  lemma: string;
  /** Head word in Latin letters */
  transliteration?: string;
  /** Pronunciation */
  pronunciation?: string;
  /** Such as `noun, masculine` */
  partOfSpeech?: string;
  /** Meaning in a word or two */
  gloss: string;
  /** Plain text; lines are separated by `\n` */
  definition: string;
  /** Derivation and related words */
  derivation?: string;
  /** Passages in the entry, in USFM notation */
  references?: string[];
  /** Numbers in the entry, starting with senses of the same word */
  related?: string[];
}

/**
 * All glosses of a lexicon in one language, for interlinear texts:
 * `/api/x/lexicon/{lexicon}/glosses-{letter}.json`.
 */
export interface LexiconGlosses {
  /** Id of the lexicon */
  lexicon: string;
  /** H for Hebrew and Aramaic, G for Greek */
  letter: 'H' | 'G';
  /** Glosses by number; the first sense of a number */
  glosses: { [key: string]: string };
}

/**
 * A part of the names by which the words of a lexicon are found:
 * `/api/x/lexicon/{lexicon}/names-{part}.json`.
 */
export interface LexiconNames {
  /** Id of the lexicon */
  lexicon: string;
  /** Numbers by lemma, without points and accents */
  lemmas: { [key: string]: string[] };
  /** Numbers by transliteration, without diacritics */
  transliterations: { [key: string]: string[] };
  /** Numbers by complete gloss, without spaces */
  meanings: { [key: string]: string[] };
  /** Numbers by word of the gloss or definition, with the weight of the word in the entry */
  words: { [key: string]: { [key: string]: number } };
  /** The entries of all these numbers */
  entries: {
    [key: string]: {
      /** Head word in its own script */
      lemma: string;
      /** Head word in Latin letters */
      transliteration?: string;
      /** Meaning in a word or two */
      gloss: string;
      /** The gloss derived from the definition, if `gloss` is a rendering of translations */
      derivedGloss?: string;
    };
  };
}

/** All plans of readings: `/api/x/plans.json`. */
export interface Plans {
  /** Sorted by id */
  plans: Plan[];
}

/** A plan of readings, or a lectionary; `language` is that of its titles */
export interface Plan {
  /** Id of the edition, used in paths */
  id: string;
  /** Name of the edition */
  name: string;
  /** Name of the edition in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** URL of the licence terms; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if none */
  licenseNotes: string | null;
  /** Notice that must be shown with the text; null if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code, three letters; `und` if unspecified */
  language: string;
  /** Name of the language in that language; omitted if unknown */
  languageName?: string;
  /** Name of the language in English; omitted if it has none */
  languageEnglishName?: string;
  /** `ltr`: left to right, `rtl`: right to left */
  textDirection: 'ltr' | 'rtl';
  /** Link to the days */
  daysApiLink: string;
  /** Number of days */
  numberOfDays: number;
}

/** The days of a plan, each with its readings: `/api/x/days/{plan}.json`. */
export interface PlanDays {
  /** The plan */
  plan: Plan;
  /** Versification of the references: `numbering` of `/api/x/passage` */
  numbering: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** In the order of the plan */
  days: PlanDay[];
}

/** A day of a plan */
export interface PlanDay {
  /** Number of the day, from 1 */
  day: number;
  /** `2026-12-25`, or `12-25` for every year */
  date?: string;
  /** Season of a lectionary, such as `Advent` */
  season?: string;
  /** Week of the season */
  week?: string;
  /** Day of the week */
  weekday?: string;
  /** Year of the cycle, such as `A` */
  year?: string;
  /** Title of the day */
  title?: string;
  /** The readings in USFM notation, for `/api/x/passage?ref=` */
  references: string[];
}

/** The verses of all days: `/api/x/verse-of-the-day.json`. */
export interface VersesOfTheDay {
  /** Versification of the references */
  numbering: 'eng';
  /**
   * References in USFM notation, one for each day since 1970-01-01, the first for that day. After the last
   * one, the first returns. If a translation lacks the book, it gets the next verse whose book it has
   */
  verses: string[];
}

/** How often translations have each Strong’s number: `/api/x/number-counts.json`. */
export interface NumberCounts {
  /** Translations with Strong’s numbers, sorted by id; at most ten */
  translations: {
    /** Id of the translation */
    translation: string;
    /** ISO 639-3 code of its language */
    language: string;
    /** Number of words with H1, H2, H3 and so on, including their senses */
    hebrew: string;
    /** Number of words with G1, G2, G3 and so on, including their senses */
    greek: string;
  }[];
}

/** The morphology codes of a scheme in plain words: `/api/x/morphology/{scheme}.json`. */
export interface Morphology {
  /** Id of the scheme */
  scheme: 'oshb' | 'robinson' | 'unfoldingword';
  /** Author of the codes */
  name: string;
  /** URL of the explanation */
  website: string;
  /**
   * Separator of the codes for the parts of a word; look up each part separately, prefixed with the language
   * letters. Null if words have a single code
   */
  separator: string | null;
  /** Meaning of each code used by a translation of the service, in plain words */
  codes: { [key: string]: string };
}

/** The root of a translation’s search index: `/api/x/search/{translation}/index.json`. */
export interface SearchRoot {
  /** Format version of this document */
  format: 1;
  /** Id of the edition */
  translation: string;
  /** ISO 639-3 code of the language */
  language: string;
  /** Number of verses and psalm titles; the index numbers them 0, 1, 2, ... in order */
  verses: number;
  /** Total number of words */
  words: number;
  /** In canonical order */
  books: SearchBook[];
  /** Indexed fields */
  fields: SearchFields;
  /**
   * Frequent words, with the codes 1, 2, 3, ... They have no positions; their codes appear in the positions
   * of adjacent words
   */
  frequent: string[];
  /** The field of the terms in `dictionary` of the parts; omitted if they have none */
  dictionary?: 'lemma' | 'strong';
}

export interface SearchBook {
  /** USFM book id */
  book: BookId;
  /** As in the list of books */
  name: string;
  /** Another name of the book, accepted in references */
  title?: string;
  /**
   * For each chapter its number, then the first and last verse number of each run; a psalm title is verse 0
   */
  chapters: number[][];
  /** Verses written as one, such as 2-3: chapter, first and last verse */
  bridges?: number[][];
}

export interface SearchFields {
  /** Words of the text */
  word: SearchField;
  /** Pairs of consecutive frequent words, separated by a space; omitted if no word is frequent */
  pair?: SearchField;
  /** Strong’s numbers; omitted if there are none */
  strong?: SearchField;
  /** Dictionary forms; omitted if there are none */
  lemma?: SearchField;
  /** Morphology codes; omitted if there are none */
  morph?: SearchField;
}

export interface SearchField {
  /** First term of each part, from `{field}-0.json`. Terms are sorted by UTF-16 code units */
  parts: string[];
}

/**
 * A part of a search index of other texts than verses:
 * `/api/x/search/{edition}/{scope}/{field}-{part}.json`.
 */
export interface SearchPart {
  /** Sorted; a term with several renderings is repeated */
  terms: string[];
  /** For Strong’s numbers and lemmas: the rendering of each term in the text */
  forms?: string[];
  /**
   * For words of annotated texts: the dictionary forms of each word, or their Strong’s numbers, separated by
   * `|`
   */
  dictionary?: string[];
  /** For each term: the number of verses, then each verse with its number of occurrences */
  verses: string[];
  /**
   * For each term: its word positions in those verses, as differences within the verse. After each position,
   * for words: the codes of the previous and next word if frequent, otherwise 0; for annotations: the number
   * of further words with the same annotation. Empty for a frequent word
   */
  positions: string[];
}

/**
 * The number of words in each verse of a translation, for ranking:
 * `/api/x/search/{translation}/lengths.json`.
 */
export interface SearchLengths {
  /** Format version of this document */
  format: 1;
  /** Id of the edition */
  translation: string;
  /** ISO 639-3 code of the language */
  language: string;
  /** Number of verses and psalm titles; the index numbers them 0, 1, 2, ... in order */
  verses: number;
  /** Total number of words */
  words: number;
  /** In canonical order */
  books: SearchBook[];
  /** Indexed fields */
  fields: SearchFields;
  /**
   * Frequent words, with the codes 1, 2, 3, ... They have no positions; their codes appear in the positions
   * of adjacent words
   */
  frequent: string[];
  /** The field of the terms in `dictionary` of the parts; omitted if they have none */
  dictionary?: 'lemma' | 'strong';
  /** Number of words in each verse */
  lengths: string;
}

/**
 * The fields of a search index that come from a computed alignment:
 * `/api/x/search/{translation}/computed.json`.
 */
export interface ComputedSearchRoot {
  /** Format version of this document */
  format: 1;
  /** Id of the edition */
  translation: string;
  /** Estimated share of content words that are aligned with the right word */
  quality: number | null;
  /** Indexed fields */
  fields: {
    /** Strong’s numbers, in parts named `computed-strong-0.json` */
    strong?: SearchField;
    /** Dictionary forms, in parts named `computed-lemma-0.json` */
    lemma?: SearchField;
    /** Morphology codes, in parts named `computed-morph-0.json` */
    morph?: SearchField;
  };
}

/**
 * The root of a search index of other texts than verses: the headings or footnotes of a translation, the
 * notes of a commentary, names, or a lexicon: `/api/x/search/{edition}/{scope}/index.json`.
 */
export interface EntrySearchRoot {
  /** Format version of this document */
  format: 1;
  /** Id of the edition */
  translation: string;
  /** ISO 639-3 code of the language */
  language: string;
  /** Number of texts; the index numbers them 0, 1, 2, ... in order */
  verses: number;
  /** Total number of words */
  words: number;
  /** Indexed fields */
  fields: SearchFields;
  /**
   * Frequent words, with the codes 1, 2, 3, ... They have no positions; their codes appear in the positions
   * of adjacent words
   */
  frequent: string[];
  /** The field of the terms in `dictionary` of the parts; omitted if they have none */
  dictionary?: 'lemma' | 'strong';
  /** Number of words in each text */
  lengths: string;
  /** The indexed texts */
  scope: 'notes' | 'headings' | 'footnotes' | 'names' | 'lexicon';
  /** In canonical order */
  books: {
    /** USFM book id; for names and lexicons the kind of document */
    book: string;
    /** As in the list of books; for names and lexicons the kind of document */
    name: string;
    /** Another name of the book, accepted in references */
    title?: string;
    /**
     * For each chapter its number, then the first and last verse number of each run of texts; chapter 0 has
     * the introductions of a book, and verse 0 the introduction of a chapter or notes on titles
     */
    chapters: number[][];
    /** Names and lexicons only: the id of the document of each text */
    ids?: string[];
  }[];
  /** Names and lexicons only: number of words before the description of each text */
  heads?: string;
}

/** A random verse, different for each request: `/api/x/random`. */
export interface PassageAnswer {
  /** The references in USFM notation */
  references: string[];
  /** Versification of the references; null if unknown */
  numbering: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso' | null;
  /** One per reference */
  passages: Passage[];
  /** Attributions to show with the texts */
  attributions: Attribution[];
  /**
   * Reference for the rest, if the response reached its limit of 1,000 verses or about 1 MB; null if it is
   * complete
   */
  next: string | null;
}

export interface Passage {
  /** In USFM notation */
  reference: string;
  /** The reference in the language of the first translation */
  label: string;
  /** In the order of `in` */
  editions: PassageEdition[];
}

export interface PassageEdition {
  /** Id of the translation */
  translation: string;
  /** In the numbering of this translation, in USFM notation */
  reference: string;
  /** The reference in the language of the translation */
  label: string;
  /** Verses that the translation lacks are omitted */
  verses: PassageVerse[];
}

export interface PassageVerse {
  /** USFM book id */
  book: string;
  /** Chapter number */
  chapter: number;
  /** 0 for the title of a psalm */
  verse: number;
  /** Last verse number if the translation joins several verses */
  endVerse?: number;
  /** Text of the simplified chapter */
  text: string;
  /** Lines of poetry with their indent level, as in the simplified chapter */
  poem?: {
    /** Start, in UTF-16 code units of `text` */
    start: number;
    /** End, exclusive, in UTF-16 code units of `text` */
    end: number;
    /** Indent level, from 1 */
    level: number;
  }[];
  /** As in the simplified chapter */
  wordsOfJesus?: {
    /** Start, in UTF-16 code units of `text` */
    start: number;
    /** End, exclusive, in UTF-16 code units of `text` */
    end: number;
  }[];
  /** With `include=headings` */
  headings?: {
    /** Position; 0 also for a heading before the verse, in UTF-16 code units of `text` */
    offset: number;
    /** Text */
    text: string;
  }[];
  /** With `include=footnotes` */
  footnotes?: {
    /** Position of the caller, in UTF-16 code units of `text` */
    offset: number;
    /** Text */
    text: string;
    /** `+` if it is generated; null if none */
    caller: string | null;
  }[];
  /** With `include=words`: as in the words document of the simplified chapter */
  words?: {
    /** Start, in UTF-16 code units of `text` */
    start: number;
    /** End, exclusive, in UTF-16 code units of `text` */
    end: number;
    /** Strong’s numbers */
    strongs?: string[];
    /** Dictionary form in the source language */
    lemma?: string;
    /** Morphology in the source language */
    morph?: string;
    /** Location in the source text */
    srcloc?: string;
    /** Number of this occurrence in the verse, from 1 */
    occurrence?: number;
    /** Number of occurrences in the verse */
    occurrences?: number;
  }[];
}

export interface Attribution {
  /** Id of the edition */
  edition: string;
  /** The words to show */
  text: string;
  /** URL of the licence terms; may be empty */
  licenseUrl: string;
}

/** A well-known verse, the same for everyone on a date: `/api/x/verse-of-the-day`. */
export interface VerseOfTheDay {
  /** The date: `2026-01-31` */
  date: string;
  /** The references in USFM notation */
  references: string[];
  /** Versification of the references; null if unknown */
  numbering: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso' | null;
  /** One per reference */
  passages: Passage[];
  /** Attributions to show with the texts */
  attributions: Attribution[];
  /**
   * Reference for the rest, if the response reached its limit of 1,000 verses or about 1 MB; null if it is
   * complete
   */
  next: string | null;
}

/** The verses that match a query, with counts by book: `/api/x/search`. */
export interface SearchAnswer {
  /** The query as understood */
  query: UnderstoodQuery;
  /** The reference in the query in USFM notation; null if it has none */
  reference: string | null;
  /** The passage in the translation after the reference, or the first one; at most 20 verses */
  passage?: PassageAnswer;
  /** Number of verses with all words as written, in all searched translations */
  total: number;
  /** Number of further results; not for `match=all` */
  more?: FurtherResults;
  /** The searched translations, in search order */
  editions: SearchedEdition[];
  /** Translations without a search index */
  notIndexed: string[];
  /** Translations without the requested kind of annotation: Strong’s numbers, lemmas or morphology codes */
  notAnnotated?: string[];
  /** Number of translations not searched yet; `next` continues with them */
  unsearched: number;
  /** With `strong:` or `lemma:`: the renderings in each translation that has any */
  renderings?: Renderings[];
  /** Queries with other spellings that find more verses with all words; most similar first, at most 3 */
  didYouMean?: OtherSpelling[];
  /** One page of the verses found, better matches first */
  results: FoundVerse[];
  /** Attributions to show with the texts */
  attributions: Attribution[];
  /** Query string of the next page; null if none */
  next: string | null;
}

export interface UnderstoodQuery {
  /** The search words in their normalized form */
  words: string[];
  /** The searched query in a uniform spelling */
  understood: string;
}

export interface FurtherResults {
  /** Verses with all words, some in other forms */
  forms: number;
  /** Verses with some of the words; at most 200 per translation */
  some: number;
  /**
   * Verses that have all words in another translation of the same language, if the requested ones have no
   * such verse
   */
  otherWordings: number;
}

export interface SearchedEdition {
  /** Id of the translation */
  translation: string;
  /** Number of verses found */
  total: number;
  /** With `computed=true`: the computed alignment in which annotations were found */
  alignment?: AlignmentFeature;
  /** Books with results */
  books: BookCount[];
}

export interface BookCount {
  /** USFM book id */
  book: string;
  /** Number of verses found */
  count: number;
}

export interface Renderings {
  /** Id of the translation */
  translation: string;
  /** The requested Strong’s number or lemma: `strong:G26` */
  of: string;
  /** Renderings in the verses found, most frequent first; at most 50 */
  renderings: Rendering[];
  /** Number of occurrences with other renderings */
  others: number;
}

export interface Rendering {
  /** Words of the translation */
  words: string;
  /** Number of occurrences */
  count: number;
}

export interface OtherSpelling {
  /** The corrected word */
  term: string;
  /** Number of verses with all words of this query */
  verses: number;
  /** The corrected query, for `q` */
  query: string;
}

export interface FoundVerse {
  /** Id of the translation */
  translation: string;
  /** USFM book id */
  book: string;
  /** Chapter number */
  chapter: number;
  /** 0 for the title of a psalm */
  verse: number;
  /** The last verse of a bridge, such as 2-3 */
  endVerse?: number;
  /**
   * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or some
   * of them; not for `match=all`
   */
  match?: 'phrase' | 'all' | 'forms' | 'some';
  /**
   * Ids of the translations in which the verse was found; for `group=verse`, and if only other translations
   * have the words
   */
  foundIn?: string[];
  /** Set if the verse was found through a computed alignment */
  computed?: true;
  /** Text of the simplified chapter */
  text: string;
  /** Start and end of each match, in UTF-16 code units of `text` */
  marks: number[][];
}

/** The verses that match a query, with counts by book: `/api/x/search`. */
export interface ScopedSearchAnswer {
  /** The query as understood */
  query: UnderstoodQuery;
  /** The query as a reference in USFM notation; only with `verses` */
  reference?: string | null;
  /** The passage in the translation after the reference, or the first one; at most 20 verses */
  passage?: PassageAnswer;
  /** With `strong:` or `lemma:`: the renderings in each translation that has any */
  renderings?: Renderings[];
  /** Queries with other spellings that find more verses with all words; most similar first, at most 3 */
  didYouMean?: OtherSpelling[];
  /** Number of texts with all words as written, in all scopes */
  total: number;
  /** In the order of the parameter; a continued search omits scopes that were listed */
  scopes: {
    /** The searched texts */
    scope: 'verses' | 'notes' | 'headings' | 'footnotes' | 'names' | 'lexicon';
    /** Number of texts with all words as written */
    total: number;
    /** Number of further results; not for `match=all` */
    more?: FurtherResults;
    /** The searched editions, in search order */
    editions: {
      /** Id of the edition */
      edition: string;
      /** Number of texts with all words as written */
      total: number;
      /** With `computed=true`: the computed alignment in which annotations were found */
      alignment?: AlignmentFeature;
      /** Books with results; omitted for names and lexicons */
      books?: BookCount[];
    }[];
    /** Editions without such an index */
    notIndexed: string[];
    /** Number of editions not searched yet; `next` continues with them */
    unsearched: number;
  }[];
  /**
   * One page of the results of all scopes, one scope after another. A heading has the verse that follows it
   * or contains it
   */
  results: ({
    /** Id of the translation */
    translation: string;
    /** USFM book id */
    book: string;
    /** Chapter number */
    chapter: number;
    /** 0 for the title of a psalm */
    verse: number;
    /** The last verse of a bridge, such as 2-3 */
    endVerse?: number;
    /**
     * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or
     * some of them; not for `match=all`
     */
    match?: 'phrase' | 'all' | 'forms' | 'some';
    /**
     * Ids of the translations in which the verse was found; for `group=verse`, and if only other
     * translations have the words
     */
    foundIn?: string[];
    /** Set if the verse was found through a computed alignment */
    computed?: true;
    /** Text of the simplified chapter */
    text: string;
    /** Start and end of each match, in UTF-16 code units of `text` */
    marks: number[][];
    /** Kind of result */
    kind: 'verse';
  } | {
    /** Kind of result */
    kind: 'heading';
    /** Id of the translation */
    translation: string;
    /** USFM book id */
    book: string;
    /** Chapter number */
    chapter: number;
    /** 0 for a note on a title */
    verse: number;
    /**
     * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or
     * some of them; not for `match=all`
     */
    match?: 'phrase' | 'all' | 'forms' | 'some';
    /** The text, or a part of it around the first match, with `…` where it was cut */
    text: string;
    /** Start and end of each match, in UTF-16 code units of `text` */
    marks: number[][];
  } | {
    /** Kind of result */
    kind: 'footnote';
    /** Id of the translation */
    translation: string;
    /** USFM book id */
    book: string;
    /** Chapter number */
    chapter: number;
    /** 0 for a note on a title */
    verse: number;
    /** As in the chapter */
    noteId: number;
    /**
     * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or
     * some of them; not for `match=all`
     */
    match?: 'phrase' | 'all' | 'forms' | 'some';
    /** The text, or a part of it around the first match, with `…` where it was cut */
    text: string;
    /** Start and end of each match, in UTF-16 code units of `text` */
    marks: number[][];
  } | {
    /** Kind of result */
    kind: 'note';
    /** Id of the commentary */
    commentary: string;
    /** USFM book id */
    book: string;
    /** Omitted for the introduction of the book */
    chapter?: number;
    /** 0 for the introduction of the chapter; omitted without `chapter` */
    verse?: number;
    /**
     * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or
     * some of them; not for `match=all`
     */
    match?: 'phrase' | 'all' | 'forms' | 'some';
    /** The text, or a part of it around the first match, with `…` where it was cut */
    text: string;
    /** Start and end of each match, in UTF-16 code units of `text` */
    marks: number[][];
  } | {
    /** Kind of result */
    kind: 'name';
    /** Id of the dataset */
    dataset?: string;
    /** Id of the commentary; only for profiles */
    commentary?: string;
    /** The list that contains it */
    type: 'people' | 'places' | 'events' | 'groups' | 'profiles';
    /** Id of the record or profile */
    id: string;
    /** Name of the entity, or subject of the profile */
    name: string;
    /**
     * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or
     * some of them; not for `match=all`
     */
    match?: 'phrase' | 'all' | 'forms' | 'some';
    /** The text, or a part of it around the first match, with `…` where it was cut */
    text: string;
    /** Start and end of each match, in UTF-16 code units of `text` */
    marks: number[][];
  } | {
    /** Kind of result */
    kind: 'word';
    /** Id of the lexicon */
    lexicon: string;
    /** Strong’s number */
    id: string;
    /** Head word in its own script */
    lemma: string;
    /** Head word in Latin letters */
    transliteration?: string;
    /** Meaning in a word or two */
    gloss: string;
    /**
     * How the verse matches: it has the query as a phrase, all of its words, all of them in some form, or
     * some of them; not for `match=all`
     */
    match?: 'phrase' | 'all' | 'forms' | 'some';
    /** The text, or a part of it around the first match, with `…` where it was cut */
    text: string;
    /** Start and end of each match, in UTF-16 code units of `text` */
    marks: number[][];
  })[];
  /** Attributions to show with the texts */
  attributions: Attribution[];
  /** Query string of the next page; null if none */
  next: string | null;
}

/**
 * A word by its Strong’s number: its meaning, its form, its renderings and its occurrences; or words by
 * name: `/api/x/word`.
 */
export interface WordLookup {
  /** The requested name */
  q: string;
  /** Number of words found */
  total: number;
  /** One page of the words found: exact names first, then other spellings, by occurrences */
  results: {
    /** Strong’s number without a sense: `H2617` */
    number: string;
    /** How the word matches */
    match: {
      /** The kind of name that matches */
      by: 'number' | 'lemma' | 'transliteration' | 'gloss' | 'definition';
      /** The name that matches, without accents, points and spaces */
      name: string;
      /** False for another spelling, and for one of several words */
      exact: boolean;
    };
    /** The lexicon entries that match */
    entries: ListedLexiconEntry[];
    /** Occurrences in each translation that has the word */
    occurrences: {
      /** Id of the translation */
      translation: string;
      /** Number of words with this number */
      count: number;
    }[];
  }[];
  /** The first result in full; null after the first page, and if nothing is found */
  best: {
    /** Strong’s number of the first result */
    number: string;
    /** Complete entries in the lexicons that have this word */
    entries: FoundLexiconEntry[];
    /** Its forms in the Hebrew, Aramaic and Greek texts of `in` */
    forms: Renderings[];
    /** Its renderings in the other translations of `in` */
    renderings: Renderings[];
  } | null;
  /** Attributions to show with the texts */
  attributions: Attribution[];
  /** Query string of the next page; null if none */
  next: string | null;
}

export interface ListedLexiconEntry {
  /** Id of the lexicon */
  lexicon: string;
  /** Strong’s number without leading zeros, with the letter of the sense if any */
  id: string;
  /** Head word in its own script */
  lemma: string;
  /** Head word in Latin letters */
  transliteration?: string;
  /** Meaning in a word or two */
  gloss: string;
}

export interface FoundLexiconEntry {
  /** Id of the lexicon */
  lexicon: string;
  /** Strong’s number without leading zeros, with the letter of the sense if any */
  id: string;
  /** Head word in its own script */
  lemma: string;
  /** Head word in Latin letters */
  transliteration?: string;
  /** Pronunciation */
  pronunciation?: string;
  /** Such as `noun, masculine` */
  partOfSpeech?: string;
  /** Meaning in a word or two */
  gloss: string;
  /** Plain text; lines are separated by `\n` */
  definition: string;
  /** Derivation and related words */
  derivation?: string;
  /** Passages in the entry, in USFM notation */
  references?: string[];
  /** Numbers in the entry, starting with senses of the same word */
  related?: string[];
}

/**
 * A word by its Strong’s number: its meaning, its form, its renderings and its occurrences; or words by
 * name: `/api/x/word`.
 */
export interface WordAnswer {
  /** The Strong’s number in its standard spelling: `H430` */
  number: string;
  /** Lexicon entries, in the requested order of lexicons */
  entries: FoundLexiconEntry[];
  /** Form of the word; null if no code was given or it is unknown */
  parsing: {
    /** The requested morphology code */
    code: string;
    /** Scheme of the code */
    scheme: 'oshb' | 'robinson' | 'unfoldingword';
    /** Language of the word */
    language: 'Hebrew' | 'Aramaic' | 'Greek';
    /** Parts of the word: prefixes, the word itself, suffixes */
    parts: string[];
    /** The whole code in words */
    words: string;
  } | null;
  /** Renderings and occurrences in the translations; null if none were requested */
  occurrences: {
    /** Number of verses with all words as written, in all searched translations */
    total: number;
    /** The searched translations, in search order */
    editions: SearchedEdition[];
    /** Renderings in each translation */
    renderings: Renderings[];
    /** One page of the verses found, better matches first */
    results: FoundVerse[];
    /** Translations without a search index */
    notIndexed: string[];
  } | null;
  /** Attributions to show with the texts */
  attributions: Attribution[];
  /** Query string of the next page of occurrences; null if none */
  next: string | null;
}

/**
 * Whether a quotation is right: its verses, the edition with these words, and the differences:
 * `/api/x/quote`.
 */
export interface QuotationAnswer {
  /**
   * `exact`: whole verses, word for word; `partial`: every word is right, but the quotation is a part of the
   * verses or marks an omission; `exact-in-other-edition`: every word is right, but the claimed edition has
   * other words; `wrong-reference`: every word is right, but the verses are others than claimed; `altered`:
   * words are replaced, left out, added or moved; `paraphrase`: too different to be a quotation; `not-found`
   */
  verdict:
    | 'exact' | 'exact-in-other-edition' | 'wrong-reference' | 'partial' | 'altered' | 'paraphrase'
    | 'not-found';
  /** The verses, in USFM notation; null if the quotation was not found */
  reference: string | null;
  /** The verses in the language of the edition; null if not found */
  label: string | null;
  /** The edition whose words are most similar */
  edition: string | null;
  /** The reference of `ref` or, without it, the one in `text` */
  claimed?: {
    /** References in USFM notation, separated by semicolons: `JHN 3:16-17; ROM 5:8` */
    reference: string;
    /** Whether the verses belong to the claimed reference */
    agrees: boolean;
  };
  /** Share of the words of the quotation that the verses have, in order; 1 only if they have all */
  coverage: number;
  /** The complete verses */
  text: string | null;
  /** In the order of the quotation */
  differences: QuotationDifference[];
  /** Other verses of the edition that are as similar */
  otherPlaces: {
    /** References in USFM notation, separated by semicolons: `JHN 3:16-17; ROM 5:8` */
    reference: string;
    /** The same in the language of the edition */
    label: string;
  }[];
  /** Other requested editions in which the quotation was found, most similar first */
  otherEditions: {
    /** Id of the edition */
    edition: string;
    /** The verdict for this edition */
    verdict:
      | 'exact' | 'exact-in-other-edition' | 'wrong-reference' | 'partial' | 'altered' | 'paraphrase'
      | 'not-found';
    /** Share of the words of the quotation that the verses have, in order; 1 only if they have all */
    coverage: number;
  }[];
  /** SHA-256 of `text` in UTF-8, in hexadecimal digits */
  sha256: string | null;
  /** SHA-256 of the manifest of the release; null if the service has no manifest */
  release: string | null;
  /** Attributions to show with the texts */
  attributions: Attribution[];
}

export interface QuotationDifference {
  /** `punctuation`, `case` and `spelling` (LORD, Lord) do not change the verdict */
  kind: 'replaced' | 'left-out' | 'added' | 'moved' | 'punctuation' | 'case' | 'spelling';
  /** Start and end in `text` of the request, in UTF-16 code units */
  quoted: number[];
  /** Start and end in `text` of the response, in UTF-16 code units */
  verse: number[];
  /** The words of the verses */
  from?: string;
  /** The words of the quotation */
  to?: string;
}

/** The references in a text, with their positions: `/api/x/references`. */
export type ReferencesInProse = {
  /** Offset in the text, in UTF-16 code units */
  start: number;
  /** End, exclusive */
  end: number;
  /** The text between the offsets: `Ruth 1:16, 17` */
  text: string;
  /** In USFM notation; several if the text is a list whose later parts have no name */
  references: string[];
  /** The reference with names of the language’s first translation, or else English names */
  label: string;
}[];

/** One reference as people write it, in other notations: `/api/x/parse`. */
export interface ParsedReference {
  /** In USFM notation: `1JN 4:8` */
  reference: string;
  /** The reference with names of the language’s first translation, or else English names */
  label: string;
  /** In OSIS notation: `1John.4.8` */
  osis: string;
  /** With dots: `1JN.4.8` */
  id: string;
  /** The first verse, chapter or book */
  from: ReferencePlace;
  /** The last verse, chapter or book; equals `from` for a single one */
  to: ReferencePlace;
  /** The translation named after the reference, as in `John 3:16 KJV`; null if none */
  edition: string | null;
}

export interface ReferencePlace {
  /** USFM book id */
  book: string;
  /** Missing for a whole book */
  chapter?: number;
  /** Missing for a whole chapter; 0 for the title of a psalm */
  verse?: number;
  /** Part of the verse, `a` to `e` */
  part?: string;
}

/** Passages, books, words and entries of lexicons that complete a partially typed text: `/api/x/suggest`. */
export interface SuggestAnswer {
  /** The text without spaces around it */
  q: string;
  /** Passages that the text names, or may name once it is complete; best first */
  passages: {
    /** In USFM notation: `1JN 4:8` */
    reference: string;
    /** The reference with names of the language’s first translation, or else English names */
    label: string;
  }[];
  /** Books whose names match, best first */
  books: {
    /** USFM book id */
    id: BookId;
    /** Name */
    name: string;
  }[];
  /** Words of the translation that complete the last word; empty without `in` */
  words: {
    /** Word as the translation writes it, without points; English in lower case */
    term: string;
    /** Number of verses with the word */
    verses: number;
    /** The text with this word */
    query: string;
  }[];
  /** Hebrew and Greek words by name, meaning or number */
  entries: ListedLexiconEntry[];
  /** Attributions to show with the texts */
  attributions: Attribution[];
}

/** The published releases, newest first: `/api/x/releases.json`. */
export interface Releases {
  /** Format version of this document */
  format: 1;
  /** Newest first */
  releases: {
    /** SHA-256 of the manifest at /api/x/manifests/{sha256}.json */
    sha256: string;
    /** Date and time of publication in UTC */
    publishedAt: string;
    /** Number of documents */
    documents: number;
    /** Uncompressed size of its documents in bytes */
    size: number;
    /** Number of documents added by the publication */
    added: number;
    /** Number of documents changed by the publication */
    changed: number;
    /** Number of documents deleted by the publication */
    deleted: number;
    /** Whether the manifest is signed */
    isSigned: boolean;
  }[];
}
