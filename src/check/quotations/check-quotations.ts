import { links } from '../../documents/links.ts';
import type { QuotationVerdict } from '../../documents/question-parameters.ts';
import { escapeHtml } from '../../lib/html.ts';
import { type Edition, referenceOptionsFor } from '../../questions/edition.ts';
import { findPassages } from '../../questions/passage.ts';
import { answerFrom, QuestionError } from '../../questions/question.ts';
import { checkQuotation, type QuotationAnswer } from '../../questions/quotation/quotation-answer.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { findQuotations, type PlacedQuotation, type TextSpan } from '../../references/find-quotations.ts';
import type { WrittenReference } from '../../references/place-reader.ts';
import { invisible, type QuotingText } from './quoting-text.ts';

export interface FileQuotation {
  readonly file: string;
  /** From 1, in UTF-16 code units; in a DOCX file, a line is a paragraph. */
  readonly line: number;
  readonly column: number;
  readonly quotation: PlacedQuotation;
  /** The quotation without markup; the offsets of the answer refer to it. */
  readonly text: string;
  readonly answer: QuotationAnswer;
  /** The only edition to compare: named next to the reference, or the single one given. */
  readonly edition: string | undefined;
  readonly claimed: ClaimedVerses | undefined;
  readonly rule: QuotationVerdict | 'unknown-translation';
  readonly severity: 'error' | 'warning' | undefined;
}

interface ClaimedVerses {
  readonly label: string;
  readonly edition: string;
  readonly text: string;
}

interface Editions {
  readonly ids: readonly string[];
  readonly byName: ReadonlyMap<string, string>;
  readonly languages: ReadonlyMap<string, string>;
  readonly read: (path: string) => unknown;
}

const severities: Readonly<Record<FileQuotation['rule'], FileQuotation['severity']>> = {
  exact: undefined,
  partial: undefined,
  'exact-in-other-edition': 'warning',
  'wrong-reference': 'error',
  altered: 'error',
  paraphrase: 'warning',
  'not-found': 'warning',
  'unknown-translation': 'warning',
};

const isRight = (verdict: QuotationVerdict) => verdict === 'exact' || verdict === 'partial';

export function checkQuotations(quoting: QuotingText, editions: Editions): FileQuotation[] {
  const { byName, read } = editions;
  const { ids, references, missing } = inItsLanguages(quoting.text, editions);
  const lines = new LineNumbers(quoting.source);
  const found = findQuotations(quoting, references);
  const ofMissing = new Set(findQuotations(quoting, missing).filter(isApartFrom(found)));
  const inOrder = [...found, ...ofMissing].sort((a, b) => a.start - b.start);
  return inOrder.map((quotation) => {
    const named = quotation.edition === undefined ? undefined : byName.get(quotation.edition.toLowerCase());
    const text = quotation.text.replaceAll(invisible, '');
    const answer = answerFrom(
      checkQuotation({
        text,
        editions: named === undefined ? ids : [named, ...ids.filter((id) => id !== named)],
        ref: quotation.ref,
        isEditionClaimed: named !== undefined,
        referenceData: allReferenceData,
      }),
      read,
    );
    const { verdict } = answer;
    const isUnknown = quotation.edition !== undefined && named === undefined && !isRight(verdict);
    const isMissing = !answer.claimed?.agrees && ofMissing.has(quotation);
    const rule =
      isMissing && verdict !== 'altered' ? 'wrong-reference' : isUnknown ? 'unknown-translation' : verdict;
    return {
      file: quoting.file,
      ...lines.placeOf(quotation.start),
      ...{ quotation, text, answer },
      edition: named ?? (ids.length === 1 && !isUnknown ? ids[0] : undefined),
      claimed: verdict === 'not-found' ? claimedVerses(quotation.ref, named ?? ids[0]!, read) : undefined,
      rule,
      severity: severities[rule],
    };
  });
}

const sampledCharacters = 100_000;
const maxLanguages = 3;

/**
 * Finds references using the languages of the editions, most matches first, at most three languages. Their editions
 * come first.
 * `missing` has the references to chapters and verses that no versification has.
 */
function inItsLanguages(text: string, { ids, languages, read }: Editions) {
  const groups = [...Map.groupBy(ids, (id) => languages.get(id) ?? '').values()];
  const optionsOf = ([id]: readonly string[]) =>
    referenceOptionsFor(read(links.books(id!)) as Edition, allReferenceData);
  const detectIn = (part: string, group: readonly string[]) => detectReferences(part, optionsOf(group));
  const sample = text.slice(0, groups.length > 1 ? sampledCharacters : 0);
  const ranked = groups
    .map((group) => ({ group, found: detectIn(sample, group).length }))
    .sort((a, b) => b.found - a.found);
  const references: WrittenReference[] = [];
  const others: WrittenReference[] = [];
  for (const { group, found } of ranked.slice(0, maxLanguages)) {
    if (found === 0 && references.length > 0) break;
    references.push(...detectIn(text, group).filter(isApartFrom(references)));
    const { extent: _, ...options } = optionsOf(group);
    others.push(...detectReferences(text, options).filter(isApartFrom(others)));
  }
  const missing = others.filter(isApartFrom(references)).filter(mayBePlace);
  const sorted = [references, missing].map((each) => each.sort((a, b) => a.start - b.start));
  return { ids: ranked.flatMap(({ group }) => group), references: sorted[0]!, missing: sorted[1]! };
}

function isApartFrom(others: readonly TextSpan[]) {
  return ({ start, end }: TextSpan) => !others.some((other) => start < other.end && other.start < end);
}

/** False for quantities: `in Numbers 603,550 men`. */
function mayBePlace({ from, to }: WrittenReference): boolean {
  return [from, to].every(({ chapter = 0, verse = 0 }) => Math.max(chapter, verse) < minQuantity);
}

const minQuantity = 200;

function claimedVerses(ref: string, edition: string, read: Editions['read']): ClaimedVerses | undefined {
  try {
    const question = { ref, editions: [edition], referenceData: allReferenceData };
    const [passage, ...others] = answerFrom(findPassages(question), read).passages;
    const [{ label, verses } = { label: '', verses: [] }] = passage?.editions ?? [];
    const isShort = verses.length > 0 && verses.length <= maxClaimedVerses && others.length === 0;
    return isShort
      ? { label, edition, text: verses.map(({ content }) => content.text).join(' ') }
      : undefined;
  } catch (error) {
    if (error instanceof QuestionError) return undefined;
    throw error;
  }
}

const maxClaimedVerses = 4;

class LineNumbers {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  placeOf(offset: number): { readonly line: number; readonly column: number } {
    const after = this.#starts.findIndex((start) => start > offset);
    const line = after === -1 ? this.#starts.length : after;
    return { line, column: offset - this.#starts[line - 1]! + 1 };
  }
}

interface FixedText {
  readonly source: string;
  readonly fixed: readonly FileQuotation[];
}

/**
 * Replaces the wrong words of altered quotations if there is one edition and the verses agree with the reference. Quotations with moved words,
 * or with markup between the wrong words, are left as they are.
 */
export function fixQuotations(
  { source, isFixable, isHtml, text }: QuotingText,
  checked: readonly FileQuotation[],
): FixedText {
  const fixed: FileQuotation[] = [];
  if (!isFixable) return { source, fixed };
  let changed = source;
  for (const each of checked.toReversed()) {
    const { answer, quotation, edition } = each;
    const isClear =
      edition !== undefined &&
      answer.edition === edition &&
      answer.claimed?.agrees &&
      answer.otherPlaces.length === 0;
    if (answer.verdict !== 'altered' || !isClear) continue;
    const edits = editsOf(each);
    const isClean = edits?.every(({ start, end }) => source.slice(start, end) === text.slice(start, end));
    if (!edits || !isClean) continue;
    const isLater = fixed.length > 0 && quotation.end > fixed.at(-1)!.quotation.start;
    if (isLater) continue;
    for (const { start, end, words } of edits.toReversed()) {
      changed = changed.slice(0, start) + (isHtml ? escapeHtml(words) : words) + changed.slice(end);
    }
    fixed.push(each);
  }
  return { source: changed, fixed: fixed.reverse() };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

function editsOf({ quotation, text, answer }: FileQuotation): Edit[] | undefined {
  const edits: Edit[] = [];
  const offsets = offsetsInSource(quotation);
  for (const { kind, quoted, from = '' } of answer.differences) {
    if (kind === 'moved') return undefined;
    const [first, last] = quoted;
    const end = last === 0 ? quotation.start : offsets[last - 1]! + 1;
    const start = first === last ? end : offsets[first]!;
    // Lines of poetry are separated by line ends
    const words = from.replace(/\s+/g, ' ');
    if (kind === 'replaced') edits.push({ start, end, words });
    if (kind === 'left-out') edits.push({ start, end, words: first === 0 ? `${words} ` : ` ${words}` });
    if (kind === 'added') {
      const before = /\s$/.test(text.slice(0, first)) ? 1 : 0;
      const after = before === 0 && /^\s/.test(text.slice(last)) ? 1 : 0;
      edits.push({ start: start - before, end: end + after, words: '' });
    }
  }
  return edits;
}

function offsetsInSource({ text, start }: PlacedQuotation): number[] {
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) if (text[at] !== invisible) offsets.push(start + at);
  return offsets;
}
