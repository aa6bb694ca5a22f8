import { links } from '../documents/links.ts';
import { maxTranslations, resultLimit, resultOffset } from '../documents/question-parameters.ts';
import { type Parsing, parseMorphology } from '../model/morphology/morphology.ts';
import { strongsNumbers } from '../model/strongs-number.ts';
import type { Attribution, ReferenceData } from './edition.ts';
import { creditOf, type FoundEntry, findEntries } from './lexicon-entries.ts';
import {
  commaList,
  type DocumentQuery,
  QuestionError,
  readEditionIds,
  readFlag,
  readNumber,
  readParameters,
} from './question.ts';
import { type SearchResults, search } from './search/search.ts';

interface WordQuestion {
  readonly number: string;
  readonly lexicons?: readonly string[] | undefined;
  readonly morph?: string | undefined;
  readonly editions: readonly string[];
  readonly books: string;
  readonly limit: number;
  readonly offset: number;
  readonly computed: boolean;
  readonly referenceData?: ReferenceData | undefined;
}

type Occurrences = Pick<SearchResults, 'total' | 'editions' | 'results' | 'notIndexed'> & {
  readonly renderings: NonNullable<SearchResults['renderings']>;
};

interface WordStudy {
  readonly number: string;
  readonly entries: readonly FoundEntry[];
  readonly parsing: (Parsing & { readonly code: string }) | null;
  readonly occurrences: Occurrences | null;
  readonly attributions: readonly Attribution[];
}

interface WordAnswer extends WordStudy {
  readonly next: string | null;
}

export function* answerWord(query: string, referenceData?: ReferenceData): DocumentQuery<WordAnswer> {
  const known = ['number', 'lexicon', 'morph', 'in', 'books', 'computed', 'limit', 'offset'];
  const parameters = readParameters(query, known);
  const limit = readNumber(parameters, 'limit', resultLimit);
  const offset = readNumber(parameters, 'offset', resultOffset);
  const { number = '', morph, books = '' } = parameters;
  const lexicons = commaList(parameters.lexicon ?? '');
  const answer = yield* studyWord({
    number,
    lexicons: lexicons.length > 0 ? [...new Set(lexicons)] : undefined,
    morph,
    editions: parameters.in ? readEditionIds(parameters, maxTranslations) : [],
    books,
    computed: readFlag(parameters, 'computed'),
    limit,
    offset,
    referenceData,
  });
  const nextPage = answer.occurrences && offset + limit < answer.occurrences.total;
  const next = nextPage
    ? new URLSearchParams({ ...parameters, offset: String(offset + limit) }).toString()
    : null;
  return { ...answer, next };
}

function* studyWord(question: WordQuestion): DocumentQuery<WordStudy> {
  const number = numberIn(question.number);
  const { found, lexicons } = yield* findEntries(number, question.lexicons);
  const occurrences = yield* findOccurrences(number, question);
  if (found.length === 0 && !occurrences?.total) {
    throw new QuestionError({
      code: 'entry_not_found',
      message: `No lexicon has an entry ${number}.`,
      hint: `Lexicons are listed in ${links.lexicons}.`,
      parameter: 'number',
    });
  }
  const { morph = '' } = question;
  const parsing = parseMorphology(morph);
  const credits = found.map(({ lexicon }) => creditOf(lexicons.find(({ id }) => id === lexicon)!));
  return {
    number,
    entries: found,
    parsing: parsing ? { code: morph, ...parsing } : null,
    occurrences: occurrences?.answer ?? null,
    attributions: [...credits, ...(occurrences?.attributions ?? [])],
  };
}

function numberIn(written: string): string {
  const [number, ...others] = strongsNumbers(written);
  if (number !== undefined && others.length === 0) return number;
  const shown = written.slice(0, 40);
  const message =
    number !== undefined
      ? `"${shown}" is ${others.length + 1} Strong's numbers; "number" accepts one.`
      : written.trim() === ''
        ? '"number" is empty.'
        : `"${shown}" is not a Strong's number.`;
  const use = number === undefined ? 'a word by name' : 'several words';
  throw new QuestionError({
    code: 'bad_parameter',
    message,
    hint: `Write H or G and the number: H430, G26. Use "q" instead to find ${use}.`,
    parameter: 'number',
  });
}

function* findOccurrences(number: string, question: WordQuestion) {
  const { editions, books, computed, limit, offset, referenceData } = question;
  if (editions.length === 0) return undefined;
  try {
    const answer = yield* search({
      q: `strong:${number}`,
      editions,
      books,
      match: 'all',
      sort: 'canon',
      computed,
      limit,
      offset,
      referenceData,
    });
    const { total, editions: found, renderings = [], results, notIndexed } = answer;
    return {
      total,
      answer: { total, editions: found, renderings, results, notIndexed } satisfies Occurrences,
      attributions: answer.attributions,
    };
  } catch (error) {
    // If no translation has an index, the entry is still useful
    if (!(error instanceof QuestionError) || error.fault.code !== 'file_not_found') throw error;
    const answer = { total: 0, editions: [], renderings: [], results: [], notIndexed: [...editions] };
    return { total: 0, answer: answer satisfies Occurrences, attributions: [] };
  }
}
