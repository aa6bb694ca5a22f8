import type { Immutable } from '../../lib/immutable.ts';
import type { ChapterText } from '../../model/book-text.ts';
import type { AnnotatedWord, TextPiece, VerseText } from '../../model/verse-text.ts';
import type * as words from './words-schema.ts';

type ChapterWord = Immutable<words.ChapterWord>;
type SimpleChapterWord = Immutable<words.SimpleChapterWord>;
type WordsByVerse<Word> = Record<string, readonly Word[]>;

/** `verses` of the standard words file (interface 2.6); empty when no verse has an annotated word. */
export function chapterWords(chapter: ChapterText): WordsByVerse<ChapterWord> {
  return wordsByVerse(chapter, wordsInItems);
}

/** `verses` of the simplified words file: offsets into the simplified text of the verse. */
export function simpleChapterWords(chapter: ChapterText): WordsByVerse<SimpleChapterWord> {
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

function wordsInItems({ pieces, words }: VerseText): ChapterWord[] {
  const texts = pieces.flatMap((piece, contentIndex) =>
    piece.kind === 'text' ? { ...piece, contentIndex } : [],
  );
  return words.flatMap((word) => {
    const item = firstEndingAfter(texts, word.start);
    return item ? wordInItem(item, word) : [];
  });
}

/** A word that goes on in another item (a note stands in it) is given as far as its first item goes. */
function wordInItem(item: TextPiece & { contentIndex: number }, word: AnnotatedWord): ChapterWord {
  const start = Math.max(word.start, item.start) - item.start;
  const end = Math.min(word.end, item.end) - item.start;
  return { contentIndex: item.contentIndex, ...word, start, end };
}

function firstEndingAfter<Piece extends TextPiece>(
  texts: readonly Piece[],
  offset: number,
): Piece | undefined {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (texts[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return texts[low];
}
