import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { type NotePlace, noteReference, withOnlyChapter } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';

/**
 * Reads the import format of the SWORD tools (`mod2imp`, `imp2vs`): a line `$$$` with the place, then its
 * text. `Genesis 0:0` is the introduction of the book, `Genesis 1:0` and `Genesis 1` of the chapter.
 * @throws TooLarge
 */
export function readImp(text: string, notes: NoteTaker): void {
  const { tableRows } = sourceLimits;
  let entries = 0;
  let key: RegExpExecArray | undefined;
  const endEntry = (end?: number) => {
    if (key) readNoteAt(key[1]!.trim(), text.slice(key.index + key[0].length, end), key.index, notes);
  };
  for (const next of text.matchAll(/^\$\$\$(.*)$/gm)) {
    endEntry(next.index);
    key = next;
    if (++entries > tableRows)
      refuseTooLarge(notes.report, next.index, ['The file has more than', tableRows, 'entries']);
  }
  endEntry();
}

/** @param key such as `Genesis 1:3-5`. */
export function readNoteAt(key: string, text: string, at: number, notes: NoteTaker): void {
  if (/^\[.*\]$/.test(key)) return readHeading(key, text, at, notes);
  const reference = noteReference(key);
  const book = notes.bookId(reference?.bookName ?? key, at);
  if (book === undefined) return;
  const place = reference && impPlace(withOnlyChapter(reference, book));
  if (!place) {
    const message = `"${key.slice(0, 60)}" is not a verse; the note was left out. Write it as in Genesis 1:1.`;
    return notes.leaveOut('bad-verse-number', at, message);
  }
  notes.take({ book, place, label: reference.rest === '' ? '' : key, text }, at);
}

/** `[ Module Heading ]`, `[ Testament 1 Heading ]`: usually empty, and has no place in the API. */
function readHeading(key: string, text: string, at: number, notes: NoteTaker): void {
  if (text.trim() === '') return;
  const message = `${key.slice(0, 60)}: text outside a book cannot be served. Move it to the introduction of a book.`;
  notes.leaveOut('text-outside-book', at, message);
}

function impPlace({
  chapter = 0,
  verse,
  rest,
}: NonNullable<ReturnType<typeof noteReference>>): NotePlace | undefined {
  if (chapter === 0) return (verse ?? 0) === 0 && rest === '' ? { kind: 'book-introduction' } : undefined;
  if (verse) return { kind: 'verse', chapter, verse };
  return rest === '' ? { kind: 'chapter-introduction', chapter } : undefined;
}
