import type { WrittenReference } from './place-reader.ts';
import { formatReference } from './write-references.ts';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface QuotingBlocks {
  readonly text: string;
  readonly blocks: readonly TextSpan[];
}

export interface PlacedQuotation extends TextSpan {
  readonly text: string;
  readonly ref: string;
  readonly edition?: string;
}

const maxDistance = 80;
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
  ['"', '"'],
];

/** Finds texts in quotation marks and block quotes that have one of the references next to them. */
export function findQuotations(
  { text, blocks }: QuotingBlocks,
  written: readonly WrittenReference[],
): PlacedQuotation[] {
  const references = joinedReferences(text, written);
  const quoted = [...quotedSpans(text)].filter(({ start, end }) => !isTooLong({ start, end }));
  const found = new Map<number, PlacedQuotation>();
  for (const reference of references) {
    const own = nearest(reference, text, quoted);
    const span =
      blockOf(reference, text, blocks) ??
      (own && !blocks.some((block) => isWithin(own, block))
        ? trimmed(text, own.start, own.end)
        : undefined) ??
      blockAfter(reference, text, blocks);
    if (!span || found.has(span.start) || countWords(text.slice(span.start, span.end)) < minWords) continue;
    const edition = editionAfter(text, reference.end);
    found.set(span.start, {
      ...span,
      text: text.slice(span.start, span.end),
      ref: reference.written,
      ...(edition === undefined ? {} : { edition }),
    });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

interface ListedReference extends TextSpan {
  readonly written: string;
}

function joinedReferences(text: string, references: readonly WrittenReference[]): ListedReference[] {
  const lists: ListedReference[] = [];
  for (const { start, end, from, to } of references) {
    const written = formatReference({ from, to });
    const last = lists.at(-1);
    if (last && /^[\s,;&]*$/.test(text.slice(last.end, start)) && start - last.end < 6) {
      lists[lists.length - 1] = { start: last.start, end, written: `${last.written}; ${written}` };
    } else lists.push({ start, end, written });
  }
  return lists;
}

const isTooLong = ({ start, end }: TextSpan) => end - start > maxCharacters;

function* quotedSpans(text: string): Generator<TextSpan> {
  for (const [opening, closing] of marks) {
    let start = -1;
    for (let at = 0; at < text.length; at++) {
      const character = text[at]!;
      if (start >= 0 && character === closing) {
        yield { start, end: at };
        start = -1;
      } else if (character === opening) start = at + 1;
      else if (start >= 0 && character === '\n' && /^\n[^\S\n]*\n/.test(text.slice(at, at + 200))) start = -1;
    }
  }
}

/** The quotation before the reference, or else after it, with few words and no other sentence in between. */
function nearest(reference: TextSpan, text: string, quoted: readonly TextSpan[]): TextSpan | undefined {
  const before = quoted
    .filter(({ end }) => end <= reference.start && reference.start - end <= maxDistance)
    .filter(({ end }) => isConnected(text.slice(end + 1, reference.start)))
    .sort((a, b) => b.end - a.end || a.start - b.start)[0];
  if (before) return before;
  return quoted
    .filter(({ start }) => start >= reference.end && start - reference.end <= maxDistance)
    .filter(({ start }) => isConnected(text.slice(reference.end, start - 1)))
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
}

/** True for a text such as ` (see ` or `, Jesus says: `, but not beyond a sentence, a paragraph or another quotation. */
function isConnected(between: string): boolean {
  return !/\n[^\S\n]*\n|[.!?]\s+\p{Lu}|[“”„«»「」『』"]/u.test(between) && countWords(between) <= 8;
}

const isWithin = (span: TextSpan, block: TextSpan) => span.start >= block.start && span.end <= block.end;

/** The block quote with the reference, or directly before it; without the reference. */
function blockOf(reference: TextSpan, text: string, blocks: readonly TextSpan[]): TextSpan | undefined {
  const own = blocks.find((block) => isWithin(reference, block));
  if (own) {
    const head = text.slice(own.start, reference.start).trimEnd();
    if (countWords(head) < minWords) return trimmed(text, reference.end, own.end);
    return trimmed(text, own.start, reference.start);
  }
  const before = blocks.find(
    ({ end }) => end <= reference.start && isBlank(text.slice(end, reference.start)),
  );
  return before && trimmed(text, before.start, before.end);
}

function blockAfter(reference: TextSpan, text: string, blocks: readonly TextSpan[]): TextSpan | undefined {
  const after = blocks.find(
    ({ start }) => start >= reference.end && isBlank(text.slice(reference.end, start)),
  );
  return after && trimmed(text, after.start, after.end);
}

const isBlank = (between: string) => between.length < maxDistance && /^[\s:()[\]—–.\u2060-]*$/u.test(between);

function trimmed(text: string, from: number, to: number): TextSpan | undefined {
  const part = text.slice(from, to);
  const start = from + /^[\s\u2060:"“„«—–-]*/u.exec(part)![0].length;
  const end = from + part.replace(/[\s\u2060([—–:"”“»-]+$/u, '').length;
  return end > start && end - start <= maxCharacters ? { start, end } : undefined;
}

function editionAfter(text: string, end: number): string | undefined {
  return /^[\s,;([]{0,3}([A-Z][A-Z0-9-]{1,9})\b/.exec(text.slice(end, end + 14))?.[1];
}

function countWords(text: string): number {
  return text.match(/[\p{Script=Han}\p{Script=Thai}]|[\p{L}\p{M}]+/gu)?.length ?? 0;
}
