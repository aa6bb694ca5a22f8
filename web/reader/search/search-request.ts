import type { Translation } from '../../../client/src/documents.ts';
import type { AskedSearch, SearchSort } from './asked-search.ts';

export function queryOf({ q, as }: AskedSearch): string {
  // A rendering with other words in between is "have … made"
  return as === undefined
    ? q
    : `${q} ${as
        .split(' … ')
        .map((words) => `"${words}"`)
        .join(' ')}`;
}

export function searchedTranslations(
  scope: AskedSearch['scope'],
  { translation, parallels }: { readonly translation: string; readonly parallels: readonly string[] },
  translations: readonly Translation[],
): readonly string[] {
  if (scope === 'beside') return [translation, ...parallels];
  if (scope === 'all') return withFirst(translation, '*');
  const language = translations.find(({ id }) => id === translation)?.language;
  return scope === 'language' && language ? withFirst(translation, `lang:${language}`) : [translation];
}

function withFirst(translation: string, others: string): readonly string[] {
  return [translation, others];
}

const operators = /["“”„«»*|]|(?:^|\s)-|\p{L}:/u;
/** In scripts without spaces, each character is a word. */
const severalWords =
  /\S\s+\S|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]{2}/u;

/** Several words have better and worse results. Those of one word or of a query with operators are equally good. */
export function defaultSort({ q }: Pick<AskedSearch, 'q'>): SearchSort {
  return severalWords.test(q.trim()) && !operators.test(q) ? 'relevance' : 'canon';
}
