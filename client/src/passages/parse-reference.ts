import { ScriptoriumError } from '../http/scriptorium-error.ts';
import { findBook, type NamedBook } from './find-book.ts';
import { parseRange } from './parse-range.ts';
import type { PassageReference } from './passage-reference.ts';

/** A translation may have but one chapter of other books too: there "PSA 3" is that chapter. */
const singleChapterBooks = new Set([
  'OBA',
  'PHM',
  '2JN',
  '3JN',
  'JUD',
  'LJE',
  'S3Y',
  'SUS',
  'BEL',
  'MAN',
  'PS2',
]);

/**
 * Reads "JHN 3:16-18", "John 3:16-4:2", "Ps 23", "1 Cor 13-14", "Ruth", "JHN 3:16-end". With the books of a
 * translation their names there are known too. In a book of one chapter "Jude 5" is a verse; "Jude 1" is the
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
  const isSingle = singleChapterBooks.has(book) && chapters === 1;
  const range = parseRange(rest, isSingle);
  if (typeof range === 'string') throw refusal(text, range);
  return { book, range };
}

function splitAtBook(text: string, written: string, finder: ReturnType<typeof findBook>) {
  // Names may end in a number ("Samuel 1 3:4" in some languages), so the longest name that is known counts
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
  throw refusal(text, stray ? `"${stray}" is no chapter and verse` : `there is no book "${name}"`);
}

function isTail(rest: string): boolean {
  return /^[\s.]*$|^[\s.]*\d[\d\s:.-]*(?:end\s*)?$/.test(rest);
}

function refusal(text: string, why: string): ScriptoriumError {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return new ScriptoriumError({
    code: 'invalid_reference',
    message: `"${shown}" is no reference: ${why}`,
    hint: 'Write a book (id or name), a chapter and verses: "JHN 3:16-18", "JHN 3:16-4:2", "PSA 23", "RUT"',
  });
}
