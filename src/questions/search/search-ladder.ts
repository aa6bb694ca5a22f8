import type { Rung, SearchSort } from '../../documents/question-parameters.ts';
import { MatchMarker } from '../../search/marks.ts';
import { type PlainQuery, queryOfPhrases } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import { type ClimbedEdition, climbLadder, emptyRungs } from './climb-ladder.ts';
import { readParts, type SearchableEdition } from './match-editions.ts';
import { matchesOf, type RungOptions } from './merge-rungs.ts';
import { needsOtherWordings, readOtherIds, searchOtherWordings } from './other-wordings.ts';
import { readLengths } from './page-results.ts';
import { planLadders } from './plan-ladders.ts';
import type { SearchMatches } from './search-exactly.ts';
import { addHeadings } from './search-headings.ts';

interface LadderSearch extends RungOptions {
  readonly query: PlainQuery;
  /** If a verse has the words as a phrase, the others are left out, and the sort is this one. */
  readonly quoted: { readonly sort: SearchSort } | undefined;
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
  readonly onFirst: ((found: SearchMatches) => DocumentQuery<void>) | undefined;
  readonly onBest: ((found: SearchMatches) => DocumentQuery<void>) | undefined;
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
  onBest,
  ...options
}: LadderSearch): DocumentQuery<LadderMatches> {
  const planned = yield* planLadders(editions, query.words);
  const partAt = yield* readParts(planned.flatMap(({ plan }) => plan.paths));
  const lengths = options.sort === 'relevance' ? yield* readLengths(planned) : [];
  const markerOf = markersOf(query);
  const marksIn = ({ edition, match }: { edition: ClimbedEdition; match: Rung }, text: string) => {
    // The verse may have been found by other words in another edition, or by frequent words only
    for (const words of [match, 'some', 'frequent'] as const) {
      const marks = markerOf(edition, words).marksIn(text, []);
      if (marks.length > 0) return marks;
    }
    return [];
  };
  function* reportBest(best: ClimbedEdition): DocumentQuery<void> {
    const found = yield* matchesOf({ editions: [best], ranges }, options, marksIn);
    yield* onBest!({ ...found, missing: [] });
  }
  const climbed: ClimbedEdition[] = [];
  for (const [at, edition] of planned.entries()) {
    const climb = { query, partAt, lengths: lengths[at] ?? new Int32Array(), ranges };
    climbed.push(
      yield* climbLadder(edition, { ...climb, onBest: at === 0 && onBest ? reportBest : undefined }),
    );
  }
  const { missing } = climbed[0]!.ladder;
  const isQuotation = quoted !== undefined && climbed.some(({ rungs }) => rungs.phrase.length > 0);
  const more = { missing, isQuotation };
  if (isQuotation) {
    const quotations = climbed.map((edition) => ({
      ...edition,
      rungs: { ...emptyRungs, phrase: edition.rungs.phrase },
    }));
    return {
      ...(yield* matchesOf({ editions: quotations, ranges }, { ...options, ...quoted }, marksIn)),
      ...more,
    };
  }
  const found = { ...(yield* matchesOf({ editions: climbed, ranges }, options, marksIn)), ...more };
  if (!onFirst || climbed.length < editions.length || !needsOtherWordings(climbed)) return found;
  yield* onFirst(found);
  const otherIds = yield* readOtherIds(climbed);
  const others = yield* searchOtherWordings(otherIds, query);
  const inside = ranges && climbed[0]!.index.versesIn(ranges);
  const withHeadings = yield* addHeadings(climbed, otherIds, query, inside);
  if (others.length === 0 && withHeadings === climbed) return found;
  return { ...(yield* matchesOf({ editions: withHeadings, others, ranges }, options, marksIn)), ...more };
}

/** Marks the phrase, the words, or their forms. Frequent words are only marked with all words, or without rarer ones. */
function markersOf({ words, tokens }: PlainQuery) {
  const markers = new Map<string, MatchMarker>();
  return ({ id, ladder }: ClimbedEdition, match: Rung | 'frequent'): MatchMarker => {
    const key = `${id} ${match}`;
    const known = markers.get(key);
    if (known) return known;
    const inflected = () => ladder.termsOf(match === 'frequent').map((term) => term.split(' '));
    const phrases = match === 'phrase' ? [words] : match === 'all' ? tokens : inflected();
    const marker = new MatchMarker(queryOfPhrases(phrases));
    markers.set(key, marker);
    return marker;
  };
}
