import { isNoteCaller } from './is-note-caller.ts';
import { type Match, matchToken } from './numbers.ts';

/**
 * The caller behind `\f `: the next token, when it looks like a caller and a marker follows it, or it is
 * one or two characters long. Anything else is the note's own text, and the value is ''.
 */
export function matchNoteCaller(text: string, at: number): Match {
  const { value, end } = matchToken(text, at);
  const markerFollows = /[^\S\n]*\s?\\/y;
  markerFollows.lastIndex = end;
  const isCaller = isNoteCaller(value) && (value.length <= 2 || markerFollows.test(text));
  return isCaller ? { value, end } : { value: '', end: at };
}
