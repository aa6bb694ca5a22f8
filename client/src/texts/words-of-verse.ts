import type { SimpleChapterWord, SimpleTranslationBookChapterWords } from '../documents/index.ts';

/** An annotated word with the text it annotates. */
export type WordOfVerse = SimpleChapterWord & { text: string };

/** The annotated words of a verse, in their order, each with its text. Takes the simplified verse and words. */
export function wordsOfVerse(
  words: SimpleTranslationBookChapterWords,
  verse: { readonly number: number; readonly text: string },
): WordOfVerse[] {
  const found = words.verses[verse.number] ?? [];
  return found.map((word) => ({ ...word, text: verse.text.slice(word.start, word.end) }));
}
