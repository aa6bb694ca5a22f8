import { ignoringSink, type ScriptureSink } from './scripture-sink.ts';

/**
 * The verses of a source text with their offsets, in order: `GEN 1:3`, or `GEN 1` before the first verse of a
 * chapter, or '' before the first chapter. Unlike line numbers, they are stable when lines are inserted.
 */
export interface SourcePlaces {
  readonly starts: Uint32Array;
  readonly names: readonly string[];
}

export const noPlaces: SourcePlaces = { starts: new Uint32Array(), names: [] };

export function placeAt({ starts, names }: SourcePlaces, offset: number): string | undefined {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return names[low - 1] || undefined;
}

export function placesSink(report: ((at: number, name: string) => void) | undefined): ScriptureSink {
  let book = '';
  let chapter = '';
  const place = (at: number, name: string) => report?.(at, book === '' ? '' : name);
  return {
    ...ignoringSink,
    book: (code, at) => {
      book = code.toUpperCase();
      place(at, '');
    },
    chapter: (number, at) => {
      chapter = `${book} ${number}`;
      place(at, chapter);
    },
    verse: (number, at) => place(at, `${chapter}:${number}`),
  };
}
