import type { PassageReference } from './passage-reference.ts';

/**
 * A reference as `parseReference` reads it: "JHN 3:16-18". `name` is written instead of the book's id, such as
 * the book's name in a translation.
 */
export function formatReference({ book, range }: PassageReference, name = book): string {
  if (!range) return name;
  const { from, to } = range;
  const start = `${name} ${from.chapter}${from.verse === null ? '' : `:${from.verse}`}`;
  if (from.chapter === to.chapter && from.verse === to.verse) return start;
  if (from.verse !== null && from.chapter === to.chapter) return `${start}-${to.verse ?? 'end'}`;
  if (from.verse === null && to.verse === null) return `${start}-${to.chapter}`;
  return `${start}-${to.chapter}:${to.verse ?? 'end'}`;
}
