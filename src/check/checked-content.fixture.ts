import type { ExplainedWords } from '../documents/report/words-census.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { type CheckedEdition, type CheckOptions, checkEditions } from './check-content.ts';

export interface CheckedContent {
  readonly editions: readonly CheckedEdition[];
  readonly words: readonly ExplainedWords[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function checkContent(content: string, options: CheckOptions = {}): Promise<CheckedContent> {
  const parts = await Array.fromAsync(checkEditions(content, options));
  return {
    editions: parts.flatMap(({ edition }) => edition ?? []),
    words: parts.flatMap(({ words }) => words),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  };
}
