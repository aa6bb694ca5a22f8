import type { Attributes, ScriptureSink } from '../scripture-sink.ts';

export interface OpenStyle {
  readonly kind: 'para' | 'char';
  readonly style: string;
  readonly attributes: Attributes | undefined;
  /** True if the sink has received its start. An interrupted style is open only in the element tree. */
  isOpen: boolean;
}

/** Far above any real text. A file that never ends its styles must not reopen all of them in every paragraph. */
const maxContinuedStyles = 100;

/**
 * Converts arbitrarily nested paragraphs and character styles to events that keep the guarantees of
 * `ScriptureSink`. A nested paragraph interrupts the outer one with everything open in it. The outer one
 * resumes with its next text.
 */
export class OpenStyles {
  sink: ScriptureSink;
  readonly #paragraphs: OpenStyle[] = [];
  readonly #characters: OpenStyle[] = [];
  readonly #openCharacters: OpenStyle[] = [];
  #isInterrupted = false;

  constructor(sink: ScriptureSink) {
    this.sink = sink;
  }

  get paragraph(): OpenStyle | undefined {
    return this.#paragraphs.at(-1);
  }

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

  resume(at: number): void {
    if (!this.#isInterrupted) return;
    this.#isInterrupted = false;
    const { paragraph } = this;
    if (paragraph && !paragraph.isOpen) {
      this.sink.paraStart(paragraph.style, at);
      paragraph.isOpen = true;
    }
    for (const character of this.#characters.slice(0, maxContinuedStyles)) {
      if (character.isOpen) continue;
      this.sink.charStart(character.style, at);
      character.isOpen = true;
      this.#openCharacters.push(character);
    }
  }
}
