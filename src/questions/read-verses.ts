import { links } from '../documents/links.ts';
import type { WordAnnotation } from '../model/book-text.ts';
import { endVerseOf, type NumberedEdition, type NumberingDocument, type VerseAddress } from './edition.ts';
import type { Question } from './question.ts';
import type { SimpleText } from './verse-pieces.ts';

/** A verse of an edition and the headings before it. */
export interface FoundVerse extends VerseAddress {
  /** The last verse of a bridge. */
  readonly endVerse?: number;
  readonly content: SimpleText;
  /** Headings between the previous verse and this one. */
  readonly headings: readonly string[];
  /** Whether the verse begins a paragraph. */
  readonly startsParagraph: boolean;
  /** Annotated words, as in the words document of the chapter. */
  readonly words?: readonly ChapterWord[];
}

/** A word of the words document of a simplified chapter. */
type ChapterWord = WordAnnotation & { readonly start: number; readonly end: number };

/** The members of a simplified chapter that questions use. */
export interface SimpleChapter {
  readonly chapter: {
    readonly content: readonly ({
      readonly type: string;
      readonly number?: number;
      readonly text?: string;
    } & Partial<SimpleText>)[];
  };
}

/** The members of the words document of a simplified chapter that questions use. */
interface ChapterWords {
  readonly verses: Readonly<Record<string, readonly ChapterWord[]>>;
}

interface ChapterAddress {
  readonly book: string;
  readonly chapter: number;
}

/** The chapters to read of one edition. */
export interface ChapterRequest {
  readonly numbered: NumberedEdition;
  readonly chapters: readonly ChapterAddress[];
  readonly withWords: boolean;
  /** The verses of each chapter without their words, if they have been read. */
  readonly known?: readonly (readonly FoundVerse[] | undefined)[] | undefined;
}

/** The verses of each chapter of one edition; undefined for a chapter that is missing. */
export function* readChapters(
  numbered: NumberedEdition,
  chapters: readonly ChapterAddress[],
  withWords: boolean,
): Question<(readonly FoundVerse[] | undefined)[]> {
  return (yield* readChaptersOfAll([{ numbered, chapters, withWords }]))[0]!;
}

/** As `readChapters`, for several editions, with all documents requested together. */
export function* readChaptersOfAll(
  requests: readonly ChapterRequest[],
): Question<(readonly FoundVerse[] | undefined)[][]> {
  const pathsOf = ({ numbered, chapters, withWords, known }: ChapterRequest) => {
    const { id } = numbered.edition.translation;
    return {
      texts: known ? [] : chapters.map(({ book, chapter }) => links.simpleChapter(id, book, chapter)),
      words: withWords ? chapters.map(({ book, chapter }) => links.simpleWords(id, book, chapter)) : [],
    };
  };
  const paths = requests.map(pathsOf);
  const all = paths.flatMap(({ texts, words }) => [...texts, ...words]);
  const documents = all.length > 0 ? yield all : [];
  let place = 0;
  return requests.map(({ numbered, chapters, known }, index) => {
    const { texts, words } = paths[index]!;
    const [textsAt, wordsAt] = [place, place + texts.length];
    place = wordsAt + words.length;
    return chapters.map((chapter, at) => {
      const document = documents[textsAt + at] as SimpleChapter | undefined;
      const verses = known ? known[at] : document && versesOfChapter(document, chapter, numbered.numbering);
      if (!verses || words.length === 0) return verses;
      return withWords(verses, (documents[wordsAt + at] as ChapterWords | undefined)?.verses ?? {});
    });
  });
}

function withWords(verses: readonly FoundVerse[], words: ChapterWords['verses']): FoundVerse[] {
  return verses.map((verse) => {
    const own = verse.verse > 0 ? words[String(verse.verse)] : undefined;
    return own ? { ...verse, words: own } : verse;
  });
}

function versesOfChapter(
  { chapter: { content } }: SimpleChapter,
  place: { readonly book: string; readonly chapter: number },
  numbering: NumberingDocument | undefined,
): FoundVerse[] {
  const verses: FoundVerse[] = [];
  let headings: string[] = [];
  let startsParagraph = true;
  for (const item of content) {
    if (item.type === 'heading') headings.push(item.text ?? '');
    if (item.type === 'heading' || item.type === 'line_break') startsParagraph = true;
    if (item.type !== 'verse' && item.type !== 'hebrew_subtitle') continue;
    const verse = item.number ?? 0;
    const endVerse = endVerseOf(numbering, { ...place, verse });
    verses.push({
      ...place,
      verse,
      ...(endVerse === undefined ? {} : { endVerse }),
      content: item as SimpleText,
      headings,
      startsParagraph,
    });
    headings = [];
    startsParagraph = item.type === 'hebrew_subtitle';
  }
  return verses;
}
