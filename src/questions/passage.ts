import { links } from '../documents/links.ts';
import { parseReferences } from '../references/parse-references.ts';
import { type Reference, versesIn } from '../references/reference.ts';
import { type SchemeName, Versification } from '../references/versification/versification.ts';
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
import { type Numbering, readNumberings, sameVerses, type VerseAddress } from './numbering.ts';
import { type Question, QuestionError } from './question.ts';
import type { SimpleText } from './verse-pieces.ts';

/** Most verses of one answer, counted in the first edition. */
const mostVerses = 1000;
/** Most references of one question. */
const mostReferences = 50;
/** Chapters that are read at once. */
const chaptersAtOnce = 8;

interface PassageQuestion {
  /** References as people write them. */
  readonly ref: string;
  /** Ids of translations; `ref` is read as the first numbers its verses. */
  readonly editions: readonly string[];
  readonly withWords?: boolean;
  readonly knowledge?: Knowledge | undefined;
  /** The scheme in which `ref` is written; that of the first edition when left out. */
  readonly numbering?: SchemeName | undefined;
}

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
  /** The scheme in which the references are read; null where that of the first edition is not known. */
  readonly numbering: SchemeName | null;
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
  const { knowledge, numbering: scheme, withWords = false } = question;
  const editions = yield* readEditionsById(question.editions);
  const numberings = yield* readNumberings(editions);
  const numbered = editions.map(
    (edition, index): NumberedEdition => ({ edition, numbering: numberings[index] }),
  );
  const [first, ...others] = numbered as [NumberedEdition, ...NumberedEdition[]];
  const habits = referenceHabits(first.edition, knowledge);
  const references = readReferences(question.ref, habits);
  const passages: FoundPassages['passages'][number][] = [];
  let room = mostVerses;
  let next: string | null = null;
  for (const [index, reference] of references.entries()) {
    const found = scheme
      ? yield* versesNumberedBy(scheme, first, reference, room, withWords)
      : yield* versesOf(first, reference, room, withWords);
    room -= found.verses.length;
    const own = scheme
      ? passageOf(first, found.verses, reference, knowledge)
      : passageAsAsked(first, found.verses, reference, knowledge);
    const beside: EditionPassage[] = [];
    for (const other of others) {
      const addresses = sameVerses(found.addresses, first.numbering?.versification, other.numbering);
      const verses = yield* versesAt(other, addresses, withWords);
      beside.push(passageOf(other, verses, reference, knowledge));
    }
    const label = formatReference(reference, habits.style);
    passages.push({ reference: formatReference(reference), label, editions: [own, ...beside] });
    const rest = [...(found.rest ? [found.rest] : []), ...references.slice(index + 1)];
    if (found.rest || (room === 0 && rest.length > 0)) {
      next = rest.map((each) => formatReference(each)).join('; ');
      break;
    }
  }
  return {
    numbering: scheme ?? first.numbering?.versification.scheme ?? null,
    passages,
    attributions: editions.map(attributionOf),
    next,
  };
}

interface NumberedEdition {
  readonly edition: Edition;
  readonly numbering: Numbering | undefined;
}

function readReferences(ref: string, habits: ReturnType<typeof referenceHabits>): readonly Reference[] {
  const parameter = 'ref';
  const { references, problem } = parseReferences(ref, habits);
  if (problem) {
    const { code: _, ...fault } = problem;
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
  const books = booksBetween(edition, reference);
  const [firstBook, lastBook] = [books[0]!, books.at(-1)!];
  const start = from.chapter ?? firstBook.firstChapterNumber;
  if (start > firstBook.lastChapterNumber) throw chapterMissing(edition, firstBook, start);
  return books.flatMap((book) => {
    const chapters: ChapterSpan[] = [];
    const begin = book === firstBook ? start : book.firstChapterNumber;
    const end = book === lastBook ? (to.chapter ?? book.lastChapterNumber) : book.lastChapterNumber;
    for (let chapter = begin; chapter <= Math.min(end, book.lastChapterNumber); chapter++) {
      chapters.push({ book: book.id, chapter, ...versesIn(reference, book.id, chapter) });
    }
    return chapters;
  });
}

/** The books of a reference, in the order of the edition. @throws QuestionError for one that it does not have. */
function booksBetween(edition: Edition, reference: Reference): Edition['books'] {
  const { books, translation } = edition;
  const [first, last] = [reference.from.book, reference.to.book].map((id) => {
    const book = bookOf(edition, id);
    if (book) return books.indexOf(book);
    const message = `${translation.id} has no ${id}.`;
    const hint = `Its books are listed in ${links.books(translation.id)}.`;
    throw new QuestionError({ code: 'book_not_found', message, hint, parameter: 'ref' });
  }) as [number, number];
  if (first <= last) return books.slice(first, last + 1);
  const { from, to } = reference;
  const message = `${formatReference(reference)} ends before it begins: ${translation.id} has ${to.book} before ${from.book}.`;
  throw new QuestionError({ code: 'bad_reference', message, parameter: 'ref' });
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
function* versesOf(numbered: NumberedEdition, reference: Reference, room: number, withWords: boolean) {
  const { edition } = numbered;
  const spans = spansOf(edition, reference);
  const verses: FoundVerse[] = [];
  const addresses: VerseAddress[] = [];
  let rest: Reference | undefined;
  for (let index = 0; index < spans.length && !rest; index += chaptersAtOnce) {
    const some = spans.slice(index, index + chaptersAtOnce);
    const chapters = yield* readChapters(numbered, some, withWords);
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
    const all = (yield* readChapters(numbered, [spans[0]!], false))[0] ?? [];
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

/** As `versesOf`, for a reference in another numbering than that of the edition. */
function* versesNumberedBy(
  scheme: SchemeName,
  numbered: NumberedEdition,
  reference: Reference,
  room: number,
  withWords: boolean,
) {
  const { edition } = numbered;
  const written = versesInScheme(scheme, edition, reference);
  if (written.length === 0) {
    const message = `The numbering ${scheme} has no ${formatReference(reference)}.`;
    throw new QuestionError({ code: 'verse_not_found', message, parameter: 'ref' });
  }
  const fits = written.slice(0, room);
  const addresses = sameVerses(fits, scheme, numbered.numbering);
  const verses = yield* versesAt(numbered, addresses, withWords);
  const [after] = written.slice(room);
  const rest = after && { from: { ...after, verse: Math.max(1, after.verse) }, to: reference.to };
  return { verses, addresses, rest };
}

/** The verses of a reference that a scheme has, in books of the edition. */
function versesInScheme(scheme: SchemeName, edition: Edition, reference: Reference): VerseAddress[] {
  const { from, to } = reference;
  const versification = Versification.standard(scheme);
  const books = booksBetween(edition, reference);
  return books.flatMap(({ id: book }) => {
    const counts = versification.chapters(book) ?? [];
    const begin = book === from.book ? (from.chapter ?? 1) : 1;
    const end = book === to.book ? (to.chapter ?? counts.length) : counts.length;
    const verses: VerseAddress[] = [];
    for (let chapter = begin; chapter <= Math.min(end, counts.length); chapter++) {
      const { first, last } = versesIn(reference, book, chapter);
      for (let verse = first; verse <= Math.min(last, counts[chapter - 1]!); verse++) {
        if (versification.has({ book, chapter, verse })) verses.push({ book, chapter, verse });
      }
    }
    return verses;
  });
}

/** The verses at these places, as many as the edition has. */
function* versesAt(numbered: NumberedEdition, addresses: readonly VerseAddress[], withWords: boolean) {
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

/** What was found in an edition whose numbering may be another than that of the reference. */
function passageOf(
  { edition, numbering }: NumberedEdition,
  verses: readonly FoundVerse[],
  asked: Reference,
  knowledge?: Knowledge,
): EditionPassage {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return passageAsAsked({ edition, numbering }, verses, asked, knowledge);
  const isWhole =
    asked.from.verse === undefined &&
    asked.to.verse === undefined &&
    first.book === asked.from.book &&
    last.book === asked.to.book &&
    (asked.from.chapter ?? first.chapter) === first.chapter &&
    (asked.to.chapter ?? last.chapter) === last.chapter;
  const found = isWhole ? asked : { from: placeOf(first), to: placeOf(last) };
  return passageAsAsked({ edition, numbering }, verses, found, knowledge);
}

function passageAsAsked(
  { edition }: NumberedEdition,
  verses: readonly FoundVerse[],
  reference: Reference,
  knowledge?: Knowledge,
): EditionPassage {
  const { style } = referenceHabits(edition, knowledge);
  return { edition, reference: formatReference(reference), label: formatReference(reference, style), verses };
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
  numbering: Numbering | undefined,
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
    const endVerse = numbering?.endVerse({ ...place, verse });
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
