import {
  maxTranslations,
  type PassagePart,
  passageFormats,
  passageParts,
} from '../documents/question-parameters.ts';
import { bookInfo } from '../model/books.ts';
import { parseReferences } from '../references/parse-references.ts';
import { schemeNames } from '../references/reference.ts';
import type { PassageView } from './answer-size.ts';
import {
  booksListed,
  type Edition,
  hasBackwardBooks,
  type ReferenceData,
  readEditionsById,
  referenceOptionsFor,
} from './edition.ts';
import { type FoundPassages, findPassages, type PassageQuestion } from './passage.ts';
import {
  canonParts,
  commaList,
  type DocumentQuery,
  type Parameters,
  QuestionError,
  readEditionIds,
  readList,
  readOne,
  refuseMore,
} from './question.ts';
import { type FoundVerse, readChapters } from './read-verses.ts';

export type PassageAnswer = ReturnType<typeof passageJson>;

export function* answerPassage(
  parameters: Parameters,
  referenceData?: ReferenceData,
): DocumentQuery<PassageAnswer> {
  const question = readPassageQuestion(parameters, referenceData);
  return passageJson(yield* findPassages(question), question.view.parts);
}

export function* answerRandom(
  parameters: Parameters,
  referenceData?: ReferenceData,
): DocumentQuery<PassageAnswer> {
  const editions = readEditionIds(parameters, maxTranslations);
  return passageJson(yield* randomVerse({ editions, books: parameters.books ?? '', referenceData }), []);
}

export function readPassageQuestion(
  parameters: Parameters,
  referenceData?: ReferenceData,
): PassageQuestion & { readonly view: PassageView } {
  const format = readOne(parameters, 'format', passageFormats) ?? 'json';
  const parts = readList(parameters, 'include', passageParts);
  const editions = readEditionIds(parameters, maxTranslations);
  const numbering = readOne(parameters, 'numbering', schemeNames);
  return { ref: parameters.ref ?? '', editions, numbering, view: { parts, format }, referenceData };
}

/** Offsets are UTF-16 code units in the `text` of the verse. */
export function passageJson(
  { numbering, passages, attributions, next }: FoundPassages,
  parts: readonly PassagePart[],
  hasRedLetters = true,
) {
  return {
    references: passages.map(({ reference }) => reference),
    numbering,
    passages: passages.map(({ reference, label, editions }) => ({
      reference,
      label,
      editions: editions.map((each) => ({
        translation: each.edition.translation.id,
        reference: each.reference,
        label: each.label,
        verses: each.verses.map((verse) => jsonVerse(verse, parts, hasRedLetters)),
      })),
    })),
    attributions,
    next,
  };
}

function jsonVerse(
  { book, chapter, verse, endVerse, content, headings, words }: FoundVerse,
  parts: readonly PassagePart[],
  hasRedLetters: boolean,
) {
  const before = headings.map((text) => ({ offset: 0, text }));
  const all = [...before, ...(content.headings ?? [])];
  const notes = content.footnotes.map(({ offset, text, caller }) => ({ offset, text, caller }));
  return {
    book,
    chapter,
    verse,
    ...(endVerse === undefined ? {} : { endVerse }),
    text: content.text,
    ...(content.poem ? { poem: content.poem } : {}),
    ...(content.wordsOfJesus && hasRedLetters ? { wordsOfJesus: content.wordsOfJesus } : {}),
    ...(parts.includes('headings') && all.length > 0 ? { headings: all } : {}),
    ...(parts.includes('footnotes') && notes.length > 0 ? { footnotes: notes } : {}),
    ...(parts.includes('words') && words ? { words } : {}),
  };
}

interface RandomQuestion {
  readonly editions: readonly string[];
  /** `OT`, `NT`, `DC`, or references to whole books; empty for all books. */
  readonly books: string;
  readonly referenceData?: ReferenceData | undefined;
  readonly random?: () => number;
}

const maxVersesOfChapter = 176;
/** Seven are read on average; one question in 3,000 needs more than 50. */
const maxChaptersRead = 50;
const maxTries = 2000;
const maxNamesOfBooks = 50;

/**
 * Picks a verse of the first edition with uniform probability: draws a chapter and a number up to 176 until
 * the chapter has that verse. If the chapters are so short that this takes too many tries, a verse of those
 * already read is drawn.
 * @throws QuestionError
 */
function* randomVerse(question: RandomQuestion): DocumentQuery<FoundPassages> {
  const { editions, referenceData, random = Math.random } = question;
  const [first] = (yield* readEditionsById(editions)) as [Edition];
  const books = booksIn(first, question.books, referenceData);
  const chapters = books.flatMap(({ id: book, firstChapterNumber: start, lastChapterNumber: end }) =>
    Array.from({ length: end - start + 1 }, (_, index) => ({ book, chapter: start + index })),
  );
  const known = new Map<(typeof chapters)[number], readonly number[]>();
  const verseOf = ({ book, chapter }: (typeof chapters)[number], verse: number) =>
    findPassages({ ref: `${book} ${chapter}:${verse}`, editions, referenceData });
  const draw = <Each>(list: readonly Each[]) => list[Math.floor(random() * list.length)]!;
  const maxRead = Math.min(maxChaptersRead, chapters.length);
  for (let tries = 0; tries < maxTries && known.size < maxRead; tries++) {
    const drawn = draw(chapters);
    const verse = 1 + Math.floor(random() * maxVersesOfChapter);
    const numbers = known.get(drawn) ?? (yield* versesOfChapter(first, drawn));
    known.set(drawn, numbers);
    if (numbers.includes(verse)) return yield* verseOf(drawn, verse);
  }
  const read = [...known];
  if (books.length > 0 && read.every(([, numbers]) => numbers.length === 0)) {
    // Any chapter of a draft may be missing, except the first one of a book
    const { id: book, firstChapterNumber: chapter } = draw(books);
    read.push([{ book, chapter }, yield* versesOfChapter(first, { book, chapter })]);
  }
  const verses = read.flatMap(([chapter, numbers]) => numbers.map((verse) => [chapter, verse] as const));
  if (verses.length > 0) return yield* verseOf(...draw(verses));
  const { id } = first.translation;
  const message = `${id} has no verse in these books.`;
  throw new QuestionError({ code: 'verse_not_found', message, parameter: 'books', editions: [id] });
}

function* versesOfChapter(
  edition: Edition,
  place: { readonly book: string; readonly chapter: number },
): DocumentQuery<readonly number[]> {
  const [verses = []] = yield* readChapters({ edition, numbering: undefined }, [place], false);
  return verses.flatMap(({ verse }) => (verse > 0 ? verse : []));
}

/** Resolves `OT`, `NT`, `DC`, ids, names and ranges of books, in the edition's order. @throws QuestionError */
function booksIn(edition: Edition, written: string, referenceData?: ReferenceData): Edition['books'] {
  const words = [...new Set(commaList(written))];
  if (words.length === 0) return edition.books;
  refuseMore('books', words.length, 'names', maxNamesOfBooks, { hint: 'Use ranges of books: GEN-DEU.' });
  const own = edition.books.map(({ id }) => id);
  const items = booksListed(words.join(), edition, { referenceData, own });
  const wanted = new Set(items.flatMap((item) => idsOf(edition, item, referenceData)));
  return edition.books.filter(({ id }) => wanted.has(id));
}

function idsOf(edition: Edition, word: string, referenceData?: ReferenceData): string[] {
  const { books, translation } = edition;
  const isPart = canonParts[word.toUpperCase()];
  if (isPart) return books.flatMap(({ id }) => (isPart(orderOf(id)) ? id : []));
  const { references, problem } = parseReferences(word, referenceOptionsFor(edition, referenceData));
  const [reference] = references ?? [];
  const hint = 'Use OT, NT, Gospels or books, separated by commas: "PSA, MAT-JHN".';
  const isWhole = reference && reference.from.chapter === undefined && reference.to.chapter === undefined;
  if (!isWhole || hasBackwardBooks(reference, books)) {
    const fault = isWhole ? 'ends before it begins' : 'is not a whole book';
    const message = problem?.message ?? `"${word.slice(0, 40)}" ${fault}.`;
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'books' });
  }
  const [start, end] = [reference.from.book, reference.to.book].map((id) =>
    books.findIndex((book) => book.id === id),
  );
  if (start === -1 || end === -1) {
    const { id } = translation;
    const message = `${id} has no ${start === -1 ? reference.from.book : reference.to.book}.`;
    throw new QuestionError({ code: 'book_not_found', message, parameter: 'books', editions: [id] });
  }
  const ids = books.map(({ id }) => id);
  if (start! <= end!) return ids.slice(start, end! + 1);
  // In a Russian order, Romans is after Jude
  const [first = 0, last = 0] = [reference.from, reference.to].map(({ book }) => orderOf(book));
  return ids.filter((id) => first <= orderOf(id) && orderOf(id) <= last);
}

function orderOf(id: string): number {
  return bookInfo(id)?.order ?? 0;
}
