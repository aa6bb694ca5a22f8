import { isDeepStrictEqual } from 'node:util';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';
import type { TranslationBooks } from '../../src/documents/translation/translation-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { readDocument } from '../read-document.ts';

interface Place {
  readonly book: string;
  readonly chapter: number;
}

export function chapterFaults(library: Library, id: string): string[] {
  const { translation, books } = readDocument<TranslationBooks>(library, `/api/${id}/books.json`);
  const faults: string[] = [];
  const expectEqual = (what: string, actual: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(actual, expected))
      faults.push(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  const places = books.flatMap((book) => chaptersOf(library, id, book.id));
  const path = (place: Place | undefined, suffix: string) =>
    place ? `/api/${id}/${place.book}/${place.chapter}${suffix}` : null;
  const reference = (place: Place | undefined) => (place ? { translationId: id, ...place } : null);

  let before: Record<string, TranslationBookChapter | SimpleTranslationBookChapter> = {};
  places.forEach((place, index) => {
    const [previous, next] = [places[index - 1], places[index + 1]];
    const standardPath = path(place, '.json')!;
    const simplePath = path(place, '.simple.json')!;
    const standard = readDocument<TranslationBookChapter>(library, standardPath);
    const simple = readDocument<SimpleTranslationBookChapter>(library, simplePath);
    for (const [document, own, suffix] of [
      [standard, standardPath, '.json'],
      [simple, simplePath, '.simple.json'],
    ] as const) {
      expectEqual(`${own} thisChapterLink`, document.thisChapterLink, own);
      expectEqual(`${own} thisChapterReference`, document.thisChapterReference, reference(place));
      expectEqual(`${own} nextChapterApiLink`, document.nextChapterApiLink, path(next, suffix));
      expectEqual(`${own} nextChapterReference`, document.nextChapterReference, reference(next));
      expectEqual(`${own} nextChapterAudioLinks`, document.nextChapterAudioLinks === null, !next);
      expectEqual(`${own} nextChapterAudioTimings`, document.nextChapterAudioTimings === null, !next);
      expectEqual(`${own} previousChapterApiLink`, document.previousChapterApiLink, path(previous, suffix));
      expectEqual(`${own} previousChapterReference`, document.previousChapterReference, reference(previous));
      expectEqual(`${own} previousChapterAudioLinks`, document.previousChapterAudioLinks === null, !previous);
      expectEqual(
        `${own} previousChapterAudioTimings`,
        document.previousChapterAudioTimings === null,
        !previous,
      );
      expectEqual(`${own} translation`, document.translation, translation);
      // Only lists have it, because a changed verse would otherwise change every chapter of the book
      const { sha256: _, ...book } = books.find((it) => it.id === place.book)!;
      expectEqual(`${own} book`, document.book, book);
      expectEqual(`${own} chapter.number`, document.chapter.number, place.chapter);
      const verses = document.chapter.content.filter((block) => block.type === 'verse');
      expectEqual(`${own} numberOfVerses`, document.numberOfVerses, verses.length);
    }
    for (const [format, document] of Object.entries({ standard, simple })) {
      faults.push(...neighbourFaults(before[format], document));
    }
    before = { standard, simple };
    expectEqual(`${standardPath} simpleChapterApiLink`, standard.simpleChapterApiLink, simplePath);
    expectEqual(`${simplePath} fullChapterApiLink`, simple.fullChapterApiLink, standardPath);
    faults.push(
      ...noteFaults(standardPath, standard, simple),
      ...blockFaults(standardPath, standard, simple),
    );
  });
  return faults;
}

function neighbourFaults(
  previous: TranslationBookChapter | SimpleTranslationBookChapter | undefined,
  next: TranslationBookChapter | SimpleTranslationBookChapter,
): string[] {
  if (!previous) return [];
  const isSame =
    isDeepStrictEqual(previous.nextChapterAudioLinks, next.thisChapterAudioLinks) &&
    isDeepStrictEqual(previous.nextChapterAudioTimings, next.thisChapterAudioTimings) &&
    isDeepStrictEqual(next.previousChapterAudioLinks, previous.thisChapterAudioLinks) &&
    isDeepStrictEqual(next.previousChapterAudioTimings, previous.thisChapterAudioTimings);
  return isSame ? [] : [`${next.thisChapterLink}: it and the chapter before differ in their audio`];
}

function chaptersOf(library: Library, id: string, book: string): Place[] {
  return library
    .paths(`/api/${id}/${book}/`)
    .flatMap((path) => /\/([1-9]\d*)\.json$/.exec(path)?.[1] ?? [])
    .map((chapter) => ({ book, chapter: Number(chapter) }))
    .toSorted((a, b) => a.chapter - b.chapter);
}

function noteFaults(
  path: string,
  standard: TranslationBookChapter,
  simple: SimpleTranslationBookChapter,
): string[] {
  const items = standard.chapter.content.flatMap((block) =>
    'content' in block ? (block.content as unknown[]) : [],
  );
  const referred = items.flatMap((item) => (hasNoteId(item) ? [item.noteId] : []));
  const notes = new Map(standard.chapter.footnotes.map((note) => [note.noteId, note]));
  const tied = simple.chapter.content.flatMap((block) => ('footnotes' in block ? block.footnotes : []));
  const untied = simple.chapter.footnotes;
  const faults: string[] = [];
  if (new Set(referred).size !== referred.length) faults.push(`${path}: a note is referred to twice`);
  if (notes.size !== standard.chapter.footnotes.length) faults.push(`${path}: two footnotes have one id`);
  if (referred.some((noteId) => !notes.has(noteId))) faults.push(`${path}: a reference has no footnote`);
  if (tied.map((note) => note.noteId).join() !== referred.join())
    faults.push(`${path}: the formats tie other notes`);
  if (tied.length + untied.length !== notes.size)
    faults.push(`${path}: the formats have other numbers of notes`);
  for (const note of [...tied, ...untied]) {
    const same = notes.get(note.noteId);
    if (same?.text !== note.text || same.caller !== note.caller)
      faults.push(`${path}: note ${note.noteId} differs`);
  }
  return faults;
}

function hasNoteId(item: unknown): item is { noteId: number } {
  return typeof item === 'object' && item !== null && 'noteId' in item;
}

function blockFaults(
  path: string,
  standard: TranslationBookChapter,
  simple: SimpleTranslationBookChapter,
): string[] {
  const names = (document: TranslationBookChapter | SimpleTranslationBookChapter) =>
    document.chapter.content.map((block) => (block.type === 'verse' ? block.number : block.type));
  const faults: string[] = [];
  if (names(standard).join() !== names(simple).join()) faults.push(`${path}: the formats have other blocks`);
  const verses = names(standard).filter((name) => typeof name === 'number');
  if (new Set(verses).size !== verses.length) faults.push(`${path}: a verse appears twice`);
  if (verses.some((verse, index) => index > 0 && verse < verses[index - 1]!))
    faults.push(`${path}: verses out of order`);
  if (/line_break,(line_break|heading)|^line_break/.test(names(standard).join())) {
    faults.push(`${path}: a line break that breaks nothing`);
  }
  return faults;
}
