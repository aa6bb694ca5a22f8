import type { Habits } from './habits.ts';
import { asciiDigits } from './reference-checks.ts';
import type { TextRun } from './text-runs.ts';

/** Learns how notes begin and how references are punctuated. */
export class NoteChecks {
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(run: TextRun): void {
    if (run.kind === 'parallel') return this.#look('r', run.text, 0, run);
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
      `A note (${run.style}) in ${run.place} has no origin, unlike the others in this edition. Write \\${kind === 'x' ? 'xo' : 'fr'} with the chapter and verse.`;
    const habit = `note-origin ${run.style}`;
    if (hasOrigin) this.#habits.choose(habit, 'origin');
    else this.#habits.doubt(habit, 'none', 'note-without-origin', run.at(0), message);
  }

  #look(style: string, text: string, from: number, run: TextRun): void {
    for (const { 0: written, index } of asciiDigits(text).matchAll(signs)) {
      const sign = written.replace(/\d/g, '');
      const kind = /[-–—‑]/.test(sign) ? 'range' : 'verse';
      // A comma also separates verses
      if (kind === 'verse' && sign.trim() === ',') continue;
      const message = () =>
        `“${text.slice(Math.max(0, index - 3), index + written.length + 3).trim()}” in ${run.place} is punctuated unlike the other references (${style}) in this edition. Write it as usual.`;
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

/** The sign between chapter and verse, or in a range, with its spaces. */
const signs = /\d{1,3}(?:\s*[:.,]\s*|\s*[-–—‑]\s*)(?=\d)/g;
