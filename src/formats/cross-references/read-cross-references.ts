import type { CrossReferences } from '../../model/cross-references.ts';
import { decodeSource, type EncodingHints } from '../decode-source.ts';
import { DiagnosticCollector, type Report } from '../diagnostic-collector.ts';
import { JsonObject, type JsonValue, readJson } from '../json/read-json.ts';
import { compiledSource } from '../public-api/public-books.ts';
import type { ReadContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { refuseTooLarge, sourceLimits, unlessTooLarge } from '../source-limits.ts';
import { delimiterOf } from '../table-header.ts';
import { parsePassage, parseSource, type Remark, VerseParser, WrittenPassages } from './parse-passage.ts';
import { ReferenceTable } from './reference-table.ts';
import { isTreasury, type ReferenceRow, treasuryRows } from './treasury-rows.ts';

/**
 * Reads cross references: tables like those of OpenBible.info (`From Verse`, `To Verse`, `Votes`),
 * chapters of such a dataset from the public API, and the numeric Treasury of Scripture Knowledge. Never
 * throws. The counts of the tally, `{references, referencesLeftOut}`, add up to all rows.
 */
export function readCrossReferences(
  files: readonly SourceFile[],
  hints: EncodingHints = {},
): ReadContent<CrossReferences> {
  const table = new ReferenceTable();
  const passages = new WrittenPassages(hints.language);
  const tables = files.map(({ file, bytes }) => {
    const collector = new DiagnosticCollector(file);
    const text = decodeSource(bytes, collector.report, hints);
    const read = unlessTooLarge(() => readTable(text, passages, table, collector.report));
    return { collector, text: text ?? '', isTooLarge: !read, ...(read ?? nothingRead) };
  });
  const served = tables.find(({ text }) => isPublicDataset(text));
  served?.collector.report('compiled-source', 0, compiledSource);
  if (tables.some(({ isTooLarge }) => isTooLarge)) {
    const diagnostics = tables.flatMap(({ collector, text }) => collector.diagnostics(text));
    return { isDamaged: true, diagnostics, tally: {} };
  }

  const content = table.sorted((row) => {
    const { collector, firstRow, offsets } = tables.findLast((read) => read.firstRow <= row)!;
    const message = 'This reference appears more than once; the row with the highest score was kept.';
    collector.report('duplicate-reference', offsets[row - firstRow]!, message);
  });
  const references = content.sources.length;
  const rows = tables.reduce((total, read) => total + read.rows, 0);
  return {
    ...(references > 0 ? { content } : {}),
    isDamaged: tables.some(({ isDamaged }) => isDamaged),
    diagnostics: tables.flatMap(({ collector, text }) => collector.diagnostics(text)),
    tally: { references, referencesLeftOut: rows - references },
  };
}

interface ReadTable {
  readonly firstRow: number;
  readonly offsets: readonly number[];
  readonly rows: number;
  readonly isDamaged: boolean;
}

const nothingRead: ReadTable = { firstRow: 0, offsets: [], rows: 0, isDamaged: true };

/**
 * Adds the references of one file to the table; undefined for a file that is not text, which is reported.
 * @throws TooLarge
 */
function readTable(
  text: string | undefined,
  passages: WrittenPassages,
  table: ReferenceTable,
  report: Report,
): ReadTable {
  const { crossReferences } = sourceLimits;
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
  const isServed = isPublicDataset(text ?? '');
  for (const row of rowsOf(text ?? '', passages, report)) {
    at = row.at;
    if (++rows > crossReferences)
      refuseTooLarge(report, at, ['The table has more than', crossReferences, 'rows']);
    const source = parseSource(row.source, verses, remark);
    const target = parsePassage(row.target, verses, remark);
    if (source === undefined || target === undefined) continue;
    const score = parseScore(row.score, remark);
    table.add({ source, target: target.start, targetEnd: target.end, score });
    offsets.push(at);
  }
  if (text !== undefined && offsets.length === 0 && !isServed) {
    report(
      'no-references',
      0,
      'This file has no cross references. Its rows must be From Verse, To Verse, Votes.',
    );
  }
  return { firstRow, offsets, rows, isDamaged: isDamaged || (offsets.length === 0 && !isServed) };
}

function rowsOf(text: string, passages: WrittenPassages, report: Report): Iterable<ReferenceRow> {
  if (isPublicDataset(text)) return servedReferences(text, report);
  if (isListOfReferences(text)) return listedReferences(text, passages, report);
  return isTreasury(text.slice(0, 0x1000)) ? treasuryRows(text) : writtenRows(text, passages);
}

function* writtenRows(text: string, passages: WrittenPassages): Generator<ReferenceRow> {
  for (const row of referenceRows(text)) {
    const sources = passages.inCell(row.source);
    const targets = passages.inCell(row.target);
    if (!sources && !targets) yield row;
    else
      for (const source of sources ?? [row.source])
        for (const target of targets ?? [row.target]) yield { ...row, source, target };
  }
}

function isPublicDataset(text: string): boolean {
  return /^\s*\{\s*"dataset"\s*:\s*\{/.test(text);
}

/**
 * The lists of bible_databases, `{"cross_references": [{"from_verse": {...}, "to_verse": [{...}], "votes": 5}]}`, and of
 * bible-cross-reference-json: `{"1": {"v": "GEN 1 1", "r": {"2063": "EXO 20 11"}}}`.
 */
export function isListOfReferences(text: string): boolean {
  return /^\s*\{\s*"(?:cross_references"\s*:|\d+"\s*:\s*\{\s*"v"\s*:)/.test(text);
}

function* listedReferences(text: string, passages: WrittenPassages, report: Report): Generator<ReferenceRow> {
  const document = readJson(text, report, text.indexOf('{'));
  if (!(document instanceof JsonObject)) return;
  for (const name of document.members.keys()) {
    const verse = document.object(name);
    const place = (written: JsonValue | undefined) => String(written).replaceAll(' ', '.');
    for (const target of verse?.object('r')?.members.values() ?? [])
      yield { at: verse!.at, source: place(verse!.text('v')), target: place(target), score: '' };
  }
  for (const item of document.objects('cross_references')) {
    const { at } = item;
    const score = String(item.number('votes') ?? '');
    const from = joinVerse(item.object('from_verse'), 'verse');
    const [source = ''] = passages.inCell(from) ?? [from];
    for (const to of item.objects('to_verse')) {
      const last = to.number('verse_end');
      const written = joinVerse(to, 'verse_start') + (last === undefined ? '' : `-${last}`);
      for (const target of passages.inCell(written) ?? [written]) yield { at, source, target, score };
    }
  }
}

function joinVerse(place: JsonObject | undefined, verse: string): string {
  return place ? `${place.text('book')} ${place.number('chapter')}:${place.number(verse)}` : '';
}

function* servedReferences(text: string, report: Report): Generator<ReferenceRow> {
  const document = readJson(text, report, text.indexOf('{'));
  if (!(document instanceof JsonObject)) return;
  const book = document.object('book')?.text('id');
  const chapter = document.object('chapter');
  for (const verse of chapter?.objects('content') ?? []) {
    const source = `${book}.${chapter!.number('number')}.${verse.number('verse')}`;
    for (const reference of verse.objects('references')) {
      const target = `${reference.text('book')}.${reference.number('chapter')}.${reference.number('verse')}`;
      const [endChapter, endVerse] = [reference.number('endChapter'), reference.number('endVerse')];
      const end = `${reference.text('book')}.${endChapter ?? reference.number('chapter')}.${endVerse}`;
      yield {
        at: reference.at,
        source,
        target: endVerse === undefined ? target : `${target}-${end}`,
        score: String(reference.number('score') ?? ''),
      };
    }
  }
}

const separators = ['\t', ',', ';'];

/**
 * Yields the rows of a table of cross references: `From Verse`, `To Verse`, `Votes`, or the columns that a
 * header names. Ignores further columns, empty lines and lines that begin with `#`. A line is always a row,
 * so an unclosed quote affects no other row.
 */
export function* referenceRows(text: string): Generator<ReferenceRow> {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  let separator: string | undefined;
  let columns: ReferenceColumns = [0, 1, 2];
  for (let at = 0, next: number; at < text.length; at = next) {
    const end = text.indexOf(lineEnd, at);
    next = end === -1 ? text.length : end + 1;
    const line = text.slice(at, end === -1 ? text.length : end);
    if (line.startsWith('#') || line.trim() === '') continue;
    const isFirst = separator === undefined;
    separator ??= delimiterOf(line);
    const cells = cellsOf(line, separator);
    const header = isFirst ? columnsOf(cells) : undefined;
    columns = header ?? columns;
    const [source, target, score] = columns;
    if (!header)
      yield { at, source: cells[source] ?? '', target: cells[target] ?? '', score: cells[score] ?? '' };
  }
}

/** More than any table has; a damaged line may consist of millions of separators. */
const maxColumns = 50;

function cellsOf(line: string, separator: string): string[] {
  const cells = line.includes('"')
    ? [...line.matchAll(quotedCells[separator]!)].slice(0, maxColumns).map(([, cell]) => cell!)
    : line.split(separator, maxColumns);
  return cells.map(unquoted);
}

/** The cells of a line. A separator within quotation marks is text. */
const quotedCells = Object.fromEntries(
  separators.map((separator) => [
    separator,
    new RegExp(`(?:^|${separator})(\\s*"[^"]*"\\s*(?=${separator}|$)|[^${separator}]*)`, 'g'),
  ]),
);

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuoted ? trimmed.slice(1, -1).trim() : trimmed;
}

type ReferenceColumns = readonly [source: number, target: number, score: number];

const columnNames = [
  /^(?:from|source)(?:[\s_]?verse)?$/i,
  /^(?:to|target)(?:[\s_]?verse)?$/i,
  /^(?:votes?|score|rank)$/i,
];

/** True if the first row names the columns of both verses, such as `From Verse,To Verse`. */
export function hasReferenceHeader(head: string): boolean {
  const line = head.split(/[\r\n]+/).find((each) => each.trim() !== '' && !each.startsWith('#')) ?? '';
  const cells = cellsOf(line, delimiterOf(line));
  return /verse/i.test(line) && cells.some(isColumn(0)) && cells.some(isColumn(1));
}

const isColumn = (column: number) => (cell: string) => columnNames[column]!.test(cell);

/** The columns by the names in a header; undefined if the row is not one. */
function columnsOf(cells: readonly string[]): ReferenceColumns | undefined {
  const [first = '', second = ''] = cells;
  if (second === '' || /\d/.test(first) || /\d/.test(second)) return undefined;
  const [source, target, score] = columnNames.map((_, column) => cells.findIndex(isColumn(column)));
  const isUsual = source === -1 || target === -1 || (source === 0 && target === 1 && score === -1);
  return isUsual ? [0, 1, 2] : [source!, target!, score!];
}

const scorePattern = /^[+-]?\d{1,12}(\.\d{1,12})?$/;

function parseScore(cell: string, remark: Remark): number {
  if (cell === '') return Number.NaN;
  // -0 and 0 are one score, and JSON knows only 0
  if (scorePattern.test(cell)) return Number(cell) || 0;
  remark(
    'bad-cell',
    `"${cell.slice(0, 64)}" is not a number of votes; the reference was kept without it. Write a number such as 58 or -3.`,
  );
  return Number.NaN;
}
