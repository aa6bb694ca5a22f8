import type { TranslationVersification } from '../../../client/src/documents.ts';
import { chapterKey } from '../route.ts';

export type Bridges = Readonly<Record<number, number>>;

export const noBridges: Bridges = {};

export interface Verses {
  readonly first: number;
  /** Infinity for the end of the chapter. */
  readonly last: number;
}

export function bridgesByChapter(numbers: TranslationVersification['numbers']): Map<string, Bridges> {
  const chapters = new Map<string, Bridges>();
  for (const { book, chapter, verse, endVerse } of numbers) {
    if (verse === undefined || endVerse === undefined) continue;
    const key = chapterKey({ book, chapter });
    chapters.set(key, { ...chapters.get(key), [verse]: endVerse });
  }
  return chapters;
}

export function withWholeBridges(verses: Verses, bridges: Bridges): Verses {
  let { first, last } = verses;
  for (const [start, end] of Object.entries(bridges)) {
    if (Number(start) < first && first <= end) first = Number(start);
    if (Number(start) <= last && last < end) last = end;
  }
  return first === verses.first && last === verses.last ? verses : { first, last };
}

export function verseLabel(verse: number, bridges: Bridges): string {
  const end = bridges[verse];
  return end === undefined ? String(verse) : `${verse}-${end}`;
}

export function elementOfVerse(within: ParentNode, verse: number): HTMLElement | undefined {
  const elements = [...within.querySelectorAll<HTMLElement>('[data-verse]')];
  return elements.find(({ dataset }) => {
    const start = Number(dataset.verse);
    return start <= verse && verse <= Number(dataset.end ?? start);
  });
}
