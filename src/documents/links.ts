import type { EntityType } from '../model/entities.ts';

/** The only module that creates paths of the service. */
export const links = {
  availableTranslations: '/api/available_translations.json',
  availableCommentaries: '/api/available_commentaries.json',
  availableDatasets: '/api/available_datasets.json',
  openApi: '/api/openapi.json',
  /** The same document at the path where clients of the public API expect it. */
  openApiAtRoot: '/openapi.json',
  books: (translation: string) => `/api/${translation}/books.json`,
  complete: (translation: string) => `/api/${translation}/complete.json`,
  simpleComplete: (translation: string) => `/api/${translation}/complete.simple.json`,
  chapter: (translation: string, book: string, chapter: number) =>
    `/api/${translation}/${book}/${chapter}.json`,
  simpleChapter: (translation: string, book: string, chapter: number) =>
    `/api/${translation}/${book}/${chapter}.simple.json`,
  words: (translation: string, book: string, chapter: number) =>
    `/api/${translation}/${book}/${chapter}.words.json`,
  simpleWords: (translation: string, book: string, chapter: number) =>
    `/api/${translation}/${book}/${chapter}.words.simple.json`,
  audioTimings: (translation: string, book: string, chapter: number, reader: string) =>
    `/api/${translation}/${book}/${chapter}.${reader}.audioTimings.json`,
  commentaryBooks: (commentary: string) => `/api/c/${commentary}/books.json`,
  commentaryChapter: (commentary: string, book: string, chapter: number) =>
    `/api/c/${commentary}/${book}/${chapter}.json`,
  simpleCommentaryChapter: (commentary: string, book: string, chapter: number) =>
    `/api/c/${commentary}/${book}/${chapter}.simple.json`,
  profiles: (commentary: string) => `/api/c/${commentary}/profiles.json`,
  profile: (commentary: string, profile: string) => `/api/c/${commentary}/profiles/${profile}.json`,
  datasetBooks: (dataset: string) => `/api/d/${dataset}/books.json`,
  datasetChapter: (dataset: string, book: string, chapter: number) =>
    `/api/d/${dataset}/${book}/${chapter}.json`,
  entities: (dataset: string, type: EntityType) => `/api/d/${dataset}/${type}.json`,
  entity: (dataset: string, type: EntityType, id: string) => `/api/d/${dataset}/${type}/${id}.json`,
  /** An extension of the contract, like everything under `/api/x/`: no document of the contract links to it. */
  report: (edition: string) => `/api/x/report/${edition}.json`,
  /** Translations, commentaries and datasets only. */
  versification: (edition: string) => `/api/x/versification/${edition}.json`,
  /** Which words of the original each word renders. Exists only for chapters with an alignment. */
  alignment: (edition: string, book: string, chapter: number) =>
    `/api/x/alignment/${edition}/${book}/${chapter}.json`,
  alignments: (edition: string) => `/api/x/alignment/${edition}/`,
  languages: '/api/x/languages.json',
  /** The catalogue of translations in parts, for clients that cannot load it whole. */
  translationLists: '/api/x/translations/',
  translationLanguages: '/api/x/translations/index.json',
  translationNames: '/api/x/translations/names.json',
  translationsOfLanguage: (language: string) => `/api/x/translations/${language}.json`,
  site: '/api/x/site.json',
  features: '/api/x/features.json',
  /** Listed in the page manifest of a destination. Live servers respond with an empty list. */
  downloads: '/api/x/downloads.json',
  download: (file: string) => `/downloads/${file}`,
  lexicons: '/api/x/lexicons.json',
  lexicon: (lexicon: string) => `/api/x/lexicon/${lexicon}/`,
  lexiconEntry: (lexicon: string, number: string) => `/api/x/lexicon/${lexicon}/${number}.json`,
  lexiconGlosses: (lexicon: string, letter: string) => `/api/x/lexicon/${lexicon}/glosses-${letter}.json`,
  lexiconNames: (lexicon: string, part: number) => `/api/x/lexicon/${lexicon}/names-${part}.json`,
  plans: '/api/x/plans.json',
  /** A question that is also published, if the public address is known. */
  feed: '/api/x/verse-of-the-day.atom',
  versesOfTheDay: '/api/x/verse-of-the-day.json',
  days: (plan: string) => `/api/x/days/${plan}.json`,
  numberCounts: '/api/x/number-counts.json',
  morphology: (scheme: string) => `/api/x/morphology/${scheme}.json`,
  /** References in the texts of a commentary or dataset, with a document for each document that has any. */
  textReferences: (edition: string) => `/api/x/references/${edition}/`,
  chapterReferences: (commentary: string, book: string, chapter: number) =>
    `/api/x/references/${commentary}/${book}/${chapter}.json`,
  introductionReferences: (commentary: string, book: string) =>
    `/api/x/references/${commentary}/${book}.json`,
  profileReferences: (commentary: string, profile: string) =>
    `/api/x/references/${commentary}/profiles/${profile}.json`,
  entityReferences: (dataset: string, type: EntityType, id: string) =>
    `/api/x/references/${dataset}/${type}/${id}.json`,
  /**
   * The search index of a translation: its root, its parts by field and number, and the lengths for ranking.
   * The index of another scope is in a folder below: its name is `{edition}/{scope}`.
   */
  searchIndex: (edition: string) => `/api/x/search/${edition}/`,
  searchRoot: (index: string) => `/api/x/search/${index}/index.json`,
  searchPart: (index: string, field: string, part: number) => `/api/x/search/${index}/${field}-${part}.json`,
  /** Prefix of the root and the parts with the words of a computed alignment. */
  computedSearch: (translation: string) => `/api/x/search/${translation}/computed`,
  computedSearchRoot: (translation: string) => `/api/x/search/${translation}/computed.json`,
  searchLengths: (translation: string) => `/api/x/search/${translation}/lengths.json`,
  manifest: '/api/x/manifest.json',
  /** The same bytes as `manifest`, under their hex SHA-256. */
  release: (sha256: string) => `/api/x/manifests/${sha256}.json`,
  /** Base64 of the Ed25519 signature of a root manifest or page manifest, under the SHA-256 of that manifest. */
  releaseSignature: (sha256: string) => `/api/x/manifests/${sha256}.sig`,
  editionManifest: (edition: string, sha256: string) => `/api/x/manifests/${edition}/${sha256}.json`,
  /** Published destinations only: the page manifest, which lists all files that are not documents. */
  pages: '/api/x/pages.json',
  /** Published destinations only: the last releases. */
  releases: '/api/x/releases.json',
  /** Exists only during a publication: the previous and the new release. */
  publishing: '/api/x/publishing.json',
  /** Object stores that keep earlier releases only: a replaced document, under its SHA-256. */
  kept: (sha256: string) => `/api/x/kept/${sha256}.json`,
  /** Object stores only, during a publication: the publisher. */
  publisher: '/api/x/publisher.json',
} as const;

export type ChapterLink = typeof links.chapter;

export interface ChapterOfBook {
  readonly book: string;
  readonly chapter: number;
}

type Reference<Key extends string> = Record<Key, string> & { book: string; chapter: number };

/** Links and references to the chapters of an edition. A link and its reference are null together. */
export class ChapterLinks<Key extends 'translationId' | 'commentaryId' | 'datasetId'> {
  readonly #key: Key;
  readonly #id: string;
  readonly #link: ChapterLink;

  constructor(key: Key, id: string, link: ChapterLink) {
    this.#key = key;
    this.#id = id;
    this.#link = link;
  }

  link({ book, chapter }: ChapterOfBook): string {
    return this.#link(this.#id, book, chapter);
  }

  reference({ book, chapter }: ChapterOfBook): Reference<Key> {
    return { [this.#key]: this.#id, book, chapter } as Reference<Key>;
  }

  ends(first: ChapterOfBook, last: ChapterOfBook) {
    return {
      firstChapterNumber: first.chapter,
      firstChapterApiLink: this.link(first),
      firstChapterReference: this.reference(first),
      lastChapterNumber: last.chapter,
      lastChapterApiLink: this.link(last),
      lastChapterReference: this.reference(last),
    };
  }

  neighbours(place: ChapterOfBook, next: ChapterOfBook | null, previous: ChapterOfBook | null) {
    return {
      thisChapterReference: this.reference(place),
      nextChapterApiLink: next && this.link(next),
      nextChapterReference: next && this.reference(next),
      previousChapterApiLink: previous && this.link(previous),
      previousChapterReference: previous && this.reference(previous),
    };
  }
}

export const questionNames = [
  'passage',
  'random',
  'search',
  'word',
  'quote',
  'references',
  'parse',
  'suggest',
  'verse-of-the-day',
  'verse-of-the-day.atom',
] as const;

export type QuestionName = (typeof questionNames)[number];

export const questionFolder = '/api/x/';
const lexiconSearch = /^\/api\/x\/lexicon\/([A-Za-z0-9_-]+)\/search$/;

export interface QuestionAddress {
  readonly name: QuestionName;
  readonly lexicon?: string;
}

/**
 * Returns the question at a path, or undefined.
 * @param from offset of the path, after the base path.
 */
export function questionOf(path: string, from = 0): QuestionAddress | undefined {
  if (!path.startsWith(questionFolder, from)) return undefined;
  const name = questionNames.find(
    (name) => path.endsWith(name) && path.length === from + questionFolder.length + name.length,
  );
  if (name) return { name };
  const [, lexicon] = (path.endsWith('/search') && lexiconSearch.exec(path.slice(from))) || [];
  return lexicon === undefined ? undefined : { name: 'word', lexicon };
}
