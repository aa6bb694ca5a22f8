import type { Rung, SearchSort } from '../../documents/question-parameters.ts';
import { MatchMarker } from '../../search/marks.ts';
import { type PlainQuery, queryOfPhrases } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import { type ClimbedEdition, climbLadder } from './climb-ladder.ts';
import { readParts, type SearchableEdition } from './match-editions.ts';
import { matchesOf, type RungOptions } from './merge-rungs.ts';
import { needsOtherWordings, searchOtherWordings } from './other-wordings.ts';
import { readLengths } from './page-results.ts';
import { planLadders } from './plan-ladders.ts';
import type { SearchMatches } from './search-exactly.ts';

interface LadderSearch extends RungOptions {
  readonly query: PlainQuery;
  /** If a verse has the words as a phrase, the others are left out, and the sort is this one. */
  readonly quoted: { readonly sort: SearchSort } | undefined;
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
  /** Called with the verses of the requested editions before others are searched; undefined searches only these. */
  readonly onFirst: ((found: SearchMatches) => DocumentQuery<void>) | undefined;
}

interface LadderMatches extends SearchMatches {
  /** True if only verses with the quoted phrase are listed. */
  readonly isQuotation: boolean;
}

export function* searchLadder({
  query,
  quoted,
  editions,
  ranges,
  onFirst,
  ...options
}: LadderSearch): DocumentQuery<LadderMatches> {
  const planned = yield* planLadders(editions, query.words);
  const partAt = yield* readParts(planned.flatMap(({ plan }) => plan.paths));
  const lengths = options.sort === 'relevance' ? yield* readLengths(planned) : [];
  const climbed: ClimbedEdition[] = [];
  for (const [at, edition] of planned.entries())
    climbed.push(
      yield* climbLadder(edition, { query, partAt, lengths: lengths[at] ?? new Int32Array(), ranges }),
    );
  const markerOf = markersOf(query);
  const marksIn = ({ edition, match }: { edition: ClimbedEdition; match: Rung }, text: string) => {
    const marks = markerOf(edition, match).marksIn(text, []);
    // The verse may have been found by other words in another edition
    return marks.length > 0 ? marks : markerOf(edition, 'some').marksIn(text, []);
  };
  const { missing } = climbed[0]!.ladder;
  const isQuotation = quoted !== undefined && climbed.some(({ rungs }) => rungs.phrase.length > 0);
  const more = { missing, isQuotation };
  if (isQuotation) {
    const quotations = climbed.map((edition) => ({
      ...edition,
      rungs: { ...noVerses, phrase: edition.rungs.phrase },
    }));
    return {
      ...(yield* matchesOf({ editions: quotations, ranges }, { ...options, ...quoted }, marksIn)),
      ...more,
    };
  }
  const found = { ...(yield* matchesOf({ editions: climbed, ranges }, options, marksIn)), ...more };
  if (!onFirst || climbed.length < editions.length || !needsOtherWordings(climbed)) return found;
  yield* onFirst(found);
  const others = yield* searchOtherWordings(climbed, query);
  if (others.length === 0) return found;
  return { ...(yield* matchesOf({ editions: climbed, others, ranges }, options, marksIn)), ...more };
}

const noVerses = { all: new Int32Array(), forms: new Int32Array(), some: [] };

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
