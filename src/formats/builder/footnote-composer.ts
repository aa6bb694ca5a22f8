import { SpacedText } from './spaced-text.ts';

/** Composes the text of a footnote from its parts (`\ft`, `\fq`, `\fp`, ...). */
export class FootnoteComposer {
  readonly noteId: number;
  readonly caller: string | null;
  readonly #spaced = new SpacedText();

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
    this.#spaced.startPart();
  }

  beginParagraph(): void {
    this.#spaced.newLine();
  }

  write(source: string): void {
    this.#spaced.append(source);
  }

  finish(): string {
    return this.#spaced.text.trimEnd();
  }
}
