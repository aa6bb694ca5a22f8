import { links } from '../documents/links.ts';
import { type ChapterAddress, DocumentNumbering, isNumberedAlike } from './document-numbering.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';
import type { Question } from './question.ts';
import type { SimpleChapter } from './read-verses.ts';

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
  const [written, wanted] = (yield [
    links.versification(dataset),
    links.versification(translation),
  ]) as Mapped[];
  const numbers = new NumbersBetween(written, wanted);
  const sources = numbers.chaptersOf(chapter);
  const documents = (yield sources.map((each) => links.datasetChapter(dataset, each.book, each.chapter))) as (
    | DatasetChapter
    | undefined
  )[];
  const has = numbers.isSame(chapter) ? () => true : yield* versesIn(translation, chapter);
  const found = new Map<number, RelatedVerses[]>();
  for (const [index, document] of documents.entries()) {
    for (const { verse, references } of document?.chapter.content ?? []) {
      const own = numbers
        .all({ ...sources[index]!, verse })
        .filter((each) => each.book === chapter.book && each.chapter === chapter.chapter && has(each.verse));
      if (own.length === 0) continue;
      const related = references.flatMap((reference) => relatedVerses(reference, numbers) ?? []);
      for (const { verse } of own) found.set(verse, [...(found.get(verse) ?? []), ...related]);
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

/** Which numbers a chapter of a translation has: what says where verses stand does not say how many there are. */
function* versesIn(
  translation: string,
  { book, chapter }: ChapterAddress,
): Question<(verse: number) => boolean> {
  const [found] = (yield [links.simpleChapter(translation, book, chapter)]) as (SimpleChapter | undefined)[];
  const numbers = found?.chapter.content.flatMap(({ type, number }) =>
    type === 'hebrew_subtitle' ? 0 : type === 'verse' ? (number ?? []) : [],
  );
  return (verse) => numbers?.includes(verse) ?? true;
}

type Mapped = Pick<NumberingDocument, 'mappings'> | undefined;

/** Where verses that a dataset names stand in a translation, by the documents of their numberings. */
class NumbersBetween {
  readonly #written: Mapped;
  readonly #wanted: Mapped;
  readonly #here: DocumentNumbering;
  readonly #there: DocumentNumbering;
  readonly #same = new Map<string, boolean>();

  constructor(written: Mapped, wanted: Mapped) {
    const isKnown = written !== undefined && wanted !== undefined;
    this.#written = isKnown ? written : undefined;
    this.#wanted = isKnown ? wanted : undefined;
    this.#here = DocumentNumbering.of(this.#written);
    this.#there = DocumentNumbering.of(this.#wanted);
  }

  /** Whether a chapter has the same verses under the same numbers in both. */
  isSame({ book, chapter }: ChapterAddress): boolean {
    const key = `${book} ${chapter}`;
    const isSame = this.#same.get(key) ?? isNumberedAlike(this.#written, this.#wanted, { book, chapter });
    this.#same.set(key, isSame);
    return isSame;
  }

  /** The chapters of the dataset in which verses of a chapter of the translation may stand. */
  chaptersOf(chapter: ChapterAddress): ChapterAddress[] {
    if (this.isSame(chapter)) return [chapter];
    const found = this.#there
      .originalChapters(chapter)
      .flatMap((original) => this.#here.chaptersOfOriginal(original));
    const chapters = [chapter, ...found].map(({ book, chapter }) => ({ book, chapter }));
    return [...new Map(chapters.map((each) => [`${each.book} ${each.chapter}`, each])).values()];
  }

  /** All verses of the translation that may say what a verse of the dataset says; not all of them need be there. */
  all(verse: VerseAddress): VerseAddress[] {
    if (this.isSame(verse)) return [verse];
    const found = this.#here.originals(verse).flatMap((original) => this.#there.fromOriginal(original));
    return [...new Map(found.map((each) => [`${each.book} ${each.chapter}:${each.verse}`, each])).values()];
  }

  /** Those of them that are known to be there, else that with the same number. */
  likely(verse: VerseAddress): VerseAddress[] {
    if (this.isSame(verse)) return [verse];
    return this.#here.originals(verse).flatMap((original) => this.#there.likelyFromOriginal(original));
  }
}

/** A reference in the numbers of the translation; undefined where its first verse has none. */
function relatedVerses(
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

/** Those without a score come last. */
function byScore(a: RelatedVerses, b: RelatedVerses): number {
  const [first, second] = [a, b].map(({ score }) => score ?? Number.NEGATIVE_INFINITY) as [number, number];
  return first === second ? 0 : second - first;
}
