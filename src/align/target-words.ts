import { wordsWithOffsets } from '../search/analysis.ts';

export interface TargetWord {
  readonly term: string;
  /** Offset in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

const joining = /^['’ʼ‘\u00ad]$/;

/** The words of a verse. Parts joined by an apostrophe are one word: `God’s`, `hasn’t`. */
export function targetWords(text: string, stem: (word: string) => string): TargetWord[] {
  const words: { longest: string; start: number; end: number }[] = [];
  for (const { folded, start, end } of wordsWithOffsets(text)) {
    const last = words.at(-1);
    // The parts of a ligature, such as U+0EDC, are at the same place
    if (last && start < last.end) {
      last.longest += folded;
    } else if (last && joining.test(text.slice(last.end, start))) {
      last.end = end;
      if (folded.length > last.longest.length) last.longest = folded;
    } else words.push({ longest: folded, start, end });
  }
  return words.map(({ longest, start, end }) => ({ term: stem(longest), start, end }));
}
