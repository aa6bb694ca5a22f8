import { jsonObject, type RawJson } from '../../lib/json-object.ts';
import { type ChapterLink, links } from '../links.ts';
import type { ChapterNeighbours, ChapterPlace } from './chapter-place.ts';

export interface WordsParts {
  readonly translationId: string;
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
  const linkTo = (to: ChapterPlace | null) => to && chapterLink(translationId, to.book, to.chapter);
  const wordsOf = (to: ChapterPlace | null) =>
    to?.hasWords ? wordsLink(translationId, to.book, to.chapter) : null;
  return jsonObject({
    translationId,
    bookId: place.book,
    chapterNumber: place.chapter,
    thisChapterLink: linkTo(place),
    nextChapterLink: linkTo(neighbours.next),
    previousChapterLink: linkTo(neighbours.previous),
    thisChapterWordsLink: wordsOf(place),
    nextChapterWordsLink: wordsOf(neighbours.next),
    previousChapterWordsLink: wordsOf(neighbours.previous),
    verses: parts.verses,
  });
}
