import { jsonObject, type RawJson } from '../../lib/json-object.ts';
import { type ChapterLink, links } from '../links.ts';
import type { ChapterNeighbours, ChapterPlace } from './chapter-place.ts';
import type { SimpleTranslationBookChapterWords, TranslationBookChapterWords } from './words-schema.ts';

export interface WordsParts {
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
