import type { Report } from './diagnostic-collector.ts';

export const mebibyte = 1024 * 1024;

/**
 * Limits for sources. Each limit is several times the size of the largest real source, and bounds the memory
 * of a build for any input. A source that exceeds one is rejected completely, never truncated. Listed in
 * docs/operations.md.
 */
export const sourceLimits = {
  /** Bytes of a file. A whole Bible in OSIS with the morphology of each word has 70 MB. */
  fileBytes: 128 * mebibyte,
  editionBytes: 512 * mebibyte,
  /** Books in one file, counting duplicates. */
  books: 200,
  nesting: 500,
  /** Objects and texts in a book of JSON (a USJ file). The Psalms with each word annotated have 100,000. */
  jsonItems: 1_000_000,
  /** UTF-16 code units of all names and titles of a book, which every chapter document contains. */
  nameLength: 2000,
  noteLength: 100_000,
  /** UTF-16 code units of the introduction to a book of a commentary, which every chapter document contains. */
  introductionLength: 200_000,
  /** Table rows or list items, except cross references. The largest commentaries have 40,000 notes. */
  tableRows: 200_000,
  /** UTF-16 code units of a table row. The longest notes on a verse have 40,000. */
  rowLength: 1_000_000,
  /**
   * People, places, events and groups of a dataset, or profiles of a commentary: one document each.
   * Theographic has 5,000.
   */
  entities: 25_000,
  /** Lexicon entries: one document each. STEPBible's lexicons have 12,000. */
  lexiconEntries: 50_000,
  /** Rows of a table of cross references. The Treasury of Scripture Knowledge has 600,000. */
  crossReferences: 3_000_000,
  /** UTF-16 code units of a file of timings. A whole Bible in JSON has 6 million. */
  timingsLength: 8_000_000,
  /** Per edition; each chapter has at least two documents. A Bible with all its apocrypha has 1,500 chapters. */
  edition: { chapters: 3000, verses: 200_000 },
  /** Per file. A Bible with all its apocrypha has 40,000 verses, 1,000,000 words and 6,000,000 characters. */
  file: { verses: 100_000, notes: 200_000, lines: 400_000, words: 2_000_000, characters: 50_000_000 },
  /** Per chapter. Psalm 119 has 176 verses, 2,400 words and 20,000 characters in English. */
  chapter: { verses: 1000, notes: 5000, lines: 10_000, words: 20_000, characters: 1_000_000 },
  /** Per book. The Psalms have 2,461 verses, 43,000 words and 220,000 characters. */
  book: { verses: 10_000, notes: 50_000, lines: 100_000, words: 300_000, characters: 8_000_000 },
} as const;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const numbers = new Intl.NumberFormat('en');

export type Excess = readonly [what: string, limit: number, unit: string];

export function tooLargeMessage([what, limit, unit]: Excess): string {
  return `${what} ${numbers.format(limit)} ${unit}, which is the limit; it was left out. Look for unclosed markup or repeated text.`;
}

export function refuseTooLarge(report: Report, at: number, excess: Excess): never {
  const message = tooLargeMessage(excess);
  report('too-large', at, message);
  throw new TooLarge(message);
}

export function unlessTooLarge<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

type Counted = keyof typeof sourceLimits.book;
export type Counts = Record<Counted, number>;

const units: Readonly<Record<Counted, string>> = {
  verses: 'verses',
  notes: 'notes',
  lines: 'paragraphs, lines of poetry and headings',
  words: 'annotated words',
  characters: 'characters of text',
};

/** Text arrives in many short pieces; characters are counted in batches of this size. */
const maxUncounted = 1000;

/**
 * Counts the content of a book while it is read. Every method throws `TooLarge` at the first limit exceeded,
 * which stops reading.
 */
export class BookMeter {
  readonly #report: Report;
  readonly #file: Counts;
  readonly #book = noCounts();
  readonly #chapters = new Map<number, Counts>();
  #number = 0;
  #chapter = noCounts();
  #nameLength = 0;
  #noteLength: number | undefined;
  #openStyles = 0;
  #uncounted = 0;
  #at = 0;

  constructor(report: Report, file = noCounts()) {
    this.#report = report;
    this.#file = file;
  }

  startChapter(number: number): void {
    this.#countText(this.#at);
    this.#number = number;
    this.#chapter = this.#chapters.get(number) ?? noCounts();
    this.#chapters.set(number, this.#chapter);
  }

  count(what: Counted, at: number, amount = 1): void {
    this.#at = at;
    const { file, book, chapter } = sourceLimits;
    this.#file[what] += amount;
    this.#book[what] += amount;
    this.#chapter[what] += amount;
    if (this.#chapter[what] > chapter[what]) {
      this.#refuse(`Chapter ${this.#number} has more than`, chapter[what], units[what]);
    }
    if (this.#book[what] > book[what]) this.#refuse('The book has more than', book[what], units[what]);
    if (this.#file[what] > file[what]) this.#refuse('The file has more than', file[what], units[what]);
  }

  text(length: number, at: number): void {
    this.#uncounted += length;
    if (this.#uncounted > maxUncounted) this.#countText(at);
    if (this.#noteLength === undefined) return;
    this.#noteLength += length;
    const { noteLength } = sourceLimits;
    if (this.#noteLength > noteLength) this.#refuse('This note has more than', noteLength, units.characters);
  }

  #countText(at: number): void {
    this.count('characters', at, this.#uncounted);
    this.#uncounted = 0;
  }

  name(text: string): void {
    this.#nameLength += text.length;
    const { nameLength } = sourceLimits;
    if (this.#nameLength > nameLength) {
      this.#refuse('The names and titles of the book have more than', nameLength, units.characters);
    }
  }

  startNote(at: number): void {
    this.count('notes', at);
    this.#noteLength = 0;
  }

  endNote(): void {
    this.#noteLength = undefined;
  }

  startStyle(at: number): void {
    this.#at = at;
    this.#openStyles++;
    const { nesting } = sourceLimits;
    if (this.#openStyles > nesting) this.#refuse('The nesting is deeper than', nesting, 'styles');
  }

  endStyle(): void {
    this.#openStyles--;
  }

  #refuse(what: string, limit: number, unit: string): never {
    refuseTooLarge(this.#report, this.#at, [what, limit, unit]);
  }
}

export function noCounts(): Counts {
  return { verses: 0, notes: 0, lines: 0, words: 0, characters: 0 };
}
