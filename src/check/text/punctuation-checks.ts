import type { Report } from '../../formats/diagnostic-collector.ts';
import type { Habits } from './habits.ts';
import { isCapital, NameChecks } from './name-checks.ts';
import type { TextRun } from './text-runs.ts';
import { eachMarks, WordCounter } from './text-scan.ts';

/** The beginning of each message about white space. Fixes depend on it. */
export const oddSpaces = {
  before: {
    none: 'There is no space before',
    space: 'There is a space before',
    narrow: 'There is a no-break space before',
  },
  after: {
    none: 'There is no space after',
    space: 'There is a space after',
    narrow: 'There is a no-break space after',
  },
} as const;

type SpaceChoice = keyof typeof oddSpaces.before;

export class PunctuationChecks {
  readonly words = new WordCounter();
  readonly sequences = new Map<string, number>();
  readonly #habits: Habits;
  readonly #names: NameChecks;
  /** The last run of scripture. The next run shows whether it ends a paragraph or chapter. */
  #last: TextRun | undefined;

  constructor(habits: Habits, report: Report) {
    this.#habits = habits;
    this.#names = new NameChecks(report);
  }

  add(run: TextRun): void {
    if (run.kind === 'introduction') return;
    if (run.kind === 'parallel') return this.#addBrackets(run);
    const text = lineBreak.test(run.text) ? run.text.replace(/[\n\r\t]/g, ' ') : run.text;
    this.#addWords(text, run);
    this.#addMarks(text, run);
    if (run.kind === 'heading') this.#addHeading(text, run);
    if (run.kind === 'scripture') this.#follow(run);
  }

  finish(): void {
    if (this.#last) this.#checkEnd(this.#last, true);
    this.#names.finish();
  }

  #follow(run: TextRun): void {
    const last = this.#last;
    this.#last = run;
    if (!last) return;
    if (last.chapter !== run.chapter) this.#checkEnd(last, true);
    else if (run.beginsParagraph && /^(?:p|m|pi|mi|pmo|pm)\d?$/.test(last.style)) this.#checkEnd(last, false);
  }

  #checkEnd(run: TextRun, endsChapter: boolean): void {
    const end = run.text.trimEnd();
    // `Selah`
    if (/^q[rcs]$/.test(run.style) || run.styled.some(({ style }) => style === 'qs')) return;
    if (!/[\p{L}\p{M}\p{N}]$/u.test(end)) {
      this.#habits.choose('text-end', 'mark');
      return;
    }
    const what = endsChapter ? `Chapter ${run.chapter}` : `A paragraph in ${run.place}`;
    const message = () =>
      `${what} ends with “${end.slice(-20).trimStart().replace(/\s+/g, ' ')}”, without punctuation. Add the mark, or look for text that was cut off.`;
    this.#habits.doubt('text-end', 'none', 'missing-sentence-end', run.at(end.length - 1), message);
  }

  #addWords(text: string, run: TextRun): void {
    let last = '';
    let mayRepeat = false;
    const { words } = this.words;
    this.words.add(text, (index) => {
      const written = words[index]!;
      if (written.length === last.length && isSameWord(written, last)) mayRepeat = true;
      last = written;
      if (isCapital(written)) this.#names.add(written, run);
    });
    if (mayRepeat) this.#findRepeated(text, run);
  }

  #findRepeated(text: string, run: TextRun): void {
    let last = '';
    let lastEnd = 0;
    for (const { 0: written, index } of text.matchAll(word)) {
      if (isSameWord(written, last) && text.slice(lastEnd, index).trim() === '')
        this.#repeat(written, index, run);
      last = written;
      lastEnd = index + written.length;
    }
  }

  #repeat(written: string, index: number, run: TextRun): void {
    const message = () =>
      `“${written}” appears twice in a row in ${run.place}. Remove one of them, or accept the repetition if it is intended.`;
    this.#habits.doubt(`repeated ${written.toLowerCase()}`, 'twice', 'repeated-word', run.at(index), message);
  }

  #addMarks(text: string, run: TextRun): void {
    eachMarks(text, (written, index) => {
      this.sequences.set(written, (this.sequences.get(written) ?? 0) + 1);
      if (written.length > 1) this.#checkSequence(written, index, run);
      else this.#habits.choose(`sequence ${written}`, written);
      this.#checkSpaces(written, index, text, run);
    });
    if (run.kind === 'scripture') {
      for (const match of text.matchAll(sentenceStart)) this.#checkCapital(match, run);
    }
  }

  /** References use all other marks differently. */
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
    const next = text[index + written.length];
    if (next === undefined || run.notes.has(index + written.length) || /[\p{Nd}\p{M}]/u.test(next)) return;
    // `a.m.`, `i.e.`
    if (last === '.' && /(?:^|[^\p{L}])\p{L}$/u.test(text.slice(Math.max(0, index - 2), index))) return;
    if (!followed.test(last) && !opening.test(last)) return;
    const choice = /\s/.test(next) ? 'space' : 'none';
    this.#space(spaceHabits(last).after, choice, index + written.length - 1, run);
  }

  #space(habit: string, choice: SpaceChoice, index: number, run: TextRun): void {
    const [side, mark] = habit.split(' ') as [string, string];
    const faults = oddSpaces[side === 'space-before' ? 'before' : 'after'];
    const message = () =>
      `${faults[choice]} “${mark}” in ${run.place}, unlike elsewhere in this edition or in its language. Write it as usual.`;
    this.#habits.doubt(habit, choice, 'odd-space', run.at(index), message);
  }

  #checkCapital(match: RegExpExecArray, run: TextRun): void {
    const [written, mark = '', letter = ''] = match;
    if (letter.toLowerCase() === letter.toUpperCase()) return;
    if (letter === letter.toUpperCase()) {
      this.#habits.choose(`capital-after ${mark}`, 'capital');
      return;
    }
    const index = match.index + written.length - letter.length;
    const message = () =>
      `“${run.text.slice(index, index + 20).split(/\s/, 1)[0]}” in ${run.place} begins with a lower-case letter after “${mark}”. Write a capital, or another mark.`;
    this.#habits.doubt(`capital-after ${mark}`, 'small', 'missing-capital', run.at(index), message);
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

/** Cached: the names are needed a hundred thousand times. */
function spaceHabits(mark: string): SpaceHabits {
  let habits = habitsOfMarks.get(mark);
  if (!habits) {
    habits = { before: `space-before ${mark}`, after: `space-after ${mark}` };
    habitsOfMarks.set(mark, habits);
  }
  return habits;
}

function isSameWord(one: string, other: string): boolean {
  // Ignore case: the first word may begin a sentence
  if (one.length > 1 && one.charCodeAt(one.length - 1) !== other.charCodeAt(other.length - 1)) return false;
  return one === other || one.toLowerCase() === other.toLowerCase();
}

const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'ʼ-]|\u200c|\u200d)*/gu;
const lineBreak = /[\n\r\t]/;
/** Pairs of marks that are usually a slip. An ellipsis and a long dash are not. */
const doubled = /([,;:،؛、])\1+|[,;:][.,;:]|(?<!\.)\.\.(?!\.)|\.[,;:]|।।।+|۔۔|。。/;
const closing = /^[,.;:!?)\]}»”’।،؛؟。，、]$/;
const followed = /^[,;:!?)\]}.،؛؟।]$/;
const opening = /^[([{]$/;
const sentenceStart = /([.।]) +(\p{L})/gu;
