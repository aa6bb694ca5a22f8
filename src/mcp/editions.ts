import { links } from '../documents/links.ts';
import { closestId } from '../lib/closest.ts';
import { bookInfo } from '../model/books.ts';
import { type Attribution, attributionOf, type Edition, referenceOptionsFor } from '../questions/edition.ts';
import { findPassages, readReferences } from '../questions/passage.ts';
import { type DocumentQuery, QuestionError } from '../questions/question.ts';
import { allReferenceData } from '../questions/reference-data.ts';
import { nameKey } from '../references/name-key.ts';
import { type Reference, verseRangeIn } from '../references/reference.ts';
import { formatReference, type ReferenceStyle } from '../references/write-references.ts';

export interface CataloguedEdition {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly shortName?: string;
  readonly language: string;
  readonly languageEnglishName?: string;
  readonly textDirection?: string;
  readonly licenseUrl: string;
  readonly licenseNotes?: string | null;
  readonly licenseNotice?: string | null;
  readonly numberOfBooks: number;
  readonly totalNumberOfVerses: number;
  readonly numberOfApocryphalBooks?: number;
}

const catalogues = {
  translations: links.availableTranslations,
  commentaries: links.availableCommentaries,
  datasets: links.availableDatasets,
} as const;

type Kind = keyof typeof catalogues;
const nouns: Readonly<Record<Kind, string>> = {
  translations: 'translation',
  commentaries: 'commentary',
  datasets: 'dataset',
};

/** Empty if the service has no such catalogue. */
export function* readEditionList(kind: Kind): DocumentQuery<readonly CataloguedEdition[]> {
  const [catalogue] = yield [catalogues[kind]];
  return (catalogue as Partial<Record<Kind, readonly CataloguedEdition[]>> | undefined)?.[kind] ?? [];
}

/**
 * Finds an edition by its id in any case, or by one of its names.
 * @throws QuestionError that lists the possible editions.
 */
export function editionNamed(
  editions: readonly CataloguedEdition[],
  written: string,
  kind: Kind,
): CataloguedEdition {
  const key = nameKey(written);
  const hasName = ({ id, shortName = '', englishName, name }: CataloguedEdition) =>
    key !== '' && [id, shortName, englishName, name].some((each) => nameKey(each) === key);
  const exact = editions.find(({ id }) => id === written);
  const named = exact ? [exact] : editions.filter(hasName);
  const [only, second] = named;
  if (only && !second) return only;
  const closest = second
    ? undefined
    : closestId(
        written,
        editions.map(({ id }) => id),
      );
  const hint = second
    ? `Candidates: ${listed(named)}.`
    : closest !== undefined
      ? `Did you mean ${closest}?`
      : editions.length === 0
        ? `This library has no ${kind}.`
        : `Available: ${listed(editions)}.`;
  const message = `Unknown ${nouns[kind]} "${written.slice(0, 60)}".`;
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
 * The ids of the named translations. By default, the preferred one; otherwise the one with the most verses in
 * English, or in any language.
 * @throws QuestionError
 */
export function* chooseTranslations(
  written: readonly string[] | undefined,
  preferred: string | undefined,
): DocumentQuery<string[]> {
  const translations = yield* readEditionList('translations');
  const named = written?.length ? written : preferred === undefined ? [] : [preferred];
  if (named.length > 0) {
    return [...new Set(named.map((each) => editionNamed(translations, each, 'translations').id))];
  }
  const english = translations.filter(({ language }) => language === 'eng');
  const [first] = (english.length > 0 ? english : translations).toSorted(
    (a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses,
  );
  if (first) return [first.id];
  const message = 'This library has no translations.';
  throw new QuestionError({ code: 'translation_not_found', message });
}

/** The named edition, or all of a kind by default. @throws QuestionError */
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

/** Parsed references, with the options for writing others in the same style. */
export interface ReadPlaces {
  readonly references: readonly Reference[];
  readonly style: ReferenceStyle;
  /** The translation for reading references and quoting verses; undefined if the service has none. */
  readonly translation: string | undefined;
}

/** Without a translation, references are read in English. */
const anyEdition: Edition = {
  translation: { id: '', name: '', englishName: '', language: 'eng', licenseUrl: '' },
  books: [],
};

/**
 * Parses references with the book names of a translation.
 * @throws QuestionError for an invalid reference or an unknown translation.
 */
export function* readPlaces(
  ref: string,
  written: string | undefined,
  preferred: string | undefined,
): DocumentQuery<ReadPlaces> {
  const translation = yield* defaultTranslation(written, preferred);
  const [books] = translation === undefined ? [] : yield [links.books(translation)];
  const options = referenceOptionsFor((books as Edition | undefined) ?? anyEdition, allReferenceData);
  const { verseSign = ':' } = options.style;
  // References may name books that the translation does not have
  const name = (book: string) => options.style.name?.(book) ?? bookInfo(book)?.commonName;
  return { references: readReferences(ref, options), style: { name, verseSign }, translation };
}

/** Undefined if the service has no translation. */
function* defaultTranslation(
  written: string | undefined,
  preferred: string | undefined,
): DocumentQuery<string | undefined> {
  const named = written === undefined ? undefined : [written];
  if (!named && (yield* readEditionList('translations')).length === 0) return undefined;
  return (yield* chooseTranslations(named, preferred))[0];
}

/** A book in a list of books. Numbers are null for a book of a commentary without chapters. */
interface ListedBook {
  readonly id: string;
  readonly firstChapterNumber: number | null;
  readonly lastChapterNumber: number | null;
}

/** `last` may be Infinity. */
export interface NamedVerses {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

export function versesByChapter(
  references: readonly Reference[],
  books: readonly ListedBook[],
): NamedVerses[] {
  const orderOf = (book: string) => bookInfo(book)?.order ?? 0;
  return references.flatMap((reference) => {
    const { from, to } = reference;
    const named = books.filter(
      ({ id }) =>
        id === from.book ||
        id === to.book ||
        (orderOf(from.book) < orderOf(id) && orderOf(id) < orderOf(to.book)),
    );
    return named.flatMap(({ id, firstChapterNumber, lastChapterNumber }) => {
      const begin = Math.max(firstChapterNumber ?? 1, id === from.book ? (from.chapter ?? 1) : 1);
      const end = Math.min(
        lastChapterNumber ?? 0,
        id === to.book ? (to.chapter ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY,
      );
      return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => {
        const chapter = begin + index;
        return { book: id, chapter, ...verseRangeIn(reference, id, chapter) };
      });
    });
  });
}

/** @throws QuestionError for more chapters than a tool reads. */
export function requireFewChapters(chapters: readonly NamedVerses[], maxChapters: number): void {
  if (chapters.length <= maxChapters) return;
  const message = `The reference has ${chapters.length} chapters; the maximum is ${maxChapters}.`;
  throw new QuestionError({ code: 'bad_parameter', message, hint: 'Request a chapter or a passage.' });
}

/**
 * The chapters of a commentary or dataset that references name, in the numbering of a translation, which may
 * have more chapters: Joel 4. A reference to a whole book gives the chapters that the commentary or dataset
 * has.
 */
export function* chaptersAbout(
  { references, translation = '' }: ReadPlaces,
  books: readonly ListedBook[],
): DocumentQuery<NamedVerses[]> {
  const [list] = yield [links.books(translation)];
  const own = (list as { readonly books: readonly ListedBook[] } | undefined)?.books ?? [];
  const both = [...own, ...books.filter(({ id }) => !own.some((each) => each.id === id))];
  return references.flatMap((reference) =>
    versesByChapter([reference], reference.from.chapter === undefined ? books : both),
  );
}

/**
 * The text of a reference to a few verses, in the translation's numbering; undefined if it has none of them.
 */
export function* quoted(
  reference: Reference,
  translation: string,
  maxVerses: number,
): DocumentQuery<string | undefined> {
  const ref = formatReference(reference);
  try {
    const { passages, next } = yield* findPassages({
      ref,
      editions: [translation],
      limits: { maxVerses },
      referenceData: allReferenceData,
    });
    const verses = passages.flatMap(({ editions }) => editions.flatMap((each) => each.verses));
    const text = verses.map(({ content }) => content.text.replaceAll('\n', ' ')).join(' ');
    return text === '' ? undefined : `${text}${next === null ? '' : ' …'}`;
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    return undefined;
  }
}
