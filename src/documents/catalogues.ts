import { type JsonPieces, jsonPieces } from '../lib/json-text.ts';

/** A catalogue's entries: the `Translation`, `Commentary` or `Dataset` objects of the editions. */
type Entries = readonly Readonly<Record<string, unknown>>[];

/** `available_translations.json`: `{translations: Translation[]}`. */
export const availableTranslations = (translations: Entries) => catalogue('translations', translations);

/** `available_commentaries.json`: `{commentaries: Commentary[]}`. */
export const availableCommentaries = (commentaries: Entries) => catalogue('commentaries', commentaries);

/** `available_datasets.json`: `{datasets: Dataset[]}`. */
export const availableDatasets = (datasets: Entries) => catalogue('datasets', datasets);

/** `/api/x/lexicons.json`: `{lexicons: Lexicon[]}`. */
export const lexicons = (entries: Entries) => catalogue('lexicons', entries);

/** Sorted by id in code unit order, so that the same editions give the same bytes. */
function catalogue(name: string, entries: Entries): JsonPieces {
  const sorted = entries.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  return jsonPieces<Record<string, Entries>>({ [name]: sorted });
}
