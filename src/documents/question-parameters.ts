/** Values and bounds of the query parameters of questions: for their parsers, OpenAPI and the MCP tools. */

export const passageParts = ['headings', 'footnotes', 'words'] as const;
export type PassagePart = (typeof passageParts)[number];

export const passageFormats = ['json', 'text', 'html', 'usfm'] as const;
export type PassageFormat = (typeof passageFormats)[number];

export const searchSorts = ['canon', 'relevance'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const resultLimit = { min: 1, max: 100, fallback: 20 };
export const resultOffset = { min: 0, max: 1_000_000, fallback: 0 };

/** Maximum number of translations in a passage, or in the occurrences of a word. */
export const maxTranslations = 10;

export const maxQueryCharacters = 500;
