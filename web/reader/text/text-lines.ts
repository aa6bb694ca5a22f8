import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { type MarkedText, type Note, type Segment, segmentsOf } from './segments.ts';

export interface TextLine {
  /** Of poetry: how far it is indented; 0 for prose. */
  readonly level: number;
  readonly segments: readonly Segment[];
  /** What stands above it. */
  readonly headings: readonly string[];
}

/** The lines of a verse or title. A heading within a line cuts it. */
export function textLines(marked: MarkedText, words: readonly SimpleChapterWord[] = []): TextLine[] {
  const { text, poem = [], headings = [] } = marked;
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const breaks = new Set([0, ...ends.map((end) => end + 1), ...headings.map(({ offset }) => offset)]);
  const starts = [...breaks].filter((start) => start <= text.length).sort((a, b) => a - b);
  const seen = new Set<Note>();
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? text.length;
    const end = text[next - 1] === '\n' && next > start ? next - 1 : next;
    const segments = segmentsOf(marked, words, start, end).filter((segment) => {
      if (!('note' in segment)) return true;
      const isNew = !seen.has(segment.note);
      seen.add(segment.note);
      return isNew;
    });
    return {
      level: poem.find((range) => range.start <= start && start < range.end)?.level ?? 0,
      segments,
      headings: headings.filter(({ offset }) => offset === start).map((heading) => heading.text),
    };
  });
}
