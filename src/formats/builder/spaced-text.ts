import { closesWord, endsWithGuillemet, endsWithOpeningPunctuation } from './punctuation.ts';

interface TextPlace {
  offset: number;
}

/** Quotation marks whose preceding space is a guess until more text arrives. */
interface Guess {
  readonly at: number;
  readonly space: string;
  readonly hasSpace: boolean;
  readonly notes: readonly TextPlace[];
}

const maxMarks = 8;

/**
 * Text built piece by piece with normalized white space: runs collapse to one character, and none is at the
 * start. A space is held back until text follows, so none is at the end either.
 */
export class SpacedText {
  text = '';
  pendingSpace = '';
  /** Offset in the source of the first of several spaces between two words; undefined if there are none. */
  doubleSpaceAt: number | undefined;
  /** Words joined to the previous word by spacing rules, minus words that were split. */
  joinedWords = 0;
  /** No text yet, or a line break at its end. Examining the text instead would copy it. */
  #isLineStart = true;
  readonly #onShift: (at: number, by: number) => void;
  #appended = 0;
  #isUnsettled = false;
  #afterNote = false;
  #notes: TextPlace[] = [];
  #spaceBeforeNote = '';
  #startsPart = false;
  #pendingDoubleSpaceAt: number | undefined;
  #guess: Guess | undefined;

  /** `onShift` is called when the text from `at` on has moved by `by` characters. */
  constructor(onShift: (at: number, by: number) => void = () => {}) {
    this.#onShift = onShift;
  }

  get isGuess(): boolean {
    return this.#guess !== undefined;
  }

  /** @param at offset in the source. @returns offset of the first visible character, or -1 if there is none. */
  append(source: string, at = 0): number {
    if (source === ' ') {
      this.space();
      return -1;
    }
    const untilEnd = source.trimEnd();
    const visible = untilEnd.trimStart();
    const indent = untilEnd.length - visible.length;
    if (indent > 0) this.space(untilEnd.slice(0, indent), at);
    let start = -1;
    if (visible !== '') {
      if (this.#isUnsettled) this.#settle(visible);
      this.doubleSpaceAt ??= this.#pendingDoubleSpaceAt;
      this.#pendingDoubleSpaceAt = undefined;
      this.text += this.pendingSpace;
      this.pendingSpace = '';
      this.#isLineStart = false;
      start = this.text.length;
      if (whiteSpaceToCollapse.test(visible)) {
        const within = doubleSpace.exec(visible)?.index;
        if (within !== undefined) this.doubleSpaceAt ??= at + indent + within;
        this.text += visible.replace(/\s+/g, collapseRun);
      } else this.text += visible;
      // Reading the string flattens its rope, whose pieces take more memory than a character each
      if (++this.#appended % 256 === 0) this.text.charCodeAt(0);
    }
    if (untilEnd.length < source.length) this.space(source.slice(untilEnd.length), at + untilEnd.length);
    return start;
  }

  /** Holds back one white space character for the next text. A no-break space replaces a common one. */
  space(source = ' ', at = 0): void {
    if (!this.#isLineStart) {
      const run = this.pendingSpace + this.#spaceBeforeNote + source;
      this.pendingSpace = run === ' ' ? run : collapseRun(run);
      // Not visible at the end of a line
      const isDouble = source.startsWith('  ') && !/[\n\r\t]/.test(source);
      if (source !== ' ') this.#pendingDoubleSpaceAt = isDouble ? at : undefined;
    }
    this.#guess = undefined;
    this.#forgetNotes();
  }

  /**
   * Marks a note and assigns its offset to `place`. The following text decides the white space before it. If
   * white space also follows, the note stays with the previous word. Otherwise it moves to the next word. If
   * punctuation ties that to the previous word, the white space belonged to the note and is dropped.
   */
  note(place?: TextPlace): void {
    this.#afterNote = true;
    this.#isUnsettled = true;
    if (this.pendingSpace !== '') {
      this.#spaceBeforeNote = this.pendingSpace;
      this.pendingSpace = '';
    }
    if (!place) return;
    place.offset = this.text.length;
    this.#notes.push(place);
  }

  startPart(): void {
    this.#startsPart = true;
    this.#isUnsettled = true;
  }

  newLine(): void {
    this.pendingSpace = '';
    this.#pendingDoubleSpaceAt = undefined;
    this.#startsPart = false;
    this.#guess = undefined;
    this.#forgetNotes();
    if (!this.#isLineStart) this.text += '\n';
    this.#isLineStart = true;
  }

  #settle(visible: string): void {
    this.#isUnsettled = false;
    if (this.#guess) this.#settleGuess(this.#guess, visible);
    if (this.#afterNote) this.#settleNotes(visible);
    if (this.#startsPart) this.#settlePart(visible);
  }

  #settleNotes(visible: string): void {
    const notes = this.#notes;
    const space = this.#spaceBeforeNote;
    this.#forgetNotes();
    if (space === '') return;
    // A no-break space is part of the text: French has one before its marks
    const isText = noBreakSpace.test(space);
    const isAfterOpening = endsWithOpeningPunctuation(this.text) && !endsWithGuillemet(this.text);
    const closes = closesWord(visible);
    const hasSpace = isText || !(isAfterOpening || (closes ?? closesWord(`${visible} `)));
    if (hasSpace) {
      this.pendingSpace = space;
      for (const note of notes) note.offset = this.text.length + space.length;
    } else this.joinedWords++;
    if (closes === undefined && !isText && !isAfterOpening) this.#startGuess(space, hasSpace, notes);
  }

  #settlePart(visible: string): void {
    this.#startsPart = false;
    if (this.#isLineStart || this.pendingSpace !== '' || endsWithOpeningPunctuation(this.text)) return;
    const closes = closesWord(visible);
    const hasSpace = !(closes ?? closesWord(`${visible} `));
    if (hasSpace) {
      this.pendingSpace = ' ';
      this.joinedWords--;
    }
    if (closes === undefined) this.#startGuess(' ', hasSpace, []);
  }

  #startGuess(space: string, hasSpace: boolean, notes: readonly TextPlace[]): void {
    this.#guess = { at: this.text.length + (hasSpace ? space.length : 0), space, hasSpace, notes };
    this.#isUnsettled = true;
  }

  #settleGuess(guess: Guess, visible: string): void {
    const { at, space, hasSpace, notes } = guess;
    this.#guess = undefined;
    const marks = this.text.slice(at);
    const closes = marks.length > maxMarks ? !hasSpace : closesWord(marks + visible);
    if (closes === undefined) {
      this.#guess = guess;
      this.#isUnsettled = true;
      return;
    }
    if (closes !== hasSpace) return;
    const before = this.text.slice(0, hasSpace ? at - space.length : at);
    this.text = before + (hasSpace ? '' : space) + marks;
    const by = hasSpace ? -space.length : space.length;
    this.joinedWords -= Math.sign(by);
    this.#onShift(at, by);
    for (const note of notes) note.offset = this.text.length - marks.length;
  }

  #forgetNotes(): void {
    if (!this.#afterNote) return;
    this.#afterNote = false;
    this.#spaceBeforeNote = '';
    this.#notes = [];
  }
}

const noBreakSpace = /[\u00a0\u202f\u2007]/;
const doubleSpace = /(?<=\S) {2,}(?=\S)/;
const whiteSpaceToCollapse = /[\t\n\v\f\r\u2028\u2029]|\s\s/;

function collapseRun(run: string): string {
  const kept = run.length === 1 ? /[\u1680\u2000-\u200a\u205f\u3000]/ : noBreakSpace;
  return noBreakSpace.exec(run)?.[0] ?? kept.exec(run)?.[0] ?? ' ';
}
