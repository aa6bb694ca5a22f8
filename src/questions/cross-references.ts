import type { ChapterAddress } from './document-numbering.ts';
import type { VerseAddress } from './edition.ts';
import type { DocumentQuery } from './question.ts';
import { type NumbersBetween, writtenAbout } from './written-about.ts';

export interface RelatedVerses extends VerseAddress {
  readonly endChapter?: number;
  readonly endVerse?: number;
  readonly score?: number;
}

export interface VerseReferences {
  readonly verse: number;
  readonly references: readonly RelatedVerses[];
}

/**
 * Cross references of a chapter, renumbered to the translation on both sides. References to verses without a
 * number in the translation are omitted. If either versification is unknown, equal numbers mean the same
 * verse.
 */
export function* crossReferencesOf(
  dataset: string,
  translation: string,
  chapter: ChapterAddress,
): DocumentQuery<VerseReferences[]> {
  const { chapters, numbers } = yield* writtenAbout<DatasetChapter>('dataset', dataset, translation, chapter);
  const found = new Map<number, RelatedVerses[]>();
  for (const { document, numbersOf } of chapters) {
    for (const { verse, references } of document.chapter.content) {
      const own = numbersOf(verse);
      if (own.length === 0) continue;
      const related = references.flatMap((reference) => relatedVerses(reference, numbers) ?? []);
      for (const verse of own) found.set(verse, [...(found.get(verse) ?? []), ...related]);
    }
  }
  return [...found]
    .filter(([, references]) => references.length > 0)
    .sort(([a], [b]) => a - b)
    .map(([verse, references]) => ({ verse, references: references.sort(byScore) }));
}

interface DatasetChapter {
  readonly chapter: { readonly content: readonly VerseReferences[] };
}

/** A reference with the numbers of the translation; undefined if it has no number for the verse. */
export function relatedVerses(
  { endChapter, endVerse, score, ...first }: RelatedVerses,
  numbers: NumbersBetween,
): RelatedVerses | undefined {
  const [start] = numbers.likely(first);
  if (!start) return undefined;
  const { book, chapter, verse } = start;
  const rated = score === undefined ? {} : { score };
  if (endVerse === undefined) return { book, chapter, verse, ...rated };
  const last = { book: first.book, chapter: endChapter ?? first.chapter, verse: endVerse };
  const end = numbers
    .likely(last)
    .filter((each) => each.book === book)
    .at(-1);
  const isAfter = end && (end.chapter > chapter || (end.chapter === chapter && end.verse > verse));
  if (!isAfter) return { book, chapter, verse, ...rated };
  const inOther = end.chapter === chapter ? {} : { endChapter: end.chapter };
  return { book, chapter, verse, ...inOther, endVerse: end.verse, ...rated };
}

function byScore(a: RelatedVerses, b: RelatedVerses): number {
  const [first, second] = [a, b].map(({ score }) => score ?? Number.NEGATIVE_INFINITY) as [number, number];
  return first === second ? 0 : second - first;
}
