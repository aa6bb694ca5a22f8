import type { Place, Reference } from '../../references/reference.ts';
import type { IndexRoot } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import type { SearchableEdition } from '../search/match-editions.ts';
import { type AlignedPassage, alignPassage, regionOf } from './align-passage.ts';
import {
  type CheckedQuotation,
  hasSameWords,
  isFoundAnywhere,
  maxLocated,
  nearbyVerses,
  rangeAround,
} from './check-in-editions.ts';
import { isClaimed } from './claimed-reference.ts';
import { type NumberedVerses, readRegions } from './find-in-edition.ts';
import { compareJudged, judgeQuotation } from './judge-quotation.ts';
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
  checked: CheckedQuotation,
  first: SearchableEdition,
  references: readonly Reference[],
): DocumentQuery<boolean> {
  const { best, numbering } = checked;
  if (references.length === 0 || !isFoundAnywhere(best)) return false;
  const { edition, passages, others } = best;
  const isAt = function* ({ verses }: QuotedText): DocumentQuery<boolean> {
    return isClaimed(yield* numbering.sameVerses(verses, edition, first), references);
  };
  for (const text of [best.text, ...others.map((passage) => new QuotedText([passage], new Set()))]) {
    if (yield* isAt(text)) return true;
  }
  if (passages.length > 1) return false;
  // With its neighbours, a claimed verse may lose to one that has the same words; so it is also aligned alone
  for (const nearby of [nearbyVerses, 0]) {
    for (const passage of yield* alignAtClaim(quotation, edition, { first, references, nearby, checked })) {
      const isAsSimilar = scoreOf(passage) >= scoreOf(passages[0]!);
      if (isAsSimilar && (yield* isAt(new QuotedText([passage], quotation.omissions)))) return true;
    }
  }
  return false;
}

/** Also compares a quotation that was not found word by word with the claimed verses, however short it is. */
export function* withClaimedVerses(
  quotation: Quotation,
  checked: CheckedQuotation,
  first: SearchableEdition,
  references: readonly Reference[],
): DocumentQuery<CheckedQuotation> {
  const found = checked.best;
  if (references.length === 0 || (found && hasSameWords(found))) return checked;
  let best = found;
  for (const edition of checked.likely.slice(0, maxLocated)) {
    const claim = { first, references, nearby: 0, checked };
    for (const passage of yield* alignAtClaim(quotation, edition, claim)) {
      const judged = judgeQuotation(quotation, { edition, passages: [passage], others: [] }, true);
      if (isFoundAnywhere(judged) && (!best || compareJudged(judged, best) < 0)) best = judged;
    }
  }
  if (!best || best === found) return checked;
  const others = found ? [found, ...checked.others] : checked.others;
  return { ...checked, best, others: others.filter(({ edition }) => edition !== best.edition) };
}

interface Claim {
  /** The edition in whose numbering the references are written. */
  readonly first: SearchableEdition;
  readonly references: readonly Reference[];
  readonly nearby: number;
  readonly checked: CheckedQuotation;
}

function* alignAtClaim(
  quotation: Quotation,
  edition: SearchableEdition,
  { first, references, nearby, checked: { numbering, maxDocuments } }: Claim,
): DocumentQuery<AlignedPassage[]> {
  const limited: Quotation = { ...quotation, comparisons: { left: maxClaimComparisons } };
  const reading = { read: quotation.read, maxDocuments: maxDocuments + maxChapters };
  const aligned: AlignedPassage[] = [];
  for (const { first: from, last } of claimedVerses(first.index, references)) {
    const verses = Array.from({ length: last - from + 1 }, (_, step) => first.index.placeOf(from + step));
    const range = rangeAround(edition, yield* numbering.sameVerses(verses, first, edition), nearby);
    if (!range) continue;
    const { chapterAt } = yield* readRegions(edition, [range], maxChapters, reading);
    const region = regionOf(edition.index, range.first, range.last, chapterAt);
    aligned.push(alignPassage(limited, [0, quotation.words.length], region));
  }
  return aligned.filter(({ matched }) => matched > 0);
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
