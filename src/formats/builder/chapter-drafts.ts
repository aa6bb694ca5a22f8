import type { ChapterBlock } from '../../model/book-text.ts';
import { SpacedText } from './spaced-text.ts';
import type { CheckedText } from './text-checks.ts';
import { VerseComposer } from './verse-composer.ts';

export interface TextDraft {
  /** Undecided until the chapter's first verse marker decides whether it is verse 1 or a title. */
  type: 'verse' | 'hebrew_subtitle' | 'undecided';
  number: number;
  lastNumber: number;
  isRepeated?: true;
  isOutOfOrder?: true;
  written?: string[];
  published?: string;
  alternate?: string;
  readonly composer: VerseComposer;
  readonly at: number;
}

export type Separator = { readonly type: 'heading'; readonly text: string } | { readonly type: 'line_break' };

export type ChapterDraft = TextDraft | Separator;

export function newDraft(type: TextDraft['type'], number: number, at: number): TextDraft {
  return { type, number, lastNumber: number, composer: new VerseComposer(), at };
}

export function finishBlock(draft: ChapterDraft): ChapterBlock {
  if (draft.type === 'heading' || draft.type === 'line_break') return draft;
  const content = draft.composer.finish();
  if (draft.type !== 'verse') return { type: 'hebrew_subtitle', content };
  const { number, lastNumber, isRepeated, isOutOfOrder, written, published, alternate } = draft;
  const isPlain = lastNumber === number && !isRepeated && !isOutOfOrder && !written;
  if (isPlain && published === undefined && alternate === undefined)
    return { type: 'verse', number, content };
  return {
    type: 'verse',
    number,
    content,
    ...(lastNumber > number ? { lastNumber } : {}),
    ...(isRepeated ? { isRepeated } : {}),
    ...(isOutOfOrder ? { isOutOfOrder } : {}),
    ...(written ? { written } : {}),
    ...(published === undefined ? {} : { published }),
    ...(alternate === undefined ? {} : { alternate }),
  };
}

export class FootnoteComposer {
  readonly noteId: number;
  readonly caller: string | null;
  #spaced = new SpacedText();
  #text: string | undefined;

  constructor(noteId: number, caller: string) {
    this.noteId = noteId;
    this.caller = caller === '-' ? null : caller;
  }

  get isEmpty(): boolean {
    return (this.#text ?? this.#spaced.text) === '';
  }

  beginPart(): void {
    this.#spaced.startPart();
  }

  beginParagraph(): void {
    this.#spaced.newLine();
  }

  write(source: string): void {
    this.#spaced.append(source);
  }

  /** A chapter may have thousands of notes, so a closed note keeps only its text. */
  close(): void {
    this.#text = this.#spaced.text.trimEnd();
    this.#spaced = closedNote;
  }

  finish(): string {
    return this.#text ?? this.#spaced.text.trimEnd();
  }
}

const closedNote = new SpacedText();

const number = String.raw`\p{N}+(?:(?:ff|\p{L}\p{M}*)(?![\p{L}\p{M}]))?`;
const numbers = String.raw`${number}(?:\s*[\p{P}\p{S}]+\s*${number})*`;

/** `1:1-2`, `Gen 1,1a`, `1장 1절`: everything up to the first number, and the numbers that belong to it. */
const reference = new RegExp(String.raw`^[^\p{N}]*${numbers}`, 'u');

/** `3. Mose 1,1`, `1 Kings 2:3`: the first number belongs to the name of the book. */
const numberedBook = new RegExp(
  String.raw`^\s*[1-5]\p{P}?\s*(?:[\p{L}\p{M}\p{Pd}’']+[.\s]+){1,4}${number}\s*[:.,]\s*${numbers}`,
  'u',
);

/** A word of two or more letters, unless it is before a number, as in `1:1; Mk 3` or `Chapter 1, verse 2`. */
const word = /[\p{L}\p{M}]{2,}(?![\p{L}\p{M}]|[.\s]*\p{N})/u;

const label = /^[:.,][\p{L}\p{M}]+[.:]?\s*$/u;

/** Offset of the words after the reference in the origin of a note (`\fr`); undefined if it has none. */
export function wordsAfterReference(origin: string): number | undefined {
  const [found] = numberedBook.exec(origin) ?? reference.exec(origin) ?? [];
  if (found === undefined) return undefined;
  const rest = origin.slice(found.length);
  if (!word.test(rest) || label.test(rest)) return undefined;
  return found.length + /^[^\p{L}\p{M}\p{N}\p{Ps}\p{Pi}"']*/u.exec(rest)![0].length;
}

export function checkedTexts(
  drafts: readonly ChapterDraft[],
  blocks: readonly ChapterBlock[],
): CheckedText[] {
  return drafts.flatMap((draft, index) => {
    const block = blocks[index]!;
    if (!('composer' in draft) || !('content' in block)) return [];
    const first = block.content.pieces[0];
    const isPoetry = first?.kind === 'text' && first.poem > 0;
    return {
      number: draft.number,
      lastNumber: draft.lastNumber,
      at: draft.at,
      content: block.content,
      beginsLine: isPoetry || drafts[index - 1]?.type !== 'verse',
      doubleSpaceAt: draft.composer.doubleSpaceAt,
    };
  });
}
