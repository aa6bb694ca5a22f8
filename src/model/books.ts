/** Source: USFM 3 manual, "Book Identifiers". Rows in canonical order: id, common English name. */
const canonical = `
GEN Genesis|EXO Exodus|LEV Leviticus|NUM Numbers|DEU Deuteronomy|JOS Joshua|JDG Judges|RUT Ruth
1SA 1 Samuel|2SA 2 Samuel|1KI 1 Kings|2KI 2 Kings|1CH 1 Chronicles|2CH 2 Chronicles|EZR Ezra
NEH Nehemiah|EST Esther|JOB Job|PSA Psalms|PRO Proverbs|ECC Ecclesiastes|SNG Song of Solomon|ISA Isaiah
JER Jeremiah|LAM Lamentations|EZK Ezekiel|DAN Daniel|HOS Hosea|JOL Joel|AMO Amos|OBA Obadiah|JON Jonah
MIC Micah|NAM Nahum|HAB Habakkuk|ZEP Zephaniah|HAG Haggai|ZEC Zechariah|MAL Malachi
MAT Matthew|MRK Mark|LUK Luke|JHN John|ACT Acts|ROM Romans|1CO 1 Corinthians|2CO 2 Corinthians
GAL Galatians|EPH Ephesians|PHP Philippians|COL Colossians|1TH 1 Thessalonians|2TH 2 Thessalonians
1TI 1 Timothy|2TI 2 Timothy|TIT Titus|PHM Philemon|HEB Hebrews|JAS James|1PE 1 Peter|2PE 2 Peter
1JN 1 John|2JN 2 John|3JN 3 John|JUD Jude|REV Revelation`;

const deuterocanonical = `
TOB Tobit|JDT Judith|ESG Esther (Greek)|WIS Wisdom of Solomon|SIR Sirach|BAR Baruch
LJE Letter of Jeremiah|S3Y Song of the Three Young Men|SUS Susanna|BEL Bel and the Dragon
1MA 1 Maccabees|2MA 2 Maccabees|3MA 3 Maccabees|4MA 4 Maccabees|1ES 1 Esdras|2ES 2 Esdras
MAN Prayer of Manasseh|PS2 Psalm 151|ODA Odes|PSS Psalms of Solomon
JSA Joshua A|JDB Judges B|TBS Tobit S|SST Susanna (Theodotion)|DNT Daniel (Theodotion)|BLT Bel (Theodotion)
EZA Apocalypse of Ezra|5EZ 5 Ezra|6EZ 6 Ezra|DAG Daniel (Greek)|PS3 Psalms 152-155|2BA 2 Baruch
LBA Letter of Baruch|JUB Jubilees|ENO Enoch|1MQ 1 Meqabyan|2MQ 2 Meqabyan|3MQ 3 Meqabyan|REP Reproof
4BA 4 Baruch|LAO Letter to the Laodiceans`;

/** Front and back matter, and ids for material outside the books of scripture. */
const peripheral = `
FRT Front Matter|BAK Back Matter|OTH Other Matter|INT Introduction|CNC Concordance|GLO Glossary
TDX Topical Index|NDX Names Index|XXA Extra A|XXB Extra B|XXC Extra C|XXD Extra D|XXE Extra E
XXF Extra F|XXG Extra G`;

type BookCanon = 'canonical' | 'deuterocanonical' | 'peripheral';

export interface BookInfo {
  readonly id: string;
  readonly commonName: string;
  readonly canon: BookCanon;
  /** 1 to 66 in canonical order; 67 and up for deuterocanonical books; 0 if not a book. */
  readonly order: number;
}

const books = new Map<string, BookInfo>();

function addBooks(rows: string, canon: BookCanon, firstOrder: number): void {
  rows
    .trim()
    .split(/[|\n]/)
    .forEach((row, index) => {
      const id = row.slice(0, 3);
      const order = canon === 'peripheral' ? 0 : firstOrder + index;
      books.set(id, { id, commonName: row.slice(4), canon, order });
    });
}

addBooks(canonical, 'canonical', 1);
addBooks(deuterocanonical, 'deuterocanonical', 67);
addBooks(peripheral, 'peripheral', 0);

/** @param id exactly three upper-case letters or digits. */
export function bookInfo(id: string): BookInfo | undefined {
  return books.get(id);
}

export function allBooks(): readonly BookInfo[] {
  return [...books.values()];
}

export const canonicalIds: readonly string[] = /* @__PURE__ */ allBooks().flatMap(({ id, canon }) =>
  canon === 'canonical' ? id : [],
);

export function inCanon(a: VerseNumber, b: VerseNumber): number {
  const [first, second] = [a, b].map(({ book }) => bookInfo(book)?.order ?? 0);
  return first! - second! || a.chapter - b.chapter || a.verse - b.verse;
}

interface VerseNumber {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}
