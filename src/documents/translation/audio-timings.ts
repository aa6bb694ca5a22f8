import { jsonObject, type RawJson } from '../../lib/json-text.ts';
import { links } from '../links.ts';
import type { TranslationBookChapterAudioTimings } from './audio-timings-schema.ts';
import type { ChapterNeighbours, ChapterPlace, LinkedAudio } from './translation-book.ts';

interface AudioTimingsParts {
  readonly translationId: string;
  readonly place: ChapterPlace;
  readonly neighbours: ChapterNeighbours;
  readonly audio: LinkedAudio;
  readonly verses: RawJson;
}

export function audioTimingsDocument(parts: AudioTimingsParts): string {
  const { translationId, place, neighbours, audio } = parts;
  const linkOf = (to: ChapterPlace) => links.chapter(translationId, to.book, to.chapter);
  const timingsOf = (to: ChapterPlace) =>
    links.audioTimings(translationId, to.book, to.chapter, audio.reader);
  const timingsOfNeighbour = (to: ChapterPlace | null) => {
    const isTimed = to?.audio?.some(({ reader, hasTimings }) => reader === audio.reader && hasTimings);
    return to && isTimed ? timingsOf(to) : null;
  };
  return jsonObject<TranslationBookChapterAudioTimings>({
    translationId,
    bookId: place.book,
    chapterNumber: place.chapter,
    reader: audio.reader,
    audioLink: audio.url,
    thisChapterLink: linkOf(place),
    nextChapterLink: neighbours.next && linkOf(neighbours.next),
    previousChapterLink: neighbours.previous && linkOf(neighbours.previous),
    thisChapterAudioTimingsLink: timingsOf(place),
    nextChapterAudioTimingsLink: timingsOfNeighbour(neighbours.next),
    previousChapterAudioTimingsLink: timingsOfNeighbour(neighbours.previous),
    verses: parts.verses,
  });
}
