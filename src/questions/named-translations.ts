import { links } from '../documents/links.ts';
import { shortestTag } from '../model/shortest-tag.ts';
import { nameKey } from '../references/name-key.ts';
import { commaList, type DocumentQuery, memoizeByDocument, QuestionError } from './question.ts';

export interface NamedTranslation {
  readonly id: string;
  readonly name?: string;
  readonly englishName?: string;
  readonly shortName?: string;
  readonly language: string;
  readonly languageName?: string;
  readonly languageEnglishName?: string;
}

/** The translation with this id, or else all with this id in other case, or with this name in any of their names. */
export function translationsNamed<Translation extends NamedTranslation>(
  translations: readonly Translation[],
  written: string,
): readonly Translation[] {
  const exact = translations.find(({ id }) => id === written);
  const key = nameKey(written);
  const names = ({ id, shortName = '', englishName = '', name = '' }: Translation) =>
    [id, shortName, englishName, name].some((each) => nameKey(each) === key);
  return exact ? [exact] : key === '' ? [] : translations.filter(names);
}

/**
 * Asks a question. If `in` contains an unknown translation, asks again with the ids of what it probably means:
 * `kjv`, `King James Version`, `lang:en`, `lang:English`. The answer contains only ids.
 */
export function* withNamedTranslations<Answer>(
  query: string,
  ask: (query: string) => DocumentQuery<Answer>,
): DocumentQuery<Answer> {
  try {
    return yield* ask(query);
  } catch (error) {
    const { code, parameter } = error instanceof QuestionError ? error.fault : {};
    if (code !== 'translation_not_found' || parameter !== 'in') throw error;
    const parameters = new URLSearchParams(query);
    const [catalogue] = yield [links.availableTranslations];
    const { translations = [] } = (catalogue ?? {}) as { translations?: readonly NamedTranslation[] };
    const written = commaList(parameters.get('in') ?? '').slice(0, maxNames);
    const found = written.map((name) => meant(translations, name));
    if (found.every((name, index) => name === written[index])) throw error;
    parameters.set('in', found.join());
    return yield* ask(parameters.toString());
  }
}

const maxNames = 100;

function meant(translations: readonly NamedTranslation[], written: string): string {
  const [, language] = /^lang:\s*(.+)$/is.exec(written) ?? [];
  if (language !== undefined) {
    const code = languageCodes(translations).get(nameKey(language));
    return code === undefined ? written : `lang:${code}`;
  }
  const [only, second] = translationsNamed(translations, written);
  return only && !second ? only.id : written;
}

/** By code, tag and name, and by a word of the English name that no other language has: `German` in `Standard German`. */
const languageCodes = memoizeByDocument((translations: readonly NamedTranslation[]) => {
  const found = new Map<string, string>();
  const byWord = new Map<string, Set<string>>();
  for (const { language, languageName = '', languageEnglishName = '' } of translations) {
    for (const name of [language, shortestTag(language), languageName, languageEnglishName]) {
      if (name !== '' && !found.has(nameKey(name))) found.set(nameKey(name), language);
    }
    for (const word of languageEnglishName.split(/\P{L}+/u).map(nameKey)) {
      byWord.set(word, (byWord.get(word) ?? new Set()).add(language));
    }
  }
  for (const [word, [only, second]] of byWord) {
    if (word !== '' && only !== undefined && second === undefined && !found.has(word)) found.set(word, only);
  }
  return found;
});
