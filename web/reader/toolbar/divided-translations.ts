import { useMemo } from 'preact/hooks';
import type {
  TranslationFeatures,
  TranslationLanguage,
  TranslationNames,
} from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { type Loading, service, useDocument } from '../../service/service.ts';
import { translationLanguages, translationsIn } from '../divided-catalogue.ts';
import { preferredLanguages } from '../text/script-of.ts';
import { isDivided } from '../translation-lists.ts';
import {
  type LanguageGroup,
  languageGroupName,
  type NamedTranslation,
  searchableTranslations,
} from './find-translations.ts';

/** Maximum number of the user's languages whose translations are loaded with the list. */
const maxOpenLanguages = 4;

interface DividedTranslations {
  readonly groups: readonly LanguageGroup[];
  /** Known translations by id: the open languages', and all once their names have been loaded. */
  readonly byId: ReadonlyMap<string, NamedTranslation>;
  readonly features: ReadonlyMap<string, TranslationFeatures>;
}

interface Question {
  readonly text: string;
  readonly used: readonly string[];
  readonly language: string | undefined;
}

/**
 * The translations of a large library: the user's languages with their translations, all others collapsed.
 * The names of all translations are loaded only for a search, or if a displayed translation is in another
 * language.
 */
export function useDividedTranslations({ text, used, language }: Question): Loading<DividedTranslations> {
  const isSearch = text.trim() !== '';
  const open = useDocument(isDivided ? `open ${language}` : undefined, () => loadOpen(language));
  const known = open.document?.translations;
  const isUnknown = known !== undefined && used.some((id) => !known.has(id));
  const names = useDocument(isDivided && (isSearch || isUnknown) ? 'names' : undefined, (signal) =>
    service.get<TranslationNames>('/api/x/translations/names.json', { signal }),
  );
  const named = useMemo(
    () => withLanguages(names.document?.translations ?? [], open.document?.languages ?? []),
    [names.document, open.document],
  );
  const search = useMemo(() => searchableTranslations(named), [named]);
  const document = open.document && {
    groups: isSearch ? search(text) : open.document.groups,
    byId: isUnknown ? new Map(named.map((each) => [each.id, each])) : open.document.translations,
    features: open.document.features,
  };
  const { error, retry } = open.error ? open : names;
  const isLoading = open.isLoading || names.isLoading;
  return { isLoading, retry, ...(error && { error }), ...(document && { document }) };
}

async function loadOpen(language: string | undefined) {
  const { languages } = await translationLanguages();
  const own = preferredLanguages();
  const rankOf = (code: string) => (code === language ? -1 : own.indexOf(shortestTag(code).split('-')[0]!));
  const isOwn = ({ code }: { readonly code: string }) => code === language || rankOf(code) >= 0;
  const first = languages
    .filter(isOwn)
    .sort((a, b) => rankOf(a.code) - rankOf(b.code))
    .slice(0, maxOpenLanguages);
  const lists = await Promise.all(first.map(({ code }) => translationsIn(code)));
  const translations = lists.flatMap((list) => list.translations);
  const opened: LanguageGroup[] = first.map((each, index) => ({
    ...closedGroup(each),
    translations: lists[index]!.translations,
    isOwn: true,
  }));
  const closed = languages.filter((each) => !first.includes(each)).map(closedGroup);
  return {
    languages,
    groups: [...opened, ...closed.sort((a, b) => a.name.localeCompare(b.name))],
    translations: new Map(translations.map((each): [string, NamedTranslation] => [each.id, each])),
    features: new Map(lists.flatMap((list) => list.features).map((each) => [each.id, each])),
  };
}

function closedGroup(language: TranslationLanguage): LanguageGroup {
  const { code, translations } = language;
  return {
    name: languageGroupName(namesOfLanguage(language)),
    language: code,
    count: translations,
    translations: [],
  };
}

function namesOfLanguage({ code, name, englishName }: TranslationLanguage) {
  return {
    language: code,
    ...(name !== null && { languageName: name }),
    ...(englishName !== null && { languageEnglishName: englishName }),
  };
}

function withLanguages(
  names: TranslationNames['translations'],
  languages: readonly TranslationLanguage[],
): NamedTranslation[] {
  const byCode = new Map(languages.map((each) => [each.code, namesOfLanguage(each)]));
  return names.map((each) => ({ ...byCode.get(each.language), ...each }));
}
