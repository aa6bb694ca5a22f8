import { bookInfo } from '../../model/books.ts';

export interface TemplateValues {
  readonly audioUrl: string;
  readonly translationId: string;
  /** USFM book id. */
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

/** What may stand in braces in the address of an audio file. */
export const placeholderNames: readonly string[] = Object.keys(values);

export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name]) => name!);
}

/** The address that a template gives for a chapter; every placeholder must be a known one. */
export function fillTemplate(template: string, chapter: TemplateValues): string {
  return template.replace(placeholder, (_, name: string) => values[name]!(chapter));
}

function order(book: string, digits: number): string {
  return String(bookInfo(book)!.order).padStart(digits, '0');
}
