import { formatReference, parseReferences, type ReferenceEdition } from '../../../client/src/references.ts';
import { plansText } from '../../strings/texts.ts';
import type { OwnPlan } from './kept-data.ts';
import { maxPlanDays, maxPlanName } from './kept-file.ts';

const maxProblems = 5;

type ImportedPlan = { readonly plan: Omit<OwnPlan, 'id'> } | { readonly problems: readonly string[] };

/**
 * Reads a plan from a table with a row for each day, separated by commas, semicolons or tabs. Columns whose cells are
 * mostly references are readings, other columns are remarks. Rows with the same first column, such as a day or a date,
 * are one day.
 * @param name the file name, which names the plan.
 */
export function importPlan(text: string, name: string, edition: ReferenceEdition): ImportedPlan {
  const rows = tableRows(text).map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => ({ text: cell, references: referencesIn(cell, edition) })),
  }));
  if (rows[0]?.cells.every(({ references }) => references.length === 0)) rows.shift();
  const isReading = readingColumns(rows.map(({ cells }) => cells));
  const days: { readonly key: string | undefined; readonly references: string[] }[] = [];
  const problems: string[] = [];
  for (const { line, cells } of rows) {
    const readings = cells.filter(({ text }, column) => isReading[column] && hasLetters(text));
    const unknown = readings.find(({ references }) => references.length === 0);
    const references = readings.flatMap((reading) => reading.references);
    if (unknown || references.length === 0) {
      const shown = references.length > 0 ? unknown!.text : cells.map(({ text }) => text).join(', ');
      problems.push(plansText('noReference', { line, text: shown.slice(0, 60) }));
      continue;
    }
    const last = days.at(-1);
    const key = isReading[0] ? undefined : cells[0]?.text || undefined;
    if (key !== undefined && last?.key === key) last.references.push(...references);
    else days.push({ key, references });
  }
  if (days.length > maxPlanDays) problems.push(plansText('tooManyDays', { number: maxPlanDays }));
  if (days.length === 0 && problems.length === 0) problems.push(plansText('noReadings'));
  if (problems.length > 0) return { problems: problems.slice(0, maxProblems) };
  const title = name
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, maxPlanName);
  return {
    plan: { name: title || plansText('thePlan'), days: days.map(({ references }) => references.join('; ')) },
  };
}

interface Cell {
  readonly text: string;
  readonly references: readonly string[];
}

/** In the first column, `Mar 1` is a date, as in `Jan 1` and `Feb 1`. */
const march = /^mar\b/i;

function readingColumns(rows: readonly (readonly Cell[])[]): boolean[] {
  return Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []).filter(({ text }) => hasLetters(text));
    const readings = cells.filter(
      ({ text, references }) => references.length > 0 && !(column === 0 && march.test(text)),
    );
    return readings.length > 0 && 2 * readings.length >= cells.length;
  });
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function referencesIn(cell: string, edition: ReferenceEdition): string[] {
  if (!hasLetters(cell)) return [];
  try {
    return parseReferences(cell, edition).map(({ from, to }) => formatReference({ from, to }));
  } catch {
    return [];
  }
}

function tableRows(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const separator = first.includes('\t') ? '\t' : first.includes(',') || !first.includes(';') ? ',' : ';';
  const cell = new RegExp(
    `(?<=^|${separator})(?: *"((?:[^"]|"")*)" *(?=${separator}|$)|[^${separator}]*)`,
    'g',
  );
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) =>
      [...line.matchAll(cell)].map(([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).trim()),
    )
    .filter((cells) => cells.some((each) => each !== ''));
}
