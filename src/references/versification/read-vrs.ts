import { bookInfo } from '../../model/books.ts';
import { type Mapping, mappingOf, verseSpan } from './verse-span.ts';
import type { Departures } from './versification.ts';

export interface VrsFile extends Departures {
  /** From the comment `# Versification "..."`. */
  readonly name?: string;
  readonly lastVerses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly mappings: readonly Mapping[];
  readonly absent: readonly string[];
  readonly parts: ReadonlyMap<string, string>;
}

type VrsReport = (at: number, message: string) => void;

/**
 * Parses a `.vrs` file. Kinds of lines:
 * - `GEN 1:31 2:25`: the last verses of chapters; a final `END` means that the book has no other chapters;
 * - `PSA 3:0-8 = PSA 3:1-9`: a mapping to the original; with a leading `&` one side is a single verse;
 * - `-MAT 17:21`: a verse that the edition omits;
 * - `*ESG 1:1,-,a,b`: the parts of a verse; `-` is the part without a letter.
 *
 * The last three kinds may follow `#!`, which older programs treat as a comment. Invalid lines are reported
 * and skipped. Never throws.
 */
export function readVrs(text: string, report: VrsReport): VrsFile {
  const reader = new VrsReader(report);
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) reader.line(line, index);
  return reader.file();
}

class VrsReader {
  readonly #report: VrsReport;
  #name: string | undefined;
  readonly #lastVerses = new Map<string, Map<number, number>>();
  readonly #mappings: Mapping[] = [];
  readonly #absent = new Set<string>();
  readonly #parts = new Map<string, string>();

  constructor(report: VrsReport) {
    this.#report = report;
  }

  line(line: string, at: number): void {
    const name = /^\uFEFF?\s*#\s*Versification\s+"([^"]+)"/i.exec(line)?.[1];
    if (name !== undefined) this.#name ??= name;
    const command = line
      .replace(/^\uFEFF?\s*(?:#!)?/, '')
      .replace(/#.*/, '')
      .trim();
    if (command === '') return;
    const fault = this.#read(command);
    if (fault === undefined) return;
    const shown = command.length > 60 ? `${command.slice(0, 60)}…` : command;
    this.#report(at, `"${shown}" was left out: ${fault}`);
  }

  file(): VrsFile {
    return {
      ...(this.#name === undefined ? {} : { name: this.#name }),
      lastVerses: this.#lastVerses,
      mappings: this.#mappings,
      absent: [...this.#absent],
      parts: this.#parts,
    };
  }

  #read(command: string): string | undefined {
    if (command.startsWith('-')) return this.#readAbsent(command.slice(1).trim());
    if (command.startsWith('*')) return this.#readParts(command.slice(1).trim());
    if (command.includes('=')) return this.#readMapping(command.replace(/^&/, ''));
    return this.#readLastVerses(command);
  }

  #readAbsent(verse: string): string | undefined {
    const span = verseSpan.read(verse);
    if (!span || span.part !== undefined) return 'after "-" comes a verse, such as -MAT 17:21.';
    const { book, chapter } = span;
    for (let number = span.verse; number <= span.last; number++)
      this.#absent.add(`${book} ${chapter}:${number}`);
    return bookFault(book);
  }

  #readParts(written: string): string | undefined {
    const [verse = '', ...parts] = written.split(',').map((part) => part.trim());
    const span = verseSpan.read(verse);
    const letters = parts.filter((part) => part !== '-' && part !== '');
    const isRead = span && span.last === span.verse && letters.every((letter) => /^[a-z]$/.test(letter));
    if (!isRead) return 'after "*" come a verse and its parts, such as *ESG 1:1,-,a,b.';
    this.#parts.set(verseSpan.write(span), [...new Set(letters)].join(''));
    return bookFault(span.book);
  }

  #readMapping(command: string): string | undefined {
    const [verses, original, ...more] = command.split('=').map((side) => verseSpan.read(side.trim()));
    if (!verses || !original || more.length > 0)
      return 'both sides of "=" are verses of one chapter, such as PSA 3:0-8 = PSA 3:1-9.';
    const fault = bookFault(verses.book) ?? bookFault(original.book);
    if (fault !== undefined) return fault;
    const mapping = mappingOf(verses, original);
    if (!mapping) return 'the two sides have different numbers of verses, and neither is a single verse.';
    this.#mappings.push(mapping);
    return undefined;
  }

  #readLastVerses(command: string): string | undefined {
    const [written = '', ...fields] = command.split(/\s+/);
    const book = written.toUpperCase();
    const isWhole = fields.at(-1)?.toUpperCase() === 'END';
    const pairs = (isWhole ? fields.slice(0, -1) : fields).map((field) =>
      /^(\d{1,3}):(\d{1,3})$/.exec(field),
    );
    if (pairs.length === 0 || pairs.some((pair) => !pair || Number(pair[1]) === 0))
      return 'a book is followed by the last verses of its chapters, such as GEN 1:31 2:25.';
    const fault = bookFault(book);
    if (fault !== undefined) return fault;
    const chapters = this.#lastVerses.get(book) ?? new Map<number, number>();
    for (const pair of pairs) chapters.set(Number(pair![1]), Number(pair![2]));
    if (isWhole)
      for (let after = Math.max(...chapters.keys()) + 1; after <= maxChapters; after++)
        chapters.set(after, 0);
    this.#lastVerses.set(book, chapters);
    return undefined;
  }
}

/** The longest book of any scheme: the Septuagint has a Psalm 151. */
const maxChapters = 151;

function bookFault(book: string): string | undefined {
  const canon = bookInfo(book)?.canon;
  if (canon !== undefined && canon !== 'peripheral') return undefined;
  return `"${book}" is not the id of a book of scripture.`;
}
