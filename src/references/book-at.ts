import type { BookNames } from './book-names.ts';

/** A book's name at some offset of a text. */
export interface FoundBook {
  /** USFM book id. */
  readonly id: string;
  readonly end: number;
}

/** Longer ones are not looked for. */
export const longestName = 60;
/** A letter of a script whose words have no spaces between them: a name may begin and end anywhere. */
export const wordless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The longest name of a book that begins at `at` and ends before `limit`, with a word, a number, or anywhere in scripts without spaces. */
export function bookAt(
  text: string,
  at: number,
  names: Pick<BookNames, 'find'>,
  limit = text.length,
): FoundBook | undefined {
  if (!/[\p{L}1-9]/u.test(text[at] ?? '')) return undefined;
  const slice = text.slice(at, Math.min(limit, at + longestName));
  for (let end = nameEnd(slice); end > 0; end--) {
    if (!mayEndAt(slice, end)) continue;
    const id = names.find(slice.slice(0, end));
    if (id) return { id, end: at + end };
  }
  return undefined;
}

/** The book whose name the whole of `name` is, as `bookAt` would find it there; undefined for any other text. */
export function bookNamed(name: string, names: Pick<BookNames, 'find'>): string | undefined {
  return nameEnd(name) === name.length && mayEndAt(name, name.length) ? names.find(name) : undefined;
}

/** No name goes on after these signs. */
function nameEnd(slice: string): number {
  const found = slice.search(/[;:,[\]|]| \./);
  return found === -1 ? slice.length : found;
}

function mayEndAt(text: string, end: number): boolean {
  const before = text[end - 1]!;
  const after = text[end] ?? '';
  if (before === ')') return text.slice(0, end).includes('(');
  if (!/[\p{L}\p{M}\p{N}]/u.test(before)) return false;
  if (/\p{M}/u.test(after)) return false;
  if (wordless.test(before)) return true;
  if (/\d/.test(before)) return !/[\p{L}\d]/u.test(after);
  return !/\p{L}/u.test(after);
}
