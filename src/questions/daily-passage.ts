import type { TranslationLanguages } from '../documents/languages/languages-schema.ts';
import { links } from '../documents/links.ts';
import { maxTranslations } from '../documents/question-parameters.ts';
import { isCalendarDate } from '../model/calendar-date.ts';
import { verseOfTheDay } from '../model/verse-of-the-day.ts';
import { type ReferenceData, readEditionsById } from './edition.ts';
import { type FoundPassages, findPassages, type PassageQuestion } from './passage.ts';
import { type PassageAnswer, passageJson } from './passage-answer.ts';
import {
  type DocumentQuery,
  type Parameters,
  QuestionError,
  readEditionIds,
  readParameters,
} from './question.ts';

interface DailyPassage extends PassageAnswer {
  /** `2026-01-31`. */
  readonly date: string;
}

/**
 * Answers `/api/x/verse-of-the-day`: for the date in UTC if none is given, in English or else in another language
 * if no translation is given. @throws QuestionError
 */
export function* answerVerseOfTheDay(
  query: string,
  referenceData?: ReferenceData,
): DocumentQuery<DailyPassage> {
  const { date, editions } = yield* readDailyQuestion(query, maxTranslations);
  return { date, ...passageJson(yield* findDailyPassage(date, editions, referenceData), []) };
}

const daysInFeed = 7;

export interface DayOfFeed {
  readonly date: string;
  readonly found: FoundPassages;
}

/** Answers `/api/x/verse-of-the-day.atom`: the verses of a week in one translation, latest first. @throws QuestionError */
export function* answerVersesOfDays(
  query: string,
  referenceData?: ReferenceData,
): DocumentQuery<readonly DayOfFeed[]> {
  const { date: last, editions } = yield* readDailyQuestion(query, 1);
  const days: DayOfFeed[] = [];
  const missing = new Set<string>();
  for (let ago = 0; ago < daysInFeed; ago++) {
    const date = new Date(Date.parse(last) - ago * 86_400_000).toISOString().slice(0, 10);
    // Dates before the year 0 have another form
    if (!isCalendarDate(date)) break;
    days.push({ date, found: yield* findDailyPassage(date, editions, referenceData, missing) });
  }
  return days;
}

function* readDailyQuestion(query: string, maxEditions: number) {
  const parameters = readParameters(query, ['date', 'in']);
  const date = readDate(parameters.date || new Date().toISOString().slice(0, 10));
  const editions = parameters.in ? readEditionIds(parameters, maxEditions) : yield* defaultEdition();
  return { date, editions };
}

/**
 * Finds the verse of the day, or the one that takes its place if the first edition lacks it.
 * @param missing verses that it lacks, which are added.
 */
function* findDailyPassage(
  date: string,
  editions: readonly string[],
  referenceData: ReferenceData | undefined,
  missing = new Set<string>(),
): DocumentQuery<FoundPassages> {
  const [first] = yield* readEditionsById(editions);
  const mayHave = (ref: string) => !missing.has(ref) && first!.books.some(({ id }) => ref.startsWith(id));
  for (let ref = verseOfTheDay(date, mayHave); ref; ref = verseOfTheDay(date, mayHave)) {
    const found = yield* findIfPresent({ ref, editions, numbering: 'eng', referenceData });
    if (found) return found;
    missing.add(ref);
  }
  const message = `${editions[0]} has no verse of the day for ${date}.`;
  throw new QuestionError({ code: 'verse_not_found', message, parameter: 'in', editions });
}

function* findIfPresent(question: PassageQuestion): DocumentQuery<FoundPassages | undefined> {
  try {
    const found = yield* findPassages(question);
    return found.passages[0]?.editions[0]?.verses.length ? found : undefined;
  } catch (error) {
    const isPartMissing =
      error instanceof QuestionError && /^(?:chapter|verse)_not_found$/.test(error.fault.code);
    if (isPartMissing) return undefined;
    throw error;
  }
}

function readDate(date: string): string {
  if (isCalendarDate(date)) return date;
  const message = `"${date.slice(0, 40)}" is not a date.`;
  const hint = 'Write a calendar date such as 2026-01-31.';
  throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'date' });
}

function* defaultEdition(): DocumentQuery<string[]> {
  const [list] = yield [links.translationLanguages];
  const { languages = [] } = (list ?? {}) as Partial<TranslationLanguages>;
  const { first } = languages.find(({ code }) => code === 'eng') ?? languages[0] ?? ({} as Parameters);
  if (first !== undefined) return [first];
  const message = 'The service has no translations.';
  throw new QuestionError({ code: 'translation_not_found', message, parameter: 'in' });
}
