import type { Library } from '../../src/library/library.ts';
import { readDocument } from '../read-document.ts';

interface Download {
  readonly books: readonly {
    readonly chapters: readonly { readonly chapter: { readonly content: readonly Block[] } }[];
  }[];
}

interface Block {
  readonly text?: string;
  readonly footnotes?: readonly { readonly text: string }[];
}

/**
 * The text of all verses, titles and headings of an edition, each followed by its notes, joined by single
 * spaces.
 */
export function editionWords(library: Library, id: string): string {
  const { books } = readDocument<Download>(library, `/api/${id}/complete.simple.json`);
  const blocks = books.flatMap(({ chapters }) => chapters.flatMap(({ chapter }) => chapter.content));
  const texts = blocks.flatMap(({ text, footnotes }) => [
    text,
    ...(footnotes ?? []).map((note) => note.text),
  ]);
  return texts
    .filter((text) => text !== undefined)
    .join(' ')
    .replace(/\s+/g, ' ');
}
