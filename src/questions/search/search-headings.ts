import { links } from '../../documents/links.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import { maxSome, type ScoredVerse } from '../../search/ladder.ts';
import type { PlainQuery } from '../../search/query.ts';
import { indexName } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import { type ClimbedEdition, climbLadder } from './climb-ladder.ts';
import { indexOf, readParts } from './match-editions.ts';
import { readSameVerses, type SameVerses } from './merge-rungs.ts';
import { planLadders } from './plan-ladders.ts';

const maxHeadings = 5;
const maxSectionVerses = 60;
const maxOthers = 3;
const headingScore = 1_000_000;

/**
 * Puts sections whose headings have all of the words first on the last rung of the first edition: "prodigal son".
 * Each is listed with the verse that has most of the words, or with its first one.
 * @param others translations whose headings are searched if the requested ones have no such heading.
 */
export function* addHeadings(
  editions: readonly ClimbedEdition[],
  others: readonly string[],
  query: PlainQuery,
  inside: Uint8Array | undefined,
): DocumentQuery<readonly ClimbedEdition[]> {
  const [first, ...rest] = editions;
  const best: number[] = [];
  const requested = editions.map(({ id }) => id);
  for (const headings of yield* findHeadings([requested, others.slice(0, maxOthers)], query)) {
    const same = yield* readSameVerses([first!, { id: headings.index.root.translation }]);
    const { phrase, all, forms } = headings.rungs;
    for (const heading of [...phrase, ...all, ...forms].slice(0, maxHeadings)) {
      const section = sectionBelow(heading, headings, first!, same).filter((verse) => inside?.[verse] !== 0);
      best.push(...first!.rank(section, 1).map(({ verse }) => verse));
    }
  }
  if (best.length === 0) return editions;
  const verses = [...new Set(best)];
  const below = verses.map((verse, at): ScoredVerse => ({ verse, score: headingScore - at }));
  const withWords = first!.rungs.some.filter(({ verse }) => !verses.includes(verse));
  const some = [...below, ...withWords].slice(0, maxSome);
  return [{ ...first!, rungs: { ...first!.rungs, some } }, ...rest];
}

/** Numbers of the verses up to the next heading. @param edition has the verses. */
function sectionBelow(
  heading: number,
  { index }: ClimbedEdition,
  edition: ClimbedEdition,
  same: SameVerses,
): Int32Array {
  const verseAt = (number: number) => same.in(edition, { id: index.root.translation, index }, number)[0];
  const start = verseAt(heading);
  if (start === undefined) return new Int32Array();
  let end = start + 1;
  for (let next = heading + 1; next < index.root.verses; next++) {
    const verse = verseAt(next) ?? 0;
    if (verse <= start) continue;
    end = Math.min(verse, start + maxSectionVerses);
    break;
  }
  return Int32Array.from({ length: end - start }, (_, at) => start + at);
}

function* findHeadings(
  groups: readonly (readonly string[])[],
  query: PlainQuery,
): DocumentQuery<readonly ClimbedEdition[]> {
  for (const group of groups) {
    const ids = group.map((id) => indexName(id, 'headings'));
    const roots = (yield ids.map(links.searchRoot)) as readonly (SearchRoot | undefined)[];
    const indexed = ids.flatMap((id, at) => (roots[at] ? [{ id, index: indexOf(roots[at]) }] : []));
    for (const edition of yield* planLadders(indexed, query.words)) {
      const partAt = yield* readParts(edition.plan.paths);
      const options = { query, partAt, lengths: new Int32Array(), ranges: undefined, isWhole: true };
      const climbed = yield* climbLadder(edition, options);
      if (Object.values(climbed.rungs).some(({ length }) => length > 0)) return [climbed];
    }
  }
  return [];
}
