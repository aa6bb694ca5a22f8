import { links } from '../documents/links.ts';
import {
  versificationOfDocument,
  type WrittenNumbering,
} from '../references/versification/edition-numbering.ts';
import { mapVerses } from '../references/versification/map-verses.ts';
import type { SchemeName, Versification } from '../references/versification/versification.ts';
import type { Edition } from './edition.ts';
import type { Question } from './question.ts';

/** Where a verse is. 0 is the title of a psalm. */
export interface VerseAddress {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** What is read of the document of an edition's numbering. */
interface NumberingDocument extends WrittenNumbering {
  readonly numbers: readonly {
    readonly book: string;
    readonly chapter: number;
    readonly verse?: number;
    readonly endVerse?: number;
  }[];
}

/** How an edition numbers its verses. */
export interface Numbering {
  readonly versification: Versification;
  /** The last verse of several that the edition has as one. */
  endVerse(verse: VerseAddress): number | undefined;
}

/** The numbering of each edition; undefined for one whose service does not say it. */
export function* readNumberings(editions: readonly Edition[]): Question<(Numbering | undefined)[]> {
  const documents = yield editions.map(({ translation }) => links.versification(translation.id));
  return documents.map((document) => (document ? numberingOf(document as NumberingDocument) : undefined));
}

const known = new WeakMap<NumberingDocument, Numbering>();

function numberingOf(document: NumberingDocument): Numbering {
  const numbering = known.get(document) ?? readNumbering(document);
  known.set(document, numbering);
  return numbering;
}

function readNumbering(document: NumberingDocument): Numbering {
  const ends = new Map<string, number>();
  for (const { book, chapter, verse, endVerse } of document.numbers) {
    if (verse !== undefined && endVerse !== undefined) ends.set(key({ book, chapter, verse }), endVerse);
  }
  return { versification: versificationOf(document), endVerse: (verse) => ends.get(key(verse)) };
}

/** Editions that are numbered alike share one: between them there is nothing to map. */
const shared = new Map<string, Versification>();
const mostShared = 64;

function versificationOf(document: NumberingDocument): Versification {
  const { scheme, differences, mappings } = document;
  const written = JSON.stringify([scheme, differences, mappings]);
  const versification = shared.get(written) ?? versificationOfDocument(document);
  if (shared.size >= mostShared) shared.clear();
  shared.set(written, versification);
  return versification;
}

function key({ book, chapter, verse }: VerseAddress): string {
  return `${book} ${chapter}:${verse}`;
}

/** The verses of one edition that say what these verses of another say. As they are, where a numbering is not known. */
export function sameVerses(
  verses: readonly VerseAddress[],
  from: Versification | SchemeName | undefined,
  to: Numbering | undefined,
): readonly VerseAddress[] {
  if (from === undefined || to === undefined || from === to.versification) return verses;
  const found = new Map<string, VerseAddress>();
  for (const verse of verses) {
    for (const { part: _, ...same } of mapVerses(from, to.versification, verse)) found.set(key(same), same);
  }
  return [...found.values()];
}
