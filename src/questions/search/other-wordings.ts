import { links } from '../../documents/links.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import { addToGroup } from '../../lib/group-by.ts';
import { LadderPlan } from '../../search/ladder-plan.ts';
import type { PlainQuery } from '../../search/query.ts';
import type { IndexPart } from '../../search/read-index.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import { type ClimbedEdition, climbLadder, type RungedEdition } from './climb-ladder.ts';
import { indexOf, readParts, type SearchableEdition } from './match-editions.ts';

/** Translations whose indexes are compared with the query, and the best of them, which are searched. */
const maxCompared = 8;
const maxSearched = 3;

export function needsOtherWordings(editions: readonly RungedEdition[]): boolean {
  const languages = new Set(editions.map(({ index }) => index.root.language));
  return languages.size === 1 && !editions.some(hasAllWords);
}

function hasAllWords({ rungs: { phrase, all, forms } }: RungedEdition): boolean {
  return phrase.length + all.length + forms.length > 0;
}

/**
 * Searches other translations in the language of the requested ones, because a quotation may be from there:
 * "thy word is a lamp unto my feet". Returns those that have verses
 * with all of the words, as written: finding other forms of words takes twice as long.
 */
export function* searchOtherWordings(
  ids: readonly string[],
  query: PlainQuery,
): DocumentQuery<ClimbedEdition[]> {
  const others = yield* readOthers(ids.slice(0, maxCompared), query);
  const planned = others.map((edition) => {
    const plan = new LadderPlan(edition.index, query.words, undefined);
    return { ...edition, plan };
  });
  const partAt = yield* readParts(planned.flatMap(({ plan }) => plan.paths));
  const lengths = new Int32Array();
  const found: ClimbedEdition[] = [];
  for (const edition of planned)
    if (edition.plan.chosen.every(({ text, paths }) => hasTerm(partAt(paths[0] ?? '', 'word'), text)))
      found.push(yield* climbLadder(edition, { query, partAt, lengths, ranges: undefined, isWhole: true }));
  return found.filter(hasAllWords);
}

function hasTerm(part: IndexPart | undefined, term: string): boolean {
  const [from, to] = part?.findTerm(term) ?? [0, 0];
  return to > from;
}

export function* readOtherIds(requested: readonly SearchableEdition[]): DocumentQuery<string[]> {
  const [catalogue] = yield [links.availableTranslations];
  const { language } = requested[0]!.index.root;
  const known = new Set(requested.map(({ id }) => id));
  const ids = catalogue ? (largestFirst(catalogue as Catalogue).get(language) ?? []) : [];
  return ids.filter((id) => !known.has(id));
}

function* readOthers(ids: readonly string[], { words }: PlainQuery): DocumentQuery<SearchableEdition[]> {
  const roots = (yield ids.map(links.searchRoot)) as readonly (SearchRoot | undefined)[];
  const distinct = [...new Set(words)];
  const rated = roots.flatMap((root, at) => {
    if (!root) return [];
    const index = indexOf(root);
    return [{ id: ids[at]!, index, frequent: distinct.filter((word) => index.isFrequent(word)).length }];
  });
  return rated.sort((a, b) => b.frequent - a.frequent).slice(0, maxSearched);
}

interface Catalogue {
  readonly translations?: readonly {
    readonly id: string;
    readonly language: string;
    readonly totalNumberOfVerses?: number;
  }[];
}

const largestFirst = memoizeByDocument(({ translations = [] }: Catalogue) => {
  const byLanguage = new Map<string, string[]>();
  const sorted = [...translations].sort(
    (a, b) => (b.totalNumberOfVerses ?? 0) - (a.totalNumberOfVerses ?? 0) || (a.id < b.id ? -1 : 1),
  );
  for (const { id, language } of sorted) addToGroup(byLanguage, language, id);
  return byLanguage;
});
