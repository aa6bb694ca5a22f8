import { delimiterOf } from '../table-header.ts';

export const planTexts = ['season', 'week', 'weekday', 'year', 'title'] as const;

/** Columns of readings. Cells of the last two may lack the name of the book. */
const planReadings = ['references', 'psalm', 'proverbs'] as const;

export type PlanColumn = 'day' | 'date' | (typeof planTexts)[number] | (typeof planReadings)[number];

const columnNames: Readonly<Record<PlanColumn, RegExp>> = {
  day: /^(?:day|number|no)$/,
  date: /^date$/,
  season: /^season$/,
  week: /^(?:week|sunday)$/,
  weekday: /^(?:weekday|dayofweek)$/,
  year: /^(?:year|cycle)$/,
  title: /^(?:title|name|theme)$/,
  references:
    /^(?:references?\d*|readings?\d*|passages?\d*|scriptures?|lessons?\d*|first|second|third|morning|evening|gospels?|epistles?|ot|nt|(?:old|new)testament)$/,
  psalm: /^psalms?$/,
  proverbs: /^proverbs?$/,
};

export function planColumns(header: readonly string[]): readonly (PlanColumn | undefined)[] | undefined {
  const columns = header.map((cell) => {
    const name = cell.toLowerCase().replace(/[^a-z\d]/g, '');
    return (Object.keys(columnNames) as PlanColumn[]).find((column) => columnNames[column].test(name));
  });
  const isOfDays = columns.some((column) => column === 'day' || column === 'date' || column === 'weekday');
  return isOfDays && columns.some(isReading) ? columns : undefined;
}

export function isReading(column: PlanColumn | undefined): column is (typeof planReadings)[number] {
  return planReadings.some((reading) => reading === column);
}

export function isPlan(head: string): boolean {
  const [firstLine = ''] = head.trimStart().split(/[\r\n]/, 1);
  const cells = firstLine.split(delimiterOf(firstLine)).map((cell) => cell.replaceAll('"', ''));
  return planColumns(cells) !== undefined;
}
