import { currentCommit, digestOf, filesOf, parseStamp, stampText, type TableStamp } from './table-stamp.ts';

interface PageTable {
  /** Line numbers from 0: of the head, and after the last row. */
  readonly start: number;
  readonly end: number;
  readonly head: string;
  readonly stamp: TableStamp | undefined;
  readonly stampLine: number;
  readonly below: string;
}

export function tablesOf(text: string): PageTable[] {
  const lines = text.split('\n');
  const tables: PageTable[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isRow(lines[at])) continue;
    const start = at;
    while (isRow(lines[at + 1])) at++;
    let stampLine = at + 1;
    while (lines[stampLine] === '') stampLine++;
    const below = lines[stampLine] ?? '';
    tables.push({ start, end: at + 1, head: lines[start]!, stamp: parseStamp(below), stampLine, below });
  }
  return tables;
}

function isRow(line: string | undefined): boolean {
  return line?.startsWith('|') ?? false;
}

/** True for summaries of other tables and for external figures: they depend on no file. */
export function needsNoStamp({ below }: PageTable): boolean {
  return /^<!-- (?:summary|by hand): .* -->$/.test(below);
}

export function isStale({ bench, digest, files }: TableStamp): boolean {
  return digest !== digestOf(bench) || files !== filesOf(bench).join(' ');
}

/** Confirms the stamps of these benchmarks: the changes since do not affect their figures. */
export function withConfirmed(page: string, benches: readonly string[]): string {
  const lines = page.split('\n');
  for (const { stamp, stampLine } of tablesOf(page)) {
    if (!stamp || !benches.includes(stamp.bench) || !isStale(stamp)) continue;
    const { bench } = stamp;
    const current = { files: filesOf(bench).join(' '), digest: digestOf(bench), confirmed: currentCommit() };
    lines[stampLine] = stampText({ ...stamp, ...current });
  }
  return lines.join('\n');
}

/**
 * Replaces tables of a page with those printed by benchmarks.
 * @returns undefined if the page has no table of these benchmarks.
 * @throws Error if it is unclear which table to replace.
 */
export function withPrinted(page: string, output: string): string | undefined {
  const printed = tablesOf(output).filter(({ stamp }) => stamp);
  const outputLines = output.split('\n');
  let text = page;
  for (const table of printed) {
    const place = placeOf(table, tablesOf(text));
    if (!place) continue;
    const lines = text.split('\n');
    const rows = outputLines.slice(table.start, table.end);
    lines.splice(place.start, place.stampLine + 1 - place.start, ...rows, '', stampText(table.stamp!));
    text = lines.join('\n');
  }
  return text === page ? undefined : text;
}

/** The table of the same benchmark. If there are several, the same command decides, then the same head. */
function placeOf({ stamp, head }: PageTable, tables: readonly PageTable[]): PageTable | undefined {
  let places = tables.filter((table) => table.stamp?.bench === stamp!.bench);
  for (const isSame of [
    (table: PageTable) => table.stamp!.words === stamp!.words,
    (table: PageTable) => cells(table.head) === cells(head),
  ]) {
    if (places.length > 1) {
      const same = places.filter(isSame);
      if (same.length > 0) places = same;
    }
  }
  if (places.length > 1)
    throw new Error(`Several tables of bench/${stamp!.bench}.ts have this head: ${head}`);
  return places[0];
}

function cells(head: string): string {
  return head.replace(/ +/g, ' ');
}
