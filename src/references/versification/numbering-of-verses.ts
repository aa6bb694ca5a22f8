import { type SchemeName, schemeNames } from '../reference.ts';
import { byFrequency } from './find-scheme.ts';
import type { Mapping, Verse } from './verse-span.ts';
import { Versification } from './versification.ts';

export interface NumberingOfVerses {
  readonly scheme: SchemeName;
  readonly evidence: {
    /** Declared in metadata, or detected as the scheme that has the most of the verses. */
    readonly by: 'metadata' | 'verses';
    readonly verses: number;
    readonly fitting: Readonly<Record<SchemeName, number>>;
  };
  readonly mappings: readonly Mapping[];
}

/**
 * Determines the standard scheme of a set of unique verses: the declared one, or the one that has the most of
 * them. The most common scheme wins ties. Chapters may be incomplete, so only verses that a scheme lacks
 * count against it.
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
