import { maxSuggestionCharacters, suggestionLimit } from '../../documents/question-parameters.ts';
import { allBooks, bookInfo } from '../../model/books.ts';
import { isPassage } from '../../references/book-alone.ts';
import { nameKey } from '../../references/name-key.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { rankBookName } from '../../references/rank-book-name.ts';
import { type Reference, schemeNames } from '../../references/reference.ts';
import { withDigits } from '../../references/spoken-numbers.ts';
import { formatReference } from '../../references/write-references.ts';
import {
  type Attribution,
  type Edition,
  type ReferenceData,
  readEditionsById,
  referenceOptionsFor,
} from '../edition.ts';
import { findWords } from '../find-words.ts';
import { creditOf } from '../lexicon-entries.ts';
import {
  type DocumentQuery,
  type Parameters,
  QuestionError,
  readEditionIds,
  readNumber,
  readParameters,
  refuseMore,
} from '../question.ts';
import { type SuggestedTerm, suggestTerms } from '../search/suggest-terms.ts';
import { readNamesOf, type WrittenNames } from './language-names.ts';

interface Suggestions {
  readonly q: string;
  readonly passages: readonly { readonly reference: string; readonly label: string }[];
  readonly books: readonly { readonly id: string; readonly name: string }[];
  readonly words: readonly SuggestedTerm[];
  readonly entries: readonly {
    readonly lexicon: string;
    readonly id: string;
    readonly lemma: string;
    readonly transliteration?: string | undefined;
    readonly gloss: string;
  }[];
  readonly attributions: readonly Attribution[];
}

type SuggestedBook = Pick<Edition['books'][number], 'id' | 'name' | 'commonName' | 'title'> &
  Partial<Pick<Edition['books'][number], 'firstChapterNumber' | 'lastChapterNumber'>>;

interface Names extends Omit<WrittenNames, 'books'> {
  readonly books: readonly SuggestedBook[];
  /** True without a translation: books that its language has no name for have English names. */
  readonly isEveryBook?: boolean;
  /** True for a language without a translation: the names of `books` are English. */
  readonly isForeign?: boolean;
}

export function* answerSuggest(query: string, referenceData?: ReferenceData): DocumentQuery<Suggestions> {
  const parameters = readParameters(query, ['q', 'in', 'language', 'limit']);
  const limit = readNumber(parameters, 'limit', suggestionLimit);
  const q = readText(parameters);
  const names = yield* readNames(parameters, referenceData);
  const translation = parameters.in ? names.edition!.translation.id : undefined;
  const words = (translation && (yield* suggestTerms(q, translation, limit))) || [];
  const isWord = () => words.some((each) => nameKey(each.query) === nameKey(q));
  const books = rankedBooks(namePart(q), names);
  const { entries, attributions } = yield* suggestEntries(q, limit);
  return {
    q,
    passages: suggestPassages(q, books, { ...names, referenceData }, isWord).slice(0, limit),
    books: books.slice(0, limit).map(({ id, name }) => ({ id, name })),
    words,
    entries,
    attributions,
  };
}

function readText(parameters: Parameters): string {
  const parameter = 'q';
  const q = (parameters[parameter] ?? '').trim();
  if (q === '') {
    const hint = 'Pass the text typed so far, such as "rom 8" or "liv".';
    throw new QuestionError({ code: 'bad_parameter', message: '"q" is empty.', hint, parameter });
  }
  refuseMore(parameter, q.length, 'characters', maxSuggestionCharacters);
  return q;
}

function* readNames(parameters: Parameters, referenceData?: ReferenceData): DocumentQuery<Names> {
  if (!parameters.in) {
    const names = yield* readNamesOf(parameters, referenceData);
    const isForeign = Boolean(parameters.language) && parameters.language !== 'eng' && !names.edition;
    const others = englishBooks.filter(({ id }) => !names.books.some((book) => book.id === id));
    return { ...names, books: [...names.books, ...others], isEveryBook: true, isForeign };
  }
  if (parameters.language) {
    const message = '"language" and "in" exclude each other: a translation has a language.';
    throw new QuestionError({ code: 'bad_parameter', message, parameter: 'language' });
  }
  const [edition] = (yield* readEditionsById(readEditionIds(parameters, 1))) as [Edition];
  const options = referenceOptionsFor(edition, referenceData);
  return { options, style: options.style, edition, books: edition.books };
}

const englishBooks: readonly SuggestedBook[] = allBooks()
  .filter(({ canon }) => canon === 'canonical')
  .map(({ id, commonName }) => ({ id, name: commonName, commonName, title: null }));

/** The name at the start of the text: `1 jo` of `1 jo 4:8`. Empty if there is none. */
function namePart(q: string): string {
  return /^(?:[1-4]\s*)?\P{Nd}*\p{L}[^\p{Nd}:,;]*/u.exec(q)?.[0] ?? '';
}

/** Shorter texts begin names of many books in some language. */
const minLettersOfOtherNames = 3;

function rankedBooks(
  written: string,
  { books, options, style, isEveryBook, isForeign }: Names,
): SuggestedBook[] {
  const wanted = nameKey(written);
  if (wanted === '') return [];
  const ranked = books
    .map((book, index) => ({ book, index, rank: rankBookName(book, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.index - b.index);
  const orderOf = (id: string) => bookInfo(id)?.order ?? 0;
  const isKnown = ranked.length > 0 && wanted.length < minLettersOfOtherNames && !isForeign;
  const beginning = isKnown
    ? []
    : options.names.beginning(written, true).sort((a, b) => orderOf(a) - orderOf(b));
  const named = [...new Set([options.names.find(written) ?? [], beginning].flat())].flatMap((id) => {
    const name = style.name?.(id) ?? id;
    const listed = books.find((book) => book.id === id);
    const isOther = isEveryBook && bookInfo(id)?.canon === 'deuterocanonical';
    return listed ?? (isOther ? { id, name, commonName: name, title: null } : []);
  });
  const found = ranked.map(({ book }) => book);
  const all = isForeign ? [...named, ...found] : [...found, ...named];
  return [...new Map(all.map((book) => [book.id, book])).values()];
}

function suggestPassages(
  q: string,
  ranked: readonly SuggestedBook[],
  { books, options, style, referenceData }: Names & { readonly referenceData?: ReferenceData | undefined },
  isWord: () => boolean,
) {
  // Unfinished input may end with punctuation
  const written = withDigits(q, options.names).replace(/[\s:;,.\-\u2010-\u2015]+$/u, '');
  const numbers = written.slice(namePart(written).length);
  const parse = (text: string) => parseReferences(text, options).references ?? [];
  const found = isPassage(written, books, options.names, isWord) ? [...parse(written)] : [];
  if (numbers !== '' && found.length < 2)
    found.push(...ranked.flatMap(({ id }) => parse(`${id} ${numbers}`)));
  const isThere = ({ from }: Reference) => {
    const book = [...books, ...ranked].find(({ id }) => id === from.book);
    const { firstChapterNumber: first = 1, lastChapterNumber: last } = book ?? {};
    const max = last ?? options.extent?.chapters(from.book) ?? Number.POSITIVE_INFINITY;
    const { chapter = first, verse = 0 } = from;
    const isChapter = book !== undefined && first <= chapter && chapter <= max;
    return isChapter && verse <= lastVerse(from.book, chapter, referenceData);
  };
  const labels = new Map(
    found
      .filter(isThere)
      .map(({ from, to }) => [formatReference({ from, to }), formatReference({ from, to }, style)]),
  );
  return [...labels].map(([reference, label]) => ({ reference, label }));
}

function lastVerse(book: string, chapter: number, { numbering, extent }: ReferenceData = {}): number {
  const numbers = schemeNames.map((scheme) => numbering?.schemes?.lastVerses(scheme, book)[chapter - 1] ?? 0);
  return Math.max(extent?.verses(book, chapter) ?? 0, ...numbers) || Number.POSITIVE_INFINITY;
}

const mayBeEntry = /^(?:[\p{L}\p{M}’'ʼ-]{2,30}(?:\s[\p{L}\p{M}]{2,30})?|[GHgh]\d{1,5}[A-Za-z]?)$/u;

function* suggestEntries(
  q: string,
  limit: number,
): DocumentQuery<Pick<Suggestions, 'entries' | 'attributions'>> {
  if (!mayBeEntry.test(q)) return { entries: [], attributions: [] };
  const { words, lexicons } = yield* findWords(q);
  const entries = words.slice(0, limit).map(({ entries: [first] }) => {
    const { lexicon, id, lemma, transliteration, gloss } = first!;
    return { lexicon, id, lemma, ...(transliteration ? { transliteration } : {}), gloss };
  });
  const quoted = new Set(entries.map(({ lexicon }) => lexicon));
  return { entries, attributions: lexicons.filter(({ id }) => quoted.has(id)).map(creditOf) };
}
