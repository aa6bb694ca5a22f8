import type { Report } from '../diagnostic-collector.ts';
import { findBookId } from '../find-book-id.ts';
import { linesOfSource } from '../source-line.ts';
import { placeOfReference, verseLine } from './record-shape.ts';
import type { TakeRecord, VerseRecord } from './verse-records.ts';

/** Marks a verse whose text is part of the previous verse, as in the eBible corpus. */
const rangeMark = '<range>';

export function readLineRecords(text: string, report: Report, take: TakeRecord): void {
  let open: VerseRecord | undefined;
  /** Lines since the last verse: its text, or labels of the next chapter. */
  let lines: { readonly line: string; readonly at: number }[] = [];
  const finish = (next?: { readonly book: string; readonly chapter: string }) => {
    const isNewChapter = next?.book !== open?.book || next?.chapter !== open?.chapter;
    const rest = lines.filter(({ line }) => !(next && isNewChapter && isLabel(line, next.chapter)));
    if (open) take({ ...open, text: [open.text, ...rest.map(({ line }) => line)].join(' ') });
    else if (rest.length > 0) {
      const message = 'Text before the first verse was left out. Begin a comment with #.';
      report('text-before-verse', rest[0]!.at, message);
    }
    lines = [];
  };
  for (const { line, at } of linesOfSource(text)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, reference = '', rest = ''] = verseLine.exec(line) ?? [];
    const place = placeOfReference(reference);
    if (!place) lines.push({ line: line.trim(), at });
    else if (
      open &&
      rest.trim() === rangeMark &&
      place.book === open.book &&
      place.chapter === open.chapter
    ) {
      open = { ...open, verse: `${open.verse.replace(/-.*/, '')}-${place.verse}` };
    } else {
      finish(place);
      open = { ...place, text: rest.replace(rangeMark, ''), at };
    }
  }
  finish();
}

/** `Genesis`, `Genesis 2`, `Chapter 2` above the first verse of a chapter. */
function isLabel(line: string, chapter: string): boolean {
  const [, name = '', number] = chapterLabel.exec(line) ?? [];
  return number === undefined ? findBookId(name) !== undefined : number === chapter;
}

/** Without a full stop, which ends a verse that is divided into lines. */
const chapterLabel = /^((?:[1-4] ?)?\p{L}[\p{L}\p{M} ]{0,30}?)(?:\s+(\d{1,3}))?$/u;
