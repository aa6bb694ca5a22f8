import { links } from '../links.ts';
import type { ChapterPlace } from './chapter-place.ts';
import type { LinkedAudio } from './linked-audio.ts';

/** Reader to the address of the audio. */
export function audioLinks(audio: readonly LinkedAudio[] = []): Record<string, string> {
  return Object.fromEntries(audio.map(({ reader, url }) => [reader, url]));
}

/** Reader to the link of the timings file, for the readers that have one. */
export function audioTimingsLinks(translationId: string, place: ChapterPlace): Record<string, string> {
  const timed = (place.audio ?? []).filter(({ hasTimings }) => hasTimings);
  return Object.fromEntries(
    timed.map(({ reader }) => [reader, links.audioTimings(translationId, place.book, place.chapter, reader)]),
  );
}
