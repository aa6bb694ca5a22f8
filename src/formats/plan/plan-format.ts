import { delimiterOf } from '../table-header.ts';

export const planTexts = ['season', 'week', 'weekday', 'year', 'title'] as const;

export type PlanColumn = 'day' | 'date' | 'references' | (typeof planTexts)[number];

const columnNames: Readonly<Record<PlanColumn, RegExp>> = {
  day: /^(?:day|number|no)$/,
  date: /^date$/,
  season: /^season$/,
  week: /^(?:week|sunday)$/,
  weekday: /^(?:weekday|dayofweek)$/,
  year: /^(?:year|cycle)$/,
  title: /^(?:title|name|theme)$/,
  references: /^(?:references?|readings?\d*|passages?\d*|first|second|psalm|gospel|epistle|ot|nt)$/,
};

export function planColumns(header: readonly string[]): readonly (PlanColumn | undefined)[] | undefined {
  const columns = header.map((cell) => {
    const name = cell.toLowerCase().replace(/[^a-z\d]/g, '');
    return (Object.keys(columnNames) as PlanColumn[]).find((column) => columnNames[column].test(name));
  });
  const isOfDays = columns.some((column) => column === 'day' || column === 'date' || column === 'weekday');
  return isOfDays && columns.includes('references') ? columns : undefined;
}

export function isPlan(head: string): boolean {
  const [firstLine = ''] = head.trimStart().split(/[\r\n]/, 1);
  const cells = firstLine.split(delimiterOf(firstLine)).map((cell) => cell.replaceAll('"', ''));
  return planColumns(cells) !== undefined;
}
