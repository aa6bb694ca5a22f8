const catalogues = ['translations', 'commentaries', 'datasets'].map((kind) => `/api/available_${kind}.json`);

/**
 * Follows every link from the catalogues on.
 * @param read a document as text; undefined when there is none.
 * @returns links that lead nowhere, as `from -> to`.
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
