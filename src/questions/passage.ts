import { links } from '../documents/links.ts';
import { parseReferences } from '../references/parse-references.ts';
import { type Reference, versesIn } from '../references/reference.ts';
import { formatReference } from '../references/write-references.ts';
import {
  type Attribution,
  attributionOf,
  bookOf,
  type Edition,
  type Knowledge,
  readEditionsById,
  referenceHabits,
} from './edition.ts';
import { type Question, QuestionError } from './question.ts';
import type { SimpleText } from './verse-pieces.ts';

/** Most verses of one answer, counted in the first edition. */
const mostVerses = 1000;
/** Most references of one question. */
const mostReferences = 50;
/** Chapters that are read at once. */
const chaptersAtOnce = 8;

export interface PassageQuestion {
  /** References as people write them. */
  readonly ref: string;
  /** Ids of translations; `ref` is read as the first numbers its verses. */
  readonly editions: readonly string[];
  readonly withWords?: boolean;
  /** Of the answer; `mostVerses` where this is left out. */
  readonly room?: number;
  readonly knowledge?: Knowledge | undefined;
}

/** Where a verse is. 0 is the title of a psalm. */
interface VerseAddress {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** A verse with what stands before it. */
export interface FoundVerse extends VerseAddress {
  readonly content: SimpleText;
  /** Headings between the verse before and this one. */
  readonly headings: readonly string[];
  /** A paragraph begins with it. */
  readonly startsParagraph: boolean;
  /** Annotated words, as the words document of the chapter has them. */
  readonly words?: readonly unknown[];
}

export interface EditionPassage {
  readonly edition: Edition;
  /** What of the edition stands here, as USFM writes it: its numbering may be another. */
  readonly reference: string;
  /** The same for people, in the edition's language. */
  readonly label: string;
  readonly verses: readonly FoundVerse[];
}

export interface FoundPassages {
  readonly passages: readonly {
    readonly reference: string;
    readonly label: string;
    readonly editions: readonly EditionPassage[];
  }[];
  readonly attributions: readonly Attribution[];
  /** The reference that continues the answer; null where it is complete. */
  readonly next: string | null;
}

/**
 * The verses of the references in each edition.
 * @throws QuestionError: `bad_reference`, or `translation_not_found`, `book_not_found`, `chapter_not_found`, `verse_not_found` for
 *   what the first edition does not have. What is missing at the end of a range is left out.
 */
export function* findPassages(question: PassageQuestion): Question<FoundPassages> {
  const editions = yield* readEditionsById(question.editions);
  const [first] = editions as [Edition];
  const habits = referenceHabits(first, question.knowledge);
  const references = readReferences(question.ref, habits);
  const passages: FoundPassages['passages'][number][] = [];
  let { room = mostVerses } = question;
  let next: string | null = null;
  for (const [index, reference] of references.entries()) {
    const found = yield* versesOf(first, reference, room, question.withWords);
    room -= found.verses.length;
    const others: EditionPassage[] = [];
    for (const edition of editions.slice(1)) {
      const addresses = addressesIn(edition, found.addresses);
      const verses = yield* versesAt(edition, addresses, question.withWords);
      others.push(passageOf(edition, verses, reference, question.knowledge));
    }
    const label = formatReference(reference, habits.style);
    const own = { edition: first, reference: formatReference(reference), label, verses: found.verses };
    passages.push({ reference: formatReference(reference), label, editions: [own, ...others] });
    const rest = [...(found.rest ? [found.rest] : []), ...references.slice(index + 1)];
    if (found.rest || (room === 0 && rest.length > 0)) {
      next = rest.map((each) => formatReference(each)).join('; ');
      break;
    }
  }
  return { passages, attributions: editions.map(attributionOf), next };
}

function readReferences(ref: string, habits: ReturnType<typeof referenceHabits>): readonly Reference[] {
  const parameter = 'ref';
  const { references, problem } = parseReferences(ref, habits);
  if (problem) {
    const { code: _, books: _books, ...fault } = problem;
    throw new QuestionError({
      hint: 'Write a book, a chapter and verses: "John 3:16-18".',
      ...fault,
      code: 'bad_reference',
      parameter,
    });
  }
  if (references.length > mostReferences) {
    const message = `It has ${references.length} references; at most ${mostReferences} are answered at once.`;
    throw new QuestionError({ code: 'bad_parameter', message, parameter });
  }
  return references.map(({ from, to }) => ({ from, to }));
}

/** A chapter that belongs to a reference, and which of its verses; `last` may be Infinity. */
interface ChapterSpan {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

function spansOf(edition: Edition, reference: Reference): ChapterSpan[] {
  const { from, to } = reference;
  const { books, translation } = edition;
  const [firstBook, lastBook] = [from.book, to.book].map((id) => {
    const book = bookOf(edition, id);
    if (book) return book;
    const hint = `Its books are listed in ${links.books(translation.id)}.`;
    throw new QuestionError({
      code: 'book_not_found',
      message: `${translation.id} has no ${id}.`,
      hint,
      parameter: 'ref',
    });
  }) as [Edition['books'][number], Edition['books'][number]];
  const range = books.slice(books.indexOf(firstBook), books.indexOf(lastBook) + 1);
  if (range.length === 0) {
    const message = `${formatReference(reference)} ends before it begins: ${translation.id} has ${to.book} before ${from.book}.`;
    throw new QuestionError({ code: 'bad_reference', message, parameter: 'ref' });
  }
  const start = from.chapter ?? firstBook.firstChapterNumber;
  if (start > firstBook.lastChapterNumber) throw chapterMissing(edition, firstBook, start);
  return range.flatMap((book) => {
    const chapters: ChapterSpan[] = [];
    const begin = book === firstBook ? start : book.firstChapterNumber;
    const end = book === lastBook ? (to.chapter ?? book.lastChapterNumber) : book.lastChapterNumber;
    for (let chapter = begin; chapter <= Math.min(end, book.lastChapterNumber); chapter++) {
      chapters.push({ book: book.id, chapter, ...versesIn(reference, book.id, chapter) });
    }
    return chapters;
  });
}

function chapterMissing(
  { translation }: Edition,
  book: Edition['books'][number],
  chapter: number,
): QuestionError {
  const { name, firstChapterNumber: first, lastChapterNumber: last, numberOfChapters: count } = book;
  const chapters = `${count} chapter${count === 1 ? '' : 's'}`;
  const hint = first === 1 ? `${name} has ${chapters}.` : `${name} has ${chapters}: ${first} to ${last}.`;
  return new QuestionError({
    code: 'chapter_not_found',
    message: `${translation.id} has no ${book.id} ${chapter}.`,
    hint,
    parameter: 'ref',
  });
}

/** The verses of a reference, as many as there is room for, and the reference to those after them. */
function* versesOf(edition: Edition, reference: Reference, room: number, withWords = false) {
  const spans = spansOf(edition, reference);
  const verses: FoundVerse[] = [];
  const addresses: VerseAddress[] = [];
  let rest: Reference | undefined;
  for (let index = 0; index < spans.length && !rest; index += chaptersAtOnce) {
    const some = spans.slice(index, index + chaptersAtOnce);
    const chapters = yield* readChapters(edition, some, withWords);
    for (const [place, span] of some.entries()) {
      const found = (chapters[place] ?? []).filter(({ verse }) => span.first <= verse && verse <= span.last);
      const fits = found.slice(0, room - verses.length);
      verses.push(...fits);
      if (fits.length < found.length) {
        const { book, chapter, verse } = found[fits.length]!;
        rest = { from: { book, chapter, ...(verse === 0 ? {} : { verse }) }, to: reference.to };
      }
      const end = rest
        ? (fits.at(-1)?.verse ?? -1)
        : Math.min(span.last, Math.max(-1, ...found.map((each) => each.verse)));
      for (let verse = span.first; verse <= end; verse++)
        addresses.push({ book: span.book, chapter: span.chapter, verse });
      if (rest) break;
    }
  }
  if (verses.length === 0 && room > 0) {
    const { book, chapter } = spans[0]!;
    const all = (yield* readChapters(edition, [spans[0]!], false))[0] ?? [];
    const last = all.at(-1)?.verse;
    throw new QuestionError({
      code: 'verse_not_found',
      message: `${edition.translation.id} has no ${formatReference(reference)}.`,
      ...(last ? { hint: `${book} ${chapter} ends with verse ${last}.` } : {}),
      parameter: 'ref',
    });
  }
  return { verses, addresses, rest };
}

/** Verses in another edition that stand for those in the first. */
function addressesIn(_edition: Edition, addresses: readonly VerseAddress[]): readonly VerseAddress[] {
  return addresses;
}

function* versesAt(edition: Edition, addresses: readonly VerseAddress[], withWords = false) {
  const wanted = new Map<string, { book: string; chapter: number; numbers: Set<number> }>();
  for (const { book, chapter, verse } of addresses) {
    const key = `${book} ${chapter}`;
    const span = wanted.get(key) ?? { book, chapter, numbers: new Set<number>() };
    wanted.set(key, span);
    span.numbers.add(verse);
  }
  const spans = [...wanted.values()].filter(({ book }) => bookOf(edition, book));
  const chapters = yield* readChapters(edition, spans, withWords);
  return spans.flatMap(({ numbers }, index) =>
    (chapters[index] ?? []).filter(({ verse }) => numbers.has(verse)),
  );
}

/** Names what was found in an edition: it may number its verses otherwise. */
function passageOf(
  edition: Edition,
  verses: readonly FoundVerse[],
  asked: Reference,
  knowledge?: Knowledge,
): EditionPassage {
  const { style } = referenceHabits(edition, knowledge);
  const [first, last] = [verses[0], verses.at(-1)];
  const reference = first && last ? { from: placeOf(first), to: placeOf(last) } : asked;
  const isWhole = asked.from.verse === undefined && first?.chapter === asked.from.chapter;
  const shown = isWhole ? asked : reference;
  return { edition, reference: formatReference(shown), label: formatReference(shown, style), verses };
}

function placeOf({ book, chapter, verse }: VerseAddress) {
  return { book, chapter, verse: Math.max(1, verse) };
}

/** What is read of a simplified chapter. */
interface SimpleChapter {
  readonly chapter: {
    readonly content: readonly ({
      readonly type: string;
      readonly number?: number;
      readonly text?: string;
    } & Partial<SimpleText>)[];
  };
}

interface ChapterWords {
  readonly verses: Readonly<Record<string, readonly unknown[]>>;
}

/** The verses of each chapter; undefined for one that is not there. */
function* readChapters(
  { translation: { id } }: Edition,
  chapters: readonly { readonly book: string; readonly chapter: number }[],
  withWords: boolean,
): Question<(FoundVerse[] | undefined)[]> {
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
    return document && versesOfChapter(document, { book, chapter }, words);
  });
}

function versesOfChapter(
  { chapter: { content } }: SimpleChapter,
  place: { readonly book: string; readonly chapter: number },
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
    verses.push({
      ...place,
      verse,
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
