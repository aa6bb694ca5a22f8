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

const marks: readonly (readonly [opening: string, closing: string])[] = [
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['‹', '›'],
  ['‘', '’'],
  ['‚', '‘'],
  ['"', '"'],
  ["'", "'"],
];
const apostrophes = "'’";

/** Finds texts in quotation marks and block quotes that have one of the references next to them or in a note. */
export function findQuotations(
  { text, blocks, notes = [] }: QuotingBlocks,
  written: readonly WrittenReference[],
): PlacedQuotation[] {
  const references = joinedReferences(text, written);
  const quoted = [...quotedSpans(text)].filter(({ start, end }) => !isTooLong({ start, end }));
  const unreferenced = blocks.filter((block) => !references.some((each) => isWithin(each, block)));
  const found = new Map<number, PlacedQuotation>();
  const beside = (isBeside: (block: TextSpan) => boolean) => {
    const block = unreferenced.find(isBeside);
    return block && trimmed(text, block.start, block.end);
  };
  for (const reference of references) {
    const block = blocks.find((each) => isWithin(reference, each));
    const note = notes.find((each) => isWithin(reference, each));
    const inText = () => outsideBlocks(nearest(reference, text, quoted), text, blocks);
    const span = block
      ? inBlock(reference, references, text, block)
      : note
        ? (inText() ?? atCaller(reference, note, { text, blocks, quoted }))
        : (beside(({ end }) => isBlankBetween(text, end, reference.start)) ??
          inText() ??
          beside(({ start }) => isBlankBetween(text, reference.end, start)));
    if (!span || found.has(span.start) || countWords(text.slice(span.start, span.end)) < minWords) continue;
    const { written: ref, edition } = reference;
    found.set(span.start, {
      ...span,
      text: text.slice(span.start, span.end),
      ref,
      writtenRef: text.slice(reference.start, reference.end),
      ...(edition === undefined ? {} : { edition }),
    });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

interface ListedReference extends TextSpan {
  readonly written: string;
  readonly edition?: string | undefined;
  /** The end of the edition, or of the reference if none is named. */
  readonly after: number;
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
  for (const [opening, closing] of marks) {
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

/** The quotation before the reference, or else after it, with few words and no other sentence in between. */
function nearest(reference: TextSpan, text: string, quoted: readonly TextSpan[]): TextSpan | undefined {
  const before = quoted
    .filter(({ end }) => end <= reference.start && reference.start - end <= maxDistance)
    .filter(({ end }) => isConnected(text.slice(end + 1, reference.start)))
    .sort((a, b) => b.end - a.end || a.start - b.start)[0];
  if (before && !isNewSentence(text.slice(before.end - 1, reference.start))) return before;
  const after = quoted
    .filter(({ start }) => start >= reference.end && start - reference.end <= maxDistance)
    .filter(({ start }) => isConnected(text.slice(reference.end, start - 1)))
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
  return after ?? before;
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

interface Surroundings extends QuotingBlocks {
  readonly quoted: readonly TextSpan[];
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
  return outsideBlocks(
    nearest({ start: note.at, end: note.at }, text, quoted.filter(isBefore)),
    text,
    blocks,
  );
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
