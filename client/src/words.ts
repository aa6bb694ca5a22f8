import type {
  ChapterVerse,
  ChapterWord,
  SimpleChapterWord,
  SimpleTranslationBookChapterWords,
} from './documents.ts';

/** The text of an annotated word in a verse of the standard format; '' if the verse and the word do not match. */
export function textOfWord(verse: ChapterVerse, word: ChapterWord): string {
  const item = verse.content[word.contentIndex];
  if (item === undefined) return '';
  if (typeof item === 'string') return item.slice(word.start, word.end);
  return 'text' in item ? item.text.slice(word.start, word.end) : '';
}

/**
 * The annotated word at an offset (UTF-16 code units) in the simplified text of a verse, such as a word that
 * was tapped. Undefined between words and for words without annotations.
 */
export function wordAt(
  words: SimpleTranslationBookChapterWords,
  verse: number,
  offset: number,
): SimpleChapterWord | undefined {
  return words.verses[verse]?.find(({ start, end }) => start <= offset && offset < end);
}

export type WordOfVerse = SimpleChapterWord & { text: string };

/** The annotated words of a verse, in order, each with its text. Takes the simplified verse and words. */
export function wordsOfVerse(
  words: SimpleTranslationBookChapterWords,
  verse: { readonly number: number; readonly text: string },
): WordOfVerse[] {
  const found = words.verses[verse.number] ?? [];
  return found.map((word) => ({ ...word, text: verse.text.slice(word.start, word.end) }));
}
