import type { BookNames, BookText, ChapterText } from '../../model/book-text.ts';
import type { Report } from '../diagnostic-collector.ts';
import { type CharacterMarker, type DropRule, marker, type ParagraphMarker } from '../markers.ts';
import type { Attributes, ScriptureSink } from '../scripture-sink.ts';
import { BookMeter, type Counts, noCounts } from '../source-limits.ts';
import { ChapterBuilder } from './chapter-builder.ts';
import { FootnoteComposer, wordsAfterReference } from './chapter-drafts.ts';
import { AssumedChapters, ChapterSequence, explainTextBeforeChapter } from './chapter-numbers.ts';
import { SpacedText } from './spaced-text.ts';
import { TextChecks } from './text-checks.ts';
import { TextCounter } from './text-counter.ts';
import { OpenWords } from './words.ts';

type OtherNumberStyle = 'vp' | 'va' | 'cp' | 'ca';
const otherNumberStyles: ReadonlySet<string> = new Set<OtherNumberStyle>(['vp', 'va', 'ca']);

function isOtherNumber(style: string): style is OtherNumberStyle {
  return otherNumberStyles.has(style);
}

const maxNumberLength = 20;
/** The title of each of several files of a book may end with its number. */
const unnumbered = (title: string) => title.replace(/[\p{Nd}\s]+/gu, ' ').trim();
/** `Psalm 151` and `Addition A` are numbers. */
const twoWords = /[\p{L}\p{M}]{2,}\s+[\p{L}\p{M}]{2,}/u;

const quoted = (text: string) => text.trim().slice(0, 40).toWellFormed();

const peripheralInChapter =
  'A part of the front or back matter (\\periph) begins in a chapter. Its text was left out, up to the next verse or chapter. Move it to a file with an id such as FRT or BAK, or write a paragraph marker such as \\p instead.';

const wordStyles = new Set(['w', 'wa', 'wg', 'wh']);

export class BookBuilder implements ScriptureSink {
  readonly #report: Report;
  #id = '';
  /** The source has named the book again, and no chapter since. */
  #beginsAgain = false;
  readonly #names: { -readonly [K in keyof BookNames]: BookNames[K] } = {};
  readonly #titleLines: string[] = [];
  readonly #chapters = new Map<number, ChapterBuilder>();
  readonly #assumed = new AssumedChapters();
  #chapter: ChapterBuilder | undefined;
  readonly #sequence = new ChapterSequence();
  /** The chapter was opened by text before any `\c`; the first `\c` gives it its number. */
  #chapterIsImplicit = false;
  #paragraph: ParagraphMarker | undefined;
  #line: SpacedText | undefined;
  #note: FootnoteComposer | undefined;
  #nextNoteId = 0;
  #noteOrigin = { text: '', at: 0 };
  #otherNumber: { readonly style: OtherNumberStyle; readonly at: number; text: string } | undefined;
  #joinedWordsInLines = 0;
  #wordsOfJesusDepth = 0;
  #inSidebar = false;
  readonly #words: OpenWords;
  readonly #drops: DropRule[] = [];
  readonly #counter = new TextCounter();
  readonly #checks: TextChecks;
  readonly #meter: BookMeter;

  constructor(report: Report, inFile: Counts = noCounts(), source = '') {
    this.#report = report;
    this.#words = new OpenWords(report);
    this.#meter = new BookMeter(report, inFile);
    this.#checks = new TextChecks(report, source);
  }

  finish(): BookText {
    const chapters: ChapterText[] = [];
    let joinedWords = this.#joinedWordsInLines;
    this.#checks.book = this.#id.toUpperCase();
    this.#checks.strays = this.#sequence.finish(this.#report, this.#checks);
    this.#words.endVerse();
    this.#assumed.place(this.#chapters);
    for (const [number, chapter] of this.#chapters) {
      joinedWords += chapter.joinedWords;
      chapters.push(chapter.finish());
      // Release the draft immediately: for a long book it is larger than the text
      this.#chapters.delete(number);
    }
    this.#checks.finish();
    return {
      id: this.#id,
      names: this.#names,
      title: this.#titleLines.join(' ') || null,
      chapters: chapters.toSorted((a, b) => a.number - b.number),
      counts: this.#counter.finish(joinedWords),
    };
  }

  /** The number given to a chapter without a readable number; only after `finish`. */
  assumedNumberAt(at: number): number | undefined {
    return this.#assumed.numberAt(at);
  }

  book(code: string, _at: number): void {
    this.#beginsAgain = this.#id !== '';
    this.#id ||= code;
  }

  chapter(number: number, at: number, label?: string): void {
    this.#inSidebar = false;
    this.#beginsAgain = false;
    this.#counter.body.endWord();
    this.#words.endVerse();
    if (this.#chapterIsImplicit && !this.#chapter!.hasVerses) this.#renumber(this.#chapter!, number);
    const alike = this.#chapters.get(number);
    const isApart = !this.#chapterIsImplicit && (label !== undefined || this.#assumed.has(alike));
    const existing = isApart ? undefined : alike;
    if (existing && !this.#chapterIsImplicit) existing.reopen();
    if (label === undefined) this.#sequence.add(number, at);
    if (this.#chapterIsImplicit) this.#chapter!.continueText();
    this.#chapterIsImplicit = false;
    this.#chapter = existing ?? this.#openChapter(number, label !== undefined && alike !== undefined);
    if (label !== undefined) this.#assumed.add(this.#chapter, label, at);
    this.#meter.startChapter(number);
  }

  verse(number: string, at: number): void {
    this.#meter.count('verses', at);
    this.#counter.body.endWord();
    this.#words.endVerse();
    if (number === '0' && this.#paragraph?.role === 'subtitle') return this.#chapter?.continueText();
    // A verse inside a heading, title or sidebar ends it, so that scripture is never left out
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    this.#inSidebar = false;
    this.#drops.length = 0;
    this.#endLine(paragraph);
    if (paragraph?.role === 'subtitle') this.#chapter?.endSubtitle();
    this.#sequence.addVerse(number, at);
    this.#chapterAt(at).startVerse(number, at);
  }

  paraStart(style: string, at: number): void {
    this.#meter.count('lines', at);
    this.#counter.body.endWord();
    const paragraph = markerMeaning.paragraph(style);
    this.#paragraph = paragraph;
    if (style === 'cp') this.#otherNumber = { style, at, text: '' };
    switch (paragraph.role) {
      case 'drop':
        this.#drops.push(paragraph.rule);
        return;
      case 'name':
      case 'title':
      case 'heading':
        this.#line = new SpacedText();
        return;
      case 'sidebar-start':
        this.#inSidebar = true;
        if (style === 'periph' && this.#chapter) this.#report('misplaced-content', at, peripheralInChapter);
        return;
      case 'sidebar-end':
        this.#inSidebar = false;
        this.#chapter?.continueText();
        return;
    }
    if (this.#inSidebar) return;
    if (paragraph.role === 'subtitle') this.#chapterForHeading().startSubtitle(at);
    else if (paragraph.role === 'poetry') this.#chapter?.startPoetry(paragraph.level);
    else if (paragraph.role === 'continued') this.#chapter?.continueText();
    else this.#chapter?.startProse();
  }

  paraEnd(at: number): void {
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    this.#endOtherNumber();
    this.#endLine(paragraph);
    this.#drops.length = 0;
    this.#counter.body.endWord();
    if (this.#inSidebar) return;
    if (paragraph?.role === 'subtitle') this.#chapter?.endSubtitle();
    this.#chapter?.write(' ', false, at);
  }

  text(text: string, at: number): void {
    const rule = this.#dropRule;
    if (rule === 'note-origin' && this.#note) {
      if (this.#noteOrigin.text === '') this.#noteOrigin.at = at;
      this.#noteOrigin.text += text;
      return;
    }
    if (rule !== undefined) {
      this.#counter.drop(rule, text);
      if (rule === 'published-number' && this.#otherNumber) this.#otherNumber.text += text;
      return;
    }
    this.#meter.text(text.length, at);
    (this.#note ? this.#counter.notes : this.#counter.body).add(text);
    if (this.#note) this.#note.write(text);
    else if (this.#line) this.#line.append(text);
    else if (this.#chapter || text.trim() !== '') {
      const chapter = this.#chapter ?? this.#chapterAt(at);
      const written = chapter.write(text, this.#wordsOfJesusDepth > 0, at);
      if (written) this.#words.wroteTo(written);
    }
  }

  leaveOut(text: string, rule: DropRule | undefined, _at: number): void {
    if (rule === undefined) this.#counter.lose(text);
    else this.#counter.drop(rule, text);
  }

  charStart(style: string, at: number): void {
    this.#meter.startStyle(at);
    if (wordStyles.has(style)) {
      this.#meter.count('words', at);
      this.#words.start();
    }
    if (this.#isBody && isOtherNumber(style)) this.#otherNumber = { style, at, text: '' };
    const character = markerMeaning.character(style);
    if (character.role === 'words-of-jesus') {
      this.#meter.count('lines', at);
      this.#wordsOfJesusDepth++;
    } else if (character.role === 'drop') this.#drops.push(character.rule);
    else if (character.role === 'list-part') this.#startListPart();
    else if (character.role === 'note-part') this.#note?.beginPart();
    else if (character.role === 'note-paragraph') this.#note?.beginParagraph();
  }

  charEnd(style: string, attributes: Attributes | undefined, _at: number): void {
    this.#meter.endStyle();
    if (wordStyles.has(style)) this.#words.end(attributes);
    const character = markerMeaning.character(style);
    if (style === this.#otherNumber?.style) this.#endOtherNumber();
    if (character.role === 'words-of-jesus') this.#wordsOfJesusDepth--;
    else if (character.role === 'drop') {
      this.#drops.pop();
      if (character.rule === 'note-origin') this.#endNoteOrigin();
    } else if (character.role === 'list-part') this.#startListPart();
  }

  noteStart(style: string, caller: string, at: number): void {
    const rule = markerMeaning.noteDrop(style);
    if (rule !== undefined) {
      if (this.#isBody) this.#chapter?.omitNote();
      else if (this.#isLine) this.#line!.note();
      this.#drops.push(rule);
    } else if (this.#dropRule === undefined) {
      this.#meter.startNote(at);
      this.#note = new FootnoteComposer(this.#nextNoteId++, caller);
      this.#counter.notes.endWord();
      if (this.#line) {
        this.#line.note();
        this.#chapterForHeading().addUntiedNote(this.#note);
      } else this.#chapterAt(at).addNote(this.#note, at);
    }
  }

  noteEnd(style: string, at: number): void {
    if (markerMeaning.noteDrop(style) !== undefined) this.#drops.pop();
    if (this.#note?.isEmpty)
      this.#report('empty-note', at, `This note has no text. Write it, or remove the note.`);
    this.#note?.close();
    this.#note = undefined;
    this.#meter.endNote();
  }

  milestone(style: string, attributes: Attributes | undefined, at: number): void {
    if (style === 'zaln-s') this.#words.startAlignment(attributes, at);
    else if (style === 'zaln-e') this.#words.endAlignment(at);
    // An optional break is a space if the line does not break
    else if (style === 'optbreak') this.text(' ', at);
  }

  cell(_style: string, _at: number): void {
    if (this.#dropRule !== undefined) return;
    if (this.#note) return this.#note.write(' ');
    this.#counter.body.endWord();
    if (this.#line) this.#line.space();
    else this.#chapter?.startCell();
  }

  get #dropRule(): DropRule | undefined {
    return this.#inSidebar ? 'sidebar' : this.#drops.at(-1);
  }

  get #isBody(): boolean {
    return this.#dropRule === undefined && !this.#line && !this.#note;
  }

  get #isLine(): boolean {
    return this.#dropRule === undefined && this.#line !== undefined && !this.#note;
  }

  /** Key, value and total of a list item are separate words even without white space between them. */
  #startListPart(): void {
    if (this.#isBody) this.#chapter?.startPart();
    else if (this.#isLine) this.#line!.startPart();
    else if (this.#dropRule === undefined) this.#note?.beginPart();
  }

  #endNoteOrigin(): void {
    const { text, at } = this.#noteOrigin;
    this.#noteOrigin = { text: '', at: 0 };
    const from = wordsAfterReference(text) ?? text.length;
    this.#counter.drop('note-origin', text.slice(0, from));
    if (from === text.length) return;
    const words = text.slice(from);
    const message = `“${quoted(words)}” is in the origin of the note (\\fr); it was read as text of the note. Write \\ft before it.`;
    this.#report('misplaced-content', at + from, message);
    this.#counter.notes.endWord();
    this.#note?.beginPart();
    this.text(words, at + from);
  }

  #endLine(paragraph: ParagraphMarker | undefined): void {
    const text = this.#line?.text.trimEnd();
    this.#joinedWordsInLines += this.#line?.joinedWords ?? 0;
    this.#line = undefined;
    if (!text || !paragraph) return;
    if (this.#inSidebar) return;
    if (paragraph.role === 'name') this.#name(paragraph.name, text);
    else if (this.#beginsAgain && this.#titleLines.some((line) => unnumbered(line) === unnumbered(text)))
      this.#counter.dropLine('repeated-name', text);
    else if (paragraph.role === 'title' && !this.#chapter?.hasVerses) this.#title(text);
    else this.#chapterForHeading().heading(text);
  }

  #endOtherNumber(): void {
    if (!this.#otherNumber) return;
    const { style, at, text } = this.#otherNumber;
    this.#otherNumber = undefined;
    const number = text.trim().replace(/\s+/g, ' ');
    const chapter = this.#chapter;
    if (!chapter || number === '') return;
    // A typo must not turn a paragraph into a number
    if (number.length > maxNumberLength || twoWords.test(number)) {
      const message = `“${quoted(number)}” is not a number, so \\${style} and its text were left out. If it is part of a verse, remove the marker.`;
      return this.#report('misplaced-content', at, message);
    }
    if (style === 'vp') chapter.otherNumber('published', number);
    else if (style === 'va') chapter.otherNumber('alternate', number);
    else if (style === 'cp') chapter.published ??= number;
    else chapter.alternate ??= number;
  }

  #title(text: string): void {
    this.#meter.name(text);
    this.#titleLines.push(text);
  }

  #name(name: keyof BookNames, text: string): void {
    this.#meter.name(text);
    if (this.#names[name] === undefined) this.#names[name] = text;
    else this.#counter.dropLine('repeated-name', text);
  }

  #openChapter(number: number, isAside = false): ChapterBuilder {
    const chapter = new ChapterBuilder(number, this.#report, this.#checks);
    if (!isAside) this.#chapters.set(number, chapter);
    return chapter;
  }

  #renumber(chapter: ChapterBuilder, number: number): void {
    this.#chapters.delete(chapter.number);
    chapter.number = number;
    this.#chapters.set(number, chapter);
  }

  #chapterForHeading(): ChapterBuilder {
    if (!this.#chapter) {
      this.#chapter = this.#openChapter(1);
      this.#chapterIsImplicit = true;
    }
    return this.#chapter;
  }

  #chapterAt(at: number): ChapterBuilder {
    const chapter = this.#chapterForHeading();
    if (this.#chapterIsImplicit && chapter.isTitleReported === undefined) {
      const { message, isBeforeId } = explainTextBeforeChapter(this.#checks.source, at, this.#id);
      chapter.isTitleReported = isBeforeId;
      this.#report('missing-chapter-marker', at, message);
    }
    return chapter;
  }
}

const markerMeaning = {
  paragraph(style: string): ParagraphMarker {
    const known = marker(style);
    return known?.kind === 'para' ? known : { kind: 'para', role: 'prose' };
  },

  character(style: string): CharacterMarker {
    const known = marker(style);
    return known?.kind === 'char' ? known : { kind: 'char', role: 'text' };
  },

  noteDrop(style: string) {
    const known = marker(style);
    return known?.kind === 'note' && known.role === 'drop' ? known.rule : undefined;
  },
};
