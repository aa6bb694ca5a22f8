import { shortestTag } from '../../model/shortest-tag.ts';
import { type HabitCounts, isTooFewFor } from '../text/habits.ts';

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
  const total = [...choices.values()].reduce((sum, count) => sum + count, 0);
  return total < minOfOwnWay || choices.get(choice)! <= total / 2;
}

function usualSpaces(habit: string, language: string): readonly Space[] | undefined {
  const [side, mark = ''] = habit.split(' ');
  if (side !== 'space-before') return undefined;
  // No script begins a line with these
  if (mark === ',' || mark === '.') return ['none'];
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
