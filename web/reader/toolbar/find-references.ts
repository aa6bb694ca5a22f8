import type { TranslationBook } from '../../../client/src/documents.ts';

export interface FoundReference {
  readonly book: TranslationBook;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
  /** `John 3:16`, with the translation's own name of the book. */
  readonly label: string;
}

const mostFound = 6;
const shape = /^(.*?\p{L}[^\d]*)(\d+)?(?:\s*[:.,;v]\s*(\d+)|\s+(\d+))?(?:\s*[-–—]\s*(\d+))?$/u;

/** The passages that "jn 3:16", "1 cor 13", "Ps 23" or names of the translation itself may mean, the likeliest first. */
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
  // Books of one chapter are cited by verse alone
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

/** How well a name matches a book; 0 if it does not. */
function rankOf({ id, name, commonName, title }: TranslationBook, wanted: string): number {
  if (plain(id) === wanted || bookOfAbbreviation.get(wanted) === id) return 5;
  const names = [name, commonName, title ?? ''].map(plain).filter(Boolean);
  if (names.includes(wanted)) return 5;
  if (names.some((each) => each.startsWith(wanted))) return 4;
  if (plain(id).startsWith(wanted)) return 3;
  if (names.some((each) => each.includes(wanted) && wanted.length > 2)) return 2;
  return names.some((each) => isShortOf(wanted, each)) ? 1 : 0;
}

/** Whether the letters occur in the name in this order, beginning with its first. */
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

/** Only letters and digits, without accents and points; a Roman number before the name becomes a digit. */
function plain(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*(i{1,3}|iv)\s+(?=\p{L})/u, (_, roman: string) => romans[roman]!);
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}

/** English abbreviations that are not the beginning of a book's name, by the book's id. */
const abbreviations = `
GEN gn|LEV lv|NUM nm nb|DEU dt|JOS jos jsh|JDG jg jgs|RUT ru rth|1SA 1sm|2SA 2sm|1KI 1kgs|2KI 2kgs
JOB jb|PSA pss psm|PRO prv|ECC qoh|SNG canticles sos ss songofsongs songofsolomon|ISA is|JER jr
LAM lm|EZK ez ezk|DAN dn|JOL jl|OBA ob|MIC mi|NAM na|HAB hb|HAG hg|ZEC zec zch|MAL ml|MAT mt
MRK mk mrk|LUK lk|JHN jn jhn|ROM rm|PHP php|PHM phlm phm pm|JAS jas jm|1TI 1tm|2TI 2tm|1TH 1thes
2TH 2thes|1PE 1pt|2PE 2pt|1JN 1jn|2JN 2jn|3JN 3jn|JUD jd|REV rv apocalypse`;

const bookOfAbbreviation = new Map(
  abbreviations
    .trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [id, ...names] = row.split(' ');
      return names.map((name) => [name, id!] as const);
    }),
);
