import { links } from '../documents/links.ts';
import type { WordAnnotation } from '../model/book-text.ts';
import {
  bookOf,
  endVerseOf,
  type NumberedEdition,
  type NumberingDocument,
  type VerseAddress,
} from './edition.ts';
import type { Question } from './question.ts';
import type { SimpleText } from './verse-pieces.ts';

/** A verse with what stands before it. */
export interface FoundVerse extends VerseAddress {
  /** The last of several verses that the edition has as one. */
  readonly endVerse?: number;
  readonly content: SimpleText;
  /** Headings between the verse before and this one. */
  readonly headings: readonly string[];
  /** A paragraph begins with it. */
  readonly startsParagraph: boolean;
  /** Annotated words, as the words document of the chapter has them. */
  readonly words?: readonly ChapterWord[];
}

/** A word of the words document of a simplified chapter. */
type ChapterWord = WordAnnotation & { readonly start: number; readonly end: number };

/** The verses at these places, as many as the edition has. */
export function* versesAt(numbered: NumberedEdition, addresses: readonly VerseAddress[], withWords: boolean) {
  const wanted = new Map<string, { book: string; chapter: number; numbers: Set<number> }>();
  for (const { book, chapter, verse } of addresses) {
    const key = `${book} ${chapter}`;
    const span = wanted.get(key) ?? { book, chapter, numbers: new Set<number>() };
    wanted.set(key, span);
    span.numbers.add(verse);
  }
  const spans = [...wanted.values()].filter(({ book }) => bookOf(numbered.edition, book));
  const chapters = yield* readChapters(numbered, spans, withWords);
  return spans.flatMap(({ numbers }, index) =>
    (chapters[index] ?? []).filter(({ verse }) => numbers.has(verse)),
  );
}

/** What is read of a simplified chapter. */
export interface SimpleChapter {
  readonly chapter: {
    readonly content: readonly ({
      readonly type: string;
      readonly number?: number;
      readonly text?: string;
    } & Partial<SimpleText>)[];
  };
}

interface ChapterWords {
  readonly verses: Readonly<Record<string, readonly ChapterWord[]>>;
}

/** The verses of each chapter; undefined for one that is not there. */
export function* readChapters(
  { edition, numbering }: NumberedEdition,
  chapters: readonly { readonly book: string; readonly chapter: number }[],
  withWords: boolean,
): Question<(FoundVerse[] | undefined)[]> {
  const { id } = edition.translation;
  const paths = chapters.map(({ book, chapter }) => links.simpleChapter(id, book, chapter));
  const wordPaths = withWords
    ? chapters.map(({ book, chapter }) => links.simpleWords(id, book, chapter))
    : [];
  const found = yield [...paths, ...wordPaths];
  return chapters.map(({ book, chapter }, index) => {
    const document = found[index] as SimpleChapter | undefined;
    const words = withWords
      ? ((found[paths.length + index] as ChapterWords | undefined)?.verses ?? {})
      : undefined;
    return document && versesOfChapter(document, { book, chapter }, numbering, words);
  });
}

function versesOfChapter(
  { chapter: { content } }: SimpleChapter,
  place: { readonly book: string; readonly chapter: number },
  numbering: NumberingDocument | undefined,
  words: ChapterWords['verses'] | undefined,
): FoundVerse[] {
  const verses: FoundVerse[] = [];
  let headings: string[] = [];
  let startsParagraph = true;
  for (const item of content) {
    if (item.type === 'heading') headings.push(item.text ?? '');
    if (item.type === 'heading' || item.type === 'line_break') startsParagraph = true;
    if (item.type !== 'verse' && item.type !== 'hebrew_subtitle') continue;
    const verse = item.number ?? 0;
    const ofVerse = words?.[String(verse)];
    const endVerse = endVerseOf(numbering, { ...place, verse });
    verses.push({
      ...place,
      verse,
      ...(endVerse === undefined ? {} : { endVerse }),
      content: item as SimpleText,
      headings,
      startsParagraph,
      ...(ofVerse && verse > 0 ? { words: ofVerse } : {}),
    });
    headings = [];
    startsParagraph = item.type === 'hebrew_subtitle';
  }
  return verses;
}
