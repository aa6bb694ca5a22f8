import { canonicalIds } from '../../model/books.ts';
import { hasOneChapter } from '../../references/reference.ts';
import { findBookId } from '../find-book-id.ts';

export type NotePlace =
  | { readonly kind: 'book-introduction' }
  | { readonly kind: 'book-introduction-summary' }
  | { readonly kind: 'chapter-introduction'; readonly chapter: number }
  | VersePlace;

interface VersePlace {
  readonly kind: 'verse';
  readonly chapter: number;
  readonly verse: number;
}

/** A place as people write it: `Genesis 1:1`, `1 Sam 4:1–7.2`, `Psalms 142`, `Gen.1.1`. */
interface NoteReference {
  readonly bookName: string;
  readonly chapter?: number;
  readonly verse?: number;
  readonly rest: string;
}

const pattern =
  /^\s*([1-4]?[^\d:]+?)[\s.]*(?:(?<=[\s.])(\d{1,3})(?!\d)(?:(?:\s*[:.]\s*|,)(\d{1,3})(?!\d))?(.*))?$/s;
const maxLength = 200;

export function noteReference(text: string): NoteReference | undefined {
  if (text.length > maxLength) return undefined;
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, bookName, chapter, verse, rest = ''] = match;
  return {
    bookName: bookName!.trim(),
    ...(chapter === undefined ? {} : { chapter: Number(chapter) }),
    ...(verse === undefined ? {} : { verse: Number(verse) }),
    rest: rest.trim(),
  };
}

/** In a book of one chapter, `Jude 3` and `Jude 1-4` are verses. */
export function withOnlyChapter(reference: NoteReference, book: string): NoteReference {
  const { chapter = 0, verse, rest } = reference;
  const isVerse =
    verse === undefined && hasOneChapter(book) && (chapter > 1 || (chapter === 1 && rest !== ''));
  return isVerse ? { ...reference, chapter: 1, verse: chapter } : reference;
}

export interface PlacedStudyNote {
  readonly title?: string | undefined;
  readonly index_reference?: string | undefined;
  readonly associations?: {
    readonly passage?: readonly { readonly start_ref?: string | undefined }[] | undefined;
  };
}

interface StudyNotePlace {
  readonly book: string;
  readonly place: NotePlace;
  readonly label: string;
  readonly isDisputed: boolean;
}

interface NamedVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * Finds the first verse of a study note's passage from its index (`01001001-01002003`), title and passages.
 * If they differ, a verse named by two of them has precedence, then the index. Undefined if all are
 * unreadable.
 */
export function studyNotePlace(note: PlacedStudyNote): StudyNotePlace | undefined {
  const title = note.title ?? '';
  const reference = noteReference(title);
  const named = [
    verseOfNumber(note.index_reference),
    reference && verseOfTitle(reference),
    ...(note.associations?.passage ?? []).slice(0, 1).map(({ start_ref }) => verseOfNumber(start_ref)),
  ].filter((verse) => verse !== undefined);
  const chosen =
    named.find((verse, index) => named.slice(index + 1).some((other) => isSame(verse, other))) ?? named[0];
  if (!chosen) return undefined;
  const { book, chapter, verse } = chosen;
  const isOnlyTheVerse =
    reference?.rest === '' &&
    reference.verse === verse &&
    reference.chapter === chapter &&
    findBookId(reference.bookName) === book;
  return {
    book,
    place: placeOfVerse(chosen),
    label: isOnlyTheVerse ? '' : title,
    isDisputed: named.some((other) => !isSame(other, chosen)),
  };
}

/**
 * `01001001`: two digits for the book in canonical order, three for the chapter, three for the verse. 0 is
 * the content before the first chapter or verse.
 */
function verseOfNumber(number = ''): NamedVerse | undefined {
  const match = /^(\d{2})(\d{3})(\d{3})(?!\d)/.exec(number);
  const book = match && canonicalIds[Number(match[1]) - 1];
  return book ? { book, chapter: Number(match[2]), verse: Number(match[3]) } : undefined;
}

function verseOfTitle(reference: NoteReference): NamedVerse | undefined {
  const book = findBookId(reference.bookName);
  if (book === undefined) return undefined;
  const { chapter, verse } = withOnlyChapter(reference, book);
  if (!chapter) return undefined;
  return { book, chapter, verse: Math.max(1, verse ?? 1) };
}

function placeOfVerse({ chapter, verse }: NamedVerse): NotePlace {
  if (chapter === 0) return { kind: 'book-introduction' };
  return verse === 0 ? { kind: 'chapter-introduction', chapter } : { kind: 'verse', chapter, verse };
}

/** Verse 0 of an index equals verse 1, because a title has no verse 0. */
function isSame(a: NamedVerse, b: NamedVerse): boolean {
  return a.book === b.book && a.chapter === b.chapter && Math.max(1, a.verse) === Math.max(1, b.verse);
}
