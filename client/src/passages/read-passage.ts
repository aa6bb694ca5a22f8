import type { SimpleTranslationBookChapter, TranslationBook, TranslationBooks } from '../documents/index.ts';
import type { CallOptions, DocumentSource } from '../http/document-source.ts';
import { ScriptoriumError } from '../http/scriptorium-error.ts';
import { pathSegment } from '../path-segment.ts';
import { chaptersOfBook } from '../reading/chapters-of-book.ts';
import { inOrder } from '../reading/in-order.ts';
import { formatReference } from './format-reference.ts';
import { parseReference } from './parse-reference.ts';
import type { Passage } from './passage.ts';
import { passageContent } from './passage-content.ts';
import type { PassageReference } from './passage-reference.ts';

export interface ReadPassageOptions extends CallOptions {
  /** Requests under way at once, where the passage has several chapters; 4 when left out. */
  readonly concurrency?: number;
}

/**
 * The verses of a passage, which may span chapters or be a whole book. Rejects with a `ScriptoriumError`:
 * `invalid_reference`, or `book_not_found`, `chapter_not_found`, `verse_not_found` where the translation has nothing of it.
 * What it has not at the passage's edges is left out: "JHN 3:16-99" ends with the chapter.
 */
export async function readPassage(
  source: DocumentSource,
  translation: string,
  reference: string | PassageReference,
  options: ReadPassageOptions = {},
): Promise<Passage> {
  const { signal, concurrency = 4 } = options;
  const path = `/api/${pathSegment(translation)}/books.json`;
  const list = await source.get<TranslationBooks>(path, { signal });
  const wanted = typeof reference === 'string' ? parseReference(reference, list.books) : reference;
  const book = list.books.find(({ id }) => id === wanted.book);
  if (!book) throw missing('book', `${translation} has no book ${wanted.book}`);

  const { from, to } = wanted.range ?? { from: undefined, to: undefined };
  const tasks = chaptersOfBook(source, translation, book, 'simple', from?.chapter, to?.chapter);
  const chapters: SimpleTranslationBookChapter[] = [];
  for await (const chapter of inOrder(tasks, concurrency, signal)) if (chapter) chapters.push(chapter);
  if (chapters.length === 0) throw missing('chapter', noChapter(translation, book, wanted));

  const parts = chapters.map(({ chapter }) => ({
    number: chapter.number,
    content: passageContent(chapter, wanted.range),
  }));
  const verses = parts.flatMap(({ number, content }) =>
    content.filter((item) => item.type === 'verse').map((verse) => ({ ...verse, chapter: number })),
  );
  if (verses.length === 0) {
    throw missing('verse', `${translation} has no verse in ${formatReference(wanted)}`);
  }
  const label = formatReference(wanted, book.name);
  return { reference: wanted, label, translation: list.translation, book, verses, chapters: parts };
}

function noChapter(translation: string, book: TranslationBook, reference: PassageReference): string {
  const { id, firstChapterNumber: first, lastChapterNumber: last } = book;
  const present = first === last ? `${first} alone` : `${first} to ${last}`;
  return `${translation} has no chapter of ${formatReference(reference)}; ${id} has ${present}`;
}

function missing(what: 'book' | 'chapter' | 'verse', message: string): ScriptoriumError {
  return new ScriptoriumError({ code: `${what}_not_found`, message });
}
