import { links } from '../../documents/links.ts';
import type { EntryScope, Rung, SearchSort } from '../../documents/question-parameters.ts';
import type { SearchLengths } from '../../documents/search/search-schema.ts';
import { readableWords } from '../../search/analysis.ts';
import { type Mark, MatchMarker } from '../../search/marks.ts';
import { readNumbers } from '../../search/packed-numbers.ts';
import { formatWanted, type SearchQuery } from '../../search/query.ts';
import type { IndexedVerse } from '../../search/read-index.ts';
import { type Attribution, attributionOf, type Edition } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import type { SimpleChapter } from '../read-verses.ts';
import type { MatchedEdition, SearchableEdition } from './match-editions.ts';
import { entryAt } from './scope-texts.ts';

export interface SearchHit {
  readonly translation: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
  readonly match?: Rung;
  readonly foundIn?: readonly string[];
  /** Set if a computed alignment matched. */
  readonly computed?: true;
  readonly text: string;
  /** Offsets in UTF-16 code units of `text`. */
  readonly marks: readonly Mark[];
}

export interface Renderings {
  readonly translation: string;
  /** Spelled as in the query: `strong:G26`. */
  readonly of: string;
  readonly renderings: readonly { readonly words: string; readonly count: number }[];
  readonly others: number;
}

export interface PageVerse {
  readonly edition: string;
  readonly at: IndexedVerse;
  readonly match?: Rung;
  readonly foundIn?: readonly string[];
  readonly marksIn: (text: string) => readonly Mark[];
}

export interface PageOptions {
  readonly sort: SearchSort;
  readonly limit: number;
  readonly offset: number;
}

export function* pageOf(
  matched: readonly MatchedEdition[],
  query: SearchQuery,
  { sort, limit, offset }: PageOptions,
): DocumentQuery<PageVerse[]> {
  const marker = new MatchMarker(query);
  const page: PageVerse[] = [];
  let before = 0;
  for (const edition of matched) {
    const { length } = edition.found.verses;
    const start = Math.max(0, offset - before);
    before += length;
    const room = limit - page.length;
    if (room === 0 || start >= length) continue;
    const verses = sort === 'canon' ? edition.found.verses : yield* rank(edition, start + room);
    for (let index = start; index < Math.min(start + room, verses.length); index++) {
      const verse = verses[index]!;
      const marksIn = (text: string) => marker.marksIn(text, edition.found.annotatedAt(verse));
      page.push({ edition: edition.id, at: edition.index.placeOf(verse), marksIn });
    }
  }
  return page;
}

function* rank(edition: MatchedEdition, maxVerses: number): DocumentQuery<Int32Array> {
  const [lengths] = yield* readLengths([edition]);
  return edition.found.byRelevance(lengths!, maxVerses);
}

export function* readLengths(editions: readonly SearchableEdition[]): DocumentQuery<Int32Array[]> {
  const missing = editions.filter(({ index }) => !('lengths' in index.root));
  const read = missing.length > 0 ? yield missing.map(({ id }) => links.searchLengths(id)) : [];
  return editions.map((edition) => {
    const { root } = edition.index;
    const document = 'lengths' in root ? root : read[missing.indexOf(edition)];
    return document ? lengthsOf(document as SearchLengths) : new Int32Array();
  });
}

const lengthsOf = memoizeByDocument(({ lengths }: SearchLengths) => readNumbers(lengths));

export function chapterPaths(page: readonly PageVerse[]): string[] {
  return [...new Set(page.map(({ at }) => at.path))];
}

export function addTexts(
  page: readonly PageVerse[],
  paths: readonly string[],
  chapters: readonly unknown[],
  isComputed: (edition: string) => boolean = () => false,
): { results: SearchHit[]; attributions: Attribution[] } {
  const quoted = new Map<string, SearchedChapter>();
  const results = page.map(({ edition, at, match, foundIn, marksIn }) => {
    const { book, chapter, verse, endVerse, place, path } = at;
    const document = chapters[paths.indexOf(path)] as SearchedChapter | undefined;
    if (document && !quoted.has(edition)) quoted.set(edition, document);
    const text = textAt(document, place);
    const address = { book, chapter, verse, ...(endVerse === undefined ? {} : { endVerse }) };
    const found = {
      ...(match ? { match } : {}),
      ...(foundIn ? { foundIn } : {}),
      ...((foundIn ?? [edition]).every(isComputed) ? { computed: true as const } : {}),
    };
    return { translation: edition, ...address, ...found, text, marks: marksIn(text) };
  });
  return { results, attributions: Array.from(quoted.values(), attributionOf) };
}

type SearchedChapter = SimpleChapter & Pick<Edition, 'translation'>;

export function textOfHit(scope: EntryScope | undefined, document: unknown, at: IndexedVerse): string {
  if (scope) return entryAt(scope, document, at)?.text ?? '';
  return textAt(document as SimpleChapter | undefined, at.place);
}

export function textAt(chapter: SimpleChapter | undefined, place: number): string {
  return (chapter && verseTextsOf(chapter)[place]) ?? '';
}

const verseTextsOf = memoizeByDocument(({ chapter }: SimpleChapter) =>
  chapter.content.flatMap(({ type, text = '' }) =>
    type === 'verse' || type === 'hebrew_subtitle' ? [text] : [],
  ),
);

const maxRenderings = 50;

export function renderingsOf({ id, found }: MatchedEdition): Renderings[] {
  return found.renderings().flatMap(({ wanted, counts }) => {
    const all = [...counts].map(([words, count]) => ({ words: readableWords(words), count }));
    if (all.length === 0) return [];
    all.sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1));
    const others = all.slice(maxRenderings).reduce((sum, { count }) => sum + count, 0);
    return [{ translation: id, of: formatWanted(wanted), renderings: all.slice(0, maxRenderings), others }];
  });
}
