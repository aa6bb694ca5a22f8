import type { Place } from '../place/place.ts';

/** Whether a verse is among those that were asked for: where none was, all of the chapter are. */
export function isAsked({ verse, endVerse }: Place, number: number): boolean {
  return verse === undefined || (number >= verse && number <= (endVerse ?? verse));
}
