import type { Report } from '../diagnostic-collector.ts';
import { type Marker, marker } from '../markers.ts';
import { highestChapter, readChapterNumber, readVerseNumber } from '../scripture-numbers.ts';
import { type Attributes, leavingOut, type ScriptureSink } from '../scripture-sink.ts';
import { isNoteCaller } from '../usfm/notes.ts';
import { readXml } from '../xml/read-xml.ts';

/** Reads USX 2 and 3 into scripture events. Never throws: of malformed XML, the text that can be found is kept. */
export function readUsx(text: string, sink: ScriptureSink, report: Report): void {
  const elements = new ElementReader(sink, report);
  readXml(text, elements, report);
  elements.finish(text.length);
}

type ElementAttributes = Readonly<Record<string, string>>;

interface OpenElement {
  readonly kind: 'para' | 'char' | 'note' | 'sidebar' | 'other';
  readonly name: string;
  readonly style: string;
  readonly attributes: ElementAttributes;
  /** The sink knows of it. A paragraph, and a character style with it, ends where another paragraph begins. */
  isOpen: boolean;
}

/** No text has more; a file that never ends its styles must not make every paragraph open all of them again. */
const mostContinuedStyles = 100;

/**
 * Turns the elements of USX into scripture events, the same that the USFM of that text gives. USJ has
 * the same elements in another spelling and is read through this too. Elements may stand where USX has no
 * place for them: a paragraph in a paragraph interrupts it, and what is not part of a note is read as if it were.
 */
export class ElementReader {
  readonly #bookSink: ScriptureSink;
  /** `#bookSink`, or in a chapter that is not compiled one that only counts its text. */
  #sink: ScriptureSink;
  readonly #report: Report;
  readonly #open: OpenElement[] = [];
  /** The paragraphs and character styles among them. */
  readonly #paragraphs: OpenElement[] = [];
  readonly #characters: OpenElement[] = [];
  /** The character styles that the sink knows of. */
  readonly #openCharacters: OpenElement[] = [];
  #note: OpenElement | undefined;
  /** A paragraph or style was interrupted and goes on with the next text. */
  #isInterrupted = false;
  /** Text stands outside of any paragraph, since the last one ended. */
  #hasLooseText = false;
  #lastChapter = 0;
  readonly #reportedUnknown = new Set<string>();

  constructor(sink: ScriptureSink, report: Report) {
    this.#bookSink = sink;
    this.#sink = sink;
    this.#report = report;
  }

  open(name: string, attributes: ElementAttributes, at: number): void {
    const style = attributes.style ?? '';
    const element = this.#note
      ? this.#startInNote(name, style, attributes, at)
      : this.#start(name, style, attributes, at);
    this.#open.push(element);
    if (name === 'periph' && !this.#note) this.#writePeripheralTitle(attributes, at);
  }

  text(text: string, at: number): void {
    if (!this.#note && !this.#paragraphs.at(-1)?.isOpen && text.trim() === '') {
      // White space between paragraphs is the layout of the XML
      if (!this.#hasLooseText) return;
    } else this.#resumeForText(at);
    this.#write(text, at);
  }

  close(at: number): void {
    const element = this.#open.pop();
    if (!element) return;
    if (element.kind === 'para') this.#endParagraph(element, at);
    else if (element.kind === 'char') this.#endCharacter(element, at);
    else if (element.kind === 'note') {
      this.#sink.noteEnd(element.style, at);
      this.#note = undefined;
    } else if (element.kind === 'sidebar') {
      this.#interrupt(at);
      this.#sink.paraStart('esbe', at);
      this.#sink.paraEnd(at);
    }
  }

  /** The source has ended: so does all that is open. */
  finish(at: number): void {
    while (this.#open.length > 0) this.close(at);
  }

  #start(name: string, style: string, attributes: ElementAttributes, at: number): OpenElement {
    const other: OpenElement = { kind: 'other', name, style, attributes, isOpen: true };
    switch (name) {
      case 'usx':
      case 'table':
      case 'periph':
        return other;
      case 'book':
        this.#interruptForBlock(name, at);
        this.#sink.book((attributes.code ?? attributes.id ?? '').trim(), at);
        return this.#startParagraph({ ...other, kind: 'para', style: 'id' }, at);
      case 'chapter':
        this.#readChapter(attributes, at);
        return other;
      case 'verse':
        this.#readVerse(attributes, at);
        return other;
      case 'para':
      case 'row':
        this.#interruptForBlock(name, at);
        if (name === 'para') this.#checkStyle(style, 'para', at);
        return this.#startParagraph(
          { ...other, kind: 'para', style: name === 'row' ? style || 'tr' : style },
          at,
        );
      case 'sidebar':
        this.#interruptForBlock(name, at);
        this.#sink.paraStart(style || 'esb', at);
        if (attributes.category !== undefined) this.#writeCharacter('cat', attributes.category, at);
        this.#sink.paraEnd(at);
        return { ...other, kind: 'sidebar' };
      case 'cell':
        return this.#startCell(other, at);
      case 'note':
        this.#resumeForText(at);
        this.#startNote(style, attributes, at);
        this.#note = { ...other, kind: 'note' };
        return this.#note;
      case 'char':
      case 'figure':
      case 'ref': {
        const character = { ...other, kind: 'char' as const, style: style || defaultStyle(name) };
        this.#checkStyle(character.style, 'char', at);
        return this.#startCharacter(character, at);
      }
      case 'ms':
        this.#resume(at);
        this.#sink.milestone(style, markerAttributes(name, attributes), at);
        return other;
      case 'optbreak':
        this.#resume(at);
        this.#sink.milestone('optbreak', undefined, at);
        return other;
      case 'unmatched':
        this.#reportUnmatched(attributes.marker ?? style, at);
        return other;
    }
    this.#reportUnknown(`<${name}>`, 'unknown-element', at);
    return other;
  }

  /** A note holds text and styles. Anything else in it does not end it: its own closing tag does. */
  #startInNote(name: string, style: string, attributes: ElementAttributes, at: number): OpenElement {
    const other: OpenElement = { kind: 'other', name, style, attributes, isOpen: true };
    switch (name) {
      case 'chapter':
      case 'verse':
        if (attributes.number !== undefined)
          this.#reportMisplaced(`<${name}>`, 'in a note; it was passed over', at);
        return other;
      case 'note':
        this.#reportMisplaced('<note>', 'in a note; its text was added to that note', at);
        return this.#startCharacter({ ...other, kind: 'char', style: 'ft', attributes: {} }, at);
      case 'book':
      case 'para':
      case 'row':
      case 'sidebar':
      case 'periph':
        this.#reportMisplaced(`<${name}>`, 'in a note; it was read as a paragraph of that note', at);
        return this.#startCharacter({ ...other, kind: 'char', style: 'fp', attributes: {} }, at);
      case 'cell':
        this.#sink.text(' ', at);
        return other;
    }
    return this.#start(name, style, attributes, at);
  }

  #startParagraph(paragraph: OpenElement, at: number): OpenElement {
    this.#sink.paraStart(paragraph.style, at);
    this.#paragraphs.push(paragraph);
    return paragraph;
  }

  #endParagraph(paragraph: OpenElement, at: number): void {
    if (paragraph.isOpen) this.#interrupt(at);
    this.#paragraphs.pop();
  }

  #startCharacter(character: OpenElement, at: number): OpenElement {
    this.#resume(at);
    this.#sink.charStart(character.style, at);
    this.#characters.push(character);
    this.#openCharacters.push(character);
    return character;
  }

  #endCharacter(character: OpenElement, at: number): void {
    this.#characters.pop();
    if (!character.isOpen) return;
    this.#openCharacters.pop();
    this.#sink.charEnd(character.style, markerAttributes(character.name, character.attributes), at);
  }

  /** Paragraphs do not nest: for an element between them the one that is open ends, with all that is open in it. */
  #interruptForBlock(name: string, at: number): void {
    const outer = this.#paragraphs.at(-1);
    if (outer?.isOpen) {
      const where = `in <${outer.name} style="${outer.style.slice(0, 20)}">; that one was interrupted and goes on after it`;
      this.#reportMisplaced(`<${name}>`, where, at);
    }
    this.#interrupt(at);
  }

  #interrupt(at: number): void {
    this.#hasLooseText = false;
    for (const character of this.#openCharacters.splice(0).reverse()) {
      this.#sink.charEnd(character.style, markerAttributes(character.name, character.attributes), at);
      character.isOpen = false;
      this.#isInterrupted = true;
    }
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    this.#isInterrupted = true;
    if (!paragraph.isOpen) return;
    this.#sink.paraEnd(at);
    paragraph.isOpen = false;
  }

  #resumeForText(at: number): void {
    if (this.#note) return;
    if (this.#paragraphs.length > 0) return this.#resume(at);
    // Outside of the root it is malformed XML, and an unknown element may be a paragraph; both are reported as that
    const parent = this.#open.at(-1)?.name;
    if (!this.#hasLooseText && parent !== undefined && !this.#reportedUnknown.has(`<${parent}>`)) {
      this.#reportMisplaced('Text', 'outside of any paragraph; it was kept', at);
    }
    this.#hasLooseText = true;
    this.#resume(at);
  }

  /** What was interrupted goes on, since something of it follows. */
  #resume(at: number): void {
    if (!this.#isInterrupted || this.#note) return;
    this.#isInterrupted = false;
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph && !paragraph.isOpen) {
      this.#sink.paraStart(paragraph.style, at);
      paragraph.isOpen = true;
    }
    for (const character of this.#characters.slice(0, mostContinuedStyles)) {
      if (character.isOpen) continue;
      this.#sink.charStart(character.style, at);
      character.isOpen = true;
      this.#openCharacters.push(character);
    }
  }

  #startCell(cell: OpenElement, at: number): OpenElement {
    const row = this.#paragraphs.at(-1);
    const style = spannedCell(cell.style, cell.attributes.colspan);
    if (row) {
      this.#resume(at);
      this.#sink.cell(style, at);
      return cell;
    }
    this.#reportMisplaced('<cell>', 'outside of any row; it was read as a row', at);
    this.#interrupt(at);
    const paragraph = this.#startParagraph({ ...cell, kind: 'para', style: 'tr' }, at);
    this.#sink.cell(style, at);
    return paragraph;
  }

  #readChapter(attributes: ElementAttributes, at: number): void {
    const { number = '', altnumber, pubnumber } = attributes;
    // `<chapter eid="..."/>` only ends the chapter
    if (attributes.number === undefined && attributes.eid !== undefined) return;
    this.#interruptForBlock('chapter', at);
    const read = readChapterNumber(number);
    if (read?.fault) this.#report(read.fault.code, at, read.fault.message);
    const isLeftOut = read !== undefined && read.value > highestChapter;
    this.#sink = isLeftOut ? leavingOut(this.#bookSink, 'bad-chapter') : this.#bookSink;
    if (isLeftOut) return;
    this.#lastChapter = read?.value ?? this.#lastChapter + 1;
    if (!read) {
      const message = `<chapter number="${number.slice(0, 20)}">: a chapter number is an integer from 1 to ${highestChapter}; it was read as ${this.#lastChapter}.`;
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
    const { number = '', altnumber, pubnumber } = attributes;
    if (attributes.number === undefined && attributes.eid !== undefined) return;
    this.#resume(at);
    const read = readVerseNumber(number);
    const isWhole = read !== undefined && number.slice(read.end).trim() === '';
    if (read?.fault) this.#report(read.fault.code, at, read.fault.message);
    else if (!isWhole) {
      const how = read
        ? `it was read as ${read.value}`
        : 'its text was added to the verse before. Write a number such as 3, 3a or 3-4';
      const message = `<verse number="${number.slice(0, 20)}"> is not the number of a verse; ${how}.`;
      this.#report('bad-verse-number', at, message);
    }
    if (read?.value === '0') {
      const message = `<verse number="${number.slice(0, 20)}">: verses begin with 1; the text was read as a title. Write it in <para style="d">, without a number.`;
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

  #writePeripheralTitle(attributes: ElementAttributes, at: number): void {
    this.#interruptForBlock('periph', at);
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
      code === 'unknown-element'
        ? `${name} is not an element of USX`
        : `"${name}" is not a style of USX there`;
    this.#report(code, at, `${what}; its text is kept. Check the spelling, or begin own styles with z.`);
  }

  #reportMisplaced(what: string, where: string, at: number): void {
    this.#report('misplaced-content', at, `${what} stands ${where}. Close what it stands in before it.`);
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

/** What USX and USJ add for themselves: no attribute of the marker in USFM. */
const bookkeeping = new Set(['style', 'closed', 'status', 'vid']);

/** `<figure>`: the attributes that have another name than in USFM 3 (`desc` is USX 2). */
const figureNames: Readonly<Record<string, string>> = { file: 'src', desc: 'alt' };

/** The attributes of a character style or milestone under their USFM names; undefined when there are none. */
export function markerAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
): Attributes | undefined {
  const kept: Record<string, string> = {};
  let some = false;
  for (const name in attributes) {
    if (bookkeeping.has(name)) continue;
    const usfmName = element === 'figure' ? (figureNames[name] ?? name) : name;
    kept[usfmName] = attributes[name]!.trim();
    some = true;
  }
  return some ? kept : undefined;
}
