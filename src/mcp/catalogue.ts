import { links } from '../documents/links.ts';
import { closestId } from '../lib/closest.ts';
import { findLanguage } from '../model/language.ts';
import { isMacrolanguage, isSameGroup, relatedCodes } from '../model/macrolanguages.ts';
import { type Attribution, attributionOf, type Edition } from '../questions/edition.ts';
import { type CataloguedEdition, editionsNamed, nameWords } from '../questions/named-translations.ts';
import { type DocumentQuery, QuestionError } from '../questions/question.ts';
import { nameKey } from '../references/name-key.ts';
import type { CallContext } from './tool.ts';

const catalogues = {
  translations: links.availableTranslations,
  commentaries: links.availableCommentaries,
  datasets: links.availableDatasets,
} as const;

type Kind = keyof typeof catalogues;
export const nouns: Readonly<Record<Kind, string>> = {
  translations: 'translation',
  commentaries: 'commentary',
  datasets: 'dataset',
};

export function* readEditionList(kind: Kind): DocumentQuery<readonly CataloguedEdition[]> {
  const [catalogue] = yield [catalogues[kind]];
  return (catalogue as Partial<Record<Kind, readonly CataloguedEdition[]>> | undefined)?.[kind] ?? [];
}

export function editionNamed(
  editions: readonly CataloguedEdition[],
  written: string,
  kind: Kind,
): CataloguedEdition {
  const named = editionsNamed(editions, written);
  const [only, second] = named;
  if (only && !second) return only;
  const ids = editions.map(({ id }) => id);
  const closest = second ? undefined : closestId(written, ids);
  const hint = second
    ? `Candidates: ${listed(named)}.`
    : closest !== undefined
      ? `Did you mean ${closest}?`
      : editions.length === 0
        ? `This library has no ${kind}.`
        : `Available: ${listed(editions)}.`;
  const shown = written.slice(0, 60);
  const message = second ? `Several ${kind} are called "${shown}".` : `Unknown ${nouns[kind]} "${shown}".`;
  throw new QuestionError({ code: 'translation_not_found', message, hint });
}

const maxListedEditions = 15;

function listed(editions: readonly CataloguedEdition[]): string {
  const some = editions.slice(0, maxListedEditions);
  const names = some.map(({ id, englishName, language }) => `${id} (${englishName}, ${language})`).join(', ');
  const more = editions.length - some.length;
  return more > 0 ? `${names} and ${more} more: list_translations finds them` : names;
}

/**
 * The editions in a language: its ISO 639-1 or 639-3 code, its own name or its English name. If there are none,
 * those in a variety of the language: `Greek`, `Ελληνικά` and `中文` also mean Ancient Greek and Mandarin, but `Man` is
 * not German.
 */
export function editionsInLanguage(
  editions: readonly CataloguedEdition[],
  written: string,
): readonly CataloguedEdition[] {
  const key = nameKey(written);
  const code = findLanguage(written.trim())?.code ?? '';
  const words = nameWords(written);
  const steps: readonly ((edition: CataloguedEdition) => boolean)[] = [
    ({ language, languageName = '', languageEnglishName = '' }) =>
      language === code ||
      [language, languageName, languageEnglishName].some((each) => nameKey(each) === key),
    ({ language }) => isSameGroup(code, language),
    ({ language, languageEnglishName = '' }) =>
      relatedCodes(code).includes(language) || hasWords(languageEnglishName, words),
    ({ language }) => nameKey(findLanguage(nearestLanguage(language))?.name ?? '') === key,
  ];
  for (const step of key === '' ? [] : steps) {
    const found = editions.filter(step);
    if (found.length > 0) return found;
  }
  return [];
}

function nearestLanguage(language: string): string {
  const [own = '', ...others] = relatedCodes(language);
  return others.find(isMacrolanguage) ?? others[0] ?? own;
}

function hasWords(name: string, words: readonly string[]): boolean {
  const known = nameWords(name);
  return words.length > 0 && words.every((word) => known.includes(word));
}

const everything = /^(?:\*|all|any|every|everything)$/i;

/**
 * The ids of the named translations. A name can also be a language, such as `lang:eng` or `Spanish`, or `*`
 * for all. By default, the preferred translation; otherwise the one with the most verses in English, or in any
 * language.
 * @throws QuestionError
 */
export function* chooseTranslations(
  written: readonly string[] | undefined,
  { preferred }: Pick<CallContext, 'preferred'>,
): DocumentQuery<string[]> {
  const translations = yield* readEditionList('translations');
  const named = written?.length ? written : preferred === undefined ? [] : [preferred];
  if (named.length > 0) {
    const found = named.flatMap((each) => translationsNamed(translations, each));
    return [...new Set(found.map(({ id }) => id))];
  }
  const english = translations.filter(({ language }) => language === 'eng');
  const [first] = (english.length > 0 ? english : translations).toSorted(
    (a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses,
  );
  if (first) return [first.id];
  const message = 'This library has no translations.';
  throw new QuestionError({ code: 'translation_not_found', message });
}

function translationsNamed(
  translations: readonly CataloguedEdition[],
  written: string,
): readonly CataloguedEdition[] {
  if (everything.test(written)) return translations;
  const [, language] = /^lang(?:uage)?:\s*(.+)$/is.exec(written) ?? [];
  const isName = language === undefined && editionsNamed(translations, written).length > 0;
  const found = isName ? [] : editionsInLanguage(translations, language ?? written);
  if (found.length > 0) return found;
  const names = isName ? [] : written.split(/\s*(?:\band\b|\bvs\b\.?|[&+/,;])\s*/i).filter(Boolean);
  if (names.length > 1) return names.flatMap((each) => translationsNamed(translations, each));
  if (language === undefined) return [editionNamed(translations, written, 'translations')];
  const message = `No translation in the language "${language.slice(0, 60)}".`;
  throw new QuestionError({ code: 'translation_not_found', message, hint: languagesText(translations) });
}

const maxListedLanguages = 20;

export function languagesText(editions: readonly CataloguedEdition[]): string {
  const byLanguage = [...Map.groupBy(editions, ({ language }) => language)];
  byLanguage.sort(([, a], [, b]) => b.length - a.length);
  const names = byLanguage.slice(0, maxListedLanguages).map(([language, [first]]) => {
    const name = first?.languageEnglishName;
    return name === undefined ? language : `${language} (${name})`;
  });
  const more = byLanguage.length - names.length;
  return names.length === 0 ? '' : `Languages: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

export function* chooseTranslation(written: string | undefined, context: CallContext): DocumentQuery<string> {
  const requested = written === undefined ? undefined : [written];
  const [first, ...others] = yield* chooseTranslations(requested, context);
  if (others.length > 0) context.note(`This tool reads one translation, so ${first} was used.`);
  return first!;
}

export function* chooseEditions(
  kind: Kind,
  written: string | undefined,
): DocumentQuery<readonly CataloguedEdition[]> {
  const editions = yield* readEditionList(kind);
  return written === undefined ? editions : [editionNamed(editions, written, kind)];
}

export function attributionTo(edition: Edition['translation']): Attribution {
  return attributionOf({ translation: edition });
}

export function attributionLines(attributions: readonly Attribution[]): string {
  return attributions
    .map(({ edition, text, licenseUrl }) => `${edition}: ${text}${licenseUrl ? ` (${licenseUrl})` : ''}`)
    .join('\n');
}
