import type { EntityType } from '../model/entities.ts';

/** How every path of the service is spelled: the one place that knows. */
export const links = {
  availableTranslations: '/api/available_translations.json',
  availableCommentaries: '/api/available_commentaries.json',
  availableDatasets: '/api/available_datasets.json',
  openApi: '/api/openapi.json',
  /** The same document, where clients of the public API look for it. */
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
  /** An extension of the contract, as all under `/api/x/`: no document of the contract links to it. */
  report: (edition: string) => `/api/x/report/${edition}.json`,
  /** Of a translation, or of a dataset of cross references. */
  versification: (edition: string) => `/api/x/versification/${edition}.json`,
  /** The languages of all editions; it belongs to no edition, as the catalogues do. */
  languages: '/api/x/languages.json',
  /** The catalogue of translations in parts, for clients that cannot load it whole. */
  translationLists: '/api/x/translations/',
  translationLanguages: '/api/x/translations/index.json',
  translationNames: '/api/x/translations/names.json',
  translationsOfLanguage: (language: string) => `/api/x/translations/${language}.json`,
  /** How the operator wants the web pages; it belongs to no edition either. */
  site: '/api/x/site.json',
  /** What each translation has. */
  features: '/api/x/features.json',
  /** What each lexicon says of itself: a catalogue, which belongs to no edition. */
  lexicons: '/api/x/lexicons.json',
  lexicon: (lexicon: string) => `/api/x/lexicon/${lexicon}/`,
  lexiconEntry: (lexicon: string, number: string) => `/api/x/lexicon/${lexicon}/${number}.json`,
  lexiconGlosses: (lexicon: string, letter: string) => `/api/x/lexicon/${lexicon}/glosses-${letter}.json`,
  /** What the morphology codes of a scheme mean. */
  morphology: (scheme: string) => `/api/x/morphology/${scheme}.json`,
  /** The references in texts of a commentary or dataset: those of each document in a document of their own. */
  textReferences: (edition: string) => `/api/x/references/${edition}/`,
  chapterReferences: (commentary: string, book: string, chapter: number) =>
    `/api/x/references/${commentary}/${book}/${chapter}.json`,
  introductionReferences: (commentary: string, book: string) =>
    `/api/x/references/${commentary}/${book}.json`,
  profileReferences: (commentary: string, profile: string) =>
    `/api/x/references/${commentary}/profiles/${profile}.json`,
  entityReferences: (dataset: string, type: EntityType, id: string) =>
    `/api/x/references/${dataset}/${type}/${id}.json`,
  /** The search index of a translation: its root, its parts by field and number, and what ranking needs. */
  searchIndex: (translation: string) => `/api/x/search/${translation}/`,
  searchRoot: (translation: string) => `/api/x/search/${translation}/index.json`,
  searchPart: (translation: string, field: string, part: number) =>
    `/api/x/search/${translation}/${field}-${part}.json`,
  searchLengths: (translation: string) => `/api/x/search/${translation}/lengths.json`,
  manifest: '/api/x/manifest.json',
  /** The same bytes as `manifest`, under the SHA-256 of them in hexadecimal digits. */
  release: (sha256: string) => `/api/x/manifests/${sha256}.json`,
  /** Base64 of the Ed25519 signature of a root manifest or a page manifest, under the SHA-256 of that manifest. */
  releaseSignature: (sha256: string) => `/api/x/manifests/${sha256}.sig`,
  editionManifest: (edition: string, sha256: string) => `/api/x/manifests/${edition}/${sha256}.json`,
  /** Only if files are published: the page manifest, which lists all files that are not documents. */
  pages: '/api/x/pages.json',
  /** Only where documents are published: the last releases. */
  releases: '/api/x/releases.json',
  /** Only while documents are being published: from which release to which. */
  publishing: '/api/x/publishing.json',
  /** Only in an object store that keeps earlier releases: a document that was replaced, under its SHA-256. */
  kept: (sha256: string) => `/api/x/kept/${sha256}.json`,
  /** Only in an object store, while documents are being published: by whom. */
  publisher: '/api/x/publisher.json',
} as const;

/** How a chapter is linked to in one of its formats. */
export type ChapterLink = typeof links.chapter;

/** What is answered at `/api/x/` with a query string, by the last part of its path. */
const questionNames = ['passage', 'random', 'search', 'word'] as const;

export type QuestionName = (typeof questionNames)[number];

const questionFolder = '/api/x/';

/**
 * The question at a path, undefined where the path is not that of a question.
 * @param from offset at which the path begins, after the base path.
 */
export function questionOf(path: string, from = 0): QuestionName | undefined {
  if (!path.startsWith(questionFolder, from)) return undefined;
  return questionNames.find(
    (name) => path.endsWith(name) && path.length === from + questionFolder.length + name.length,
  );
}
