/** The members of a translation's book by which it is found. */
export interface NamedBook {
  readonly id: string;
  readonly name?: string;
  readonly commonName?: string;
  readonly numberOfChapters?: number;
}

interface BookFinder {
  /** The id of the book with exactly this name. */
  exact(name: string): string | undefined;
  /** The ids of the books with a name that begins like this. */
  beginning(name: string): string[];
}

/** Finds books by id, by their names in a translation, and by their names and abbreviations in English. */
export function findBook(books: readonly NamedBook[] = []): BookFinder {
  const own: Names = { ids: new Set(books.map(({ id }) => id)), idsOfKeys: new Map() };
  for (const { id, name } of books) add(own, name, id);
  for (const { id, commonName } of books) add(own, commonName, id);
  english ??= englishNames();
  const both = [own, english];
  const beginning = (names: Names, key: string) =>
    [...names.idsOfKeys].filter(([other]) => key && other.startsWith(key)).map(([, id]) => id);
  return {
    exact(name) {
      const id = name.trim();
      if (both.some(({ ids }) => ids.has(id))) return id;
      const key = nameKey(name);
      return own.idsOfKeys.get(key) ?? english!.idsOfKeys.get(key);
    },
    beginning(name) {
      const found = both.flatMap((names) => beginning(names, nameKey(name)));
      const inTranslation = found.filter((id) => own.ids.has(id));
      return [...new Set(inTranslation.length > 0 ? inTranslation : found)];
    },
  };
}

interface Names {
  readonly ids: Set<string>;
  readonly idsOfKeys: Map<string, string>;
}

let english: Names | undefined;

function englishNames(): Names {
  const names: Names = { ids: new Set(), idsOfKeys: new Map() };
  for (const row of bookNames.trim().split(/[|\n]/)) {
    const id = row.slice(0, 3);
    names.ids.add(id);
    const number = /^\d/.exec(id)?.[0] ?? '';
    for (const name of row.slice(4).split(',')) add(names, number + name, id);
  }
  // An id that ends in a digit must be in capitals: "Ps2" is a psalm, not the book PS2
  for (const id of names.ids) if (!/\d$/.test(id)) add(names, id, id);
  return names;
}

function add({ idsOfKeys }: Names, name: string | undefined, id: string): void {
  const key = nameKey(name ?? '');
  if (key && !idsOfKeys.has(key)) idsOfKeys.set(key, id);
}

const numbers: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
};

/** A book's name without what people write in different ways: case, accents, dots, spaces and the form of its number. */
function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(
      /^\s*(i{1,3}|iv|first|second|third|fourth)(?=[\s.])/,
      (word, number: string) => numbers[number] ?? word,
    )
    .replace(/^\s*([1-4])(?:st|nd|rd|th)\b/, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * English names and abbreviations of the books, by USFM id. The number that begins a name is left out here, as it may be
 * written `1`, `I`, `1st` or `First`.
 */
export const bookNames = `
GEN Genesis,Gn|EXO Exodus,Exod,Ex|LEV Leviticus,Lv|NUM Numbers,Numb,Nb|DEU Deuteronomy,Deut,Dt|JOS Joshua,Josh
JDG Judges,Judg,Jdgs|RUT Ruth,Rth,Ru|1SA Samuel,Sam,Sm|2SA Samuel,Sam,Sm|1KI Kings,Kgs,Kin|2KI Kings,Kgs,Kin
1CH Chronicles,Chron,Chr|2CH Chronicles,Chron,Chr|EZR Ezra|NEH Nehemiah,Neh|EST Esther,Esth,Es|JOB Job,Jb
PSA Psalms,Psalm,Ps,Pss,Pslm|PRO Proverbs,Prov,Pr,Prv|ECC Ecclesiastes,Eccl,Eccles,Ec,Qoh,Qoheleth
SNG Song of Songs,Song of Solomon,Song,Songs,Canticles,Cant,SS,SOS|ISA Isaiah,Is|JER Jeremiah,Jr|LAM Lamentations,La
EZK Ezekiel,Ezek,Eze|DAN Daniel,Dn|HOS Hosea,Ho|JOL Joel,Jl|AMO Amos,Am|OBA Obadiah,Obad,Ob|JON Jonah,Jnh
MIC Micah,Mi|NAM Nahum,Nah,Na|HAB Habakkuk,Hb|ZEP Zephaniah,Zeph|HAG Haggai,Hg|ZEC Zechariah,Zech,Zch|MAL Malachi,Ml
MAT Matthew,Matt,Mt|MRK Mark,Mk,Mr|LUK Luke,Lk|JHN John,Jn,Joh|ACT Acts,Acts of the Apostles|ROM Romans,Rm
1CO Corinthians,Cor|2CO Corinthians,Cor|GAL Galatians,Ga|EPH Ephesians,Ephes|PHP Philippians,Phil,Philip
COL Colossians,Cl|1TH Thessalonians,Thess,Thes,Th|2TH Thessalonians,Thess,Thes,Th|1TI Timothy,Tim,Ti
2TI Timothy,Tim,Ti|TIT Titus,Ti|PHM Philemon,Philem,Phlm|HEB Hebrews,Hebr|JAS James,Jam,Jms|1PE Peter,Pet,Pt
2PE Peter,Pet,Pt|1JN John,Jn,Jo,Joh|2JN John,Jn,Jo,Joh|3JN John,Jn,Jo,Joh|JUD Jude,Jd
REV Revelation,Revelations,Revelation of John,Apocalypse,Apoc,Rv
TOB Tobit,Tb|JDT Judith|ESG Greek Esther,Esther Greek,Additions to Esther|WIS Wisdom,Wisdom of Solomon,Wisd
SIR Sirach,Ecclesiasticus,Ecclus|BAR Baruch|LJE Letter of Jeremiah,Epistle of Jeremiah
S3Y Song of the Three Young Men,Prayer of Azariah|SUS Susanna|BEL Bel and the Dragon,Bel|1MA Maccabees,Macc
2MA Maccabees,Macc|3MA Maccabees,Macc|4MA Maccabees,Macc|1ES Esdras,Esd,Esdr|2ES Esdras,Esd,Esdr
MAN Prayer of Manasseh,Manasseh|PS2 Psalm 151|ODA Odes|PSS Psalms of Solomon|EZA Apocalypse of Ezra|5EZ Ezra
6EZ Ezra|DAG Greek Daniel,Daniel Greek|PS3 Psalms 152-155|2BA Baruch|LBA Letter of Baruch|JUB Jubilees|ENO Enoch
1MQ Meqabyan|2MQ Meqabyan|3MQ Meqabyan|REP Reproof|4BA Baruch|LAO Laodiceans,Letter to the Laodiceans`;
