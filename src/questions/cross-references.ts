import { links } from '../documents/links.ts';
import { type ChapterAddress, DocumentNumbering } from './document-numbering.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';
import type { Question } from './question.ts';

/** Verses that a dataset refers to: one, or those up to `endVerse`. */
export interface RelatedVerses extends VerseAddress {
  /** Where they end in another chapter. */
  readonly endChapter?: number;
  readonly endVerse?: number;
  /** As the dataset rates it; more is closer. */
  readonly score?: number;
}

/** The cross references of a verse, the closest first. */
export interface VerseReferences {
  /** 0 for the title of a psalm. */
  readonly verse: number;
  readonly references: readonly RelatedVerses[];
}

/**
 * The cross references of a chapter of a translation, in the numbers of the translation on both sides, whatever the numbering of the
 * dataset is. References to verses that have no number in the translation are left out. Where the versification of either is not
 * known, equal numbers are taken for the same verse.
 */
export function* crossReferencesOf(
  dataset: string,
  translation: string,
  chapter: ChapterAddress,
): Question<VerseReferences[]> {
  const [ofDataset, ofTranslation] = (yield [
    links.versification(dataset),
    links.versification(translation),
  ]) as (NumberingDocument | undefined)[];
  const isKnown = ofDataset && ofTranslation;
  const here = DocumentNumbering.of(isKnown && ofDataset);
  const there = DocumentNumbering.of(isKnown && ofTranslation);
  const sources = unique([
    chapter,
    ...there.originalChapters(chapter).flatMap((original) => here.chaptersOfOriginal(original)),
  ]);
  const documents = (yield sources.map(({ book, chapter }) =>
    links.datasetChapter(dataset, book, chapter),
  )) as (DatasetChapter | undefined)[];
  const translated = (verse: VerseAddress) =>
    here.originals(verse).flatMap((original) => there.fromOriginal(original));
  const found = new Map<number, RelatedVerses[]>();
  for (const [index, document] of documents.entries()) {
    const { book, chapter: number } = sources[index]!;
    for (const { verse, references } of document?.chapter.content ?? []) {
      const own = translated({ book, chapter: number, verse }).filter(
        (each) => each.book === chapter.book && each.chapter === chapter.chapter,
      );
      if (own.length === 0) continue;
      const related = references.flatMap((reference) => relatedVerses(reference, translated) ?? []);
      for (const each of new Set(own.map(({ verse }) => verse)))
        found.set(each, [...(found.get(each) ?? []), ...related]);
    }
  }
  return [...found]
    .filter(([, references]) => references.length > 0)
    .sort(([a], [b]) => a - b)
    .map(([verse, references]) => ({ verse, references: references.sort(byScore) }));
}

/** What is read of a chapter of cross references. */
interface DatasetChapter {
  readonly chapter: { readonly content: readonly VerseReferences[] };
}

function unique(chapters: readonly ChapterAddress[]): ChapterAddress[] {
  return [
    ...new Map(chapters.map(({ book, chapter }) => [`${book} ${chapter}`, { book, chapter }])).values(),
  ];
}

/** A reference in other numbers; undefined where its first verse has none. */
function relatedVerses(
  { endChapter, endVerse, score, ...first }: RelatedVerses,
  translated: (verse: VerseAddress) => readonly VerseAddress[],
): RelatedVerses | undefined {
  const [start] = translated({ book: first.book, chapter: first.chapter, verse: first.verse });
  if (!start) return undefined;
  const { book, chapter, verse } = start;
  const rated = score === undefined ? {} : { score };
  if (endVerse === undefined) return { book, chapter, verse, ...rated };
  const last = { book: first.book, chapter: endChapter ?? first.chapter, verse: endVerse };
  const end = translated(last).findLast((each) => each.book === book);
  const isAfter = end && (end.chapter > chapter || (end.chapter === chapter && end.verse > verse));
  if (!isAfter) return { book, chapter, verse, ...rated };
  const inOther = end.chapter === chapter ? {} : { endChapter: end.chapter };
  return { book, chapter, verse, ...inOther, endVerse: end.verse, ...rated };
}

/** Those without a score come last. */
function byScore(a: RelatedVerses, b: RelatedVerses): number {
  return (b.score ?? Number.NEGATIVE_INFINITY) - (a.score ?? Number.NEGATIVE_INFINITY) || 0;
}
