import type { ChapterDiff } from './release-diff.ts';

const most = 12;
const statusNames = { added: 'new', removed: 'gone', changed: 'changed' } as const;

/** Chapters of one book, sorted, in a few words: `3 (text, footnotes), 5-7 (new)`. */
export function chapterList(chapters: readonly ChapterDiff[]): string {
  const runs: { from: number; to: number; what: string }[] = [];
  for (const { chapter, status, parts } of chapters) {
    const what = status === 'changed' ? parts.join(', ') : statusNames[status];
    const last = runs.at(-1);
    if (last?.what === what && last.to === chapter - 1) last.to = chapter;
    else runs.push({ from: chapter, to: chapter, what });
  }
  const told = runs
    .slice(0, most)
    .map(({ from, to, what }) => `${from}${from === to ? '' : `-${to}`} (${what})`);
  const last = runs[most - 1];
  const more = runs.length > most && last ? chapters.filter(({ chapter }) => chapter > last.to).length : 0;
  return told.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
