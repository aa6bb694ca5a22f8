import { beginsWithClosingPunctuation } from '../builder/punctuation.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { Attributes, ScriptureSink } from '../scripture-sink.ts';

interface OpenNote {
  readonly style: string;
  readonly spaceBefore: string;
  readonly spaceBeforeAt: number;
}

/**
 * Keeps the promises of the event stream for OSIS, where verses, quotations and paragraphs may overlap:
 * paragraphs do not nest, one is open wherever text stands, and what is open ends with its paragraph and
 * begins again in the next. White space is held back until it is known what follows.
 */
export class EventFlow {
  readonly #sink: ScriptureSink;
  readonly #spans: OpenSpans;
  readonly #impliedStyle: () => string;
  #inParagraph = false;
  #note: OpenNote | undefined;
  #space = '';
  #spaceAt = 0;
  /** It stood before the note that has just ended, and none stands after it. */
  #spaceIsBeforeNote = false;
  /** White space is dropped until the next text or note. */
  #isJoined = false;

  /** `impliedStyle` is asked for the style of a paragraph that text opens by itself. */
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

  /** `opens`: it is a mark that opens a quotation, whatever it looks like. */
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

  /** What follows is one word with what stands before it: white space there is the layout of the file. */
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
    // A line break before a note is mostly layout. What follows the note decides whether a space is meant.
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

  /** All that text or a note needs to stand at. */
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

/** A stretch of text with a style, which may begin and end anywhere. */
export interface Span {
  readonly style: string;
  readonly attributes: Attributes | undefined;
  readonly at: number;
}

/** No text has more; a file that never ends its spans must not make every paragraph open all of them again. */
const mostSpans = 100;

/**
 * Gives spans that overlap each other and paragraphs as character styles that nest: a span is opened when
 * text comes, closed with what surrounds it, and opened again for the next text. One without text gives
 * no event.
 */
class OpenSpans {
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  /** The spans the next text stands in, and those of them that the sink knows of: always its beginning. */
  readonly #wanted: Span[] = [];
  #opened = 0;
  /** Number of spans around the open note, which are not touched in it. */
  #noteBase = 0;
  readonly #endedInNote: Span[] = [];

  constructor(sink: ScriptureSink, report: Report) {
    this.#sink = sink;
    this.#report = report;
  }

  start(style: string, attributes: Attributes | undefined, at: number): Span {
    const span = { style, attributes, at };
    if (this.#wanted.length < mostSpans) this.#wanted.push(span);
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

  /** What ended inside the note ends after it. */
  leaveNote(at: number): void {
    this.#noteBase = 0;
    for (const span of this.#endedInNote.splice(0)) this.end(span, at);
  }

  /** What is still open here had no end in the book. */
  finish(): void {
    for (const { style, at } of this.#wanted.splice(0)) {
      const message = `What begins here (in USFM: \\${style}) is not closed in this book. Add the milestone that closes it.`;
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
