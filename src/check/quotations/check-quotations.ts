import { links } from '../../documents/links.ts';
import type { QuotationVerdict } from '../../documents/question-parameters.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { Edition } from '../../questions/edition.ts';
import { referenceOptionsFor } from '../../questions/edition.ts';
import { answerFrom } from '../../questions/question.ts';
import { checkQuotation, type QuotationAnswer } from '../../questions/quotation/quotation-answer.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { findQuotations, type PlacedQuotation } from '../../references/find-quotations.ts';
import type { QuotingText } from './quoting-text.ts';

export interface FileQuotation {
  readonly file: string;
  /** From 1, in UTF-16 code units; in a DOCX file, a line is a paragraph. */
  readonly line: number;
  readonly column: number;
  readonly quotation: PlacedQuotation;
  readonly answer: QuotationAnswer;
  /** The only edition to compare: named next to the reference, or the single one given. */
  readonly edition: string | undefined;
  readonly severity: 'error' | 'warning' | undefined;
}

interface Editions {
  readonly ids: readonly string[];
  readonly byName: ReadonlyMap<string, string>;
  readonly read: (path: string) => unknown;
}

const severities: Readonly<Record<QuotationVerdict, FileQuotation['severity']>> = {
  exact: undefined,
  partial: undefined,
  'exact-in-other-edition': 'warning',
  'wrong-reference': 'error',
  altered: 'error',
  paraphrase: 'warning',
  'not-found': 'warning',
};

export function checkQuotations(quoting: QuotingText, editions: Editions): FileQuotation[] {
  const { ids, byName, read } = editions;
  const first = read(links.books(ids[0]!)) as Edition;
  const references = detectReferences(quoting.text, referenceOptionsFor(first, allReferenceData));
  const placed = findQuotations(quoting, references);
  const lines = new LineNumbers(quoting.source);
  return placed.map((quotation) => {
    const named = quotation.edition === undefined ? undefined : byName.get(quotation.edition.toLowerCase());
    const answer = answerFrom(
      checkQuotation({
        text: quotation.text,
        editions: named === undefined ? ids : [named, ...ids.filter((id) => id !== named)],
        ref: quotation.ref,
        isEditionClaimed: named !== undefined,
        referenceData: allReferenceData,
      }),
      read,
    );
    const place = lines.placeOf(quotation.start);
    const edition = named ?? (ids.length === 1 ? ids[0] : undefined);
    return { file: quoting.file, ...place, quotation, answer, edition, severity: severities[answer.verdict] };
  });
}

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
    const isClear = answer.edition === edition && answer.claimed?.agrees && answer.otherPlaces.length === 0;
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

function editsOf({ quotation, answer }: FileQuotation): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const { kind, quoted, from = '' } of answer.differences) {
    if (kind === 'moved') return undefined;
    const [start, end] = [quotation.start + quoted[0], quotation.start + quoted[1]];
    // Lines of poetry are separated by line ends
    const words = from.replace(/\s+/g, ' ');
    if (kind === 'replaced') edits.push({ start, end, words });
    if (kind === 'left-out') edits.push({ start, end, words: quoted[0] === 0 ? `${words} ` : ` ${words}` });
    if (kind === 'added') {
      const before = /\s$/.test(quotation.text.slice(0, quoted[0])) ? 1 : 0;
      const after = before === 0 && /^\s/.test(quotation.text.slice(quoted[1])) ? 1 : 0;
      edits.push({ start: start - before, end: end + after, words: '' });
    }
  }
  return edits;
}
