import { type JsonPieces, jsonPieces } from '../../lib/json-text.ts';
import type { AlignmentFeature } from '../../model/alignment.ts';
import { bookInfo } from '../../model/books.ts';
import type { EditionKind } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import type { License } from '../../model/license.ts';
import { populationOf } from '../../model/population.ts';
import { type SiteSettings, type SiteStart, siteParts } from '../../model/site.ts';
import type { Features, Site } from './site-schema.ts';

export interface SiteEdition {
  readonly id: string;
  readonly kind: EditionKind;
  readonly bookIds: readonly string[];
  readonly catalogueEntry: Readonly<Record<string, unknown>>;
  readonly features?: readonly TranslationFeature[];
  readonly alignment?: AlignmentFeature;
}

export type TranslationFeature = 'audio' | 'words' | 'notes';

export function siteDocument(
  { name, description, colours, start, parts, links }: SiteSettings,
  editions: readonly SiteEdition[],
): string {
  const begin = chosenStart(start, editions) ?? richestStart(editions);
  const translations = editions.filter(({ kind }) => kind === 'translation').length;
  return JSON.stringify({
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    ...(colours?.accent || colours?.paper ? { colours } : {}),
    ...(begin ? { start: begin } : {}),
    ...(translations > maxTranslationsAtOnce ? { hasManyTranslations: true } : {}),
    parts: Object.fromEntries(siteParts.map((part) => [part, parts?.[part] ?? true])) as Site['parts'],
    links: links?.map(({ text, url }) => ({ text, url })) ?? [],
  } satisfies Site);
}

/**
 * A larger catalogue is loaded language by language. The document states only if the limit is exceeded,
 * because pages embed it and an exact number would change them.
 */
const maxTranslationsAtOnce = 200;

/** The settings that produced a document. A default start is omitted, so that it is chosen again. */
export function settingsOf({ start, hasManyTranslations: _, ...settings }: Site): SiteSettings {
  const { translation: edition, book, chapter, with: beside } = start ?? {};
  if (!edition || !book || !chapter) return settings;
  return { ...settings, start: { edition, book, chapter, with: beside } };
}

function chosenStart(start: SiteStart | undefined, editions: readonly SiteEdition[]): Site['start'] {
  if (!start || startFault(start, editions)) return undefined;
  const { edition, book, chapter, with: beside = [] } = start;
  return { translation: edition, book, chapter, with: [...beside] };
}

/** Returns the wrong member and an error message with the alternatives; undefined if the library can open the place. */
export function startFault(
  { edition, book, with: beside = [] }: SiteStart,
  editions: readonly SiteEdition[],
): { readonly path: readonly (string | number)[]; readonly message: string } | undefined {
  const translations = editions.filter(({ kind }) => kind === 'translation');
  const ids = translations.map(({ id }) => id);
  const missing = (id: string) => `The library has no translation "${id}". It has ${listed(ids)}.`;
  const chosen = translations.find(({ id }) => id === edition);
  if (!chosen) return { path: ['edition'], message: missing(edition) };
  if (!chosen.bookIds.includes(book)) {
    const message = `"${edition}" has no book "${book}". It has ${listed(chosen.bookIds)}.`;
    return { path: ['book'], message };
  }
  const lost = beside.findIndex((id) => !ids.includes(id));
  return lost < 0 ? undefined : { path: ['with', lost], message: missing(beside[lost]!) };
}

const maxListedIds = 8;

function listed(ids: readonly string[]): string {
  if (ids.length === 0) return 'none';
  const more = ids.length - maxListedIds;
  return `${ids.slice(0, maxListedIds).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * The book that shows a new reader the most: available in most translations, with notes, references, people
 * and annotated words. John wins ties, then the first book; a few translations more or less, such as samples of
 * one book, do not matter. Undefined without translations.
 */
function richestStart(editions: readonly SiteEdition[]): Site['start'] {
  const translations = editions.filter(({ kind }) => kind === 'translation');
  const studies = [
    editions.filter(({ kind }) => kind === 'commentary'),
    editions.filter((edition) => edition.kind === 'dataset' && !hasRecords(edition)),
    editions.filter((edition) => edition.kind === 'dataset' && hasRecords(edition)),
    translations.filter(({ features }) => features?.includes('words')),
  ].map((kind) => new Set(kind.flatMap(({ bookIds }) => bookIds)));
  const having = new Map<string, number>();
  for (const { bookIds } of translations)
    for (const book of bookIds) having.set(book, (having.get(book) ?? 0) + 1);
  const most = Math.max(...having.values());
  const rank = ([book, count]: readonly [string, number]) =>
    Math.min(count / (most * nearlyMost), 1) + studies.filter((kind) => kind.has(book)).length;
  const preference = (book: string) => (book === 'JHN' ? 0 : (bookInfo(book)?.order ?? 1000));
  const [best] = [...having].sort((a, b) => rank(b) - rank(a) || preference(a[0]) - preference(b[0]));
  return best && { book: best[0], with: [] };
}

/** The share of the translations with the most frequent book. */
const nearlyMost = 3 / 4;

function hasRecords({ catalogueEntry }: SiteEdition): boolean {
  return Object.keys(catalogueEntry).some((name) =>
    /^listOf(?:People|Places|Events|PeopleGroups)ApiLink$/.test(name),
  );
}

const booksOfOldTestament = 39;

export function featuresDocument(editions: readonly SiteEdition[]): JsonPieces {
  const translations = editions
    .filter(({ kind }) => kind === 'translation')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return jsonPieces<Features>({ translations: () => translations.values().map(translationFeatures) });
}

export function translationFeatures({
  id,
  bookIds,
  catalogueEntry,
  features = [],
  alignment,
}: Omit<SiteEdition, 'kind'>): Features['translations'][number] {
  const { language, license } = catalogueEntry as {
    readonly language: string;
    readonly license?: License | null;
  };
  const { commercialUse = null, derivatives = null } = license ?? {};
  const canonical = bookIds.filter((book) => bookInfo(book)?.canon === 'canonical');
  const oldTestament = canonical.filter((book) => bookInfo(book)!.order <= booksOfOldTestament).length;
  const newTestament = canonical.length - oldTestament;
  return {
    id,
    language,
    script: findLanguage(language)?.script ?? null,
    population: populationOf(language) ?? null,
    commercialUse,
    derivatives,
    oldTestament,
    newTestament,
    otherBooks: bookIds.length - canonical.length,
    audio: features.includes('audio'),
    words: features.includes('words'),
    notes: features.includes('notes'),
    ...(alignment ? { alignment } : {}),
  };
}
