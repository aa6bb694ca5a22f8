const prefix = 'module:stemmer/';

/**
 * The path at which a question requests a stemmer, like a document, because stemmers are loaded only for searches
 * in their language. A question requests them separately from documents.
 * @param language ISO 639-3 code.
 */
export const stemmerPath = (language: string) => prefix + language;

export function stemmerAt(path: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
