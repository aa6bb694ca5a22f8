/** Links in the documents that do not resolve to any of them. */
export function deadLinks(documents: ReadonlyMap<string, string>): string[] {
  return [...documents.values()].flatMap((json) =>
    Array.from(json.matchAll(/"(\/api\/[^"]*)"/g), ([, link]) => link!).filter(
      (link) => !documents.has(link),
    ),
  );
}
