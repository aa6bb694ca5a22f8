const prefix = 'module:stemmer/';

/**
 * A question requests a stemmer like a document, because it is loaded only for searches in its language. It
 * requests stemmers alone.
 * @param language ISO 639-3 code.
 */
export const stemmerPath = (language: string) => prefix + language;

export function stemmerAt(path: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
