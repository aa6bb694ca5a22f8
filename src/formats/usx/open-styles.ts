import type { Attributes, ScriptureSink } from '../scripture-sink.ts';

/** A paragraph or character style whose element is open. */
export interface OpenStyle {
  readonly kind: 'para' | 'char';
  readonly style: string;
  readonly attributes: Attributes | undefined;
  /** The sink knows of it. One that is interrupted is open in the tree of elements only. */
  isOpen: boolean;
}

/** No text has more; a file that never ends its styles must not make every paragraph open all of them again. */
const mostContinuedStyles = 100;

/**
 * Gives the paragraphs and character styles of a tree, in which they may stand in each other, as events that keep
 * the promises of `ScriptureSink`: where a paragraph begins in another one, that one is interrupted with all that
 * is open in it, and goes on with the next text of its own.
 */
export class OpenStyles {
  sink: ScriptureSink;
  readonly #paragraphs: OpenStyle[] = [];
  readonly #characters: OpenStyle[] = [];
  /** The character styles that the sink knows of. */
  readonly #openCharacters: OpenStyle[] = [];
  #isInterrupted = false;

  constructor(sink: ScriptureSink) {
    this.sink = sink;
  }

  /** The innermost paragraph; it may be interrupted. */
  get paragraph(): OpenStyle | undefined {
    return this.#paragraphs.at(-1);
  }

  /** Call `interrupt` before. */
  startParagraph(style: string, at: number): OpenStyle {
    this.sink.paraStart(style, at);
    const paragraph: OpenStyle = { kind: 'para', style, attributes: undefined, isOpen: true };
    this.#paragraphs.push(paragraph);
    return paragraph;
  }

  startCharacter(style: string, attributes: Attributes | undefined, at: number): OpenStyle {
    this.resume(at);
    this.sink.charStart(style, at);
    const character: OpenStyle = { kind: 'char', style, attributes, isOpen: true };
    this.#characters.push(character);
    this.#openCharacters.push(character);
    return character;
  }

  /** Ends the innermost paragraph or style. */
  end(open: OpenStyle, at: number): void {
    if (open.kind === 'para') {
      if (open.isOpen) this.interrupt(at);
      this.#paragraphs.pop();
      return;
    }
    this.#characters.pop();
    if (!open.isOpen) return;
    this.#openCharacters.pop();
    this.sink.charEnd(open.style, open.attributes, at);
  }

  /** Ends what is open for the sink; in the tree it stays open. */
  interrupt(at: number): void {
    for (const character of this.#openCharacters.splice(0).reverse()) {
      this.sink.charEnd(character.style, character.attributes, at);
      character.isOpen = false;
      this.#isInterrupted = true;
    }
    const { paragraph } = this;
    if (!paragraph) return;
    this.#isInterrupted = true;
    if (paragraph.isOpen) this.sink.paraEnd(at);
    paragraph.isOpen = false;
  }

  /** What was interrupted goes on, since something of it follows. */
  resume(at: number): void {
    if (!this.#isInterrupted) return;
    this.#isInterrupted = false;
    const { paragraph } = this;
    if (paragraph && !paragraph.isOpen) {
      this.sink.paraStart(paragraph.style, at);
      paragraph.isOpen = true;
    }
    for (const character of this.#characters.slice(0, mostContinuedStyles)) {
      if (character.isOpen) continue;
      this.sink.charStart(character.style, at);
      character.isOpen = true;
      this.#openCharacters.push(character);
    }
  }
}
