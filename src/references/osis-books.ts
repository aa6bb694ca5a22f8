import { bookInfo } from '../model/books.ts';
import { isSamePlace, type Place, type Reference } from './reference.ts';

/**
 * Source: OSIS 2.1.1 manual, appendix C ("Normative abbreviations for canonical and deutero-canonical
 * books"). Without an id, the first three letters are the USFM id.
 */
const rows = `
Gen|Exod|Lev|Num|Deut|Josh|Judg JDG|Ruth|1Sam|2Sam|1Kgs 1KI|2Kgs 2KI
1Chr|2Chr|Ezra|Neh|Esth|Job|Ps PSA|Prov|Eccl|Song SNG|Isa|Jer
Lam|Ezek EZK|Dan|Hos|Joel JOL|Amos|Obad|Jonah|Mic|Nah NAM|Hab|Zeph
Hag|Zech|Mal
Matt|Mark MRK|Luke|John JHN|Acts|Rom|1Cor|2Cor|Gal|Eph|Phil PHP|Col
1Thess|2Thess|1Tim|2Tim|Titus|Phlm PHM|Heb|Jas|1Pet|2Pet|1John 1JN
2John 2JN|3John 3JN|Jude|Rev
Tob|Jdt|AddEsth ESG|EsthGr ESG|GkEsth ESG|Wis|Sir|Bar|EpJer LJE|PrAzar S3Y|SgThree S3Y|Sus
Bel|AddDan DAG|DanGr DAG|1Macc|2Macc|3Macc|4Macc|1Esd|2Esd|PrMan MAN
Ps151 PS2|AddPs PS2|Odes ODA|PssSol|4Ezra EZA|5Ezra|6Ezra|5ApocSyrPss PS3|2Bar
EpBar LBA|Jub|1En ENO|1Meq 1MQ|2Meq 2MQ|3Meq 3MQ|Rep|4Bar|EpLao LAO`;

const pairs = rows
  .trim()
  .split(/[|\n]/)
  .map((row) => row.split(' '))
  .map(([osis = '', usfm = osis.slice(0, 3).toUpperCase()]) => [osis, usfm] as const);

export const usfmIds: ReadonlyMap<string, string> = new Map(
  pairs.map(([osis, usfm]) => [osis.toLowerCase(), usfm] as const),
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
