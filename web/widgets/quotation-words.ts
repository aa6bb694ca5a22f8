import type { QuotationAnswer, QuotationDifference, Translation } from '../../client/src/documents.ts';
import { quotationText } from '../strings/texts.ts';

export function changedWords({ differences }: QuotationAnswer): QuotationDifference[] {
  const kinds: readonly string[] = ['replaced', 'left-out', 'added', 'moved'];
  return differences.filter(({ kind }) => kinds.includes(kind));
}

export function judgementOf(
  answer: QuotationAnswer,
  translation: Translation | undefined,
  notFound: string,
): string {
  if (!translation) return notFound;
  const reference = citedReference(answer, translation);
  const exact = () => quotationText('exact', { reference });
  const judgement = {
    exact,
    partial: () => quotationText('partial', { reference }),
    'exact-in-other-edition': exact,
    'wrong-reference': exact,
    altered: () => quotationText('altered', { count: changedWords(answer).length, reference }),
    paraphrase: () => quotationText('paraphrase', { reference }),
    'not-found': () => notFound,
  }[answer.verdict]();
  return answer.claimed?.agrees === false ? `${judgement} ${quotationText('otherReference')}` : judgement;
}

export function citedReference({ label }: QuotationAnswer, { shortName, id }: Translation): string {
  return `${label} (${shortName || id})`;
}

const usfm = /^([A-Z0-9]{3}) (\d+)(?::(\d+)(?:-(\d+)(:\d+)?)?)?/;

export function firstPlace({ reference }: QuotationAnswer) {
  const [, book, chapter, verse, last, isBeyond] = usfm.exec(reference ?? '') ?? [];
  if (book === undefined) return undefined;
  const endVerse = isBeyond ? Number.POSITIVE_INFINITY : Number(last);
  return {
    book,
    chapter: Number(chapter),
    ...(verse && { verse: Number(verse) }),
    ...(last && { endVerse }),
  };
}

interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

export function markedPieces(text: string, ranges: readonly (readonly number[])[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
  };
  let at = 0;
  for (const [start = 0, end = start] of ranges.toSorted(([a = 0], [b = 0]) => a - b)) {
    const [from, to] = [Math.max(at, start), Math.min(end, text.length)];
    if (to <= from) continue;
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, text.length, false);
  return pieces;
}
