import type {
  SimpleChapterContent,
  SimpleChapterVerse,
  Translation,
  TranslationBook,
} from '../documents/index.ts';
import type { PassageReference } from './passage-reference.ts';

/** A verse that knows its chapter. */
export type PassageVerse = SimpleChapterVerse & { chapter: number };

export interface Passage {
  reference: PassageReference;
  /** The reference with the book's name in the translation: "John 3:16-18". */
  label: string;
  translation: Translation;
  book: TranslationBook;
  verses: PassageVerse[];
  /** The same with the headings, titles and line breaks that stand before and between the verses. */
  chapters: { number: number; content: SimpleChapterContent[] }[];
}
