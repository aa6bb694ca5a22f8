interface ChapterWithVerses<Item> {
  readonly chapter: { readonly content: readonly Item[] };
}

/**
 * The verse of a chapter by its number, in the shape of the chapter's format; undefined where it has none. A verse that
 * was written as a range is numbered by its first.
 */
export function verseOf<Item extends { type: string }>(
  document: ChapterWithVerses<Item>,
  number: number,
): Extract<Item, { type: 'verse' }> | undefined {
  return document.chapter.content.find(
    (item): item is Extract<Item, { type: 'verse' }> =>
      item.type === 'verse' && (item as { number?: number }).number === number,
  );
}
