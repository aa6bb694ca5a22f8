import type { ChapterBlock } from '../../model/book-text.ts';
import { VerseComposer } from './verse-composer.ts';

export interface TextDraft {
  /** Undecided until the chapter's first verse marker tells whether it is verse 1 or a title. */
  type: 'verse' | 'hebrew_subtitle' | 'undecided';
  /** 0 for what is no verse. */
  number: number;
  /** Of a range; that of the verse itself where it is none. */
  lastNumber: number;
  isRepeated?: true;
  isOutOfOrder?: true;
  readonly composer: VerseComposer;
  readonly at: number;
}

export type Separator = { readonly type: 'heading'; readonly text: string } | { readonly type: 'line_break' };

/** What becomes a block of a chapter. */
export type ChapterDraft = TextDraft | Separator;

export function newDraft(type: TextDraft['type'], number: number, at: number): TextDraft {
  return { type, number, lastNumber: number, composer: new VerseComposer(), at };
}

export function finishBlock(draft: ChapterDraft): ChapterBlock {
  if (draft.type === 'heading' || draft.type === 'line_break') return draft;
  const content = draft.composer.finish();
  if (draft.type !== 'verse') return { type: 'hebrew_subtitle', content };
  const { number, lastNumber, isRepeated, isOutOfOrder } = draft;
  if (lastNumber === number && !isRepeated && !isOutOfOrder) return { type: 'verse', number, content };
  return {
    type: 'verse',
    number,
    content,
    ...(lastNumber > number ? { lastNumber } : {}),
    ...(isRepeated ? { isRepeated } : {}),
    ...(isOutOfOrder ? { isOutOfOrder } : {}),
  };
}
