export function deadLinks(documents: ReadonlyMap<string, string>): string[] {
  return [...documents.values()].flatMap((json) =>
    Array.from(json.matchAll(/"(\/api\/[^"]*)"/g), ([, link]) => link!).filter(
      (link) => !documents.has(link),
    ),
  );
}
