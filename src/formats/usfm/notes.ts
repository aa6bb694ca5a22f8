import { marker } from '../markers.ts';
import type { OpenCharacters } from './characters.ts';
import { type Token, tokenAt } from './numbers.ts';
import type { UsfmSource } from './usfm-source.ts';

export class OpenNote {
  readonly #source: UsfmSource;
  readonly #characters: OpenCharacters;
  #open: { readonly style: string; readonly at: number; readonly base: number } | undefined;

  constructor(source: UsfmSource, characters: OpenCharacters) {
    this.#source = source;
    this.#characters = characters;
  }

  get style(): string | undefined {
    return this.#open?.style;
  }

  get base(): number {
    return this.#open?.base ?? 0;
  }

  start(style: string, at: number, from: number): number {
    this.endUnclosed(at);
    const { text, sink, report } = this.#source;
    const caller = matchNoteCaller(text, from);
    this.#source.markup(from, caller.end);
    if (caller.value === '') {
      const message = `\\${style} has no caller; write "+" (or "-" for none) after it.`;
      report('note-without-caller', at, message);
    }
    this.#open = { style, at, base: this.#characters.depth };
    sink.noteStart(style, caller.value || '+', at);
    return caller.end;
  }

  end(at: number): void {
    if (!this.#open) return;
    const { style, base } = this.#open;
    this.#characters.endAll(at, base);
    this.#open = undefined;
    this.#source.sink.noteEnd(style, at);
  }

  endUnclosed(at: number): void {
    if (!this.#open) return;
    const { style, at: openedAt } = this.#open;
    const known = marker(style);
    const loss =
      known?.kind === 'note' && known.role === 'drop' ? ', so the text up to there is left out' : '';
    const message = `\\${style} is not closed before the next paragraph, verse or note${loss}. Write \\${style}* where the note ends.`;
    this.#source.report('unclosed-note', openedAt, message);
    this.end(at);
  }
}

/**
 * Reads the caller after `\f `: the next token, if it looks like a caller and a marker follows it, or if it
 * has one or two characters. Otherwise the token is the note's text, and the value is ''.
 */
function matchNoteCaller(text: string, at: number): Token<string> {
  const { value, end } = tokenAt(text, at);
  const markerFollows = /[^\S\n]*\s?\\/y;
  markerFollows.lastIndex = end;
  const isCaller = isNoteCaller(value) && (value.length <= 2 || markerFollows.test(text));
  return isCaller ? { value, end } : { value: '', end: at };
}

const threeLetters = /\p{L}{3}/u;

/**
 * Returns true for a valid note caller: `+`, `-`, `a`, `*`, `(12)`. A longer word is the start of a note
 * without a caller (`\f This is a note`), and must not be lost.
 */
export function isNoteCaller(written: string): boolean {
  return written !== '' && written.length <= 5 && !threeLetters.test(written);
}

/**
 * Returns true if a style is a part of that kind of note (USFM manual, "Footnotes" and "Cross references"). A
 * part needs no closing marker, because the next part ends it. All other styles nest in a part.
 */
export function isNotePart(style: string, note: string | undefined): boolean {
  // A reference in a footnote's text is `\xt ...\xt*`
  if (style === 'xt') return note === 'x' || note === 'ex';
  const known = marker(style);
  return known?.kind === 'char' && (style === 'fr' || /^note-pa/.test(known.role));
}
