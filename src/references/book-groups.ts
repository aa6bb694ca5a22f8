import { bookInfo } from '../model/books.ts';
import { nameKey } from './name-key.ts';

/** Names of groups of books. Genesis to Malachi are in the order of English Bibles. */
const groups = `
GEN-MAL: Old Testament, OT, Old, Hebrew Bible, Hebrew Scriptures, Tanakh, Tanach, First Testament
MAT-REV: New Testament, NT, New, Christian Scriptures, Greek Scriptures
GEN-DEU: Torah, Pentateuch, Law, Books of Moses, Five Books of Moses, Books of the Law, Chumash
JOS-EST: Historical Books, History, History Books
JOS-JDG, 1SA-2KI: Former Prophets
JOB-SNG: Wisdom, Wisdom Books, Wisdom Literature, Poetry, Poetic Books, Poetical Books
ISA-MAL: Prophets, Prophetic Books, Books of the Prophets
ISA-DAN: Major Prophets
HOS-MAL: Minor Prophets, Twelve, Twelve Prophets, Twelve Minor Prophets, Book of the Twelve
ISA, JER, EZK, HOS-MAL: Latter Prophets
JOS-JDG, 1SA-2KI, ISA, JER, EZK, HOS-MAL: Neviim
PSA, PRO, JOB, SNG, RUT, LAM, ECC, EST, DAN, EZR, NEH, 1CH, 2CH: Ketuvim, Writings
MAT-JHN: Gospels, Four Gospels, Gospel, Evangelists
MAT-LUK: Synoptic Gospels, Synoptics
MAT-ACT: Gospels and Acts
ROM-JUD: Epistles, Letters, New Testament Epistles, New Testament Letters
ROM-PHM: Pauline Epistles, Pauline Letters, Paul's Epistles, Paul's Letters, Letters of Paul, Epistles of Paul
EPH-COL, PHM: Prison Epistles
1TI-TIT: Pastoral Epistles, Pastorals, Pastoral Letters
HEB-JUD: General Epistles, General Letters
JAS-JUD: Catholic Epistles, Catholic Letters
1JN-3JN: Johannine Epistles, Epistles of John, Letters of John
JHN, 1JN-3JN, REV: Johannine Books, Johannine Literature
DC: Apocrypha, Deuterocanon, Deuterocanonical Books, Deuterocanonicals
`;

const all = new Set([
  'all',
  'any',
  'bible',
  'wholebible',
  'entirebible',
  'holybible',
  'everything',
  'scripture',
]);
const ranges: ReadonlyMap<string, string> = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [range = '', names = ''] = row.split(': ');
      return names.split(', ').map((name) => [nameKey(name), range] as const);
    }),
);

/** The books of a group such as `Gospels`, as USFM ranges. `DC` means the deuterocanonical books. */
export function booksOfGroup(name: string): string | undefined {
  const key = name.startsWith('-') ? '' : nameKey(name);
  return ranges.get(key) ?? ranges.get(key.replace(/^the/, ''));
}

/**
 * Replaces the names of groups in a list of references. `Gospels; John 3` is `MAT-JHN; John 3`.
 * @param books the ids of an edition: ranges then begin and end with books that it has.
 */
export function withBooksOfGroups(written: string, books?: readonly string[]): string {
  const rangesOf = (name: string) => {
    const found = booksOfGroup(name);
    return found === undefined || books === undefined
      ? found
      : found
          .split(', ')
          .map((range) => withinBooks(range, books))
          .join(', ');
  };
  return (
    rangesOf(written) ??
    written
      .split(/([;,]|\s(?:and|&)\s)/i)
      .map((part) => rangesOf(part) ?? part)
      .join('')
  );
}

/** An edition may have only some books of a range. If it has none, the range is returned as it is. */
function withinBooks(range: string, books: readonly string[]): string {
  const orderOf = (book: string) => bookInfo(book)?.order ?? 0;
  const [first = '', last = first] = range.split('-');
  const isIn = (order: number) =>
    range === 'DC' ? bookInfo('REV')!.order < order : orderOf(first) <= order && order <= orderOf(last);
  const own = books.filter((book) => isIn(orderOf(book))).sort((a, b) => orderOf(a) - orderOf(b));
  const [start, end] = [own[0], own.at(-1)];
  return start === undefined ? range : start === end ? start : `${start}-${end}`;
}

export function meansAllBooks(written: string): boolean {
  return all.has(nameKey(written).replace(/^the/, ''));
}
