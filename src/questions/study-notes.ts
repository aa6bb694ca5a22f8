import type { CommentaryChapter } from '../documents/commentary/commentary-schema.ts';
import type { EntityChapter } from '../documents/entities/entity-schema.ts';
import type { ChapterAddress } from './document-numbering.ts';
import type { DocumentQuery } from './question.ts';
import { writtenAbout } from './written-about.ts';

export type CommentaryNotes = Pick<CommentaryChapter, 'commentary' | 'book' | 'chapter'>;

type ChapterMentions = Pick<EntityChapter, 'dataset' | 'book' | 'chapter'>;

/**
 * Notes of a commentary on a chapter, renumbered to the translation. The chapter introduction comes with the
 * note on its first verse. Undefined if there are none.
 */
export function* commentaryNotesOf(
  commentary: string,
  translation: string,
  chapter: ChapterAddress,
): DocumentQuery<CommentaryNotes | undefined> {
  const { chapters } = yield* writtenAbout<CommentaryChapter>('commentary', commentary, translation, chapter);
  const notes = new Map<number, string[]>();
  const introductions: string[] = [];
  for (const { document, numbersOf } of chapters) {
    const { introduction, content } = document.chapter;
    if (introduction && numbersOf(1).length > 0) introductions.push(introduction);
    for (const note of content) {
      for (const number of numbersOf(note.number))
        notes.set(number, [...(notes.get(number) ?? []), ...note.content]);
    }
  }
  const [first] = chapters;
  if (!first || notes.size + introductions.length === 0) return undefined;
  const content = [...notes].sort(([a], [b]) => a - b);
  return {
    commentary: first.document.commentary,
    book: first.document.book,
    chapter: {
      number: chapter.chapter,
      ...(introductions.length > 0 && { introduction: introductions.join('\n\n') }),
      content: content.map(([number, texts]) => ({ type: 'verse', number, content: texts })),
    },
  };
}

/** People, places and events in a chapter, renumbered to the translation. Undefined if the dataset has none. */
export function* mentionsOf(
  dataset: string,
  translation: string,
  chapter: ChapterAddress,
): DocumentQuery<ChapterMentions | undefined> {
  const { chapters } = yield* writtenAbout<EntityChapter>('dataset', dataset, translation, chapter);
  const [first] = chapters;
  if (!first) return undefined;
  const merged = <Mentioned extends { readonly id: string; readonly verses: number[] }>(
    listOf: (document: EntityChapter) => readonly Mentioned[],
  ): Mentioned[] => {
    const found = new Map<string, Mentioned>();
    for (const { document, numbersOf } of chapters) {
      for (const each of listOf(document)) {
        const verses = new Set([...(found.get(each.id)?.verses ?? []), ...each.verses.flatMap(numbersOf)]);
        if (verses.size > 0) found.set(each.id, { ...each, verses: [...verses].sort((a, b) => a - b) });
      }
    }
    return [...found.values()].sort((a, b) => a.verses[0]! - b.verses[0]!);
  };
  const people = merged(({ chapter }) => chapter.people);
  const places = merged(({ chapter }) => chapter.places);
  const events = merged(({ chapter }) => chapter.events);
  if (people.length + places.length + events.length === 0) return undefined;
  const { dataset: catalogued, book } = first.document;
  return { dataset: catalogued, book, chapter: { number: chapter.chapter, people, places, events } };
}
