import { links } from '../documents/links.ts';
import { type ChapterAddress, DocumentNumbering, isNumberedAlike } from './document-numbering.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';
import type { Question } from './question.ts';
import type { SimpleChapter } from './read-verses.ts';

/** A chapter of an edition that is not a translation, such as the notes of a commentary. */
interface ChapterAbout<Document> {
  readonly document: Document;
  /** The numbers that one of its verses has in the chapter of the translation; none for a verse of another chapter. */
  readonly numbersOf: (verse: number) => number[];
}

/** What is written about a chapter of a translation, whatever the numbering of the writer is. */
interface WrittenAbout<Document> {
  readonly chapters: readonly ChapterAbout<Document>[];
  readonly numbers: NumbersBetween;
}

/**
 * Reads the chapters of a commentary or dataset that are about verses of a chapter of a translation: Psalm 51:1 of an English
 * commentary is about Psalm 51:3 of a Hebrew edition, and its Joel 2:28 about Joel 3:1. Where the versification of either is not known,
 * equal numbers are taken for the same verse.
 * @param link how the edition links to its chapters.
 */
export function* writtenAbout<Document>(
  edition: string,
  translation: string,
  chapter: ChapterAddress,
  link: (edition: string, book: string, chapter: number) => string,
): Question<WrittenAbout<Document>> {
  const [written, wanted] = (yield [
    links.versification(edition),
    links.versification(translation),
  ]) as Mapped[];
  const numbers = new NumbersBetween(written, wanted);
  const sources = numbers.chaptersOf(chapter);
  const documents = (yield sources.map((each) => link(edition, each.book, each.chapter))) as (
    | Document
    | undefined
  )[];
  const has = numbers.isSame(chapter) ? () => true : yield* versesIn(translation, chapter);
  const chapters = documents.flatMap((document, index): ChapterAbout<Document>[] => {
    if (document === undefined) return [];
    const numbersOf = (verse: number) =>
      numbers
        .all({ ...sources[index]!, verse })
        .filter((each) => each.book === chapter.book && each.chapter === chapter.chapter && has(each.verse))
        .map((each) => each.verse);
    return [{ document, numbersOf }];
  });
  return { chapters, numbers };
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
export class NumbersBetween {
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
