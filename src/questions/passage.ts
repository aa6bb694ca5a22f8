import { parseReferences } from '../references/parse-references.ts';
import type { Reference, SchemeName } from '../references/reference.ts';
import { formatReference } from '../references/write-references.ts';
import {
  type Attribution,
  attributionOf,
  bookOf,
  type Edition,
  type Knowledge,
  type NumberedEdition,
  type NumberingDocument,
  readEditionsFor,
  readNumberings,
  referenceHabits,
  type VerseAddress,
} from './edition.ts';
import { type Question, QuestionError } from './question.ts';
import { type FoundVerse, readChapters, versesAt } from './read-verses.ts';
import { spansOf, versesInScheme } from './reference-spans.ts';

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
  /** The scheme in which `ref` is written; that of the first edition when left out. */
  readonly numbering?: SchemeName | undefined;
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
  const editions = yield* readEditionsFor(question.ref, question.editions, knowledge);
  const numbered = yield* readNumberings(editions);
  const [first, ...others] = numbered as [NumberedEdition, ...NumberedEdition[]];
  const habits = referenceHabits(first.edition, knowledge);
  const references = readReferences(question.ref, habits);
  const passages: FoundPassages['passages'][number][] = [];
  let { room = mostVerses } = question;
  let next: string | null = null;
  for (const [index, reference] of references.entries()) {
    const found = scheme
      ? yield* versesNumberedBy(scheme, first, reference, { room, withWords, knowledge })
      : yield* versesOf(first, reference, room, withWords);
    room -= found.verses.length;
    const own = scheme
      ? passageOf(first.edition, found.verses, reference, knowledge)
      : passageAsAsked(first.edition, found.verses, reference, knowledge);
    const beside: EditionPassage[] = [];
    for (const other of others) {
      const addresses = sameVerses(found.addresses, first.numbering, other, knowledge);
      const verses = yield* versesAt(other, addresses, withWords);
      beside.push(passageOf(other.edition, verses, reference, knowledge));
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
    numbering: scheme ?? first.numbering?.scheme ?? null,
    passages,
    attributions: editions.map(attributionOf),
    next,
  };
}

/** Verses of an edition that say what verses of another numbering say: as they are, where that is not known. */
function sameVerses(
  verses: readonly VerseAddress[],
  from: NumberingDocument | SchemeName | undefined,
  { numbering }: NumberedEdition,
  knowledge: Knowledge | undefined,
): readonly VerseAddress[] {
  if (from === undefined || numbering === undefined || from === numbering) return verses;
  return knowledge?.numbering?.sameVerses(verses, from, numbering) ?? verses;
}

export function readReferences(
  ref: string,
  habits: ReturnType<typeof referenceHabits>,
): readonly Reference[] {
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

/** The verses of a reference, as many as there is room for, and the reference to those after them. */
function* versesOf(numbered: NumberedEdition, reference: Reference, room: number, withWords: boolean) {
  const { edition } = numbered;
  const spans = spansOf(edition, reference);
  const verses: FoundVerse[] = [];
  const addresses: VerseAddress[] = [];
  let rest: Reference | undefined;
  let firstChapter: readonly FoundVerse[] = [];
  for (let index = 0; index < spans.length && !rest; index += chaptersAtOnce) {
    const some = spans.slice(index, index + chaptersAtOnce);
    const chapters = yield* readChapters(numbered, some, withWords);
    if (index === 0) firstChapter = chapters[0] ?? [];
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
    const last = firstChapter.at(-1)?.verse;
    throw new QuestionError({
      code: 'verse_not_found',
      message: `${edition.translation.id} has no ${formatReference(reference)}.`,
      ...(last ? { hint: `${bookOf(edition, book)!.name} ${chapter} ends with verse ${last}.` } : {}),
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
  { room, withWords, knowledge }: { room: number; withWords: boolean; knowledge: Knowledge | undefined },
) {
  const { numbering } = knowledge ?? {};
  if (!numbering) {
    const message = 'Other numberings than that of the translation are not known here.';
    throw new QuestionError({ code: 'bad_parameter', message, parameter: 'numbering' });
  }
  const written = versesInScheme(scheme, numbering, numbered.edition, reference);
  if (written.length === 0) {
    const message = `The numbering ${scheme} has no ${formatReference(reference)}.`;
    throw new QuestionError({ code: 'verse_not_found', message, parameter: 'ref' });
  }
  const fits = written.slice(0, room);
  const addresses = sameVerses(fits, scheme, numbered, knowledge);
  const verses = yield* versesAt(numbered, addresses, withWords);
  const [after] = written.slice(room);
  const rest = after && { from: { ...after, verse: Math.max(1, after.verse) }, to: reference.to };
  return { verses, addresses, rest };
}

/** What was found in an edition whose numbering may be another than that of the reference. */
function passageOf(
  edition: Edition,
  verses: readonly FoundVerse[],
  asked: Reference,
  knowledge?: Knowledge,
): EditionPassage {
  const [first, last] = [verses[0], verses.at(-1)];
  if (!first || !last) return passageAsAsked(edition, verses, asked, knowledge);
  const isWhole =
    asked.from.verse === undefined &&
    asked.to.verse === undefined &&
    first.book === asked.from.book &&
    last.book === asked.to.book &&
    (asked.from.chapter ?? first.chapter) === first.chapter &&
    (asked.to.chapter ?? last.chapter) === last.chapter;
  const found = isWhole ? asked : { from: placeOf(first), to: placeOf(last) };
  return passageAsAsked(edition, verses, found, knowledge);
}

function passageAsAsked(
  edition: Edition,
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
