import { versificationTable } from '../generated/versification-table.ts';

/** "eng" is that of English Bibles, "org" that of the Hebrew Old Testament (with the New Testament of "eng"). */
export type VersificationName = keyof typeof versificationTable;

/** Book id to the number of verses of each chapter. */
type Versification = ReadonlyMap<string, readonly number[]>;

const english = parse(versificationTable.eng);

/** How many verses each chapter of the 66 canonical books has. */
export const versifications: Readonly<Record<VersificationName, Versification>> = {
  eng: english,
  org: new Map([...english, ...parse(versificationTable.org)]),
};

function parse(table: string): Map<string, number[]> {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  return new Map(rows.map(([id, ...chapters]) => [id!, chapters.map(Number)]));
}
