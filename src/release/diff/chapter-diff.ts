import type { ComparedChapter, ComparedVerse } from './compared-chapter.ts';
import type { ChapterDiff, VerseDiff } from './release-diff.ts';

/** What differs between two states of a chapter; undefined when nothing does. */
export function chapterDiff(
  place: { readonly book: string; readonly chapter: number },
  a: ComparedChapter,
  b: ComparedChapter,
): ChapterDiff | undefined {
  const numbers = [...new Set([...a.verses.keys(), ...b.verses.keys()])].sort((x, y) => x - y);
  const verses = numbers.flatMap((verse) => verseDiff(verse, a.verses.get(verse), b.verses.get(verse)) ?? []);
  const names = new Set([...Object.keys(a.parts), ...Object.keys(b.parts)]);
  const parts = [...names].filter((name) => (a.parts[name] ?? '') !== (b.parts[name] ?? ''));
  const ofVerses = new Set(
    verses.flatMap((verse) => Object.keys(verse).filter((name) => name !== 'verse' && name !== 'status')),
  );
  // Verses that come or go change the order of things too: that is no news then
  const isOrderNews =
    (ofVerses.size === 0 || verses.every(({ status }) => status === 'changed')) &&
    !parts.includes('headings');
  const all = [...ofVerses, ...parts.filter((name) => name !== 'layout' || isOrderNews)];
  return all.length === 0 ? undefined : { ...place, status: 'changed', parts: all, verses };
}

function verseDiff(verse: number, a?: ComparedVerse, b?: ComparedVerse): VerseDiff | undefined {
  const list = (name: 'footnotes' | 'words' | 'references') => {
    const [old, now] = [a?.[name] ?? [], b?.[name] ?? []];
    return JSON.stringify(old) === JSON.stringify(now) ? {} : { [name]: { a: old, b: now } };
  };
  const spelled = (name: 'text' | 'formatting') => {
    const [old, now] = [a?.[name] ?? '', b?.[name] ?? ''];
    return old === now ? {} : { [name]: { a: old, b: now } };
  };
  const text = spelled('text');
  const changes = { ...text, ...list('footnotes'), ...list('words'), ...list('references') };
  // Ranges are offsets into the text: they move with it
  const formatting = 'text' in text || 'footnotes' in changes ? {} : spelled('formatting');
  const all = { ...changes, ...formatting };
  if (Object.keys(all).length === 0 && a && b) return undefined;
  return { verse, status: !a ? 'added' : !b ? 'removed' : 'changed', ...all };
}
