import type { NumberCounts } from './lexicon-schema.ts';

interface CountedEdition {
  readonly id: string;
  readonly catalogueEntry: Readonly<Record<string, unknown>>;
  readonly numbers?: { readonly hebrew: string; readonly greek: string };
}

/** Each translation adds about 12 kB in gzip. */
const maxTranslations = 10;

/** Lists how often each translation has each Strong's number; undefined if none has any. */
export function numberCountsDocument(editions: readonly CountedEdition[]): string | undefined {
  const counted = editions.filter(({ numbers }) => numbers).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (counted.length === 0) return undefined;
  const document: NumberCounts = {
    translations: counted.slice(0, maxTranslations).map(({ id, catalogueEntry, numbers }) => ({
      translation: id,
      language: String(catalogueEntry.language),
      ...numbers!,
    })),
  };
  return JSON.stringify(document);
}
