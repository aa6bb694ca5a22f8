import type { NotePlace } from '../commentary/note-place.ts';
import type { NoteTaker } from '../commentary/note-taker.ts';
import { takeProfile } from '../commentary/take-profile.ts';
import { JsonObject, readJson } from '../json/read-json.ts';
import { compiledSource } from './public-books.ts';

export function isPublicCommentary(text: string): boolean {
  return /^\s*\{\s*"commentary"\s*:\s*\{/.test(text);
}

/**
 * Reads a commentary document of the public API: a chapter, a profile, the list of books or the list of
 * profiles. The lists give the order. Every chapter repeats the introduction to its book.
 * @throws TooLarge
 */
export function readPublicCommentary(text: string, notes: NoteTaker): void {
  const document = readJson(text, notes.report, text.indexOf('{'));
  if (!(document instanceof JsonObject)) return;
  if (notes.builder.isNew('compiled-source')) notes.report('compiled-source', 0, compiledSource);
  for (const book of document.objects('books')) readIntroductions(book, notes);
  notes.builder.orderProfiles(document.objects('profiles').map((listed) => listed.text('id') ?? ''));
  const profile = document.object('profile');
  if (profile) readProfile(profile, document, notes);
  const book = document.object('book');
  const chapter = document.object('chapter');
  if (!book || !chapter) return;
  readIntroductions(book, notes);
  readChapter(book, chapter, notes);
}

function readIntroductions(book: JsonObject, notes: NoteTaker): void {
  const id = bookOf(book, notes);
  if (id === undefined || !notes.builder.isNew(`introduction ${id}`)) return;
  const introductions: readonly (readonly [name: string, place: NotePlace])[] = [
    ['introduction', { kind: 'book-introduction' }],
    ['introductionSummary', { kind: 'book-introduction-summary' }],
  ];
  for (const [name, place] of introductions) {
    const text = book.text(name);
    if (text) notes.take({ book: id, ...nameMember(book), place, text }, book.at);
  }
}

function readChapter(book: JsonObject, chapter: JsonObject, notes: NoteTaker): void {
  const id = bookOf(book, notes);
  if (id === undefined) return;
  const number = chapter.number('number') ?? 0;
  if (!(Number.isInteger(number) && number > 0)) {
    const message = 'The "number" of a chapter is an integer above 0; its notes were left out. Correct it.';
    return notes.leaveOut('bad-chapter-number', chapter.at, message);
  }
  const introduction = chapter.text('introduction');
  const named = { book: id, ...nameMember(book) };
  if (introduction) {
    const place: NotePlace = { kind: 'chapter-introduction', chapter: number };
    notes.take({ ...named, place, text: introduction }, chapter.at);
  }
  for (const block of chapter.objects('content')) {
    const verse = block.number('number') ?? 0;
    const texts = block.list('content').filter((text) => typeof text === 'string');
    const simple = block.text('text');
    if (!(Number.isInteger(verse) && verse > 0)) {
      const message = 'The "number" of a verse is an integer above 0; its notes were left out. Correct it.';
      notes.leaveOut('bad-verse-number', block.at, message);
      continue;
    }
    for (const text of texts.length === 0 && simple ? [simple] : texts)
      notes.take({ ...named, place: { kind: 'verse', chapter: number, verse }, text }, block.at);
  }
}

function readProfile(profile: JsonObject, document: JsonObject, notes: NoteTaker): void {
  const subject = profile.text('subject') ?? '';
  const content = document.list('content').filter((text) => typeof text === 'string');
  const place = profile.object('reference');
  const reference = place && referenceOf(place);
  takeProfile(
    { id: profile.text('id'), subject, reference, content: content.join('\n\n') },
    profile.at,
    notes,
  );
}

function referenceOf(place: JsonObject): string {
  const endVerse = place.number('endVerse');
  const first = `${place.text('book')} ${place.number('chapter')}:${place.number('verse')}`;
  return endVerse === undefined ? first : `${first}-${endVerse}`;
}

function bookOf(book: JsonObject, notes: NoteTaker): string | undefined {
  return notes.bookId(book.text('id') ?? '', book.at);
}

function nameMember(book: JsonObject): { readonly bookName?: string } {
  const name = book.text('name');
  return name === undefined ? {} : { bookName: name };
}
