import type { WrittenReference } from './place-reader.ts';
import { formatReference } from './write-references.ts';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface QuotingBlocks {
  readonly text: string;
  readonly blocks: readonly TextSpan[];
  /** Footnotes and endnotes. */
  readonly notes?: readonly Note[];
}

export interface Note extends TextSpan {
  readonly at: number;
}

export interface PlacedQuotation extends TextSpan {
  readonly text: string;
  readonly ref: string;
  readonly writtenRef: string;
  readonly edition?: string;
}

const maxDistance = 80;
const paragraphEnd = /\n[^\S\n]*\n/;
const minWords = 2;
const maxCharacters = 2000;

/** The opening and the closing mark of each pair. */
const marks = ['“”', '„“', '„”', '«»', '»«', '「」', '『』', '‹›', '‘’', '‚‘', '""', "''"];
const apostrophes = "'’";

/**
 * Finds texts in quotation marks and block quotes that have one of the references next to them or in a note. Each of
 * them has one reference: the one in brackets directly after it, or else one that introduces it, `John 3:16 says, “`,
 * or else the first one close to it.
 */
export function findQuotations(
  { text, blocks, notes = [] }: QuotingBlocks,
  written: readonly WrittenReference[],
): PlacedQuotation[] {
  const references = joinedReferences(text, written);
  const quoted = [...quotedSpans(text)].filter(({ start, end }) => !isTooLong({ start, end }));
  const surroundings = { text, blocks, notes, quoted, references };
  const candidates = references.flatMap((reference) =>
    candidatesOf(reference, surroundings).map((each) => ({ ...each, reference })),
  );
  const used = new Set<ListedReference | string>();
  const found: PlacedQuotation[] = [];
  for (const { span, reference } of candidates.sort((a, b) => a.rank - b.rank)) {
    const { start, end } = span;
    const taken = [reference, `from ${start}`, `to ${end}`];
    if (taken.some((each) => used.has(each))) continue;
    for (const each of taken) used.add(each);
    if (countWords(text.slice(start, end)) < minWords) continue;
    const { written: ref, edition } = reference;
    const writtenRef = text.slice(reference.start, reference.end);
    const quotation = { start, end, text: text.slice(start, end), ref, writtenRef };
    found.push(edition === undefined ? quotation : { ...quotation, edition });
  }
  return found.sort((a, b) => a.start - b.start);
}

interface Surroundings extends Required<QuotingBlocks> {
  readonly quoted: readonly TextSpan[];
  readonly references: readonly ListedReference[];
}

interface Candidate {
  readonly span: TextSpan;
  readonly rank: number;
}

/** Smaller ranks come first; `apart` is in another sentence. */
const ranks = { inBrackets: 0, introduced: 1, near: 2, apart: 3 } as const;

function rankBefore(between: string): number {
  return /^[^\p{L}\p{N}]*[([][^\p{N})\]]{0,12}$/u.test(between) ? ranks.inBrackets : ranks.near;
}

function rankAfter(between: string): number {
  return /^[)\]\s]*(?:[:：]|[\p{L}\s]+[,:，：])\s*$/u.test(between) ? ranks.introduced : ranks.near;
}

/** The quotations that a reference may belong to, the preferred one first. */
function candidatesOf(reference: ListedReference, surroundings: Surroundings): Candidate[] {
  const { text, blocks, notes, quoted, references } = surroundings;
  const { start, end, after } = reference;
  const candidate = (span: TextSpan | undefined, rank: number): Candidate[] => (span ? [{ span, rank }] : []);
  const ofBlock = (isNext: (each: TextSpan) => boolean, rankOf: (each: TextSpan) => number) => {
    const next = blocks.find((each) => isNext(each) && !references.some((other) => isWithin(other, each)));
    return next ? candidate(trimmed(text, next.start, next.end), rankOf(next)) : [];
  };
  const block = blocks.find((each) => isWithin(reference, each));
  if (block) return candidate(inBlock(reference, references, text, block), ranks.inBrackets);
  const inText = nearest(reference, text, quoted).flatMap(({ span, rank }) =>
    candidate(outsideBlocks(span, text, blocks), rank),
  );
  const note = notes.find((each) => isWithin(reference, each));
  if (note)
    return inText.length > 0 ? inText : candidate(atCaller(reference, note, surroundings), ranks.near);
  return [
    ...ofBlock(
      (each) => isBlankBetween(text, each.end, start),
      (each) => rankBefore(text.slice(each.end, start)),
    ),
    ...inText,
    ...ofBlock(
      (each) => isBlankBetween(text, end, each.start),
      (each) => rankAfter(text.slice(after, each.start)),
    ),
  ];
}

interface ListedPlace extends TextSpan {
  /** The end of the edition, or of the reference if none is named. */
  readonly after: number;
}

interface ListedReference extends ListedPlace {
  readonly written: string;
  readonly edition?: string | undefined;
}

function joinedReferences(text: string, references: readonly WrittenReference[]): ListedReference[] {
  const lists: ListedReference[] = [];
  for (const { start, end, from, to } of references) {
    const written = formatReference({ from, to });
    const last = lists.at(-1);
    const named = editionAfter.exec(text.slice(end, end + 16));
    const rest = { end, edition: named?.[1], after: end + (named?.[0].length ?? 0) };
    const between = text.slice(last?.end, start);
    if (last && between.length < 6 && /^[\s,;&]*$/.test(between) && !paragraphEnd.test(between)) {
      lists[lists.length - 1] = { ...rest, start: last.start, written: `${last.written}; ${written}` };
    } else lists.push({ ...rest, start, written });
  }
  return lists;
}

/** The next word if it is in capital letters, but not a text in capital letters. */
const editionAfter = /^[\s,;([]{0,3}(\p{Lu}[\p{Lu}\p{Nd}-]{1,9})(?!\p{L}|\s\p{Lu}{2})/u;

const isTooLong = ({ start, end }: TextSpan) => end - start > maxCharacters;

function* quotedSpans(text: string): Generator<TextSpan> {
  for (const [opening, closing] of marks.map((pair) => [...pair])) {
    let start = -1;
    for (let at = 0; at < text.length; at++) {
      const character = text[at]!;
      if (start >= 0 && character === closing && !isApostrophe(text, at)) {
        yield { start, end: at };
        start = -1;
      } else if (character === opening && (opening !== closing || isOpening(text, at))) start = at + 1;
      else if (start >= 0 && character === '\n' && /^\n[^\S\n]*\n/.test(text.slice(at, at + 200))) start = -1;
    }
  }
}

/** False for the sign of inches, and for apostrophes. */
function isOpening(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? ' ');
}

/** True in `Christ’s` and `the disciples’ feet`. */
function isApostrophe(text: string, at: number): boolean {
  if (!apostrophes.includes(text[at]!)) return false;
  return /^.\p{L}/u.test(text.slice(at, at + 3)) || /^s. \p{Ll}/u.test(text.slice(at - 1, at + 3));
}

/** The quotations before and after the reference, with few words and no other sentence in between. */
function nearest({ start, end, after }: ListedPlace, text: string, quoted: readonly TextSpan[]): Candidate[] {
  const previous = quoted
    .filter((span) => span.end <= start && start - span.end <= maxDistance)
    .filter((span) => isConnected(text.slice(span.end + 1, start)))
    .sort((a, b) => b.end - a.end || a.start - b.start)[0];
  const next = quoted
    .filter((span) => span.start >= end && span.start - end <= maxDistance)
    .filter((span) => isConnected(text.slice(end, span.start - 1)))
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
  const found: Candidate[] = [];
  const before = previous ? text.slice(previous.end + 1, start) : '';
  if (previous && !isNewSentence(text.slice(previous.end - 1, start)))
    found.push({ span: previous, rank: rankBefore(before) });
  const between = next ? text.slice(after, next.start - 1) : '';
  const isOfPrevious = found.length > 0 && /[([][^)\]]*$/.test(before);
  if (next && !isOfPrevious && !/[.!?…。]\s*$/.test(between))
    found.push({ span: next, rank: rankAfter(between) });
  const apart = next ?? previous;
  return found.length > 0 || !apart ? found : [{ span: apart, rank: ranks.apart }];
}

/** True for a text such as ` (see ` or `, Jesus says: `, but not beyond a sentence, a paragraph or another quotation. */
function isConnected(between: string): boolean {
  return (
    !paragraphEnd.test(between) &&
    !/[.!?]\s+\p{Lu}|[“”„«»「」『』"]/u.test(between) &&
    countWords(between) <= 8
  );
}

/** True for `.” In `: the reference may belong to the next quotation. */
function isNewSentence(between: string): boolean {
  return /^[.!?…][^\p{L}]+\p{Lu}/u.test(between);
}

const isWithin = (span: TextSpan, block: TextSpan) => span.start >= block.start && span.end <= block.end;

function inBlock(
  reference: ListedReference,
  references: readonly ListedReference[],
  text: string,
  block: TextSpan,
): TextSpan | undefined {
  const inside = references.filter((each) => isWithin(each, block));
  const at = inside.indexOf(reference);
  if (countWords(text.slice(block.start, inside[0]!.start)) >= minWords)
    return trimmed(text, inside[at - 1]?.after ?? block.start, reference.start);
  const isAtLine = ({ start }: TextSpan) => /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(block.start, start));
  if (!isAtLine(reference)) return undefined;
  return trimmed(text, reference.after, inside.slice(at + 1).find(isAtLine)?.start ?? block.end);
}

function outsideBlocks(
  own: TextSpan | undefined,
  text: string,
  blocks: readonly TextSpan[],
): TextSpan | undefined {
  return own && !blocks.some((block) => isWithin(own, block)) ? trimmed(text, own.start, own.end) : undefined;
}

/** The quotation before the caller of the note that begins with the reference. */
function atCaller(
  reference: TextSpan,
  note: Note,
  { text, blocks, quoted }: Surroundings,
): TextSpan | undefined {
  if (!isConnected(text.slice(note.start, reference.start))) return undefined;
  const block = blocks.find(({ start, end }) => start < note.at && note.at <= end);
  if (block && isBlank(text.slice(note.at, block.end))) return trimmed(text, block.start, note.at);
  const isBefore = ({ end }: TextSpan) => end <= note.at;
  const caller = { start: note.at, end: note.at, after: note.at };
  return outsideBlocks(nearest(caller, text, quoted.filter(isBefore))[0]?.span, text, blocks);
}

function isBlankBetween(text: string, from: number, to: number): boolean {
  return from <= to && isBlank(text.slice(from, to));
}

const isBlank = (between: string) => between.length < maxDistance && /^[\s:()[\]—–.\u2060-]*$/u.test(between);

function trimmed(text: string, from: number, to: number): TextSpan | undefined {
  const part = text.slice(from, to);
  const start = from + /^[\s\u2060:;,.)\]"“„«—–-]*/u.exec(part)![0].length;
  const end = from + part.replace(/[\s\u2060([—–:"”“»-]+$/u, '').length;
  return end > start && end - start <= maxCharacters ? { start, end } : undefined;
}

function countWords(text: string): number {
  return text.match(/[\p{Script=Han}\p{Script=Thai}]|[\p{L}\p{M}]+/gu)?.length ?? 0;
}
