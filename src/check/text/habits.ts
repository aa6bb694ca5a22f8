import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import type { FindingData, Report } from '../../formats/diagnostic-collector.ts';
import { addToGroup } from '../../lib/group-by.ts';
import { shortestTag } from '../../model/shortest-tag.ts';

/**
 * Decides whether a choice is a slip. `share` is the maximum share of a slip among all choices, `max` its
 * maximum number, `min` the minimum number of choices to judge by.
 */
interface Rule {
  readonly share: number;
  readonly max: number;
  readonly min: number;
  /** The choice of at least 99 % of an edition with slips, if every other choice is rare. */
  readonly usual?: string;
}

const rules: Readonly<Record<string, Rule>> = {
  'space-before': { share: 0.01, max: 60, min: 15 },
  'space-after': { share: 0.01, max: 60, min: 15 },
  'spaces-around': { share: 0.01, max: 20, min: 20 },
  apostrophe: { share: 0.002, max: 8, min: 20 },
  'quote-order': { share: 0.002, max: 4, min: 20 },
  'quote-start': { share: 0.002, max: 1, min: 40 },
  'capital-after-question': { share: 0.0005, max: 2, min: 40, usual: 'capital' },
  'mark-before-quote': { share: 0.01, max: 20, min: 20 },
  pair: { share: 0, max: 2, min: 300 },
  'inner-capital': { share: 0.0002, max: 12, min: 300 },
  'digit-word': { share: 0.0002, max: 6, min: 300 },
  'verse-digits': { share: 0.001, max: 3, min: 0 },
  'verse-start': { share: 0.01, max: 20, min: 30 },
  'verse-space': { share: 0.05, max: 20, min: 5 },
  'reference-letter': { share: 0.1, max: 6, min: 0 },
  'parallel-brackets': { share: 0.05, max: 20, min: 4 },
  'empty-heading': { share: 0.05, max: 20, min: 4 },
  'combining-mark': { share: 1, max: 3, min: 0 },
  phrase: { share: 0.0001, max: 8, min: 300 },
  'word-pair': { share: 0.0001, max: 1, min: 300 },
  query: { share: 1, max: 6, min: 0 },
  verse: { share: 0.01, max: 12, min: 20 },
  wordless: { share: 1, max: 3, min: 0 },
  'verse-end': { share: 0.01, max: 40, min: 40 },
  'note-origin': { share: 0.05, max: 40, min: 4 },
  'reference-verse': { share: 0.02, max: 40, min: 5 },
  'reference-range': { share: 0.05, max: 40, min: 4 },
  'reference-chapters': { share: 0.05, max: 40, min: 4 },
  'empty-paragraph': { share: 0.01, max: 30, min: 8 },
  'heading-place': { share: 0.05, max: 20, min: 4 },
  letter: { share: 0, max: 3, min: 2000 },
  'double-space': { share: 0.02, max: 40, min: 4 },
  'word-space': { share: 0.002, max: 60, min: 100 },
  sequence: { share: 0.002, max: 8, min: 8 },
  'capital-after': { share: 0.02, max: 40, min: 20 },
  'text-end': { share: 0.03, max: 40, min: 10 },
  repeated: { share: 1, max: 2, min: 0 },
  invisible: { share: 0.0005, max: 50, min: 0 },
  unusual: { share: 0, max: 3, min: 1500 },
  composition: { share: 0.1, max: 200, min: 5 },
  digits: { share: 0.05, max: 40, min: 10 },
  bracket: { share: 0.3, max: 40, min: 0 },
  'straight-quotes': { share: 0.05, max: 40, min: 20 },
  'inner-quotes': { share: 0.03, max: 30, min: 10 },
  'pair-quotes': { share: 0.03, max: 60, min: 4 },
  caller: { share: 0.05, max: 40, min: 4 },
  'heading-start': { share: 0.05, max: 20, min: 4 },
  'heading-end': { share: 0.05, max: 20, min: 4 },
  'paragraph-after-chapter': { share: 0.1, max: 60, min: 3 },
  'marker-line': { share: 0.02, max: 60, min: 10 },
  'poetry-level': { share: 0.01, max: 40, min: 4 },
  names: { share: 0.4, max: 1000, min: 2 },
  origin: { share: 0.1, max: 200, min: 1 },
  quotation: { share: 0.2, max: 100, min: 1 },
};

export type HabitCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export class Habits {
  readonly #report: Report;
  readonly counts = new Map<string, Map<string, number>>();
  /** Most choices soon occur too often to be slips, and are then dropped. */
  readonly #pending = new Map<string, PendingDoubt[]>();

  constructor(report: Report) {
    this.#report = report;
  }

  choose(habit: string, choice: string, times = 1): number {
    const choices = this.counts.get(habit);
    const count = (choices?.get(choice) ?? 0) + times;
    if (choices) choices.set(choice, count);
    else this.counts.set(habit, new Map([[choice, count]]));
    return count;
  }

  /** Counts a choice that is reported if the whole edition shows that it is a slip. */
  doubt(
    habit: string,
    choice: string,
    code: DiagnosticCode,
    at: number,
    message: () => string,
    data?: FindingData,
  ): void {
    const count = this.choose(habit, choice);
    if (count > maxDoubtsPerBook + 1) return;
    const key = `${habit}\0${choice}`;
    if (count > maxDoubtsPerBook) {
      this.#pending.delete(key);
      return;
    }
    addToGroup(this.#pending, key, { habit, choice, code, at, message, data });
  }

  finish(): void {
    for (const { habit, choice, code, at, message, data } of [...this.#pending.values()].flat()) {
      if (this.#isRuleOfBook(habit, choice)) continue;
      this.#report(code, at, message(), { by: 'habit', habit, choice, data });
    }
    this.#pending.clear();
  }

  /** The majority choice of a book is not a slip, so it need not leave the thread that read the book. */
  #isRuleOfBook(habit: string, choice: string): boolean {
    const choices = this.counts.get(habit)!;
    const total = totalOf(choices);
    return total >= minChoices && choices.get(choice)! > total / 2;
  }
}

const totals = new WeakMap<ReadonlyMap<string, number>, number>();

/** Cached: some habits have thousands of choices, and each doubt needs their sum. @param choices complete. */
function totalOf(choices: ReadonlyMap<string, number>): number {
  const known = totals.get(choices);
  if (known !== undefined) return known;
  let total = 0;
  for (const count of choices.values()) total += count;
  totals.set(choices, total);
  return total;
}

const minChoices = 8;

interface PendingDoubt {
  readonly habit: string;
  readonly choice: string;
  readonly code: DiagnosticCode;
  readonly at: number;
  readonly message: () => string;
  readonly data: FindingData | undefined;
}

/** A choice made more often in a book is not a slip. */
export const maxDoubtsPerBook = 60;

export function sumOfHabits(all: readonly HabitCounts[]): HabitCounts {
  const sums = new Map<string, Map<string, number>>();
  for (const counts of all) {
    for (const [habit, choices] of counts) {
      const sum = sums.get(habit) ?? new Map<string, number>();
      sums.set(habit, sum);
      for (const [choice, count] of choices) sum.set(choice, (sum.get(choice) ?? 0) + count);
    }
  }
  return sums;
}

/** Returns true if the edition rarely makes this choice. @param share overrides the maximum share of the rule. */
export function isSlip(counts: HabitCounts, habit: string, choice: string, share?: number): boolean {
  const rule = rules[habit.split(' ', 1)[0]!];
  const choices = counts.get(habit);
  if (!rule || !choices) return false;
  const count = choices.get(choice) ?? 0;
  const total = totalOf(choices);
  if (habit === 'digits' && total < rule.min) return isForeignDigit(counts, choice, count);
  if (total < rule.min || count > rule.max) return false;
  if (rule.usual !== undefined && (choices.get(rule.usual) ?? 0) < total * minUsualShare) return false;
  if (share !== undefined) return count <= Math.max(total * share, share > 0 ? 1 : 0);
  return count <= Math.max(total * rule.share, Math.min(2, total * 0.1), 1);
}

const minUsualShare = 0.99;

/** If a text has few numbers, its letters show which digits it uses. @param zero the digit that identifies the set. */
function isForeignDigit(counts: HabitCounts, zero: string, count: number): boolean {
  if (zero === '0' || count > maxForeignDigits) return false;
  const scripts = counts.get('script')?.keys() ?? [];
  return !scripts.some((name) => new RegExp(`\\p{Script_Extensions=${name}}`, 'u').test(zero));
}

/** More digits of another script are not a typing mistake. */
const maxForeignDigits = 3;

function isTooFewFor(counts: HabitCounts, habit: string): boolean {
  const choices = counts.get(habit);
  const total = choices ? totalOf(choices) : 0;
  return total < (rules[habit.split(' ', 1)[0]!]?.min ?? 0);
}

type Space = 'none' | 'space' | 'narrow';

/**
 * Languages with a space, mostly a no-break one, before two-part marks and closing guillemets. Sources:
 * Imprimerie nationale (Lexique des règles typographiques) for French, the Unicode Standard on U+202F
 * (section 6.2), and Breton usage, which follows French. CLDR has no such data for any language.
 */
const languagesWithSpaces: ReadonlySet<string> = new Set(['fra', 'bre']);
const setOff: ReadonlySet<string> = new Set([':', ';', '!', '?', '»']);

/** A majority of at least this many choices is the style of the text. */
const minOfOwnWay = 3;

/**
 * Returns true if the white space before a mark is against the usage of the language, and the text has the
 * mark too rarely to show a style of its own. Only for languages known to CLDR.
 * @param language ISO 639-3 code.
 */
export function isAgainstUsage(
  counts: HabitCounts,
  habit: string,
  choice: string,
  language: string,
): boolean {
  const usual = usualSpaces(habit, language);
  if (!usual || usual.includes(choice as Space) || !isTooFewFor(counts, habit)) return false;
  const choices = counts.get(habit)!;
  const total = totalOf(choices);
  return total < minOfOwnWay || choices.get(choice)! <= total / 2;
}

function usualSpaces(habit: string, language: string): readonly Space[] | undefined {
  const [side, mark = ''] = habit.split(' ');
  if (side === 'space-after') return mark === '(' || mark === '[' ? ['none'] : undefined;
  if (side !== 'space-before') return undefined;
  // No script begins a line with these
  if (/^[,.)\]]$/.test(mark)) return ['none'];
  if (!setOff.has(mark)) return undefined;
  if (languagesWithSpaces.has(language)) return ['space', 'narrow'];
  return mark !== '»' && hasUsage(language) ? ['none'] : undefined;
}

function hasUsage(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(shortestTag(language)).length > 0;
  } catch {
    return false;
  }
}
