import type { Report } from '../diagnostic-collector.ts';
import { type Marker, marker } from '../markers.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { isNoteCaller } from '../usfm/notes.ts';
import { matchChapterNumber, matchVerseNumber } from '../usfm/numbers.ts';
import { markerAttributes } from './marker-attributes.ts';

type ElementAttributes = Readonly<Record<string, string>>;

interface OpenElement {
  readonly kind: 'para' | 'char' | 'note' | 'sidebar' | 'other';
  readonly name: string;
  readonly style: string;
  readonly attributes: ElementAttributes;
  /** Ended before its closing tag, with the paragraph it stands in. */
  ended: boolean;
}

/**
 * Turns the elements of USX into scripture events, the same that the USFM of that text gives. USJ has
 * the same elements in another spelling and is read through this too.
 */
export class ElementReader {
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  readonly #open: OpenElement[] = [];
  /** Index of the paragraph in `#open`, or -1. */
  #paragraph = -1;
  #lastChapter = 0;
  readonly #reportedUnknown = new Set<string>();

  constructor(sink: ScriptureSink, report: Report) {
    this.#sink = sink;
    this.#report = report;
  }

  open(name: string, attributes: ElementAttributes, at: number): void {
    const kind = this.#start(name, attributes.style ?? '', attributes, at);
    if (kind === 'para') this.#paragraph = this.#open.length;
    this.#open.push({ kind, name, style: attributes.style ?? '', attributes, ended: false });
    if (name === 'periph') this.#writePeripheralTitle(attributes, at);
  }

  text(text: string, at: number): void {
    // White space between paragraphs is the layout of the XML; text there is a fault, but is kept
    if (this.#paragraph === -1 && text.trim() === '') return;
    this.#write(text, at);
  }

  close(at: number): void {
    const element = this.#open.pop();
    if (!element || element.ended) return;
    this.#end(element, at);
  }

  /** The source has ended: so does all that is open. */
  finish(at: number): void {
    while (this.#open.length > 0) this.close(at);
  }

  #start(name: string, style: string, attributes: ElementAttributes, at: number): OpenElement['kind'] {
    switch (name) {
      case 'usx':
      case 'table':
        return 'other';
      case 'book':
        this.#endParagraph(at);
        this.#sink.book((attributes.code ?? attributes.id ?? '').trim(), at);
        this.#sink.paraStart('id', at);
        return 'para';
      case 'chapter':
        this.#readChapter(attributes, at);
        return 'other';
      case 'verse':
        this.#readVerse(attributes, at);
        return 'other';
      case 'para':
        return this.#startParagraph(style, at);
      case 'row':
        return this.#startParagraph(style || 'tr', at);
      case 'periph':
        return 'other';
      case 'sidebar':
        this.#readSidebar(style, attributes, at);
        return 'sidebar';
      case 'cell':
        this.#sink.cell(spannedCell(style, attributes.colspan), at);
        return 'other';
      case 'note':
        this.#startNote(style, attributes, at);
        return 'note';
      case 'char':
      case 'figure':
      case 'ref':
        this.#checkStyle(style || defaultStyle(name), 'char', at);
        this.#sink.charStart(style || defaultStyle(name), at);
        return 'char';
      case 'ms':
        this.#sink.milestone(style, markerAttributes(name, attributes), at);
        return 'other';
      case 'optbreak':
        this.#sink.milestone('optbreak', undefined, at);
        return 'other';
      case 'unmatched':
        this.#reportUnmatched(attributes.marker ?? style, at);
        return 'other';
    }
    this.#reportUnknown(`<${name}>`, 'unknown-element', at);
    return 'other';
  }

  #end({ kind, name, style, attributes }: OpenElement, at: number): void {
    switch (kind) {
      case 'para':
        this.#sink.paraEnd(at);
        this.#paragraph = -1;
        return;
      case 'char':
        this.#sink.charEnd(style || defaultStyle(name), markerAttributes(name, attributes), at);
        return;
      case 'note':
        this.#sink.noteEnd(style, at);
        return;
      case 'sidebar':
        this.#endParagraph(at);
        this.#sink.paraStart('esbe', at);
        this.#sink.paraEnd(at);
    }
  }

  /** Paragraphs do not nest: the open one ends here, with all that is open in it. */
  #endParagraph(at: number): void {
    const paragraph = this.#paragraph;
    if (paragraph === -1) return;
    for (let index = this.#open.length - 1; index >= paragraph; index--) {
      const element = this.#open[index]!;
      if (!element.ended) this.#end(element, at);
      element.ended = true;
    }
    this.#paragraph = -1;
  }

  #startParagraph(style: string, at: number): 'para' {
    this.#endParagraph(at);
    this.#checkStyle(style, 'para', at);
    this.#sink.paraStart(style, at);
    return 'para';
  }

  #readChapter(attributes: ElementAttributes, at: number): void {
    const { number, altnumber, pubnumber } = attributes;
    // `<chapter eid="..."/>` only ends the chapter
    if (number === undefined && attributes.eid !== undefined) return;
    this.#endParagraph(at);
    const match = matchChapterNumber(number ?? '', 0);
    this.#lastChapter = match ? Number(match.value) : this.#lastChapter + 1;
    if (!match) {
      const message = `<chapter number="${number ?? ''}">: a chapter number is an integer from 1 to 999; it was read as ${this.#lastChapter}.`;
      this.#report('bad-chapter-number', at, message);
    }
    this.#sink.chapter(this.#lastChapter, at);
    if (altnumber !== undefined) this.#writeCharacter('ca', altnumber, at);
    if (pubnumber !== undefined) {
      this.#sink.paraStart('cp', at);
      this.#write(pubnumber, at);
      this.#sink.paraEnd(at);
    }
  }

  #readVerse(attributes: ElementAttributes, at: number): void {
    const { number, altnumber, pubnumber } = attributes;
    if (number === undefined && attributes.eid !== undefined) return;
    const match = matchVerseNumber(number ?? '', 0);
    if (match) this.#sink.verse(match.value, at);
    else {
      const message = `<verse number="${(number ?? '').slice(0, 20)}"> needs a number such as 3, 3a or 3-4; its text was added to the verse before.`;
      this.#report('bad-verse-number', at, message);
    }
    if (altnumber !== undefined) this.#writeCharacter('va', altnumber, at);
    if (pubnumber !== undefined) this.#writeCharacter('vp', pubnumber, at);
  }

  #startNote(style: string, attributes: ElementAttributes, at: number): void {
    this.#checkStyle(style, 'note', at);
    const { caller = '' } = attributes;
    const isCaller = isNoteCaller(caller);
    this.#sink.noteStart(style, isCaller ? caller : '+', at);
    if (!isCaller) {
      const message = `<note style="${style}"> has no caller; give it caller="+" (or "-" for none).`;
      this.#report('note-without-caller', at, message);
      if (caller !== '') this.#sink.text(`${caller} `, at);
    }
    if (attributes.category !== undefined) this.#writeCharacter('cat', attributes.category, at);
  }

  #readSidebar(style: string, attributes: ElementAttributes, at: number): void {
    this.#endParagraph(at);
    this.#sink.paraStart(style || 'esb', at);
    if (attributes.category !== undefined) this.#writeCharacter('cat', attributes.category, at);
    this.#sink.paraEnd(at);
  }

  #writePeripheralTitle(attributes: ElementAttributes, at: number): void {
    this.#endParagraph(at);
    this.#sink.paraStart('periph', at);
    if (attributes.alt !== undefined) this.#write(attributes.alt, at);
    this.#sink.paraEnd(at);
  }

  #write(text: string, at: number): void {
    if (text !== '') this.#sink.text(text, at);
  }

  #writeCharacter(style: string, text: string, at: number): void {
    this.#sink.charStart(style, at);
    this.#write(text, at);
    this.#sink.charEnd(style, undefined, at);
  }

  #checkStyle(style: string, kind: Marker['kind'], at: number): void {
    if (marker(style)?.kind === kind || style.startsWith('z')) return;
    this.#reportUnknown(style, 'unknown-marker', at);
  }

  #reportUnknown(name: string, code: 'unknown-marker' | 'unknown-element', at: number): void {
    if (this.#reportedUnknown.has(name)) return;
    this.#reportedUnknown.add(name);
    const what =
      code === 'unknown-element' ? `${name} is no element of USX` : `"${name}" is no style of USX there`;
    this.#report(code, at, `${what}; its text is kept. Check the spelling, or begin own styles with z.`);
  }

  #reportUnmatched(name: string, at: number): void {
    const message = `The source of this file had a closing marker \\${name} that closed nothing. Remove it there.`;
    this.#report('unmatched-closing-marker', at, message);
  }
}

function defaultStyle(name: string): string {
  return name === 'figure' ? 'fig' : name;
}

/** `<cell style="tc1" colspan="2">` is `\tc1-2`. */
function spannedCell(style: string, colspan: string | undefined): string {
  const columns = Number(colspan ?? 1);
  const column = /\d+$/.exec(style)?.[0];
  return columns > 1 && column !== undefined ? `${style}-${Number(column) + columns - 1}` : style;
}
