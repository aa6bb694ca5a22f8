import type { Report } from '../../formats/diagnostic-collector.ts';
import { BookNameLookup } from '../../references/book-names.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import { type Place, schemeNames } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import { formatReference, verseCommaOf } from '../../references/write-references.ts';
import type { Habits } from './habits.ts';
import type { TextRun } from './text-runs.ts';

interface Section {
  readonly text: string;
  readonly at: number;
  readonly chapter: number;
  readonly level: number;
  from?: string;
  to: string;
}

export class ReferenceChecks {
  readonly #book: string;
  readonly #names: BookNameLookup;
  readonly #hasVerseComma: boolean | 'perhaps';
  readonly #habits: Habits;
  readonly #report: Report;
  #section: Section | undefined;
  #level = 1;

  constructor(book: string, language: string, habits: Habits, report: Report) {
    this.#book = book;
    this.#habits = habits;
    this.#report = report;
    const own = namesOfLanguage(language);
    this.#names = new BookNameLookup(own ? [own] : []);
    this.#hasVerseComma = verseCommaOf(language);
  }

  add(run: TextRun): void {
    if (run.kind === 'scripture') return this.#extend(run);
    if (run.kind === 'heading') this.#addHeading(run.style);
    if (run.kind === 'note') return this.#addNote(run);
    if (run.kind === 'introduction') return this.#look(run.text, 0, run, false);
    if (run.kind !== 'parallel') return;
    this.#look(run.text, 0, run, true);
    if (run.style !== 'r') return;
    this.#endSection();
    this.#section = { text: run.text, at: run.at(0), chapter: run.chapter, level: this.#level, to: '' };
  }

  /** A heading of a lower level does not end the section, and neither do headings between `\\r` and the text. */
  #addHeading(style: string): void {
    const written = /^(?:s(\d?)|ms\d?)$/.exec(style);
    if (!written) return;
    this.#level = style.startsWith('ms') ? 0 : Number(written[1] || 1);
    if (this.#section?.from && this.#level <= this.#section.level) this.#endSection();
  }

  finish(): void {
    this.#endSection();
  }

  #addNote(run: TextRun): void {
    let rest = 0;
    for (const { style, from, to } of run.styled) {
      const end = to === -1 ? run.text.length : to;
      const text = run.text.slice(from, end);
      if (style === 'fr' || style === 'xo') this.#checkOrigin(style, text, from, run);
      else if (style === 'xt') this.#look(text, from, run, run.style === 'x');
      else if (style === 'ft') this.#look(text, from, run, false);
      else continue;
      rest = Math.max(rest, end);
    }
    if (run.styled.length === 0) this.#look(run.text.slice(rest), rest, run, false);
  }

  /** `\fr 1:3`: the verse that contains the note, in the digits of any script. */
  #checkOrigin(style: string, text: string, from: number, run: TextRun): void {
    const plain = asciiDigits(text);
    const written = /(\d+)\s*[:.,]\s*(\d+)(?:[a-z]?\s*[-–—]\s*(?:(\d+)\s*[:.,]\s*)?(\d+))?/.exec(plain);
    if (!written || run.verse === '') return;
    const [, chapter, first, lastChapter, last] = written.map(Number) as number[];
    const [verse, lastVerse] = verseRange(run.verse);
    const isHere =
      chapter! <= run.chapter &&
      (lastChapter || chapter!) >= run.chapter &&
      (chapter! < run.chapter || first! <= lastVerse) &&
      ((lastChapter || chapter!) > run.chapter || (last || first!) >= verse);
    if (isHere) {
      this.#habits.choose(`origin ${style}`, 'same');
      return;
    }
    const message = () =>
      `The origin of this note (${style}) is “${text.trim()}”, but the note is in ${run.place}. Correct the origin, or move the note.`;
    this.#habits.doubt(`origin ${style}`, 'other', 'wrong-note-origin', run.at(from), message);
  }

  #look(text: string, from: number, run: TextRun, isWhole: boolean): void {
    if (!/\p{Nd}/u.test(text)) return;
    const context = { book: this.#book, chapter: run.chapter };
    const options = { names: this.#names, hasVerseComma: this.#hasVerseComma, context };
    const plain = asciiDigits(text);
    const found = detectReferences(plain, options);
    const read: { readonly start: number; readonly end: number }[] = [];
    for (const reference of found) {
      const before = plain.slice(0, reference.start);
      const written = text.slice(reference.start, reference.end);
      // `See Jasher 88:63`: a number after an unknown book name
      if (/^\d/.test(written) && reference.from.book === this.#book && hasName.test(before)) continue;
      read.push(reference);
      this.#habits.choose('references', 'read');
      if (isEverywhere(reference.from) && isEverywhere(reference.to)) continue;
      // "Hebrew 120 cubits" is prose
      if (!isWhole && reference.from.verse === undefined) continue;
      this.#doubt(written, formatReference(reference), run.at(from + reference.start), run, false);
    }
    if (!isWhole) return;
    for (const { 0: segment, index } of plain.matchAll(/[^;()[\]]+/g)) {
      const named = namedNumber.exec(segment);
      if (!named || read.some(({ start, end }) => start < index + segment.length && end > index)) continue;
      const at = run.at(from + index + segment.length - segment.trimStart().length);
      this.#doubt(segment.trim(), segment.trim(), at, run, true);
    }
  }

  #doubt(written: string, choice: string, at: number, run: TextRun, isWhole: boolean): void {
    const code = isWhole ? 'unreadable-reference' : 'reference-to-nowhere';
    const { chapter } = run;
    const message = isWhole
      ? `“${written.slice(0, 60)}” in ${run.place} is not a readable reference. Check the name of the book.`
      : `The reference “${written.slice(0, 60)}” in ${run.place} refers to a verse that does not exist. Correct it.`;
    const doubt = {
      by: 'reference',
      habit: 'reference',
      choice,
      book: this.#book,
      chapter,
      isWhole,
    } as const;
    this.#report(code, at, message, doubt);
  }

  #extend({ chapter, verse }: TextRun): void {
    const section = this.#section;
    if (!section || verse === '') return;
    const [first, last] = verseRange(verse);
    section.from ??= `${chapter}:${first}`;
    section.to = `${chapter}:${last}`;
  }

  #endSection(): void {
    const section = this.#section;
    this.#section = undefined;
    if (!section?.from) return;
    const { text, at, chapter, from, to } = section;
    const passage = `${this.#book} ${from}-${to}`;
    // The whole edition shows which reference is wrong
    const message = `The parallel passages of ${from} do not refer back to this passage.`;
    const doubt = { by: 'parallel', habit: passage, choice: text, book: this.#book, chapter } as const;
    this.#report('one-sided-parallel', at, message, doubt);
  }
}

/** A capitalized word, or one in a script without capitals, with a number anywhere after it. */
const hasName = /(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.]*[^\p{L}]*$|\p{Nd}/u;
/** `Jasher 88:63` */
const namedNumber = /\p{L}[\p{L}\p{M}.]* *\p{Nd}+[:.,]\p{Nd}/u;

function isEverywhere({ book, chapter, verse }: Place): boolean {
  if (chapter === undefined) return true;
  return schemeNames.every((name) => {
    const last = Versification.standard(name).verseCount(book, chapter);
    return last > 0 && (verse === undefined || verse <= last);
  });
}

/** First and last number of a verse in canonical form: `3`, `3a`, `3-4`, `3,5`. */
export function verseRange(verse: string): [first: number, last: number] {
  const whole = Number(verse);
  if (whole >= 0) return [whole, whole];
  const numbers = verse.match(/\d+/g)?.map(Number) ?? [0];
  return [numbers[0]!, numbers.at(-1)!];
}

/** Quick test: ranges that contain the digits of other scripts, among other characters. */
const mayHaveOtherDigits = /[\u0660-\u1fff\ua620-\uffff]/;

export function asciiDigits(text: string): string {
  if (!mayHaveOtherDigits.test(text)) return text;
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    if (digit.length > 1) return digit;
    let value = 0;
    const code = digit.charCodeAt(0);
    while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value++;
    return String(value);
  });
}
