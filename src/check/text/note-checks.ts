import type { Habits } from './habits.ts';
import { asciiDigits } from './reference-checks.ts';
import type { Notation } from './structure-checks.ts';
import type { TextRun } from './text-runs.ts';

interface Quotation {
  readonly style: string;
  readonly text: string;
  readonly at: number;
  readonly place: string;
}

/** `fqa` and similar styles have other words than the verse; only these repeat it. */
const quoting: ReadonlySet<string> = new Set(['fq', 'fk', 'xq', 'xk']);

/**
 * Compares quotations in notes with their verse. A note may occur in the middle of a verse, so a verse is
 * checked at its end. A quotation of the previous verse is accepted.
 */
export class QuotationChecks {
  readonly #habits: Habits;
  #verse = '';
  #text = '';
  #textBefore = '';
  #quotations: Quotation[] = [];

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(run: TextRun): void {
    if (run.kind !== 'scripture' && run.kind !== 'note') return;
    const verse = run.place;
    if (verse !== this.#verse) {
      this.#compare();
      this.#verse = verse;
      this.#textBefore = this.#text;
      this.#text = '';
    }
    if (run.kind === 'scripture') this.#text += ` ${run.text}`;
    else if (run.verse !== '') this.#addNote(run);
  }

  finish(): void {
    this.#compare();
  }

  #addNote(run: TextRun): void {
    for (const { style, from, to } of run.styled) {
      if (!quoting.has(style)) continue;
      const text = run.text.slice(from, to === -1 ? run.text.length : to);
      // Text before the run contains at most a space or an attribute name
      const start = from + text.length - text.trimStart().length;
      this.#quotations.push({ style, text: text.trim(), at: run.at(start), place: run.place });
    }
  }

  #compare(): void {
    const quotations = this.#quotations;
    if (quotations.length === 0) return;
    this.#quotations = [];
    const verse = folded(this.#text);
    const both = `${folded(this.#textBefore)}${verse}`;
    for (const { style, text, at, place } of quotations) {
      const has = style.endsWith('k') ? hasWords : hasParts;
      if (has(text, verse) || has(text, both)) {
        this.#habits.choose(`quotation ${style}`, 'there');
        continue;
      }
      const message = () =>
        `“${text.slice(0, 60)}” (${style}) in a note on ${place} is not in the quoted verse. Update the quotation, or move the note.`;
      this.#habits.doubt(`quotation ${style}`, 'other', 'misquoted-text', at, message);
    }
  }
}

/** Letters and digits only, without case and accents, which quotations may change. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

function hasParts(quotation: string, verse: string): boolean {
  let from = 0;
  for (const part of quotation.split(/…|\.\.+|\[[^\]]*\]/)) {
    const words = folded(part);
    const at = verse.indexOf(words, from);
    if (at === -1) return false;
    from = at + words.length;
  }
  return true;
}

/** Compares the first part of each word, because the verse may contain inflected forms. */
function hasWords(entry: string, verse: string): boolean {
  return entry.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => {
    const letters = folded(word);
    return verse.includes(letters.slice(0, Math.max(3, Math.ceil(letters.length * 0.6))));
  });
}

export class NoteChecks {
  readonly #habits: Habits;
  readonly #notation: Notation;

  constructor(habits: Habits, notation: Notation) {
    this.#habits = habits;
    this.#notation = notation;
  }

  add(run: TextRun): void {
    if (run.kind === 'parallel') {
      if (run.style === 'r') this.#checkBrackets(run);
      return this.#look('r', run.text, 0, run);
    }
    if (run.kind !== 'note') return;
    const kind = run.style.slice(-1);
    let hasOrigin = false;
    for (const { style, from, to } of run.styled) {
      const text = run.text.slice(from, to === -1 ? run.text.length : to);
      const isOrigin = style === 'fr' || style === 'xo';
      if (isOrigin) hasOrigin = text.trim() !== '';
      if (isOrigin || style === 'xt') this.#look(style, text, from, run);
    }
    const message = () =>
      `A note (${run.style}) in ${run.place} has no origin, unlike the others in this edition. Write ${this.#notation(kind === 'x' ? 'xo' : 'fr', 'it')} with the chapter and verse.`;
    const habit = `note-origin ${run.style}`;
    if (hasOrigin) this.#habits.choose(habit, 'origin');
    else this.#habits.doubt(habit, 'none', 'note-without-origin', run.at(0), message);
  }

  #checkBrackets(run: TextRun): void {
    const choice = /[(（]/.test(run.text) ? 'brackets' : 'none';
    const message = () =>
      `The parallel passage “${run.text.trim().slice(0, 60)}” ${choice === 'none' ? 'has no brackets' : 'is in brackets'}, unlike the others in this edition. ${choice === 'none' ? 'Add' : 'Remove'} them.`;
    this.#habits.doubt('parallel-brackets', choice, 'odd-reference', run.at(0), message);
  }

  #look(style: string, text: string, from: number, run: TextRun): void {
    for (const { 0: written, index } of text.matchAll(letterAsDigit)) {
      const message = () =>
        `“${written}” in a reference in ${run.place} has a letter instead of a digit. Write the digit.`;
      this.#habits.doubt('reference-letter', written, 'odd-reference', run.at(from + index), message);
    }
    for (const { 0: written, index } of asciiDigits(text).matchAll(signs)) {
      const sign = written.replace(/\d/g, '');
      const isVerse = /[:.,]\s*$/.test(text.slice(Math.max(0, index - maxSpaces), index));
      const kind = !/[-–—‑]/.test(sign) ? 'verse' : isVerse ? 'range' : 'chapters';
      // A comma also separates verses
      if (kind === 'verse' && sign.trim() === ',') continue;
      const message = () =>
        `“${text.slice(Math.max(0, index - 3), index + written.length + 3).trim()}” in ${run.place} is punctuated unlike the other references (${style}) in this edition. Write it like them.`;
      const choice = sign.replaceAll(' ', '_');
      this.#habits.doubt(
        `reference-${kind} ${style}`,
        choice,
        'odd-reference',
        run.at(from + index),
        message,
      );
    }
  }
}

const maxSpaces = 8;
/** `l:5`, `3:1O` */
const letterAsDigit =
  /(?<![\p{L}\d])(?:[OIl]\d*|\d+[OIlo]\d*)(?=[:.]\d)|(?<=\d[:.])(?:\d+[OIlo]|[OIl]\d+)(?!\p{L})/gu;
const signs = /\d{1,3}(?:\s*[:.,]\s*(?=\d)|\s*[-–—‑]\s*(?=\d{1,3}(?!\d|\s*[:.]\s*\d)))/g;
