import { beginsWithClosingPunctuation, endsWithOpeningPunctuation } from '../builder/punctuation.ts';
import type { Report } from '../diagnostic-collector.ts';
import { JsonObject, type JsonValue } from '../json/read-json.ts';
import { maxChapter, readVerseNumber } from '../scripture-numbers.ts';
import type { ScriptureSink } from '../scripture-sink.ts';

/**
 * Reads a book in the format of the public API into scripture events. Its items are trimmed, so white space
 * between them is restored from punctuation. Lines of poetry are represented only as items.
 */
export class PublicBookReader {
  readonly #sink: ScriptureSink;
  readonly #report: Report;

  constructor(sink: ScriptureSink, report: Report) {
    this.#sink = sink;
    this.#report = report;
  }

  /**
   * @param sources the book of a download, in one or more parts, or the documents of its chapters.
   * @param isWhole true for the book of a download.
   */
  read(code: string, at: number, sources: readonly JsonObject[], isWhole: boolean): void {
    const [first] = sources;
    if (!first) return;
    this.#sink.book(code, at);
    const book = isWhole ? first : first.object('book');
    this.#name('h', book?.text('name'), at);
    this.#name('mt1', book?.text('title'), at);
    const entries = isWhole ? sources.flatMap((source) => source.objects('chapters')) : sources;
    const chapters = entries.flatMap((entry) => entry.object('chapter') ?? []);
    if (chapters.some(isSimplified)) {
      const message =
        'This is the simplified form of the public API, which is not read. Use complete.json, the standard download.';
      this.#report('unread-file', at, message);
      return;
    }
    const breaksAreWritten = hasWrittenBreaks(chapters);
    let last = 0;
    for (const chapter of chapters) {
      const number = this.#chapterNumber(chapter, last);
      last = number;
      this.#sink.chapter(number, chapter.at);
      new ChapterReader(this.#sink, this.#report, chapter, breaksAreWritten).read();
    }
  }

  #name(style: string, text: string | undefined, at: number): void {
    if (!text) return;
    this.#sink.paraStart(style, at);
    this.#sink.text(text, at);
    this.#sink.paraEnd(at);
  }

  #chapterNumber(chapter: JsonObject, last: number): number {
    const number = chapter.number('number') ?? 0;
    if (Number.isInteger(number) && number > 0 && number <= maxChapter) return number;
    const message = `The "number" of a chapter is an integer from 1 to ${maxChapter}; it was read as ${last + 1}.`;
    this.#report('bad-chapter-number', chapter.at, message);
    return Math.min(last + 1, maxChapter);
  }
}

function isSimplified(chapter: JsonObject): boolean {
  return chapter
    .objects('content')
    .some((block) => block.text('type') === 'verse' && block.text('text') !== undefined);
}

/**
 * Detects whether line breaks are written between lines of poetry of one level, as Scriptorium does. If two
 * adjacent items have the same level, every item of poetry is a line.
 */
function hasWrittenBreaks(chapters: readonly JsonObject[]): boolean {
  let hasBreak = false;
  for (const chapter of chapters) {
    for (const block of chapter.objects('content')) {
      const items = block.list('content').map(itemOf);
      for (const [index, item] of items.entries()) {
        if (item.kind !== 'text' || item.poem === 0) continue;
        const next = items[index + 1];
        if (next?.kind === 'text' && next.poem === item.poem && next.isJesus === item.isJesus) return false;
        const afterNext = items[index + 2];
        const isSameLevel = afterNext?.kind === 'text' && afterNext.poem === item.poem;
        hasBreak ||= next?.kind === 'break' && (!afterNext || isSameLevel);
      }
    }
  }
  return hasBreak;
}

type Item =
  | { readonly kind: 'text'; readonly text: string; readonly poem: number; readonly isJesus: boolean }
  | { readonly kind: 'note'; readonly noteId: number }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'unknown' };

function itemOf(value: JsonValue): Item {
  if (typeof value === 'string') return { kind: 'text', text: value, poem: 0, isJesus: false };
  if (!(value instanceof JsonObject)) return { kind: 'unknown' };
  const text = value.text('text');
  if (text !== undefined) {
    const poem = value.number('poem') ?? 0;
    // No manual has a higher level
    const level = Number.isInteger(poem) && poem > 0 ? Math.min(poem, 9) : 0;
    return { kind: 'text', text, poem: level, isJesus: value.is('wordsOfJesus') };
  }
  const heading = value.text('heading');
  if (heading !== undefined) return { kind: 'heading', text: heading };
  const noteId = value.number('noteId');
  if (noteId !== undefined) return { kind: 'note', noteId };
  return value.is('lineBreak') ? { kind: 'break' } : { kind: 'unknown' };
}

type Before = 'nothing' | 'text' | 'note';

class ChapterReader {
  readonly #sink: ScriptureSink;
  readonly #report: Report;
  readonly #chapter: JsonObject;
  readonly #breaksAreWritten: boolean;
  readonly #footnotes = new Map<number, JsonObject>();
  readonly #looseNotes = new Set<JsonObject>();
  #at: number;
  #isOpen = false;
  #poem = 0;
  #needsBreak: 'no' | 'line' | 'break' = 'no';
  #before: Before = 'nothing';
  #lineEnd = '';
  #lastIsJesus = false;

  constructor(sink: ScriptureSink, report: Report, chapter: JsonObject, breaksAreWritten: boolean) {
    this.#sink = sink;
    this.#report = report;
    this.#chapter = chapter;
    this.#breaksAreWritten = breaksAreWritten;
    this.#at = chapter.at;
  }

  read(): void {
    const blocks = this.#chapter.objects('content');
    this.#findNotes(blocks);
    for (const block of blocks) {
      this.#at = block.at;
      this.#readBlock(block);
    }
    for (const note of this.#looseNotes) this.#writeNote(note);
    this.#endParagraph();
  }

  #findNotes(blocks: readonly JsonObject[]): void {
    for (const note of this.#chapter.objects('footnotes')) {
      const id = note.number('noteId');
      if (id !== undefined) this.#footnotes.set(id, note);
      this.#looseNotes.add(note);
    }
    for (const item of blocks.flatMap((block) => block.list('content').map(itemOf))) {
      const note = item.kind === 'note' ? this.#footnotes.get(item.noteId) : undefined;
      if (note) this.#looseNotes.delete(note);
    }
  }

  #readBlock(block: JsonObject): void {
    const items = block.list('content');
    switch (block.text('type')) {
      case 'heading':
        return this.#readHeading(items.filter((item) => typeof item === 'string').join(' '), true);
      case 'line_break':
        this.#endParagraph();
        this.#needsBreak = 'break';
        return;
      case 'verse':
        return this.#readVerse(block, items.map(itemOf));
      case 'hebrew_subtitle':
        return this.#readSubtitle(items.map(itemOf));
    }
    const message = `"${(block.text('type') ?? '').slice(0, 40)}" is not a content type of the public API; its text is kept. Check the spelling.`;
    this.#report('unknown-element', block.at, message);
    this.#readItems(items.map(itemOf));
  }

  #readHeading(text: string, isBlock: boolean): void {
    this.#endParagraph();
    this.#sink.paraStart('s1', this.#at);
    this.#writeText(text);
    if (isBlock) {
      for (const note of this.#looseNotes) {
        if ((note.object('reference')?.number('verse') ?? 0) === 0) this.#writeLooseNote(note);
      }
    }
    this.#sink.paraEnd(this.#at);
    if (!isBlock) this.#needsBreak = 'line';
  }

  #readSubtitle(items: readonly Item[]): void {
    this.#endParagraph();
    if (this.#needsBreak === 'break') this.#emptyParagraph('b');
    this.#needsBreak = 'no';
    this.#sink.paraStart('d', this.#at);
    this.#isOpen = true;
    this.#poem = 0;
    // Lines and headings have no separate form in a title
    for (const item of items) {
      if (item.kind === 'text') this.#write({ ...item, poem: 0 }, false);
      else if (item.kind === 'heading')
        this.#write({ kind: 'text', text: item.text, poem: 0, isJesus: false }, false);
      else if (item.kind === 'note') this.#readNote(item.noteId);
    }
    this.#endParagraph();
  }

  #readVerse(block: JsonObject, items: readonly Item[]): void {
    const written = String(block.members.get('number') ?? '');
    const number = readVerseNumber(written);
    if (!number || number.end < written.length || number.fault) {
      const message = `The "number" of a verse is an integer, not "${written.slice(0, 20)}"; ${number ? `it was read as ${number.value}` : 'its text was added to the previous verse'}.`;
      this.#report('bad-verse-number', block.at, message);
    }
    const first = items.find((item) => item.kind === 'text');
    this.#startLine(first?.poem ?? 0, this.#needsLineFor(first?.poem ?? 0));
    if (number) this.#sink.verse(number.value, block.at);
    this.#before = 'nothing';
    this.#readItems(items);
    for (const note of this.#looseNotes) {
      if (note.object('reference')?.number('verse') === block.number('number')) this.#writeLooseNote(note);
    }
  }

  #needsLineFor(poem: number): boolean {
    if (!this.#isOpen || poem !== this.#poem || this.#needsBreak !== 'no') return true;
    return poem > 0 && !this.#breaksAreWritten;
  }

  #readItems(items: readonly Item[]): void {
    for (const [index, item] of items.entries()) {
      switch (item.kind) {
        case 'text':
          this.#write(item, this.#beginsLine(item));
          break;
        case 'note':
          if (this.#needsBreak !== 'no') this.#startLineOf(items.slice(index));
          this.#readNote(item.noteId);
          break;
        case 'heading':
          this.#readHeading(item.text, false);
          break;
        case 'break':
          this.#needsBreak = item === items.at(-1) && this.#poem > 0 ? 'line' : 'break';
          break;
        case 'unknown':
          this.#report(
            'unknown-element',
            this.#at,
            'A verse contains an item without text; the item was left out.',
          );
      }
    }
  }

  #beginsLine({ poem, isJesus }: Extract<Item, { kind: 'text' }>): boolean {
    if (!this.#isOpen || this.#needsBreak !== 'no' || poem !== this.#poem) return true;
    const isNext = this.#before === 'text' && isJesus === this.#lastIsJesus;
    return poem > 0 && isNext && !this.#breaksAreWritten;
  }

  /** A note after a break comes at the start of the next line, if the verse has one. */
  #startLineOf(items: readonly Item[]): void {
    const next = items.find((item) => item.kind !== 'note');
    if (next?.kind === 'text') this.#startLine(next.poem, true);
  }

  #startLine(poem: number, isNew: boolean): void {
    if (!isNew) return;
    const isBreak = this.#needsBreak === 'break';
    const isFirst = !this.#isOpen && this.#needsBreak === 'no';
    const { poem: before } = this.#endParagraph();
    this.#needsBreak = 'no';
    this.#isOpen = true;
    this.#poem = poem;
    if (poem > 0) {
      if (isBreak) this.#emptyParagraph('b');
      this.#sink.paraStart(`q${poem}`, this.#at);
      // Prose continues after a heading or a title; after poetry only a paragraph ends its lines
    } else this.#sink.paraStart(isFirst && before === 0 ? 'nb' : 'p', this.#at);
  }

  #emptyParagraph(style: string): void {
    this.#sink.paraStart(style, this.#at);
    this.#sink.paraEnd(this.#at);
  }

  #endParagraph(): { readonly poem: number } {
    if (this.#isOpen) this.#sink.paraEnd(this.#at);
    this.#isOpen = false;
    this.#before = 'nothing';
    return { poem: this.#poem };
  }

  #write({ text, poem, isJesus }: Extract<Item, { kind: 'text' }>, isNewLine: boolean): void {
    if (text === '') return;
    this.#startLine(poem, isNewLine);
    const isSeparate = this.#before !== 'nothing' && isSetOff(this.#lineEnd, text);
    if (isSeparate) this.#sink.text(' ', this.#at);
    if (isJesus) this.#sink.charStart('wj', this.#at);
    this.#writeText(text);
    if (isJesus) this.#sink.charEnd('wj', undefined, this.#at);
    const line = this.#before === 'nothing' ? '' : `${this.#lineEnd}${isSeparate ? ' ' : ''}`;
    this.#lineEnd = `${line}${text}`.slice(-lookBehind);
    this.#before = 'text';
    this.#lastIsJesus = isJesus;
  }

  #writeText(text: string): void {
    if (text !== '') this.#sink.text(text, this.#at);
  }

  #readNote(noteId: number): void {
    const note = this.#footnotes.get(noteId);
    if (note) return this.#writeNote(note);
    const message = `The text refers to note ${noteId}, which is not among the footnotes of the chapter. Add the note.`;
    this.#report('empty-note', this.#at, message);
  }

  #writeLooseNote(note: JsonObject): void {
    this.#looseNotes.delete(note);
    this.#writeNote(note);
  }

  #writeNote(note: JsonObject): void {
    const caller = note.members.get('caller') === null ? '-' : note.text('caller') || '+';
    this.#sink.noteStart('f', caller, note.at);
    for (const [index, line] of (note.text('text') ?? '').split('\n').entries()) {
      if (index > 0) this.#sink.charStart('fp', note.at);
      this.#writeText(line);
      if (index > 0) this.#sink.charEnd('fp', undefined, note.at);
    }
    this.#sink.noteEnd('f', note.at);
    if (this.#before === 'text') this.#before = 'note';
  }
}

const lookBehind = 16;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\u3000-\u303f\uff00-\uffef]/u;

/** Guesses white space between two items, which the format does not preserve, from punctuation and script. */
function isSetOff(before: string, after: string): boolean {
  const [last = ''] = [...before.slice(-2)].slice(-1);
  const [first = ''] = after;
  if (unspaced.test(last) && unspaced.test(first)) return false;
  if (/^[\u2013-\u2015]\s/.test(after)) return true;
  if (/\S[\u2013-\u2015\u05be]$/.test(before)) return false;
  if (/[\u2013-\u2015][\u2019\u201d]+$/.test(before)) return !beginsWithClosingPunctuation(after);
  return !endsWithOpeningPunctuation(before) && !beginsWithClosingPunctuation(after);
}
