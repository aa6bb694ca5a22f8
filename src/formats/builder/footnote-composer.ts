import { SpacedText } from './spaced-text.ts';

const closed = new SpacedText();

/** Composes the text of a footnote from its parts (`\ft`, `\fq`, `\fp`, ...). */
export class FootnoteComposer {
  readonly noteId: number;
  readonly caller: string | null;
  #spaced = new SpacedText();
  #beginsPart = false;
  /** Once it is closed. */
  #text: string | undefined;

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

  /** Nothing is written any more. A chapter may have thousands of notes, so each keeps its text alone. */
  close(): void {
    this.#text = this.#spaced.text.trimEnd();
    this.#spaced = closed;
  }

  finish(): string {
    return this.#text ?? this.#spaced.text.trimEnd();
  }
}
