import type { TranslationBook } from '../../../client/src/documents.ts';

export interface FoundReference {
  readonly book: TranslationBook;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
  /** `John 3:16`, in the translation's own name of the book. */
  readonly label: string;
}

const mostFound = 6;
const shape = /^(.*?\p{L}[^\d]*)(\d+)?(?:\s*[:.,;v]\s*(\d+)|\s+(\d+))?(?:\s*[-–—]\s*(\d+))?$/u;

/** What "jn 3:16", "1 cor 13", "Ps 23" or the translation's own names may mean, the likeliest first. */
export function findReferences(text: string, books: readonly TranslationBook[]): FoundReference[] {
  const match = shape.exec(text.trim().normalize('NFC'));
  if (!match) return [];
  const [, name, first, second, spaced, last] = match;
  const wanted = plain(name!);
  const ranked = books
    .map((book) => ({ book, rank: rankOf(book, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.book.order - b.book.order);
  const numbers = [first, second ?? spaced, last].map((digits) => (digits ? Number(digits) : undefined));
  return ranked.slice(0, mostFound).flatMap(({ book }) => placeIn(book, numbers) ?? []);
}

type Numbers = readonly (number | undefined)[];

function placeIn(book: TranslationBook, [first, second, last]: Numbers): FoundReference | undefined {
  const { firstChapterNumber, lastChapterNumber, name } = book;
  // A book of one chapter is cited by its verses
  const isVerse =
    firstChapterNumber === lastChapterNumber && first !== undefined && second === undefined && first > 1;
  const chapter = isVerse ? firstChapterNumber : (first ?? firstChapterNumber);
  if (chapter < firstChapterNumber || chapter > lastChapterNumber) return undefined;
  const verse = isVerse ? first : second;
  const endVerse = verse && last && last > verse ? last : undefined;
  const verses = verse ? `:${verse}${endVerse ? `–${endVerse}` : ''}` : '';
  return {
    book,
    chapter,
    ...(verse && { verse }),
    ...(endVerse && { endVerse }),
    label: `${name} ${chapter}${verses}`,
  };
}

/** 0: it is not this book. */
function rankOf({ id, name, commonName, title }: TranslationBook, wanted: string): number {
  if (plain(id) === wanted || bookAbbreviations[wanted] === id) return 5;
  const names = [name, commonName, title ?? ''].map(plain).filter(Boolean);
  if (names.includes(wanted)) return 5;
  if (names.some((each) => each.startsWith(wanted))) return 4;
  if (plain(id).startsWith(wanted)) return 3;
  if (names.some((each) => each.includes(wanted) && wanted.length > 2)) return 2;
  return names.some((each) => isShortOf(wanted, each)) ? 1 : 0;
}

/** Its letters come in this order in the name, the first one first. */
function isShortOf(short: string, name: string): boolean {
  if (short.length < 2 || short[0] !== name[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };

/** Letters and digits alone, without accents and points; a Roman number before the name is a digit. */
function plain(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*(i{1,3}|iv)\s+(?=\p{L})/u, (_, roman: string) => romans[roman]!);
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}

/** How people shorten the names of books in English where that is no beginning of the name. */
export const bookAbbreviations: Readonly<Record<string, string>> = {
  gn: 'GEN',
  lv: 'LEV',
  nm: 'NUM',
  nb: 'NUM',
  dt: 'DEU',
  jos: 'JOS',
  jsh: 'JOS',
  jg: 'JDG',
  jgs: 'JDG',
  ru: 'RUT',
  rth: 'RUT',
  '1sm': '1SA',
  '2sm': '2SA',
  '1kgs': '1KI',
  '2kgs': '2KI',
  jb: 'JOB',
  pss: 'PSA',
  psm: 'PSA',
  prv: 'PRO',
  qoh: 'ECC',
  canticles: 'SNG',
  sos: 'SNG',
  ss: 'SNG',
  songofsongs: 'SNG',
  songofsolomon: 'SNG',
  is: 'ISA',
  jr: 'JER',
  lm: 'LAM',
  ez: 'EZK',
  ezk: 'EZK',
  dn: 'DAN',
  jl: 'JOL',
  ob: 'OBA',
  mi: 'MIC',
  na: 'NAM',
  hb: 'HAB',
  hg: 'HAG',
  zec: 'ZEC',
  zch: 'ZEC',
  ml: 'MAL',
  mt: 'MAT',
  mk: 'MRK',
  mrk: 'MRK',
  lk: 'LUK',
  jn: 'JHN',
  jhn: 'JHN',
  rm: 'ROM',
  php: 'PHP',
  phlm: 'PHM',
  phm: 'PHM',
  pm: 'PHM',
  jas: 'JAS',
  jm: 'JAS',
  '1tm': '1TI',
  '2tm': '2TI',
  '1thes': '1TH',
  '2thes': '2TH',
  '1pt': '1PE',
  '2pt': '2PE',
  '1jn': '1JN',
  '2jn': '2JN',
  '3jn': '3JN',
  jd: 'JUD',
  rv: 'REV',
  apocalypse: 'REV',
};
