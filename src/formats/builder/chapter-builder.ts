import type { ChapterText, Footnote } from '../../model/book-text.ts';
import type { Report } from '../diagnostic-collector.ts';
import {
  type ChapterDraft,
  checkedTexts,
  type FootnoteComposer,
  finishBlock,
  newDraft,
  type Separator,
  type TextDraft,
} from './chapter-drafts.ts';
import { lastNumberOf, type VerseMarker } from './chapter-numbers.ts';
import type { TextChecks } from './text-checks.ts';
import type { VerseComposer } from './verse-composer.ts';

interface FootnoteDraft {
  readonly note: FootnoteComposer;
  on: TextDraft | undefined;
}

const lineBreak: Separator = { type: 'line_break' };

export class ChapterBuilder {
  number: number;
  published: string | undefined;
  alternate: string | undefined;
  /** Undefined if the chapter does not begin with text before its number. */
  isTitleReported: boolean | undefined;
  readonly #report: Report;
  readonly #checks: TextChecks;
  readonly #blocks: ChapterDraft[] = [];
  readonly #verses = new Map<number, TextDraft>();
  /** All except parts of verses (`3b`), which may be in any place. */
  readonly #markers: VerseMarker[] = [];
  readonly #footnotes: FootnoteDraft[] = [];
  #current: TextDraft | undefined;
  /** Headings and breaks since the last text: between verses if a verse marker comes next, otherwise inside one. */
  #pending: Separator[] = [];
  #waitingNotes: FootnoteDraft[] = [];
  #line = { level: 0, isNew: false };
  #lastVerse = 0;
  #lastVerseWasSegment = false;

  constructor(number: number, report: Report, checks: TextChecks) {
    this.number = number;
    this.#report = report;
    this.#checks = checks;
  }

  get joinedWords(): number {
    return this.#blocks.reduce(
      (sum, block) => sum + ('composer' in block ? block.composer.joinedWords : 0),
      0,
    );
  }

  get hasVerses(): boolean {
    return this.#verses.size > 0;
  }

  reopen(): void {
    this.#removeEmptyTitle();
    this.#current = undefined;
    this.#line = { level: 0, isNew: false };
  }

  startProse(): void {
    if (this.#pending.at(-1) !== lineBreak) this.#pending.push(lineBreak);
    this.#line = { level: 0, isNew: true };
  }

  startPoetry(level: number): void {
    this.#line = { level, isNew: true };
  }

  continueText(): void {
    this.#current?.composer.separate();
  }

  heading(text: string): void {
    if (text !== '') this.#pending.push({ type: 'heading', text });
  }

  startSubtitle(at: number): void {
    this.#removeEmptyTitle();
    this.#flushPending();
    this.#current = newDraft('hebrew_subtitle', 0, at);
    this.#blocks.push(this.#current);
    this.#line = { level: 0, isNew: false };
  }

  endSubtitle(): void {
    if (this.#current?.type !== 'hebrew_subtitle') return;
    this.#removeEmptyTitle();
    this.#current = this.#verses.get(this.#lastVerse);
    this.#line = { level: 0, isNew: true };
  }

  /** `written` is a verse number in the form of `ScriptureSink`: `3`, `3a`, `1-2`, `0`. */
  startVerse(written: string, at: number): void {
    const number = Number.parseInt(written, 10);
    const isSegment = /^\d+[a-z]/.test(written);
    this.#endTitleVerse();
    const isSeparated = this.#pending.length > 0;
    this.#flushPending();
    if (number === 0) return this.#startTitleVerse(at);
    if (this.#verses.size === 0) this.#decide(number);
    const draft = this.#verses.get(number);
    const isPart = isSegment || this.#lastVerseWasSegment;
    const isOutOfOrder = number < this.#lastVerse && !this.#lastVerseWasSegment;
    if (draft) this.#rejoin(draft, isPart);
    else this.#startNewVerse(number, at, { isSeparated, isOutOfOrder });
    this.#lastVerseWasSegment = isSegment;
    const lastNumber = lastNumberOf(written);
    if (draft ? !isPart : isOutOfOrder || number >= this.#lastVerse)
      this.#markers.push({ number, lastNumber, written, at });
    const current = this.#current!;
    current.lastNumber = Math.max(current.lastNumber, lastNumber);
    if (written !== `${number}`) {
      current.written ??= [];
      current.written.push(written);
    }
    this.#lastVerse = draft ? number : lastNumber;
    if (this.#waitingNotes.length > 0) this.#textTarget(at);
  }

  otherNumber(kind: 'published' | 'alternate', number: string): void {
    if (this.#current?.type === 'verse') this.#current[kind] ??= number;
  }

  write(text: string, wordsOfJesus: boolean, at: number): VerseComposer | undefined {
    if (text.trim() === '') {
      if (this.#pending.length === 0 && !this.#line.isNew)
        this.#current?.composer.write(text, wordsOfJesus, at);
      return undefined;
    }
    const { composer } = this.#textTarget(at);
    composer.write(text, wordsOfJesus, at);
    return composer;
  }

  startCell(): void {
    this.#current?.composer.separate();
  }

  startPart(): void {
    if (this.#pending.length === 0 && !this.#line.isNew) this.#current?.composer.startPart();
  }

  addNote(note: FootnoteComposer, at: number): void {
    const footnote: FootnoteDraft = { note, on: undefined };
    this.#footnotes.push(footnote);
    this.#waitingNotes.push(footnote);
    if (!this.#standsBeforeText) this.#textTarget(at);
  }

  addUntiedNote(note: FootnoteComposer): void {
    this.#footnotes.push({ note, on: undefined });
  }

  omitNote(): void {
    if (this.#pending.length === 0 && !this.#line.isNew) this.#current?.composer.omittedNote();
  }

  finish(): ChapterText {
    this.#removeEmptyTitle();
    if (this.#current) this.#placeNotes(this.#current);
    this.#pending = this.#pending.filter((separator) => separator.type === 'heading');
    this.#flushPending();
    if (this.#blocks.at(-1)?.type === 'line_break') this.#blocks.pop();
    if (this.#verses.size === 0) this.#decide(0);
    const blocks = this.#blocks.map(finishBlock);
    this.#checks.chapter(this.number, checkedTexts(this.#blocks, blocks), this.#markers);
    return {
      number: this.number,
      ...(this.published === undefined ? {} : { published: this.published }),
      ...(this.alternate === undefined ? {} : { alternate: this.alternate }),
      blocks,
      footnotes: this.#finishFootnotes(),
    };
  }

  #finishFootnotes(): Footnote[] {
    return this.#footnotes.map(({ note, on }) => ({
      noteId: note.noteId,
      text: note.finish(),
      reference: { chapter: this.number, verse: on?.number ?? 0 },
      caller: note.caller,
      tied: on !== undefined,
    }));
  }

  #startNewVerse(
    number: number,
    at: number,
    { isSeparated, isOutOfOrder }: Readonly<Record<'isSeparated' | 'isOutOfOrder', boolean>>,
  ): void {
    const previous = this.#blocks.at(-1);
    const opensLine = this.#line.isNew && this.#line.level > 0 && !isSeparated;
    if (opensLine && previous?.type === 'verse' && previous.composer.level === this.#line.level)
      previous.composer.breakAtEnd();
    this.#current = newDraft('verse', number, at);
    if (isOutOfOrder) this.#current.isOutOfOrder = true;
    this.#current.composer.startLine(this.#line.level);
    this.#line.isNew = false;
    this.#blocks.push(this.#current);
    this.#verses.set(number, this.#current);
  }

  /** `\v 0`: text before the first verse is the title of a psalm. */
  #startTitleVerse(at: number): void {
    this.#current = newDraft('hebrew_subtitle', 0, at);
    this.#blocks.push(this.#current);
    this.#line.isNew = false;
  }

  #endTitleVerse(): void {
    if (this.#current?.type !== 'hebrew_subtitle') return;
    this.#removeEmptyTitle();
    if (this.#line.level === 0) this.startProse();
    else this.startPoetry(this.#line.level);
  }

  #removeEmptyTitle(): void {
    const title = this.#current;
    if (title?.type !== 'hebrew_subtitle' || title.composer.hasText) return;
    this.#blocks.splice(this.#blocks.lastIndexOf(title), 1);
    this.#current = undefined;
  }

  #rejoin(draft: TextDraft, isPart: boolean): void {
    if (!isPart) draft.isRepeated = true;
    draft.composer.separate();
    this.#current = draft;
  }

  #textTarget(at: number): TextDraft {
    if (!this.#current) {
      this.#flushPending();
      this.#current = newDraft('undecided', 0, at);
      this.#blocks.push(this.#current);
    }
    this.#startLine(this.#current);
    this.#placeNotes(this.#current);
    return this.#current;
  }

  #startLine(draft: TextDraft): void {
    if (this.#pending.length === 0 && !this.#line.isNew) return;
    const { composer } = draft;
    if (composer.isEmpty) this.#breakBefore(draft);
    const headings = this.#pending.filter((separator) => separator.type === 'heading');
    for (const heading of headings) composer.heading(heading.text);
    if (this.#line.isNew)
      composer.startLine(this.#line.level, headings.length === 0 && this.#pending.length > 0);
    this.#line.isNew = false;
    this.#pending = [];
  }

  get #standsBeforeText(): boolean {
    const current = this.#current;
    if (!current) return true;
    if (!current.composer.hasText) return current.type !== 'verse';
    return this.#pending.length > 0 || this.#line.isNew;
  }

  #placeNotes(draft: TextDraft): void {
    if (this.#waitingNotes.length === 0) return;
    for (const footnote of this.#waitingNotes) {
      footnote.on = draft;
      draft.composer.note(footnote.note.noteId);
    }
    this.#waitingNotes = [];
  }

  /** `\v 5` and then `\p`: the paragraph begins with the verse. */
  #breakBefore(draft: TextDraft): void {
    const isLast = this.#blocks.at(-1) === draft;
    if (!isLast || !this.#pending.some((separator) => separator.type === 'line_break')) return;
    this.#blocks.pop();
    this.#pushLineBreak();
    this.#blocks.push(draft);
  }

  #flushPending(): void {
    for (const separator of this.#pending) {
      if (separator.type === 'line_break') {
        this.#pushLineBreak();
        continue;
      }
      if (this.#blocks.at(-1)?.type === 'line_break') this.#blocks.pop();
      this.#blocks.push(separator);
    }
    this.#pending = [];
  }

  #pushLineBreak(): void {
    const previous = this.#blocks.at(-1);
    if (previous && previous.type !== 'line_break') this.#blocks.push(lineBreak);
  }

  /** Text before the first verse marker is verse 1 if that marker is 2, otherwise a title. */
  #decide(firstNumber: number): void {
    const draft = this.#blocks.find((block) => block.type === 'undecided') as TextDraft | undefined;
    if (!draft) return;
    if (firstNumber === 2) {
      draft.type = 'verse';
      draft.number = 1;
      draft.lastNumber = 1;
      this.#verses.set(1, draft);
      const message = `Chapter ${this.number} has no marker for verse 1; the text before verse 2 was read as verse 1. Write the marker before it.`;
      this.#report('missing-first-verse', draft.at, message);
      return;
    }
    draft.type = 'hebrew_subtitle';
    if (this.isTitleReported) return;
    const message = `Text before the first verse of chapter ${this.number} was read as a title. Write its verse number before it, or use the style of a title (d).`;
    this.#report('text-before-verse', draft.at, message);
  }
}
