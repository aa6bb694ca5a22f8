/** How somebody listens; remembered on the device. */
export interface AudioChoices {
  /** Used where the chapter has a recording by this reader. */
  readonly reader?: string;
  /** 1 is the speed of the recording. */
  readonly speed: number;
  /** Whether to play the next chapter when one has ended. */
  readonly goesOn: boolean;
  /** Whether pressing a verse plays it, while a recording plays. */
  readonly jumps: boolean;
  /** Whether single letters on the keyboard control the player. */
  readonly keys: boolean;
}

export const speeds = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
export const usualChoices: AudioChoices = { speed: 1, goesOn: true, jumps: true, keys: true };

/** What plays again and again. A passage is that of its chapter, and has its verses. */
export type Repeat =
  | { readonly kind: 'off' | 'verse' | 'chapter' }
  | { readonly kind: 'passage'; readonly first: number; readonly last: number };

/** When the recording stops by itself: at a time, in milliseconds since 1970, or where the chapter ends. */
export type Sleep = { readonly at: number } | 'end of chapter' | undefined;

/** A part of a recording, in seconds. */
interface Part {
  readonly start: number;
  /** Infinity for the end of the recording. */
  readonly end: number;
}

/**
 * The part that repeats for somebody who has heard the recording up to `seconds`; undefined where nothing does. `verses` are the starts
 * of the verses in seconds, from verse 1.
 */
export function repeatedPart(repeat: Repeat, verses: readonly number[], seconds: number): Part | undefined {
  if (repeat.kind === 'chapter') return { start: 0, end: Number.POSITIVE_INFINITY };
  const isPassage = repeat.kind === 'passage';
  const started = verses.filter((start) => start <= seconds).at(-1);
  const start = isPassage ? verses[repeat.first - 1] : repeat.kind === 'verse' ? started : undefined;
  if (start === undefined) return undefined;
  const lastStart = isPassage ? (verses[repeat.last - 1] ?? Number.POSITIVE_INFINITY) : start;
  // A verse that the text omits has the start of the next one
  const end = verses.find((each) => each > lastStart) ?? Number.POSITIVE_INFINITY;
  return seconds >= start && seconds < end ? { start, end } : undefined;
}

/** Seconds between two reports of a recording that plays; a longer step is one that somebody made. */
const longestStep = 3;

/** Where to go back to as the recording has played from `before` to `now`; undefined for going on. */
export function repeatsFrom(
  repeat: Repeat,
  verses: readonly number[],
  before: number,
  now: number,
): number | undefined {
  const part = repeatedPart(repeat, verses, before);
  const isPlayed = now >= before && now - before < longestStep;
  return part && isPlayed && now >= part.end ? part.start : undefined;
}

/** The whole minutes until the recording stops; undefined where that is not a matter of time. */
export function minutesLeft(sleep: Sleep, now: number): number | undefined {
  return typeof sleep === 'object' ? Math.max(0, Math.ceil((sleep.at - now) / 60_000)) : undefined;
}

/** Whether single letters belong to an element, as somebody types there. */
function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type="range"]), textarea, select') !== null;
}

/** What a letter does to the player, as many players have it: J and L skip, K plays and pauses. */
export function playerKey(event: KeyboardEvent): 'back' | 'toggle' | 'forward' | undefined {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || takesLetters(target)) return undefined;
  return ({ j: 'back', k: 'toggle', l: 'forward' } as const)[key.toLowerCase()];
}
