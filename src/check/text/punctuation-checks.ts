import type { MarkSpace } from '../../formats/diagnostic.ts';
import type { FirstUse } from './character-checks.ts';
import { type Habits, maxDoubtsPerBook } from './habits.ts';
import { MarkChecks } from './mark-checks.ts';
import type { TextRun } from './text-runs.ts';
import { eachMarks } from './text-scan.ts';
import { UnmarkedEnds } from './unmarked-ends.ts';
import type { WordChecks } from './word-checks.ts';

/** The remedy, by the more frequent of the other two choices. */
function remedyOf(
  found: SpaceChoice,
  { none, space, narrow }: Readonly<Record<SpaceChoice, number>>,
): string {
  if (found === 'none') return narrow > space ? 'Add a no-break space.' : 'Add a space.';
  if (found === 'space') return narrow > none ? 'Write a no-break space.' : 'Remove the space.';
  return space > none ? 'Write an ordinary space.' : 'Remove the space.';
}

const spaceNames = { none: 'no space', space: 'a space', narrow: 'a no-break space' };

type SpaceChoice = MarkSpace['found'];

export class PunctuationChecks {
  readonly sequences = new Map<string, FirstUse>();
  readonly #habits: Habits;
  readonly #words: WordChecks;
  /** Uses of white space by habit. Only the first uses of a choice can be reported as slips. */
  readonly #spaces = new Map<string, Record<SpaceChoice, number>>();
  /** The last run of scripture. The next run shows whether it ends a paragraph or chapter. */
  #last: TextRun | undefined;
  readonly #ends = new UnmarkedEnds();
  readonly #betweenWords: MarkChecks;
  #marks = 0;

  constructor(habits: Habits, words: WordChecks) {
    this.#habits = habits;
    this.#words = words;
    this.#betweenWords = new MarkChecks(habits);
  }

  add(run: TextRun): void {
    if (run.kind === 'introduction') return;
    if (run.kind === 'parallel') return this.#addBrackets(run);
    const text = lineBreak.test(run.text) ? run.text.replace(/[\n\r\t]/g, ' ') : run.text;
    this.#words.add(text, run);
    this.#addMarks(text, run);
    if (run.kind === 'heading') this.#addHeading(text, run);
    if (run.kind === 'scripture') this.#follow(run);
  }

  finish(): void {
    if (this.#last) this.#checkEnd(this.#last);
    this.#habits.choose('pair', 'marks', this.#marks);
    this.#ends.finish();
    for (const [mark, { count }] of this.sequences)
      if (mark.length === 1) this.#habits.choose(`sequence ${mark}`, mark, count);
    const most = maxDoubtsPerBook + 1;
    for (const [habit, choices] of this.#spaces)
      for (const [choice, count] of Object.entries(choices))
        if (count > most) this.#habits.choose(habit, choice, count - most);
  }

  #follow(run: TextRun): void {
    const last = this.#last;
    this.#last = run;
    if (!last) return;
    if (last.chapter !== run.chapter) {
      if (!continuesChapter(last, run)) this.#checkEnd(last);
    } else if (run.beginsParagraph && /^(?:p|m|pi|mi|pmo|pm)\d?$/.test(last.style)) this.#checkEnd(last, run);
  }

  #checkEnd(run: TextRun, next?: TextRun): void {
    const end = run.text.trimEnd();
    // `Selah`
    if (/^q[rcs]$/.test(run.style) || run.styled.some(({ style }) => style === 'qs')) return;
    const hasComma = !next && /[,،，、]$/.test(end);
    if (!hasComma && !/[\p{L}\p{M}\p{N}]$/u.test(end)) {
      this.#habits.choose('text-end', 'mark');
      return;
    }
    if (next && continues(next)) return;
    const what = !next ? `Chapter ${run.chapter}` : `A paragraph in ${run.place}`;
    const message = () =>
      `${what} ends with “${end.slice(-20).trimStart().replace(/\s+/g, ' ')}”, without ${hasComma ? 'a full stop' : 'punctuation'}. Add the mark, or look for text that was cut off.`;
    const choice = hasComma ? 'comma' : 'none';
    this.#ends.add(end, () =>
      this.#habits.doubt('text-end', choice, 'missing-sentence-end', run.at(end.length - 1), message),
    );
  }

  #addMarks(text: string, run: TextRun): void {
    eachMarks(text, (written, index) => {
      this.#marks++;
      const use = this.sequences.get(written);
      if (use) use.count++;
      else this.sequences.set(written, { count: 1, at: run.at(index) });
      if (written.length > 1) {
        this.#checkSequence(written, index, run);
        if (!doubled.test(written)) this.#checkPairs(written, index, run);
      }
      this.#checkSpaces(written, index, text, run);
      this.#betweenWords.add(written, index, text, run);
    });
    if (run.notes.size > 0) this.#betweenWords.addNotes(text, run);
    if (run.kind === 'scripture') {
      for (const match of text.matchAll(sentenceStart)) this.#checkCapital(match, run);
    }
  }

  #addBrackets(run: TextRun): void {
    for (const { 0: written, index } of run.text.matchAll(/[()[\]]/g)) {
      this.#checkSpaces(written, index, run.text, run);
    }
  }

  #checkSequence(written: string, index: number, run: TextRun): void {
    const first = doubled.exec(written)?.[0];
    // Notes have abbreviations: `i.e., the river`
    if (first === undefined || (run.kind !== 'scripture' && /^\.[,;:]/.test(first))) return;
    const message = () =>
      `“${written}” in ${run.place}: this sequence of punctuation marks is rare in this edition. Remove one of them.`;
    this.#habits.doubt(`sequence ${first[0]!}`, first, 'doubled-punctuation', run.at(index), message);
  }

  /** Pairs such as `!.` that no sentence has. Quotation marks and brackets combine freely. */
  #checkPairs(written: string, index: number, run: TextRun): void {
    for (let at = 1; at < written.length; at++) {
      const pair = written.slice(at - 1, at + 1);
      if (!pairs.test(pair) || (pair === '..' && written.includes('...'))) continue;
      const message = () =>
        `“${pair}” in ${run.place}: these punctuation marks are adjacent nowhere else in this edition. Remove one of them.`;
      this.#habits.doubt('pair', pair, 'doubled-punctuation', run.at(index + at - 1), message);
    }
  }

  #checkSpaces(written: string, index: number, text: string, run: TextRun): void {
    const first = written[0]!;
    const before = text[index - 1];
    const isAtNote = run.notes.has(index);
    if (closing.test(first) && before !== undefined && !isAtNote) {
      const choice = before === ' ' ? 'space' : /\s/.test(before) ? 'narrow' : 'none';
      // A line may begin with a mark
      if (choice !== 'space' || index > 1) this.#space(spaceHabits(first).before, choice, index, run);
    }
    const last = written.at(-1)!;
    const end = index + written.length - 1;
    const previous = text[end - 1];
    if (spaced.test(last) && previous !== undefined && precedes.test(previous) && !run.notes.has(end))
      this.#space(spaceHabits(last).before, previous === ' ' ? 'space' : 'none', end, run);
    const next = text[index + written.length];
    if (next === undefined || run.notes.has(index + written.length) || /[\p{Nd}\p{M}]/u.test(next)) return;
    // `a.m.`, `i.e.`
    if (last === '.' && /(?:^|[^\p{L}])\p{L}$/u.test(text.slice(Math.max(0, index - 2), index))) return;
    if (!followed.test(last) && !opening.test(last)) return;
    const choice = /\s/.test(next) ? 'space' : 'none';
    if (opening.test(last) && !/\S/.test(text.slice(index + written.length))) return;
    this.#space(spaceHabits(last).after, choice, index + written.length - 1, run);
  }

  #space(habit: string, choice: SpaceChoice, index: number, run: TextRun): void {
    let choices = this.#spaces.get(habit);
    if (!choices) {
      choices = { none: 0, space: 0, narrow: 0 };
      this.#spaces.set(habit, choices);
    }
    if (++choices[choice] > maxDoubtsPerBook + 1) return;
    const mark = habit.slice(habit.indexOf(' ') + 1);
    const side = habit.startsWith('space-before') ? 'before' : 'after';
    const message = () =>
      `There is ${spaceNames[choice]} ${side} “${mark}” in ${run.place}, unlike elsewhere in this edition or in its language. ${remedyOf(choice, choices)}`;
    this.#habits.doubt(habit, choice, 'odd-space', run.at(index), message, {
      space: { side, found: choice },
    });
  }

  #checkCapital(match: RegExpExecArray, run: TextRun): void {
    const [written] = match;
    const mark = written[0]!;
    const letter = written.slice(1).trimStart();
    if (/[.…]/.test(run.text[match.index - 1] ?? '')) return;
    if (letter.toLowerCase() === letter.toUpperCase()) return;
    // “Is it so? declares the LORD”: a word that follows such marks more often is intended
    const isQuestion = /[?؟]/.test(mark);
    const habit = isQuestion ? `capital-after-question ${mark}` : `capital-after ${mark}`;
    if (letter === letter.toUpperCase()) {
      this.#habits.choose(habit, 'capital');
      return;
    }
    const index = match.index + written.length - letter.length;
    const word = run.text.slice(index, index + 20).split(/\s/, 1)[0]!;
    const message = () =>
      `“${word}” in ${run.place} begins with a lower-case letter after “${mark}”. Write a capital, or another mark.`;
    this.#habits.doubt(habit, isQuestion ? word : 'small', 'missing-capital', run.at(index), message);
  }

  #addHeading(text: string, run: TextRun): void {
    const trimmed = text.trim();
    const first = /\p{L}/u.exec(trimmed);
    if (first && first[0].toLowerCase() !== first[0].toUpperCase()) {
      const isCapital = first[0] === first[0].toUpperCase();
      if (isCapital) this.#habits.choose('heading-start', 'capital');
      else {
        const message = () =>
          `The heading “${trimmed.slice(0, 60)}” begins with a lower-case letter, which is rare in this edition.`;
        this.#habits.doubt('heading-start', 'small', 'odd-heading', run.at(text.indexOf(first[0])), message);
      }
    }
    const hasStop = /[.।。]$/.test(trimmed);
    const message = () =>
      `The heading “${trimmed.slice(0, 60)}” ends ${hasStop ? 'with a full stop' : 'without a full stop'}, which is rare in this edition.`;
    const at = run.at(Math.max(0, text.trimEnd().length - 1));
    if (trimmed !== '')
      this.#habits.doubt('heading-end', hasStop ? 'stop' : 'none', 'odd-heading', at, message);
  }
}

interface SpaceHabits {
  readonly before: string;
  readonly after: string;
}

const habitsOfMarks = new Map<string, SpaceHabits>();

function spaceHabits(mark: string): SpaceHabits {
  let habits = habitsOfMarks.get(mark);
  if (!habits) {
    habits = { before: `space-before ${mark}`, after: `space-after ${mark}` };
    habitsOfMarks.set(mark, habits);
  }
  return habits;
}

/** A sentence may continue in lines of poetry, or with a small letter in the next paragraph. */
function continues({ style, text }: TextRun): boolean {
  return style.startsWith('q') || /^\P{L}*\p{Ll}/u.test(text);
}

/** `saying,` and then a quotation, or a chapter that begins with a small letter. */
function continuesChapter(last: TextRun, { text }: TextRun): boolean {
  return /^\P{L}*\p{Ll}/u.test(text) || (/[,،]\s*$/.test(last.text) && /^\s*[“„«"]/.test(text));
}

const lineBreak = /[\n\r\t]/;
/** Pairs of marks that are usually a slip. An ellipsis and a long dash are not. */
const doubled = /([,;:،؛、])\1+|[,;:][.,;:]|(?<!\.)\.\.(?!\.)|\.[,;:]|।।।+|۔۔|。。/;
const closing = /^[,.;:!?)\]}»”’।،؛؟。，、]$/;
const followed = /^[,;:!?)\]}.،؛؟।]$/;
const opening = /^[([{“„«‘¿¡]$/;
/** A space precedes these. `‘` is also an apostrophe. */
const spaced = /^[([{“„]$/;
const precedes = /^[ \p{L}\p{M},.;:?!]$/u;
const sentenceStart = /[.।?؟] +\p{L}/gu;
/** The pairs of marks to learn: sentence marks and hyphens, but not `?!`. */
const pairs = /^(?!\?!|!\?)(?:[,.;:!?،؛؟।、。，！？；：][,.;:!?،؛؟।、。，！？；：]|--)$/u;
