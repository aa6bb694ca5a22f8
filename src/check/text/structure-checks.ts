import type { Report } from '../../formats/diagnostic-collector.ts';
import { declaredBookInfo } from '../../formats/find-book-id.ts';
import { endsWithLine, marker, type ParagraphMarker } from '../../formats/markers.ts';
import { ignoringSink, type ScriptureSink } from '../../formats/scripture-sink.ts';
import { sourceFormat } from '../../formats/source-format.ts';
import type { Habits } from './habits.ts';

/**
 * Reports misplaced or missing paragraphs, styles and attributes. The readers report ambiguous markup. These checks
 * report markup that is unambiguous but probably not intended.
 */
/** Writes a marker as the format of a text does, such as `<para style="b"/>`. */
export type Notation = (style: string, otherwise: string) => string;

export function notationOf(text: string): Notation {
  const format = sourceFormat(text.slice(0, 0x1000));
  return (style, otherwise) => {
    if (format === 'USFM') return `\\${style}`;
    const element = { c: 'chapter', v: 'verse' }[style];
    if (element && (format === 'USX' || format === 'OSIS')) return `<${element}>`;
    const kind = marker(style)?.kind === 'para' ? 'para' : 'char';
    if (format === 'USX') return `<${kind} style="${style}"/>`;
    return format === 'USJ' && !element ? `{"type": "${kind}", "marker": "${style}"}` : otherwise;
  };
}

export class StructureChecks {
  readonly markers = new Map<string, number>();
  readonly #text: string;
  readonly #report: Report;
  readonly #habits: Habits;
  readonly #isUsfm: boolean;
  readonly #notation: Notation;
  #chapter = 0;
  #hasParagraph = false;
  #hasVerse = false;
  #verse = '';
  #poetry: { readonly base: string; readonly level: number } | undefined;
  #heading: { readonly style: string; readonly at: number; text: string } | undefined;
  #paragraph = '';
  #empty: { readonly style: string; readonly at: number } | undefined;
  #lastVerse = 0;
  #word = 0;
  #inNote = false;

  constructor(text: string, notation: Notation, report: Report, habits: Habits) {
    this.#notation = notation;
    this.#text = text;
    this.#report = report;
    this.#habits = habits;
    this.#isUsfm = !/^[\s\uFEFF]*[<{[]/.test(text.slice(0, 200));
  }

  get sink(): ScriptureSink {
    return {
      ...ignoringSink,
      chapter: (number) => this.#startChapter(number),
      verse: (number, at) => this.#startVerse(number, at),
      paraStart: (style, at) => this.#startParagraph(style, at),
      text: (text) => this.#addText(text),
      charStart: (style) => {
        this.#count(style);
        if (!this.#inNote && style === 'w') this.#word++;
      },
      charEnd: (style, attributes, at) => {
        if (style === 'w' && this.#word > 0) this.#word--;
        if (attributes) this.#checkAttributes(style, attributes, at);
      },
      noteStart: (style, caller, at) => this.#startNote(style, caller, at),
      noteEnd: () => {
        this.#inNote = false;
      },
      milestone: (style, attributes, at) => {
        this.#count(style);
        if (attributes) this.#checkAttributes(style, attributes, at);
      },
      cell: (style) => this.#count(style),
    };
  }

  finish(): void {
    this.#checkEmpty();
    this.#checkEmptyHeading();
    const last = this.#heading;
    if (last && last.text.trim() !== '') this.#reportEmptySection(last);
  }

  #count(style: string): void {
    this.markers.set(style, (this.markers.get(style) ?? 0) + 1);
  }

  // Keep #heading: a heading may come before its chapter number
  #startChapter(number: number): void {
    this.#checkEmpty();
    this.#empty = undefined;
    this.#lastVerse = 0;
    if (this.#heading && this.#chapter > 0) this.#doubtHeading(this.#heading, number);
    this.#chapter = number;
    this.#verse = '';
    this.#hasParagraph = false;
    this.#hasVerse = false;
    this.#poetry = undefined;
    this.#paragraph = '';
    this.#word = 0;
  }

  #startVerse(number: string, at: number): void {
    if (this.#heading && this.#hasVerse) this.#habits.choose('heading-place', 'before verse');
    this.#heading = undefined;
    this.#fill();
    this.#checkNumber(number, at);
    this.#verse = number;
    this.#word = 0;
    if (this.#hasVerse) return;
    this.#hasVerse = true;
    const habit = 'paragraph-after-chapter';
    if (this.#hasParagraph) this.#habits.choose(habit, 'paragraph');
    else {
      const chapter = this.#chapter;
      const message = () =>
        `No paragraph begins between the number of chapter ${chapter} and its first verse. Begin a paragraph (p, or q1 for poetry) before the verse.`;
      this.#habits.doubt(habit, 'none', 'missing-paragraph', at, message);
    }
  }

  #checkNumber(number: string, at: number): void {
    const verse = Number.parseInt(number, 10);
    if (verse === 1 && this.#lastVerse >= 3) {
      const message = `Verse 1 follows ${this.#chapter}:${this.#lastVerse}: the number of the next chapter is missing. Write ${this.#notation('c', 'it')} before this verse.`;
      this.#report('missing-chapter-number', at, message);
    }
    this.#checkParts(number, verse, at);
    this.#lastVerse = verse;
  }

  /** `5a` without `5b`; `5The`. */
  #checkParts(number: string, verse: number, at: number): void {
    if (/^\d+a$/.test(this.#verse) && verse !== this.#lastVerse) {
      const message = `Verse ${this.#chapter}:${this.#verse} has no second part. Write ${this.#lastVerse}b, or remove the letter.`;
      this.#report('missing-verse', at, message);
    }
    if (!this.#isUsfm) return;
    const isGlued = glued.test(this.#text.slice(at, at + 16));
    const message = () => `There is no space after the verse number ${number}. Write it.`;
    this.#habits.doubt('verse-space', isGlued ? 'none' : 'space', 'bad-verse-number', at, message);
  }

  #fill(): void {
    if (this.#empty) this.#habits.choose('empty-paragraph', 'text');
    this.#empty = undefined;
  }

  #checkEmpty(): void {
    const empty = this.#empty;
    if (!empty) return;
    const blank = this.#notation('b', '');
    const message = () =>
      `This paragraph (${empty.style}) has no text. Remove it${blank && `, or write ${blank} for an empty line`}.`;
    this.#habits.doubt('empty-paragraph', 'empty', 'empty-paragraph', empty.at, message);
  }

  #doubtHeading({ at, text }: { readonly at: number; readonly text: string }, next: number): void {
    const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60);
    const message = () =>
      `The heading “${shown}” is at the end of chapter ${this.#chapter}, unlike the others in this edition. Move it into chapter ${next}, or write its text.`;
    this.#habits.doubt('heading-place', 'before chapter', 'empty-section', at, message);
  }

  #startParagraph(style: string, at: number): void {
    this.#count(style);
    this.#checkEmptyHeading();
    this.#paragraph = style;
    this.#word = 0;
    const known = marker(style);
    const paragraph: ParagraphMarker = known?.kind === 'para' ? known : { kind: 'para', role: 'prose' };
    if (this.#isUsfm && this.#chapter > 0) this.#checkLine(style, at);
    const isText = /^(?:prose|poetry|continued)$/.test(paragraph.role) && !/^t/.test(style);
    if (isText || paragraph.role === 'heading') this.#checkEmpty();
    this.#empty = isText && this.#chapter > 0 ? { style, at } : undefined;
    switch (paragraph.role) {
      case 'heading':
        if (/^(?:s|ms|qa)\d?$/.test(style)) this.#startHeading(style, at);
        break;
      case 'prose':
      case 'continued':
        this.#hasParagraph = true;
        this.#poetry = undefined;
        break;
      case 'poetry':
        this.#hasParagraph = true;
        this.#checkLevel(style, paragraph.level, at);
        break;
      case 'blank':
        this.#poetry = undefined;
        break;
    }
  }

  #checkLine(style: string, at: number): void {
    const near = this.#text.slice(Math.max(0, at - 200), at);
    const before = near.slice(near.lastIndexOf('\n') + 1).replace(/\\(?:c|v)\s+\S+|\\[a-z0-9]+\s/gi, '');
    if (!/[\p{L}\p{N}]/u.test(before)) {
      this.#habits.choose('marker-line', 'begins');
      return;
    }
    // A book that begins in a line has been reported
    if (style === 'id' && declaredBookInfo(/^\\id\s+(\S*)/i.exec(this.#text.slice(at, at + 60))?.[1] ?? ''))
      return;
    const loss = endsWithLine(style) ? ', so the rest of the line is not part of the text' : '';
    const message = () =>
      `The marker \\${style} is in the middle of a line, after text${loss}. Begin a new line with it, or remove it.`;
    this.#habits.doubt('marker-line', 'inside', 'marker-in-line', at, message);
  }

  #checkLevel(style: string, level: number, at: number): void {
    const base = style.replace(/\d+$/, '');
    const before = this.#poetry?.base === base ? this.#poetry.level : 0;
    this.#poetry = { base, level };
    const isSecond = before === 0 && level === 2;
    if (level <= before + 1 || isSecond) {
      this.#habits.choose('poetry-level', isSecond ? 'second' : 'step');
      return;
    }
    const after = before === 0 ? 'begins a stanza' : `follows a line of level ${before}`;
    const message = () =>
      `This line of poetry (${style}) ${after}: level ${before + 1} is missing before it. Check its level.`;
    this.#habits.doubt('poetry-level', 'jump', 'poetry-level-jump', at, message);
  }

  #startHeading(style: string, at: number): void {
    const last = this.#heading;
    // A section in a larger one, or two lines of one heading
    const isOfSameRank = last?.style === style && last.text.trim() !== '';
    if (isOfSameRank) this.#reportEmptySection(last);
    this.#heading = { style, at, text: '' };
  }

  #checkEmptyHeading(): void {
    const heading = this.#heading;
    if (!heading || this.#paragraph !== heading.style) return;
    const message = () => `The heading (${heading.style}) has no text. Write it, or remove the heading.`;
    const choice = heading.text.trim() === '' ? 'empty' : 'text';
    this.#habits.doubt('empty-heading', choice, 'empty-paragraph', heading.at, message);
  }

  #reportEmptySection({ at, text }: { readonly at: number; readonly text: string }): void {
    const shown = text.trim().replace(/\s+/g, ' ').slice(0, 60);
    this.#report('empty-section', at, `The section “${shown}” has no text. Write it, or remove the heading.`);
  }

  #addText(text: string): void {
    if (this.#empty && text.trim() !== '') this.#fill();
    const heading = this.#heading;
    if (!heading || this.#inNote) return;
    if (this.#paragraph === heading.style) heading.text += text;
    else if (text.trim() !== '' && !/^(?:r|sr|mr|sp|d|rem|qd|cl|cd|iex)$/.test(this.#paragraph))
      this.#heading = undefined;
  }

  #startNote(style: string, caller: string, at: number): void {
    this.#count(style);
    this.#inNote = true;
    if (this.#word > 0) {
      const message = `A note (${style}) is inside a word (w) of ${this.#place}. Move it after the word's closing marker.`;
      this.#report('note-in-word', at, message);
    }
    const kind = /^[+-]$/.test(caller) ? caller : 'letter';
    const shown = kind === 'letter' ? `“${caller}”` : kind;
    const message = () =>
      `The caller of this note is ${shown}; nearly all others of its kind (${style}) in this edition differ. Use the same caller.`;
    this.#habits.doubt(`caller ${style}`, kind, 'odd-note-caller', at, message);
  }

  get #place(): string {
    return this.#verse === '' ? `chapter ${this.#chapter}` : `${this.#chapter}:${this.#verse}`;
  }

  #checkAttributes(style: string, attributes: Readonly<Record<string, string>>, at: number): void {
    const known = attributesOf(style);
    for (const name in attributes) {
      if (known.has(name) || /^(?:x-|link-)/.test(name)) continue;
      const message = `"${name.slice(0, 40)}" is not an attribute of ${style} and is ignored. Check the spelling, or begin custom names with x-.`;
      this.#report('unknown-attribute', at, message);
    }
  }
}

const glued = /^\\v\s+\d+(?:[a-c]?(?=\p{Lu})|(?=\p{Lo}|[d-z]))/u;

const everywhere = ['sid', 'eid', 'vid', 'status', 'id'];
const words = ['lemma', 'strong', 'srcloc', 'morph', 'occurrence', 'occurrences', 'gloss'];
const listed: Readonly<Record<string, readonly string[]>> = {
  w: words,
  wa: words,
  wg: words,
  wh: words,
  rb: ['gloss'],
  fig: ['alt', 'src', 'file', 'desc', 'size', 'loc', 'copy', 'ref'],
  ref: ['loc', 'gen'],
  xt: ['href'],
  jmp: ['href', 'title'],
  k: ['key'],
  vid: ['ref'],
};
const sets = new Map<string, ReadonlySet<string>>();

/** Attributes that the manual defines for a style. Milestones and custom styles also accept attributes of words. */
function attributesOf(style: string): ReadonlySet<string> {
  const known = sets.get(style);
  if (known) return known;
  const isFree = style.startsWith('z') || /-[se]$/.test(style);
  const own = isFree ? [...words, 'who', 'key', 'ref', 'default', 'content'] : (listed[style] ?? []);
  const names = new Set([...own, ...everywhere]);
  sets.set(style, names);
  return names;
}
