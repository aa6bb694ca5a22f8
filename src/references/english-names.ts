import { allBooks } from '../model/books.ts';
import { nameKey } from './name-key.ts';

/**
 * English book names and abbreviations, in addition to the common names and ids. Rows: id, names. Names of
 * numbered books omit the number, which may be written `1`, `I`, `1st` or `First`.
 */
const rows = `
GEN Gn|EXO Exod, Ex|LEV Lv|NUM Nb, Nm, Numb|DEU Deut, Dt|JOS Josh, Jsh|JDG Judg, Jdgs, Jg, Jgs|RUT Rth, Ru
1SA Sam, Sm, Kingdoms|2SA Sam, Sm|1KI Kgs, Kings, Kin|2KI Kgs, Kings, Kin|1CH Chron, Chr, Chronicles|2CH Chron, Chr, Chronicles
EST Esth, Es|JOB Jb|PSA Psalm, Ps, Pss, Pslm, Psm|PRO Prov, Pr, Prv|ECC Eccl, Eccles, Ec, Qoh, Qoheleth
SNG Song of Songs, Canticles, Canticle of Canticles, Cant, Song, Songs, SS, SOS|ISA Is|JER Jr|LAM La, Lm
EZK Ezek, Eze, Ez|DAN Dn|HOS Ho|JOL Jl|AMO Am|OBA Obad, Ob|JON Jnh|MIC Mi|NAM Nah, Na|HAB Hb|ZEP Zeph|HAG Hg|ZEC Zech, Zch|MAL Ml
MAT Matt, Mt|MRK Mk, Mr|LUK Lk|JHN Jn, Joh|ACT Acts of the Apostles, The Acts, Ac|ROM Rm|1CO Cor|2CO Cor
GAL Ga|EPH Ephes|PHP Phil, Philip|COL Cl|1TH Thess, Thes, Th|2TH Thess, Thes, Th|1TI Tim, Ti, Tm|2TI Tim, Ti, Tm
TIT Ti|PHM Philem, Phlm, Pm|HEB Hebr|JAS Jam, Jms, Jm|1PE Pet, Pt|2PE Pet, Pt|1JN Jn, Jo, Joh, Jhn|2JN Jn, Jo, Joh, Jhn|3JN Jn, Jo, Joh, Jhn
JUD Jd|REV Revelation of John, Revelation of Jesus Christ, Revelations, Apocalypse, Apoc, Rv
TOB Tb|ESG Additions to Esther, Greek Esther, Rest of Esther|WIS Wisdom, Wisd
SIR Ecclesiasticus, Ecclus, Wisdom of Jesus Son of Sirach|LJE Epistle of Jeremiah, Epistle of Jeremy
S3Y Prayer of Azariah, Song of the Three Holy Children, Song of the Three, Song of Three Youths|SUS Story of Susanna
1MA Macc|2MA Macc|3MA Macc|4MA Macc|1ES Esd, Esdr|2ES Esd, Esdr|DAG Greek Daniel
MAN Prayer of Manasses, Manasseh, Manasses|PS2 Additional Psalm|LAO Laodiceans, Epistle to the Laodiceans`;

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
  for (const { id } of scripture) if (!/\d$/.test(id)) add(id, id);
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
