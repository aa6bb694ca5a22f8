import { bookInfo } from '../../model/books.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { NamedChapter } from './chapter-of-file-name.ts';
import { sourceLines } from './source-lines.ts';
import type { TimedCue } from './timed-cue.ts';

interface LabelFile {
  readonly cues: readonly TimedCue[];
  /** What `\id` and `\c` at its top say. */
  readonly named: NamedChapter;
}

/**
 * Lines of start, end and label with tabs between them, times in seconds: a timing file of Scripture App Builder
 * (lines that begin with a backslash are its settings) or labels exported from Audacity (there such lines hold
 * frequencies).
 */
export function readLabels(source: string, report: Report): LabelFile {
  const cues: TimedCue[] = [];
  const named: { book?: string; chapter?: number } = {};
  for (const { line, at } of sourceLines(source)) {
    if (line.trim() === '') continue;
    if (line.startsWith('\\')) {
      const [, marker, value = ''] = /^\\(id|c)\s+(\w{1,3})\b/.exec(line.slice(0, 20)) ?? [];
      const book = marker === 'id' ? bookInfo(value.toUpperCase())?.id : undefined;
      if (book) named.book = book;
      if (marker === 'c' && Number(value) > 0) named.chapter = Number(value);
      continue;
    }
    const [first = '', , label = ''] = line.split('\t', 3);
    const start = /^\s*\d/.test(first) ? Number(first.replace(',', '.')) : Number.NaN;
    if (Number.isFinite(start)) cues.push({ start, text: label.trim(), id: '', at });
    else report('bad-timing', at, badLine(first));
  }
  return { cues, named };
}

function badLine(written: string): string {
  return `"${written.slice(0, 40)}" is no start in seconds: a line is start, end and verse with tabs between them, such as 3.48, 11.96, 1. It was left out.`;
}
