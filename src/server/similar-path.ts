import type { Library } from '../library/library.ts';

/** The document whose canonical path `path` is another spelling of, if there is one. */
export function similarPath(library: Library, path: string): string | undefined {
  const plain = decode(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\/0+(?=[1-9]\d*\.)/, '/');
  const candidates = [plain, `${plain}.json`, `${plain}/books.json`];
  // Book ids are upper case everywhere: /api/BSB/gen/1.json.
  const upperBook = plain.replace(/\/([^/]{3})(?=\/[^/]+$)/, (_, book: string) => `/${book.toUpperCase()}`);
  return [...candidates, upperBook, `${upperBook}.json`].find(
    (candidate) => candidate !== path && library.get(candidate),
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
