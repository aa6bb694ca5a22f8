import { bookInfo } from '../../model/books.ts';
import type { CommentaryBookText, CommentaryProfile, CommentaryText } from '../../model/commentary-text.ts';
import { TextCleaner } from '../cleaned-text.ts';
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

/** Notes on one place keep their order. */
export class CommentaryBuilder {
  readonly profileIds = new ProfileIds();
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
      const chapter = chapterOf(book, place.chapter);
      if (place.kind === 'chapter-introduction') chapter.introduction.push(text);
      else addTo(chapter.verses, place.verse, text);
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
    const placeOf = ({ id }: CommentaryProfile) => this.#profileOrder.get(id) ?? this.#profileOrder.size;
    return {
      books: ids.map((id) => bookText(id, this.#books.get(id)!)),
      profiles: this.#profiles.toSorted((a, b) => placeOf(a) - placeOf(b)),
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

function chapterOf(book: BookDraft, number: number): ChapterDraft {
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
    ...joined('introduction', book.introduction),
    ...joined('introductionSummary', book.introductionSummary),
    chapters: inOrder(book.chapters).map(([number, { introduction, verses }]) => ({
      number,
      ...joined('introduction', introduction),
      verses: inOrder(verses).map(([verse, notes]) => ({ number: verse, notes })),
    })),
  };
}

function joined<Name extends string>(
  name: Name,
  texts: readonly string[],
): { readonly [name in Name]?: string } {
  return texts.length > 0 ? ({ [name]: texts.join('\n\n') } as { [name in Name]: string }) : {};
}

function inOrder<Value>(map: ReadonlyMap<number, Value>): [number, Value][] {
  return [...map].sort(([a], [b]) => a - b);
}

function addTo(verses: Map<number, string[]>, verse: number, text: string): void {
  const notes = verses.get(verse);
  if (notes) notes.push(text);
  else verses.set(verse, [text]);
}

/**
 * Assigns unique ids to profiles, which become part of their paths. Ids that differ only by case are equal,
 * because some file systems do not distinguish them.
 */
export class ProfileIds {
  readonly #taken = new Set<string>();
  readonly #numbers = new Map<string, number>();

  /**
   * Returns the written id if it is valid. Otherwise creates one from the written text or the subject ("Mary
   * of Magdala": `mary-of-magdala`). A number suffix makes it unique.
   */
  take(written: string, subject: string): string {
    const id =
      (/^[A-Za-z0-9_-]{1,100}$/.test(written) && written) || slug(written) || slug(subject) || 'profile';
    let candidate = id;
    let number = this.#numbers.get(id.toLowerCase()) ?? 1;
    while (this.#taken.has(candidate.toLowerCase())) candidate = `${id}-${++number}`;
    this.#numbers.set(id.toLowerCase(), number);
    this.#taken.add(candidate.toLowerCase());
    return candidate;
  }
}

function slug(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
}
