import { bookOfNumbers } from '../../formats/checks/identity-checks.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { schemeNames } from '../../references/reference.ts';
import { type BookVerses, versesIn } from '../../references/versification/find-scheme.ts';
import { Versification } from '../../references/versification/versification.ts';

/** A book that several files may have. */
export interface BookCandidate {
  /** As shown to people. */
  readonly file: string;
  readonly verses: BookVerses;
  /** The file does not declare the id of the book. */
  readonly isGuessed: boolean;
}

interface ChosenBooks<Book> {
  /** One for each id, in the order in which the ids appear first. */
  readonly books: readonly Book[];
  /** An error for each file whose book was left out. */
  readonly duplicates: readonly Diagnostic[];
}

/**
 * Chooses one of the files that have the same book: a declared id before a guessed one, numbers that fit the book before
 * numbers that contradict it, more verses before fewer, the shorter file extension; otherwise the first by order.
 */
export function chooseBooks<Book>(
  books: readonly Book[],
  candidateOf: (book: Book) => BookCandidate,
): ChosenBooks<Book> {
  // Node 20 has no Map.groupBy
  const byId = new Map<string, Book[]>();
  for (const book of books) {
    const { id } = candidateOf(book).verses;
    const alike = byId.get(id);
    if (alike) alike.push(book);
    else byId.set(id, [book]);
  }
  const duplicates: Diagnostic[] = [];
  const chosen = [...byId.values()].map((alike) => {
    if (alike.length === 1) return alike[0]!;
    const [best, ...others] = alike.map(ranked(candidateOf)).sort(byRank);
    duplicates.push(...others.map((other) => duplicateBook(other, best!)));
    return best!.book;
  });
  return { books: chosen, duplicates };
}

interface RankedBook<Book> extends BookCandidate {
  readonly book: Book;
  readonly count: number;
  /** The numbers are not those of the book. */
  readonly contradicts: boolean;
  /** The book whose numbers these are, if only one has them. */
  readonly otherBook: string | undefined;
}

function ranked<Book>(candidateOf: (book: Book) => BookCandidate): (book: Book) => RankedBook<Book> {
  return (book) => {
    const candidate = candidateOf(book);
    const { verses } = candidate;
    const otherBook = bookOfNumbers(
      verses.id,
      verses.chapters.map(({ number, covered }) => [number, covered.at(-1)?.[1] ?? 0]),
    );
    const contradicts = otherBook !== undefined || isMostlyBeyond(verses);
    return { ...candidate, book, count: countVerses(verses), contradicts, otherBook };
  };
}

/** Sorting is stable, so that equal files keep their order. */
function byRank(a: RankedBook<unknown>, b: RankedBook<unknown>): number {
  return (
    Number(a.isGuessed) - Number(b.isGuessed) ||
    Number(a.contradicts) - Number(b.contradicts) ||
    b.count - a.count ||
    Number(hasDoubleExtension(a.file)) - Number(hasDoubleExtension(b.file))
  );
}

/** `GEN.usfm.txt` */
function hasDoubleExtension(file: string): boolean {
  return /\.(?:usfm|sfm|ptx|usx|usj|osis|usfx|codex)\.[^./]+$/i.test(file);
}

function countVerses({ chapters }: BookVerses): number {
  return chapters.reduce((sum, { covered }) => sum + versesIn(covered), 0);
}

/** A larger share of verses that the book has in no standard versification contradicts its id. */
const maxShareBeyond = 0.05;

function isMostlyBeyond(book: BookVerses): boolean {
  const known = schemeNames
    .map((name) => Versification.standard(name))
    .filter((scheme) => scheme.chapters(book.id) !== undefined);
  if (known.length === 0) return false;
  let beyond = 0;
  for (const { number, covered } of book.chapters) {
    const last = Math.max(...known.map((scheme) => scheme.verseCount(book.id, number)));
    for (const [first, end] of covered) beyond += Math.max(0, end - Math.max(first - 1, last));
  }
  return beyond > countVerses(book) * maxShareBeyond;
}

function duplicateBook(left: RankedBook<unknown>, best: RankedBook<unknown>): Diagnostic {
  const { id } = best.verses;
  const message = `${id} is also in ${best.file}, and this file was left out: ${reason(left, best)}. Remove one of the files, correct an id, or name the right file in "sources" of edition.json.`;
  return { ...fileDiagnostic('duplicate-book', left.file, message), line: 1, column: 1 };
}

function reason(left: RankedBook<unknown>, best: RankedBook<unknown>): string {
  if (left.isGuessed !== best.isGuessed) return 'it does not declare the id of its book';
  if (left.contradicts !== best.contradicts) {
    const other = left.otherBook === undefined ? '' : ` but as in ${left.otherBook}`;
    return `its chapters and verses are not numbered as in ${best.verses.id}${other}`;
  }
  const shorter = `it has ${count(left.count, 'verse')} and the other ${best.count.toLocaleString('en')}`;
  return left.count < best.count ? shorter : 'the other comes first by name';
}
