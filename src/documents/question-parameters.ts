/** Values and bounds of the query parameters of questions: for their parsers, OpenAPI and the MCP tools. */

export const passageParts = ['headings', 'footnotes', 'words'] as const;
export type PassagePart = (typeof passageParts)[number];

export const passageFormats = ['json', 'text', 'html', 'usfm'] as const;
export type PassageFormat = (typeof passageFormats)[number];

export const indentSigns = ['space', 'tab'] as const;
export const indentWidth = { min: 0, max: 20, fallback: 0 };
/** Characters in `format=text`; 0 for unlimited. */
export const lineLength = { min: 0, max: 1000, fallback: 0 };

export const searchSorts = ['canon', 'relevance'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** `best` also finds other forms of the words and verses with some of them; `all` only verses with all words as written. */
export const searchMatches = ['best', 'all'] as const;
export type SearchMatch = (typeof searchMatches)[number];

/** The quality of a match, best first: as a phrase, with all words, with other forms of them, with some of them. */
export const rungs = ['phrase', 'all', 'forms', 'some'] as const;
export type Rung = (typeof rungs)[number];

/** `verse` lists each verse once, `edition` lists the results of one edition after another. */
export const searchGroups = ['verse', 'edition'] as const;
export type SearchGroup = (typeof searchGroups)[number];

export const searchScopes = ['verses', 'notes', 'headings', 'footnotes', 'names', 'lexicon'] as const;
export type SearchScope = (typeof searchScopes)[number];
export const entryScopes = searchScopes.filter((scope) => scope !== 'verses');
export type EntryScope = (typeof entryScopes)[number];

/** The fields of a search index and of a computed alignment, as in the paths of parts. */
export const searchPartFields = [
  ...(['word', 'pair', 'strong', 'lemma', 'morph'] as const),
  ...(['computed-strong', 'computed-lemma', 'computed-morph'] as const),
] as const;
export type SearchPartField = (typeof searchPartFields)[number];

export const resultLimit = { min: 1, max: 100, fallback: 20 };
export const resultOffset = { min: 0, max: 1_000_000, fallback: 0 };

export const maxTranslations = 10;

export const maxQueryCharacters = 500;

export const maxQuotationCharacters = 2000;

export const quotationVerdicts = [
  'exact',
  'exact-in-other-edition',
  'wrong-reference',
  'partial',
  'altered',
  'paraphrase',
  'not-found',
] as const;
export type QuotationVerdict = (typeof quotationVerdicts)[number];

/** The first four change the wording. */
export const differenceKinds = [
  'replaced',
  'left-out',
  'added',
  'moved',
  'punctuation',
  'case',
  'spelling',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const maxWordQueryCharacters = 200;

/** Maximum size of a text that may contain references, in UTF-8 bytes. */
export const maxProseBytes = 8192;

export const maxSuggestionCharacters = 200;
export const suggestionLimit = { min: 1, max: 20, fallback: 6 };
