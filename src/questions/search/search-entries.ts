import { links } from '../../documents/links.ts';
import type { EntryScope, Rung, SearchMatch, SearchSort } from '../../documents/question-parameters.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import type { Mark } from '../../search/marks.ts';
import { indexName } from '../../search/read-index.ts';
import { type Attribution, type ReferenceData, readEditionsById } from '../edition.ts';
import type { DocumentQuery } from '../question.ts';
import { correctQuery } from './correct-query.ts';
import { indexOf, type SearchableEdition } from './match-editions.ts';
import { chapterPaths, type PageVerse } from './page-results.ts';
import { type BestQuery, parseRanges } from './parse-search.ts';
import { ofTranslations } from './scope-editions.ts';
import { attributionIn, entryAt, excerptOf } from './scope-texts.ts';
import { findVerses, maxEditions, namesIn, type SearchResults } from './search.ts';

interface EditionCount {
  readonly edition: string;
  readonly total: number;
  readonly books?: readonly { readonly book: string; readonly count: number }[];
}

export interface ScopeResults<Result> {
  readonly counts: Pick<SearchResults, 'total' | 'more' | 'notIndexed' | 'unsearched'> & {
    readonly editions: readonly EditionCount[];
  };
  readonly results: readonly Result[];
  readonly attributions: readonly Attribution[];
  readonly listed: number;
  readonly hasMore: boolean;
  readonly from: string | null;
  readonly didYouMean?: SearchResults['didYouMean'];
}

export interface EntryHit {
  readonly kind: 'note' | 'heading' | 'footnote' | 'name' | 'word';
  readonly translation?: string;
  readonly commentary?: string;
  readonly dataset?: string;
  readonly lexicon?: string;
  readonly book?: string;
  /** Missing for the introduction of a book. */
  readonly chapter?: number;
  readonly verse?: number;
  readonly noteId?: number;
  readonly type?: string;
  readonly id?: string;
  readonly name?: string;
  readonly lemma?: string;
  readonly transliteration?: string;
  readonly gloss?: string;
  readonly match?: Rung;
  readonly text: string;
  readonly marks: readonly Mark[];
}

interface EntryQuestion {
  readonly q: string;
  readonly query: BestQuery;
  readonly books: string;
  readonly match: SearchMatch;
  readonly sort: SearchSort | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly referenceData: ReferenceData | undefined;
}

export function* searchEntries(
  scope: EntryScope,
  editions: readonly string[],
  { q, query, books, match, sort: wantedSort, limit, offset, referenceData }: EntryQuestion,
): DocumentQuery<ScopeResults<EntryHit>> {
  const ids = editions.slice(0, maxEditions);
  const roots = (yield ids.map((id) => links.searchRoot(indexName(id, scope)))) as (SearchRoot | undefined)[];
  const indexed = ids.flatMap((id, at): SearchableEdition[] =>
    roots[at] ? [{ id, index: indexOf(roots[at]) }] : [],
  );
  const missing = ids.filter((_, at) => !roots[at]);
  if (missing.length > 0 && ofTranslations.includes(scope)) yield* readEditionsById(missing);
  const [first] = indexed;
  if (!first) return nothingIn(missing);

  const isPlaced = scope !== 'names' && scope !== 'lexicon';
  const ranges = isPlaced ? parseRanges(books, namesIn(first.index.root), referenceData) : undefined;
  const sort = wantedSort ?? (isPlaced ? undefined : 'relevance');
  const search = { q, editions: ids, books, match, sort, group: 'edition', limit, offset } as const;
  const { found: matches } = yield* findVerses(search, query, { editions: indexed, ranges });
  const searched = matches.editions.map(({ id, index, verses }) => ({
    edition: id,
    total: verses.length,
    ...(isPlaced ? { books: index.countByBook(verses) } : {}),
  }));
  const next = indexed[matches.editions.length];
  const end = next ? ids.indexOf(next.id) : ids.length;
  const paths = chapterPaths(matches.page);
  const documents = paths.length > 0 ? yield paths : [];
  const didYouMean = yield* correctQuery({ ...matches, q, ranges });
  return {
    didYouMean,
    counts: {
      total: searched.reduce((sum, { total }) => sum + total, 0),
      ...(matches.more ? { more: matches.more } : {}),
      editions: searched,
      notIndexed: missing,
      unsearched: editions.length - end,
    },
    results: matches.page.map((entry) => hitOf(scope, entry, documents[paths.indexOf(entry.at.path)])),
    attributions: documents.flatMap((document) => (document ? (attributionIn(document) ?? []) : [])),
    listed: matches.listed,
    hasMore: matches.hasMore,
    from: editions[end] ?? null,
  };
}

export function nothingIn(notIndexed: readonly string[]): ScopeResults<never> {
  const counts = { total: 0, editions: [], notIndexed, unsearched: 0 };
  return { counts, results: [], attributions: [], listed: 0, hasMore: false, from: null };
}

function hitOf(scope: EntryScope, { edition, at, match, marksIn }: PageVerse, document: unknown): EntryHit {
  const { text, members } = entryAt(scope, document, at) ?? { text: '' };
  const { book, chapter, verse, record = '' } = at;
  const found = { ...members, ...(match ? { match } : {}), ...excerptOf(text, marksIn(text)) };
  const kind = scope === 'lexicon' ? 'word' : (scope.slice(0, -1) as EntryHit['kind']);
  if (scope === 'lexicon') return { kind, lexicon: edition, id: record, ...found };
  if (scope === 'names') {
    const source = book === 'profiles' ? { commentary: edition } : { dataset: edition };
    return { kind, ...source, type: book, id: record, ...found };
  }
  const source = scope === 'notes' ? { commentary: edition } : { translation: edition };
  return { kind, ...source, book, ...(chapter === 0 ? {} : { chapter, verse }), ...found };
}
