import { findBook, type NamedBook } from './find-book.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

/** A chapter and verse of a book; the whole chapter where `verse` is null. */
export interface Place {
  readonly chapter: number;
  readonly verse: number | null;
}

/** Consecutive verses of one book. */
export interface PassageReference {
  /** USFM book id. */
  readonly book: string;
  /** Includes both ends; null for the whole book. A last verse of null is the end of its chapter. */
  readonly range: { readonly from: Place; readonly to: Place } | null;
}

/**
 * Parses "JHN 3:16-18", "John 3:16-4:2", "Ps 23", "1 Cor 13-14", "Ruth", "JHN 3:16-end". Given the books of a
 * translation, it knows their names there too. In a book of one chapter "Jude 5" is a verse; "Jude 1" is the
 * chapter. Throws a `ScriptoriumError` (`invalid_reference`) that says what is wrong.
 */
export function parseReference(text: string, books?: readonly NamedBook[]): PassageReference {
  const written = text
    .slice(0, 201)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  if (written === '') throw refusal(text, 'it is empty');
  if (written.length > 200) throw refusal(text, 'it is too long');
  const { book, rest } = splitAtBook(text, written, findBook(books));
  const chapters = books?.find(({ id }) => id === book)?.numberOfChapters ?? 1;
  const isSingle = singleChapterBook.test(book) && chapters === 1;
  const range = parseRange(rest, isSingle);
  if (typeof range === 'string') throw refusal(text, range);
  return { book, range };
}

/** Of the whole canon: where a translation has only one chapter of another book, "PSA 3" is still that chapter. */
const singleChapterBook = /^(?:OBA|PHM|[23]JN|JUD|LJE|S3Y|SUS|BEL|MAN|PS2)$/;

function splitAtBook(text: string, written: string, finder: ReturnType<typeof findBook>) {
  // Names may end in a number ("Samuel 1 3:4" in some languages), so the longest known name counts
  let shortest = written.length;
  for (let end = written.length; end > 0; end--) {
    const [before, after] = [written[end - 1]!, written[end] ?? ''];
    if (/[\s:;,-]/.test(before) || (/\d/.test(before) && /\d/.test(after))) continue;
    const rest = written.slice(end);
    if (!isTail(rest)) continue;
    shortest = end;
    const book = finder.exact(written.slice(0, end));
    if (book) return { book, rest };
  }
  const name = written.slice(0, shortest).trim();
  if (!/\p{L}/u.test(name)) throw refusal(text, 'it names no book');
  if (/[,;]/.test(written)) throw refusal(text, 'it is more than one passage; ask for one at a time');
  const candidates = finder.beginning(name);
  if (candidates.length === 1) return { book: candidates[0]!, rest: written.slice(shortest) };
  if (candidates.length > 1) throw refusal(text, `"${name}" may be ${candidates.slice(0, 8).join(', ')}`);
  const stray = /\p{L}[\p{L}\p{M}.]*\s*(\d.*)$/u.exec(name)?.[1];
  throw refusal(text, stray ? `"${stray}" is not a chapter and verse` : `there is no book "${name}"`);
}

function isTail(rest: string): boolean {
  return /^[\s.]*$|^[\s.]*\d[\d\s:.-]*(?:end\s*)?$/.test(rest);
}

function refusal(text: string, why: string): ScriptoriumError {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return new ScriptoriumError({
    code: 'invalid_reference',
    message: `"${shown}" is not a reference: ${why}`,
    hint: 'Write a book (id or name), a chapter and verses: "JHN 3:16-18", "JHN 3:16-4:2", "PSA 23", "RUT"',
  });
}

type Range = PassageReference['range'];

const form = /^[\s.]*(\d+)(?:\s*[:.]\s*(\d+))?(?:\s*-\s*(?:(\d+)\s*[:.]\s*)?(\d+|end))?[\s.]*$/;

/** The range after the book's name, or what is wrong with it. `isSingle` is true in a book of one chapter. */
function parseRange(rest: string, isSingle: boolean): Range | string {
  if (/^[\s.]*$/.test(rest)) return null;
  const match = form.exec(rest);
  if (!match) return `"${rest.trim()}" is not a chapter and verse`;
  const [, chapter, verse, lastChapter, last] = match;
  const numbers = [chapter, verse, lastChapter, last].filter((part) => part !== undefined && part !== 'end');
  if (numbers.some((number) => Number(number) === 0)) return 'chapters and verses are counted from 1';
  if (numbers.some((number) => number!.length > 4)) return 'no chapter or verse has so high a number';
  if (last === 'end' && verse === undefined && lastChapter === undefined && !isSingle) {
    return '"end" is the end of a chapter: write a verse before it';
  }
  const range = rangeOf(Number(chapter), numberOf(verse), numberOf(lastChapter), last, isSingle);
  return isBackward(range) ? 'it ends before it begins' : range;
}

function rangeOf(
  chapter: number,
  verse: number | null,
  lastChapter: number | null,
  last: string | undefined,
  isSingle: boolean,
): NonNullable<Range> {
  const isVerse = isSingle && verse === null && lastChapter === null && (chapter !== 1 || last !== undefined);
  const from: Place = isVerse ? { chapter: 1, verse: chapter } : { chapter, verse };
  if (last === undefined) return { from, to: from };
  const lastNumber = last === 'end' ? null : Number(last);
  if (lastChapter !== null) return { from, to: { chapter: lastChapter, verse: lastNumber } };
  if (from.verse === null && lastNumber !== null) return { from, to: { chapter: lastNumber, verse: null } };
  return { from, to: { chapter: from.chapter, verse: lastNumber } };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function isBackward({ from, to }: NonNullable<Range>): boolean {
  if (from.chapter !== to.chapter) return from.chapter > to.chapter;
  return (from.verse ?? 0) > (to.verse ?? Number.POSITIVE_INFINITY);
}

/**
 * A reference in the form that `parseReference` takes: "JHN 3:16-18". `name` is written instead of the book's id, such
 * as the book's name in a translation.
 */
export function formatReference({ book, range }: PassageReference, name = book): string {
  if (!range) return name;
  const { from, to } = range;
  const start = `${name} ${from.chapter}${from.verse === null ? '' : `:${from.verse}`}`;
  if (from.chapter === to.chapter && from.verse === to.verse) return start;
  if (from.verse !== null && from.chapter === to.chapter) return `${start}-${to.verse ?? 'end'}`;
  if (from.verse === null && to.verse === null) return `${start}-${to.chapter}`;
  return `${start}-${to.chapter}:${to.verse ?? 'end'}`;
}
