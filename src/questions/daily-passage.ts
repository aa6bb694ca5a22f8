import type { TranslationLanguages } from '../documents/languages/languages-schema.ts';
import { links } from '../documents/links.ts';
import { maxTranslations } from '../documents/question-parameters.ts';
import { isCalendarDate } from '../model/calendar-date.ts';
import { verseOfTheDay } from '../model/verse-of-the-day.ts';
import { type ReferenceData, readEditionsById } from './edition.ts';
import { type FoundPassages, findPassages } from './passage.ts';
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
  for (let ago = 0; ago < daysInFeed; ago++) {
    const date = new Date(Date.parse(last) - ago * 86_400_000).toISOString().slice(0, 10);
    const found = isCalendarDate(date) ? yield* findIfPresent(date, editions, referenceData) : undefined;
    if (found) days.push({ date, found });
  }
  if (days.length > 0) return days;
  const message = `${editions[0]} has no verse for the week before ${last}.`;
  throw new QuestionError({ code: 'verse_not_found', message, parameter: 'in', editions });
}

/** Undefined if the translation has only a part of the book. */
function* findIfPresent(
  date: string,
  editions: readonly string[],
  referenceData: ReferenceData | undefined,
): DocumentQuery<FoundPassages | undefined> {
  try {
    const found = yield* findDailyPassage(date, editions, referenceData);
    return found.passages[0]?.editions[0]?.verses.length ? found : undefined;
  } catch (error) {
    const isPartMissing =
      error instanceof QuestionError && /^(?:chapter|verse)_not_found$/.test(error.fault.code);
    if (isPartMissing) return undefined;
    throw error;
  }
}

function* readDailyQuestion(query: string, maxEditions: number) {
  const parameters = readParameters(query, ['date', 'in']);
  const date = readDate(parameters.date || new Date().toISOString().slice(0, 10));
  const editions = parameters.in ? readEditionIds(parameters, maxEditions) : yield* defaultEdition();
  return { date, editions };
}

function* findDailyPassage(
  date: string,
  editions: readonly string[],
  referenceData: ReferenceData | undefined,
): DocumentQuery<FoundPassages> {
  const [first] = yield* readEditionsById(editions);
  const ref = verseOfTheDay(date, (id) => first!.books.some((book) => book.id === id));
  if (ref === undefined) {
    const message = `${editions[0]} has no book with a verse of the day.`;
    throw new QuestionError({ code: 'verse_not_found', message, parameter: 'in', editions });
  }
  return yield* findPassages({ ref, editions, numbering: 'eng', referenceData });
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
