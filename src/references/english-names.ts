import { allBooks } from '../model/books.ts';
import { nameKey } from './name-key.ts';
import { usfmIds } from './osis-books.ts';

/**
 * English book names and abbreviations, in addition to the common names and the ids of USFM and OSIS. Rows:
 * id, names. Names of numbered books omit the number, which may be written `1`, `I`, `1st` or `First`.
 */
const rows = `
GEN Gn|EXO Ex|LEV Lv|NUM Nb, Nm, Numb|DEU Dt|JOS Jsh|JDG Jdgs, Jg, Jgs|RUT Rth, Ru
1SA Sm, Kingdoms|2SA Sm|1KI Kin|2KI Kin|1CH Chron|2CH Chron
EST Es|JOB Jb|PSA Psalm, Pss, Pslm, Psm|PRO Pr, Prv|ECC Eccles, Ec, Qoh, Qoheleth
SNG Song of Songs, Canticles, Canticle of Canticles, Cant, Songs, SS, SOS|ISA Is|JER Jr|LAM Lamentations of Jeremiah, La, Lm
EZK Eze, Ez|DAN Dn|HOS Ho|JOL Jl|AMO Am|OBA Ob|JON Jnh|MIC Mi|NAM Na|HAB Hb|HAG Hg|ZEC Zch|MAL Ml
MAT Mt|MRK Mk, Mr|LUK Lk|JHN Jn, Joh|ACT Acts of the Apostles, Ac|ROM Rm
GAL Ga|EPH Ephes|PHP Philip|COL Cl|1TH Thes, Th|2TH Thes, Th|1TI Ti, Tm|2TI Ti, Tm
TIT Ti|PHM Philem, Pm|HEB Hebr|JAS Jam, Jms, Jm|1PE Pt|2PE Pt|1JN Jn, Jo, Joh, Jhn|2JN Jn, Jo, Joh, Jhn|3JN Jn, Jo, Joh, Jhn
JUD Jd|REV Revelation of John, Revelation of St. John, Revelation of Jesus Christ, Revelations, Apocalypse, Apoc, Rv
TOB Tb|ESG Additions to Esther, Greek Esther, Rest of Esther|WIS Wisdom, Wisd
SIR Ecclesiasticus, Ecclus, Wisdom of Jesus Son of Sirach|LJE Epistle of Jeremiah, Epistle of Jeremy
S3Y Prayer of Azariah, Song of the Three Holy Children, Song of the Three, Song of Three Youths|SUS Story of Susanna
1ES Esdr|2ES Esdr|DAG Greek Daniel
MAN Prayer of Manasses, Manasseh, Manasses|PS2 Additional Psalm|LAO Laodiceans|BAR 1 Baruch|ENO 1 Enoch`;

/** Book ids by name key. Excludes ids that end in a digit: `Ps 2` is not the book PS2. */
export const englishNames: ReadonlyMap<string, string> = readNames();

function readNames(): Map<string, string> {
  const ids = new Map<string, string>();
  const add = (name: string, id: string) => {
    const key = nameKey(name);
    if (!ids.has(key)) ids.set(key, id);
  };
  const scripture = allBooks().filter(({ canon }) => canon !== 'peripheral');
  for (const { id, commonName } of scripture) add(commonName, id);
  for (const row of rows.trim().split(/[|\n]/)) {
    const id = row.slice(0, 3);
    const number = /^[1-4](?!\d)/.exec(id)?.[0] ?? '';
    for (const name of row.slice(4).split(', ')) add(`${number} ${name}`, id);
  }
  const coded = [...usfmIds, ...scripture.map(({ id }) => [id, id] as const)];
  for (const [code, id] of coded) if (!/\d$/.test(code)) add(code, id);
  return ids;
}

/** Prefixes as in "Epistle of Paul the Apostle to the Romans" or "Gospel according to Mark". */
const kind =
  /^\s*(?:the\s+)?(first|second|third|fourth|i{1,3}|[1-4](?:st|nd|rd|th)?)?\s*(?:book|epistle|letter|gospel)s? .*?(?:of|to|according to) (?:the )?(?=[^ ]+$)/i;

export function bookIdOfEnglishName(name: string): string | undefined {
  const find = (text: string) => englishNames.get(nameKey(text));
  const plain = name.replace(/^\s*the\s+/i, '').replaceAll('_', ' ');
  return find(plain) ?? find(plain.replace(kind, '$1 '));
}
