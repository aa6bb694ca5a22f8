import type { Report } from '../diagnostic-collector.ts';
import { parsePassage, parseSource, type Remark } from './parse-passage.ts';
import { parseScore } from './parse-score.ts';
import { referenceRows } from './reference-rows.ts';
import type { ReferenceTable } from './reference-table.ts';
import { VerseParser } from './verse-parser.ts';

export interface ReadTable {
  /** Row of the table that the file's first reference went to. */
  readonly firstRow: number;
  /** Offset in the text of each reference that went into the table. */
  readonly offsets: readonly number[];
  /** All rows of the file, those that could not be read too. */
  readonly rows: number;
  /** A reference could not be read, or there is none. */
  readonly isDamaged: boolean;
}

/** Adds the references of one file to the table; undefined stands for a file that is no text, which is reported. */
export function readTable(text: string | undefined, table: ReferenceTable, report: Report): ReadTable {
  const verses = new VerseParser();
  const firstRow = table.length;
  const offsets: number[] = [];
  let rows = 0;
  let isDamaged = false;
  let at = 0;
  const remark: Remark = (code, message) => {
    isDamaged ||= code === 'bad-reference';
    report(code, at, message);
  };
  for (const row of referenceRows(text ?? '')) {
    rows++;
    at = row.at;
    const source = parseSource(row.source, verses, remark);
    const target = parsePassage(row.target, verses, remark);
    if (source === undefined || target === undefined) continue;
    const score = parseScore(row.score, remark);
    table.add({ source, target: target.start, targetEnd: target.end, score });
    offsets.push(at);
  }
  if (text !== undefined && offsets.length === 0) {
    report(
      'no-references',
      0,
      'This file holds no cross references. Its rows are From Verse, To Verse, Votes.',
    );
  }
  return { firstRow, offsets, rows, isDamaged: isDamaged || offsets.length === 0 };
}
