import type { TranslationLanguages } from '../../documents/languages/languages-schema.ts';
import { links } from '../../documents/links.ts';
import { bookInfo } from '../../model/books.ts';
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
import { type ReferenceStyle, verseSignOf } from '../../references/write-references.ts';
import type { Edition, ReferenceData } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument, type Parameters, QuestionError } from '../question.ts';

export interface WrittenNames {
  readonly options: ReferenceOptions;
  /** Labels have the names of the language’s first translation, or else English names. */
  readonly style: ReferenceStyle;
  readonly edition?: Edition;
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
  const { code, edition } = yield* readFirstTranslation(tag);
  const language = code ?? referenceData.codeOf?.(tag) ?? tag;
  const ofLanguage = shortestTag(language) === 'en' ? noNames : referenceData.ofLanguage?.(language);
  if (!edition && !ofLanguage) {
    const message = `No names of books are known in "${written}".`;
    const hint = `Without "${parameter}", names in all languages are recognized.`;
    throw new QuestionError({ ...fault, message, hint });
  }
  const books = edition?.books ?? [];
  const lookup = new BookNameLookup([namesOfBooks(books), ...(ofLanguage ? [ofLanguage] : [])]);
  const names = namesIn(language, books, lookup, referenceData);
  return edition ? { ...names, edition } : names;
}

const noData: ReferenceData = {};
const noNames: NameTable = new Map();

/** @param tag a code with two or three letters. The code of the result has three. */
function* readFirstTranslation(tag: string): DocumentQuery<{ code?: string; edition?: Edition | undefined }> {
  const [list] = yield [links.translationLanguages];
  const { languages = [] } = (list ?? {}) as Partial<TranslationLanguages>;
  const isMeant = (code: string) => code === tag || (tag.length === 2 && shortestTag(code) === tag);
  const { code, first } = languages.find((each) => isMeant(each.code)) ?? {};
  if (code === undefined || first === undefined) return {};
  const [books] = yield [links.books(first)];
  return { code, edition: books as Edition | undefined };
}

function namesIn(
  language: string | undefined,
  books: readonly NamedBook[],
  names: BookNameLookup,
  { extent }: ReferenceData,
): WrittenNames {
  const verseSign = verseSignOf(language);
  const nameOf = new Map(books.map(({ id, name }) => [id, name]));
  const name = (id: string) => nameOf.get(id) ?? bookInfo(id)?.commonName;
  const options = { names, hasVerseComma: verseSign === ',', style: { name }, ...(extent ? { extent } : {}) };
  return { options, style: { name, verseSign } };
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
