import { isDeepStrictEqual } from 'node:util';
import type { EditionRecord } from '../../src/library/edition-record.ts';
import type { Library } from '../../src/library/library.ts';
import { readDocument } from '../read-document.ts';

type Json = Readonly<Record<string, unknown>>;

interface Book extends Json {
  readonly id: string;
  readonly numberOfChapters: number;
  readonly totalNumberOfVerses: number;
  readonly totalNumberOfReferences?: number;
}

interface Chapter extends Json {
  readonly book: Book;
  readonly chapter: {
    readonly number: number;
    readonly content?: readonly unknown[];
    readonly people?: readonly unknown[];
    readonly places?: readonly unknown[];
    readonly events?: readonly unknown[];
  };
}

export function contentFaults(library: Library, { id, kind, catalogueEntry }: EditionRecord): string[] {
  const [root, idMember] = kind === 'commentary' ? ['/api/c', 'commentaryId'] : ['/api/d', 'datasetId'];
  const { books } = readDocument<{ books: Book[] }>(library, `${root}/${id}/books.json`);
  const faults: string[] = [];
  const expectEqual = (what: string, actual: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(actual, expected))
      faults.push(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  const reference = (link: unknown) => {
    const [, book, chapter] = /\/(\w{3})\/(\d+)\.(?:simple\.)?json$/.exec(String(link)) ?? [];
    return link === null ? null : { [idMember]: id, book, chapter: Number(chapter) };
  };
  const total = (member: 'numberOfChapters' | 'totalNumberOfVerses' | 'totalNumberOfReferences') =>
    books.reduce((sum, book) => sum + (book[member] ?? 0), 0);

  expectEqual(`${id} numberOfBooks`, catalogueEntry.numberOfBooks, books.length);
  expectEqual(`${id} totalNumberOfChapters`, catalogueEntry.totalNumberOfChapters, total('numberOfChapters'));
  expectEqual(`${id} totalNumberOfVerses`, catalogueEntry.totalNumberOfVerses, total('totalNumberOfVerses'));
  if (kind === 'dataset') {
    const references = catalogueEntry.totalNumberOfReferences;
    expectEqual(`${id} totalNumberOfReferences`, references, total('totalNumberOfReferences'));
  }
  for (const book of books) {
    expectEqual(`${id} ${book.id} first`, book.firstChapterReference, reference(book.firstChapterApiLink));
    expectEqual(`${id} ${book.id} last`, book.lastChapterReference, reference(book.lastChapterApiLink));
    expectEqual(`${id} ${book.id} edition`, book[idMember], id);
  }

  for (const path of library.paths(`${root}/${id}/`)) {
    const document = readDocument<Json>(library, path);
    expectEqual(`${path} ${kind}`, document[kind], withoutHash(catalogueEntry));
    if (!('chapter' in document)) continue;
    const chapter = document as Chapter;
    expectEqual(
      `${path} book`,
      chapter.book,
      withoutHash(books.find((book) => book.id === chapter.book.id)!),
    );
    expectEqual(`${path} thisChapterLink`, chapter.thisChapterLink, path);
    expectEqual(`${path} reference`, chapter.thisChapterReference, reference(path));
    expectEqual(`${path} number`, chapter.thisChapterReference, {
      [idMember]: id,
      book: chapter.book.id,
      chapter: chapter.chapter.number,
    });
    expectEqual(`${path} next`, chapter.nextChapterReference, reference(chapter.nextChapterApiLink));
    expectEqual(
      `${path} previous`,
      chapter.previousChapterReference,
      reference(chapter.previousChapterApiLink),
    );
    const { content, people, places, events } = chapter.chapter;
    if (content) expectEqual(`${path} numberOfVerses`, chapter.numberOfVerses, content.length);
    else {
      expectEqual(`${path} numberOfPeople`, chapter.numberOfPeople, people?.length);
      expectEqual(`${path} numberOfPlaces`, chapter.numberOfPlaces, places?.length);
      expectEqual(`${path} numberOfEvents`, chapter.numberOfEvents, events?.length);
    }
    if (kind === 'commentary') faults.push(...formatFaults(library, path, chapter));
  }
  return faults;
}

function withoutHash({ sha256: _, ...others }: Json): Json {
  return others;
}

function formatFaults(library: Library, path: string, chapter: Chapter): string[] {
  const { simpleChapterApiLink: link } = chapter;
  if (typeof link !== 'string') return [];
  const simple = readDocument<Chapter>(library, link);
  const joined = (chapter.chapter.content as { number: number; content: string[] }[]).map((verse) => [
    verse.number,
    verse.content.join('\n\n'),
  ]);
  const texts = (simple.chapter.content as { number: number; text: string }[]).map((verse) => [
    verse.number,
    verse.text,
  ]);
  const isSame = simple.fullChapterApiLink === path && isDeepStrictEqual(texts, joined);
  return isSame ? [] : [`${link} differs from ${path}`];
}
