export {
  type ChapterFormat,
  type ChapterFormats,
  chaptersOf,
  nextChapter,
  previousChapter,
} from './chapters.ts';
export { createClient, type ScriptoriumClient } from './create-client.ts';
export type * from './documents.ts';
export type { SourceOptions } from './http/create-source.ts';
export type { CallOptions, DocumentSource } from './http/document-source.ts';
export type { RetryOptions } from './http/retry.ts';
export { ScriptoriumError } from './http/scriptorium-error.ts';
export { type Passage, type PassageVerse, passageText, readPassage } from './passage.ts';
export { formatReference, type PassageReference, type Place, parseReference } from './reference.ts';
export {
  type SimpleVerse,
  textWithNotes,
  type VersePiece,
  verseAtTime,
  verseOf,
  versePieces,
} from './verses.ts';
export { textOfWord, type WordOfVerse, wordAt, wordsOfVerse } from './words.ts';
