import type { ChapterContent, SubtitleItem, VerseItem } from '../../documents/translation/chapter-schema.ts';
import type { SimpleChapterWord } from '../../documents/translation/words-schema.ts';
import {
  type ExportedBook,
  type ExportedChapter,
  type ExportedNote,
  headingNotes,
  type SimpleVerse,
} from './exported-book.ts';

/** Nodes in the form of USJ 3.1 (`type`, `marker`, `content`); the other formats are written from them. */
export interface UsjNode {
  readonly type: 'book' | 'chapter' | 'para' | 'verse' | 'char' | 'note';
  readonly marker: string;
  readonly content?: UsjContent[];
  readonly number?: string;
  readonly code?: string;
  readonly caller?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export type UsjContent = string | UsjNode;

export function usjTree(book: ExportedBook): UsjNode[] {
  return [...headNodes(book), ...[...book.chapters()].flatMap(chapterNodes)];
}

export function headNodes(book: ExportedBook): UsjNode[] {
  return [
    { type: 'book', marker: 'id', code: book.id, content: [book.remark] },
    ...book.rights.map((line) => para('rem', line)),
    para('h', book.name),
    para('toc1', book.title ?? book.name),
    para('toc2', book.name),
    ...(book.title ? [para('mt1', book.title)] : []),
  ];
}

export function chapterNodes(chapter: ExportedChapter): UsjNode[] {
  const start: UsjNode = { type: 'chapter', marker: 'c', number: String(chapter.number) };
  return [start, ...new ChapterTree(chapter).paragraphs()];
}

function para(marker: string, text: string): UsjNode {
  return { type: 'para', marker, content: [text] };
}

/** The places of text that a format cannot contain. @param markup matches such text. */
export function inexpressible(nodes: readonly UsjNode[], markup: RegExp): string[] {
  const places = new Set<string>();
  let chapter = '';
  let verse = '';
  const visit = (node: UsjContent): void => {
    if (typeof node === 'string') {
      if (markup.test(node)) places.add(`${chapter}:${verse}`);
      return;
    }
    if (node.type === 'chapter') [chapter, verse] = [node.number!, '0'];
    if (node.type === 'verse') verse = node.number!;
    for (const child of node.content ?? []) visit(child);
  };
  for (const node of nodes) if (node.type !== 'book' && node.marker !== 'rem') visit(node);
  return [...places];
}

export function countStyles(nodes: readonly UsjContent[], counts: Map<string, number>): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    counts.set(node.marker, (counts.get(node.marker) ?? 0) + 1);
    countStyles(node.content ?? [], counts);
  }
}

class ChapterTree {
  readonly #chapter: ExportedChapter;
  readonly #paragraphs: UsjNode[] = [];
  readonly #notesOn: (heading?: object) => readonly ExportedNote[];
  #level = 0;
  #isOpen = false;
  #breaksBefore = false;

  constructor(chapter: ExportedChapter) {
    this.#chapter = chapter;
    this.#notesOn = headingNotes(chapter);
  }

  paragraphs(): UsjNode[] {
    const simple = this.#chapter.simple.values();
    const withoutHeading = this.#notesOn();
    if (withoutHeading.length > 0) this.#heading('', withoutHeading);
    for (const [at, item] of this.#chapter.content.entries()) {
      if (item.type === 'line_break') this.#break();
      else if (item.type === 'heading') this.#heading(item.content.join(' '), this.#notesOn(item));
      else if (item.type === 'hebrew_subtitle') this.#subtitle(item.content, simple.next().value!);
      else this.#verse(item, this.#levelAt(at), simple.next().value!);
    }
    return this.#paragraphs;
  }

  #break(): void {
    this.#breaksBefore = true;
    this.#isOpen = false;
  }

  #heading(text: string, notes: readonly ExportedNote[]): void {
    const content = [text, ...notes.map((note) => noteNode(note.text, note.caller))];
    this.#paragraphs.push({ type: 'para', marker: 's', content });
    this.#isOpen = false;
    this.#breaksBefore = false;
  }

  #line(level: number, breaks: boolean): UsjContent[] {
    const isContinued = this.#isOpen && level === this.#level && !breaks;
    if (!isContinued) {
      if (level > 0 && (this.#breaksBefore || (breaks && level !== this.#level && this.#isOpen)))
        this.#paragraphs.push({ type: 'para', marker: 'b' });
      const isProse = this.#breaksBefore || breaks || this.#paragraphs.length === 0;
      const marker = level > 0 ? `q${level}` : isProse ? 'p' : 'nb';
      this.#paragraphs.push({ type: 'para', marker, content: [] });
    }
    this.#level = level;
    this.#isOpen = true;
    this.#breaksBefore = false;
    return this.#paragraphs.at(-1)!.content!;
  }

  /** The level of the line with the number of a verse: of its text, or of the next text. */
  #levelAt(index: number): number {
    const open = this.#isOpen ? this.#level : 0;
    for (const item of this.#chapter.content.slice(index)) {
      if (item.type !== 'verse') break;
      const first = item.content.find(isText);
      if (first) return levelOf(first) || open;
    }
    return open;
  }

  #subtitle(content: readonly SubtitleItem[], simple: SimpleVerse): void {
    if (this.#breaksBefore) this.#paragraphs.push({ type: 'para', marker: 'b' });
    this.#breaksBefore = false;
    this.#paragraphs.push({ type: 'para', marker: 'd', content: [] });
    this.#isOpen = true;
    this.#level = 0;
    this.#pieces(content, simple, () => this.#paragraphs.at(-1)!.content!);
    this.#isOpen = false;
  }

  #verse(item: Extract<ChapterContent, { type: 'verse' }>, level: number, simple: SimpleVerse): void {
    const line = this.#line(level, false);
    if (line.length > 0) line.push(' ');
    line.push({ type: 'verse', marker: 'v', number: this.#chapter.numberOf(item.number) });
    this.#pieces(item.content, simple, (level, breaks) => this.#line(level, breaks));
  }

  /** Prose below a heading or a line of poetry. Before the first word of a verse, a paragraph is not a line break. */
  #isParagraph(level: number, at: number): boolean {
    return at === 0 && level === 0 && !(this.#isOpen && this.#level === 0);
  }

  #pieces(
    items: readonly (VerseItem | SubtitleItem)[],
    simple: SimpleVerse,
    line: (level: number, breaks: boolean) => UsjContent[],
  ): void {
    const { text } = simple;
    const words = this.#chapter.wordsOf(simple);
    let at = 0;
    let breaks = false;
    for (const [index, item] of items.entries()) {
      if (typeof item === 'object' && 'lineBreak' in item) breaks = true;
      else if (typeof item === 'object' && 'heading' in item) {
        this.#heading(item.heading, this.#notesOn(item));
        this.#breaksBefore = breaks;
        breaks = false;
      } else if (typeof item === 'object' && 'noteId' in item) {
        const note = simple.notes.get(item.noteId)!;
        const before = text.slice(at, note.offset);
        const next = before.includes('\n') ? items.slice(index).find(isText) : undefined;
        const into = next
          ? line(levelOf(next), breaks)
          : line(this.#level, this.#isParagraph(this.#level, at));
        if (next) breaks = false;
        if (before !== '') into.push(before.replace(/\n/g, ''));
        at = Math.max(at, note.offset);
        into.push(noteNode(note.text, note.caller));
      } else {
        const written = typeof item === 'string' ? item : item.text;
        const start = text.indexOf(written, at);
        const level = levelOf(item);
        const into = line(level, breaks || this.#isParagraph(level, at));
        const space = text.slice(at, start).replace(/\n/g, '');
        if (space !== '') into.push(space);
        const isOfJesus = typeof item === 'object' && item.wordsOfJesus === true;
        const content = textNodes(text, start, start + written.length, words);
        into.push(...(isOfJesus ? [{ type: 'char' as const, marker: 'wj', content }] : content));
        at = start + written.length;
        breaks = false;
      }
    }
    if (breaks) this.#isOpen = false;
  }
}

function isText(item: VerseItem | SubtitleItem): boolean {
  return typeof item === 'string' || 'text' in item;
}

function levelOf(item: VerseItem | SubtitleItem): number {
  return typeof item === 'object' && 'text' in item ? (item.poem ?? 0) : 0;
}

function noteNode(text: string, caller: string | null): UsjNode {
  const [first = '', ...more] = text.split('\n');
  const content: UsjContent[] = [{ type: 'char', marker: 'ft', content: [first] }];
  for (const paragraph of more) content.push({ type: 'char', marker: 'fp', content: [paragraph] });
  return { type: 'note', marker: 'f', caller: caller ?? '-', content };
}

/** Text with its annotated words as `\w`. Words that cross the borders stay without annotation. */
function textNodes(
  text: string,
  start: number,
  end: number,
  words: readonly SimpleChapterWord[],
): UsjContent[] {
  const nodes: UsjContent[] = [];
  let at = start;
  for (const word of words) {
    if (word.start < at || word.end > end) continue;
    if (word.start > at) nodes.push(text.slice(at, word.start));
    const content = [text.slice(word.start, word.end)];
    nodes.push({ type: 'char', marker: 'w', attributes: attributesOf(word), content });
    at = word.end;
  }
  if (at < end) nodes.push(text.slice(at, end));
  return nodes;
}

function attributesOf({ strongs, lemma, morph, srcloc, occurrence, occurrences }: SimpleChapterWord) {
  return present({
    lemma,
    strong: strongs?.join(','),
    srcloc,
    'x-morph': morph,
    'x-occurrence': occurrence?.toString(),
    'x-occurrences': occurrences?.toString(),
  });
}

function present(attributes: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
