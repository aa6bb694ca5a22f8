import { useMemo } from 'preact/hooks';
import type { PassageAnswer, TranslationBook, TranslationNames } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { onlyEditionNamed } from '../../../src/questions/named-translations.ts';
import type { SuggestedTerm } from '../../../src/questions/search/suggest-terms.ts';
import { nameKey } from '../../../src/references/name-key.ts';
import { loadOnce } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { pageText, suggestionText } from '../../strings/texts.ts';
import { loadCode } from '../../widgets/later-content.tsx';
import type { Route } from '../route.ts';
import { recentSearches } from '../search/asked-search.ts';
import { isDivided } from '../translation-lists.ts';
import type { NamedWord } from '../words/named-word.ts';
import {
  type FoundReferences,
  findReferences,
  nothingFound,
  type ReferenceSearch,
  unique,
} from './find-references.ts';
import {
  addressSuggestion,
  endsWithLetterNumber,
  inTranslation,
  isWordNumber,
  isWordy,
  mayBeWord,
  mayNameTranslation,
  referenceOfAddress,
  routeOfAddress,
  type Suggestions,
  suggestionsFor,
} from './suggestions.ts';

interface NotedSuggestions extends Suggestions {
  readonly note?: string | undefined;
  /** True while the books load, and until it is known if an abbreviation is a word or a name is foreign. */
  readonly isUndecided: boolean;
}

const none: NotedSuggestions = { suggestions: [], defaultIndex: undefined, isUndecided: false };

export interface SearchedEdition {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
  /** Enter waits for the first list of books. */
  readonly isLoadingBooks?: boolean;
}

export function useSuggestions(typed: string | undefined, edition: SearchedEdition): NotedSuggestions {
  const address = typed === undefined ? undefined : routeOfAddress(typed);
  const text = address || !typed ? '' : (referenceOfAddress(typed, edition) ?? typed);
  const { route, isLoadingBooks = false } = edition;
  const own = useFoundReferences(text, edition);
  const { elsewhere, isLoading: isFinding, isMissing } = useOtherTranslation(text, own, route, address);
  const place = elsewhere ? { ...route, translation: elsewhere.translation } : route;
  const there = useFoundReferences(elsewhere?.before ?? '', { ...edition, ...elsewhere, route: place });
  const { terms, isLoading } = useSuggestedTerms(isWordy(text) ? text : '', route.translation);
  const isNumber = isWordNumber(text);
  const { named, isLoading: isNaming } = useNamedWord(isNumber || isWordy(text) ? text : '');
  if (typed === undefined) return none;
  const missing = address?.translation ?? own.edition;
  const note = isMissing ? `The translation "${missing}" is not available.` : own.note;
  if (address) {
    const { translation, parallels } = isMissing ? route : address;
    const suggestions = [addressSuggestion({ ...address, translation, parallels }, edition)];
    return { suggestions, defaultIndex: 0, isUndecided: isFinding, note };
  }
  if (typed && text === '') return { ...none, note: pageText('notThere') };
  const isUndecided =
    (text.trim() !== '' && isLoadingBooks) ||
    own.isAsking ||
    there.isAsking ||
    isFinding ||
    (isNumber && isNaming) ||
    (isLoading && mayBeWord(text, edition));
  const recent = recentSearches();
  if (elsewhere && there.isRead) {
    const known = { passages: there, terms: [], recent: [] };
    const suggested = suggestionsFor(elsewhere.before, known, elsewhere);
    const noteThere = there.note ?? (elsewhere.before === text ? note : undefined);
    return { ...inTranslation(suggested, text, place), isUndecided, note: noteThere };
  }
  const passages = { ...own, isPartial: own.isPartial || isMissing };
  const known = { passages, terms, recent, named };
  const isNoted = !isWordy(text) && !named;
  return { ...suggestionsFor(text, known, edition), isUndecided, ...(isNoted ? { note } : {}) };
}

const once = loadOnce();

/** The translation named in the text (`John 3:16 KJV`) or address, or else one with a book that the open one lacks. */
function useOtherTranslation(text: string, own: Found, route: Route, address: Route | undefined) {
  const { isRead, isAnswer, missing, edition = address?.translation } = own;
  const mayName = isRead && !isAnswer && !edition ? [] : mayNameTranslation(text);
  // An address may also have a book in place of the translation: `#/JHN/3`
  if (address && !/^\d+\b/.test(address.book)) mayName.push({ before: '', name: edition!.split('+')[0]! });
  const isAsked = mayName.length > 0 || missing !== undefined;
  const key = isAsked ? `${edition} ${text} ${route.translation}` : undefined;
  const { document, isLoading } = useDocument(key, async (signal) => {
    const path = '/api/x/translations/names.json';
    const { translations } = await once(path, () => service.get<TranslationNames>(path));
    for (const { before, name } of mayName) {
      const found = onlyEditionNamed(translations, name);
      if (!found) continue;
      const { books } = await service.books(found.id, { signal });
      return { elsewhere: { before, books, language: found.language, translation: found.id } };
    }
    if (!missing) return {};
    const { booksElsewhere } = await loadCode(() => import('../text/missing-passage.tsx'));
    const catalogue = isDivided ? translations : (await service.translations({ signal })).translations;
    const [other] = await booksElsewhere({ ...route, ...missing }, catalogue);
    if (!other) return {};
    const { id, language } = other.translation;
    return { elsewhere: { before: text, books: other.books, language, translation: id } };
  });
  const known = isAsked && !isLoading ? document : undefined;
  const isMissing = edition !== undefined && known !== undefined && !known.elsewhere;
  return { isLoading, isMissing, elsewhere: known?.elsewhere };
}

const restOfWords = 150;

/** Words of the translation that start with the last typed word; empty if it has no search index. */
function useSuggestedTerms(text: string, translation: string) {
  const key = /[\p{L}\p{M}\p{Nd}]{2}$/u.test(text) ? `${translation} ${text}` : undefined;
  const { document = noTerms, isLoading } = useDocument(key, async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, restOfWords));
    signal.throwIfAborted();
    const { suggestedWords } = await loadCode(() => import('../search/search-panel.tsx'));
    return (await suggestedWords(text, translation, signal)) ?? noTerms;
  });
  const terms = key ? document.filter(({ query }) => nameKey(query).startsWith(nameKey(text))) : noTerms;
  return { terms, isLoading };
}

/** A Strong's number, or one or two words, each with at least two letters. */
const mayBeName = /^\s*[GHgh]\d{1,5}\p{L}?\s*$|^\s*[\p{L}\p{M}’'ʼ-]{2,30}(?:\s[\p{L}\p{M}]{2,30})?\s*$/u;

interface LoadedName {
  readonly named: NamedWord | undefined;
  readonly isLoading: boolean;
}

function useNamedWord(text: string): LoadedName {
  const name = text.trim();
  const { document, isLoading } = useDocument(mayBeName.test(text) ? name : undefined, async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, restOfWords));
    signal.throwIfAborted();
    const { namedWord } = await loadCode(() => import('../words/named-word.ts'));
    return { named: await namedWord(name, signal) };
  });
  return { named: isLoading ? undefined : document?.named, isLoading };
}

const noTerms: readonly SuggestedTerm[] = [];

export function useFoundReferences(text: string, { route, books, language }: SearchedEdition): Found {
  const { translation, book, chapter } = route;
  const search = useMemo(
    () => ({ books, language, context: { book, chapter } }),
    [books, language, book, chapter],
  );
  const own = useMemo(() => findReferences(text, search), [text, search]);
  // Words without a number are searched for, and the search knows names in other languages, too
  const mayBePassage = (!isWordy(text) || endsWithLetterNumber(text)) && !isWordNumber(text);
  const isAsked = own.isUnknown && books.length > 0 && mayBePassage;
  const asked = isAsked ? `${translation} ${text}` : undefined;
  const { document, isLoading } = useDocument(asked, (signal) =>
    askService(text, translation, search, signal),
  );
  if (text.trim() === '') return nothing;
  if (books.length === 0) return { ...nothing, note: suggestionText('stillLoading') };
  if (!isAsked || isLoading) return { ...own, isAsking: isAsked };
  if (!document?.isRead) return { ...(document ?? own), isAsking: false };
  const found = own.isPartial ? document.found : unique([...document.found, ...own.found]);
  return { ...document, found, isAsking: false, isAnswer: true };
}

interface Found extends FoundReferences {
  readonly isAsking: boolean;
  /** The service has read the text. */
  readonly isAnswer?: boolean;
}

const nothing: Found = { ...nothingFound, isAsking: false };

const pause = 300;

/** False once the service has turned out to be static, because then it knows only the list of books. */
let hasAnswers = true;

async function askService(
  text: string,
  translation: string,
  search: ReferenceSearch,
  signal: AbortSignal,
): Promise<FoundReferences | undefined> {
  if (!hasAnswers || !service.ask) return undefined;
  await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    const parameters = { ref: text, in: translation };
    const { references } = await service.ask<PassageAnswer>('passage', parameters, { signal });
    return findReferences(references.join('; '), search);
  } catch (error) {
    if (!(error instanceof ScriptoriumError) || error.status !== 404) return undefined;
    // Only the query API names the invalid parameter; a static host does not
    hasAnswers = error.parameter !== undefined;
    const note = error.code === 'book_not_found' ? error.message : error.hint;
    return hasAnswers && note ? { ...nothingFound, note } : undefined;
  }
}
