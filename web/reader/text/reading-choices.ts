import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import type { Settings } from '../settings.ts';
import type { Note } from './segments.ts';

/** What the text needs to know of how it is read. */
export interface ReadingChoices {
  readonly settings: Settings;
  /** The verses that were asked for. */
  readonly isMarked: (verse: number) => boolean;
  readonly playingVerse: number | undefined;
  /** Where a verse's number leads. */
  readonly hrefOf: (verse: number) => string;
  readonly onNote: (note: Note, anchor: Element) => void;
  readonly onWord: (word: SimpleChapterWord, text: string, anchor: Element) => void;
}
