import { versificationTable } from '../../generated/versification-table.ts';
import { addToGroup } from '../../lib/group-by.ts';
import type { Extent, SchemeName } from '../reference.ts';
import {
  counterparts,
  type Mapping,
  type Verse,
  type VerseSpan,
  verseName,
  versesOfSpan,
} from './verse-span.ts';

export interface Departures {
  /** Changed last verses of chapters, by book; 0 if the edition lacks the chapter. */
  readonly lastVerses?: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Replace the scheme's mappings of the same verses. */
  readonly mappings?: readonly Mapping[];
  /** Verses that the edition omits, such as `MAT 17:21`. */
  readonly absent?: Iterable<string>;
  /** Letters of parts by verse: `{'1KI 2:35': 'abc'}`. */
  readonly parts?: ReadonlyMap<string, string>;
  readonly schemeOf?: ReadonlyMap<string, SchemeName>;
}

export interface VersificationData {
  readonly scheme: SchemeName;
  readonly departures?: Departures;
}

/** Verse counts and mappings to `org`, for a standard scheme or an edition that differs from one. */
export class Versification {
  readonly scheme: SchemeName;
  readonly #books: ReadonlyMap<string, readonly number[]>;
  readonly #own: MappingIndex;
  readonly #standard: MappingIndex;
  readonly #parts: ReadonlyMap<string, string>;
  readonly #absent: ReadonlySet<string>;
  readonly #departures: Departures | undefined;

  private constructor(scheme: SchemeName, standard: StandardScheme, departures: Departures) {
    this.scheme = scheme;
    this.#books = withLastVerses(standard.books, departures.lastVerses);
    this.#own = new MappingIndex(departures.mappings ?? []);
    this.#standard = withSchemes(standard.mappings, departures.schemeOf);
    this.#parts = departures.parts ? new Map([...standard.parts, ...departures.parts]) : standard.parts;
    this.#absent = new Set(departures.absent);
    const hasDepartures = Object.keys(departures).length > 0;
    this.#departures = hasDepartures ? { ...departures, absent: this.#absent } : undefined;
  }

  static standard(name: SchemeName): Versification {
    const known = standards.get(name) ?? new Versification(name, standardScheme(name), {});
    standards.set(name, known);
    return known;
  }

  static departing(name: SchemeName, departures: Departures): Versification {
    return new Versification(name, standardScheme(name), departures);
  }

  get data(): VersificationData {
    return this.#departures ? { scheme: this.scheme, departures: this.#departures } : { scheme: this.scheme };
  }

  static from({ scheme, departures }: VersificationData): Versification {
    return departures ? Versification.departing(scheme, departures) : Versification.standard(scheme);
  }

  get books(): Iterable<string> {
    return this.#books.keys();
  }

  /** Last verse number of each chapter; undefined if the book does not exist. */
  chapters(book: string): readonly number[] | undefined {
    return this.#books.get(book);
  }

  get extent(): Extent {
    return {
      chapters: (book) => this.chapters(book)?.length,
      verses: (book, chapter) => this.chapters(book)?.[chapter - 1],
    };
  }

  verseCount(book: string, chapter: number): number {
    return this.#books.get(book)?.[chapter - 1] ?? 0;
  }

  has({ book, chapter, verse }: Verse): boolean {
    const count = this.verseCount(book, chapter);
    if (verse === 0) return count > 0 && booksWithTitles.has(book);
    return verse > 0 && verse <= count && !this.#absent.has(verseName({ book, chapter, verse }));
  }

  partsOf({ book, chapter, verse }: Verse): Verse[] {
    const letters = this.#parts.get(verseName({ book, chapter, verse })) ?? '';
    return [{ book, chapter, verse }, ...[...letters].map((part) => ({ book, chapter, verse, part }))];
  }

  hasPart(verse: Verse): boolean {
    if (verse.part === undefined) return true;
    return (
      this.#mappedTo(verse).length > 0 ||
      this.#parts.get(`${verse.book} ${verse.chapter}:${verse.verse}`)?.includes(verse.part) === true
    );
  }

  toOriginal(verse: Verse): Verse[] {
    const mapped = this.#mappedTo(verse);
    return (mapped.length > 0 ? mapped : [verse]).flatMap(commonSpelling);
  }

  fromOriginal(original: Verse): Verse[] {
    return otherSpellings(original).flatMap((spelled) => {
      const own = this.#own.sources(spelled);
      const standard = this.#standard
        .sources(spelled)
        .filter((verse) => this.#own.targets(verse).length === 0);
      const isItself = this.#mappedTo(spelled).length === 0 && this.hasPart(spelled);
      return [...own, ...standard, ...(isItself ? [spelled] : [])].filter((verse) => this.has(verse));
    });
  }

  mappings(): Mapping[] {
    const standard = this.scheme === 'org' ? originalSpellings() : this.#standard;
    const ruled = standard.all.filter(({ verses }) => !this.#own.touches(verses));
    const partly = standard.all.filter(({ verses }) => this.#own.touches(verses));
    const single = partly
      .flatMap(({ verses }) => versesOfSpan(verses))
      .filter((verse) => this.#own.targets(verse).length === 0)
      .flatMap((verse) => standard.targets(verse).map((original) => mapping(verse, original)));
    return [...ruled, ...single, ...this.#own.all].filter(
      ({ verses }) => this.verseCount(verses.book, verses.chapter) > 0,
    );
  }

  #mappedTo(verse: Verse): readonly Verse[] {
    const own = this.#own.targets(verse);
    return own.length > 0 ? own : this.#standard.targets(verse);
  }
}

const booksWithTitles = new Set(['PSA', 'PS2']);
const standards = new Map<SchemeName, Versification>();

class MappingIndex {
  readonly all: readonly Mapping[];
  readonly #byVerses: ChapterIndex;
  readonly #byOriginal: ChapterIndex;

  constructor(mappings: readonly Mapping[]) {
    this.all = mappings;
    this.#byVerses = byChapter(mappings, ({ verses }) => verses);
    this.#byOriginal = byChapter(mappings, ({ original }) => original);
  }

  targets(verse: Verse): readonly Verse[] {
    const mappings = this.#byVerses.get(verse.book)?.get(verse.chapter);
    if (!mappings) return none;
    return mappings.flatMap(({ verses, original }) => counterpartsOf(verse, verses, original));
  }

  sources(original: Verse): readonly Verse[] {
    const mappings = this.#byOriginal.get(original.book)?.get(original.chapter);
    if (!mappings) return none;
    return mappings.flatMap((mapping) => counterpartsOf(original, mapping.original, mapping.verses));
  }

  touches(span: VerseSpan): boolean {
    const mappings = this.#byVerses.get(span.book)?.get(span.chapter) ?? [];
    return mappings.some(({ verses }) => verses.verse <= span.last && span.verse <= verses.last);
  }
}

const none: readonly Verse[] = [];

type ChapterIndex = ReadonlyMap<string, ReadonlyMap<number, readonly Mapping[]>>;

function byChapter(mappings: readonly Mapping[], side: (mapping: Mapping) => VerseSpan): ChapterIndex {
  const books = new Map<string, Map<number, Mapping[]>>();
  for (const mapping of mappings) {
    const { book, chapter } = side(mapping);
    const chapters = books.get(book) ?? new Map<number, Mapping[]>();
    books.set(book, chapters);
    addToGroup(chapters, chapter, mapping);
  }
  return books;
}

function counterpartsOf(verse: Verse, here: VerseSpan, there: VerseSpan): readonly Verse[] {
  const isIn = here.verse <= verse.verse && verse.verse <= here.last && verse.part === here.part;
  return isIn ? counterparts(verse.verse, here, there) : none;
}

function mapping(verse: Verse, original: Verse): Mapping {
  return { verses: { ...verse, last: verse.verse }, original: { ...original, last: original.verse } };
}

/**
 * Some verses exist in two books of `org`, in Greek and Hebrew or under two names. The mappings of `org`
 * itself point from the less common to the usual one.
 */
function originalSpellings(): MappingIndex {
  return standardScheme('org').spellings;
}

function commonSpelling(original: Verse): readonly Verse[] {
  const usual = originalSpellings().targets(original);
  return usual.length > 0 ? usual : [original];
}

function otherSpellings(original: Verse): Verse[] {
  return [original, ...originalSpellings().sources(original)];
}

function withSchemes(
  mappings: MappingIndex,
  schemeOf: ReadonlyMap<string, SchemeName> = new Map(),
): MappingIndex {
  if (schemeOf.size === 0) return mappings;
  const others = [...schemeOf].flatMap(([book, scheme]) =>
    standardScheme(scheme).mappings.all.filter(({ verses }) => verses.book === book),
  );
  return new MappingIndex([...mappings.all.filter(({ verses }) => !schemeOf.has(verses.book)), ...others]);
}

function withLastVerses(
  books: ReadonlyMap<string, readonly number[]>,
  lastVerses: Departures['lastVerses'] = new Map(),
): ReadonlyMap<string, readonly number[]> {
  if (lastVerses.size === 0) return books;
  const changed = new Map(books);
  for (const [book, chapters] of lastVerses) {
    const counts = [...(books.get(book) ?? [])];
    for (const [chapter, last] of chapters) {
      while (counts.length < chapter) counts.push(0);
      counts[chapter - 1] = last;
    }
    while (counts.at(-1) === 0) counts.pop();
    changed.set(book, counts);
  }
  return changed;
}

interface StandardScheme {
  readonly books: ReadonlyMap<string, readonly number[]>;
  readonly mappings: MappingIndex;
  /** Only in `org`, to map between two of its books. */
  readonly spellings: MappingIndex;
  readonly parts: ReadonlyMap<string, string>;
}

const decoded = new Map<SchemeName, StandardScheme>();

function standardScheme(name: SchemeName): StandardScheme {
  const known = decoded.get(name) ?? decode(name);
  decoded.set(name, known);
  return known;
}

function decode(name: SchemeName): StandardScheme {
  const books = new Map<string, readonly number[]>();
  const mappings: Mapping[] = [];
  const parts = new Map<string, string>();
  for (const row of versificationTable[name].trim().split('\n')) {
    const [book, ...fields] = row.split(' ') as [string, ...string[]];
    const first = fields[0]!;
    if (book === '=')
      for (const shared of fields) books.set(shared, standardScheme('org').books.get(shared)!);
    else if (first.includes('=')) mappings.push(...fields.map((field) => decodeMapping(book, field)));
    else if (first.includes(':')) {
      for (const field of fields) {
        const [, place, letters] = /^(.*\d)([a-z]+)$/.exec(field)!;
        parts.set(`${book} ${place}`, letters!);
      }
    } else books.set(book, fields.map(Number));
  }
  const [spellings, others] = name === 'org' ? [mappings, []] : [[], mappings];
  return { books, parts, mappings: new MappingIndex(others), spellings: new MappingIndex(spellings) };
}

/** Decodes `32:1-32=32:2`, or `3:24=S3Y.1:1` in `DAG`. Both sides have the same length. */
function decodeMapping(book: string, field: string): Mapping {
  const match = /^(\d+):(\d+)([a-z]?)(?:-(\d+))?=(?:(\w+)\.)?(\d+):(\d+)([a-z]?)$/.exec(field)!;
  const [, chapter, verse, part, last = verse, otherBook = book, otherChapter, otherVerse, otherPart] = match;
  const length = Number(last) - Number(verse);
  return {
    verses: span(book, Number(chapter), Number(verse), Number(last), part),
    original: span(
      otherBook,
      Number(otherChapter),
      Number(otherVerse),
      Number(otherVerse) + length,
      otherPart,
    ),
  };
}

function span(book: string, chapter: number, verse: number, last: number, part = ''): VerseSpan {
  return { book, chapter, verse, last, ...(part === '' ? {} : { part }) };
}

/** The names of all verses of these books in order: `GEN 1:1`. */
export function* verseNames(scheme: Versification, books = scheme.books): Iterable<string> {
  for (const book of books)
    for (const [index, count] of scheme.chapters(book)!.entries())
      for (let verse = 1; verse <= count; verse++) yield verseName({ book, chapter: index + 1, verse });
}
