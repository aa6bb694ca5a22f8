import type { Report } from '../diagnostic-collector.ts';
import { type Marker, marker } from '../markers.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { matchNoteCaller } from './match-note-caller.ts';
import { matchChapterNumber, matchToken, matchVerseNumber } from './numbers.ts';
import { OpenCharacters } from './open-characters.ts';
import { parseAttributes } from './parse-attributes.ts';

/** Reads USFM 2 and 3 into scripture events. Never throws, whatever the text is; linear in its length. */
export function readUsfm(text: string, sink: ScriptureSink, report: Report): void {
  new UsfmReader(text, sink, report).read();
}

const markerName = /\+?([A-Za-z][A-Za-z0-9-]*)(\*?)/y;

class UsfmReader {
  readonly #text: string;
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  readonly #characters: OpenCharacters;
  #position = 0;
  #nextBar = -1;
  #nextWordsOfJesus: { at: number; closes: boolean } = { at: -1, closes: false };
  #inParagraph = false;
  #openNote: { style: string; at: number; base: number } | undefined;
  /** `\wj` was open when its paragraph ended, and its closing marker is still to come. */
  #carriesWordsOfJesus = false;
  #lastChapter = 0;
  readonly #reportedUnknown = new Set<string>();

  constructor(text: string, sink: ScriptureSink, report: Report) {
    this.#text = text;
    this.#sink = sink;
    this.#report = report;
    this.#characters = new OpenCharacters(text, sink, report);
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
  }

  #readText(end: number): void {
    const from = this.#position;
    this.#position = end;
    if (end === from || this.#characters.inAttributes) return;
    const bar = this.#characters.takesAttributes ? this.#nextBarFrom(from) : end;
    const textEnd = Math.min(bar, end);
    if (textEnd > from) this.#sink.text(this.#text.slice(from, textEnd), from);
    if (bar < end) this.#characters.startAttributes(bar + 1);
  }

  #nextBarFrom(from: number): number {
    if (this.#nextBar < from) this.#nextBar = indexOrEnd(this.#text.indexOf('|', from));
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
    if (this.#readMilestone(name, at)) return;
    this.#readOpening(name, at, this.#text[at + 1] === '+');
  }

  #readStrayBackslash(at: number): void {
    this.#position = at + 1;
    // `\*` alone ends a milestone whose start was not understood
    if (this.#text[at + 1] === '*') this.#position++;
    this.#report(
      'stray-backslash',
      at,
      'A backslash without a marker name behind it. Remove it or write the marker.',
    );
    if (!this.#characters.inAttributes) this.#sink.text(this.#text.slice(at, this.#position), at);
  }

  /** `\ts\*`, `\zaln-s |x-strong="H1"\*`: a marker whose next backslash belongs to `\*`. */
  #readMilestone(name: string, at: number): boolean {
    if (!/-[se]$/.test(name) && name !== 'ts' && !name.startsWith('z')) return false;
    const text = this.#text;
    const end = text.indexOf('\\', this.#position);
    if (end === -1 || text[end + 1] !== '*') return false;
    const body = text.slice(this.#position, end);
    const bar = body.indexOf('|');
    if (body.slice(0, bar === -1 ? undefined : bar).trim() !== '') return false;
    const attributes = bar === -1 ? undefined : parseAttributes(name, body.slice(bar + 1));
    this.#sink.milestone(name, attributes, at);
    this.#position = end + 2;
    return true;
  }

  #readClosing(name: string, at: number): void {
    const note = this.#openNote;
    if (note && note.style === name) return this.#endNote(at);
    if (name === 'wj' && this.#carriesWordsOfJesus) {
      this.#carriesWordsOfJesus = false;
      if (!this.#characters.includes('wj')) return;
    }
    if (this.#characters.end(name, at, note?.base ?? 0)) return;
    this.#report(
      'unmatched-closing-marker',
      at,
      `\\${name}* closes nothing that is open here. Remove it or open it before.`,
    );
  }

  #readOpening(name: string, at: number, nested: boolean): void {
    if (name === 'v') return this.#readVerse(at);
    if (name === 'c') return this.#readChapter(at);
    if (name === 'id') return this.#readId(at);
    const gluedNumber = /^([vc])\d+$/.exec(name);
    if (gluedNumber) return this.#readGluedNumber(gluedNumber[1]!, name, at);
    const known = marker(name) ?? this.#guess(name, at);
    if (known.kind === 'note') return this.#startNote(name, at);
    this.#skipOneSpace();
    if (known.kind === 'para') return this.#startParagraph(name, known, at);
    if (known.role === 'cell') return this.#startCell(name, at);
    this.#startCharacter(name, known.role, at, nested);
  }

  /** An unknown marker is a paragraph where one may begin, else a character style; its text is kept. */
  #guess(name: string, at: number): Marker {
    if (!this.#reportedUnknown.has(name)) {
      this.#reportedUnknown.add(name);
      const message = `\\${name} is no marker of USFM 3.1; its text is kept. Check the spelling, or begin own markers with \\z.`;
      this.#report('unknown-marker', at, message);
    }
    const isParagraph = !this.#openNote && this.#beginsLine(at) && !this.#lineFrom(at).includes(`\\${name}*`);
    return isParagraph ? { kind: 'para', role: 'prose' } : { kind: 'char', role: 'text' };
  }

  // Both look only a bounded way, so that a text full of unknown markers stays linear.
  #beginsLine(at: number): boolean {
    const before = this.#text.slice(Math.max(0, at - 80), at);
    const lineBreak = before.lastIndexOf('\n');
    return (lineBreak !== -1 || at <= 80) && before.slice(lineBreak + 1).trim() === '';
  }

  #lineFrom(at: number): string {
    const ahead = this.#text.slice(at, at + 2000);
    return ahead.slice(0, indexOrEnd(ahead.indexOf('\n')));
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
    const number = matchChapterNumber(this.#text, this.#position);
    if (number) {
      this.#lastChapter = Number(number.value);
      this.#position = number.end;
    } else {
      const written = matchToken(this.#text, this.#position);
      this.#position = written.end;
      this.#lastChapter++;
      const message = `\\c ${written.value}: a chapter number is an integer from 1 to 999; it was read as ${this.#lastChapter}.`;
      this.#report('bad-chapter-number', at, message);
    }
    this.#sink.chapter(this.#lastChapter, at);
  }

  #readVerse(at: number): void {
    this.#endUnclosedNote(at);
    const number = matchVerseNumber(this.#text, this.#position);
    if (!number) {
      const { value } = matchToken(this.#text, this.#position);
      const message = `\\v ${value.slice(0, 20)}: \\v needs a verse number such as 3, 3a or 3-4; its text was added to the verse before.`;
      this.#report('bad-verse-number', at, message);
      return;
    }
    this.#position = number.end;
    this.#sink.verse(number.value, at);
    this.#skipOneSpace();
  }

  #startParagraph(name: string, known: Marker & { kind: 'para' }, at: number): void {
    this.#endParagraph(at);
    this.#inParagraph = true;
    this.#sink.paraStart(name, at);
    const holdsScripture = ['prose', 'poetry', 'continued', 'blank'].includes(known.role);
    if (this.#carriesWordsOfJesus && holdsScripture) this.#characters.start('wj', at, false);
  }

  #endParagraph(at: number): void {
    this.#endUnclosedNote(at);
    if (this.#characters.includes('wj') && this.#wordsOfJesusCloseAfter(at)) this.#carriesWordsOfJesus = true;
    this.#characters.endAll(at, 0, this.#carriesWordsOfJesus ? 'wj' : undefined);
    if (this.#inParagraph) this.#sink.paraEnd(at);
    this.#inParagraph = false;
  }

  /** Whether the next `\wj` in the text is a closing one: then the words of Jesus go on past this paragraph. */
  #wordsOfJesusCloseAfter(at: number): boolean {
    if (this.#nextWordsOfJesus.at < at) {
      const pattern = /\\\+?wj(\*|(?![A-Za-z0-9-]))/g;
      pattern.lastIndex = at;
      const match = pattern.exec(this.#text);
      this.#nextWordsOfJesus = { at: indexOrEnd(match?.index ?? -1), closes: match?.[1] === '*' };
    }
    return this.#nextWordsOfJesus.closes;
  }

  #startCell(name: string, at: number): void {
    this.#endUnclosedNote(at);
    this.#characters.endAll(at, 0);
    this.#sink.cell(name, at);
  }

  #startCharacter(name: string, role: string, at: number, nested: boolean): void {
    const closesItself = this.#openNote !== undefined && role !== 'text' && role !== 'words-of-jesus';
    if (closesItself && !nested) this.#characters.endAll(at, this.#openNote!.base);
    this.#characters.start(name, at, closesItself || (this.#openNote !== undefined && name === 'xt'));
  }

  #startNote(style: string, at: number): void {
    this.#endUnclosedNote(at);
    const caller = matchNoteCaller(this.#text, this.#position);
    this.#position = caller.end;
    if (caller.value === '') {
      this.#report(
        'note-without-caller',
        at,
        `\\${style} has no caller; write "+" (or "-" for none) behind it.`,
      );
    }
    this.#openNote = { style, at, base: this.#characters.depth };
    this.#sink.noteStart(style, caller.value || '+', at);
    this.#skipOneSpace();
  }

  #endNote(at: number): void {
    const { style, base } = this.#openNote!;
    this.#characters.endAll(at, base);
    this.#openNote = undefined;
    this.#sink.noteEnd(style, at);
  }

  #endUnclosedNote(at: number): void {
    if (!this.#openNote) return;
    const { style, at: openedAt } = this.#openNote;
    const message = `\\${style} is not closed before the next paragraph, verse or note. Write \\${style}* where the note ends.`;
    this.#report('unclosed-note', openedAt, message);
    this.#endNote(at);
  }

  #skipOneSpace(): void {
    if (this.#text.startsWith('\r\n', this.#position)) this.#position += 2;
    else if (' \n\r\t'.includes(this.#text.charAt(this.#position) || '.')) this.#position++;
  }
}

function indexOrEnd(index: number): number {
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
