import { bookInfo } from '../../model/books.ts';

interface TemplateValues {
  readonly audioUrl: string;
  readonly translationId: string;
  readonly book: string;
  readonly chapter: number;
}

const values: Readonly<Record<string, (values: TemplateValues) => string>> = {
  audio_url: ({ audioUrl }) => audioUrl.replace(/\/+$/, ''),
  id: ({ translationId }) => translationId,
  book: ({ book }) => book.toLowerCase(),
  BOOK: ({ book }) => book,
  name: ({ book }) => encodeURIComponent(bookInfo(book)!.commonName),
  order: ({ book }) => order(book, 1),
  order2: ({ book }) => order(book, 2),
  order3: ({ book }) => order(book, 3),
  chapter: ({ chapter }) => String(chapter),
  chapter2: ({ chapter }) => String(chapter).padStart(2, '0'),
  chapter3: ({ chapter }) => String(chapter).padStart(3, '0'),
};

const placeholder = /\{([^{}]*)\}/g;

export const placeholderNames: readonly string[] = Object.keys(values);

export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name]) => name!);
}

export function fillTemplate(template: string, chapter: TemplateValues): string {
  return template.replace(placeholder, (_, name: string) => values[name]!(chapter));
}

function order(book: string, digits: number): string {
  return String(bookInfo(book)!.order).padStart(digits, '0');
}

export interface ChapterSelection {
  readonly book: string;
  readonly chapters?: readonly [first: number, last: number];
}

export function parseChapterSelection(written: string): ChapterSelection | undefined {
  const [, code, first, last = first] =
    /^([A-Z0-9]{3})(?: ([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?)?$/.exec(written) ?? [];
  const info = code && bookInfo(code);
  if (!info || info.canon === 'peripheral') return undefined;
  if (first === undefined) return { book: info.id };
  return Number(first) <= Number(last)
    ? { book: info.id, chapters: [Number(first), Number(last)] }
    : undefined;
}

/** A reader's id is part of a path, so it excludes characters that need escaping and ids that file systems reject. */
export const readerId = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/,
  rule: 'a reader id begins with a letter or digit and has at most 64 letters, digits, ".", "_", "~" and "-"',

  /** Ids with the same key must not coexist: some file systems treat them as one. */
  keyOf(id: string): string {
    return id.toLowerCase();
  },
} as const;
