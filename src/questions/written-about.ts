import { links } from '../documents/links.ts';
import { type ChapterAddress, DocumentNumbering, isNumberedAlike } from './document-numbering.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';
import { readTranslationList } from './named-translations.ts';
import { type DocumentQuery, QuestionError, unknownTranslation } from './question.ts';
import type { SimpleChapter } from './read-verses.ts';

interface ChapterAbout<Document> {
  readonly document: Document;
  /** Numbers of one of its verses within the translation's chapter; empty for verses of other chapters. */
  readonly numbersOf: (verse: number) => number[];
}

interface WrittenAbout<Document> {
  readonly chapters: readonly ChapterAbout<Document>[];
  readonly numbers: NumbersBetween;
}

/**
 * Reads the chapters of a commentary or dataset that cover a chapter of a translation. For example, Psalm
 * 51:1 of an English commentary covers Psalm 51:3 of a Hebrew edition, and its Joel 2:28 covers Joel 3:1. If
 * either versification is unknown, equal numbers mean the same verse.
 * With an empty translation, numbers are those of the edition.
 * @throws QuestionError: `translation_not_found`, `commentary_not_found`, `dataset_not_found`
 */
export function* writtenAbout<Document>(
  kind: 'commentary' | 'dataset',
  edition: string,
  translation: string,
  chapter: ChapterAddress,
): DocumentQuery<WrittenAbout<Document>> {
  const [written, wanted] = (yield [
    links.versification(edition),
    links.versification(translation),
  ]) as Mapped[];
  // Other services with the same contract have no versification documents
  if (!wanted && translation !== '') yield* requireTranslation(translation);
  if (!written) yield* requireEdition(kind, edition);
  const numbers = new NumbersBetween(written, wanted);
  const sources = numbers.chaptersOf(chapter);
  const link = kind === 'commentary' ? links.commentaryChapter : links.datasetChapter;
  const documents = (yield sources.map((each) => link(edition, each.book, each.chapter))) as (
    | Document
    | undefined
  )[];
  const has = numbers.isSame(chapter) ? () => true : yield* readVerseNumbers(translation, chapter);
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

function* requireTranslation(id: string): DocumentQuery<void> {
  const translations = yield* readTranslationList();
  if (translations.length === 0 || translations.some((each) => each.id === id)) return;
  throw unknownTranslation(id, 'Translations are listed in /api/available_translations.json.');
}

function* requireEdition(kind: 'commentary' | 'dataset', id: string): DocumentQuery<void> {
  const [books, list] =
    kind === 'commentary'
      ? [links.commentaryBooks(id), links.availableCommentaries]
      : [links.datasetBooks(id), links.availableDatasets];
  const [found] = yield [books];
  if (found) return;
  const message = `Unknown ${kind} "${id}".`;
  throw new QuestionError({
    code: `${kind}_not_found`,
    message,
    hint: `Use an id of ${list}.`,
    editions: [id],
  });
}

function* readVerseNumbers(
  translation: string,
  { book, chapter }: ChapterAddress,
): DocumentQuery<(verse: number) => boolean> {
  const [found] = (yield [links.simpleChapter(translation, book, chapter)]) as (SimpleChapter | undefined)[];
  const numbers = found?.chapter.content.flatMap(({ type, number }) =>
    type === 'hebrew_subtitle' ? 0 : type === 'verse' ? (number ?? []) : [],
  );
  return (verse) => numbers?.includes(verse) ?? true;
}

type Mapped = Pick<NumberingDocument, 'mappings'> | undefined;

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

  isSame({ book, chapter }: ChapterAddress): boolean {
    const key = `${book} ${chapter}`;
    const isSame = this.#same.get(key) ?? isNumberedAlike(this.#written, this.#wanted, { book, chapter });
    this.#same.set(key, isSame);
    return isSame;
  }

  chaptersOf(chapter: ChapterAddress): ChapterAddress[] {
    if (this.isSame(chapter)) return [chapter];
    const found = this.#there
      .originalChapters(chapter)
      .flatMap((original) => this.#here.chaptersOfOriginal(original));
    const chapters = [chapter, ...found].map(({ book, chapter }) => ({ book, chapter }));
    return [...new Map(chapters.map((each) => [`${each.book} ${each.chapter}`, each])).values()];
  }

  /** All verses of the translation that may correspond to a verse of the dataset. Some may not exist. */
  all(verse: VerseAddress): VerseAddress[] {
    if (this.isSame(verse)) return [verse];
    const found = this.#here.originals(verse).flatMap((original) => this.#there.fromOriginal(original));
    return [...new Map(found.map((each) => [`${each.book} ${each.chapter}:${each.verse}`, each])).values()];
  }

  /** Like `all`, but falls back to the same number only if no mapping is known. */
  likely(verse: VerseAddress): VerseAddress[] {
    if (this.isSame(verse)) return [verse];
    return this.#here.originals(verse).flatMap((original) => this.#there.likelyFromOriginal(original));
  }
}
