import type { BookNames, BookText } from '../../model/book-text.ts';
import type { Report } from '../diagnostic-collector.ts';
import { type CharacterMarker, type DropRule, marker, type ParagraphMarker } from '../markers.ts';
import type { Attributes, ScriptureSink } from '../scripture-sink.ts';
import { ChapterBuilder } from './chapter-builder.ts';
import { countWords } from './count-words.ts';
import { FootnoteComposer } from './footnote-composer.ts';
import { OpenWords } from './open-words.ts';
import { SpacedText } from './spaced-text.ts';

/** What an unknown marker means: its text is kept. */
const unknownParagraph: ParagraphMarker = { kind: 'para', role: 'prose' };
const unknownCharacter: CharacterMarker = { kind: 'char', role: 'text' };

const wordStyles = new Set(['w', 'wa', 'wg', 'wh']);

/** Turns the events of one book, whatever their source format, into its text. */
export class BookBuilder implements ScriptureSink {
  readonly #report: Report;
  #id = '';
  readonly #names: { -readonly [K in keyof BookNames]: BookNames[K] } = {};
  readonly #titleLines: string[] = [];
  readonly #chapters = new Map<number, ChapterBuilder>();
  #chapter: ChapterBuilder | undefined;
  #lastChapter = 0;
  /** The chapter was opened by text before any `\c`; the first `\c` gives it its number. */
  #chapterIsImplicit = false;
  #reportedMissingChapter = false;
  #paragraph: ParagraphMarker | undefined;
  /** The text of a heading, title or name while its paragraph is open. */
  #line: SpacedText | undefined;
  #note: FootnoteComposer | undefined;
  #nextNoteId = 0;
  #wordsOfJesusDepth = 0;
  #inSidebar = false;
  readonly #words = new OpenWords();
  readonly #drops: DropRule[] = [];
  readonly #droppedWords: Record<string, number> = {};

  constructor(report: Report) {
    this.#report = report;
  }

  /** The book; call it once, after the last event. */
  finish(): BookText {
    const chapters = [...this.#chapters.values()].map((chapter) => chapter.finish());
    return {
      id: this.#id,
      names: this.#names,
      title: this.#titleLines.join(' ') || null,
      chapters: chapters.toSorted((a, b) => a.number - b.number),
      droppedWords: this.#droppedWords,
    };
  }

  book(code: string, _at: number): void {
    this.#id ||= code;
  }

  chapter(number: number, at: number): void {
    this.#inSidebar = false;
    this.#words.startChapter();
    if (this.#chapterIsImplicit && !this.#chapter!.hasVerses) this.#renumber(this.#chapter!, number);
    const existing = this.#chapters.get(number);
    if (existing && !this.#chapterIsImplicit) {
      this.#report(
        'duplicate-chapter',
        at,
        `\\c ${number} stands twice; the texts were joined. Number one of them anew.`,
      );
      existing.reopen();
    }
    if (number < this.#lastChapter) {
      const message = `Chapter ${number} stands after chapter ${this.#lastChapter}; it was put in its place. Move it there.`;
      this.#report('chapter-out-of-order', at, message);
    }
    this.#lastChapter = Math.max(this.#lastChapter, number);
    this.#chapterIsImplicit = false;
    this.#chapter = existing ?? this.#openChapter(number);
  }

  verse(number: string, at: number): void {
    // A verse inside a heading, title or sidebar ends it: scripture is never left out with them
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    this.#inSidebar = false;
    this.#drops.length = 0;
    this.#endLine(paragraph);
    if (paragraph?.role === 'subtitle') this.#chapter?.endSubtitle();
    this.#chapterAt(at).startVerse(number, at);
  }

  paraStart(style: string, at: number): void {
    const known = marker(style);
    const paragraph = known?.kind === 'para' ? known : unknownParagraph;
    this.#paragraph = paragraph;
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
        return;
      case 'sidebar-end':
        this.#inSidebar = false;
        return;
    }
    if (this.#inSidebar) return;
    if (paragraph.role === 'subtitle') this.#chapterForHeading().startSubtitle(at);
    else if (paragraph.role === 'poetry') this.#chapter?.startPoetry(paragraph.level);
    else if (paragraph.role === 'continued') this.#chapter?.continueText();
    else this.#chapter?.startProse();
  }

  paraEnd(_at: number): void {
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    this.#endLine(paragraph);
    if (paragraph?.role === 'subtitle' && !this.#inSidebar) this.#chapter?.endSubtitle();
    this.#drops.length = 0;
    this.#chapter?.write(' ', false, _at);
  }

  text(text: string, at: number): void {
    const rule = this.#inSidebar ? 'sidebar' : this.#drops.at(-1);
    if (rule !== undefined) this.#drop(rule, text);
    else if (this.#note) this.#note.write(text);
    else if (this.#line) this.#line.append(text);
    else if (this.#chapter || text.trim() !== '') {
      const chapter = this.#chapter ?? this.#chapterAt(at);
      const written = chapter.write(text, this.#wordsOfJesusDepth > 0, at);
      if (written) this.#words.wroteTo(written);
    }
  }

  charStart(style: string, _at: number): void {
    if (wordStyles.has(style)) this.#words.start();
    const known = marker(style);
    const character = known?.kind === 'char' ? known : unknownCharacter;
    if (character.role === 'words-of-jesus') this.#wordsOfJesusDepth++;
    else if (character.role === 'drop') this.#drops.push(character.rule);
    else if (character.role === 'note-part') this.#note?.beginPart();
    else if (character.role === 'note-paragraph') this.#note?.beginParagraph();
  }

  charEnd(style: string, attributes: Attributes | undefined, _at: number): void {
    if (wordStyles.has(style)) this.#words.end(attributes);
    const known = marker(style);
    if (known?.kind !== 'char') return;
    if (known.role === 'words-of-jesus') this.#wordsOfJesusDepth--;
    else if (known.role === 'drop') this.#drops.pop();
  }

  noteStart(style: string, caller: string, at: number): void {
    const known = marker(style);
    if (known?.kind === 'note' && known.role === 'drop') {
      if (this.#isBody) this.#chapter?.omitNote();
      this.#drops.push(known.rule);
    } else if (this.#drops.length === 0 && !this.#inSidebar) {
      this.#note = new FootnoteComposer(this.#nextNoteId++, caller);
      if (this.#line) this.#chapterForHeading().addUntiedNote(this.#note);
      else this.#chapterAt(at).addNote(this.#note, at);
    }
  }

  noteEnd(style: string, _at: number): void {
    const known = marker(style);
    if (known?.kind === 'note' && known.role === 'drop') this.#drops.pop();
    this.#note = undefined;
  }

  milestone(style: string, attributes: Attributes | undefined, _at: number): void {
    if (style === 'zaln-s') this.#words.startAlignment(attributes);
    else if (style === 'zaln-e') this.#words.endAlignment();
  }

  cell(_style: string, _at: number): void {
    if (this.#isBody) this.#chapter?.startCell();
  }

  get #isBody(): boolean {
    return this.#drops.length === 0 && !this.#inSidebar && !this.#line && !this.#note;
  }

  #drop(rule: DropRule, text: string): void {
    this.#droppedWords[rule] = (this.#droppedWords[rule] ?? 0) + countWords(text);
  }

  #endLine(paragraph: ParagraphMarker | undefined): void {
    const text = this.#line?.text.trimEnd();
    this.#line = undefined;
    if (!text || !paragraph) return;
    if (this.#inSidebar) return;
    if (paragraph.role === 'name') this.#names[paragraph.name] ??= text;
    else if (paragraph.role === 'title' && !this.#chapter?.hasVerses) this.#titleLines.push(text);
    else this.#chapterForHeading().heading(text);
  }

  #openChapter(number: number): ChapterBuilder {
    const chapter = new ChapterBuilder(number, this.#report);
    this.#chapters.set(number, chapter);
    return chapter;
  }

  #renumber(chapter: ChapterBuilder, number: number): void {
    this.#chapters.delete(chapter.number);
    chapter.number = number;
    this.#chapters.set(number, chapter);
  }

  /** A heading before the first `\c` belongs to the chapter that follows. */
  #chapterForHeading(): ChapterBuilder {
    if (!this.#chapter) {
      this.#chapter = this.#openChapter(1);
      this.#chapterIsImplicit = true;
    }
    return this.#chapter;
  }

  #chapterAt(at: number): ChapterBuilder {
    if (!this.#chapter || (this.#chapterIsImplicit && !this.#reportedMissingChapter)) {
      this.#reportedMissingChapter = true;
      const message =
        'Text before the first \\c was read as part of the first chapter. Write \\c 1 before it.';
      this.#report('missing-chapter-marker', at, message);
    }
    return this.#chapterForHeading();
  }
}
