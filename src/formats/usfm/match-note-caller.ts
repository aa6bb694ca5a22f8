import { type Match, matchToken } from './numbers.ts';

/**
 * The caller behind `\f `: the next token, when a marker follows it or it looks like a caller (one or
 * two characters). Anything else is the note's own text, and the value is ''.
 */
export function matchNoteCaller(text: string, at: number): Match {
  const { value, end } = matchToken(text, at);
  const markerFollows = /[^\S\n]*\s?\\/y;
  markerFollows.lastIndex = end;
  const isCaller = value !== '' && (value.length <= 2 || (value.length <= 5 && markerFollows.test(text)));
  return isCaller ? { value, end } : { value: '', end: at };
}
