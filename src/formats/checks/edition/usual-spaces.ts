import { shortestTag } from '../../../model/shortest-tag.ts';
import { type HabitCounts, isTooFewFor } from '../habits.ts';

/** What stands before a mark, as the habits of spaces name it. */
type Space = 'none' | 'space' | 'narrow';

/**
 * Languages that set marks of two parts and closing guillemets off with a space, mostly one that does not break: as the
 * Imprimerie nationale prescribes it for French (Lexique des règles typographiques), as the Unicode Standard describes
 * U+202F (section 6.2), and as Breton has it from French. CLDR has no such data for any language.
 */
const languagesWithSpaces: ReadonlySet<string> = new Set(['fra', 'bre']);
const setOff: ReadonlySet<string> = new Set([':', ';', '!', '?', '»']);

/** Choices of which more than half are alike are the way of the text. */
const fewestOfOwnWay = 3;

/**
 * Whether a space, or none, before a mark is against the usage of the language, in a text that has the mark too seldom to
 * show a way of its own. Only of languages in which there is a usage: those that CLDR knows.
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
  return total < fewestOfOwnWay || choices.get(choice)! <= total / 2;
}

function usualSpaces(habit: string, language: string): readonly Space[] | undefined {
  const [side, mark = ''] = habit.split(' ');
  if (side !== 'space-before') return undefined;
  // In no script does a line begin with these
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
