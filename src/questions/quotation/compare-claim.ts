import type { Place, Reference } from '../../references/reference.ts';
import type { IndexRoot } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import type { SearchableEdition } from '../search/match-editions.ts';
import { alignPassage, regionOf } from './align-passage.ts';
import { type CheckedQuotation, isFoundAnywhere, nearbyVerses, rangeAround } from './check-in-editions.ts';
import { isClaimed } from './claimed-reference.ts';
import { type NumberedVerses, readRegions } from './find-in-edition.ts';
import { scoreOf } from './passage-evidence.ts';
import { QuotedText } from './quoted-text.ts';
import type { Quotation } from './quoted-words.ts';

const maxChapters = 2;
/** See `Quotation.comparisons`: the claim is compared even after a long search. */
const maxClaimComparisons = 300_000;
/** Whole chapters and books have too many verses to be compared. */
const maxClaimedVerses = 60;

/**
 * True if a quotation was found at a claimed reference, or if the verses there are as similar as those found: a
 * refrain, for example.
 * @param first the edition in whose numbering the references are written.
 */
export function* agreesWithClaim(
  quotation: Quotation,
  { best, numbering, maxDocuments }: CheckedQuotation,
  first: SearchableEdition,
  references: readonly Reference[],
): DocumentQuery<boolean> {
  if (references.length === 0 || !isFoundAnywhere(best)) return false;
  const { edition, passages, others } = best;
  const isAt = function* ({ verses }: QuotedText): DocumentQuery<boolean> {
    return isClaimed(yield* numbering.sameVerses(verses, edition, first), references);
  };
  for (const text of [best.text, ...others.map((passage) => new QuotedText([passage], new Set()))]) {
    if (yield* isAt(text)) return true;
  }
  if (passages.length > 1) return false;
  const limited: Quotation = { ...quotation, comparisons: { left: maxClaimComparisons } };
  for (const { first: from, last } of claimedVerses(first.index, references)) {
    const verses = Array.from({ length: last - from + 1 }, (_, step) => first.index.placeOf(from + step));
    const same = yield* numbering.sameVerses(verses, first, edition);
    // With its neighbours, a claimed verse may lose to one that has the same words; so it is also aligned alone
    for (const nearby of [nearbyVerses, 0]) {
      const range = rangeAround(edition, same, nearby);
      if (!range) break;
      const reading = { read: quotation.read, maxDocuments };
      const { chapterAt } = yield* readRegions(edition, [range], maxChapters, reading);
      const region = regionOf(edition.index, range.first, range.last, chapterAt);
      const passage = alignPassage(limited, [0, quotation.words.length], region);
      const isAsSimilar = passage.matched > 0 && scoreOf(passage) >= scoreOf(passages[0]!);
      if (isAsSimilar && (yield* isAt(new QuotedText([passage], quotation.omissions)))) return true;
    }
  }
  return false;
}

function claimedVerses(index: IndexRoot, references: readonly Reference[]): NumberedVerses[] {
  const find = ({ book, chapter, verse }: Place) =>
    chapter === undefined || verse === undefined ? undefined : index.find({ book, chapter, verse });
  return references.slice(0, maxReferences).flatMap(({ from, to }) => {
    const first = find(from);
    if (first === undefined) return [];
    const last = find(to) ?? first;
    return last < first || last - first >= maxClaimedVerses ? [] : [{ first, last }];
  });
}

const maxReferences = 3;
