import { foldedWords } from '../../search/analysis.ts';
import type { IndexRoot } from '../../search/read-index.ts';
import type { AlignedPassage } from './align-passage.ts';
import { changesWording, type Difference, describeDifferences } from './describe-differences.ts';
import type { FoundQuotation } from './find-in-edition.ts';
import { QuotedText } from './quoted-text.ts';
import type { Quotation } from './quoted-words.ts';

type Agreement = 'exact' | 'partial' | 'altered' | 'paraphrase' | 'not-found';

export interface JudgedQuotation extends FoundQuotation {
  readonly agreement: Agreement;
  readonly text: QuotedText;
  readonly differences: readonly Difference[];
  /** Share of the words of the quotation that the text has, in order; 1 only if it has all. */
  readonly coverage: number;
}

/** A frequent word in the right place proves less than a rare one. */
const frequentWeight = 0.4;
/** Share of the weight of all words that a quotation has at least if it is altered, and if it is a paraphrase. */
const minAlteredShare = 0.62;
const minParaphraseShare = 0.3;
/** Weight of the words found, below which a similarity is a coincidence. */
const minAlteredWeight = 2.4;
const minWholeWeight = 1.2;
const minParaphraseWeight = 3;
/** With less coverage, an altered quotation needs at least `minRun` consecutive words. */
const minSureCoverage = 0.65;
const minRun = 3;

/** @param isAtClaim the verses are those of a claimed reference, so that fewer words identify them. */
export function judgeQuotation(
  quotation: Quotation,
  found: FoundQuotation,
  isAtClaim = false,
): JudgedQuotation {
  const text = new QuotedText(found.passages, quotation.omissions);
  const differences = describeDifferences(quotation, text);
  const changes = differences.filter(changesWording);
  const minWeight = text.isWhole || isAtClaim ? minWholeWeight : minAlteredWeight;
  const { weight, share, words, matched } = evidenceOf(quotation, found, changes);
  const coverage = matched >= words ? 1 : Math.floor((100 * matched) / words) / 100;
  return { ...found, agreement: agreementOf(), text, differences, coverage };

  function agreementOf(): Agreement {
    if (matched > 0 && changes.length === 0) return text.isWhole ? 'exact' : 'partial';
    const isLikely = coverage >= minSureCoverage || longestRun(found) >= minRun;
    if (share >= minAlteredShare && weight >= minWeight && isLikely) return 'altered';
    const isOnlyOne = isNearlyWhole(text) && !found.others.some(isAlsoNearlyWhole);
    if (weight >= minWholeWeight && isOnlyOne && isOneWord(changes)) return 'altered';
    return share >= minParaphraseShare && weight >= minParaphraseWeight ? 'paraphrase' : 'not-found';
  }
}

const isNearlyWhole = ({ missingWords }: QuotedText): boolean => missingWords <= 1;
const isAlsoNearlyWhole = (passage: AlignedPassage) => isNearlyWhole(new QuotedText([passage], new Set()));

function isOneWord(changes: readonly Difference[]): boolean {
  return (
    changes.length === 1 &&
    changes.every(({ from = '', to = '' }) => foldedWords(from).length <= 1 && foldedWords(to).length <= 1)
  );
}

interface Evidence {
  readonly weight: number;
  readonly share: number;
  readonly words: number;
  readonly matched: number;
}

/** Numbers and note callers that the text lacks are not counted. */
function evidenceOf(
  { words }: Quotation,
  { edition, passages }: FoundQuotation,
  changes: readonly Difference[],
): Evidence {
  const isFound = new Uint8Array(words.length);
  for (const { found, from } of passages) {
    for (const [index, place] of found.entries()) if (place !== -1) isFound[from + index] = 1;
  }
  const distinct = new Set<string>();
  const sums = { all: 0, found: 0, words: 0, matched: 0 };
  for (const [at, { folded, number, isCaller }] of words.entries()) {
    const isMissing = isFound[at] === 0;
    if (isMissing && (number !== undefined || isCaller)) continue;
    const weight = weightOf(edition.index, folded);
    sums.all += weight;
    sums.words++;
    if (isMissing) continue;
    sums.found += weight;
    distinct.add(folded);
    sums.matched++;
  }
  const leftOut = changes.flatMap(({ from = '' }) => foldedWords(from));
  const weightOfText = sums.found + leftOut.reduce((sum, word) => sum + weightOf(edition.index, word), 0);
  return {
    weight: [...distinct].reduce((sum, word) => sum + weightOf(edition.index, word), 0),
    share: sums.found / Math.max(1, sums.all, weightOfText),
    words: sums.words,
    matched: sums.matched,
  };
}

function longestRun({ passages }: FoundQuotation): number {
  let longest = 0;
  for (const { found } of passages) {
    let run = 0;
    for (const [index, place] of found.entries()) {
      run = place === -1 ? 0 : index > 0 && found[index - 1] === place - 1 ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

function weightOf(index: IndexRoot, word: string): number {
  return index.isFrequent(word) ? frequentWeight : 1;
}

const order: readonly Agreement[] = ['exact', 'partial', 'altered', 'paraphrase', 'not-found'];

export function compareJudged(a: JudgedQuotation, b: JudgedQuotation): number {
  return order.indexOf(a.agreement) - order.indexOf(b.agreement) || b.coverage - a.coverage;
}
