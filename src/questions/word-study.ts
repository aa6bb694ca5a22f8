import { links } from '../documents/links.ts';
import { type Parsing, parseMorphology } from '../model/morphology/morphology.ts';
import { strongsNumbers } from '../model/strongs-number.ts';
import type { Attribution, Knowledge } from './edition.ts';
import { creditOf, type FoundEntry, findEntries } from './lexicon-entries.ts';
import {
  commaList,
  type Question,
  QuestionError,
  readEditions,
  readNumber,
  readParameters,
} from './question.ts';
import { type SearchResults, search } from './search.ts';

interface WordQuestion {
  /** A Strong's number in whatever spelling. */
  readonly number: string;
  /** Ids of lexicons, in the order in which they are wanted; all when left out. */
  readonly lexicons?: readonly string[] | undefined;
  /** A morphology code of any scheme. */
  readonly morph?: string | undefined;
  /** Translations in which the word is looked for; none when empty. */
  readonly editions: readonly string[];
  readonly books: string;
  readonly limit: number;
  readonly offset: number;
  readonly knowledge?: Knowledge | undefined;
}

type Occurrences = Pick<SearchResults, 'total' | 'editions' | 'results' | 'notIndexed'> & {
  readonly renderings: NonNullable<SearchResults['renderings']>;
};

/** What is known of a word, but for where its occurrences go on. */
interface WordStudy {
  /** In its one spelling. */
  readonly number: string;
  readonly entries: readonly FoundEntry[];
  /** Null without a code, and for one that is not known. */
  readonly parsing: (Parsing & { readonly code: string }) | null;
  /** Null where no translation was asked for. */
  readonly occurrences: Occurrences | null;
  readonly attributions: readonly Attribution[];
}

/** `WordAnswer` of the OpenAPI document. */
interface WordAnswer extends WordStudy {
  /** The query string of the next page of occurrences; null where there is none. */
  readonly next: string | null;
}

/** Answers `/api/x/word`. @throws QuestionError */
export function* answerWord(query: string, knowledge?: Knowledge): Question<WordAnswer> {
  const known = ['number', 'lexicon', 'morph', 'in', 'books', 'limit', 'offset'];
  const parameters = readParameters(query, known);
  const limit = readNumber(parameters, 'limit', { least: 1, most: 100, usual: 20 });
  const offset = readNumber(parameters, 'offset', { least: 0, most: 1_000_000, usual: 0 });
  const { number = '', morph, books = '' } = parameters;
  const lexicons = commaList(parameters.lexicon ?? '');
  const answer = yield* studyWord({
    number,
    lexicons: lexicons.length > 0 ? [...new Set(lexicons)] : undefined,
    morph,
    editions: parameters.in ? readEditions(parameters, 10) : [],
    books,
    limit,
    offset,
    knowledge,
  });
  const goesOn = answer.occurrences && offset + limit < answer.occurrences.total;
  const next = goesOn
    ? new URLSearchParams({ ...parameters, offset: String(offset + limit) }).toString()
    : null;
  return { ...answer, next };
}

/**
 * A word by its Strong's number: its entries, its form in words, how translations render it, and where it occurs.
 * @throws QuestionError
 */
function* studyWord(question: WordQuestion): Question<WordStudy> {
  const number = numberIn(question.number);
  const { found, lexicons } = yield* findEntries(number, question.lexicons);
  const occurrences = yield* findOccurrences(number, question);
  if (found.length === 0 && !occurrences?.total) {
    throw new QuestionError({
      code: 'entry_not_found',
      message: `No lexicon here has an entry ${number}.`,
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

/** The number that is asked for, in its one spelling. @throws QuestionError */
function numberIn(written: string): string {
  const [number] = strongsNumbers(written);
  if (number !== undefined) return number;
  const message =
    written.trim() === ''
      ? 'No number was given in "number".'
      : `"${written.slice(0, 40)}" is not a Strong's number.`;
  throw new QuestionError({
    code: 'bad_parameter',
    message,
    hint: 'Write H or G and the number: H430, G26.',
    parameter: 'number',
  });
}

function* findOccurrences(number: string, question: WordQuestion) {
  const { editions, books, limit, offset, knowledge } = question;
  if (editions.length === 0) return undefined;
  try {
    const answer = yield* search({
      q: `strong:${number}`,
      editions,
      books,
      sort: 'canon',
      limit,
      offset,
      knowledge,
    });
    const { total, editions: found, renderings = [], results, notIndexed } = answer;
    return {
      total,
      answer: { total, editions: found, renderings, results, notIndexed } satisfies Occurrences,
      attributions: answer.attributions,
    };
  } catch (error) {
    // Without an index of any of them, the entry is still worth having
    if (!(error instanceof QuestionError) || error.fault.code !== 'file_not_found') throw error;
    const answer = { total: 0, editions: [], renderings: [], results: [], notIndexed: [...editions] };
    return { total: 0, answer: answer satisfies Occurrences, attributions: [] };
  }
}
