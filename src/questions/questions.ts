import type { QuestionName } from '../documents/links.ts';
import type { PassageFormat } from '../documents/question-parameters.ts';
import { answerVerseOfTheDay, answerVersesOfDays } from './daily-passage.ts';
import type { ReferenceData } from './edition.ts';
import { dailyFeed } from './formats/daily-feed.ts';
import { passageHtml, passageUsfm } from './formats/passage-formats.ts';
import { passageOptionNames, readPassageOptions } from './formats/passage-options.ts';
import { passageText } from './formats/passage-text.ts';
import { creditOf, noGlosses, readGlosses } from './lexicon-entries.ts';
import { withNamedTranslations } from './named-translations.ts';
import { type FoundPassages, findPassages } from './passage.ts';
import { answerRandom, passageJson, readPassageQuestion } from './passage-answer.ts';
import { addRenderings } from './passage-renderings.ts';
import { commaList, type DocumentQuery, type Parameters, readParameters } from './question.ts';
import { answerQuotation } from './quotation/quotation-answer.ts';
import { answerSearch } from './search/search-answer.ts';
import { answerScopedSearch } from './search/search-scopes.ts';
import { answerLookup } from './word-lookup.ts';
import { answerWord } from './word-study.ts';
import { answerSuggest } from './written/suggest.ts';
import { answerParse, answerReferences } from './written/written-references.ts';

export interface Answer {
  readonly mediaType: 'application/json' | 'text/plain' | 'text/html' | 'application/atom+xml';
  readonly body: string;
  /** False if each request gets a different answer. */
  readonly isCacheable: boolean;
  readonly next?: string;
}

const passageTypes: Readonly<Record<PassageFormat, Answer['mediaType']>> = {
  json: 'application/json',
  text: 'text/plain',
  html: 'text/html',
  usfm: 'text/plain',
};

type QuestionHandler = (
  query: string,
  referenceData: ReferenceData | undefined,
  lexicon?: string,
) => DocumentQuery<Answer>;

const handlers: Readonly<Record<QuestionName, QuestionHandler>> = {
  *passage(query, referenceData) {
    const parameters = readParameters(query, [
      ...['ref', 'in', 'numbering', 'include', 'format'],
      ...passageOptionNames,
    ]);
    const question = readPassageQuestion(parameters, referenceData);
    const { parts, format } = question.view;
    const options = readPassageOptions(parameters, question.view);
    const isInterlinear = format === 'html' && parts.includes('words');
    const passages = yield* findPassages(question);
    const found = isInterlinear ? yield* addRenderings(passages) : passages;
    const glosses = isInterlinear ? yield* readGlosses(numbersIn(found)) : noGlosses;
    const credited = { ...found, attributions: [...found.attributions, ...glosses.lexicons.map(creditOf)] };
    const body = {
      json: () => JSON.stringify(passageJson(found, parts, options.hasRedLetters)),
      text: () => passageText(found, options),
      html: () => passageHtml(credited, options, glosses),
      usfm: () => passageUsfm(found, options),
    }[format]();
    const next = found.next === null ? {} : { next: queryWith(parameters, { ref: found.next }) };
    return { mediaType: passageTypes[format], body, isCacheable: true, ...next };
  },

  *random(query, referenceData) {
    const parameters = readParameters(query, ['in', 'books']);
    const answer = yield* answerRandom(parameters, referenceData);
    return { mediaType: 'application/json', body: JSON.stringify(answer), isCacheable: false };
  },

  *search(query, referenceData) {
    const isScoped = commaList(new URLSearchParams(query).get('scope') ?? '').length > 0;
    const answer = yield* (isScoped ? answerScopedSearch : answerSearch)(query, referenceData);
    const next = answer.next === null ? {} : { next: answer.next };
    return { mediaType: 'application/json', body: JSON.stringify(answer), isCacheable: true, ...next };
  },

  *word(query, referenceData, lexicon) {
    const isLookup = lexicon !== undefined || /(?:^|&)q=/.test(query);
    const answer = isLookup ? yield* answerLookup(query, lexicon) : yield* answerWord(query, referenceData);
    const next = answer.next === null ? {} : { next: answer.next };
    return { mediaType: 'application/json', body: JSON.stringify(answer), isCacheable: true, ...next };
  },

  quote: (query, referenceData) => asJson(answerQuotation(query, referenceData)),
  references: (query, referenceData) => asJson(answerReferences(query, referenceData)),
  parse: (query, referenceData) => asJson(answerParse(query, referenceData)),
  suggest: (query, referenceData) => asJson(answerSuggest(query, referenceData)),

  *'verse-of-the-day'(query, referenceData) {
    const answer = yield* asJson(answerVerseOfTheDay(query, referenceData));
    // Without a date, the answer changes at midnight
    return { ...answer, isCacheable: hasDate(query) };
  },

  *'verse-of-the-day.atom'(query, referenceData) {
    const body = dailyFeed(yield* answerVersesOfDays(query, referenceData));
    return { mediaType: 'application/atom+xml', body, isCacheable: hasDate(query) };
  },
};

export const questions = Object.fromEntries(
  Object.entries(handlers).map(([name, handler]): [string, QuestionHandler] => [
    name,
    (query, referenceData, lexicon) =>
      withNamedTranslations(query, (query) => handler(query, referenceData, lexicon)),
  ]),
) as Readonly<Record<QuestionName, QuestionHandler>>;

function hasDate(query: string): boolean {
  return /(?:^|&)date=[^&]/.test(query);
}

function* asJson(question: DocumentQuery<unknown>): DocumentQuery<Answer> {
  return { mediaType: 'application/json', body: JSON.stringify(yield* question), isCacheable: true };
}

function queryWith(parameters: Parameters, changed: Parameters): string {
  return new URLSearchParams({ ...parameters, ...changed }).toString();
}

function* numbersIn({ passages }: FoundPassages): Generator<string> {
  for (const { editions } of passages) {
    for (const { verses } of editions) {
      for (const { words = [] } of verses) for (const { strongs = [] } of words) yield* strongs;
    }
  }
}
