import type { SimpleVerseFootnote } from '../documents/index.ts';
import type { SimpleVerse } from './simple-verse.ts';
import { versePieces } from './verse-pieces.ts';

/**
 * The text of a verse with each note put in at its place, as `write` writes it: ` [text of the note]` when left out.
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
