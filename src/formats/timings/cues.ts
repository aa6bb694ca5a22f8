import { bookInfo } from '../../model/books.ts';
import type { Report } from '../diagnostic-collector.ts';
import { delimiterOf } from '../table-header.ts';
import { type NamedChapter, parseTimecode } from './timing-labels.ts';

const maxTextLength = 60;

/** Reads the cues of a WebVTT or SRT file. Notes, styles and other content without times are skipped. */
export function readCues(source: string, report: Report): TimedCue[] {
  const cues: TimedCue[] = [];
  let cue: { start: number; text: string; id: string; at: number } | undefined;
  let lineBefore = '';
  for (const { line, at } of sourceLines(source)) {
    const arrow = line.indexOf('-->');
    if (arrow >= 0) {
      const written = line.slice(0, arrow).trim();
      const start = parseTimecode(written);
      if (start === undefined) report('bad-timing', at, badTime(written));
      cue = start === undefined ? undefined : { start, text: '', id: lineBefore.trim(), at };
      if (cue) cues.push(cue);
      lineBefore = '';
      continue;
    }
    if (line.trim() === '') cue = undefined;
    else if (cue && cue.text.length < maxTextLength) cue.text = withoutTags(`${cue.text} ${line}`);
    lineBefore = cue ? '' : line;
  }
  return cues;
}

function withoutTags(text: string): string {
  return text
    .slice(0, maxTextLength * 4)
    .replace(/<[^<>]*>/g, '')
    .trim();
}

function badTime(written: string): string {
  return `"${written.slice(0, 40)}" is not a time; write it like 00:01:02.960. The cue was left out.`;
}

export interface TimedCue {
  readonly start: number;
  readonly text: string;
  readonly id: string;
  readonly at: number;
}

interface LabelFile {
  readonly cues: readonly TimedCue[];
  readonly named: NamedChapter;
}

/**
 * Reads lines of start, end and label with times in seconds, with or without a header. This is a timing file of
 * Scripture App Builder (lines that begin with a backslash are its settings) or a label export of Audacity
 * (lines that begin with a backslash contain frequencies).
 */
export function readLabels(source: string, report: Report): LabelFile {
  const cues: TimedCue[] = [];
  const named: { book?: string; chapter?: number } = {};
  let delimiter: string | undefined;
  let columns: LabelColumns = { start: 0, label: 2 };
  for (const { line, at } of sourceLines(source)) {
    if (line.trim() === '') continue;
    if (line.startsWith('\\')) {
      const [, marker, value = ''] = /^\\(id|c)\s+(\w{1,3})\b/.exec(line.slice(0, 20)) ?? [];
      const book = marker === 'id' ? bookInfo(value.toUpperCase())?.id : undefined;
      if (book) named.book = book;
      if (marker === 'c' && Number(value) > 0) named.chapter = Number(value);
      continue;
    }
    const isFirst = delimiter === undefined;
    delimiter ??= delimiterOf(line);
    const cells = line.split(delimiter, maxColumns).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (isFirst && !/\d/.test(line)) {
      columns = columnsOf(cells) ?? columns;
      continue;
    }
    if (isFirst && isAfterId(cells)) columns = { start: 1, label: 3 };
    const [written = '', label = ''] = [cells[columns.start], cells[columns.label]];
    const start = /^\d/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
    if (Number.isFinite(start)) cues.push({ start, text: label, id: '', at });
    else report('bad-timing', at, badLine(written));
  }
  return { cues, named };
}

interface LabelColumns {
  readonly start: number;
  readonly label: number;
}

const maxColumns = 20;

function columnsOf(header: readonly string[]): LabelColumns | undefined {
  const start = header.findIndex((name) => /^(?:start|begin)/i.test(name));
  const label = header.findIndex((name) => /^(?:verse|label)/i.test(name));
  return start === -1 || label === -1 ? undefined : { start, label };
}

/** aeneas begins a row of CSV with the id of the fragment: `f000001,0.000,2.640,"In the"`. */
function isAfterId([id = '', ...times]: readonly string[]): boolean {
  return /^[a-z]/i.test(id) && times.slice(0, 2).every((time) => /^\d+(?:[.,]\d+)?$/.test(time));
}

function badLine(written: string): string {
  return `"${written.slice(0, 40)}" is not a start in seconds. A line consists of start, end and verse, separated by tabs, such as 3.48, 11.96, 1. It was left out.`;
}

function* sourceLines(text: string): Iterable<{ readonly line: string; readonly at: number }> {
  let at = 0;
  for (const lineEnd of text.matchAll(/\r\n|\n|\r|$/g)) {
    yield { line: text.slice(at, lineEnd.index), at };
    at = lineEnd.index + lineEnd[0].length;
  }
}
