import { type SchemeName, schemeNames } from '../reference.ts';
import { byFrequency } from './find-scheme.ts';
import type { Mapping, Verse } from './verse-span.ts';
import { Versification } from './versification.ts';

/** How verses are numbered that some table or article names. */
export interface NumberingOfVerses {
  readonly scheme: SchemeName;
  readonly evidence: {
    /** Declared in metadata, or found by which scheme has the most of the verses. */
    readonly by: 'metadata' | 'verses';
    /** How many verses there are to judge by. */
    readonly verses: number;
    /** How many of them each scheme has. */
    readonly fitting: Readonly<Record<SchemeName, number>>;
  };
  /** Of the books that are named. */
  readonly mappings: readonly Mapping[];
}

/**
 * The standard scheme by which verses are numbered, each given once: the declared one, else the one that has the most of them, of
 * several the commonest. Which chapters are complete is not known, so that only verses that a scheme lacks speak against it.
 */
export function numberingOfVerses(verses: Iterable<Verse>, declared?: SchemeName): NumberingOfVerses {
  const fitting = Object.fromEntries(schemeNames.map((name) => [name, 0])) as Record<SchemeName, number>;
  const schemes = schemeNames.map((name) => [name, Versification.standard(name)] as const);
  const books = new Set<string>();
  let count = 0;
  for (const { book, chapter, verse } of verses) {
    books.add(book);
    count++;
    for (const [name, scheme] of schemes) if (verse <= scheme.verseCount(book, chapter)) fitting[name]++;
  }
  const found = byFrequency.reduce((best, name) => (fitting[name] > fitting[best] ? name : best));
  const scheme = declared ?? found;
  return {
    scheme,
    evidence: { by: declared ? 'metadata' : 'verses', verses: count, fitting },
    mappings: Versification.standard(scheme)
      .mappings()
      .filter((mapping) => books.has(mapping.verses.book)),
  };
}
