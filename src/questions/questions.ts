import { schemeNames } from '../references/versification/versification.ts';
import type { Knowledge } from './edition.ts';
import { findPassages } from './passage.ts';
import {
  type PassageFormat,
  passageFormats,
  passageHtml,
  passageJson,
  passageParts,
  passageText,
  passageUsfm,
} from './passage-formats.ts';
import { type Question, readEditions, readList, readParameters } from './question.ts';
import { randomVerse } from './random-verse.ts';

/** The finished answer to a question. */
export interface Answer {
  readonly mediaType: 'application/json' | 'text/plain' | 'text/html';
  readonly body: string;
  /** False where each request has another answer. */
  readonly isCacheable: boolean;
}

/** Most editions of one question. */
const mostEditions = 10;

const passageTypes: Readonly<Record<PassageFormat, Answer['mediaType']>> = {
  json: 'application/json',
  text: 'text/plain',
  html: 'text/html',
  usfm: 'text/plain',
};

type Asked = (query: string, knowledge: Knowledge | undefined) => Question<Answer>;

/** What is answered at `/api/x/` with a query string, by the last part of its path. Each throws QuestionError. */
export const questions: Readonly<Record<string, Asked>> = {
  *passage(query, knowledge) {
    const parameters = readParameters(query, ['ref', 'in', 'numbering', 'include', 'format']);
    const parts = readList(parameters, 'include', passageParts);
    const [numbering] = readList(parameters, 'numbering', schemeNames);
    const [format = 'json'] = readList(parameters, 'format', passageFormats);
    const editions = readEditions(parameters, mostEditions);
    const found = yield* findPassages({
      ref: parameters.ref ?? '',
      editions,
      numbering,
      withWords: parts.includes('words'),
      knowledge,
    });
    const body = {
      json: () => JSON.stringify(passageJson(found, parts)),
      text: () => passageText(found, parts),
      html: () => passageHtml(found, parts),
      usfm: () => passageUsfm(found, parts),
    }[format]();
    return { mediaType: passageTypes[format], body, isCacheable: true };
  },

  *random(query, knowledge) {
    const parameters = readParameters(query, ['in', 'books']);
    const editions = readEditions(parameters, mostEditions);
    const found = yield* randomVerse({ editions, books: parameters.books ?? '', knowledge });
    return {
      mediaType: 'application/json',
      body: JSON.stringify(passageJson(found, [])),
      isCacheable: false,
    };
  },
};
