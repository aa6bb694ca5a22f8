import type { Report } from '../diagnostic-collector.ts';
import { declaredBookId } from '../find-book-id.ts';
import { afterLineStyle, marker, type ParagraphMarker } from '../markers.ts';
import { maxChapter } from '../scripture-numbers.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import {
  accountForAttributes,
  attributeFaults,
  attributesEnd,
  readAttributeList,
  readOldFigure,
} from './attributes.ts';
import { OpenCharacters, WordsOfJesusAhead } from './characters.ts';
import { DroppedLine } from './dropped-line.ts';
import { readMilestone, UnclosedMilestones } from './milestones.ts';
import { isNotePart, OpenNote } from './notes.ts';
import { chapterNumberAt, tokenAt, verseNumberAt } from './numbers.ts';
import { StructureCheck } from './structure-check.ts';
import { UnknownMarkers } from './unknown-markers.ts';
import { UsfmSource } from './usfm-source.ts';

/** Reads USFM 2 and 3 into scripture events. Never throws; linear in the length of the text. */
export function readUsfm(text: string, sink: ScriptureSink, report: Report): void {
  new UsfmReader(new UsfmSource(text, sink, report)).read();
}

const numberGluedToMarker = /^[vc]\d/;

class UsfmReader {
  readonly #source: UsfmSource;
  readonly #text: string;
  readonly #report: Report;
  readonly #characters: OpenCharacters;
  readonly #note: OpenNote;
  readonly #unknown: UnknownMarkers;
  readonly #wordsOfJesus: WordsOfJesusAhead;
  readonly #check: StructureCheck;
  readonly #line: DroppedLine;
  readonly #unclosedMilestones = new UnclosedMilestones();
  #position = 0;
  #nextBar = -1;
  #paragraph: string | undefined;
  /** `\wj` was open at the end of its paragraph, and its closing marker is still to come. */
  #carriesWordsOfJesus = false;
  #lastChapter = 0;

  constructor(source: UsfmSource) {
    this.#source = source;
    this.#text = source.text;
    this.#report = source.report;
    this.#characters = new OpenCharacters(source);
    this.#note = new OpenNote(source, this.#characters);
    this.#unknown = new UnknownMarkers(source);
    this.#wordsOfJesus = new WordsOfJesusAhead(source.text);
    this.#check = new StructureCheck(source);
    this.#line = new DroppedLine(source);
  }

  read(): void {
    const text = this.#text;
    while (this.#position < text.length) {
      const backslash = text.indexOf('\\', this.#position);
      const end = backslash === -1 ? text.length : backslash;
      this.#readText(end);
      // A value of an attribute may contain a backslash
      if (this.#position === backslash) this.#readMarker(backslash);
    }
    this.#endParagraph(text.length);
    this.#check.endSidebar();
    this.#unclosedMilestones.report(this.#report);
    this.#source.finish();
  }

  #readText(end: number): void {
    const from = this.#position;
    this.#position = end;
    if (end === from) return;
    const next = this.#line.textAfter(from, end);
    if (next !== undefined && next < end) {
      this.#source.write(from, next);
      this.#leaveLine(next);
      return this.#source.write(next, end);
    }
    const isStyled = this.#characters.depth > this.#note.base;
    const bar = isStyled ? this.#nextBarFrom(from) : end;
    this.#source.write(from, Math.min(bar, end));
    if (bar < end) this.#position = this.#characters.readAttributes(bar);
  }

  #nextBarFrom(from: number): number {
    if (this.#nextBar < from) {
      const bar = this.#text.indexOf('|', from);
      this.#nextBar = bar === -1 ? Number.POSITIVE_INFINITY : bar;
    }
    return this.#nextBar;
  }

  #readMarker(at: number): void {
    const isNested = this.#text[at + 1] === '+';
    const markerAt = isNested ? at + 2 : at + 1;
    const nameAt = isInvisible(this.#text, markerAt) ? markerAt + 1 : markerAt;
    const writtenEnd = endOfName(this.#text, nameAt);
    if (writtenEnd === nameAt) return this.#readStrayBackslash(at);
    const written = this.#unknown.inLowerCase(this.#text.slice(nameAt, writtenEnd), at);
    if (written.length > 1 && numberGluedToMarker.test(written))
      return this.#readGluedNumber(written, at, nameAt);
    const starAt = isInvisible(this.#text, writtenEnd) ? writtenEnd + 1 : writtenEnd;
    const closes = this.#text[starAt] === '*';
    if (nameAt > markerAt) this.#unknown.reportInvisible(markerAt, `\\${written}`);
    if (closes && starAt > writtenEnd) this.#unknown.reportInvisible(writtenEnd, `\\${written}*`);
    const name = closes ? written : this.#unknown.withoutText(written, at);
    this.#position = closes ? starAt + 1 : nameAt + name.length;
    this.#source.markup(at, this.#position);
    if (closes) return this.#readClosing(name, at);
    const milestoneEnd = readMilestone(this.#source, name, at, this.#position, this.#unclosedMilestones);
    if (milestoneEnd === undefined) return this.#readOpening(name, at, isNested);
    this.#position = milestoneEnd;
    this.#unknown.milestone(name, at);
  }

  #readStrayBackslash(at: number): void {
    if (this.#text[at + 1] === '*') {
      this.#position = at + 2;
      this.#source.markup(at, this.#position);
      this.#report(
        'stray-backslash',
        at,
        '\\* does not end a milestone here. Remove it, or write the milestone.',
      );
      return;
    }
    this.#position = at + 1;
    const message = 'A backslash without a marker name after it. Remove it, or write the marker.';
    this.#report('stray-backslash', at, message);
    this.#source.write(at, this.#position);
  }

  #readClosing(name: string, at: number): void {
    if (name === this.#note.style) return this.#note.end(at);
    if (name === 'wj' && this.#carriesWordsOfJesus) {
      this.#carriesWordsOfJesus = false;
      if (!this.#characters.includes('wj')) return;
    }
    if (this.#characters.end(name, at, this.#note.base)) return;
    if (this.#characters.isReported(name) || this.#unknown.isReported(name)) return;
    const message = `\\${name}* has no opening marker. Remove it, or write the opening marker.`;
    this.#report('unmatched-closing-marker', at, message);
  }

  #readOpening(name: string, at: number, nested: boolean): void {
    if (name === 'v') return this.#readVerse(at);
    if (name === 'c') return this.#readChapter(at);
    if (name === 'id') return this.#readId(at);
    const known = marker(name) ?? this.#unknown.read(name, at, this.#note.style !== undefined);
    if (known.kind !== 'para' && this.#line.textAfter(at, at) !== undefined) this.#leaveLine(at);
    if (known.kind === 'note') return this.#startNote(name, at);
    this.#skipOneSpace();
    if (known.kind === 'para') this.#startParagraph(name, at);
    else if (known.kind === 'char' && known.role === 'cell') this.#startCell(name, at);
    else if (name === 'fig') this.#startFigure(at, nested);
    else this.#startCharacter(name, at, nested);
  }

  #readId(at: number): void {
    this.#endParagraph(at);
    this.#source.leaveAllOut(undefined);
    const code = tokenAt(this.#text, this.#position);
    this.#source.markup(this.#position, code.end);
    this.#position = code.end;
    this.#source.sink.book(declaredBookId(code.value), at);
    this.#openParagraph('id', at);
  }

  #readGluedNumber(written: string, at: number, nameAt: number): void {
    const name = written.charAt(0);
    this.#position = nameAt + 1;
    this.#source.markup(at, this.#position);
    const message = `\\${written.slice(0, 20)}: a space is missing between \\${name} and its number. The number was read anyway. Add the space.`;
    this.#report(name === 'v' ? 'bad-verse-number' : 'bad-chapter-number', at, message);
    this.#readOpening(name, at, false);
  }

  #readChapter(at: number): void {
    this.#endParagraph(at);
    this.#check.endSidebar();
    const { value, end, label } = chapterNumberAt(this.#source, at, this.#position, this.#lastChapter);
    this.#position = end;
    const isTooHigh = value > maxChapter;
    this.#source.leaveAllOut(isTooHigh ? 'bad-chapter' : undefined);
    if (isTooHigh) return;
    this.#lastChapter = value;
    this.#line.startChapter();
    this.#source.sink.chapter(value, at, label);
  }

  #readVerse(at: number): void {
    this.#note.endUnclosed(at);
    const { value, end } = verseNumberAt(this.#source, at, this.#position);
    this.#position = end;
    if (value === undefined) return;
    this.#characters.crossVerse();
    this.#check.startVerse(at);
    this.#line.startVerse();
    this.#source.sink.verse(value, at);
    this.#skipOneSpace();
  }

  #startParagraph(name: string, at: number): void {
    this.#endParagraph(at);
    const known = paragraphMarker(name);
    this.#check.startParagraph(name, known, at, this.#position);
    this.#openParagraph(name, at);
    if (name === 'periph') return this.#readPeripheral();
    const holdsScripture = ['prose', 'poetry', 'continued', 'blank'].includes(known.role);
    if (this.#carriesWordsOfJesus && holdsScripture) this.#characters.start('wj', at, false);
  }

  #leaveLine(at: number): void {
    this.#endParagraph(at);
    this.#line.report(at);
    this.#openParagraph(afterLineStyle, at);
  }

  #openParagraph(name: string, at: number): void {
    this.#paragraph = name;
    this.#line.startParagraph(name, this.#position);
    this.#source.sink.paraStart(name, at);
  }

  /** `\periph Title|id="title"`: the content after the bar is for programs. */
  #readPeripheral(): void {
    const title = /[^|\n\\]*/y;
    title.lastIndex = this.#position;
    title.test(this.#text);
    this.#readText(title.lastIndex);
    const bar = this.#position;
    if (this.#text[bar] !== '|') return;
    const [line] = this.#text.slice(bar + 1, attributesEnd(this.#text, bar + 1)).split('\n', 1);
    this.#position = bar + 1 + line!.length;
    const list = readAttributeList(line!, 'id');
    accountForAttributes(this.#source, bar, this.#position, list);
    if (!list.fault) return;
    this.#report(
      'malformed-attributes',
      bar + 1,
      `The attributes of \\periph ${attributeFaults[list.fault]}.`,
    );
  }

  #endParagraph(at: number): void {
    this.#note.endUnclosed(at);
    if (this.#characters.includes('wj') && this.#wordsOfJesus.closeAfter(at))
      this.#carriesWordsOfJesus = true;
    this.#characters.endAll(at, 0, this.#carriesWordsOfJesus ? 'wj' : undefined);
    if (this.#paragraph !== undefined) this.#source.sink.paraEnd(at);
    this.#paragraph = undefined;
    this.#check.endParagraph(at);
  }

  #startCell(name: string, at: number): void {
    this.#note.endUnclosed(at);
    this.#characters.endAll(at, 0);
    this.#check.cell(name, at);
    this.#source.sink.cell(name, at);
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
      this.#report(
        'note-part-outside-note',
        at,
        `\\${name} belongs in a note, but no note is open here. Open one before it, or remove it.`,
      );
    } else if (isPart && !nested) this.#characters.endAll(at, this.#note.base);
    else if (!nested && this.#characters.isNoteOrigin) this.#reportInNoteOrigin(name, at);
    const closesItself = note !== undefined && (isPart || name === 'xt');
    const isFault = this.#unknown.isReported(name) || (isPart && note === undefined);
    this.#characters.start(name, at, closesItself, isFault);
  }

  #reportInNoteOrigin(name: string, at: number): void {
    const message = `\\${name} is in the origin of the note (\\fr, \\xo), which is left out; write \\ft or \\xt before the note's text.`;
    this.#report('marker-in-note-origin', at, message);
  }

  #startNote(style: string, at: number): void {
    this.#position = this.#note.start(style, at, this.#position);
    this.#skipOneSpace();
  }

  #skipOneSpace(): void {
    const next = this.#text[this.#position];
    if (next === '\r' && this.#text[this.#position + 1] === '\n') this.#position += 2;
    else if (next === ' ' || next === '\n' || next === '\r' || next === '\t') this.#position++;
  }
}

function paragraphMarker(name: string): ParagraphMarker {
  const known = marker(name);
  return known?.kind === 'para' ? known : { kind: 'para', role: 'prose' };
}

/** Editors of right-to-left text insert direction marks next to the asterisk of a marker. */
function isInvisible(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 0x200b && invisible.test(text[at]!);
}

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/;

function endOfName(text: string, from: number): number {
  if (!(nameUnits[text.charCodeAt(from)]! > 1)) return from;
  let end = from + 1;
  while (nameUnits[text.charCodeAt(end)]! > 0) end++;
  return end;
}

/** 2 for the first character of a marker name, 1 for other characters. */
const nameUnits = new Uint8Array(0x80);
for (let unit = 0x30; unit <= 0x39; unit++) nameUnits[unit] = 1;
for (let unit = 0x41; unit <= 0x5a; unit++) nameUnits[unit] = nameUnits[unit + 0x20] = 2;
nameUnits['-'.charCodeAt(0)] = 1;
