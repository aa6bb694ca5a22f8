export {
  type MorphologyScheme,
  type Parsing,
  parseMorphology,
} from '../../src/model/morphology/morphology.ts';
export { entryNumbers, strongsNumber, strongsNumbers } from '../../src/model/strongs-number.ts';
export type { AlignedVerses } from '../../src/questions/align.ts';
export type { RelatedVerses, VerseReferences } from '../../src/questions/cross-references.ts';
export type { ChapterAddress } from '../../src/questions/document-numbering.ts';
export type { VerseAddress } from '../../src/questions/edition.ts';
export { type VersePiece, versePieces } from '../../src/questions/verse-pieces.ts';
export type { Place, Reference } from '../../src/references/reference.ts';
export { align } from './align.ts';
export {
  type ChapterFormat,
  type ChapterFormats,
  chaptersOf,
  nextChapter,
  previousChapter,
} from './chapters.ts';
export { createClient, type ScriptoriumClient } from './create-client.ts';
export type * from './documents.ts';
export { filterTranslations, type TranslationFilter } from './filter-translations.ts';
export type { SourceOptions } from './http/create-source.ts';
export type { CallOptions, DocumentSource } from './http/document-source.ts';
export type { RetryOptions } from './http/retry.ts';
export { ScriptoriumError } from './http/scriptorium-error.ts';
export { type Passage, type PassageVerse, passageText, readPassage } from './passage.ts';
export { attributionText, passages, type References, randomVerse, verseOfTheDay } from './passages.ts';
export { preferredTranslation } from './preferred-translation.ts';
export { checkQuotation } from './quotations.ts';
export { search } from './search.ts';
export {
  type ChapterMentions,
  type CommentaryNotes,
  commentaryIn,
  crossReferencesIn,
  mentionsIn,
} from './study-notes.ts';
export { type Suggestions, suggest } from './suggest.ts';
export { type SimpleVerse, textWithNotes, verseAtTime, verseOf } from './verses.ts';
export { findWords, wordStudy } from './word-study.ts';
export { textOfWord, type WordOfVerse, wordAt, wordsOfVerse } from './words.ts';
export { completions, findReferences, readReference } from './written.ts';
