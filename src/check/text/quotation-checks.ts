import type { Habits } from './habits.ts';
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
    const before = folded(this.#textBefore);
    for (const { style, text, at, place } of quotations) {
      const has = style.endsWith('k') ? hasWords : hasParts;
      if (has(text, verse) || has(text, `${before}${verse}`)) {
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
