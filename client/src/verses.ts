import { versePieces } from '../../src/questions/verse-pieces.ts';
import type { SimpleChapterHebrewSubtitle, SimpleChapterVerse, SimpleVerseFootnote } from './documents.ts';

/** Text with offsets: a verse or a title of a chapter in the simplified format. */
export type SimpleVerse = SimpleChapterVerse | SimpleChapterHebrewSubtitle;

/**
 * The text of a verse with each note inserted at its caller. `write` formats a note; by default ` [text of
 * the note]`.
 */
export function textWithNotes(
  verse: SimpleVerse,
  write: (note: SimpleVerseFootnote) => string = ({ text }) => ` [${text}]`,
): string {
  return versePieces(verse)
    .map((piece) => {
      if (piece.type === 'note') return write(piece.note);
      return piece.type === 'text' ? piece.text : '';
    })
    .join('');
}

interface ChapterWithVerses<Item> {
  readonly chapter: { readonly content: readonly Item[] };
}

/**
 * The verse of a chapter by its number, in the chapter's format; undefined if there is none. Joined verses
 * have the number of the first.
 */
export function verseOf<Item extends { type: string }>(
  document: ChapterWithVerses<Item>,
  number: number,
): Extract<Item, { type: 'verse' }> | undefined {
  return document.chapter.content.find(
    (item): item is Extract<Item, { type: 'verse' }> =>
      item.type === 'verse' && (item as { number?: number }).number === number,
  );
}

/** The number of the verse at a playback position in seconds; undefined before the first (a spoken title). */
export function verseAtTime(
  { verses }: { readonly verses: readonly number[] },
  seconds: number,
): number | undefined {
  const next = verses.findIndex((start) => start > seconds);
  const number = next === -1 ? verses.length : next;
  return number === 0 ? undefined : number;
}
