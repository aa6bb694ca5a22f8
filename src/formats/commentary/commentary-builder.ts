import { addToGroup } from '../../lib/group-by.ts';
import { bookInfo } from '../../model/books.ts';
import type { CommentaryBookText, CommentaryProfile, CommentaryText } from '../../model/commentary-text.ts';
import { TextCleaner } from '../cleaned-text.ts';
import { UniqueIds } from '../unique-ids.ts';
import type { NotePlace } from './note-place.ts';

interface SourceNote {
  readonly book: string;
  readonly bookName?: string;
  readonly place: NotePlace;
  readonly text: string;
}

interface BookDraft {
  name: string | undefined;
  introduction: string[];
  introductionSummary: string[];
  readonly chapters: Map<number, ChapterDraft>;
}

interface ChapterDraft {
  introduction: string[];
  readonly verses: Map<number, string[]>;
}

export class CommentaryBuilder {
  readonly profileIds = new UniqueIds();
  readonly cleaner = new TextCleaner();
  readonly #books = new Map<string, BookDraft>();
  readonly #profiles: CommentaryProfile[] = [];
  readonly #profileOrder = new Map<string, number>();
  readonly #seen = new Set<string>();
  #notesServed = 0;
  #notesLeftOut = 0;

  addNote({ book: id, bookName, place, text }: SourceNote): void {
    const book = this.#book(id);
    book.name ??= nameIn(id, bookName);
    this.#notesServed++;
    if (place.kind === 'book-introduction') book.introduction.push(text);
    else if (place.kind === 'book-introduction-summary') book.introductionSummary.push(text);
    else {
      const chapter = chapterDraft(book, place.chapter);
      if (place.kind === 'chapter-introduction') chapter.introduction.push(text);
      else addToGroup(chapter.verses, place.verse, text);
    }
  }

  leaveNotesOut(count: number): void {
    this.#notesLeftOut += count;
  }

  isNew(what: string): boolean {
    if (this.#seen.has(what)) return false;
    this.#seen.add(what);
    return true;
  }

  addProfile(profile: CommentaryProfile): void {
    this.#profiles.push(profile);
  }

  orderProfiles(ids: readonly string[]): void {
    for (const id of ids)
      if (!this.#profileOrder.has(id)) this.#profileOrder.set(id, this.#profileOrder.size);
  }

  get numberOfProfiles(): number {
    return this.#profiles.length;
  }

  introductionLength(id: string): number {
    const { introduction = [], introductionSummary = [] } = this.#books.get(id) ?? {};
    return [...introduction, ...introductionSummary].reduce((sum, { length }) => sum + length, 0);
  }

  tally(): Record<string, number> {
    return {
      notes: this.#notesServed + this.#notesLeftOut,
      notesServed: this.#notesServed,
      notesLeftOut: this.#notesLeftOut,
      profiles: this.#profiles.length,
      ...this.cleaner.tally(),
    };
  }

  finish(): CommentaryText | undefined {
    if (this.#books.size === 0 && this.#profiles.length === 0) return undefined;
    const ids = [...this.#books.keys()].sort((a, b) => bookInfo(a)!.order - bookInfo(b)!.order);
    const profilePosition = ({ id }: CommentaryProfile) =>
      this.#profileOrder.get(id) ?? this.#profileOrder.size;
    return {
      books: ids.map((id) => bookText(id, this.#books.get(id)!)),
      profiles: this.#profiles.toSorted((a, b) => profilePosition(a) - profilePosition(b)),
    };
  }

  #book(id: string): BookDraft {
    const known = this.#books.get(id);
    if (known) return known;
    const book = { name: undefined, introduction: [], introductionSummary: [], chapters: new Map() };
    this.#books.set(id, book);
    return book;
  }
}

/** Abbreviations and ids are not names: a name is at least as long as the common one. */
function nameIn(id: string, written = ''): string | undefined {
  return written !== id && written.length >= bookInfo(id)!.commonName.length ? written : undefined;
}

function chapterDraft(book: BookDraft, number: number): ChapterDraft {
  const known = book.chapters.get(number);
  if (known) return known;
  const chapter = { introduction: [], verses: new Map() };
  book.chapters.set(number, chapter);
  return chapter;
}

function bookText(id: string, book: BookDraft): CommentaryBookText {
  return {
    id,
    ...(book.name === undefined ? {} : { name: book.name }),
    ...joinedText('introduction', book.introduction),
    ...joinedText('introductionSummary', book.introductionSummary),
    chapters: sortedByNumber(book.chapters).map(([number, { introduction, verses }]) => ({
      number,
      ...joinedText('introduction', introduction),
      verses: sortedByNumber(verses).map(([verse, notes]) => ({ number: verse, notes })),
    })),
  };
}

function joinedText<Name extends string>(
  name: Name,
  texts: readonly string[],
): { readonly [name in Name]?: string } {
  return texts.length > 0 ? ({ [name]: texts.join('\n\n') } as { [name in Name]: string }) : {};
}

function sortedByNumber<Value>(map: ReadonlyMap<number, Value>): [number, Value][] {
  return [...map].sort(([a], [b]) => a - b);
}
