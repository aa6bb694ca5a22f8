import { allBooks, bookInfo } from '../model/books.ts';
import { isSamePlace, type Place, type Reference } from './reference.ts';

/**
 * Source: OSIS 2.1.1 manual, appendix C ("Normative abbreviations for canonical and deutero-canonical
 * books"). Most are the beginning of the English name, with as many letters; 0 for the others and for none.
 */
const lengths =
  '34334444440044434324443334334445333434344444344334366445030445554330033300335555440040000000055004030444340';
const others = `1Kgs 1KI|2Kgs 2KI|Phlm PHM|Jas JAS|Jdt JDT|AddEsth ESG|EsthGr ESG|GkEsth ESG|EpJer LJE|PrAzar S3Y|SgThree S3Y
PrMan MAN|AddDan DAG|DanGr DAG|Ps151 PS2|AddPs PS2|PssSol PSS|4Ezra EZA|5ApocSyrPss PS3|EpBar LBA|1En ENO|EpLao LAO`;

const pairs = [
  ...allBooks().map(({ id, commonName }, index) => {
    return [commonName.replace(' ', '').slice(0, Number(lengths[index] ?? 0)), id] as const;
  }),
  ...others.split(/[|\n]/).map((row) => row.split(' ') as [string, string]),
].filter(([osis]) => osis !== '');

export const usfmIds: ReadonlyMap<string, string> = new Map(
  pairs.map(([osis, usfm]) => [osis.toLowerCase(), usfm]),
);

/** USFM id for an OSIS id such as `1Sam`. Also accepts USFM ids. Undefined if unknown. */
export function usfmBookId(osisName: string): string | undefined {
  return usfmIds.get(osisName.toLowerCase()) ?? bookInfo(osisName.toUpperCase())?.id;
}

/** OSIS id for a USFM id: `1Sam` for `1SA`. Returns the USFM id if OSIS has none. */
export function osisBookId(usfmId: string): string {
  // The first of several OSIS ids is the preferred one
  return pairs.find(([, usfm]) => usfm === usfmId)?.[0] ?? usfmId;
}

export function osisReference({ from, to }: Reference): string {
  const start = dotted(from, osisBookId);
  return isSamePlace(from, to) ? start : `${start}-${dotted(to, osisBookId)}`;
}

export function dottedReference({ from, to }: Reference): string {
  const start = dotted(from, (book) => book);
  return isSamePlace(from, to) ? start : `${start}-${dotted(to, (book) => book)}`;
}

function dotted({ book, chapter, verse }: Place, idOf: (book: string) => string): string {
  return [idOf(book), chapter, verse].filter((part) => part !== undefined).join('.');
}
