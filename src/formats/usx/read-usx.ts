import { type Report, SeenNames } from '../diagnostic-collector.ts';
import { declaredBookId } from '../find-book-id.ts';
import { marker, type UsfmMarker } from '../markers.ts';
import { maxChapter, readChapterNumber, readVerseAttribute } from '../scripture-numbers.ts';
import { type Attributes, leavingOut, type ScriptureSink } from '../scripture-sink.ts';
import { isNoteCaller } from '../usfm/notes.ts';
import { readXml } from '../xml/read-xml.ts';
import { type OpenStyle, OpenStyles } from './open-styles.ts';

/** Reads USX 2 and 3 into scripture events. Never throws; of malformed XML, all readable text is kept. */
export function readUsx(text: string, sink: ScriptureSink, report: Report): void {
  const elements = new ElementReader(sink, report);
  readXml(text, elements, report);
  elements.finish(text.length);
}

type ElementAttributes = Readonly<Record<string, string>>;

interface OpenElement {
  readonly name: string;
  readonly ends: OpenStyle | 'note' | 'sidebar' | undefined;
}

/**
 * Converts USX elements to the same scripture events as the equivalent USFM. USJ has the same elements in
 * another spelling and uses this class too. Accepts misplaced elements: a nested paragraph interrupts the
 * outer one, and invalid content of a note is read as part of it.
 */
export class ElementReader {
  readonly #bookSink: ScriptureSink;
  readonly #report: Report;
  readonly #format: string;
  readonly #open: OpenElement[] = [];
  readonly #styles: OpenStyles;
  #note: string | undefined;
  #hasLooseText = false;
  #lastChapter = 0;
  readonly #reportedUnknown = new SeenNames();

  constructor(sink: ScriptureSink, report: Report, format = 'USX') {
    this.#bookSink = sink;
    this.#styles = new OpenStyles(sink);
    this.#report = report;
    this.#format = format;
  }

  open(name: string, attributes: ElementAttributes, at: number): void {
    const style = attributes.style ?? '';
    const ends =
      this.#note === undefined
        ? this.#start(name, style, attributes, at)
        : this.#startInNote(name, style, attributes, at);
    this.#open.push({ name, ends });
  }

  text(text: string, at: number): void {
    const isLayout = this.#note === undefined && !this.#styles.paragraph?.isOpen && text.trim() === '';
    if (!isLayout) this.#prepareForText(at);
    // White space between paragraphs belongs to the XML; between loose texts it is text
    if (!isLayout || this.#hasLooseText) this.#write(text, at);
  }

  close(at: number): void {
    const ends = this.#open.pop()?.ends;
    if (ends === 'note') {
      this.#sink.noteEnd(this.#note!, at);
      this.#note = undefined;
    } else if (ends === 'sidebar') {
      this.#interrupt(at);
      this.#sink.paraStart('esbe', at);
      this.#sink.paraEnd(at);
    } else if (ends) {
      if (ends.kind === 'para') this.#hasLooseText = false;
      this.#styles.end(ends, at);
    }
  }

  finish(at: number): void {
    while (this.#open.length > 0) this.close(at);
  }

  get #sink(): ScriptureSink {
    return this.#styles.sink;
  }

  #start(name: string, style: string, attributes: ElementAttributes, at: number): OpenElement['ends'] {
    switch (name) {
      case 'usx':
      // The root of USX 1
      case 'usfm':
      case 'table':
        return undefined;
      case 'book':
        this.#interruptFor(name, at);
        this.#sink.book(declaredBookId((attributes.code ?? attributes.id ?? '').trim()), at);
        return this.#styles.startParagraph('id', at);
      case 'chapter':
        this.#readChapter(attributes, at);
        return undefined;
      case 'verse':
        this.#readVerse(attributes, at);
        return undefined;
      case 'para':
        this.#interruptFor(name, at);
        this.#checkStyle(style, 'para', at);
        return this.#styles.startParagraph(style, at);
      case 'row':
        this.#interruptFor(name, at);
        return this.#styles.startParagraph(style || 'tr', at);
      case 'cell':
        return this.#startCell(spannedCell(style, attributes.colspan), at);
      case 'sidebar':
      case 'periph':
        return this.#startDivision(name, style, attributes, at);
      case 'note':
        this.#prepareForText(at);
        this.#startNote(style, attributes, at);
        this.#note = style;
        return 'note';
      case 'char':
      case 'figure':
      case 'ref': {
        const known = style || (name === 'figure' ? 'fig' : name);
        this.#checkStyle(known, 'char', at);
        return this.#styles.startCharacter(known, markerAttributes(name, attributes), at);
      }
      case 'ms':
        this.#styles.resume(at);
        this.#sink.milestone(style, markerAttributes(name, attributes), at);
        return undefined;
      case 'optbreak':
        this.#styles.resume(at);
        this.#sink.milestone('optbreak', undefined, at);
        return undefined;
      case 'unmatched':
        this.#reportUnmatched(attributes.marker ?? style, at);
        return undefined;
    }
    this.#reportUnknown(`<${name}>`, 'unknown-element', at);
    return undefined;
  }

  #startDivision(
    name: 'sidebar' | 'periph',
    style: string,
    { category, alt }: ElementAttributes,
    at: number,
  ): OpenElement['ends'] {
    const isSidebar = name === 'sidebar';
    this.#interruptFor(name, at);
    this.#sink.paraStart(isSidebar ? style || 'esb' : 'periph', at);
    if (isSidebar && category !== undefined) this.#writeCharacter('cat', category, at);
    if (!isSidebar && alt !== undefined) this.#write(alt, at);
    this.#sink.paraEnd(at);
    return isSidebar ? 'sidebar' : undefined;
  }

  /** A note contains text and styles. Other elements do not end it: only its own closing tag does. */
  #startInNote(name: string, style: string, attributes: ElementAttributes, at: number): OpenElement['ends'] {
    switch (name) {
      case 'chapter':
      case 'verse':
        if (attributes.number !== undefined)
          this.#reportMisplaced(`<${name}>`, 'in a note; it was skipped', at);
        return undefined;
      case 'note':
        this.#reportMisplaced('<note>', 'in a note; its text was added to that note', at);
        return this.#styles.startCharacter('ft', undefined, at);
      case 'book':
      case 'para':
      case 'row':
      case 'sidebar':
      case 'periph':
        this.#reportMisplaced(`<${name}>`, 'in a note; it was read as a paragraph of that note', at);
        return this.#styles.startCharacter('fp', undefined, at);
      case 'cell':
        this.#sink.cell(spannedCell(style, attributes.colspan), at);
        return undefined;
    }
    return this.#start(name, style, attributes, at);
  }

  #startCell(style: string, at: number): OpenStyle | undefined {
    let row: OpenStyle | undefined;
    if (this.#styles.paragraph) this.#styles.resume(at);
    else {
      this.#reportMisplaced('<cell>', 'outside of any row; it was read as a row', at, 'Put it in a row.');
      this.#interrupt(at);
      row = this.#styles.startParagraph('tr', at);
    }
    this.#sink.cell(style, at);
    return row;
  }

  #interruptFor(name: string, at: number): void {
    const outer = this.#styles.paragraph;
    if (outer?.isOpen) {
      const where = `in a paragraph of style "${outer.style.slice(0, 20)}", which continues after it`;
      this.#reportMisplaced(`<${name}>`, where, at);
    }
    this.#interrupt(at);
  }

  #interrupt(at: number): void {
    this.#hasLooseText = false;
    this.#styles.interrupt(at);
  }

  #prepareForText(at: number): void {
    if (this.#note === undefined && !this.#styles.paragraph) {
      // Text outside the root, and in an unknown element that may be a paragraph, is reported elsewhere
      const parent = this.#open.at(-1)?.name;
      if (!this.#hasLooseText && parent !== undefined && !this.#reportedUnknown.has(`<${parent}>`)) {
        this.#reportMisplaced('Text', 'outside of any paragraph; it was kept', at, 'Put it in one.');
      }
      this.#hasLooseText = true;
    }
    this.#styles.resume(at);
  }

  #readChapter(attributes: ElementAttributes, at: number): void {
    const { number = '', altnumber, pubnumber } = attributes;
    if (attributes.number === undefined && attributes.eid !== undefined) return;
    this.#interruptFor('chapter', at);
    const read = readChapterNumber(number);
    if (read?.fault) this.#report(read.fault.code, at, read.fault.message);
    const isLeftOut = read !== undefined && read.value > maxChapter;
    this.#styles.sink = isLeftOut ? leavingOut(this.#bookSink, 'bad-chapter') : this.#bookSink;
    if (isLeftOut) return;
    this.#lastChapter = read?.value ?? this.#lastChapter + 1;
    if (!read) {
      const message = `<chapter number="${number.slice(0, 20)}">: a chapter number is an integer from 1 to ${maxChapter}; this chapter was given the next free number.`;
      this.#report('bad-chapter-number', at, message);
    }
    this.#sink.chapter(this.#lastChapter, at, read ? undefined : number.trim());
    if (altnumber !== undefined) this.#writeCharacter('ca', altnumber, at);
    if (pubnumber !== undefined) {
      this.#sink.paraStart('cp', at);
      this.#write(pubnumber, at);
      this.#sink.paraEnd(at);
    }
  }

  #readVerse(attributes: ElementAttributes, at: number): void {
    const { number = '', altnumber, pubnumber } = attributes;
    if (attributes.number === undefined && attributes.eid !== undefined) return;
    this.#styles.resume(at);
    const shown = `<verse number="${number.slice(0, 20)}">`;
    const read = readVerseAttribute(number, shown, at, this.#report);
    if (read?.value === '0') {
      const message = `${shown}: verses begin with 1; the text was read as a title. Write it in <para style="d">, without a number.`;
      this.#report('bad-verse-number', at, message);
    }
    if (read) this.#sink.verse(read.value, at);
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

  #write(text: string, at: number): void {
    if (text !== '') this.#sink.text(text, at);
  }

  #writeCharacter(style: string, text: string, at: number): void {
    this.#sink.charStart(style, at);
    this.#write(text, at);
    this.#sink.charEnd(style, undefined, at);
  }

  #checkStyle(style: string, kind: UsfmMarker['kind'], at: number): void {
    if (marker(style)?.kind === kind || style.startsWith('z')) return;
    this.#reportUnknown(style, 'unknown-marker', at);
  }

  #reportUnknown(name: string, code: 'unknown-marker' | 'unknown-element', at: number): void {
    if (!this.#reportedUnknown.add(name)) return;
    const what =
      code === 'unknown-element'
        ? `${name} is not an element of ${this.#format}`
        : `"${name}" is not a style of ${this.#format} there`;
    this.#report(code, at, `${what}; its text is kept. Check the spelling, or begin custom styles with z.`);
  }

  #reportMisplaced(what: string, where: string, at: number, advice = 'Close the outer element first.'): void {
    this.#report('misplaced-content', at, `${what} is ${where}. ${advice}`);
  }

  #reportUnmatched(name: string, at: number): void {
    const message = `The source of this file had a closing marker \\${name} without an opening marker. Remove it in the source.`;
    this.#report('unmatched-closing-marker', at, message);
  }
}

function spannedCell(style: string, colspan: string | undefined): string {
  const columns = Number(colspan ?? 1);
  const column = /\d+$/.exec(style)?.[0];
  return columns > 1 && column !== undefined ? `${style}-${Number(column) + columns - 1}` : style;
}

function markerAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
): Attributes | undefined {
  const kept: Record<string, string> = {};
  let some = false;
  for (const name in attributes) {
    if (bookkeeping.has(name)) continue;
    const usfmName = element === 'figure' ? (figureNames.get(name) ?? name) : name;
    kept[usfmName] = attributes[name]!.trim();
    some = true;
  }
  return some ? kept : undefined;
}

/** Attributes that USX and USJ add, which are not attributes of the marker in USFM. */
const bookkeeping = new Set(['style', 'closed', 'status', 'vid']);

/** `<figure>`: attributes with another name than in USFM 3 (`desc` is USX 2). */
const figureNames = new Map([
  ['file', 'src'],
  ['desc', 'alt'],
]);
