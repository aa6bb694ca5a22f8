import { bookInfo } from '../../model/books.ts';
import type { Entities, Entity, Person, Place, ScriptureEvent } from '../../model/entities.ts';

/** An entity and the verses of one chapter that mention it, ascending. */
export interface ChapterMention<Kind extends Entity> {
  readonly entity: Kind;
  readonly verses: number[];
}

/** Who and what appears in a chapter, in the order of the source. */
export interface ChapterMentions {
  readonly book: string;
  readonly chapter: number;
  readonly people: ChapterMention<Person>[];
  readonly places: ChapterMention<Place>[];
  readonly events: ChapterMention<ScriptureEvent>[];
}

/** Every chapter that mentions an entity, in canonical order. A group's own verses do not count: chapters list none. */
export function entityChapterIndex({ people, places, events }: Entities): ChapterMentions[] {
  const chapters = new Map<string, ChapterMentions>();
  const chapterOf = (book: string, chapter: number) => {
    const key = `${book} ${chapter}`;
    const known = chapters.get(key);
    if (known) return known;
    const made: ChapterMentions = { book, chapter, people: [], places: [], events: [] };
    chapters.set(key, made);
    return made;
  };
  addMentions(people, (book, chapter) => chapterOf(book, chapter).people);
  addMentions(places, (book, chapter) => chapterOf(book, chapter).places);
  addMentions(events, (book, chapter) => chapterOf(book, chapter).events);
  return [...chapters.values()].sort(
    (a, b) => bookInfo(a.book)!.order - bookInfo(b.book)!.order || a.chapter - b.chapter,
  );
}

function addMentions<Kind extends Entity>(
  entities: readonly Kind[],
  mentionsIn: (book: string, chapter: number) => ChapterMention<Kind>[],
): void {
  for (const entity of entities) {
    for (const { book, chapter, verse } of entity.verses) {
      const mentions = mentionsIn(book, chapter);
      const last = mentions.at(-1);
      if (last?.entity === entity) last.verses.push(verse);
      else mentions.push({ entity, verses: [verse] });
    }
  }
}
