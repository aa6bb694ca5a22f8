import type { SimpleChapterWord, SimpleTranslationBookChapterWords } from '../documents/index.ts';

/**
 * The annotated word at an offset (UTF-16 code units) in the simplified text of a verse, such as the one a reader
 * pressed; undefined between words and where the word has no annotation.
 */
export function wordAt(
  words: SimpleTranslationBookChapterWords,
  verse: number,
  offset: number,
): SimpleChapterWord | undefined {
  return words.verses[verse]?.find(({ start, end }) => start <= offset && offset < end);
}
