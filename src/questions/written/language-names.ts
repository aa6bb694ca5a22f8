import type {
  LanguageTranslations,
  TranslationLanguages,
} from '../../documents/languages/languages-schema.ts';
import { links } from '../../documents/links.ts';
import { bookInfo, canonicalIds } from '../../model/books.ts';
import { shortestTag } from '../../model/shortest-tag.ts';
import {
  BookNameLookup,
  booksBeginning,
  type NamedBook,
  type NameTable,
  namesOfBooks,
} from '../../references/book-names.ts';
import { englishNames } from '../../references/english-names.ts';
import { nameKey } from '../../references/name-key.ts';
import type { ReferenceOptions } from '../../references/place-reader.ts';
import { type ReferenceStyle, verseCommaOf, verseSignOf } from '../../references/write-references.ts';
import type { Edition, ReferenceData } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument, type Parameters, QuestionError } from '../question.ts';

export interface WrittenNames {
  readonly options: ReferenceOptions;
  /** Labels have the names of the language’s translations, or else English names. */
  readonly style: ReferenceStyle;
  /** The translation in the language with most verses. */
  readonly edition?: Edition;
  /** The books of that translation, and others that only further translations in the language have. */
  readonly books: Edition['books'];
}

/** A code of ISO 639 with any script and region: `deu`, `pt`, `zh-Hans-CN`. */
const languageTag = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i;

/**
 * Names of books in the requested language and in English, or in all languages.
 * @throws QuestionError for a language without any names.
 */
export function* readNamesOf(
  parameters: Parameters,
  referenceData: ReferenceData = noData,
): DocumentQuery<WrittenNames> {
  const parameter = 'language';
  const { [parameter]: written = '' } = parameters;
  if (written === '') return inAllLanguages(referenceData);
  const fault = { code: 'bad_parameter', parameter } as const;
  if (!languageTag.test(written)) {
    const message = `"${written.slice(0, 40)}" is not a code of a language.`;
    const hint = 'Use an ISO 639 code, such as eng or de.';
    throw new QuestionError({ ...fault, message, hint });
  }
  const tag = written.toLowerCase().split(/[-_]/)[0]!;
  const code = yield* readCode(tag);
  const language = code ?? referenceData.codeOf?.(tag) ?? tag;
  const [edition, ...others] = code === undefined ? [] : yield* readTranslations(code);
  const ofLanguage = shortestTag(language) === 'en' ? noNames : referenceData.ofLanguage?.(language);
  if (!edition && !ofLanguage) {
    const message = `No names of books are known in "${written}".`;
    const hint = `Without "${parameter}", names in all languages are recognized.`;
    throw new QuestionError({ ...fault, message, hint });
  }
  const books = [...(edition?.books ?? [])];
  const missing = others.flatMap((other) => other.books).sort((a, b) => orderOf(a) - orderOf(b));
  for (const book of missing) if (!books.some(({ id }) => id === book.id)) books.push(book);
  const lookup = new BookNameLookup([namesOfBooks(books), ...(ofLanguage ? [ofLanguage] : [])]);
  const names = namesIn(language, books, lookup, referenceData);
  return edition ? { ...names, edition } : names;
}

const noData: ReferenceData = {};
const noNames: NameTable = new Map();

/** The code, as the library writes it, of a language with translations. @param tag a code with two or three letters */
function* readCode(tag: string): DocumentQuery<string | undefined> {
  const [list] = yield [links.translationLanguages];
  const { languages = [] } = (list ?? {}) as Partial<TranslationLanguages>;
  return languages.find(({ code }) => code === tag || (tag.length === 2 && shortestTag(code) === tag))?.code;
}

/** More are hardly ever needed to name every book. */
const maxTranslations = 5;
const orderOf = ({ id }: Pick<NamedBook, 'id'>) => bookInfo(id)?.order ?? 0;

/** The translations with most verses, up to those that have all books. */
function* readTranslations(language: string): DocumentQuery<Edition[]> {
  const [list] = yield [links.translationsOfLanguage(language)];
  const { translations = [] } = (list ?? {}) as Partial<LanguageTranslations>;
  const largest = [...translations].sort((a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses);
  const isWhole = (largest[0]?.numberOfBooks ?? 0) >= canonicalIds.length;
  const read = yield largest.slice(0, isWhole ? 1 : maxTranslations).map(({ id }) => links.books(id));
  return read.filter((books) => books !== undefined) as Edition[];
}

function namesIn(
  language: string | undefined,
  books: Edition['books'],
  names: BookNameLookup,
  { extent }: ReferenceData,
): WrittenNames {
  const verseSign = verseSignOf(language);
  const nameOf = new Map(books.map(({ id, name }) => [id, name]));
  const name = (id: string) => nameOf.get(id) ?? bookInfo(id)?.commonName;
  const options = {
    names,
    hasVerseComma: verseCommaOf(language),
    style: { name },
    ...(extent ? { extent } : {}),
  };
  return { options, style: { name, verseSign }, books };
}

const inAllLanguages = memoizeByDocument((referenceData: ReferenceData): WrittenNames => {
  const found = new Map<string, string>();
  const unclear = new Map<string, string[]>();
  for (const table of referenceData.ofAllLanguages?.() ?? []) {
    for (const [key, id] of table) {
      if (englishNames.has(key)) continue;
      const ids = unclear.get(key);
      if (!ids) unclear.set(key, [id]);
      else if (!ids.includes(id)) ids.push(id);
    }
  }
  for (const [key, [id, other]] of unclear) {
    if (other !== undefined || isShortLatin.test(key)) continue;
    found.set(key, id!);
    unclear.delete(key);
  }
  return namesIn(undefined, [], new NamesOfAllLanguages(found, unclear), referenceData);
});

class NamesOfAllLanguages extends BookNameLookup {
  readonly #found: NameTable;
  readonly #unclear: ReadonlyMap<string, readonly string[]>;

  /** @param unclear book ids of names that different books have in different languages, or that are too short. */
  constructor(found: NameTable, unclear: ReadonlyMap<string, readonly string[]>) {
    super([found]);
    this.#found = found;
    this.#unclear = unclear;
  }

  /** A name of one book in an unknown language confirms a prefix or contradicts it, and is not enough alone. */
  override beginning(name: string, anyNumber = false): string[] {
    const key = nameKey(name);
    const ids = [this.#found, englishNames].flatMap((table) => [...booksBeginning(table, key, anyNumber)]);
    const unclear = key === '' ? [] : (this.#unclear.get(key) ?? []);
    return ids.length > 0 || unclear.length > 1 ? [...new Set([...unclear, ...ids])] : [];
  }
}

/** Short Latin words are also words of other languages. */
const isShortLatin = /^[\da-z]{0,3}$/;
