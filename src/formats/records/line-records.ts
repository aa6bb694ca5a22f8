import { linesOfSource } from '../source-line.ts';
import { placeOfReference, verseLine } from './record-shape.ts';
import type { TakeRecord, VerseRecord } from './verse-records.ts';

/** Marks a verse whose text is part of the previous verse, as in the eBible corpus. */
const rangeMark = '<range>';

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
