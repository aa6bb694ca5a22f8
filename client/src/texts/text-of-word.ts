import type { ChapterVerse, ChapterWord } from '../documents/index.ts';

/** The text of an annotated word in a verse of the standard format; '' where the verse does not fit the words. */
export function textOfWord(verse: ChapterVerse, word: ChapterWord): string {
  const item = verse.content[word.contentIndex];
  if (item === undefined) return '';
  if (typeof item === 'string') return item.slice(word.start, word.end);
  return 'text' in item ? item.text.slice(word.start, word.end) : '';
}
