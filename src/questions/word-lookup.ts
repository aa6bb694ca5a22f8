import {
  maxTranslations,
  maxWordQueryCharacters,
  resultLimit,
  resultOffset,
} from '../documents/question-parameters.ts';
import type { Attribution } from './edition.ts';
import { type FoundWord, findWords } from './find-words.ts';
import { creditOf, type FoundEntry, findEntries } from './lexicon-entries.ts';
import {
  commaList,
  type DocumentQuery,
  type Parameters,
  QuestionError,
  readEditionIds,
  readNumber,
  readParameters,
  refuseMore,
} from './question.ts';
import { chooseParts, matchEditions, readIndexes } from './search/match-editions.ts';
import { type Renderings, renderingsOf } from './search/page-results.ts';
import { parseSearch } from './search/parse-search.ts';

interface BestWord {
  readonly number: string;
  readonly entries: readonly FoundEntry[];
  readonly forms: readonly Renderings[];
  readonly renderings: readonly Renderings[];
}

interface WordLookup {
  readonly q: string;
  readonly total: number;
  readonly results: readonly FoundWord[];
  /** Null after the first page, and if nothing is found. */
  readonly best: BestWord | null;
  readonly attributions: readonly Attribution[];
  readonly next: string | null;
}

/**
 * Answers `/api/x/word?q=`, and `/api/x/lexicon/{id}/search?q=` for a single lexicon.
 * @throws QuestionError
 */
export function* answerLookup(query: string, lexicon?: string): DocumentQuery<WordLookup> {
  const known = ['q', ...(lexicon === undefined ? ['lexicon'] : []), 'in', 'limit', 'offset'];
  const parameters = readParameters(query, known);
  const q = readName(parameters);
  const limit = readNumber(parameters, 'limit', resultLimit);
  const offset = readNumber(parameters, 'offset', resultOffset);
  const ids = lexicon === undefined ? [...new Set(commaList(parameters.lexicon ?? ''))] : [lexicon];
  const editions = parameters.in ? readEditionIds(parameters, maxTranslations) : [];
  const wanted = ids.length > 0 ? ids : undefined;
  const { words, lexicons } = yield* findWords(q, wanted);
  const results = words.slice(offset, offset + limit).map((word) => ({
    ...word,
    occurrences: word.occurrences.filter(
      ({ translation }) => editions.length === 0 || editions.includes(translation),
    ),
  }));
  const best = words[0] && offset === 0 ? yield* readBest(words[0], wanted, editions) : null;
  const quoted = new Set(
    [...results.flatMap(({ entries }) => entries), ...(best?.entries ?? [])].map((each) => each.lexicon),
  );
  const next =
    offset + limit < words.length
      ? new URLSearchParams({ ...parameters, offset: String(offset + limit) }).toString()
      : null;
  return {
    q,
    total: words.length,
    results,
    best,
    attributions: lexicons.filter(({ id }) => quoted.has(id)).map(creditOf),
    next,
  };
}

function readName(parameters: Parameters): string {
  const parameter = 'q';
  const q = (parameters[parameter] ?? '').trim();
  const hint = 'Write a word, such as agape, חסד, love or G26.';
  const message = '"q" is empty.';
  if (q === '') throw new QuestionError({ code: 'bad_parameter', message, hint, parameter });
  refuseMore(parameter, q.length, 'characters', maxWordQueryCharacters, { hint });
  return q;
}

function* readBest(
  { number, entries: [first] }: FoundWord,
  lexicons: readonly string[] | undefined,
  editions: readonly string[],
): DocumentQuery<BestWord> {
  const { found } = yield* findEntries(first!.id, lexicons);
  const renderings = editions.length > 0 ? yield* readRenderings(number, editions) : [];
  const isForm = ({ language }: (typeof renderings)[number]) => originalLanguages.includes(language);
  const withoutLanguage = ({ language: _, ...each }: (typeof renderings)[number]) => each;
  return {
    number,
    entries: found,
    forms: renderings.filter(isForm).map(withoutLanguage),
    renderings: renderings.filter((each) => !isForm(each)).map(withoutLanguage),
  };
}

const originalLanguages: readonly string[] = ['hbo', 'heb', 'arc', 'grc', 'ell'];

function* readRenderings(number: string, editions: readonly string[]) {
  try {
    const indexes = (yield* readIndexes(editions, 'canon')).filter((each) => each !== undefined);
    const { query } = parseSearch(`strong:${number}`);
    const matched = yield* matchEditions(chooseParts(indexes, query), query, undefined);
    return matched.flatMap((edition) => {
      const { language } = edition.index.root;
      return renderingsOf(edition).map((each) => ({ language, ...each }));
    });
  } catch (error) {
    if (!(error instanceof QuestionError) || error.fault.code !== 'file_not_found') throw error;
    return [];
  }
}
