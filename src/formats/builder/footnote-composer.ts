import { SpacedText } from './spaced-text.ts';

/** Composes the text of a footnote from its parts (`\ft`, `\fq`, `\fp`, ...). */
export class FootnoteComposer {
  readonly noteId: number;
  readonly caller: string | null;
  readonly #spaced = new SpacedText();
  #beginsPart = false;

  /** `caller` as the source writes it: `-` stands for none. */
  constructor(noteId: number, caller: string) {
    this.noteId = noteId;
    this.caller = caller === '-' ? null : caller;
  }

  get isEmpty(): boolean {
    return this.#spaced.text === '';
  }

  /** A part is set off from the text before it, also where the source has no white space between them. */
  beginPart(): void {
    this.#beginsPart = true;
  }

  beginParagraph(): void {
    this.#spaced.newLine();
  }

  write(source: string): void {
    if (this.#beginsPart && source.trim() !== '') {
      this.#beginsPart = false;
      this.#spaced.appendSeparated(source);
    } else {
      this.#spaced.append(source);
    }
  }

  finish(): string {
    return this.#spaced.text.trimEnd();
  }
}
