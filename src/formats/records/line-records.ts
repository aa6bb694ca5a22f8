import { findBookId } from '../find-book-id.ts';
import { linesOfSource } from '../source-line.ts';
import { placeOfReference } from './table-records.ts';
import type { TakeRecord, VerseRecord } from './verse-records.ts';

/** `GEN 1:1 text`, `1 John 4:8<tab>text`, `Gen.1.1 text`. */
const verseLine =
  /^\s*((?:[1-4]\s?|I{1,3}\s)?\p{L}[\p{L}\p{M}. ]{0,30}?[ ._]?\d{1,3}[:.]\d{1,3}[a-z]?(?:[-–]\d{1,3}[a-z]?)?)(?=[\s:.|]|$)[\s:.|]*(.*)$/u;

/** Marks a verse whose text is part of the previous verse, as in the eBible corpus. */
const rangeMark = '<range>';

/** One line that begins with a reference may as well be a note. */
const minVerseLines = 2;

export function areVerseLines(head: string): boolean {
  const lines = head
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, 50);
  const fitting = lines.filter((line) => {
    const [, reference = '', text = ''] = verseLine.exec(line) ?? [];
    const place = placeOfReference(reference);
    // Lists of numbers, such as .vrs files, have no words
    return place !== undefined && /\p{L}/u.test(text) && findBookId(place.book) !== undefined;
  });
  return fitting.length >= minVerseLines && fitting.length >= lines.length * 0.7;
}

export function readLineRecords(text: string, take: TakeRecord): void {
  let open: VerseRecord | undefined;
  for (const { line, at } of linesOfSource(text)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, reference = '', rest = ''] = verseLine.exec(line) ?? [];
    const place = placeOfReference(reference);
    if (!place) {
      if (open) open = { ...open, text: `${open.text} ${line.trim()}` };
    } else if (
      open &&
      rest.trim() === rangeMark &&
      place.book === open.book &&
      place.chapter === open.chapter
    ) {
      open = { ...open, verse: `${open.verse.replace(/-.*/, '')}-${place.verse}` };
    } else {
      if (open) take(open);
      open = { ...place, text: rest.replace(rangeMark, ''), at };
    }
  }
  if (open) take(open);
}
