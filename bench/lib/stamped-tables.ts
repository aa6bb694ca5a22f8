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
  const tables = tablesOf(page);
  const replaced = new Map<PageTable, PageTable>();
  for (const table of printed) {
    const alike = printed.filter((other) => isAlike(table, other));
    const place = placeOf(table, alike, tables);
    if (place) replaced.set(place, table);
  }
  const outputLines = output.split('\n');
  const lines = page.split('\n');
  for (const [{ start, stampLine }, table] of [...replaced].sort(([a], [b]) => b.start - a.start)) {
    const rows = outputLines.slice(table.start, table.end);
    lines.splice(start, stampLine + 1 - start, ...rows, '', stampText(table.stamp!));
  }
  const text = lines.join('\n');
  return text === page ? undefined : text;
}

function isAlike(one: PageTable, other: PageTable): boolean {
  return one.stamp!.bench === other.stamp!.bench && cells(one.head) === cells(other.head);
}

/**
 * The table of the same benchmark. If there are several, the same command decides, then the same head, then the order.
 * @param alike the printed tables with this head, in order.
 */
function placeOf(
  printed: PageTable,
  alike: readonly PageTable[],
  tables: readonly PageTable[],
): PageTable | undefined {
  const { stamp, head } = printed;
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
  if (places.length > alike.length)
    throw new Error(`Several tables of bench/${stamp!.bench}.ts have this head: ${head}`);
  return places[alike.indexOf(printed)];
}

function cells(head: string): string {
  return head.replace(/ +/g, ' ');
}
