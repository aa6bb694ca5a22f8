import type { TranslationLanguages } from '../documents/languages/languages-schema.ts';
import { links } from '../documents/links.ts';
import { maxTranslations } from '../documents/question-parameters.ts';
import { isCalendarDate } from '../model/calendar-date.ts';
import { type ReferenceData, readEditionsById } from './edition.ts';
import { findPassages } from './passage.ts';
import { type PassageAnswer, passageJson } from './passage-answer.ts';
import {
  type DocumentQuery,
  type Parameters,
  QuestionError,
  readEditionIds,
  readParameters,
} from './question.ts';
import { verseOfTheDay } from './verse-of-the-day.ts';

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
  const parameters = readParameters(query, ['date', 'in']);
  const date = readDate(parameters.date || new Date().toISOString().slice(0, 10));
  const editions = parameters.in ? readEditionIds(parameters, maxTranslations) : yield* defaultEdition();
  const [first] = yield* readEditionsById(editions);
  const ref = verseOfTheDay(date, (id) => first!.books.some((book) => book.id === id));
  if (ref === undefined) {
    const message = `${editions[0]} has no book with a verse of the day.`;
    throw new QuestionError({ code: 'verse_not_found', message, parameter: 'in', editions });
  }
  const found = yield* findPassages({ ref, editions, numbering: 'eng', referenceData });
  return { date, ...passageJson(found, []) };
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
