import { bookInfo } from '../../model/books.ts';
import { type PackedVerse, packVerse } from '../../model/packed-verse.ts';
import { versifications } from '../../model/versification.ts';
import { usfmBookId } from '../osis/osis-books.ts';

export interface ParsedVerse {
  readonly verse: PackedVerse;
  /** False when neither the English nor the Hebrew versification has it: some edition may. */
  readonly isKnown: boolean;
}

/** With a work before it and a part behind it, which are both passed over: `Bible:Gen.1.3!a`. */
const pattern = /^(?:[^:.]*:)?([^:.!]+)\.(\d{1,3})\.(\d{1,3})(?:![a-z0-9.]+)?$/i;
/** Longer than any reference; keeps what is damaged out of messages and out of memory. */
const mostCharacters = 64;

/** Reads references to single verses (OSIS 2.1.1 manual, "OSIS identifiers"); each spelling is read once. */
export class VerseParser {
  readonly #known = new Map<string, ParsedVerse>();

  /** A text says why the reference names no verse. */
  parse(reference: string): ParsedVerse | string {
    const known = this.#known.get(reference);
    if (known) return known;
    const parsed = parseVerse(reference);
    if (typeof parsed !== 'string') this.#known.set(reference, parsed);
    return parsed;
  }
}

function parseVerse(reference: string): ParsedVerse | string {
  if (reference === '') return 'A reference is missing.';
  const match = reference.length > mostCharacters ? null : pattern.exec(reference);
  const shown = reference.length > mostCharacters ? `${reference.slice(0, mostCharacters)}…` : reference;
  if (!match) return `"${shown}" is no verse. Write it as Gen.1.1.`;
  const book = usfmBookId(match[1]!);
  if (book === undefined || bookInfo(book)!.order === 0) {
    return `"${shown}" names no book of scripture. Write Gen, 1Sam, Matt, ..., or the ids of USFM.`;
  }
  const chapter = Number(match[2]);
  const verse = Number(match[3]);
  const last = lastVerse(book, chapter);
  if (chapter === 0 || last === 0) return `"${shown}": ${book} has no chapter ${chapter}.`;
  if (verse === 0) return `"${shown}": verses are numbered from 1.`;
  return { verse: packVerse({ book, chapter, verse }), isKnown: verse <= last };
}

/** 0 for a chapter that does not exist; any verse may be in a book whose verses are not known. */
function lastVerse(book: string, chapter: number): number {
  const { eng, org } = versifications;
  if (!eng.has(book)) return Number.POSITIVE_INFINITY;
  return Math.max(eng.get(book)![chapter - 1] ?? 0, org.get(book)![chapter - 1] ?? 0);
}
