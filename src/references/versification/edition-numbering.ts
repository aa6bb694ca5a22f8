import { inCanon } from '../../model/books.ts';
import type { SchemeName } from '../reference.ts';
import {
  type BookVerses,
  betterScheme,
  chapterFit,
  type FoundScheme,
  findScheme,
  lastVerseOf,
  type VerseRange,
} from './find-scheme.ts';
import type { VrsFile } from './read-vrs.ts';
import { type Mapping, mappingOf, verseName, verseSpan } from './verse-span.ts';
import { type Departures, Versification } from './versification.ts';

interface DeclaredNumbering {
  readonly file?: string;
  readonly scheme?: SchemeName;
  readonly custom?: VrsFile;
}

export interface EditionNumbering {
  readonly scheme: SchemeName;
  readonly evidence: NumberingEvidence;
  readonly differences: readonly ChapterDifference[];
  readonly mappings: readonly Mapping[];
  readonly versification: Versification;
  readonly expected: Versification;
}

interface NumberingEvidence extends Omit<FoundScheme, 'scheme'> {
  /** Source of the scheme: declared in metadata or a `.vrs` file, or detected from the last verses of chapters. */
  readonly by: 'metadata' | 'vrs' | 'verses';
  readonly file?: string;
}

interface ChapterDifference {
  readonly book: string;
  readonly chapter: number;
  /** Last verse in the scheme; null if the scheme lacks the book. */
  readonly expected: number | null;
  readonly last: number;
  readonly missing: readonly VerseRange[];
  readonly extra: readonly VerseRange[];
  readonly scheme?: SchemeName;
}

/**
 * Determines the numbering of an edition. A declared scheme takes priority over a detected one. A `.vrs` file
 * applies on top of the declared scheme, or otherwise the best match.
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

function schemeOfFile({ lastVerses }: VrsFile): SchemeName | undefined {
  const books = [...lastVerses].map(([id, chapters]) => ({
    id,
    chapters: [...chapters]
      .filter(([, last]) => last > 0)
      .map(([number, last]) => ({ number, covered: [[1, last] as const] })),
  }));
  return books.length < minBooks ? undefined : findScheme(books).scheme;
}

/** A file with fewer books lists only exceptions, so it does not identify the scheme. */
const minBooks = 20;

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
      last: lastVerseOf(covered),
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
        absent.add(verseName({ book, chapter, verse }));
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

/**
 * If 3 John ends with verse 14, as in the King James Version, that verse contains verses 14 and 15 of other
 * editions.
 */
const joinedVerse = mappingOf(verseSpan.read('3JN 1:14')!, verseSpan.read('3JN 1:14-15')!)!;

function endsWithJoinedVerse({ book, last, expected }: ChapterDifference): boolean {
  return book === '3JN' && last === 14 && expected === 15;
}

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
