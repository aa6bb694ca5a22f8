import { takesText } from '../text/turning.tsx';

export interface AudioChoices {
  readonly reader?: string;
  /** 1 is the original speed. */
  readonly speed: number;
  readonly goesOn: boolean;
  readonly jumps: boolean;
  readonly keys: boolean;
}

export const speeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
export const defaultChoices: AudioChoices = { speed: 1, goesOn: true, jumps: true, keys: true };

export type Repeat =
  | { readonly kind: 'off' | 'verse' | 'chapter' }
  | { readonly kind: 'passage'; readonly first: number; readonly last: number };

/** When playback stops: at a time in milliseconds since 1970, or at the end of the chapter. */
export type Sleep = { readonly at: number } | 'end of chapter' | undefined;

interface Part {
  readonly start: number;
  /** Infinity for the end of the recording. */
  readonly end: number;
}

/**
 * The part that repeats at the position `seconds`, or undefined. `verses` are the start times of the verses
 * in seconds, from verse 1.
 */
export function repeatedPart(repeat: Repeat, verses: readonly number[], seconds: number): Part | undefined {
  if (repeat.kind === 'chapter') return { start: 0, end: Number.POSITIVE_INFINITY };
  const isPassage = repeat.kind === 'passage';
  const started = verses.filter((start) => start <= seconds).at(-1);
  const start = isPassage ? verses[repeat.first - 1] : repeat.kind === 'verse' ? started : undefined;
  if (start === undefined) return undefined;
  const lastStart = isPassage ? (verses[repeat.last - 1] ?? Number.POSITIVE_INFINITY) : start;
  // A verse that the text omits has the same start as the next verse
  const end = verses.find((each) => each > lastStart) ?? Number.POSITIVE_INFINITY;
  return seconds >= start && seconds < end ? { start, end } : undefined;
}

/** Maximum seconds between two time reports of a playing recording; a longer step is a seek. */
const maxStep = 3;

export function repeatsFrom(
  repeat: Repeat,
  verses: readonly number[],
  before: number,
  now: number,
): number | undefined {
  const part = repeatedPart(repeat, verses, before);
  const isPlayed = now >= before && now - before < maxStep;
  return part && isPlayed && now >= part.end ? part.start : undefined;
}

export function minutesLeft(sleep: Sleep, now: number): number | undefined {
  return typeof sleep === 'object' ? Math.max(0, Math.ceil((sleep.at - now) / 60_000)) : undefined;
}

export function playerKey(event: KeyboardEvent): 'back' | 'toggle' | 'forward' | undefined {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || takesText(target)) return undefined;
  return ({ j: 'back', k: 'toggle', l: 'forward' } as const)[key.toLowerCase()];
}
