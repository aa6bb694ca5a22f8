import type { QuestionName } from '../documents/links.ts';
import type { Knowledge } from './edition.ts';
import { findPassages } from './passage.ts';
import { answerRandom, passageJson, readPassageQuestion } from './passage-answer.ts';
import {
  type PassageFormat,
  passageFormats,
  passageHtml,
  passageText,
  passageUsfm,
} from './passage-formats.ts';
import { type Question, readList, readParameters } from './question.ts';
import { answerSearch } from './search-answer.ts';

/** The finished answer to a question. */
export interface Answer {
  readonly mediaType: 'application/json' | 'text/plain' | 'text/html';
  readonly body: string;
  /** False where each request has another answer. */
  readonly isCacheable: boolean;
}

const passageTypes: Readonly<Record<PassageFormat, Answer['mediaType']>> = {
  json: 'application/json',
  text: 'text/plain',
  html: 'text/html',
  usfm: 'text/plain',
};

type Asked = (query: string, knowledge: Knowledge | undefined) => Question<Answer>;

/** The answer to each question. Each throws QuestionError. */
export const questions: Readonly<Record<QuestionName, Asked>> = {
  *passage(query, knowledge) {
    const parameters = readParameters(query, ['ref', 'in', 'numbering', 'include', 'format']);
    const [format = 'json'] = readList(parameters, 'format', passageFormats);
    const { question, parts } = readPassageQuestion(parameters, knowledge);
    const found = yield* findPassages(question);
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
    const answer = yield* answerRandom(parameters, knowledge);
    return { mediaType: 'application/json', body: JSON.stringify(answer), isCacheable: false };
  },

  *search(query, knowledge) {
    const answer = yield* answerSearch(query, knowledge);
    return { mediaType: 'application/json', body: JSON.stringify(answer), isCacheable: true };
  },
};
