import { links } from '../../documents/links.ts';
import {
  resultLimit,
  resultOffset,
  searchGroups,
  searchMatches,
  searchSorts,
} from '../../documents/question-parameters.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { ReferenceData } from '../edition.ts';
import {
  commaList,
  type DocumentQuery,
  missingTranslation,
  type Parameters,
  QuestionError,
  readFlag,
  readNumber,
  readOne,
  readParameters,
  unknownTranslation,
} from '../question.ts';
import { type AnswerWith, type SearchResults, search } from './search.ts';

export interface SearchAnswer extends Omit<SearchResults, 'from' | 'hasMore' | 'listed'> {
  readonly next: string | null;
}

export const searchParameters = [
  'q',
  'in',
  'books',
  'scope',
  'match',
  'group',
  'computed',
  'sort',
  'limit',
  'offset',
  'from',
] as const;

/** Answers `/api/x/search` without `scope`. @param onFound see `search`. @throws QuestionError */
export function* answerSearch(
  query: string,
  referenceData?: ReferenceData,
  onFound?: (answerWith: AnswerWith<SearchAnswer>) => void,
): DocumentQuery<SearchAnswer> {
  const parameters = readParameters(query, searchParameters);
  const options = readSearchOptions(parameters, referenceData);
  const all = yield* readSearchedEditions(parameters.in ?? '');
  const editions = parameters.from === undefined ? all : editionsFrom(all, parameters.from);
  const withNext = ({ from, hasMore, listed: _, ...rest }: SearchResults): SearchAnswer => {
    const nextPage = hasMore
      ? { ...parameters, offset: String(options.offset + options.limit) }
      : from === null
        ? undefined
        : { ...parameters, from, offset: '0' };
    return { ...rest, next: nextPage ? new URLSearchParams(nextPage).toString() : null };
  };
  const report = (answerWith: AnswerWith<SearchResults>) => onFound?.((texts) => withNext(answerWith(texts)));
  return withNext(yield* search({ ...options, editions }, onFound && report));
}

export function readSearchOptions(parameters: Parameters, referenceData: ReferenceData | undefined) {
  const { q = '', books = '' } = parameters;
  const match = readOne(parameters, 'match', searchMatches) ?? 'best';
  const group = readOne(parameters, 'group', searchGroups);
  const sort = readOne(parameters, 'sort', searchSorts);
  const limit = readNumber(parameters, 'limit', resultLimit);
  const offset = readNumber(parameters, 'offset', resultOffset);
  const computed = readFlag(parameters, 'computed');
  return { q, books, match, group, computed, sort, limit, offset, referenceData };
}

function editionsFrom(all: readonly string[], from: string): readonly string[] {
  const at = all.indexOf(from);
  if (at >= 0) return all.slice(at);
  const message = `"${from.slice(0, 100)}" is not among the translations of "in".`;
  throw new QuestionError({ code: 'bad_parameter', message, parameter: 'from' });
}

/** Resolves the values of `in`: ids, `lang:eng`, `*`. @throws QuestionError */
export function* readSearchedEditions(written: string): DocumentQuery<string[]> {
  const parameter = 'in';
  const names = commaList(written);
  const hint = 'Use ids from /api/available_translations.json, lang:eng or *, separated by commas.';
  if (names.length === 0) {
    throw missingTranslation(
      'Name translations of /api/available_translations.json, such as in=KJV, or in=lang:eng.',
    );
  }
  const wrong = names.find((name) => !/^(?:\*|lang:[A-Za-z-]{2,40}|[A-Za-z0-9_-]{1,300})$/.test(name));
  if (wrong !== undefined) throw unknownTranslation(wrong, hint);
  if (!names.some((name) => /^(?:\*|lang:)/.test(name))) return [...new Set(names)];
  const [catalogue] = yield [links.availableTranslations];
  const { translations = [] } = (catalogue ?? {}) as { translations?: { id: string; language: string }[] };
  const byLanguage = groupBy(translations, ({ language }) => `lang:${language}`);
  // A name that is repeated thousands of times costs no more than one
  const ids = [...new Set(names)].flatMap((name) => {
    if (!/^(?:\*|lang:)/.test(name)) return [name];
    const found = name === '*' ? translations : byLanguage.get(name);
    if (found) return found.map(({ id }) => id);
    const message = `The service has no translation in the language "${name.slice('lang:'.length)}".`;
    const hint = `Use one of: ${[...byLanguage.keys()].slice(0, 20).join(', ')}.`;
    throw new QuestionError({ code: 'translation_not_found', message, hint, parameter });
  });
  if (ids.length > 0) return [...new Set(ids)];
  const message = 'The service has no translations yet.';
  throw new QuestionError({ code: 'translation_not_found', message, parameter });
}
