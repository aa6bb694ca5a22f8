import type { AnnotatedWord, VersePiece, VerseText, WordAnnotation } from '../../model/verse-text.ts';
import { beginsWithClosingPunctuation, SpacedText } from './spaced-text.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Piece = Mutable<VersePiece>;
type OpenText = Extract<Piece, { kind: 'text' }>;

/** One for all: nothing tells breaks apart. */
const lineBreak: Piece = { kind: 'break' };

/** Composes the text of one verse or title from what its source gives in order. */
export class VerseComposer {
  readonly #spaced = new SpacedText();
  readonly #pieces: Piece[] = [];
  readonly #words: AnnotatedWord[] = [];
  #lastStart = 0;
  #joinedWords = 0;
  #openText: OpenText | undefined;
  #level = 0;
  /** Headings and notes whose place is known only when the text behind them is. */
  #unplacedHeadings: Extract<Piece, { kind: 'heading' }>[] = [];
  #notesBeforeText: Extract<Piece, { kind: 'note' }>[] = [];
  #justAfterNote = false;
  #spaceBeforeNote = '';

  /** Poetry level of the last line; 0 is prose. */
  get level(): number {
    return this.#level;
  }

  /** Offset at which the text last written begins. */
  get lastStart(): number {
    return this.#lastStart;
  }

  /** How many words of the source were joined to the word before them, over a note. */
  get joinedWords(): number {
    return this.#joinedWords;
  }

  get hasDoubleSpace(): boolean {
    return this.#spaced.hasDoubleSpace;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** The text or note that follows at once stands on a new line, unless nothing stands before it. */
  startLine(level: number, afterStanzaBreak = false): void {
    const previousLevel = this.#level;
    this.#level = level;
    if (this.#spaced.text === '') return;
    this.#forgetNotes();
    this.#openText = undefined;
    this.#spaced.newLine();
    const afterHeading = this.#pieces.at(-1)?.kind === 'heading';
    const poetryShowsIt = level > 0 && (level !== previousLevel || afterHeading);
    if (!poetryShowsIt || afterStanzaBreak) this.#pieces.push(lineBreak);
  }

  write(source: string, wordsOfJesus: boolean): void {
    if (source.trim() === '') return this.#space(source);
    this.#settleNotes(source);
    const start = this.#spaced.append(source);
    this.#lastStart = start;
    this.#placeBeforeText(start);
    const open = this.#openText;
    if (open && open.wordsOfJesus === wordsOfJesus && open.poem === this.#level) {
      open.end = this.#spaced.text.length;
      return;
    }
    const piece: OpenText = {
      kind: 'text',
      start,
      end: this.#spaced.text.length,
      poem: this.#level,
      wordsOfJesus,
    };
    this.#openText = piece;
    this.#pieces.push(piece);
  }

  /** White space: what was written and what follows are not one word. */
  separate(): void {
    this.#space(' ');
  }

  note(noteId: number): void {
    this.omittedNote();
    const piece = { kind: 'note' as const, offset: this.#spaced.text.length, noteId };
    this.#openText = undefined;
    this.#pieces.push(piece);
    this.#notesBeforeText.push(piece);
  }

  /** A note that does not appear in the text still takes the white space before it. */
  omittedNote(): void {
    this.#justAfterNote = true;
    if (this.#spaced.pendingSpace !== '') {
      this.#spaceBeforeNote = this.#spaced.pendingSpace;
      this.#spaced.pendingSpace = '';
    }
  }

  /** The text from `start` to here is a word of which something is known. */
  annotate(start: number, annotation: WordAnnotation): void {
    const end = this.#spaced.text.length;
    if (end > start) this.#words.push({ start, end, ...annotation });
  }

  heading(heading: string): void {
    const piece = { kind: 'heading' as const, offset: 0, heading };
    this.#openText = undefined;
    this.#pieces.push(piece);
    this.#unplacedHeadings.push(piece);
    this.#spaced.space();
  }

  /** A line break behind the last line, which the verse after this one needs. */
  breakAtEnd(): void {
    this.#pieces.push(lineBreak);
  }

  finish(): VerseText {
    const text = this.#spaced.text.trimEnd();
    this.#placeHeadings(text.length);
    for (const piece of this.#pieces) {
      if (piece.kind === 'note') piece.offset = Math.min(piece.offset, text.length);
    }
    return { text, pieces: this.#pieces, words: this.#words };
  }

  #space(source: string): void {
    this.#spaced.space(source);
    if (this.#justAfterNote) this.#leaveNotes();
  }

  /** The notes stay with the word before them. */
  #leaveNotes(): void {
    if (this.#spaceBeforeNote !== '') this.#spaced.space(this.#spaceBeforeNote);
    this.#forgetNotes();
  }

  #forgetNotes(): void {
    this.#justAfterNote = false;
    this.#spaceBeforeNote = '';
    this.#notesBeforeText = [];
  }

  #settleNotes(next: string): void {
    if (!this.#justAfterNote) return;
    const spaceBefore = this.#spaceBeforeNote;
    const spaceAfter = /^\s/.test(next);
    if (spaceBefore === '' || spaceAfter) return this.#leaveNotes();
    // White space before a note that closing punctuation follows is the note's own
    if (beginsWithClosingPunctuation(next)) {
      this.#joinedWords++;
      return this.#forgetNotes();
    }
    this.#spaced.space(spaceBefore);
  }

  #placeBeforeText(start: number): void {
    this.#placeHeadings(start);
    if (!this.#justAfterNote) return;
    // No white space behind the notes, but some before: they belong to this word
    if (this.#spaceBeforeNote !== '') for (const note of this.#notesBeforeText) note.offset = start;
    this.#forgetNotes();
  }

  #placeHeadings(offset: number): void {
    for (const heading of this.#unplacedHeadings) heading.offset = offset;
    this.#unplacedHeadings = [];
  }
}
