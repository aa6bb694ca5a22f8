import { jsonObject, type RawJson } from '../../lib/json-text.ts';
import type { AnnotatedWord, ChapterText, TextPiece, VerseText } from '../../model/book-text.ts';
import type { Immutable } from '../edition-documents.ts';
import { type ChapterLink, links } from '../links.ts';
import type { ChapterNeighbours, ChapterPlace } from './translation-book.ts';
import type * as words from './words-schema.ts';
import type { SimpleTranslationBookChapterWords, TranslationBookChapterWords } from './words-schema.ts';

interface WordsParts {
  readonly translationId: string;
  /** A chapter that has words. */
  readonly place: ChapterPlace;
  readonly neighbours: ChapterNeighbours;
  /** The annotated words by verse, as JSON. */
  readonly verses: RawJson;
}

/** `{chapter}.words.json` (interface 2.6): `contentIndex`, `start` and `end` apply to the standard chapter. */
export function wordsDocument(parts: WordsParts): string {
  return wordsFile(parts, links.chapter, links.words);
}

/** `{chapter}.words.simple.json`: `start` and `end` apply to the simplified chapter. */
export function simpleWordsDocument(parts: WordsParts): string {
  return wordsFile(parts, links.simpleChapter, links.simpleWords);
}

function wordsFile(parts: WordsParts, chapterLink: ChapterLink, wordsLink: ChapterLink): string {
  const { translationId, place, neighbours } = parts;
  const linkOf = (to: ChapterPlace) => chapterLink(translationId, to.book, to.chapter);
  const wordsOf = (to: ChapterPlace | null) =>
    to?.hasWords ? wordsLink(translationId, to.book, to.chapter) : null;
  return jsonObject<TranslationBookChapterWords | SimpleTranslationBookChapterWords>({
    translationId,
    bookId: place.book,
    chapterNumber: place.chapter,
    thisChapterLink: linkOf(place),
    nextChapterLink: neighbours.next && linkOf(neighbours.next),
    previousChapterLink: neighbours.previous && linkOf(neighbours.previous),
    thisChapterWordsLink: wordsLink(translationId, place.book, place.chapter),
    nextChapterWordsLink: wordsOf(neighbours.next),
    previousChapterWordsLink: wordsOf(neighbours.previous),
    verses: parts.verses,
  });
}

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
