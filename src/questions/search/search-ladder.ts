import type { Rung } from '../../documents/question-parameters.ts';
import { MatchMarker } from '../../search/marks.ts';
import { type PlainQuery, queryOfPhrases } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import { type ClimbedEdition, climbLadder } from './climb-ladder.ts';
import { readParts, type SearchableEdition } from './match-editions.ts';
import { matchesOf, type RungOptions } from './merge-rungs.ts';
import { readLengths } from './page-results.ts';
import { planLadders } from './plan-ladders.ts';
import type { SearchMatches } from './search-exactly.ts';

interface LadderSearch extends RungOptions {
  readonly query: PlainQuery;
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

/** Finds the verses of all rungs, and selects one page. @throws QuestionError */
export function* searchLadder({
  query,
  editions,
  ranges,
  ...options
}: LadderSearch): DocumentQuery<SearchMatches> {
  const planned = yield* planLadders(editions, query.words);
  const partAt = yield* readParts(planned.flatMap(({ plan }) => plan.paths));
  const lengths = options.sort === 'relevance' ? yield* readLengths(planned) : [];
  const climbed: ClimbedEdition[] = [];
  for (const [at, edition] of planned.entries())
    climbed.push(
      yield* climbLadder(edition, { query, partAt, lengths: lengths[at] ?? new Int32Array(), ranges }),
    );
  const marksIn = markersOf(query);
  return {
    ...matchesOf(climbed, options, ({ edition, match }, text) => marksIn(edition, match).marksIn(text, [])),
    missing: climbed[0]!.ladder.missing,
  };
}

/** Marks the phrase, the words, or their forms. Frequent words are only marked where all words are found. */
function markersOf({ words, tokens }: PlainQuery) {
  const markers = new Map<string, MatchMarker>();
  return ({ id, ladder }: ClimbedEdition, match: Rung): MatchMarker => {
    const key = `${id} ${match}`;
    const inflected = ladder.rareTerms.map((term) => term.split(' '));
    const phrases = match === 'phrase' ? [words] : match === 'all' ? tokens : inflected;
    const marker = markers.get(key) ?? new MatchMarker(queryOfPhrases(phrases));
    markers.set(key, marker);
    return marker;
  };
}
