import type { CommentaryText } from '../../model/commentary-text.ts';
import type { ReadContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';

export function readCommentary(_files: readonly SourceFile[]): ReadContent<CommentaryText> {
  return { isDamaged: false, diagnostics: [], tally: {} };
}
