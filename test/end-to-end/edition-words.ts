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
