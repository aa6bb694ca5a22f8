const catalogues = ['translations', 'commentaries', 'datasets'].map((kind) => `/api/available_${kind}.json`);

/**
 * Follows every link, starting with the catalogues.
 * @param read returns a document as text; undefined if it does not exist.
 * @returns broken links, as `from -> to`.
 */
export function brokenLinks(read: (path: string) => string | undefined): string[] {
  const seen = new Set(catalogues);
  const broken: string[] = [];
  for (const path of seen) {
    const text = read(path);
    if (text === undefined) continue;
    JSON.parse(text);
    for (const [, link] of text.matchAll(/"(\/api\/[^"]+)"/g)) {
      if (seen.has(link!)) continue;
      if (read(link!) === undefined) broken.push(`${path} -> ${link}`);
      else seen.add(link!);
    }
  }
  return broken;
}
