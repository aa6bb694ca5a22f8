import type { Translation } from '../../../client/src/documents.ts';
import type { AskedSearch } from './asked-search.ts';

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
