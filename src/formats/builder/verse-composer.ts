import type { WordAlignment } from '../../model/alignment.ts';
import type { AnnotatedWord, VersePiece, VerseText, WordAnnotation } from '../../model/book-text.ts';
import { SpacedText } from './spaced-text.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Piece = Mutable<VersePiece>;
type OpenText = Extract<Piece, { kind: 'text' }>;

interface OpenWord {
  start: number;
}
const lineBreak: Piece = { kind: 'break' };

export class VerseComposer {
  readonly #spaced = new SpacedText((at, by) => this.#shift(at, by));
  readonly #pieces: Piece[] = [];
  readonly #words: Mutable<AnnotatedWord>[] = [];
  #lastStart = 0;
  #openText: OpenText | undefined;
  #level = 0;
  #unplacedHeadings: Extract<Piece, { kind: 'heading' }>[] = [];
  #unsettledWords: OpenWord[] = [];

  get level(): number {
    return this.#level;
  }

  get joinedWords(): number {
    return this.#spaced.joinedWords;
  }

  get doubleSpaceAt(): number | undefined {
    return this.#spaced.doubleSpaceAt;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  get hasText(): boolean {
    return this.#spaced.text !== '';
  }

  startLine(level: number, afterStanzaBreak = false): void {
    const previousLevel = this.#level;
    this.#level = level;
    if (this.#spaced.text === '') return;
    this.#openText = undefined;
    this.#spaced.newLine();
    const afterHeading = this.#pieces.at(-1)?.kind === 'heading';
    const poetryShowsIt = level > 0 && (level !== previousLevel || afterHeading);
    if (!poetryShowsIt || afterStanzaBreak) this.#pieces.push(lineBreak);
  }

  write(source: string, wordsOfJesus: boolean, at: number): void {
    const start = this.#spaced.append(source, at);
    if (start === -1) return;
    this.#lastStart = start;
    this.#placeHeadings(start);
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

  separate(): void {
    this.#spaced.space();
  }

  startPart(): void {
    this.#spaced.startPart();
  }

  note(noteId: number): void {
    const piece = { kind: 'note' as const, offset: 0, noteId };
    this.#spaced.note(piece);
    this.#openText = undefined;
    this.#pieces.push(piece);
  }

  omittedNote(): void {
    this.#spaced.note();
  }

  startWord(word: OpenWord): void {
    word.start = this.#lastStart;
    if (this.#spaced.isGuess) this.#unsettledWords.push(word);
  }

  annotate(start: number, annotation: WordAnnotation, alignment: WordAlignment | undefined): void {
    const end = this.#spaced.text.length;
    if (end > start) this.#words.push({ start, end, annotation, ...(alignment ? { alignment } : {}) });
  }

  heading(heading: string): void {
    const piece = { kind: 'heading' as const, offset: 0, heading };
    this.#openText = undefined;
    this.#pieces.push(piece);
    this.#unplacedHeadings.push(piece);
    this.#spaced.space();
  }

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

  #shift(at: number, by: number): void {
    const shifted = (offset: number) => (offset >= at ? offset + by : offset);
    const shiftedEnd = (offset: number) => (offset > at ? offset + by : offset);
    for (const piece of this.#pieces) {
      if (piece.kind === 'heading') piece.offset = shifted(piece.offset);
      else if (piece.kind === 'note') piece.offset = shiftedEnd(piece.offset);
      else if (piece.kind === 'text') {
        piece.start = shifted(piece.start);
        piece.end = shiftedEnd(piece.end);
      }
    }
    for (const word of this.#words) {
      word.start = shifted(word.start);
      word.end = shiftedEnd(word.end);
    }
    for (const word of this.#unsettledWords) word.start = shifted(word.start);
    this.#unsettledWords = [];
  }

  #placeHeadings(offset: number): void {
    if (this.#unplacedHeadings.length === 0) return;
    for (const heading of this.#unplacedHeadings) heading.offset = offset;
    this.#unplacedHeadings = [];
  }
}
