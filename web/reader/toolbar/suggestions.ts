import { useMemo } from 'preact/hooks';
import type { PassageAnswer, TranslationBook } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import type { SuggestedTerm } from '../../../src/questions/suggest-terms.ts';
import { nameKey } from '../../../src/references/name-key.ts';
import type { Route } from '../route.ts';
import { recentSearches } from '../search/asked-search.ts';
import { useSuggestedTerms } from '../search/open-search.tsx';
import { service, useDocument } from '../service.ts';
import { type FoundReference, findReferences, type ReferenceSearch } from './find-references.ts';

/** What may be meant by what is typed. */
export type Suggestion =
  | { readonly kind: 'passage'; readonly label: string; readonly reference: FoundReference }
  | { readonly kind: 'words' | 'recent'; readonly label: string }
  | { readonly kind: 'term'; readonly label: string; readonly verses: number };

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Which of them Enter takes; undefined for none. */
  readonly usual: number | undefined;
  /** What cannot be read or is not there, for readers. */
  readonly note?: string | undefined;
}

const none: Suggestions = { suggestions: [], usual: undefined };

/** What a text in the box may mean; undefined while the list is closed. */
export function useSuggestions(
  typed: string | undefined,
  route: Route,
  books: readonly TranslationBook[],
  language: string | undefined,
): Suggestions {
  const text = typed ?? '';
  const { found, note, isUnknown = false } = useFoundReferences(text, route, books, language);
  const terms = useSuggestedTerms(isWordy(text) ? text : '', route.translation);
  if (typed === undefined) return none;
  const passages = { found, isRead: !isUnknown && note === undefined && found.length > 0 };
  const suggested = suggestionsFor(text, passages, terms, recentSearches(), books);
  return { ...suggested, ...(isWordy(text) ? {} : { note }) };
}

/** Passages beside words. */
const mostPassages = 4;
const mostRecent = 3;
const mostRecentAlone = 8;

/** Passages first, then words, then recent searches. A text with numbers that reads as passages is not searched for. */
export function suggestionsFor(
  text: string,
  passages: { readonly found: readonly FoundReference[]; readonly isRead: boolean },
  terms: readonly Pick<SuggestedTerm, 'query' | 'verses'>[],
  recent: readonly string[],
  books: readonly TranslationBook[],
): Pick<Suggestions, 'suggestions' | 'usual'> {
  const words = text.trim();
  const searches = recent.map((label) => ({ kind: 'recent', label }) as const);
  if (words === '') return { suggestions: searches.slice(0, mostRecentAlone), usual: undefined };
  const { found, isRead } = passages;
  const meant = found.map((reference) => ({ kind: 'passage', label: reference.label, reference }) as const);
  if (meant.length > 0 && !isWordy(text)) return { suggestions: meant, usual: 0 };
  // Of several words, the letters of a book's name say little
  const shown =
    isRead || !/\s/.test(words) ? meant : meant.filter(({ reference }) => isNamed(text, reference, books));
  const first = shown.slice(0, mostPassages);
  const isPassage = first[0] !== undefined && (isRead || isNamed(text, first[0].reference, books));
  const key = words.toLowerCase();
  const isWhole = (query: string) => query.toLowerCase() === key;
  const counted = (label: string, verses: number | undefined): Suggestion =>
    // What is counted are the verses of one word
    verses === undefined || /\s/.test(words) ? { kind: 'words', label } : { kind: 'term', label, verses };
  return {
    suggestions: [
      ...first,
      counted(words, terms.find(({ query }) => isWhole(query))?.verses),
      ...terms.filter(({ query }) => !isWhole(query)).map(({ query, verses }) => counted(query, verses)),
      ...searches
        .filter(({ label }) => !isWhole(label) && label.toLowerCase().startsWith(key))
        .slice(0, mostRecent),
    ],
    usual: isPassage ? 0 : first.length,
  };
}

/** Whether a text may be words: numbers are those of passages. */
function isWordy(text: string): boolean {
  return /\p{L}/u.test(text) && (!/\p{Nd}/u.test(text) || /["“„«*|]|(?:strong|lemma|morph):/i.test(text));
}

/** Whether the name of a passage's book begins as the text does. */
function isNamed(text: string, { book: id }: FoundReference, books: readonly TranslationBook[]): boolean {
  const book = books.find((each) => each.id === id);
  const wanted = nameKey(text);
  return [book?.name, book?.commonName, id].some((name) => nameKey(name ?? '').startsWith(wanted));
}

/** What a text in the box means: by the names that the page knows, else by those that the service knows. */
function useFoundReferences(
  text: string,
  route: Route,
  books: readonly TranslationBook[],
  language: string | undefined,
): Found {
  const { translation, book, chapter } = route;
  const search = useMemo(
    () => ({ books, language, context: { book, chapter } }),
    [books, language, book, chapter],
  );
  const own = useMemo(() => findReferences(text, search), [text, search]);
  // Words without a number are searched for instead, which knows names in other languages too
  const isAsked = own.isUnknown && own.found.length === 0 && books.length > 0 && !isWordy(text);
  const asked = isAsked ? `${translation} ${text}` : undefined;
  const { document, isLoading } = useDocument(asked, (signal) =>
    askService(text, translation, search, signal),
  );
  if (text.trim() === '') return nothing;
  if (books.length === 0) return { found: [], note: 'The list of books is still loading.' };
  return isAsked && !isLoading ? (document ?? own) : own;
}

interface Found {
  readonly found: readonly FoundReference[];
  readonly note?: string;
  readonly isUnknown?: boolean;
}

const nothing: Found = { found: [] };

/** Milliseconds without a key, so that not every letter is asked for. */
const pause = 300;

/** False once the service was found to have documents only: those say no more than the list of books. */
let hasAnswers = true;

/** Undefined where the service does not know it either. */
async function askService(
  text: string,
  translation: string,
  search: ReferenceSearch,
  signal: AbortSignal,
): Promise<Found | undefined> {
  if (!hasAnswers || !service.ask) return undefined;
  await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    const parameters = { ref: text, in: translation };
    const { references } = await service.ask<PassageAnswer>('passage', parameters, { signal });
    return findReferences(references.join('; '), search);
  } catch (error) {
    if (!(error instanceof ScriptoriumError) || error.status !== 404) return undefined;
    // An answer to a question names the parameter that is wrong
    hasAnswers = error.parameter !== undefined;
    return hasAnswers && error.hint ? { found: [], note: error.hint } : undefined;
  }
}
