import type { Report } from '../diagnostic-collector.ts';
import { findBookId } from '../find-book-id.ts';
import { linesOfSource } from '../source-line.ts';
import { placeOfReference, reportPlace, verseLine } from './record-shape.ts';
import type { TakeRecord, VerseRecord } from './verse-records.ts';

/** Marks a verse whose text is part of the previous verse, as in the eBible corpus. */
const rangeMark = '<range>';

/** Line ends of files whose lines belong together by their numbers. A file of an old program has only `\r`. */
export function alignedLineEnd(text: string): RegExp {
  return text.includes('\n') ? /\r?\n|$/g : /\r|$/g;
}

/** @param references the reference of each line; otherwise each line begins with its own. */
export function readLineRecords(text: string, report: Report, take: TakeRecord, references?: string): void {
  let open: VerseRecord | undefined;
  /** Lines since the last verse: its text, or labels of the next chapter. */
  let lines: { readonly line: string; readonly at: number }[] = [];
  const finish = (next?: { readonly book: string; readonly chapter: string }) => {
    const isNewChapter = next?.book !== open?.book || next?.chapter !== open?.chapter;
    const rest = lines.filter(({ line }) => !(next && isNewChapter && isLabel(line.trim(), next.chapter)));
    if (open) take({ ...open, text: [open.text, ...rest.map(({ line }) => line)].join('\n') });
    else if (rest.length > 0) {
      const message = 'Text before the first verse was left out. Begin a comment with #.';
      report('text-before-verse', rest[0]!.at, message);
    }
    lines = [];
  };
  for (const { line, reference, rest, at } of linesOfVerses(text, references)) {
    const place = placeOfReference(reference);
    const textAt = at + line.length - rest.length;
    if (!place && references !== undefined) reportPlace(reference, report, at);
    else if (!place) lines.push({ line, at });
    else if (
      open &&
      rest.trim() === rangeMark &&
      place.book === open.book &&
      place.chapter === open.chapter
    ) {
      open = { ...open, verse: `${open.verse.replace(/-.*/, '')}-${place.verse}` };
    } else {
      finish(place);
      open = { ...place, text: rest.replace(rangeMark, ''), at, textAt };
    }
  }
  finish();
}

function* linesOfVerses(text: string, references: string | undefined) {
  const listed = references?.split('\n');
  let number = 0;
  for (const { line, at } of linesOfSource(text, listed && alignedLineEnd(text))) {
    if (number === listed?.length) return;
    const listedReference = listed?.[number++];
    if (line.trim() === '' || (!listed && line.startsWith('#'))) continue;
    const [, own = '', rest = ''] = listed ? ['', '', line] : (verseLine.exec(line) ?? []);
    yield { line, reference: listedReference ?? own, rest, at };
  }
}

/** `Genesis`, `Genesis 2`, `Chapter 2` above the first verse of a chapter. */
function isLabel(line: string, chapter: string): boolean {
  const [, name = '', number] = chapterLabel.exec(line) ?? [];
  return number === undefined ? findBookId(name) !== undefined : number === chapter;
}

/** Without a full stop, which ends a verse that is divided into lines. */
const chapterLabel = /^((?:[1-4] ?)?\p{L}[\p{L}\p{M} ]{0,30}?)(?:\s+(\d{1,3}))?$/u;
