/** How every path of the service is spelled: the one place that knows. */
export const links = {
  availableTranslations: '/api/available_translations.json',
  availableCommentaries: '/api/available_commentaries.json',
  availableDatasets: '/api/available_datasets.json',
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
  /** An extension of the contract, as all under `/api/x/`: no document of the contract links to it. */
  report: (translation: string) => `/api/x/report/${translation}.json`,
} as const;

/** How a chapter is linked to in one of its formats. */
export type ChapterLink = typeof links.chapter;
