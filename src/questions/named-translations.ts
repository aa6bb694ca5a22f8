import { links } from '../documents/links.ts';
import { addToGroup } from '../lib/group-by.ts';
import { isSameGroup, relatedCodes } from '../model/macrolanguages.ts';
import { shortestTag } from '../model/shortest-tag.ts';
import { nameKey } from '../references/name-key.ts';
import { commaList, type DocumentQuery, memoizeByDocument, QuestionError } from './question.ts';

export interface CataloguedEdition {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly shortName?: string;
  readonly language: string;
  readonly languageName?: string;
  readonly languageEnglishName?: string;
  readonly textDirection?: string;
  readonly licenseUrl: string;
  readonly licenseNotes?: string | null;
  readonly licenseNotice?: string | null;
  readonly numberOfBooks: number;
  readonly totalNumberOfVerses: number;
  readonly numberOfApocryphalBooks?: number;
}

export type EditionNames = Pick<CataloguedEdition, 'id' | 'name' | 'englishName' | 'shortName' | 'language'>;

export function* readTranslationList(): DocumentQuery<readonly CataloguedEdition[]> {
  const [catalogue] = yield [links.availableTranslations];
  return (catalogue as { translations?: readonly CataloguedEdition[] } | undefined)?.translations ?? [];
}

/**
 * The edition with this id, or else all with this id in other case, with this name in their language or in English,
 * or with these initials of an English name.
 */
export function editionsNamed<Edition extends EditionNames>(
  editions: readonly Edition[],
  written: string,
): readonly Edition[] {
  const exact = editions.find(({ id }) => id === written);
  if (exact) return [exact];
  const ids = editionsByName(editions).get(plainKey(written)) ?? [];
  return editions.filter(({ id }) => ids.includes(id));
}

/** Undefined if the name has no edition or several. */
export function onlyEditionNamed<Edition extends EditionNames>(
  editions: readonly Edition[],
  written: string,
): Edition | undefined {
  const [only, second] = editionsNamed(editions, written);
  return second ? undefined : only;
}

const editionsByName = memoizeByDocument((editions: readonly EditionNames[]) => {
  const found = new Map<string, string[]>();
  const byInitials = new Map<string, string[]>();
  for (const edition of editions) {
    const { id, shortName = '', englishName, name } = edition;
    const keys = new Set([id, shortName, englishName, name].map(plainKey));
    for (const key of keys) addToGroup(found, key, id);
    addToGroup(byInitials, initialsOf(edition), id);
  }
  // "WEB" is the World English Bible, whatever its id; but a name of its own counts first
  for (const [initials, some] of byInitials) if (!found.has(initials)) found.set(initials, some);
  found.delete('');
  return found;
});

/** `King James` of `The King James Version`. */
function plainKey(name: string): string {
  return nameKey(name.replace(/^the | (?:bible|translation|version)$/gi, ''));
}

const minInitials = 3;

function initialsOf({ language, englishName }: EditionNames): string {
  const initials = nameWords(englishName).filter((word) => /^[a-z]/.test(word) && word !== 'the');
  return language === 'eng' && initials.length >= minInitials ? initials.map((word) => word[0]).join('') : '';
}

export function nameWords(name: string): string[] {
  return name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(nameKey)
    .filter(Boolean);
}

/**
 * A translation that is named after references by any of its names, as in `John 3:16 kjv` and
 * `John 3:16 (King James Version)`. Undefined if it is unknown.
 * @param at start of the part that the parser did not understand
 */
export function* readTranslationAtEnd(ref: string, at: number) {
  const name = ref.slice(at).replace(/^[\s([]+|[\s)\].]+$/g, '');
  const edition = at > 0 && name ? onlyEditionNamed(yield* readTranslationList(), name) : undefined;
  return edition && { id: edition.id, name, ref: ref.slice(0, at).replace(/[\s,;([\p{Pd}]+$/u, '') };
}

/**
 * Asks a question. If `in` contains an unknown translation, or `language` an unknown language, asks again with the ids
 * or the code that they probably mean: `kjv`, `King James Version`, `lang:en`; `de`, `German`. The answer contains
 * only ids.
 */
export function* withNamedTranslations<Answer>(
  query: string,
  ask: (query: string) => DocumentQuery<Answer>,
): DocumentQuery<Answer> {
  try {
    return yield* ask(query);
  } catch (error) {
    const { code, parameter } = error instanceof QuestionError ? error.fault : {};
    const isName = code === 'translation_not_found' && parameter === 'in';
    if (!isName && parameter !== 'language') throw error;
    const parameters = new URLSearchParams(query);
    const translations = yield* readTranslationList();
    const written = parameters.get(parameter) ?? '';
    const meant = isName
      ? commaList(written)
          .slice(0, maxNames)
          .map((name) => meantBy(translations, name))
          .join()
      : languageCodes(translations)(written);
    if (!meant || meant === written) throw error;
    parameters.set(parameter, meant);
    return yield* ask(parameters.toString());
  }
}

/** The same for a question that is not written as a query. */
export function* withMeantTranslations<Answer>(
  written: readonly string[],
  ask: (...ids: string[]) => DocumentQuery<Answer>,
): DocumentQuery<Answer> {
  try {
    return yield* ask(...written);
  } catch (error) {
    if (!(error instanceof QuestionError && error.fault.code === 'translation_not_found')) throw error;
    const translations = yield* readTranslationList();
    const meant = written.map((name) => onlyEditionNamed(translations, name)?.id ?? name);
    if (meant.join() === written.join()) throw error;
    return yield* ask(...meant);
  }
}

const maxNames = 100;

function meantBy(translations: readonly CataloguedEdition[], written: string): string {
  const [, language] = /^lang:\s*(.+)$/is.exec(written) ?? [];
  const code = language && languageCodes(translations)(language);
  return code ? `lang:${code}` : (onlyEditionNamed(translations, written)?.id ?? written);
}

/** By code, tag, name and related code (`el` for `grc`), and by a word that only one English name has: `German`. */
const languageCodes = memoizeByDocument((translations: readonly CataloguedEdition[]) => {
  const found = new Map<string, string>();
  const byWord = new Map<string, Set<string>>();
  for (const { language, languageName = '', languageEnglishName = '' } of translations) {
    for (const name of [language, shortestTag(language), languageName, languageEnglishName])
      if (name !== '' && !found.has(nameKey(name))) found.set(nameKey(name), language);
    for (const word of nameWords(languageEnglishName))
      byWord.set(word, (byWord.get(word) ?? new Set()).add(language));
  }
  for (const [word, [only, second]] of byWord) if (only && !second && !found.has(word)) found.set(word, only);
  for (const language of new Set(found.values())) {
    for (const code of relatedCodes(language).filter((code) => isSameGroup(code, language)))
      for (const name of [shortestTag(code), code])
        if (!found.has(name)) found.set(name, found.get(shortestTag(code)) ?? language);
  }
  // `de-DE` means `de`
  return (name: string) => found.get(nameKey(name)) ?? found.get(nameKey(name.split('-')[0]!));
});
