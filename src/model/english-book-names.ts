import { allBooks } from './books.ts';

/**
 * English names and abbreviations of books beside the common names and the ids. Rows: id, names; those of the
 * numbered books without their number, which may be written `1`, `I`, `1st` or `First`.
 */
const rows = `
GEN Gn|EXO Exod, Ex|LEV Lv|NUM Nb, Numb|DEU Deut, Dt|JOS Josh|JDG Judg, Jdgs|RUT Rth, Ru
1SA Sam, Sm, Kingdoms|2SA Sam, Sm|1KI Kgs, Kings, Kin|2KI Kgs, Kings, Kin|1CH Chron, Chr, Chronicles|2CH Chron, Chr, Chronicles
EZR Ezr|NEH Neh|EST Esth, Es|JOB Jb|PSA Psalm, Ps, Pss, Pslm, Psa|PRO Prov, Pr, Prv|ECC Eccl, Eccles, Ec, Qoh, Qoheleth
SNG Song of Solomon, Canticles, Canticle of Canticles, Cant, Song, Songs, SS, SOS|ISA Is|JER Jr|LAM La
EZK Ezek, Eze|DAN Dn|HOS Ho|JOL Jl|AMO Am|OBA Obad, Ob|JON Jnh|MIC Mi|NAM Nah, Na|HAB Hb|ZEP Zeph|HAG Hg|ZEC Zech, Zch|MAL Ml
MAT Matt, Mt|MRK Mk, Mr|LUK Lk|JHN Jn, Joh|ACT Acts of the Apostles, The Acts|ROM Rm|1CO Cor|2CO Cor
GAL Ga|EPH Ephes|PHP Phil, Philip|COL Cl|1TH Thess, Thes, Th|2TH Thess, Thes, Th|1TI Tim, Ti|2TI Tim, Ti
TIT Ti|PHM Philem, Phlm|HEB Hebr|JAS Jam, Jms|1PE Pet, Pt|2PE Pet, Pt|1JN John, Jn, Jo, Joh|2JN John, Jn, Jo, Joh|3JN John, Jn, Jo, Joh
JUD Jd|REV Revelation of John, Revelation of Jesus Christ, Revelations, Apocalypse, Apoc, Rv
TOB Tb|JDT Judith|ESG Additions to Esther, Greek Esther, Rest of Esther|WIS Wisdom, Wisd
SIR Sirach, Ecclesiasticus, Ecclus, Wisdom of Jesus Son of Sirach|BAR Baruch|LJE Epistle of Jeremiah, Epistle of Jeremy
S3Y Prayer of Azariah, Song of the Three Holy Children, Song of Three Youths|SUS Story of Susanna|BEL Bel
1MA Macc|2MA Macc|3MA Macc|4MA Macc|1ES Esd, Esdr|2ES Esd, Esdr
MAN Prayer of Manasses, Manasseh, Manasses|PS2 Additional Psalm|LAO Laodiceans, Epistle to the Laodiceans`;

const ordinals: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  '4th': '4',
};

const ids = new Map<string, string>();
for (const { id, commonName, canon } of allBooks()) {
  if (canon !== 'peripheral') ids.set(keyOf(wordsOf(commonName)), id);
}
for (const row of rows.trim().split(/[|\n]/)) {
  const id = row.slice(0, 3);
  const number = /^[1-4](?!\d)/.exec(id)?.[0] ?? '';
  for (const name of row.slice(4).split(', ')) {
    const key = keyOf(wordsOf(`${number}${name}`));
    if (!ids.has(key)) ids.set(key, id);
  }
}

/** "Epistle of Paul the Apostle to the Romans", "Gospel according to Mark": the book itself comes last. */
const kind = /^([1-4]?)\s*(?:book|epistle|letter|gospel) .*?(?:of|to|according to) (?:the )?(?=[^ ]+$)/;

/** The id of a book of scripture by a name or an abbreviation in English, however its number is written. */
export function bookIdOfEnglishName(name: string): string | undefined {
  const words = wordsOf(name);
  return ids.get(keyOf(words)) ?? ids.get(keyOf(words.replace(kind, '$1')));
}

function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.,_\s]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^(?:first|second|third|fourth|1st|2nd|3rd|4th|i{1,3}|iv)(?= )/, (word) => ordinals[word]!);
}

function keyOf(words: string): string {
  return words.replaceAll(' ', '');
}
