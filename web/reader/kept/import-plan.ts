import { formatReference, parseReferences, type ReferenceEdition } from '../../../client/src/references.ts';
import { plansText } from '../../strings/texts.ts';
import type { OwnPlan } from './kept-data.ts';
import { maxPlanDays, maxPlanName } from './kept-file.ts';

const maxProblems = 5;

type ImportedPlan = { readonly plan: Omit<OwnPlan, 'id'> } | { readonly problems: readonly string[] };

/**
 * Reads a plan from a table with a row for each reading, separated by commas, semicolons or tabs. One column has
 * references as people write them. Rows with the same first column, such as a day or a date, are one day.
 * @param name the file name, which names the plan.
 */
export function importPlan(text: string, name: string, edition: ReferenceEdition): ImportedPlan {
  const days: { readonly key: string; readonly references: string[] }[] = [];
  const problems: string[] = [];
  for (const [index, cells] of tableRows(text).entries()) {
    const references = cells
      .toReversed()
      .map((cell) => referencesIn(cell, edition))
      .find(({ length }) => length > 0);
    if (!references) {
      if (index > 0)
        problems.push(plansText('noReference', { line: index + 1, text: cells.join(', ').slice(0, 60) }));
      continue;
    }
    const last = days.at(-1);
    const key = cells.length > 1 ? cells[0]! : `${index}`;
    if (last?.key === key) last.references.push(...references);
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

function referencesIn(cell: string, edition: ReferenceEdition): string[] {
  if (!/\p{L}/u.test(cell)) return [];
  try {
    return parseReferences(cell, edition).map(({ from, to }) => formatReference({ from, to }));
  } catch {
    return [];
  }
}

function tableRows(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const separator = first.includes('\t') ? '\t' : first.includes(',') || !first.includes(';') ? ',' : ';';
  const cell = new RegExp(`"((?:[^"]|"")*)"|[^${separator}]+`, 'g');
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) =>
      [...line.matchAll(cell)].map(([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).trim()),
    )
    .filter((cells) => cells.some((each) => each !== ''));
}
