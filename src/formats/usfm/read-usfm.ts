import type { Report } from '../diagnostic-collector.ts';
import { marker, type ParagraphMarker } from '../markers.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { readOldFigure } from './attributes.ts';
import { OpenCharacters, WordsOfJesusAhead } from './characters.ts';
import { readMilestone } from './milestones.ts';
import { isNotePart, OpenNote } from './notes.ts';
import { matchToken, readChapterNumber, readVerseNumber } from './numbers.ts';
import { StructureCheck } from './structure-check.ts';
import { UnknownMarkers } from './unknown-markers.ts';
import { TextPieces, type UsfmSource } from './usfm-source.ts';

/** Reads USFM 2 and 3 into scripture events. Never throws, whatever the text is; linear in its length. */
export function readUsfm(text: string, sink: ScriptureSink, report: Report): void {
  new UsfmReader({ text, sink, report }).read();
}

const markerName = /\+?([A-Za-z][A-Za-z0-9-]*)(\*?)/y;

class UsfmReader {
  readonly #source: UsfmSource;
  readonly #text: string;
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  readonly #characters: OpenCharacters;
  readonly #note: OpenNote;
  readonly #pieces: TextPieces;
  readonly #unknown: UnknownMarkers;
  readonly #wordsOfJesus: WordsOfJesusAhead;
  readonly #check: StructureCheck;
  #position = 0;
  #nextBar = -1;
  #inParagraph = false;
  /** `\wj` was open when its paragraph ended, and its closing marker is still to come. */
  #carriesWordsOfJesus = false;
  #lastChapter = 0;

  constructor(source: UsfmSource) {
    this.#source = source;
    this.#text = source.text;
    this.#sink = source.sink;
    this.#report = source.report;
    this.#characters = new OpenCharacters(source);
    this.#note = new OpenNote(source, this.#characters);
    this.#pieces = new TextPieces(source);
    this.#unknown = new UnknownMarkers(source);
    this.#wordsOfJesus = new WordsOfJesusAhead(source.text);
    this.#check = new StructureCheck(source);
  }

  read(): void {
    const text = this.#text;
    while (this.#position < text.length) {
      const backslash = text.indexOf('\\', this.#position);
      const end = backslash === -1 ? text.length : backslash;
      this.#readText(end);
      if (backslash !== -1) this.#readMarker(backslash);
    }
    this.#endParagraph(text.length);
    this.#check.endSidebar();
  }

  #readText(end: number): void {
    const from = this.#position;
    this.#position = end;
    if (end === from || this.#characters.inAttributes) return;
    const bar = this.#characters.takesAttributes ? this.#nextBarFrom(from) : end;
    const textEnd = Math.min(bar, end);
    if (textEnd > from) this.#pieces.write(from, textEnd);
    if (bar < end) this.#characters.startAttributes(bar + 1);
  }

  #nextBarFrom(from: number): number {
    if (this.#nextBar < from) {
      const bar = this.#text.indexOf('|', from);
      this.#nextBar = bar === -1 ? Number.POSITIVE_INFINITY : bar;
    }
    return this.#nextBar;
  }

  #readMarker(at: number): void {
    markerName.lastIndex = at + 1;
    const match = markerName.exec(this.#text);
    if (!match) return this.#readStrayBackslash(at);
    const name = match[1]!;
    const closes = match[2] === '*';
    this.#position = markerName.lastIndex;
    if (!closes || !this.#characters.isInnermost(name)) this.#characters.abandonAttributes(at);
    if (closes) return this.#readClosing(name, at);
    const milestoneEnd = readMilestone(this.#source, name, at, this.#position);
    if (milestoneEnd !== undefined) this.#position = milestoneEnd;
    else this.#readOpening(name, at, this.#text[at + 1] === '+');
  }

  #readStrayBackslash(at: number): void {
    const { inAttributes } = this.#characters;
    const next = this.#text[at + 1];
    this.#position = at + 1;
    // `\*` alone ends a milestone whose start was not understood
    if (next === '*' || (inAttributes && next === '\\')) this.#position++;
    if (inAttributes && (next === '"' || next === '\\')) return;
    const message = 'A backslash without a marker name behind it. Remove it or write the marker.';
    this.#report('stray-backslash', at, message);
    if (!inAttributes) this.#sink.text(this.#text.slice(at, this.#position), at);
  }

  #readClosing(name: string, at: number): void {
    if (name === this.#note.style) return this.#note.end(at);
    if (name === 'wj' && this.#carriesWordsOfJesus) {
      this.#carriesWordsOfJesus = false;
      if (!this.#characters.includes('wj')) return;
    }
    if (this.#characters.end(name, at, this.#note.base)) return;
    const message = `\\${name}* closes nothing that is open here. Remove it or open it before.`;
    this.#report('unmatched-closing-marker', at, message);
  }

  #readOpening(name: string, at: number, nested: boolean): void {
    if (name === 'v') return this.#readVerse(at);
    if (name === 'c') return this.#readChapter(at);
    if (name === 'id') return this.#readId(at);
    const gluedNumber = /^([vc])\d+$/.exec(name);
    if (gluedNumber) return this.#readGluedNumber(gluedNumber[1]!, name, at);
    const known = marker(name) ?? this.#unknown.read(name, at, this.#note.style !== undefined);
    if (known.kind === 'note') return this.#startNote(name, at);
    this.#skipOneSpace();
    if (known.kind === 'para') this.#startParagraph(name, known, at);
    else if (known.kind === 'char' && known.role === 'cell') this.#startCell(name, at);
    else if (name === 'fig') this.#startFigure(at, nested);
    else this.#startCharacter(name, at, nested);
  }

  #readId(at: number): void {
    const code = matchToken(this.#text, this.#position);
    this.#position = code.end;
    this.#endParagraph(at);
    this.#sink.book(code.value, at);
    this.#inParagraph = true;
    this.#sink.paraStart('id', at);
  }

  #readGluedNumber(name: string, written: string, at: number): void {
    this.#position = at + 2;
    const message = `\\${written}: a space is missing between \\${name} and its number; it was read as if it were there.`;
    this.#report(name === 'v' ? 'bad-verse-number' : 'bad-chapter-number', at, message);
    this.#readOpening(name, at, false);
  }

  #readChapter(at: number): void {
    this.#endParagraph(at);
    this.#check.endSidebar();
    const { number, end } = readChapterNumber(this.#source, at, this.#position, this.#lastChapter);
    this.#lastChapter = number;
    this.#position = end;
    this.#sink.chapter(number, at);
  }

  #readVerse(at: number): void {
    this.#note.endUnclosed(at);
    const number = readVerseNumber(this.#source, at, this.#position);
    if (!number) return;
    this.#characters.crossVerse();
    this.#check.startVerse(at);
    this.#position = number.end;
    this.#sink.verse(number.value, at);
    this.#skipOneSpace();
  }

  #startParagraph(name: string, known: ParagraphMarker, at: number): void {
    this.#endParagraph(at);
    this.#check.startParagraph(name, known, at, this.#position);
    this.#inParagraph = true;
    this.#sink.paraStart(name, at);
    if (name === 'periph') return this.#readPeripheral();
    const holdsScripture = ['prose', 'poetry', 'continued', 'blank'].includes(known.role);
    if (this.#carriesWordsOfJesus && holdsScripture) this.#characters.start('wj', at, false);
  }

  /** `\periph Title|id="title"`: what stands behind the bar is for programs. */
  #readPeripheral(): void {
    const title = /[^|\n\\]*/y;
    title.lastIndex = this.#position;
    title.exec(this.#text);
    this.#readText(title.lastIndex);
    const attributes = /\|[^\n\\]*/y;
    attributes.lastIndex = this.#position;
    if (attributes.test(this.#text)) this.#position = attributes.lastIndex;
  }

  #endParagraph(at: number): void {
    this.#note.endUnclosed(at);
    if (this.#characters.includes('wj') && this.#wordsOfJesus.closeAfter(at))
      this.#carriesWordsOfJesus = true;
    this.#characters.endAll(at, 0, this.#carriesWordsOfJesus ? 'wj' : undefined);
    if (this.#inParagraph) this.#sink.paraEnd(at);
    this.#inParagraph = false;
    this.#check.endParagraph(at);
  }

  #startCell(name: string, at: number): void {
    this.#note.endUnclosed(at);
    this.#characters.endAll(at, 0);
    this.#check.cell(name, at);
    this.#sink.cell(name, at);
  }

  #startFigure(at: number, nested: boolean): void {
    this.#check.startFigure(at);
    const end = readOldFigure(this.#source, at, this.#position);
    if (end === undefined) this.#startCharacter('fig', at, nested);
    else this.#position = end;
  }

  #startCharacter(name: string, at: number, nested: boolean): void {
    const note = this.#note.style;
    const isPart = isNotePart(name, note);
    if (isPart && note === undefined) {
      this.#report('note-part-outside-note', at, `\\${name} belongs into a note; there is none open here.`);
    } else if (isPart && !nested) this.#characters.endAll(at, this.#note.base);
    else if (!nested && this.#characters.isNoteOrigin) this.#reportInNoteOrigin(name, at);
    this.#characters.start(name, at, note !== undefined && (isPart || name === 'xt'));
  }

  #reportInNoteOrigin(name: string, at: number): void {
    const message = `\\${name} stands in the origin of the note (\\fr, \\xo); write \\ft or \\xt before the note's text.`;
    this.#report('marker-in-note-origin', at, message);
  }

  #startNote(style: string, at: number): void {
    this.#position = this.#note.start(style, at, this.#position);
    this.#skipOneSpace();
  }

  #skipOneSpace(): void {
    if (this.#text.startsWith('\r\n', this.#position)) this.#position += 2;
    else if (' \n\r\t'.includes(this.#text.charAt(this.#position) || '.')) this.#position++;
  }
}
