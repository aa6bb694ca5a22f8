import type { ChapterText } from '../model/book-text.ts';
import type { AnnotatedWord, TextPiece, VerseText } from '../model/verse-text.ts';

export interface ChapterWord extends AnnotatedWord {
  /** Index of the item in the verse's `content` that `start` and `end` apply to. */
  readonly contentIndex: number;
}

type WordsByVerse<Word> = Record<string, readonly Word[]>;

/** `verses` of the standard words file (interface 2.6); empty when no verse has an annotated word. */
export function chapterWords(chapter: ChapterText): WordsByVerse<ChapterWord> {
  return wordsByVerse(chapter, (content) => content.words.flatMap((word) => wordInItem(content, word) ?? []));
}

/** `verses` of the simplified words file: offsets into the simplified text of the verse. */
export function simpleChapterWords(chapter: ChapterText): WordsByVerse<AnnotatedWord> {
  return wordsByVerse(chapter, (content) => content.words);
}

/** The interface has no place for words of titles. */
function wordsByVerse<Word>(
  { blocks }: ChapterText,
  wordsOf: (content: VerseText) => readonly Word[],
): WordsByVerse<Word> {
  const verses: WordsByVerse<Word> = {};
  for (const block of blocks) {
    if (block.type !== 'verse' || block.content.words.length === 0) continue;
    verses[block.number] = wordsOf(block.content);
  }
  return verses;
}

/** A word that goes on in another item (a note stands in it) is given as far as its first item goes. */
function wordInItem({ pieces }: VerseText, word: AnnotatedWord): ChapterWord | undefined {
  const contentIndex = pieces.findIndex((piece) => piece.kind === 'text' && word.start < piece.end);
  if (contentIndex === -1) return undefined;
  const piece = pieces[contentIndex] as TextPiece;
  const start = Math.max(word.start, piece.start) - piece.start;
  const end = Math.min(word.end, piece.end) - piece.start;
  return { contentIndex, ...word, start, end };
}
