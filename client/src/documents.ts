// Made from the OpenAPI document of the service by client/scripts/document-types.make.ts: do not edit.
// Run `npm run client:types` after a change of the document.

/** All translations: `/api/available_translations.json`. */
export interface AvailableTranslations {
  /** All translations of the service */
  translations: Translation[];
}

export interface Translation {
  /** Stands for it in paths */
  id: string;
  /** Usually in the translation's own language */
  name: string;
  /** What it is called in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** Where the terms of its licence are; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if there is none */
  licenseNotes: string | null;
  /** The notice that must be shown with the text; null if the licence requires none */
  licenseNotice: string | null;
  /** The terms of the licence; null if one of them is unknown */
  license: License | null;
  /** A short form of the name, often an abbreviation */
  shortName: string;
  /** ISO 639-3 code of three letters; `und` where nobody has said it */
  language: string;
  /** The language in its own words; left out where they are not known */
  languageName?: string;
  /** The language in English; left out where it has no English name */
  languageEnglishName?: string;
  /** `ltr` is left to right, `rtl` right to left */
  textDirection: 'ltr' | 'rtl';
  /** The forms in which it is offered */
  availableFormats: ('json' | 'usfm')[];
  /** Link to the list of its books */
  listOfBooksApiLink: string;
  /** Of the 66 canonical books; complete translations have all */
  numberOfBooks: number;
  /** Chapters of those books; complete translations have 1189 */
  totalNumberOfChapters: number;
  /** Verses of those books; complete translations have about 31102, as some omit verses */
  totalNumberOfVerses: number;
  /** Books beyond the 66. Left out where there are none */
  numberOfApocryphalBooks?: number;
  /** Chapters of the apocryphal books. Left out where there are none */
  totalNumberOfApocryphalChapters?: number;
  /** Verses of the apocryphal books. Left out where there are none */
  totalNumberOfApocryphalVerses?: number;
  /** Link to the download of the whole translation in the standard format */
  completeTranslationApiLink: string;
  /** Link to the download of the whole translation in the simplified format */
  simpleCompleteTranslationApiLink: string;
  /**
   * Over the canonical JSON (RFC 8785) of the books of the standard complete download; in the catalogue and
   * in downloads
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
  /** The translation this belongs to */
  translation: Translation;
  /** The books, in the order in which they are read */
  books: TranslationBook[];
}

export interface TranslationBook {
  /** Book id of the USFM standard, such as `GEN` */
  id: string;
  /** Id of the translation */
  translationId: string;
  /** As the translation names it */
  name: string;
  /** In an English edition the common English name, else as `name` */
  commonName: string;
  /** The long title above the text of the book; null where there is none */
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  /** How many chapters of the book there are */
  numberOfChapters: number;
  /** Number of the first chapter that there is, most often 1 */
  firstChapterNumber: number;
  /** Link to the first chapter */
  firstChapterApiLink: string;
  /** The first chapter, without a link */
  firstChapterReference: TranslationChapterReference;
  /** Number of the last chapter that there is */
  lastChapterNumber: number;
  /** Link to the last chapter */
  lastChapterApiLink: string;
  /** The last chapter, without a link */
  lastChapterReference: TranslationChapterReference;
  /** How many verses it has */
  totalNumberOfVerses: number;
  /** True for a book beyond the 66, left out for those */
  isApocryphal?: true;
  /**
   * Over the canonical JSON (RFC 8785) of the book in the standard complete download; in lists of books only
   */
  sha256?: string;
}

export interface TranslationChapterReference {
  /** Id of the translation */
  translationId: string;
  /** Book id of the USFM standard */
  book: string;
  /** Number of the chapter */
  chapter: number;
}

/** A chapter: `/api/{translation}/{book}/{chapter}.json`. */
export interface TranslationBookChapter {
  /** The translation this belongs to */
  translation: Translation;
  /** The book the chapter is in */
  book: TranslationBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** This chapter, without a link */
  thisChapterReference: TranslationChapterReference;
  /** The recordings of this chapter, by reader; empty where there are none */
  thisChapterAudioLinks: AudioLinks;
  /** Links to the timings of the recordings, by reader; a reader without timings is not there */
  thisChapterAudioTimings: AudioTimingsLinks;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** The chapter that follows, without a link; null after the last one */
  nextChapterReference: TranslationChapterReference | null;
  /** The recordings of the neighbour, by reader; null after the last chapter */
  nextChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the next chapter, by reader; null after the last chapter */
  nextChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** The chapter before, without a link; null for the first one */
  previousChapterReference: TranslationChapterReference | null;
  /** The recordings of the neighbour, by reader; null for the first chapter */
  previousChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the chapter before, by reader; null for the first chapter */
  previousChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to the words of this chapter; left out where they are not annotated */
  thisChapterWordsLink?: string;
  /** Link to the words of the next chapter; left out where there are none */
  nextChapterWordsLink?: string;
  /** Link to the words of the chapter before; left out where there are none */
  previousChapterWordsLink?: string;
  /** How many verses the chapter has */
  numberOfVerses: number;
  /** Link to this chapter in the simplified format */
  simpleChapterApiLink?: string;
  /** What stands in the chapter */
  chapter: ChapterData;
}

/** Absolute URL of the audio by reader */
export type AudioLinks = { [key: string]: string };

/** Link to the reader's timings file by reader */
export type AudioTimingsLinks = { [key: string]: string };

export interface ChapterData {
  /** Number of the chapter */
  number: number;
  /** Headings, verses, titles and breaks between paragraphs, in order */
  content: ChapterContent[];
  /** Notes that are called in it; empty where there are none */
  footnotes: ChapterFootnote[];
}

export type ChapterContent = ChapterHeading | ChapterLineBreak | ChapterVerse | ChapterHebrewSubtitle;

export interface ChapterHeading {
  /** Says what kind of item it is */
  type: 'heading';
  /** Strings are joined with a space */
  content: string[];
}

export interface ChapterLineBreak {
  /** Says what kind of item it is */
  type: 'line_break';
}

export interface ChapterVerse {
  /** Says what kind of item it is */
  type: 'verse';
  /** Number of the verse; the first one where verses are joined */
  number: number;
  /** Pieces of the verse in order: a string is plain text */
  content: (string | FormattedText | InlineHeading | InlineLineBreak | VerseFootnoteReference)[];
}

export interface FormattedText {
  /** The words */
  text: string;
  /** Indent level */
  poem?: number;
  /** True where Jesus speaks, else left out */
  wordsOfJesus?: true;
}

export interface InlineHeading {
  /** The words of a heading inside a verse */
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
  /** Says what kind of item it is */
  type: 'hebrew_subtitle';
  /** Pieces of the title in order: a string is plain text */
  content: (string | FormattedText | VerseFootnoteReference)[];
}

export interface ChapterFootnote {
  /** Number of the note, from 0 in each book */
  noteId: number;
  /** The words of the note */
  text: string;
  /** Where the note belongs; left out where that is not known */
  reference?: {
    /** Number of the chapter */
    chapter: number;
    /** 0 for a title or heading */
    verse: number;
  };
  /** '+' means that the caller is auto-generated, null an empty caller */
  caller: string | null;
}

/** A chapter, each verse as one text: `/api/{translation}/{book}/{chapter}.simple.json`. */
export interface SimpleTranslationBookChapter {
  /** The translation this belongs to */
  translation: Translation;
  /** The book the chapter is in */
  book: TranslationBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** This chapter, without a link */
  thisChapterReference: TranslationChapterReference;
  /** The recordings of this chapter, by reader; empty where there are none */
  thisChapterAudioLinks: AudioLinks;
  /** Links to the timings of the recordings, by reader; a reader without timings is not there */
  thisChapterAudioTimings: AudioTimingsLinks;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** The chapter that follows, without a link; null after the last one */
  nextChapterReference: TranslationChapterReference | null;
  /** The recordings of the neighbour, by reader; null after the last chapter */
  nextChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the next chapter, by reader; null after the last chapter */
  nextChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** The chapter before, without a link; null for the first one */
  previousChapterReference: TranslationChapterReference | null;
  /** The recordings of the neighbour, by reader; null for the first chapter */
  previousChapterAudioLinks: AudioLinks | null;
  /** Links to the timings of the chapter before, by reader; null for the first chapter */
  previousChapterAudioTimings: AudioTimingsLinks | null;
  /** Link to this chapter in the standard format */
  fullChapterApiLink: string;
  /** The words that belong to this format */
  thisChapterWordsLink?: string;
  /** Link to the words of the next chapter; left out where there are none */
  nextChapterWordsLink?: string;
  /** Link to the words of the chapter before; left out where there are none */
  previousChapterWordsLink?: string;
  /** How many verses the chapter has */
  numberOfVerses: number;
  /** What stands in the chapter */
  chapter: SimpleChapterData;
}

export interface SimpleChapterData {
  /** Number of the chapter */
  number: number;
  /** Headings, verses, titles and breaks between paragraphs, in order */
  content: SimpleChapterContent[];
  /** Those that belong to no verse */
  footnotes: ChapterFootnote[];
}

export type SimpleChapterContent =
  | SimpleChapterHeading | ChapterLineBreak | SimpleChapterVerse | SimpleChapterHebrewSubtitle;

export interface SimpleChapterHeading {
  /** Says what kind of item it is */
  type: 'heading';
  /** The words */
  text: string;
}

export interface SimpleChapterVerse {
  /** Says what kind of item it is */
  type: 'verse';
  /** Number of the verse; the first one where verses are joined */
  number: number;
  /** Lines are separated by the newline character */
  text: string;
  /** Notes that are called in it; empty where there are none */
  footnotes: SimpleVerseFootnote[];
  /** Headings inside the verse; left out where there are none */
  headings?: SimpleInlineHeading[];
  /** Ranges of the text that Jesus speaks; left out where there are none */
  wordsOfJesus?: SimpleTextRange[];
  /** Lines of poetry as ranges of the text; left out in prose */
  poem?: SimplePoemRange[];
}

export interface SimpleVerseFootnote {
  /** Number of the note, from 0 in each book */
  noteId: number;
  /** Where its caller stands in the text of the verse, in UTF-16 code units */
  offset: number;
  /** The words of the note */
  text: string;
  /** '+' means that the caller is auto-generated, null an empty caller */
  caller: string | null;
}

export interface SimpleInlineHeading {
  /** Where it stands in the text of the verse, in UTF-16 code units */
  offset: number;
  /** The words */
  text: string;
}

export interface SimpleTextRange {
  /** First position in the text, in UTF-16 code units */
  start: number;
  /** First position after it, in UTF-16 code units */
  end: number;
}

export interface SimplePoemRange {
  /** First position in the text, in UTF-16 code units */
  start: number;
  /** First position after it, in UTF-16 code units */
  end: number;
  /** Indent level */
  level: number;
}

export interface SimpleChapterHebrewSubtitle {
  /** Says what kind of item it is */
  type: 'hebrew_subtitle';
  /** Lines are separated by the newline character */
  text: string;
  /** Notes that are called in it; empty where there are none */
  footnotes: SimpleVerseFootnote[];
  /** Headings inside the verse; left out where there are none */
  headings?: SimpleInlineHeading[];
  /** Ranges of the text that Jesus speaks; left out where there are none */
  wordsOfJesus?: SimpleTextRange[];
  /** Lines of poetry as ranges of the text; left out in prose */
  poem?: SimplePoemRange[];
}

/**
 * When each verse begins in the recording of a reader:
 * `/api/{translation}/{book}/{chapter}.{reader}.audioTimings.json`.
 */
export interface TranslationBookChapterAudioTimings {
  /** Id of the translation */
  translationId: string;
  /** Book id of the USFM standard, such as `GEN` */
  bookId: string;
  /** Number of the chapter */
  chapterNumber: number;
  /** Id of the reader */
  reader: string;
  /** Absolute URL of the recording */
  audioLink: string;
  /** Link to the chapter that is read */
  thisChapterLink: string;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterLink: string | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterLink: string | null;
  /** Link to this file */
  thisChapterAudioTimingsLink: string;
  /** Link to the next file of the same reader; null where there is none */
  nextChapterAudioTimingsLink: string | null;
  /** Link to the file before of the same reader; null where there is none */
  previousChapterAudioTimingsLink: string | null;
  /** Index 0 is the start of verse 1 in seconds, index 1 that of verse 2, and so on */
  verses: number[];
}

/**
 * The words of a chapter, with lemma, Strong’s number and morphology:
 * `/api/{translation}/{book}/{chapter}.words.json`.
 */
export interface TranslationBookChapterWords {
  /** Id of the translation */
  translationId: string;
  /** Book id of the USFM standard, such as `GEN` */
  bookId: string;
  /** Number of the chapter */
  chapterNumber: number;
  /** Link to the chapter that the words are of, in the same format */
  thisChapterLink: string;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterLink: string | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterLink: string | null;
  /** Link to this file */
  thisChapterWordsLink: string;
  /** Link to the words of the next chapter; null also where that has none */
  nextChapterWordsLink: string | null;
  /** Link to the words of the chapter before; null also where that has none */
  previousChapterWordsLink: string | null;
  /** Words in order of occurrence by verse number */
  verses: { [key: string]: ChapterWord[] };
}

export interface ChapterWord {
  /** Index of the item in the verse's content that start and end apply to */
  contentIndex: number;
  /** Of the word in that item, in UTF-16 code units */
  start: number;
  /** First position after the word, in UTF-16 code units */
  end: number;
  /** Strong’s numbers, as the source writes them */
  strongs?: string[];
  /** Dictionary form in the source language */
  lemma?: string;
  /** Morphology in the source language */
  morph?: string;
  /** Location in the source text */
  srcloc?: string;
  /** Which occurrence of the word in the verse */
  occurrence?: number;
  /** How many times the word occurs in the verse */
  occurrences?: number;
}

/** The words of a simplified chapter: `/api/{translation}/{book}/{chapter}.words.simple.json`. */
export interface SimpleTranslationBookChapterWords {
  /** Id of the translation */
  translationId: string;
  /** Book id of the USFM standard, such as `GEN` */
  bookId: string;
  /** Number of the chapter */
  chapterNumber: number;
  /** Link to the chapter that the words are of, in the same format */
  thisChapterLink: string;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterLink: string | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterLink: string | null;
  /** Link to this file */
  thisChapterWordsLink: string;
  /** Link to the words of the next chapter; null also where that has none */
  nextChapterWordsLink: string | null;
  /** Link to the words of the chapter before; null also where that has none */
  previousChapterWordsLink: string | null;
  /** Words in order of occurrence by verse number */
  verses: { [key: string]: SimpleChapterWord[] };
}

/** start and end index the text of the simplified verse */
export interface SimpleChapterWord {
  /** Of the word in the text of the verse, in UTF-16 code units */
  start: number;
  /** First position after the word, in UTF-16 code units */
  end: number;
  /** Strong’s numbers, as the source writes them */
  strongs?: string[];
  /** Dictionary form in the source language */
  lemma?: string;
  /** Morphology in the source language */
  morph?: string;
  /** Location in the source text */
  srcloc?: string;
  /** Which occurrence of the word in the verse */
  occurrence?: number;
  /** How many times the word occurs in the verse */
  occurrences?: number;
}

/** A whole translation: `/api/{translation}/complete.json`. */
export interface TranslationComplete {
  /** The translation this belongs to */
  translation: Translation;
  /** The books, in the order in which they are read */
  books: TranslationCompleteBook[];
}

export interface TranslationCompleteBook {
  /** Book id of the USFM standard, such as `GEN` */
  id: string;
  /** As the translation names it */
  name: string;
  /** In an English edition the common English name, else as `name` */
  commonName: string;
  /** The long title above the text of the book; null where there is none */
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  /** How many chapters of the book there are */
  numberOfChapters: number;
  /** How many verses it has */
  totalNumberOfVerses: number;
  /** True for a book beyond the 66, left out for those */
  isApocryphal?: true;
  /** The chapters of the book, in order */
  chapters: TranslationCompleteChapter[];
}

export interface TranslationCompleteChapter {
  /** How many verses the chapter has */
  numberOfVerses: number;
  /** The recordings of this chapter, by reader; empty where there are none */
  thisChapterAudioLinks: AudioLinks;
  /** Verse starts by reader */
  thisChapterAudioTimings: { [key: string]: number[] };
  /** Link to the words of this chapter; left out where they are not annotated */
  thisChapterWordsLink?: string;
  /** What stands in the chapter */
  chapter: ChapterData;
}

/** A whole translation, each verse as one text: `/api/{translation}/complete.simple.json`. */
export interface SimpleTranslationComplete {
  /** The translation this belongs to */
  translation: Translation;
  /** The books, in the order in which they are read */
  books: SimpleTranslationCompleteBook[];
}

export interface SimpleTranslationCompleteBook {
  /** Book id of the USFM standard, such as `GEN` */
  id: string;
  /** As the translation names it */
  name: string;
  /** In an English edition the common English name, else as `name` */
  commonName: string;
  /** The long title above the text of the book; null where there is none */
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  /** How many chapters of the book there are */
  numberOfChapters: number;
  /** How many verses it has */
  totalNumberOfVerses: number;
  /** True for a book beyond the 66, left out for those */
  isApocryphal?: true;
  /** The chapters of the book, in order */
  chapters: SimpleTranslationCompleteChapter[];
}

export interface SimpleTranslationCompleteChapter {
  /** How many verses the chapter has */
  numberOfVerses: number;
  /** The recordings of this chapter, by reader; empty where there are none */
  thisChapterAudioLinks: AudioLinks;
  /** Verse starts by reader */
  thisChapterAudioTimings: { [key: string]: number[] };
  /** Link to the words of this chapter; left out where they are not annotated */
  thisChapterWordsLink?: string;
  /** What stands in the chapter */
  chapter: SimpleChapterData;
}

/** All commentaries: `/api/available_commentaries.json`. */
export interface AvailableCommentaries {
  /** All commentaries of the service */
  commentaries: Commentary[];
}

/** The same wherever it appears, but for `sha256` */
export interface Commentary {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** What it is called in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** Where the terms of its licence are; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if there is none */
  licenseNotes: string | null;
  /** The notice that must be shown with what it says; left out if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code of three letters; `und` where nobody has said it */
  language: string;
  /** The language in its own words; left out where they are not known */
  languageName?: string;
  /** The language in English; left out where it has no English name */
  languageEnglishName?: string;
  /** `ltr` is left to right, `rtl` right to left */
  textDirection: 'ltr' | 'rtl';
  /** Link to the list of its books */
  listOfBooksApiLink: string;
  /** Link to the list of its profiles */
  listOfProfilesApiLink: string;
  /** The forms in which it is offered */
  availableFormats: ('json' | 'usfm')[];
  /** How many books it says something about */
  numberOfBooks: number;
  /** How many chapters it says something about */
  totalNumberOfChapters: number;
  /** How many verses it has notes on */
  totalNumberOfVerses: number;
  /** How many profiles it has; 0 is usual */
  totalNumberOfProfiles: number;
  /**
   * Over the canonical JSON (RFC 8785) of `{books, profiles}`: the SHA-256 of each book by its id, and of
   * each profile `{subject, reference, content}` by its id; in the catalogue only
   */
  sha256?: string;
}

/** The books of a commentary: `/api/c/{commentary}/books.json`. */
export interface CommentaryBooks {
  /** The commentary this belongs to */
  commentary: Commentary;
  /** The books, in the order in which they are read */
  books: CommentaryBook[];
}

/** Numbers, links and references are null where it has no chapters */
export interface CommentaryBook {
  /** Book id of the USFM standard, such as `GEN` */
  id: string;
  /** Id of the commentary */
  commentaryId: string;
  /** What the commentary calls the book */
  name: string;
  /** In an English edition the common English name of the book, else its name in the edition */
  commonName: string;
  /** The text before the first verse, paragraphs separated by a blank line; left out if there is none */
  introduction?: string;
  /** The introduction in few words; left out where there is none */
  introductionSummary?: string;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  /** Number of the first chapter; null where the book has an introduction only */
  firstChapterNumber: number | null;
  /** Link to the first chapter; null where there is no chapter */
  firstChapterApiLink: string | null;
  /** The first chapter, without a link; null where there is no chapter */
  firstChapterReference: CommentaryChapterReference | null;
  /** Number of the last chapter; null where the book has an introduction only */
  lastChapterNumber: number | null;
  /** Link to the last chapter; null where there is no chapter */
  lastChapterApiLink: string | null;
  /** The last chapter, without a link; null where there is no chapter */
  lastChapterReference: CommentaryChapterReference | null;
  /** How many chapters of the book there are */
  numberOfChapters: number;
  /** How many verses of the book have notes */
  totalNumberOfVerses: number;
  /**
   * Over the canonical JSON (RFC 8785) of `{name, introduction, introductionSummary, chapters}`, whose
   * chapters are the `chapter` of each standard chapter; what the book does not have is left out. In lists
   * of books only
   */
  sha256?: string;
}

export interface CommentaryChapterReference {
  /** Id of the commentary */
  commentaryId: string;
  /** Book id of the USFM standard */
  book: string;
  /** Number of the chapter */
  chapter: number;
}

/** What a commentary says of a chapter: `/api/c/{commentary}/{book}/{chapter}.json`. */
export interface CommentaryBookChapter {
  /** The commentary this belongs to */
  commentary: Commentary;
  /** The book the chapter is in */
  book: CommentaryBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** This chapter, without a link */
  thisChapterReference: CommentaryChapterReference;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** The chapter that follows, without a link; null after the last one */
  nextChapterReference: CommentaryChapterReference | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** The chapter before, without a link; null for the first one */
  previousChapterReference: CommentaryChapterReference | null;
  /** How many verses of the chapter have notes */
  numberOfVerses: number;
  /** What stands in the chapter */
  chapter: {
    /** Number of the chapter */
    number: number;
    /** The text before the first verse, paragraphs separated by a blank line; left out if there is none */
    introduction?: string;
    /** The verses that have notes, in order */
    content: {
      /** Says what kind of item it is */
      type: 'verse';
      /** Number of the verse */
      number: number;
      /** A string for each note on the verse */
      content: string[];
    }[];
  };
  /** Link to this chapter in the simplified format */
  simpleChapterApiLink: string;
}

/**
 * What a commentary says of a chapter, each verse as one text:
 * `/api/c/{commentary}/{book}/{chapter}.simple.json`.
 */
export interface SimpleCommentaryBookChapter {
  /** The commentary this belongs to */
  commentary: Commentary;
  /** The book the chapter is in */
  book: CommentaryBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** Link to this chapter in the standard format */
  fullChapterApiLink: string;
  /** This chapter, without a link */
  thisChapterReference: CommentaryChapterReference;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** The chapter that follows, without a link; null after the last one */
  nextChapterReference: CommentaryChapterReference | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** The chapter before, without a link; null for the first one */
  previousChapterReference: CommentaryChapterReference | null;
  /** How many verses of the chapter have notes */
  numberOfVerses: number;
  /** What stands in the chapter */
  chapter: {
    /** Number of the chapter */
    number: number;
    /** The text before the first verse, paragraphs separated by a blank line; left out if there is none */
    introduction?: string;
    /** The verses that have notes, in order */
    content: {
      /** Says what kind of item it is */
      type: 'verse';
      /** Number of the verse */
      number: number;
      /** The notes on the verse, separated by a blank line */
      text: string;
      /** Always empty */
      footnotes: never[];
    }[];
  };
}

/** The profiles of a commentary: `/api/c/{commentary}/profiles.json`. */
export interface CommentaryProfiles {
  /** The commentary this belongs to */
  commentary: Commentary;
  /** All profiles of the commentary */
  profiles: CommentaryProfileReference[];
}

export interface CommentaryProfileReference {
  /** Stands for it in paths */
  id: string;
  /** Who or what the profile is about */
  subject: string;
  /** The passage it is about; null where it names none */
  reference: {
    /** Book id of the USFM standard */
    book: string;
    /** Number of the chapter */
    chapter: number;
    /** Number of the verse, the first one of a range */
    verse: number;
    /** Number of the last verse of a range; left out for one verse */
    endVerse?: number;
  } | null;
  /** Link to the profile with its text */
  thisProfileLink: string;
  /** The chapter of this commentary; null also where it has none there */
  referenceChapterLink: string | null;
}

/** A profile of a commentary: `/api/c/{commentary}/profiles/{profile}.json`. */
export interface CommentaryProfile {
  /** The commentary this belongs to */
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
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** What it is called in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** Where the terms of its licence are; may be empty */
  licenseUrl: string;
  /** Further information about the licence; empty if there is none */
  licenseNotes: string;
  /** The notice that must be shown with what it says; left out if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code of three letters; `und` where nobody has said it */
  language: string;
  /** The language in its own words; left out where they are not known */
  languageName?: string;
  /** The language in English; left out where it has no English name */
  languageEnglishName?: string;
  /** `ltr` is left to right, `rtl` right to left */
  textDirection: 'ltr' | 'rtl';
  /** The forms in which it is offered */
  availableFormats: ('json' | 'usfm')[];
  /** Link to the list of its books */
  listOfBooksApiLink: string;
  /** How many books it says something about */
  numberOfBooks: number;
  /** How many chapters it says something about */
  totalNumberOfChapters: number;
  /** How many verses have references, or mention somebody or something */
  totalNumberOfVerses: number;
  /** How many cross references, or mentions of somebody or something in a verse */
  totalNumberOfReferences: number;
  /** Link to the list of people; left out where there are none */
  listOfPeopleApiLink?: string;
  /** How many people it has; left out where there are none */
  totalNumberOfPeople?: number;
  /** Link to the list of places; left out where there are none */
  listOfPlacesApiLink?: string;
  /** How many places it has; left out where there are none */
  totalNumberOfPlaces?: number;
  /** Link to the list of events; left out where there are none */
  listOfEventsApiLink?: string;
  /** How many events it has; left out where there are none */
  totalNumberOfEvents?: number;
  /** Link to the list of groups of people; left out where there are none */
  listOfPeopleGroupsApiLink?: string;
  /** How many groups of people it has; left out where there are none */
  totalNumberOfPeopleGroups?: number;
}

/** The books of a dataset: `/api/d/{dataset}/books.json`. */
export interface DatasetBooks {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** The books, in the order in which they are read */
  books: DatasetBook[];
}

export interface DatasetBook {
  /** Book id of the USFM standard, such as `GEN` */
  id: string;
  /** Id of the dataset */
  datasetId: string;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  /** Number of the first chapter that there is, most often 1 */
  firstChapterNumber: number;
  /** Link to the first chapter */
  firstChapterApiLink: string;
  /** The first chapter, without a link */
  firstChapterReference: DatasetChapterReference;
  /** Number of the last chapter that there is */
  lastChapterNumber: number;
  /** Link to the last chapter */
  lastChapterApiLink: string;
  /** The last chapter, without a link */
  lastChapterReference: DatasetChapterReference;
  /** How many chapters of the book there are */
  numberOfChapters: number;
  /** How many verses have references, or mention somebody or something */
  totalNumberOfVerses: number;
  /** How many cross references, or mentions of somebody or something in a verse */
  totalNumberOfReferences: number;
}

export interface DatasetChapterReference {
  /** Id of the dataset */
  datasetId: string;
  /** Book id of the USFM standard */
  book: string;
  /** Number of the chapter */
  chapter: number;
}

/**
 * The cross references of a chapter, or its people, places and events:
 * `/api/d/{dataset}/{book}/{chapter}.json`.
 */
export interface DatasetBookChapter {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** The book the chapter is in */
  book: DatasetBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** This chapter, without a link */
  thisChapterReference: DatasetChapterReference;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** The chapter that follows, without a link; null after the last one */
  nextChapterReference: DatasetChapterReference | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** The chapter before, without a link; null for the first one */
  previousChapterReference: DatasetChapterReference | null;
  /** How many verses of the chapter have references */
  numberOfVerses: number;
  /** How many references the verses of the chapter have together */
  numberOfReferences: number;
  /** What stands in the chapter */
  chapter: {
    /** Number of the chapter */
    number: number;
    /** The verses that have references, in order */
    content: {
      /** Number of the verse that the references are of */
      verse: number;
      /** Passages to compare, the closest first */
      references: DatasetReference[];
    }[];
  };
}

export interface DatasetReference {
  /** Book id of the USFM standard */
  book: string;
  /** Number of the chapter */
  chapter: number;
  /** Number of the verse, the first one of a range */
  verse: number;
  /** Chapter of the last verse, where that is another one; else left out */
  endChapter?: number;
  /** Number of the last verse of a range; left out for one verse */
  endVerse?: number;
  /** How close the two passages are, by the source; higher is closer. Left out where it does not say */
  score?: number;
}

/**
 * The cross references of a chapter, or its people, places and events:
 * `/api/d/{dataset}/{book}/{chapter}.json`.
 */
export interface DatasetEntityBookChapter {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** The book the chapter is in */
  book: DatasetBook;
  /** Link to this chapter in this format */
  thisChapterLink: string;
  /** This chapter, without a link */
  thisChapterReference: DatasetChapterReference;
  /** Link to the chapter that follows, in the same format; null after the last one */
  nextChapterApiLink: string | null;
  /** The chapter that follows, without a link; null after the last one */
  nextChapterReference: DatasetChapterReference | null;
  /** Link to the chapter before, in the same format; null for the first one */
  previousChapterApiLink: string | null;
  /** The chapter before, without a link; null for the first one */
  previousChapterReference: DatasetChapterReference | null;
  /** How many people the chapter mentions */
  numberOfPeople: number;
  /** How many places the chapter mentions */
  numberOfPlaces: number;
  /** How many events the chapter mentions */
  numberOfEvents: number;
  /** What stands in the chapter */
  chapter: {
    /** Number of the chapter */
    number: number;
    /** People whom the chapter mentions, by their first verse in it */
    people: {
      /** Stands for it in paths */
      id: string;
      /** What it calls itself */
      name: string;
      /**
       * False where the name is a description, such as “daughter of Pharaoh”; left out where nobody has said
       * it
       */
      isProperName?: boolean;
      /** As the source writes it; left out where that is not known */
      gender?: string;
      /** Year of birth; negative is BC; left out where that is not known */
      birthYear?: number;
      /** Year of death; negative is BC; left out where that is not known */
      deathYear?: number;
      /** Link to its record */
      apiLink: string;
      /** Numbers of the verses, ascending */
      verses: number[];
    }[];
    /** Places that the chapter mentions, by their first verse in it */
    places: {
      /** Stands for it in paths */
      id: string;
      /** What it calls itself */
      name: string;
      /** What kind of place it is, as the source writes it; left out where that is not known */
      featureType?: string;
      /** Degrees north of the equator, negative is south; left out where that is not known */
      latitude?: number;
      /** Degrees east of Greenwich, negative is west; left out where that is not known */
      longitude?: number;
      /** Link to its record */
      apiLink: string;
      /** Numbers of the verses, ascending */
      verses: number[];
    }[];
    /** Events that the chapter mentions, by their first verse in it */
    events: {
      /** Stands for it in paths */
      id: string;
      /** What it calls itself */
      name: string;
      /** When it begins, as the source writes it: -4003 or 0033-05-15; left out where that is not known */
      startDate?: string;
      /** Link to its record */
      apiLink: string;
      /** Numbers of the verses, ascending */
      verses: number[];
    }[];
  };
}

/** The people of a dataset: `/api/d/{dataset}/people.json`. */
export interface DatasetPeople {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All people of the dataset, in the order of its source */
  people: DatasetPersonSummary[];
}

export interface DatasetPersonSummary {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /**
   * False where the name is a description, such as “daughter of Pharaoh”; left out where nobody has said it
   */
  isProperName?: boolean;
  /** As the source writes it; left out where that is not known */
  gender?: string;
  /** How many verses mention it */
  numberOfReferences: number;
  /** Link to the record of the person */
  thisPersonApiLink: string;
}

/** A person: `/api/d/{dataset}/people/{person}.json`. */
export interface DatasetPersonRecord {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All that the dataset knows of the person */
  person: DatasetPerson;
  /** Link to the record of the person */
  thisPersonApiLink: string;
}

export interface DatasetPerson {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** Other names of the person; left out where there are none */
  alsoCalled?: string[];
  /**
   * False where the name is a description, such as “daughter of Pharaoh”; left out where nobody has said it
   */
  isProperName?: boolean;
  /** As the source writes it; left out where that is not known */
  gender?: string;
  /** Paragraphs about it; left out where there are none */
  description?: string[];
  /** Year of birth; negative is BC; left out where that is not known */
  birthYear?: number;
  /** Year of death; negative is BC; left out where that is not known */
  deathYear?: number;
  /** Earliest year in which the person is mentioned; negative is BC; left out where that is not known */
  minYear?: number;
  /** Latest year in which the person is mentioned; negative is BC; left out where that is not known */
  maxYear?: number;
  /** Where the person was born; left out where that is not known */
  birthPlace?: DatasetEntityRef;
  /** Where the person died; left out where that is not known */
  deathPlace?: DatasetEntityRef;
  /** The father, or who may be it; left out where that is not known */
  father?: DatasetEntityRef[];
  /** The mother, or who may be it; left out where that is not known */
  mother?: DatasetEntityRef[];
  /** Husbands or wives; left out where there are none */
  partners?: DatasetEntityRef[];
  /** Sons and daughters; left out where there are none */
  children?: DatasetEntityRef[];
  /** Brothers and sisters; left out where there are none */
  siblings?: DatasetEntityRef[];
  /** Brothers and sisters of the same mother; left out where there are none */
  halfSiblingsSameMother?: DatasetEntityRef[];
  /** Brothers and sisters of the same father; left out where there are none */
  halfSiblingsSameFather?: DatasetEntityRef[];
  /** Groups that the person belongs to; left out where there are none */
  memberOf?: DatasetEntityRef[];
  /** Events that it has a part in; left out where there are none */
  events?: DatasetEntityRef[];
  /** Every passage that mentions it, in the order of books, chapters and verses */
  references: VerseRef[];
}

export interface DatasetEntityRef {
  /** Stands for it in paths */
  id: string;
  /** Which list of the dataset it is in */
  type: 'people' | 'places' | 'events' | 'groups';
  /** What it is called */
  name: string;
  /** Link to its record */
  apiLink: string;
}

export interface VerseRef {
  /** Book id of the USFM standard */
  book: string;
  /** Number of the chapter */
  chapter: number;
  /** Number of the verse, the first one of a range */
  verse: number;
  /** Number of the last verse of a range; left out for one verse */
  endVerse?: number;
}

/** The places of a dataset: `/api/d/{dataset}/places.json`. */
export interface DatasetPlaces {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All places of the dataset, in the order of its source */
  places: DatasetPlaceSummary[];
}

export interface DatasetPlaceSummary {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** What kind of place it is, as the source writes it; left out where that is not known */
  featureType?: string;
  /** Degrees north of the equator, negative is south; left out where that is not known */
  latitude?: number;
  /** Degrees east of Greenwich, negative is west; left out where that is not known */
  longitude?: number;
  /** How many verses mention it */
  numberOfReferences: number;
  /** Link to the record of the place */
  thisPlaceApiLink: string;
}

/** The events of a dataset: `/api/d/{dataset}/events.json`. */
export interface DatasetEvents {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All events of the dataset, in the order of its source */
  events: DatasetEventSummary[];
}

export interface DatasetEventSummary {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** When it begins, as the source writes it: -4003 or 0033-05-15; left out where that is not known */
  startDate?: string;
  /** How many verses mention it */
  numberOfReferences: number;
  /** Link to the record of the event */
  thisEventApiLink: string;
}

/** The groups of people of a dataset: `/api/d/{dataset}/groups.json`. */
export interface DatasetPeopleGroups {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All groups of people of the dataset, in the order of its source */
  groups: DatasetPeopleGroupSummary[];
}

export interface DatasetPeopleGroupSummary {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** How many people belong to the group */
  numberOfMembers: number;
  /** Link to the record of the group */
  thisPeopleGroupApiLink: string;
}

/** A place: `/api/d/{dataset}/places/{place}.json`. */
export interface DatasetPlaceRecord {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All that the dataset knows of the place */
  place: DatasetPlace;
  /** Link to the record of the place */
  thisPlaceApiLink: string;
}

export interface DatasetPlace {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** Its name in the King James Version; left out where that is not known */
  kjvName?: string;
  /** Its name in the English Standard Version; left out where that is not known */
  esvName?: string;
  /** Other names of the place; left out where there are none */
  aliases?: string[];
  /** What kind of place it is, as the source writes it; left out where that is not known */
  featureType?: string;
  /** A narrower kind of place; left out where that is not known */
  featureSubType?: string;
  /** Degrees north of the equator, negative is south; left out where that is not known */
  latitude?: number;
  /** Degrees east of Greenwich, negative is west; left out where that is not known */
  longitude?: number;
  /** How sure the coordinates are, in words of the source; left out where that is not known */
  precision?: string;
  /** Paragraphs about it; left out where there are none */
  description?: string[];
  /** What the source remarks; left out where it says nothing */
  comment?: string;
  /** The place whose name this one is a form of; left out where there is none */
  rootPlace?: DatasetEntityRef;
  /** The place that this one is the same as; left out where there is none */
  duplicateOf?: DatasetEntityRef;
  /** People who have been there; left out where there are none */
  people?: DatasetEntityRef[];
  /** People who were born there; left out where there are none */
  peopleBorn?: DatasetEntityRef[];
  /** People who died there; left out where there are none */
  peopleDied?: DatasetEntityRef[];
  /** Events that it has a part in; left out where there are none */
  events?: DatasetEntityRef[];
  /** Every passage that mentions it, in the order of books, chapters and verses */
  references: VerseRef[];
}

/** An event: `/api/d/{dataset}/events/{event}.json`. */
export interface DatasetEventRecord {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All that the dataset knows of the event */
  event: DatasetEvent;
  /** Link to the record of the event */
  thisEventApiLink: string;
}

export interface DatasetEvent {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** When it begins, as the source writes it: -4003 or 0033-05-15; left out where that is not known */
  startDate?: string;
  /** How long it lasts, as the source writes it; left out where that is not known */
  duration?: string;
  /** People who take part; left out where there are none */
  participants?: DatasetEntityRef[];
  /** Places where it happens; left out where there are none */
  locations?: DatasetEntityRef[];
  /** Groups of people that take part; left out where there are none */
  groups?: DatasetEntityRef[];
  /** The larger event that it belongs to; left out where there is none */
  partOf?: DatasetEntityRef;
  /** The event before it; left out where there is none */
  predecessor?: DatasetEntityRef;
  /** Every passage that mentions it, in the order of books, chapters and verses */
  references: VerseRef[];
}

/** A group of people: `/api/d/{dataset}/groups/{group}.json`. */
export interface DatasetPeopleGroupRecord {
  /** The dataset this belongs to */
  dataset: Dataset;
  /** All that the dataset knows of the group */
  group: DatasetPeopleGroup;
  /** Link to the record of the group */
  thisPeopleGroupApiLink: string;
}

export interface DatasetPeopleGroup {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** People who belong to the group; left out where there are none */
  members?: DatasetEntityRef[];
  /** Events that it has a part in; left out where there are none */
  events?: DatasetEntityRef[];
  /** Every passage that mentions it, in the order of books, chapters and verses */
  references: VerseRef[];
}

/** Every document there is, by its SHA-256: `/api/x/manifest.json`. */
export interface Manifest {
  /** Version of the form of this file */
  format: 1;
  /** How many, those of all editions with them */
  documents: number;
  /** Bytes of them all, not compressed */
  size: number;
  /**
   * Those of no edition: the catalogues, the description of the service, the languages, what morphology
   * codes mean
   */
  shared: {
    /** Where the document is */
    path: string;
    /** SHA-256 of the JSON, not compressed */
    sha256: string;
    /** Bytes of the JSON, not compressed */
    size: number;
  }[];
  /** The editions, each with the manifest that lists its documents */
  editions: {
    /** Stands for it in paths */
    id: string;
    /** What kind of edition it is */
    kind: 'translation' | 'commentary' | 'dataset' | 'lexicon';
    /** How many documents it has */
    documents: number;
    /** Bytes of its documents, not compressed */
    size: number;
    /** The manifest that lists them */
    manifest: {
      /** Where the document is */
      path: string;
      /** SHA-256 of the JSON, not compressed */
      sha256: string;
      /** Bytes of the JSON, not compressed */
      size: number;
    };
  }[];
}

/** The manifest under its own SHA-256: `/api/x/manifests/{sha256}.json`. */
export type Release = Manifest;

/** The documents of an edition, by their SHA-256: `/api/x/manifests/{edition}/{sha256}.json`. */
export interface EditionManifest {
  /** Version of the form of this file */
  format: 1;
  /** Id of the edition */
  edition: string;
  /** What kind of edition it is */
  kind: 'translation' | 'commentary' | 'dataset' | 'lexicon';
  /** All documents of the edition, by path */
  documents: {
    /** Where the document is */
    path: string;
    /** SHA-256 of the JSON, not compressed */
    sha256: string;
    /** Bytes of the JSON, not compressed */
    size: number;
  }[];
}

/** This description of the service, as OpenAPI 3.1: `/api/openapi.json`. */
export interface OpenApi {
  /** Version of OpenAPI */
  openapi: '3.1.1';
  /** What the service is called and does */
  info: {
    /** Name of the service */
    title: string;
    /** Version of the contract */
    version: '1.0.0';
    /** What it does, in a line */
    summary: string;
    /** What holds for all operations */
    description: string;
    /** Licence of the program; each edition has its own */
    license: {
      /** Its name */
      name: string;
      /** Its SPDX identifier */
      identifier: string;
    };
  };
  /** Where paths are resolved */
  servers: {
    /** May be relative to this document */
    url: string;
    /** Which it is */
    description: string;
  }[];
  /** The groups of operations */
  tags: {
    /** Of the group */
    name: string;
    /** What is in it */
    description: string;
  }[];
  /** Every operation, by its path */
  paths: {
    [key: string]: {
      /** The operation */
      get: { [key: string]: unknown };
    };
  };
  /** Shapes, answers and headers that operations refer to */
  components: {
    /** The shape of every document and of its parts, as JSON Schema */
    schemas: { [key: string]: unknown };
    /** Answers */
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

/** A language that has an edition */
export interface Language {
  /** ISO 639-3 */
  code: string;
  /** In the language itself; null where that is not known */
  name: string | null;
  /** Null where the language has none, or is not known */
  englishName: string | null;
  /** ISO 15924 code of the script in which it is usually written; null where that is not known */
  script: string | null;
  /** Of that script */
  direction: 'ltr' | 'rtl';
  /** Ids of the translations in it; empty where there are none */
  translations: string[];
  /** Ids of the commentaries in it; empty where there are none */
  commentaries: string[];
  /** Ids of the datasets in it; empty where there are none */
  datasets: string[];
  /** Ids of the lexicons in it; empty where there are none */
  lexicons: string[];
}

/**
 * The languages of the translations, with the number in each: the catalogue in parts begins here:
 * `/api/x/translations/index.json`.
 */
export interface TranslationLanguages {
  /** Number of translations in all languages */
  translations: number;
  /** Sorted by code */
  languages: TranslationLanguage[];
}

/** A language that has a translation */
export interface TranslationLanguage {
  /** ISO 639-3 */
  code: string;
  /** In the language itself; null if unknown */
  name: string | null;
  /** Null if unknown */
  englishName: string | null;
  /** Number of translations */
  translations: number;
  /** Id of the translation with most verses, the first by id if several have as many */
  first: string;
}

/** The names of all translations, to search in: `/api/x/translations/names.json`. */
export interface TranslationNames {
  /** Sorted by id */
  translations: NamedTranslation[];
}

export interface NamedTranslation {
  /** Stands for it in paths */
  id: string;
  /** ISO 639-3 */
  language: string;
  /** What it calls itself */
  name: string;
  /** What it is called in English */
  englishName: string;
  /** A short form of the name, often an abbreviation */
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
  /** Stands for it in paths */
  id: string;
  /** Books of the Old Testament */
  oldTestament: number;
  /** Books of the New Testament */
  newTestament: number;
  /** Books beyond the 66 */
  otherBooks: number;
  /** Whether chapters have recordings */
  audio: boolean;
  /** Whether words are annotated */
  words: boolean;
  /** Whether it has footnotes */
  notes: boolean;
}

/** How the operator presents the service, and where to begin: `/api/x/site.json`. */
export interface Site {
  /** Left out where the operator gave none */
  name?: string;
  /** Left out where the operator gave none */
  description?: string;
  /** Left out where they are the usual ones */
  colours?: {
    /** Of links and pressed buttons */
    accent?: SiteColour;
    /** Of the page */
    paper?: SiteColour;
  };
  /** Left out in a library without translations */
  start?: SiteStart;
  /** In a library of more than 200 translations, whose catalogue a client loads by language */
  hasManyTranslations?: true;
  /** Which parts of the reader are shown */
  parts: {
    /** The home and the greeting */
    home: boolean;
    /** What the device keeps: highlights, notes, bookmarks, plans, history */
    kept: boolean;
    /** What works without a network: the installed reader, translations that the device keeps */
    offline: boolean;
    /** Cross references, commentaries, people and places */
    study: boolean;
    /** Explanations of words */
    words: boolean;
    /** Maps of places */
    map: boolean;
    /** The player of recordings */
    audio: boolean;
    /** Links to the API explorer */
    explorer: boolean;
  };
  /** Pages of the operator, such as an imprint; empty where there are none */
  links: {
    /** What the link says */
    text: string;
    /** Where it leads */
    url: string;
  }[];
}

/** A colour for light and for dark surroundings, as `#rrggbb` */
export interface SiteColour {
  /** For light surroundings */
  light: string;
  /** For dark surroundings */
  dark: string;
}

/** Where a reader without a place of its own begins */
export interface SiteStart {
  /** Left out where the language of the reader decides; a client then chooses */
  translation?: string;
  /** The book the chapter is in */
  book: string;
  /** Left out for the first chapter of the book */
  chapter?: number;
  /** Ids of translations to show beside it; empty for none */
  with: string[];
}

/** What each translation has: testaments, audio, words, notes: `/api/x/features.json`. */
export interface Features {
  /** Sorted by id */
  translations: TranslationFeatures[];
}

/** What the sources of an edition hold, and what is wrong with them: `/api/x/report/{edition}.json`. */
export type EditionReport = {
  /** Id of the edition */
  id: string;
  /** Name of the edition */
  name: string;
  /** What kind of edition it is */
  kind: 'translation';
  /** The state of the edition that the report is about: its `sha256` in the catalogue */
  sha256?: string;
  /** Which books, chapters and verses there are, held against a versification */
  census: {
    /** The standard one that the text follows, or comes nearest to */
    versification: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
    /** How many books */
    books: number;
    /** How many chapters */
    chapters: number;
    /** How many verses */
    verses: number;
    /** Books of the versification that it does not have */
    missingBooks: string[];
    /** Such as `GEN 3` */
    missingChapters: string[];
    /** Verses that the versification has and the text has not */
    missing: {
      /** How many verses */
      verses: number;
      /** Such as `GEN 1:3` or `GEN 1:3-5` */
      places: string[];
    };
    /** Verses that the text has and the versification has not */
    extra: {
      /** How many verses */
      verses: number;
      /** Such as `GEN 1:3` or `GEN 1:3-5` */
      places: string[];
    };
    /** Verses that the text joins, such as 1-2 */
    merged: {
      /** How many verses */
      verses: number;
      /** Such as `GEN 1:3` or `GEN 1:3-5` */
      places: string[];
    };
    /** Verses that appear twice in the sources */
    duplicated: {
      /** How many verses */
      verses: number;
      /** Such as `GEN 1:3` or `GEN 1:3-5` */
      places: string[];
    };
    /** Verses without words */
    empty: {
      /** How many verses */
      verses: number;
      /** Such as `GEN 1:3` or `GEN 1:3-5` */
      places: string[];
    };
    /** Verses that follow a later one in the sources */
    outOfOrder: {
      /** How many verses */
      verses: number;
      /** Such as `GEN 1:3` or `GEN 1:3-5` */
      places: string[];
    };
  };
  /** Proof that every word of the sources is in the documents, and no other */
  conservation: {
    /** What stands in the sources */
    read: {
      /** How many characters, white space left out */
      characters: number;
      /** How many words */
      words: number;
    };
    /** What is served as the text of verses */
    verses: {
      /** How many characters, white space left out */
      characters: number;
      /** How many words */
      words: number;
    };
    /** What is served as titles */
    titles: {
      /** How many characters, white space left out */
      characters: number;
      /** How many words */
      words: number;
    };
    /** What is served as headings */
    headings: {
      /** How many characters, white space left out */
      characters: number;
      /** How many words */
      words: number;
    };
    /** What is served as footnotes */
    notes: {
      /** How many characters, white space left out */
      characters: number;
      /** How many words */
      words: number;
    };
    /** What a named rule keeps out of the documents, by rule */
    dropped: {
      [key: string]: {
        /** How many characters, white space left out */
        characters: number;
        /** How many words */
        words: number;
      };
    };
    /** Characters of the source that are in no document; at least so many */
    lost: number;
    /** Characters of a document that are not in the source; at least so many */
    invented: number;
    /** Words that were run together with the word before them */
    glued: number;
    /** Words that have white space in them which the source has not */
    split: number;
  };
  /** What words are annotated with; left out where none is */
  words?: {
    /** Words with annotations */
    annotated: number;
    /** Strong’s numbers on words */
    numbers: number;
    /** How many different ones */
    distinctNumbers: number;
    /** What stands for a number and is none, as the source writes it */
    unreadableNumbers: string[];
    /** Words with a morphology code */
    parsed: number;
    /** The scheme that most codes are of; null where there are none, or none is known */
    scheme: 'oshb' | 'robinson' | 'unfoldingword' | null;
    /** Different morphology codes */
    distinctCodes: number;
    /** Codes that no known scheme has */
    unknownCodes: string[];
  };
  /** The books, each with a report of its own */
  books: {
    /** Book id of the USFM standard */
    id: string;
    /** The source of the book, relative to the content folder */
    file: string;
    /** What there is of each chapter */
    chapters: {
      /** Number of the chapter */
      number: number;
      /** How many verses */
      verses: number;
      /** Null for a book that the versification does not have */
      expected: number | null;
      /** How many verses the versification has and the text has not */
      missing: number;
      /** How many verses the text has and the versification has not */
      extra: number;
    }[];
    /** Proof that every word of the sources is in the documents, and no other */
    conservation: {
      /** What stands in the sources */
      read: {
        /** How many characters, white space left out */
        characters: number;
        /** How many words */
        words: number;
      };
      /** What is served as the text of verses */
      verses: {
        /** How many characters, white space left out */
        characters: number;
        /** How many words */
        words: number;
      };
      /** What is served as titles */
      titles: {
        /** How many characters, white space left out */
        characters: number;
        /** How many words */
        words: number;
      };
      /** What is served as headings */
      headings: {
        /** How many characters, white space left out */
        characters: number;
        /** How many words */
        words: number;
      };
      /** What is served as footnotes */
      notes: {
        /** How many characters, white space left out */
        characters: number;
        /** How many words */
        words: number;
      };
      /** What a named rule keeps out of the documents, by rule */
      dropped: {
        [key: string]: {
          /** How many characters, white space left out */
          characters: number;
          /** How many words */
          words: number;
        };
      };
      /** Characters of the source that are in no document; at least so many */
      lost: number;
      /** Characters of a document that are not in the source; at least so many */
      invented: number;
      /** Words that were run together with the word before them */
      glued: number;
      /** Words that have white space in them which the source has not */
      split: number;
    };
  }[];
  /** What is wrong in the sources */
  diagnostics: {
    /** How many faults keep something from being served, or are served by a guess */
    errors: number;
    /** How many faults are served all the same */
    warnings: number;
    /** How many of each code */
    codes: { [key: string]: number };
    /** Each of them, by file and position */
    list: {
      /** Its name, which never changes; docs/diagnostics.md explains it */
      code:
        | 'no-sources' | 'unread-file' | 'compiled-source' | 'unmatched-pattern' | 'ignored-archive'
        | 'no-metadata' | 'bad-metadata' | 'unserved-metadata' | 'incomplete-license' | 'bad-site'
        | 'unknown-start' | 'bad-edition-id' | 'duplicate-edition-id' | 'unreadable-file' | 'outside-edition'
        | 'bad-file-name' | 'internal-error' | 'too-large' | 'worker-limit' | 'not-text' | 'padding-at-end'
        | 'windows-character' | 'invalid-utf8' | 'byte-order-mark-in-text' | 'merge-conflict'
        | 'left-over-text' | 'tracked-change' | 'missing-paragraph' | 'marker-in-line' | 'poetry-level-jump'
        | 'empty-section' | 'note-in-word' | 'unknown-attribute' | 'missing-book-name'
        | 'contradictory-book-name' | 'contradictory-content' | 'verse-beyond-chapter' | 'wrong-note-origin'
        | 'reference-to-nowhere' | 'unreadable-reference' | 'one-sided-parallel' | 'misquoted-text'
        | 'odd-verse-length' | 'odd-name' | 'odd-note-caller' | 'odd-heading' | 'odd-space'
        | 'doubled-punctuation' | 'unpaired-mark' | 'missing-sentence-end' | 'missing-capital'
        | 'repeated-word' | 'unusual-character' | 'invisible-character' | 'mixed-normalization'
        | 'other-digits' | 'unused-acceptance' | 'unknown-encoding' | 'contradictory-encoding'
        | 'undecodable-bytes' | 'malformed-xml' | 'malformed-json' | 'html-entity' | 'unknown-element'
        | 'misplaced-content' | 'no-book-id' | 'unknown-book-id' | 'guessed-book-id' | 'duplicate-book'
        | 'shrunken-book' | 'text-kept' | 'no-verses' | 'text-lost' | 'bad-chapter-number'
        | 'duplicate-chapter' | 'chapter-out-of-order' | 'missing-chapter-marker' | 'bad-verse-number'
        | 'bad-verse-range' | 'duplicate-verse' | 'verse-out-of-order' | 'empty-verse' | 'bad-versification'
        | 'unlikely-versification' | 'missing-verse' | 'missing-end' | 'missing-spaces'
        | 'missing-first-verse' | 'text-before-verse' | 'unknown-marker' | 'stray-backslash'
        | 'unclosed-marker' | 'unmatched-closing-marker' | 'unclosed-milestone' | 'unclosed-note'
        | 'note-without-caller' | 'note-part-outside-note' | 'marker-in-note-origin' | 'malformed-attributes'
        | 'word-without-text' | 'marker-crosses-verse' | 'verse-in-heading' | 'text-in-blank-line'
        | 'text-after-line' | 'figure-in-blank-line' | 'unmatched-sidebar' | 'missing-table-column'
        | 'empty-note' | 'unreadable-character' | 'markup-in-text' | 'mixed-scripts' | 'double-space'
        | 'unpaired-quote' | 'mixed-quotes' | 'malformed-csv' | 'no-entities' | 'entity-without-name'
        | 'duplicate-entity' | 'changed-entity-id' | 'dangling-reference' | 'unknown-verse' | 'bad-cell'
        | 'no-references' | 'bad-reference' | 'unlisted-verse' | 'source-range' | 'range-across-books'
        | 'duplicate-reference' | 'unknown-format' | 'unknown-column' | 'bad-list-item' | 'disputed-place'
        | 'no-entries' | 'bad-strongs-number' | 'incomplete-entry' | 'duplicate-entry' | 'text-outside-book'
        | 'changed-profile-id' | 'no-timings' | 'unknown-timings' | 'bad-timing' | 'bad-address'
        | 'duplicate-timings' | 'untimed-verse' | 'timing-without-verse' | 'timings-without-audio'
        | 'audio-without-chapter' | 'too-many-diagnostics';
      /** With `error`, something is not served or served by a guess */
      severity: 'error' | 'warning';
      /** Relative to the content folder */
      file: string;
      /** From 1; 0 when the whole file is meant */
      line: number;
      /** From 1, in UTF-16 code units; 0 when the whole line or file is meant */
      column: number;
      /** What is wrong, in words */
      message: string;
      /** The line that it is about; left out where the whole file is meant */
      source?: {
        /** The line, or the part of it around the fault */
        text: string;
        /** Where the fault is in `text`, from 1, in UTF-16 code units */
        column: number;
      };
    }[];
  };
} | {
  /** Id of the edition */
  id: string;
  /** Name of the edition */
  name: string;
  /** What kind of edition it is */
  kind: 'commentary' | 'cross-references' | 'entities' | 'lexicon';
  /** The state of the edition that the report is about: its `sha256` in the catalogue */
  sha256?: string;
  /** How much of it is served */
  counts: {
    /** How many books */
    books: number;
    /** How many chapters */
    chapters: number;
    /** How many verses */
    verses: number;
    /** Of a lexicon */
    entries?: number;
  };
  /** How much was read and what became of it */
  tally: { [key: string]: number };
  /** What is wrong in the sources */
  diagnostics: {
    /** How many faults keep something from being served, or are served by a guess */
    errors: number;
    /** How many faults are served all the same */
    warnings: number;
    /** How many of each code */
    codes: { [key: string]: number };
    /** Each of them, by file and position */
    list: {
      /** Its name, which never changes; docs/diagnostics.md explains it */
      code:
        | 'no-sources' | 'unread-file' | 'compiled-source' | 'unmatched-pattern' | 'ignored-archive'
        | 'no-metadata' | 'bad-metadata' | 'unserved-metadata' | 'incomplete-license' | 'bad-site'
        | 'unknown-start' | 'bad-edition-id' | 'duplicate-edition-id' | 'unreadable-file' | 'outside-edition'
        | 'bad-file-name' | 'internal-error' | 'too-large' | 'worker-limit' | 'not-text' | 'padding-at-end'
        | 'windows-character' | 'invalid-utf8' | 'byte-order-mark-in-text' | 'merge-conflict'
        | 'left-over-text' | 'tracked-change' | 'missing-paragraph' | 'marker-in-line' | 'poetry-level-jump'
        | 'empty-section' | 'note-in-word' | 'unknown-attribute' | 'missing-book-name'
        | 'contradictory-book-name' | 'contradictory-content' | 'verse-beyond-chapter' | 'wrong-note-origin'
        | 'reference-to-nowhere' | 'unreadable-reference' | 'one-sided-parallel' | 'misquoted-text'
        | 'odd-verse-length' | 'odd-name' | 'odd-note-caller' | 'odd-heading' | 'odd-space'
        | 'doubled-punctuation' | 'unpaired-mark' | 'missing-sentence-end' | 'missing-capital'
        | 'repeated-word' | 'unusual-character' | 'invisible-character' | 'mixed-normalization'
        | 'other-digits' | 'unused-acceptance' | 'unknown-encoding' | 'contradictory-encoding'
        | 'undecodable-bytes' | 'malformed-xml' | 'malformed-json' | 'html-entity' | 'unknown-element'
        | 'misplaced-content' | 'no-book-id' | 'unknown-book-id' | 'guessed-book-id' | 'duplicate-book'
        | 'shrunken-book' | 'text-kept' | 'no-verses' | 'text-lost' | 'bad-chapter-number'
        | 'duplicate-chapter' | 'chapter-out-of-order' | 'missing-chapter-marker' | 'bad-verse-number'
        | 'bad-verse-range' | 'duplicate-verse' | 'verse-out-of-order' | 'empty-verse' | 'bad-versification'
        | 'unlikely-versification' | 'missing-verse' | 'missing-end' | 'missing-spaces'
        | 'missing-first-verse' | 'text-before-verse' | 'unknown-marker' | 'stray-backslash'
        | 'unclosed-marker' | 'unmatched-closing-marker' | 'unclosed-milestone' | 'unclosed-note'
        | 'note-without-caller' | 'note-part-outside-note' | 'marker-in-note-origin' | 'malformed-attributes'
        | 'word-without-text' | 'marker-crosses-verse' | 'verse-in-heading' | 'text-in-blank-line'
        | 'text-after-line' | 'figure-in-blank-line' | 'unmatched-sidebar' | 'missing-table-column'
        | 'empty-note' | 'unreadable-character' | 'markup-in-text' | 'mixed-scripts' | 'double-space'
        | 'unpaired-quote' | 'mixed-quotes' | 'malformed-csv' | 'no-entities' | 'entity-without-name'
        | 'duplicate-entity' | 'changed-entity-id' | 'dangling-reference' | 'unknown-verse' | 'bad-cell'
        | 'no-references' | 'bad-reference' | 'unlisted-verse' | 'source-range' | 'range-across-books'
        | 'duplicate-reference' | 'unknown-format' | 'unknown-column' | 'bad-list-item' | 'disputed-place'
        | 'no-entries' | 'bad-strongs-number' | 'incomplete-entry' | 'duplicate-entry' | 'text-outside-book'
        | 'changed-profile-id' | 'no-timings' | 'unknown-timings' | 'bad-timing' | 'bad-address'
        | 'duplicate-timings' | 'untimed-verse' | 'timing-without-verse' | 'timings-without-audio'
        | 'audio-without-chapter' | 'too-many-diagnostics';
      /** With `error`, something is not served or served by a guess */
      severity: 'error' | 'warning';
      /** Relative to the content folder */
      file: string;
      /** From 1; 0 when the whole file is meant */
      line: number;
      /** From 1, in UTF-16 code units; 0 when the whole line or file is meant */
      column: number;
      /** What is wrong, in words */
      message: string;
      /** The line that it is about; left out where the whole file is meant */
      source?: {
        /** The line, or the part of it around the fault */
        text: string;
        /** Where the fault is in `text`, from 1, in UTF-16 code units */
        column: number;
      };
    }[];
  };
};

/**
 * How a translation, or a dataset of cross references, numbers verses:
 * `/api/x/versification/{edition}.json`.
 */
export interface TranslationVersification {
  /** Id of the translation */
  translation: string;
  /** The standard versification that it follows or comes nearest to */
  scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** How the standard versification is known */
  evidence: {
    /**
     * By what it is known: declared in metadata, a `.vrs` file, or found by the last verses of the chapters
     */
    by: 'metadata' | 'vrs' | 'verses';
    /** Where it is declared, relative to the content folder */
    file?: string;
    /** How many chapters the translation has */
    chapters: number;
    /** By standard versification: in how many chapters the last verse is the same */
    fitting: {
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
    };
  };
  /** The chapters in which the translation departs from the standard versification */
  differences: {
    /** Book id of the USFM standard */
    book: string;
    /** Number of the chapter */
    chapter: number;
    /** The last verse in the standard versification; null where it does not have the book */
    expected: number | null;
    /** The last verse in the translation */
    last: number;
    /** Verses of the standard versification that the translation lacks */
    missing: string[];
    /** Verses that only the translation has */
    extra: string[];
    /** Another standard versification, which the book follows */
    scheme?: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  }[];
  /**
   * Where verses stand in `org`, if elsewhere. Both sides are equally long and correspond in order, or one
   * side is a single verse, to which all of the other correspond
   */
  mappings: {
    /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
    verses: string;
    /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
    original: string;
  }[];
  /** Numbers for which the chapters have no room */
  numbers: {
    /** Book id of the USFM standard */
    book: string;
    /** Number of the chapter */
    chapter: number;
    /** Left out for a number of the chapter itself */
    verse?: number;
    /** The last verse of several that are written as one */
    endVerse?: number;
    /** How the source numbers the verse, where that is more than a number: `2-3`, `4a` */
    written?: string[];
    /** The number that is printed instead */
    published?: string;
    /** The number in another versification */
    alternate?: string;
  }[];
}

/**
 * How a translation, or a dataset of cross references, numbers verses:
 * `/api/x/versification/{edition}.json`.
 */
export interface DatasetVersification {
  /** The dataset this belongs to */
  dataset: string;
  /** The standard versification in which the verses are written that it names */
  scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** How the standard versification is known */
  evidence: {
    /** By what it is known: declared in metadata, or found by the verses that it names */
    by: 'metadata' | 'verses';
    /** How many verses it names */
    verses: number;
    /** By standard versification: how many of these verses it has */
    fitting: {
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
    };
  };
  /**
   * Where verses stand in `org`, if elsewhere. Both sides are equally long and correspond in order, or one
   * side is a single verse, to which all of the other correspond
   */
  mappings: {
    /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
    verses: string;
    /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
    original: string;
  }[];
}

/**
 * How a translation, or a dataset of cross references, numbers verses:
 * `/api/x/versification/{edition}.json`.
 */
export interface CommentaryVersification {
  /** The commentary this belongs to */
  commentary: string;
  /** The standard versification in which the verses are written that it names */
  scheme: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';
  /** How the standard versification is known */
  evidence: {
    /** By what it is known: declared in metadata, or found by the verses that it names */
    by: 'metadata' | 'verses';
    /** How many verses it names */
    verses: number;
    /** By standard versification: how many of these verses it has */
    fitting: {
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
    };
  };
  /**
   * Where verses stand in `org`, if elsewhere. Both sides are equally long and correspond in order, or one
   * side is a single verse, to which all of the other correspond
   */
  mappings: {
    /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
    verses: string;
    /** Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm */
    original: string;
  }[];
}

/** References to scripture in prose, for links */
export interface TextReferences {
  /** Id of the edition */
  edition: string;
  /** The document that has the texts */
  documentLink: string;
  /** The texts that have references */
  texts: {
    /** Where the text is in the document: a JSON Pointer (RFC 6901) */
    text: string;
    /** In the order of the text */
    references: TextReference[];
  }[];
}

export interface TextReference {
  /** Where it begins in the text, in UTF-16 code units */
  start: number;
  /** Where it ends in the text, in UTF-16 code units */
  end: number;
  /** The first verse as `GEN.1.3`, or the first chapter as `GEN.1` */
  from: string;
  /** The last verse, the same for one verse; a chapter means all of it to its end */
  to: string;
  /** The reference in full, for people: `Genesis 1:3-5` where the text has `vv. 3-5` */
  label: string;
}

/** All lexicons: `/api/x/lexicons.json`. */
export interface Lexicons {
  /** Sorted by id */
  lexicons: Lexicon[];
}

/** The language is the one in which it explains words */
export interface Lexicon {
  /** Stands for it in paths */
  id: string;
  /** What it calls itself */
  name: string;
  /** What it is called in English */
  englishName: string;
  /** Website of the publisher; may be empty */
  website: string;
  /** Where the terms of its licence are; may be empty */
  licenseUrl: string;
  /** Further information about the licence; null if there is none */
  licenseNotes: string | null;
  /** The notice that must be shown with the text; null if the licence requires none */
  licenseNotice?: string;
  /** ISO 639-3 code of three letters; `und` where nobody has said it */
  language: string;
  /** The language in its own words; left out where they are not known */
  languageName?: string;
  /** The language in English; left out where it has no English name */
  languageEnglishName?: string;
  /** `ltr` is left to right, `rtl` right to left */
  textDirection: 'ltr' | 'rtl';
  /** Link to an entry, with `{number}` for its Strong’s number such as `H430` */
  entryApiLink: string;
  /** How many entries it has */
  numberOfEntries: number;
  /** How many of them explain Hebrew and Aramaic words */
  numberOfHebrewEntries: number;
  /** How many of them explain Greek words */
  numberOfGreekEntries: number;
  /** Link to all its Hebrew glosses */
  hebrewGlossesApiLink?: string;
  /** Link to all its Greek glosses */
  greekGlossesApiLink?: string;
}

/** What a lexicon says of a word, by its Strong’s number: `/api/x/lexicon/{lexicon}/{number}.json`. */
export interface LexiconEntry {
  /** Strong’s number: the letter, the number without zeros before it, the letter of a sense */
  id: string;
  /** Head word, in its own script */
  lemma: string;
  /** The head word in Latin letters */
  transliteration?: string;
  /** How it is spoken */
  pronunciation?: string;
  /** Such as `noun, masculine` */
  partOfSpeech?: string;
  /** The meaning in a word or two */
  gloss: string;
  /** Plain text; lines are separated by `\n` */
  definition: string;
  /** What other words it comes from or belongs to */
  derivation?: string;
  /** Passages that it names, as USFM writes them */
  references?: string[];
  /** Numbers that it names, senses of this one first */
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
  /** By number; of a number with several senses, that of the first */
  glosses: { [key: string]: string };
}

/** What the morphology codes of a scheme mean: `/api/x/morphology/{scheme}.json`. */
export interface Morphology {
  /** Id of the scheme */
  scheme: 'oshb' | 'robinson' | 'unfoldingword';
  /** Whose codes they are */
  name: string;
  /** Where they are explained */
  website: string;
  /**
   * Between the codes of the parts of a word: each is looked up by itself, with the letters of the language
   * in front of it. Null where a word has one code
   */
  separator: string | null;
  /** What each code on a word of some translation here means, in plain words */
  codes: { [key: string]: string };
}

/** The root of a translation’s search index: `/api/x/search/{translation}/index.json`. */
export interface SearchRoot {
  /** Version of the form of this file */
  format: 1;
  /** The translation this belongs to */
  translation: string;
  /** ISO 639-3 code of its language */
  language: string;
  /** Verses and titles of psalms, which are numbered 0, 1, 2, ... in their order */
  verses: number;
  /** Words in all of them */
  words: number;
  /** In canonical order */
  books: {
    /** The book the chapter is in */
    book: string;
    /** As in the list of books */
    name: string;
    /** Another name of the book, by which people may ask for it */
    title?: string;
    /**
     * The number of each chapter, then runs of verse numbers by their first and last; a title of a psalm is
     * verse 0
     */
    chapters: number[][];
    /** Verses written as one, such as 2-3: chapter, first and last verse */
    bridges?: number[][];
  }[];
  /** What is indexed */
  fields: {
    /** The words of the text */
    word: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Two of the frequent words that follow each other, with a space between; left out where no word is */
    pair?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Strong’s numbers; left out where no word has one */
    strong?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Dictionary forms; left out where no word has one */
    lemma?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Codes of morphology; left out where no word has one */
    morph?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
  };
  /**
   * Frequent words: their codes, 1, 2, 3, ..., are in the positions of the words beside them, and they have
   * no positions of their own
   */
  frequent: string[];
}

/**
 * A part of a translation’s search index: a range of terms and where they are:
 * `/api/x/search/{translation}/{field}-{part}.json`.
 */
export interface SearchPart {
  /** Sorted; a term with several renderings is repeated */
  terms: string[];
  /** Of Strong’s numbers and lemmas: the words of the text that carry the term */
  forms?: string[];
  /** Of each term: in how many verses it is, then the verses and how often it is in them */
  verses: string[];
  /**
   * Of each term: which words of those verses it is, as the step from the one before in the verse. After
   * each, of words: the codes of the frequent words before and after it, 0 for any other; of annotations:
   * how many words carry it beyond the first. Empty for a frequent word
   */
  positions: string[];
}

/**
 * How many words each verse of a translation has, for ranking: `/api/x/search/{translation}/lengths.json`.
 */
export interface SearchLengths {
  /** Version of the form of this file */
  format: 1;
  /** The translation this belongs to */
  translation: string;
  /** ISO 639-3 code of its language */
  language: string;
  /** Verses and titles of psalms, which are numbered 0, 1, 2, ... in their order */
  verses: number;
  /** Words in all of them */
  words: number;
  /** In canonical order */
  books: {
    /** The book the chapter is in */
    book: string;
    /** As in the list of books */
    name: string;
    /** Another name of the book, by which people may ask for it */
    title?: string;
    /**
     * The number of each chapter, then runs of verse numbers by their first and last; a title of a psalm is
     * verse 0
     */
    chapters: number[][];
    /** Verses written as one, such as 2-3: chapter, first and last verse */
    bridges?: number[][];
  }[];
  /** What is indexed */
  fields: {
    /** The words of the text */
    word: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Two of the frequent words that follow each other, with a space between; left out where no word is */
    pair?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Strong’s numbers; left out where no word has one */
    strong?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Dictionary forms; left out where no word has one */
    lemma?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
    /** Codes of morphology; left out where no word has one */
    morph?: {
      /** The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units */
      parts: string[];
    };
  };
  /**
   * Frequent words: their codes, 1, 2, 3, ..., are in the positions of the words beside them, and they have
   * no positions of their own
   */
  frequent: string[];
  /** Words in each verse */
  lengths: string;
}

/** A random verse; each request has another: `/api/x/random`. */
export interface PassageAnswer {
  /** What was understood, as USFM writes it */
  references: string[];
  /** The versification in which the references are read; null where it is not known */
  numbering: 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso' | null;
  /** One per reference */
  passages: {
    /** As USFM writes it */
    reference: string;
    /** The reference in the language of the first translation */
    label: string;
    /** In the order of `in` */
    editions: {
      /** Id of the translation */
      translation: string;
      /** As this translation numbers its verses */
      reference: string;
      /** The reference in the language of the translation */
      label: string;
      /** A verse that the translation does not have is left out */
      verses: {
        /** Book id of the USFM standard */
        book: string;
        /** What stands in the chapter */
        chapter: number;
        /** 0 for the title of a psalm */
        verse: number;
        /** The last of several verses that the translation has as one */
        endVerse?: number;
        /** The text of the simplified chapter */
        text: string;
        /** Lines of poetry with their indent level, as in the simplified chapter */
        poem?: {
          /** First character, in UTF-16 code units of `text` */
          start: number;
          /** After the last character, in UTF-16 code units of `text` */
          end: number;
          /** Indent level, from 1 */
          level: number;
        }[];
        /** As in the simplified chapter */
        wordsOfJesus?: {
          /** First character, in UTF-16 code units of `text` */
          start: number;
          /** After the last character, in UTF-16 code units of `text` */
          end: number;
        }[];
        /** With `include=headings` */
        headings?: {
          /** Where it stands; 0 also before the verse, in UTF-16 code units of `text` */
          offset: number;
          /** The words */
          text: string;
        }[];
        /** With `include=footnotes` */
        footnotes?: {
          /** Where its caller belongs, in UTF-16 code units of `text` */
          offset: number;
          /** The words */
          text: string;
          /** `+` for one that is generated; null for none */
          caller: string | null;
        }[];
        /** With `include=words`, as in the words document of the simplified chapter */
        words?: {
          /** First character, in UTF-16 code units of `text` */
          start: number;
          /** After the last character, in UTF-16 code units of `text` */
          end: number;
          /** Strong’s numbers */
          strongs?: string[];
          /** Dictionary form in the source language */
          lemma?: string;
          /** Morphology in the source language */
          morph?: string;
          /** Location in the source text */
          srcloc?: string;
          /** Which occurrence of the word in the verse */
          occurrence?: number;
          /** How often the word occurs in the verse */
          occurrences?: number;
        }[];
      }[];
    }[];
  }[];
  /** What to show beside the texts */
  attributions: {
    /** Id of the edition */
    edition: string;
    /** The words */
    text: string;
    /** Where the terms of its licence are; may be empty */
    licenseUrl: string;
  }[];
  /**
   * The reference that continues an answer, which has at most 1,000 verses and about 1 MB; null if it is
   * complete
   */
  next: string | null;
}

/** The verses that a query is found in, with counts by book: `/api/x/search`. */
export interface SearchAnswer {
  /** What was understood */
  query: {
    /** The words that are searched for, as they are compared */
    words: string[];
    /** The whole query, in one spelling */
    understood: string;
  };
  /** The query as a reference, as USFM writes it; null where it does not read as one */
  reference: string | null;
  /** Verses found in the translations that were searched */
  total: number;
  /** The translations that were searched, in their order */
  editions: {
    /** Id of the translation */
    translation: string;
    /** Verses found in it */
    total: number;
    /** Books in which something was found */
    books: {
      /** The book the chapter is in */
      book: string;
      /** Verses found in it */
      count: number;
    }[];
  }[];
  /** Translations that were compiled without a search index */
  notIndexed: string[];
  /**
   * Translations in which no word has what the query asks for: a Strong’s number, a lemma, or a code of its
   * grammar
   */
  notAnnotated?: string[];
  /** Translations that are left for another answer: `next` asks for it */
  unsearched: number;
  /** With `strong:` or `lemma:`, where a translation has words that carry it */
  renderings?: {
    /** The translation this belongs to */
    translation: string;
    /** The Strong’s number or lemma that was asked for: `strong:G26` */
    of: string;
    /** Which words carry it in the verses found, the most frequent first; at most 50 */
    renderings: {
      /** How many words */
      words: string;
      /** How often they carry it */
      count: number;
    }[];
    /** Occurrences of those that are not listed */
    others: number;
  }[];
  /**
   * What may be meant, where nothing was found and the first translation does not have a word of the query;
   * the most similar first, at most 3
   */
  didYouMean?: {
    /** A similar word of the first translation */
    term: string;
    /** How many of its verses have it */
    verses: number;
    /** The query with this word in it: ask for it as `q` */
    query: string;
  }[];
  /** One page of the verses found; those of the first translation come first */
  results: {
    /** The translation this belongs to */
    translation: string;
    /** Book id of the USFM standard */
    book: string;
    /** What stands in the chapter */
    chapter: number;
    /** 0 for the title of a psalm */
    verse: number;
    /** The last verse of a bridge, such as 2-3 */
    endVerse?: number;
    /** The text of the simplified chapter */
    text: string;
    /** What was found: first and end, in UTF-16 code units of `text` */
    marks: number[][];
  }[];
  /** What to show beside the texts */
  attributions: {
    /** Id of the edition */
    edition: string;
    /** The words */
    text: string;
    /** Where the terms of its licence are; may be empty */
    licenseUrl: string;
  }[];
  /** The query string of the next page; null where there is none */
  next: string | null;
}

/**
 * A word by its Strong’s number: its meaning, its form, its renderings and its occurrences: `/api/x/word`.
 */
export interface WordAnswer {
  /** The Strong’s number in its one spelling: `H430` */
  number: string;
  /** What the lexicons say of it, in the order in which they were asked for */
  entries: {
    /** Id of the lexicon */
    lexicon: string;
    /** Strong’s number: the letter, the number without zeros before it, the letter of a sense */
    id: string;
    /** Head word, in its own script */
    lemma: string;
    /** The head word in Latin letters */
    transliteration?: string;
    /** How it is spoken */
    pronunciation?: string;
    /** Such as `noun, masculine` */
    partOfSpeech?: string;
    /** The meaning in a word or two */
    gloss: string;
    /** Plain text; lines are separated by `\n` */
    definition: string;
    /** What other words it comes from or belongs to */
    derivation?: string;
    /** Passages that it names, as USFM writes them */
    references?: string[];
    /** Numbers that it names, senses of this one first */
    related?: string[];
  }[];
  /** The form of the word; null without a code, and for one that is not known */
  parsing: {
    /** The morphology code that was asked for */
    code: string;
    /** The scheme that it is of */
    scheme: 'oshb' | 'robinson' | 'unfoldingword';
    /** The language of the word */
    language: 'Hebrew' | 'Aramaic' | 'Greek';
    /** The parts of the word: prefixes, the word itself, suffixes */
    parts: string[];
    /** All of it in words */
    words: string;
  } | null;
  /** How the translations render it, and where; null where none was asked for */
  occurrences: {
    /** Verses found in the translations that were searched */
    total: number;
    /** The translations that were searched, in their order */
    editions: {
      /** Id of the translation */
      translation: string;
      /** Verses found in it */
      total: number;
      /** Books in which something was found */
      books: {
        /** The book the chapter is in */
        book: string;
        /** Verses found in it */
        count: number;
      }[];
    }[];
    /** Which words of each translation carry it */
    renderings: {
      /** The translation this belongs to */
      translation: string;
      /** The Strong’s number or lemma that was asked for: `strong:G26` */
      of: string;
      /** Which words carry it in the verses found, the most frequent first; at most 50 */
      renderings: {
        /** How many words */
        words: string;
        /** How often they carry it */
        count: number;
      }[];
      /** Occurrences of those that are not listed */
      others: number;
    }[];
    /** One page of the verses found; those of the first translation come first */
    results: {
      /** The translation this belongs to */
      translation: string;
      /** Book id of the USFM standard */
      book: string;
      /** What stands in the chapter */
      chapter: number;
      /** 0 for the title of a psalm */
      verse: number;
      /** The last verse of a bridge, such as 2-3 */
      endVerse?: number;
      /** The text of the simplified chapter */
      text: string;
      /** What was found: first and end, in UTF-16 code units of `text` */
      marks: number[][];
    }[];
    /** Translations that were compiled without a search index */
    notIndexed: string[];
  } | null;
  /** What to show beside the texts */
  attributions: {
    /** Id of the edition */
    edition: string;
    /** The words */
    text: string;
    /** Where the terms of its licence are; may be empty */
    licenseUrl: string;
  }[];
  /** The query string of the next page of occurrences; null where there is none */
  next: string | null;
}

/** What was published, the newest release first: `/api/x/releases.json`. */
export interface Releases {
  /** Version of the form of this file */
  format: 1;
  /** The newest first */
  releases: {
    /** SHA-256 of its manifest, which is at /api/x/manifests/{sha256}.json */
    sha256: string;
    /** When it was published: date and time in UTC */
    publishedAt: string;
    /** Number of its documents */
    documents: number;
    /** Bytes of its documents, not compressed */
    size: number;
    /** Number of documents that its publication added */
    added: number;
    /** Number of documents that its publication changed */
    changed: number;
    /** Number of documents that its publication deleted */
    deleted: number;
    /** Whether its manifest is signed */
    isSigned: boolean;
  }[];
}
