import { bookInfo } from '../../model/books.ts';
import type { SchemeName } from '../reference.ts';
import {
  type BookVerses,
  betterScheme,
  chapterFit,
  type FoundScheme,
  findScheme,
  type VerseRange,
} from './find-scheme.ts';
import type { VrsFile } from './read-vrs.ts';
import { type Mapping, mappingOf, type Verse, verseSpan } from './verse-span.ts';
import { type Departures, Versification } from './versification.ts';

/** What the files of an edition say of its numbering. */
interface DeclaredNumbering {
  /** Where it is said, as shown to people. */
  readonly file?: string;
  readonly scheme?: SchemeName;
  /** A `.vrs` file. */
  readonly custom?: VrsFile;
}

/** How an edition numbers its verses. */
export interface EditionNumbering {
  /** The standard scheme that it follows, or comes nearest to. */
  readonly scheme: SchemeName;
  readonly evidence: NumberingEvidence;
  /** Chapters in which it departs from the scheme. */
  readonly differences: readonly ChapterDifference[];
  /** Of its books. */
  readonly mappings: readonly Mapping[];
  readonly versification: Versification;
  /** What the edition should have: the scheme, with what its own `.vrs` file says. */
  readonly expected: Versification;
}

interface NumberingEvidence extends Omit<FoundScheme, 'scheme'> {
  /** Declared in metadata, in a `.vrs` file, or found by the last verses of the chapters. */
  readonly by: 'metadata' | 'vrs' | 'verses';
  /** Where it is declared. */
  readonly file?: string;
}

interface ChapterDifference {
  readonly book: string;
  readonly chapter: number;
  /** The last verse of the scheme's chapter; null where the scheme does not have the book. */
  readonly expected: number | null;
  /** The last verse of the edition's chapter. */
  readonly last: number;
  readonly missing: readonly VerseRange[];
  readonly extra: readonly VerseRange[];
  /** Another standard scheme that numbers the book as the edition does. */
  readonly scheme?: SchemeName;
}

/**
 * How an edition with these books is numbered. What is declared goes before what is found; a `.vrs` file is a standard
 * scheme, the declared one or that which fits best, with the lines of the file.
 */
export function editionNumbering(
  books: readonly BookVerses[],
  declared?: DeclaredNumbering,
): EditionNumbering {
  const { scheme: found, ...fits } = findScheme(books);
  const { custom, file } = declared ?? {};
  const scheme = declared?.scheme ?? (custom && schemeOfFile(custom)) ?? found;
  const by = custom ? 'vrs' : declared?.scheme ? 'metadata' : 'verses';
  const differences = books.flatMap((book) => differencesOf(scheme, book, custom === undefined));
  const present = new Set(books.map(({ id }) => id));
  const versification = Versification.departing(scheme, departures(differences, custom));
  return {
    scheme,
    evidence: { by, ...(file === undefined ? {} : { file }), ...fits },
    differences,
    mappings: versification
      .mappings()
      .filter(({ verses }) => present.has(verses.book))
      .sort((a, b) => inCanon(a.verses, b.verses)),
    versification,
    expected: custom ? Versification.departing(scheme, custom) : Versification.standard(scheme),
  };
}

function inCanon(a: Verse, b: Verse): number {
  const [first, second] = [a, b].map(({ book }) => bookInfo(book)?.order ?? 0);
  return first! - second! || a.chapter - b.chapter || a.verse - b.verse;
}

/** The standard scheme that a file with the counts of most chapters is made from. */
function schemeOfFile({ lastVerses }: VrsFile): SchemeName | undefined {
  const books = [...lastVerses].map(([id, chapters]) => ({
    id,
    chapters: [...chapters]
      .filter(([, last]) => last > 0)
      .map(([number, last]) => ({ number, covered: [[1, last] as const] })),
  }));
  return books.length < fewestBooks ? undefined : findScheme(books).scheme;
}

/** A file with fewer has the exceptions only, which say nothing of the rule. */
const fewestBooks = 20;

function differencesOf(scheme: SchemeName, book: BookVerses, mayFollowOther: boolean): ChapterDifference[] {
  const versification = Versification.standard(scheme);
  const other = mayFollowOther ? betterScheme(scheme, book) : undefined;
  const hasBook = versification.chapters(book.id) !== undefined;
  return book.chapters.flatMap(({ number, covered }) => {
    const count = versification.verseCount(book.id, number);
    const { missing, extra } = chapterFit(covered, count);
    if (missing.length + extra.length === 0) return [];
    const difference = {
      book: book.id,
      chapter: number,
      expected: hasBook ? count : null,
      last: covered.at(-1)?.[1] ?? 0,
      missing,
      extra,
      ...(other && hasBook ? { scheme: other } : {}),
    };
    return [difference];
  });
}

function departures(differences: readonly ChapterDifference[], custom?: VrsFile): Departures {
  const lastVerses = new Map(
    [...(custom?.lastVerses ?? [])].map(([book, chapters]) => [book, new Map(chapters)]),
  );
  const absent = new Set(custom?.absent);
  const schemeOf = new Map<string, SchemeName>();
  for (const { book, chapter, last, missing, scheme } of differences) {
    const chapters = lastVerses.get(book) ?? new Map<number, number>();
    lastVerses.set(book, chapters.set(chapter, last));
    for (const [first, end] of missing)
      for (let verse = first; verse <= Math.min(end, last); verse++)
        absent.add(`${book} ${chapter}:${verse}`);
    if (scheme) schemeOf.set(book, scheme);
  }
  const joined = differences.some(endsWithJoinedVerse) && !custom ? [joinedVerse] : [];
  return {
    lastVerses,
    mappings: [...joined, ...(custom?.mappings ?? [])],
    absent,
    schemeOf,
    ...(custom ? { parts: custom.parts } : {}),
  };
}

/** Where 3 John ends with verse 14, that says what 14 and 15 say elsewhere: in the King James Version, for one. */
const joinedVerse = mappingOf(verseSpan.read('3JN 1:14')!, verseSpan.read('3JN 1:14-15')!)!;

function endsWithJoinedVerse({ book, last, expected }: ChapterDifference): boolean {
  return book === '3JN' && last === 14 && expected === 15;
}

/** What a document says of the numbering of an edition. */
export interface WrittenNumbering {
  readonly scheme: SchemeName;
  readonly differences: readonly {
    readonly book: string;
    readonly chapter: number;
    readonly last: number;
    readonly missing: readonly string[];
    readonly scheme?: SchemeName | undefined;
  }[];
  readonly mappings: readonly { readonly verses: string; readonly original: string }[];
}

/** The versification of an edition as its document has it. What cannot be read in it is left out. */
export function versificationOfDocument(written: WrittenNumbering): Versification {
  const read = ({ missing, ...difference }: WrittenNumbering['differences'][number]): ChapterDifference => ({
    ...(difference as ChapterDifference),
    expected: null,
    missing: missing
      .map((range) => range.split('-').map(Number))
      .map(([first, last = first]) => [first!, last!]),
    extra: [],
  });
  const mappings = written.mappings.flatMap(({ verses, original }) => {
    const [left, right] = [verseSpan.read(verses), verseSpan.read(original)];
    return (left && right && mappingOf(left, right)) ?? [];
  });
  return Versification.departing(written.scheme, { ...departures(written.differences.map(read)), mappings });
}
