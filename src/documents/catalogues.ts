import { type JsonPieces, jsonPieces } from '../lib/json-text.ts';

type Entries = readonly Readonly<Record<string, unknown>>[];

export const availableTranslations = (translations: Entries) => catalogue('translations', translations);

export const availableCommentaries = (commentaries: Entries) => catalogue('commentaries', commentaries);

export const availableDatasets = (datasets: Entries) => catalogue('datasets', datasets);

export const lexicons = (entries: Entries) => catalogue('lexicons', entries);

export const plans = (entries: Entries) => catalogue('plans', entries);

/** Sorted by id in code unit order, so the output is deterministic. */
function catalogue(name: string, entries: Entries): JsonPieces {
  const sorted = entries.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  return jsonPieces<Record<string, Entries>>({ [name]: sorted });
}
