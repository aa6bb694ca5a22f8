import type { Habits } from './habits.ts';
import type { TextRun } from './text-runs.ts';

interface Open {
  readonly mark: string;
  readonly chapter: number;
  readonly at: number;
  readonly place: string;
}

const brackets: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '】': '【',
  '⟧': '⟦',
};
const maxOpen = 100;
const openBrackets = new Set(Object.values(brackets));
/** Pairs of quotation marks with distinct sides. `“ ”` is checked when a book is built. */
const quotes: Readonly<Record<string, string>> = { '»': '«', '›': '‹', '」': '「', '』': '『', '”': '„' };
const anyPair = /[()[\]{}（）【】⟦⟧«»‹›「」『』„“”"]|<<|>>/g;

export class PairChecks {
  readonly #habits: Habits;
  readonly #open: Open[] = [];
  readonly #openQuotes: Open[] = [];
  #isInverted: boolean | undefined;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  add(run: TextRun): void {
    if (run.text.search(anyPair) === -1) return;
    if (run.kind === 'scripture') this.#look(run, this.#open, this.#openQuotes);
    else {
      const [open, openQuotes]: [Open[], Open[]] = [[], []];
      this.#look(run, open, openQuotes);
      for (const left of open) this.#unpaired(left);
    }
  }

  finish(): void {
    for (const left of this.#open) this.#unpaired(left);
    for (const left of this.#openQuotes) this.#unpairedQuote(left, 'is not closed');
  }

  #look(run: TextRun, open: Open[], openQuotes: Open[]): void {
    let straight = 0;
    let lastStraight = 0;
    for (const { 0: mark, index } of run.text.matchAll(anyPair)) {
      const here = { mark, chapter: run.chapter, at: run.at(index), place: run.place };
      if (mark === '"') {
        straight++;
        lastStraight = index;
      } else if (openBrackets.has(mark)) this.#opens(here, open);
      else if (mark in brackets) this.#closes(here, run, index, open);
      else this.#quote(here, run, openQuotes);
    }
    if (straight === 0 || run.kind !== 'scripture') return;
    const choice = straight % 2 === 0 ? 'even' : 'odd';
    const message = () =>
      `A quotation mark (") in ${run.place} has no partner in its verse and line. Nearly all others in this edition have one. Check whether a mark is missing.`;
    this.#habits.doubt('straight-quotes', choice, 'unpaired-mark', run.at(lastStraight), message, {
      mark: '"',
    });
  }

  #opens(here: Open, open: Open[]): void {
    if (open.length >= maxOpen) this.#unpaired(open.shift()!);
    open.push(here);
  }

  #closes(here: Open, run: TextRun, index: number, open: Open[]): void {
    const partner = open.findLastIndex(
      ({ mark, chapter }) => mark === brackets[here.mark] && chapter >= here.chapter - 1,
    );
    if (partner === -1) {
      // `a)`, `1)` are list labels
      if (
        here.mark === ')' &&
        /(?:^|[\s(])[\p{L}\p{N}]{1,2}$/u.test(run.text.slice(Math.max(0, index - 4), index))
      )
        return;
      return this.#unpaired(here);
    }
    for (const left of open.splice(partner + 1)) this.#unpaired(left);
    open.pop();
    this.#habits.choose('bracket', 'paired');
  }

  #unpaired({ mark, at, place }: Open): void {
    const message = () =>
      `“${mark}” in ${place} has no partner. Add the missing bracket, or remove this one.`;
    this.#habits.doubt('bracket', 'unpaired', 'unpaired-mark', at, message, { mark });
  }

  /** A quotation may reopen in each paragraph to continue an open one. */
  #quote(here: Open, run: TextRun, open: Open[]): void {
    const { mark } = here;
    if (mark === '“' || mark === '”') {
      // `„ … “` in German, `„ … ”` in Polish; without `„` the pair is a different one
      const partner = open.findLastIndex((other) => other.mark === '„');
      if (partner !== -1) {
        open.splice(partner);
        this.#habits.choose('pair-quotes', 'paired');
      }
      return;
    }
    const opening = mark === '<<' || mark === '«' || mark in flipped;
    this.#isInverted ??= mark === '»' ? true : mark === '«' ? false : undefined;
    const closes = mark === '>>' ? '<<' : this.#isInverted && mark === '«' ? '»' : quotes[mark];
    const isOpening = this.#isInverted ? mark === '»' || (opening && mark !== '«') : opening;
    if (isOpening) {
      if (open.at(-1)?.mark === mark && !run.beginsParagraph) {
        this.#unpairedQuote(open.pop()!, 'is not closed before the next one opens');
      } else if (open.at(-1)?.mark === mark) open.pop();
      if (open.length >= maxOpen) open.shift();
      open.push(here);
      return;
    }
    const partner = open.findLastIndex((other) => other.mark === closes);
    if (partner === -1) return this.#unpairedQuote(here, 'closes nothing');
    open.splice(partner);
    this.#habits.choose('pair-quotes', 'paired');
  }

  #unpairedQuote({ mark, at, place }: Open, what: string): void {
    const message = () => `The quotation mark ${mark} in ${place} ${what}. Check whether a mark is missing.`;
    this.#habits.doubt('pair-quotes', 'unpaired', 'unpaired-mark', at, message, { mark });
  }
}

const flipped: Readonly<Record<string, true>> = { '‹': true, '「': true, '『': true, '„': true };
