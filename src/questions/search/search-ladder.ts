import type { Rung, SearchGroup } from '../../documents/question-parameters.ts';
import { stemmerPath } from '../../lib/stemmer-paths.ts';
import { LadderPlan } from '../../search/ladder-plan.ts';
import { MatchMarker } from '../../search/marks.ts';
import { queryOfPhrases } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import { union } from '../../search/sorted-numbers.ts';
import type { Stem } from '../../search/word-forms.ts';
import type { DocumentQuery } from '../question.ts';
import { type ClimbedEdition, climbLadder, type PlannedEdition } from './climb-ladder.ts';
import { maxIndexParts, readParts, type SearchableEdition } from './match-editions.ts';
import { type LadderResult, listByEdition, listByVerse } from './merge-rungs.ts';
import { type PageOptions, type PageVerse, readLengths } from './page-results.ts';
import type { SearchMatches } from './search-exactly.ts';

interface LadderSearch extends PageOptions {
  /** Folded, in the order of the query. */
  readonly words: readonly string[];
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
  readonly group: SearchGroup;
}

/** Finds the verses of all rungs, and selects one page. @throws QuestionError */
export function* searchLadder({
  words,
  editions,
  ranges,
  group,
  ...options
}: LadderSearch): DocumentQuery<SearchMatches> {
  const stems = yield* readStemmers(editions);
  const planned = planEditions(editions, words, stems);
  const partAt = yield* readParts(planned.flatMap(({ plan }) => plan.paths));
  const lengths = options.sort === 'relevance' ? yield* readLengths(planned) : [];
  const climbed: ClimbedEdition[] = [];
  for (const [at, edition] of planned.entries())
    climbed.push(
      yield* climbLadder(edition, { words, partAt, lengths: lengths[at] ?? new Int32Array(), ranges }),
    );

  const list = group === 'verse' ? listByVerse : listByEdition;
  const { sort, limit, offset } = options;
  const results = list(climbed, sort, offset + limit + 1);
  const end = offset + limit;
  return {
    editions: climbed.map(({ id, index, rungs }) => ({
      id,
      index,
      verses: union([rungs.phrase, rungs.all]),
    })),
    page: pageVersesOf(results.slice(offset, end), words),
    hasMore: results.length > end,
    missing: climbed[0]!.ladder.missing,
    more: {
      forms: sum(climbed, ({ rungs }) => rungs.forms.length),
      some: sum(climbed, ({ rungs }) => rungs.some.length),
    },
  };
}

function sum(editions: readonly ClimbedEdition[], countOf: (edition: ClimbedEdition) => number): number {
  return editions.reduce((all, edition) => all + countOf(edition), 0);
}

function* readStemmers(
  editions: readonly SearchableEdition[],
): DocumentQuery<ReadonlyMap<string, Stem | undefined>> {
  const languages = [...new Set(editions.map(({ index }) => index.root.language))];
  const stems = yield languages.map(stemmerPath);
  return new Map(languages.map((language, at) => [language, stems[at] as Stem | undefined]));
}

function planEditions(
  editions: readonly SearchableEdition[],
  words: readonly string[],
  stems: ReadonlyMap<string, Stem | undefined>,
): PlannedEdition[] {
  const planned: PlannedEdition[] = [];
  let count = 0;
  for (const edition of editions) {
    const stem = stems.get(edition.index.root.language);
    const plan = new LadderPlan(edition.index, words, stem);
    count += plan.paths.length;
    if (count > maxIndexParts && planned.length > 0) break;
    planned.push({ ...edition, plan, stem });
  }
  return planned;
}

function pageVersesOf(page: readonly LadderResult[], words: readonly string[]): PageVerse[] {
  const markers = new Map<string, MatchMarker>();
  return page.map(({ edition, ...result }) => {
    const key = `${edition.id} ${result.match}`;
    const marker = markers.get(key) ?? markerOf(edition, result.match, words);
    markers.set(key, marker);
    return { ...result, edition: edition.id, marksIn: (text) => marker.marksIn(text, []) };
  });
}

/** Marks the phrase, the words, or their forms. Frequent words are only marked where all words are found. */
function markerOf({ ladder }: ClimbedEdition, match: Rung, words: readonly string[]): MatchMarker {
  const ofWords = (terms: readonly string[]) => terms.map((term) => [term]);
  const phrases = match === 'phrase' ? [words] : ofWords(match === 'all' ? words : ladder.rareTerms);
  return new MatchMarker(queryOfPhrases(phrases));
}
