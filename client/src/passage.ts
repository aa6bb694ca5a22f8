import { chaptersOfBook } from './chapters.ts';
import type {
  SimpleChapterContent,
  SimpleChapterData,
  SimpleChapterVerse,
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
  TranslationBooks,
} from './documents.ts';
import { type CallOptions, type DocumentSource, documentPath } from './http/document-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';
import { inOrder } from './in-order.ts';
import { formatReference, type PassageReference, parseReference } from './reference.ts';

export interface Passage {
  reference: PassageReference;
  /** The reference with the book's name in the translation: "John 3:16-18". */
  label: string;
  translation: Translation;
  book: TranslationBook;
  verses: PassageVerse[];
  /** The same verses with the headings, titles and line breaks before and between them. */
  chapters: { number: number; content: SimpleChapterContent[] }[];
}

/** A verse with the number of its chapter. */
export type PassageVerse = SimpleChapterVerse & { chapter: number };

interface ReadPassageOptions extends CallOptions {
  /** Requests in flight at once, where the passage has several chapters; 4 by default. */
  readonly concurrency?: number;
}

/**
 * The verses of a passage, which may span chapters or be a whole book. Rejects with a `ScriptoriumError`:
 * `invalid_reference`, or `book_not_found`, `chapter_not_found` or `verse_not_found` where the translation has none of it.
 * What it lacks at the edges of the passage is left out: "JHN 3:16-99" ends with the chapter.
 */
export async function readPassage(
  source: DocumentSource,
  translation: string,
  reference: string | PassageReference,
  options: ReadPassageOptions = {},
): Promise<Passage> {
  const { signal, concurrency = 4 } = options;
  const list = await source.get<TranslationBooks>(documentPath`/api/${translation}/books.json`, { signal });
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
  const present = first === last ? `only ${first}` : `${first} to ${last}`;
  return `${translation} has no chapter of ${formatReference(reference)}; ${id} has ${present}`;
}

function missing(what: 'book' | 'chapter' | 'verse', message: string): ScriptoriumError {
  return new ScriptoriumError({ code: `${what}_not_found`, message });
}

/** The part of a chapter that belongs to a passage: its verses, each with the headings and breaks before it. */
export function passageContent(
  chapter: SimpleChapterData,
  range: PassageReference['range'],
): SimpleChapterContent[] {
  const first = range?.from.chapter === chapter.number ? (range.from.verse ?? 1) : 1;
  const last = (range?.to.chapter === chapter.number ? range.to.verse : null) ?? Number.POSITIVE_INFINITY;
  const content: SimpleChapterContent[] = [];
  let before: SimpleChapterContent[] = [];
  for (const item of chapter.content) {
    if (item.type !== 'verse') {
      before.push(item);
      continue;
    }
    if (item.number >= first && item.number <= last) content.push(...before, item);
    before = [];
  }
  if (last === Number.POSITIVE_INFINITY) content.push(...before);
  while (content[0]?.type === 'line_break') content.shift();
  return content;
}

interface PassageTextOptions {
  /** True to write each verse's number before it. */
  readonly numbers?: boolean;
}

/**
 * Only the words of a passage, without headings and notes. Each line of poetry is a line, and an empty line separates
 * paragraphs and chapters.
 */
export function passageText(passage: Pick<Passage, 'chapters'>, options: PassageTextOptions = {}): string {
  let text = '';
  let separator = '';
  for (const { content } of passage.chapters) {
    for (const item of content) {
      if (item.type === 'heading' || item.type === 'hebrew_subtitle') continue;
      if (item.type === 'line_break') {
        separator = text && '\n\n';
        continue;
      }
      if (item.text === '') continue;
      const beginsLine = item.poem?.some(({ start }) => start === 0);
      text += beginsLine && separator === ' ' ? '\n' : separator;
      text += options.numbers ? `${item.number} ${item.text}` : item.text;
      separator = item.poem?.some(({ end }) => end >= item.text.length) ? '\n' : ' ';
    }
    separator = text && '\n\n';
  }
  return text;
}
