import { beginsWithClosingPunctuation } from '../builder/punctuation.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { Attributes, ScriptureSink } from '../scripture-sink.ts';

interface OpenNote {
  readonly style: string;
  readonly spaceBefore: string;
  readonly spaceBeforeAt: number;
}

/**
 * Keeps the guarantees of the event stream for OSIS, whose verses, quotations and paragraphs may overlap.
 * Paragraphs do not nest, and text always has an open paragraph. Open styles end with their paragraph and
 * restart in the next. White space is held back until the following event is known.
 */
export class EventFlow {
  readonly #sink: ScriptureSink;
  readonly #spans: OpenSpans;
  readonly #impliedStyle: () => string;
  #inParagraph = false;
  #note: OpenNote | undefined;
  #space = '';
  #spaceAt = 0;
  /** The space preceded the note that has just ended, and no other space follows the note. */
  #spaceIsBeforeNote = false;
  #isJoined = false;

  constructor(sink: ScriptureSink, report: Report, impliedStyle: () => string) {
    this.#sink = sink;
    this.#spans = new OpenSpans(sink, report);
    this.#impliedStyle = impliedStyle;
  }

  get inNote(): boolean {
    return this.#note !== undefined;
  }

  startParagraph(style: string, at: number): void {
    this.endParagraph(at);
    this.#sink.paraStart(style, at);
    this.#inParagraph = true;
  }

  endParagraph(at: number): void {
    if (!this.#inParagraph) return;
    this.#writeSpace();
    this.#spans.closeAll(at);
    this.#sink.paraEnd(at);
    this.#inParagraph = false;
  }

  emptyParagraph(style: string, at: number): void {
    this.startParagraph(style, at);
    this.endParagraph(at);
  }

  chapter(number: number, at: number, label?: string): void {
    this.endParagraph(at);
    this.#sink.chapter(number, at, label);
  }

  verse(number: string, at: number): void {
    this.#writeSpace();
    this.#sink.verse(number, at);
  }

  text(text: string, at: number, opens = false): void {
    if (text.trim() === '') {
      if (!this.#inParagraph || this.#isJoined) return;
      if (this.#space === '') this.#spaceAt = at;
      this.#space += text;
      this.#spaceIsBeforeNote = false;
      return;
    }
    if (this.#spaceIsBeforeNote && !opens && beginsWithClosingPunctuation(text)) this.#space = '';
    this.#prepare(at);
    this.#sink.text(text, at);
  }

  /** Joins the next text to the previous text as one word: white space between them is file layout. */
  join(): void {
    this.#space = '';
    this.#isJoined = true;
  }

  cell(style: string, at: number): void {
    if (!this.#inParagraph) this.startParagraph(this.#impliedStyle(), at);
    this.#writeSpace();
    this.#spans.closeAll(at);
    this.#sink.cell(style, at);
  }

  startSpan(style: string, attributes: Attributes | undefined, at: number): Span {
    return this.#spans.start(style, attributes, at);
  }

  endSpan(span: Span, at: number): void {
    this.#spans.end(span, at);
  }

  startNote(style: string, caller: string, at: number): void {
    // A line break before a note is usually layout: the text after the note decides if it is a space
    const isLayout = this.#space.includes('\n');
    const spaceBefore = isLayout ? this.#space : '';
    if (isLayout) this.#space = '';
    this.#note = { style, spaceBefore, spaceBeforeAt: this.#spaceAt };
    this.#prepare(at);
    this.#sink.noteStart(style, caller, at);
    this.#spans.startNote();
  }

  endNote(at: number): void {
    const { style, spaceBefore, spaceBeforeAt } = this.#note!;
    this.#writeSpace();
    this.#spans.closeNote(at);
    this.#sink.noteEnd(style, at);
    this.#spans.leaveNote(at);
    this.#note = undefined;
    this.#space = spaceBefore;
    this.#spaceAt = spaceBeforeAt;
    this.#spaceIsBeforeNote = spaceBefore !== '';
  }

  finish(at: number): void {
    this.endParagraph(at);
    this.#spans.finish();
  }

  #prepare(at: number): void {
    if (!this.#inParagraph) this.startParagraph(this.#impliedStyle(), at);
    this.#writeSpace();
    this.#spans.openAll(at);
  }

  #writeSpace(): void {
    this.#isJoined = false;
    this.#spaceIsBeforeNote = false;
    if (this.#space === '') return;
    this.#sink.text(this.#space, this.#spaceAt);
    this.#space = '';
  }
}

export interface Span {
  readonly style: string;
  readonly attributes: Attributes | undefined;
  readonly at: number;
}

/** Far above any real text. A file that never ends its spans must not reopen all of them in every paragraph. */
const maxSpans = 100;

/**
 * Converts spans that overlap each other and paragraphs to nested character styles. A span opens when text
 * arrives, closes with its surroundings, and reopens for the next text. A span without text emits no event.
 */
class OpenSpans {
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  /** Spans around the next text. The sink has received the first `#opened` of them. */
  readonly #wanted: Span[] = [];
  #opened = 0;
  #noteBase = 0;
  readonly #endedInNote: Span[] = [];

  constructor(sink: ScriptureSink, report: Report) {
    this.#sink = sink;
    this.#report = report;
  }

  start(style: string, attributes: Attributes | undefined, at: number): Span {
    const span = { style, attributes, at };
    if (this.#wanted.length < maxSpans) this.#wanted.push(span);
    return span;
  }

  end(span: Span, at: number): void {
    const index = this.#wanted.lastIndexOf(span);
    if (index === -1) return;
    if (index < this.#noteBase) {
      this.#endedInNote.push(span);
      return;
    }
    this.#closeDownTo(index, at);
    this.#wanted.splice(index, 1);
  }

  openAll(at: number): void {
    while (this.#opened < this.#wanted.length) this.#sink.charStart(this.#wanted[this.#opened++]!.style, at);
  }

  closeAll(at: number): void {
    this.#closeDownTo(0, at);
  }

  startNote(): void {
    this.#noteBase = this.#opened;
  }

  closeNote(at: number): void {
    this.#closeDownTo(this.#noteBase, at);
    this.#wanted.length = this.#noteBase;
  }

  leaveNote(at: number): void {
    this.#noteBase = 0;
    for (const span of this.#endedInNote.splice(0)) this.end(span, at);
  }

  finish(): void {
    for (const { style, at } of this.#wanted.splice(0)) {
      const message = `The element that begins here (\\${style} in USFM) is not closed in this book. Add the closing milestone.`;
      this.#report('unclosed-marker', at, message);
    }
  }

  #closeDownTo(index: number, at: number): void {
    while (this.#opened > index) {
      const { style, attributes } = this.#wanted[--this.#opened]!;
      this.#sink.charEnd(style, attributes, at);
    }
  }
}
