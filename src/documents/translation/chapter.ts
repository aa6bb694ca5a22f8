import { jsonObject, type RawJson } from '../../lib/json-text.ts';
import { type ChapterLink, ChapterLinks, links } from '../links.ts';
import type { SimpleTranslationBookChapter, TranslationBookChapter } from './chapter-schema.ts';
import type { ChapterNeighbours, ChapterPlace, LinkedAudio } from './translation-book.ts';

interface ChapterParts {
  readonly translationId: string;
  readonly translation: RawJson;
  readonly book: RawJson;
  readonly place: ChapterPlace;
  readonly neighbours: ChapterNeighbours;
  readonly numberOfVerses: number;
  readonly chapter: RawJson;
}

export function chapterDocument(parts: ChapterParts): string {
  const { translationId, place } = parts;
  return jsonObject<TranslationBookChapter>({
    translation: parts.translation,
    book: parts.book,
    ...navigation(parts, links.chapter),
    ...wordsLinks(parts, links.words),
    numberOfVerses: parts.numberOfVerses,
    simpleChapterApiLink: links.simpleChapter(translationId, place.book, place.chapter),
    chapter: parts.chapter,
  });
}

export function simpleChapterDocument(parts: ChapterParts): string {
  const { translationId, place } = parts;
  const { thisChapterLink, ...others } = navigation(parts, links.simpleChapter);
  return jsonObject<SimpleTranslationBookChapter>({
    translation: parts.translation,
    book: parts.book,
    thisChapterLink,
    fullChapterApiLink: links.chapter(translationId, place.book, place.chapter),
    ...others,
    ...wordsLinks(parts, links.simpleWords),
    numberOfVerses: parts.numberOfVerses,
    chapter: parts.chapter,
  });
}

function wordsLinks(
  { translationId, place, neighbours: { next, previous } }: ChapterParts,
  link: ChapterLink,
) {
  const linkTo = (to: ChapterPlace | null) =>
    to?.hasWords ? link(translationId, to.book, to.chapter) : undefined;
  return {
    thisChapterWordsLink: linkTo(place),
    nextChapterWordsLink: linkTo(next),
    previousChapterWordsLink: linkTo(previous),
  };
}

function navigation(
  { translationId, place, neighbours: { next, previous } }: ChapterParts,
  link: ChapterLink,
) {
  const chapters = new ChapterLinks('translationId', translationId, link);
  return {
    thisChapterLink: chapters.link(place),
    thisChapterReference: chapters.reference(place),
    thisChapterAudioLinks: audioLinks(place.audio),
    thisChapterAudioTimings: audioTimingsLinks(translationId, place),
    nextChapterApiLink: next && chapters.link(next),
    nextChapterReference: next && chapters.reference(next),
    nextChapterAudioLinks: next && audioLinks(next.audio),
    nextChapterAudioTimings: next && audioTimingsLinks(translationId, next),
    previousChapterApiLink: previous && chapters.link(previous),
    previousChapterReference: previous && chapters.reference(previous),
    previousChapterAudioLinks: previous && audioLinks(previous.audio),
    previousChapterAudioTimings: previous && audioTimingsLinks(translationId, previous),
  };
}

export function audioLinks(audio: readonly LinkedAudio[] = []): Record<string, string> {
  return Object.fromEntries(audio.map(({ reader, url }) => [reader, url]));
}

function audioTimingsLinks(translationId: string, place: ChapterPlace): Record<string, string> {
  const timed = (place.audio ?? []).filter(({ hasTimings }) => hasTimings);
  return Object.fromEntries(
    timed.map(({ reader }) => [reader, links.audioTimings(translationId, place.book, place.chapter, reader)]),
  );
}
