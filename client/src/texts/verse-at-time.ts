import type { TranslationBookChapterAudioTimings } from '../documents/index.ts';

/** The number of the verse that is read at so many seconds; undefined before the first (a spoken title). */
export function verseAtTime(
  timings: Pick<TranslationBookChapterAudioTimings, 'verses'>,
  seconds: number,
): number | undefined {
  const next = timings.verses.findIndex((start) => start > seconds);
  const number = next === -1 ? timings.verses.length : next;
  return number === 0 ? undefined : number;
}
