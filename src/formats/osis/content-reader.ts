import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { ParagraphStyles } from './block-styles.ts';
import { EventFlow, type Span } from './event-flow.ts';
import { closingMark, isTransparentElement, notePartStyle, noteStyle, spanStyle } from './inline-styles.ts';
import { withoutMorphemeSlashes, wordAttributes } from './word-attributes.ts';

/** An XML element. One with `sID` or `eID` is a milestone that starts or ends a range. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly at: number;
}

export type ElementEnd = ((at: number) => void) | undefined;

export class ContentReader {
  readonly flow: EventFlow;
  readonly styles = new ParagraphStyles();
  readonly #strongLetter: 'H' | 'G';
  readonly #report: Report;
  readonly #reportUnknown: (element: Element) => void;
  readonly #milestones = new Map<string, Span>();
  #dividedDepth = 0;
  #noteStyle = '';
  /** A group of lines has just ended. If another one follows immediately, both are stanzas. */
  #afterLines = false;
  #inTitleVerse = false;

  constructor(
    sink: ScriptureSink,
    strongLetter: 'H' | 'G',
    report: Report,
    reportUnknown: (element: Element) => void,
  ) {
    this.#strongLetter = strongLetter;
    this.#report = report;
    this.#reportUnknown = reportUnknown;
    this.flow = new EventFlow(sink, report, () => this.styles.implied);
  }

  text(text: string, at: number): void {
    if (text.trim() !== '') this.#afterLines = false;
    this.flow.text(this.#dividedDepth > 0 ? withoutMorphemeSlashes(text) : text, at);
  }

  chapter(number: number, at: number, label?: string): void {
    this.styles.inChapter = true;
    this.#inTitleVerse = false;
    this.flow.chapter(number, at, label);
  }

  verse(number: string, at: number): void {
    this.#afterLines = false;
    // Some texts encode the title of a psalm as verse 0; it has its own paragraphs
    if (this.#inTitleVerse || number === '0') this.flow.endParagraph(at);
    this.#inTitleVerse = number === '0';
    this.flow.verse(number, at);
  }

  start(element: Element): ElementEnd {
    if (this.flow.inNote) return this.#startInNote(element);
    const { name, attributes, at } = element;
    switch (name) {
      case 'note':
        return this.#startNote(element);
      case 'lg':
        return this.#startLineGroup(element);
      case 'lb':
        if (attributes.type === 'x-optional') this.flow.text(' ', at);
        else this.flow.endParagraph(at);
        return undefined;
      case 'milestone':
        if (paragraphMilestone.test(attributes.type ?? '')) this.flow.endParagraph(at);
        return this.#startInline(element);
      case 'cell':
        this.flow.cell(attributes.role === 'label' ? 'th1' : 'tc1', at);
        return undefined;
      case 'list':
        this.styles.listDepth++;
        return () => void this.styles.listDepth--;
    }
    if (name === 'p' && this.styles.isInParagraph) {
      this.#reportMisplaced(element, 'in another <p>, which continues after it');
    }
    const style = this.styles.styleOf(name, attributes);
    return style === undefined ? this.#startInline(element) : this.startBlock(style, element);
  }

  startBlock(style: string, { attributes, at }: Pick<Element, 'attributes' | 'at'>): ElementEnd {
    this.#afterLines = false;
    this.flow.endParagraph(at);
    if (attributes.eID !== undefined) return undefined;
    this.flow.startParagraph(style, at);
    if (attributes.sID !== undefined) return undefined;
    const end = this.styles.startBlock(style);
    return (endAt) => {
      this.flow.endParagraph(endAt);
      end();
    };
  }

  #startInNote(element: Element): ElementEnd {
    const { name, attributes, at } = element;
    if (name === 'note') this.#reportMisplaced(element, 'in another <note>; its text was added to that note');
    const style = notePartStyle(this.#noteStyle, name, attributes.type ?? '');
    if (name === 'lb' || name === 'cell') this.flow.text(' ', at);
    else if (style !== undefined) return this.#startSpan(style, element);
    else if (!['note', 'lg', 'closer', 'castItem'].includes(name)) return this.#startInline(element);
    return undefined;
  }

  #startInline(element: Element): ElementEnd {
    const { name, attributes, at } = element;
    switch (name) {
      case 'q':
        return this.#startQuotation(element);
      case 'w':
        return this.#startSpan('w', element);
      case 'milestone':
        if (attributes.type === 'cQuote') this.#openQuotation(attributes.marker, at);
        return undefined;
      case 'seg':
        if (attributes.type === 'x-maqqef' || attributes.type === 'x-sof-pasuq') this.flow.join();
        if (attributes.type === 'x-maqqef') return () => this.flow.join();
        // An open section of the Hebrew text (petucha): the next section begins on a new line
        if (attributes.type === 'x-pe' && !this.flow.inNote) return (endAt) => this.flow.endParagraph(endAt);
    }
    const style = spanStyle(name, attributes.type);
    if (style !== undefined) return this.#startSpan(style, element);
    if (!isTransparentElement(name)) this.#reportUnknown(element);
    return dividedText.has(name) ? this.#startDivided() : undefined;
  }

  #startSpan(style: string, element: Element): ElementEnd {
    const { name, attributes, at } = element;
    if (attributes.eID !== undefined) return this.#endMilestone(element);
    const isWord = name === 'w';
    const span = this.flow.startSpan(
      style,
      isWord ? wordAttributes(attributes, this.#strongLetter) : undefined,
      at,
    );
    if (attributes.sID !== undefined) {
      this.#milestones.set(`${name} ${attributes.sID}`, span);
      return undefined;
    }
    if (!dividedText.has(name)) return (endAt) => this.flow.endSpan(span, endAt);
    const endDivided = this.#startDivided();
    return (endAt) => {
      endDivided();
      this.flow.endSpan(span, endAt);
    };
  }

  #startDivided(): () => void {
    this.#dividedDepth++;
    return () => void this.#dividedDepth--;
  }

  #endMilestone({ name, attributes, at }: Element): undefined {
    const span = this.#milestones.get(`${name} ${attributes.eID}`);
    if (span) this.flow.endSpan(span, at);
  }

  /** Quotation marks are text only if the source gives them (OSIS 2.1.1 manual, "q": `marker`). */
  #startQuotation(element: Element): ElementEnd {
    const { attributes, at } = element;
    const { marker, eID, sID } = attributes;
    if (eID !== undefined) {
      this.#closeQuotation(marker, at);
      return this.#endMilestone(element);
    }
    const isJesus = /^#?jesus\b/i.test(attributes.who ?? '');
    const end = isJesus ? this.#startSpan('wj', element) : undefined;
    this.#openQuotation(marker, at);
    if (sID !== undefined) return undefined;
    return (endAt) => {
      this.#closeQuotation(marker && closingMark(marker), endAt);
      end?.(endAt);
    };
  }

  #openQuotation(mark: string | undefined, at: number): void {
    if (!mark) return;
    this.#afterLines = false;
    this.flow.text(mark, at, true);
  }

  #closeQuotation(mark: string | undefined, at: number): void {
    if (mark) this.text(mark, at);
  }

  #startNote({ attributes, at }: Element): ElementEnd {
    this.#afterLines = false;
    this.#noteStyle = noteStyle(attributes.type ?? '');
    this.flow.startNote(this.#noteStyle, attributes.n || '+', at);
    return (endAt) => this.flow.endNote(endAt);
  }

  #startLineGroup({ attributes, at }: Element): ElementEnd {
    const end = (endAt: number) => {
      this.flow.endParagraph(endAt);
      this.#afterLines = true;
    };
    if (attributes.eID !== undefined) {
      end(at);
      return undefined;
    }
    if (this.#afterLines) this.flow.emptyParagraph('b', at);
    this.#afterLines = false;
    return attributes.sID === undefined ? end : undefined;
  }

  #reportMisplaced({ name, at }: Element, where: string): void {
    this.#report('misplaced-content', at, `<${name}> is ${where}. Close the outer element first.`);
  }
}

/** Elements of `morphhb` in whose text slashes divide morphemes. */
const dividedText = new Set(['w', 'catchWord', 'rdg']);
const paragraphMilestone = /^(?:line|x-p\d?|x-pi\d?|x-pm|x-paragraph)$/;
