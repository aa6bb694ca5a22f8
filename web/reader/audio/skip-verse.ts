import { verseAtTime } from '../../../client/src/verses.ts';

/** Who presses "back" within so many seconds of a verse's beginning wants the one before. */
const justBegun = 2;

/**
 * Where in the audio to go for the verse before or after the one that is heard at `seconds`; undefined where there is none.
 * `verses` are the starts in seconds, that of verse 1 first.
 */
export function skipVerse(verses: readonly number[], seconds: number, step: -1 | 1): number | undefined {
  const verse = verseAtTime({ verses }, seconds) ?? 0;
  if (step === 1) return verses[verse];
  const start = verses[verse - 1];
  if (start === undefined) return undefined;
  return seconds - start < justBegun ? (verses[verse - 2] ?? start) : start;
}
