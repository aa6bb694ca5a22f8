import type { ChapterBlock } from '../../model/book-text.ts';
import type { CheckedText } from '../checks/text-checks.ts';
import type { ChapterDraft } from './chapter-draft.ts';

/** The verses and titles of a chapter for the checks; `blocks` are the finished drafts. */
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
      hasDoubleSpace: draft.composer.hasDoubleSpace,
    };
  });
}
