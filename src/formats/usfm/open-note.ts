import { matchNoteCaller } from './match-note-caller.ts';
import type { OpenCharacters } from './open-characters.ts';
import type { UsfmSource } from './usfm-source.ts';

/** The note that is open, if one is: notes do not nest. */
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

  /** How many character styles were open before it: those are not the note's. */
  get base(): number {
    return this.#open?.base ?? 0;
  }

  /** Starts a note whose marker ends at `from`. Gives the offset behind its caller. */
  start(style: string, at: number, from: number): number {
    this.endUnclosed(at);
    const { text, sink, report } = this.#source;
    const caller = matchNoteCaller(text, from);
    if (caller.value === '') {
      const message = `\\${style} has no caller; write "+" (or "-" for none) behind it.`;
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
    const message = `\\${style} is not closed before the next paragraph, verse or note. Write \\${style}* where the note ends.`;
    this.#source.report('unclosed-note', openedAt, message);
    this.end(at);
  }
}
