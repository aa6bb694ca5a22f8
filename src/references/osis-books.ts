import { bookInfo } from '../model/books.ts';

/**
 * Source: OSIS 2.1.1 manual, appendix C ("Normative abbreviations for canonical and deutero-canonical
 * books").
 */
const rows = `
Gen GEN|Exod EXO|Lev LEV|Num NUM|Deut DEU|Josh JOS|Judg JDG|Ruth RUT|1Sam 1SA|2Sam 2SA|1Kgs 1KI|2Kgs 2KI
1Chr 1CH|2Chr 2CH|Ezra EZR|Neh NEH|Esth EST|Job JOB|Ps PSA|Prov PRO|Eccl ECC|Song SNG|Isa ISA|Jer JER
Lam LAM|Ezek EZK|Dan DAN|Hos HOS|Joel JOL|Amos AMO|Obad OBA|Jonah JON|Mic MIC|Nah NAM|Hab HAB|Zeph ZEP
Hag HAG|Zech ZEC|Mal MAL
Matt MAT|Mark MRK|Luke LUK|John JHN|Acts ACT|Rom ROM|1Cor 1CO|2Cor 2CO|Gal GAL|Eph EPH|Phil PHP|Col COL
1Thess 1TH|2Thess 2TH|1Tim 1TI|2Tim 2TI|Titus TIT|Phlm PHM|Heb HEB|Jas JAS|1Pet 1PE|2Pet 2PE|1John 1JN
2John 2JN|3John 3JN|Jude JUD|Rev REV
Tob TOB|Jdt JDT|AddEsth ESG|EsthGr ESG|GkEsth ESG|Wis WIS|Sir SIR|Bar BAR|EpJer LJE|PrAzar S3Y|SgThree S3Y|Sus SUS
Bel BEL|AddDan DAG|DanGr DAG|1Macc 1MA|2Macc 2MA|3Macc 3MA|4Macc 4MA|1Esd 1ES|2Esd 2ES|PrMan MAN
Ps151 PS2|AddPs PS2|Odes ODA|PssSol PSS|4Ezra EZA|5Ezra 5EZ|6Ezra 6EZ|5ApocSyrPss PS3|2Bar 2BA
EpBar LBA|Jub JUB|1En ENO|1Meq 1MQ|2Meq 2MQ|3Meq 3MQ|Rep REP|4Bar 4BA|EpLao LAO`;

const pairs = rows
  .trim()
  .split(/[|\n]/)
  .map((row) => row.split(' ') as [osis: string, usfm: string]);

const usfmIds = new Map(pairs.map(([osis, usfm]) => [osis.toLowerCase(), usfm] as const));
// The first of several OSIS ids is the preferred one
const osisIds = new Map([...pairs].reverse().map(([osis, usfm]) => [usfm, osis] as const));

/** USFM id for an OSIS id such as `1Sam`. Also accepts USFM ids. Undefined if unknown. */
export function usfmBookId(osisName: string): string | undefined {
  return usfmIds.get(osisName.toLowerCase()) ?? bookInfo(osisName.toUpperCase())?.id;
}

/** OSIS id for a USFM id: `1Sam` for `1SA`. Returns the USFM id if OSIS has none. */
export function osisBookId(usfmId: string): string {
  return osisIds.get(usfmId) ?? usfmId;
}
