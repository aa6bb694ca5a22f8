import { addToGroup, groupBy } from '../lib/group-by.ts';
import type { Reference, SchemeName } from '../references/reference.ts';
import { formatReference } from '../references/write-references.ts';
import {
  type AnswerBudget,
  bytesOfVerse,
  type PassageView,
  plainView,
  showsWords,
  type VerseCost,
} from './answer-size.ts';
import { findBook, type NumberedEdition, type ReferenceData, type VerseAddress } from './edition.ts';
import { type DocumentQuery, memoizeByDocument, QuestionError } from './question.ts';
import {
  type ChapterRequest,
  type ChapterSpan,
  type FoundVerse,
  lastNumberedVerse,
  numberOfGroup,
  readChapters,
  readChaptersOfAll,
  spansInScheme,
  spansOf,
} from './read-verses.ts';
import { sameVerses, versesOfTitle, withExtraVerses } from './same-verses.ts';

const maxChaptersAtOnce = 8;
/** Documents that are read together; one with words counts as four. */
const maxDocumentsAtOnce = 40;

interface PassageEditions {
  readonly numbered: readonly [NumberedEdition, ...NumberedEdition[]];
  readonly scheme: SchemeName | undefined;
  readonly view: PassageView;
  readonly referenceData: ReferenceData | undefined;
}

interface PassageVerses {
  readonly columns: readonly (readonly FoundVerse[])[];
  /** The verses of the title instead of the title of a psalm, if it is numbered as verses. */
  readonly reference: Reference;
  readonly rest: Reference | undefined;
}

/** A counted verse with all addresses up to the next one: other editions may have verses that the first one omits. */
interface CountedVerse {
  readonly addresses: readonly VerseAddress[];
  /** Set if verses are counted by the first edition's numbering. With its titles. */
  readonly own?: readonly FoundVerse[];
}

type Cells = readonly (readonly FoundVerse[])[];

/** The verses of a reference in each edition, as many as the budget allows. @throws QuestionError if there are none. */
export function* readPassageVerses(
  reference: Reference,
  editions: PassageEditions,
  budget: AnswerBudget,
): DocumentQuery<PassageVerses> {
  const spans = spansOfReference(reference, editions);
  const columns = editions.numbered.map(() => new Map<string, FoundVerse>());
  const passage = (rest?: Reference): PassageVerses => ({
    columns: columns.map((verses) => byChapter(verses.values())),
    reference,
    rest,
  });
  const endingBefore = (next: CountedVerse, cells: Cells): PassageVerses => {
    if (columns.some(({ size }) => size > 0)) addTo(columns, cells.map(titlesBefore));
    return passage(startingWith(next, reference));
  };
  let isFound = false;
  for (let index = 0; index < spans.length; ) {
    const isLast = budget.isNearlySpent;
    const batch = spans.slice(index, index + (isLast ? 1 : chaptersAtOnce(editions)));
    index += batch.length;
    const { counted, chapters } = editions.scheme
      ? { counted: versesOfScheme(batch, editions), chapters: undefined }
      : yield* versesOfFirst(editions, batch);
    if (isLast && counted.length > 0 && counted[0]!.own?.length !== 0) {
      const { cells } = yield* findRows(counted.slice(0, 1), { ...editions, view: plainView }, chapters);
      const [next] = cells as [Cells];
      if (hasVerses(next) && !isPartlyIn(columns, next)) return endingBefore(counted[0]!, next);
    }
    const rows = yield* findRows(counted, editions, chapters);
    const found = rows.cells.map(hasVerses);
    const change = (at: number, changed: typeof withoutTitlesBefore) => {
      if (at !== -1) rows.cells[at] = rows.cells[at]!.map(changed);
    };
    if (batch[0] === spans[0] && reference.from.verse) change(found.indexOf(true), withoutTitlesBefore);
    if (batch.at(-1) === spans.at(-1) && reference.to.verse !== undefined)
      change(found.lastIndexOf(true), withoutTitlesAtEnd);
    isFound ||= editions.scheme ? counted.length > 0 : found.includes(true);
    let fitting = budget.add(costsOf(rows.cells, rows.columns, editions.view), endsOf(rows.cells));
    for (const each of rows.cells.slice(0, fitting)) addTo(columns, each);
    while (fitting < counted.length && isPartlyIn(columns, rows.cells[fitting]!))
      addTo(columns, rows.cells[fitting++]!);
    // The rest must begin with a verse that an edition has, so that it can be requested
    const next = found.indexOf(true, fitting);
    if (next !== -1) return endingBefore(counted[next]!, rows.cells[next]!);
  }
  if (isFound) return passage();
  const title = versesOfTitle(reference, editions.numbered[0], editions.referenceData);
  if (!title) throw yield* nothingFound(reference, spans, editions);
  return yield* readPassageVerses(title, editions, budget);
}

/** Titles inside a chapter before the first of the verses. An answer that begins with that verse lacks them. */
function titlesBefore(verses: readonly FoundVerse[]): readonly FoundVerse[] {
  const first = verses.findIndex(({ verse, titleOf }) => verse > 0 || titleOf === 0);
  return first === -1 ? [] : verses.slice(0, first);
}

function withoutTitlesBefore(verses: readonly FoundVerse[]): readonly FoundVerse[] {
  return verses.slice(titlesBefore(verses).length);
}

/** A text below the last verse of a book is part of its chapter, not of a request that ends with the verse. */
function withoutTitlesAtEnd(verses: readonly FoundVerse[]): readonly FoundVerse[] {
  return verses.slice(0, verses.indexOf(lastNumberedVerse(verses)!) + 1);
}

function hasVerses(cells: Cells): boolean {
  return cells.some((verses) => verses.length > 0);
}

/** True if a verse of the row is one of the answer already: one answer must have all of it. */
function isPartlyIn(columns: readonly Map<string, FoundVerse>[], cells: Cells): boolean {
  return cells.some((verses, column) => verses.some((each) => columns[column]!.has(columnKeyOf(each))));
}

function columnKeyOf(verse: FoundVerse): string {
  return verse.verse === 0
    ? `${verseKeyOf(verse)} ${numberOfGroup(verse)} ${verse.content.text}`
    : verseKeyOf(verse);
}

/** Adds each verse once: a chapter of another edition may be read for several chapters of the first. */
function addTo(columns: readonly Map<string, FoundVerse>[], cells: Cells): void {
  for (const [column, verses] of cells.entries()) {
    const first = verses.find(({ verse }) => verse > 0);
    const isKnown = first && columns[column]!.has(columnKeyOf(first));
    for (const each of isKnown ? withoutTitlesBefore(verses) : verses) {
      const key = columnKeyOf(each);
      if (!columns[column]!.has(key)) columns[column]!.set(key, each);
    }
  }
}

function spansOfReference(
  reference: Reference,
  { numbered: [first, ...others], scheme, referenceData }: PassageEditions,
): readonly ChapterSpan[] {
  const { edition, numbering } = first;
  if (!scheme) {
    if (others.length === 0) return spansOf(edition, reference);
    const known = numbering?.scheme ?? others.find((each) => each.numbering?.scheme)?.numbering?.scheme;
    const lastVerses = (book: string) => {
      const ofScheme = (known && referenceData?.numbering?.schemes?.lastVerses(known, book)) || [];
      return ofScheme.length === 0 ? [] : withExtraVerses(ofScheme, book, first, others, referenceData);
    };
    return spansOf(edition, reference, { editions: others.map((each) => each.edition), lastVerses });
  }
  const tables = referenceData?.numbering?.schemes;
  if (tables) return spansInScheme(scheme, tables, edition, reference);
  const message = 'Only the numbering of the translation is available.';
  throw new QuestionError({ code: 'bad_parameter', message, parameter: 'numbering' });
}

function chaptersAtOnce({ numbered, view }: PassageEditions): number {
  const documents = numbered.length * (showsWords(view) ? 5 : 1);
  return Math.max(1, Math.min(maxChaptersAtOnce, Math.floor(maxDocumentsAtOnce / documents)));
}

function versesOfScheme(
  batch: readonly ChapterSpan[],
  { scheme, referenceData }: PassageEditions,
): CountedVerse[] {
  return batch.flatMap(({ book, chapter, first, last }) =>
    versesBetween({ book, chapter, verse: first }, last)
      .filter((each) => referenceData!.numbering!.schemes!.has(scheme!, each))
      .map((each) => ({ addresses: [each] })),
  );
}

function versesBetween({ book, chapter, verse }: VerseAddress, last: number): VerseAddress[] {
  return Array.from({ length: Math.max(0, last - verse + 1) }, (_, more) => ({
    book,
    chapter,
    verse: verse + more,
  }));
}

type KnownChapters = readonly (readonly FoundVerse[] | undefined)[];

function* versesOfFirst({ numbered: [first] }: PassageEditions, batch: readonly ChapterSpan[]) {
  const isOwn = ({ book, chapter }: ChapterSpan) => {
    const own = findBook(first.edition, book);
    return own !== undefined && own.firstChapterNumber <= chapter && chapter <= own.lastChapterNumber;
  };
  const own = yield* readChapters(first, batch.filter(isOwn), false);
  let read = 0;
  const chapters: KnownChapters = batch.map((span) => (isOwn(span) ? own[read++] : undefined));
  const counted = batch.flatMap((span, at) => countedIn(span, chapters[at] ?? []));
  return { counted, chapters };
}

/** The verses of a span. Verses that the first edition lacks are counted with the previous verse. */
function countedIn(span: ChapterSpan, all: readonly FoundVerse[]): CountedVerse[] {
  const { book, chapter, first, count = 0 } = span;
  // The end of the chapter is known only if there are other editions
  const last = Number.isFinite(span.last) ? Math.min(span.last, count || span.last) : count;

  const inside = withTitles(all).filter(({ verse }) => first <= lastOf(verse) && verse.verse <= span.last);
  if (inside.length === 0 && first <= last && count > 0)
    return [{ addresses: versesBetween({ book, chapter, verse: first }, last), own: [] }];
  return inside.map(({ own, verse }, index) => {
    // A bridge is complete in all editions, even if the reference begins or ends inside it
    const start = index === 0 ? Math.min(first, verse.verse) : verse.verse;
    const next = inside[index + 1]?.verse.verse;
    const end = Math.max(lastOf(verse), next === undefined ? last : next - 1);
    return { addresses: versesBetween({ book, chapter, verse: start }, end), own };
  });
}

/** Each verse with its titles; titles before the first verse are a group of their own. */
function withTitles(verses: readonly FoundVerse[]) {
  const groups = [...groupBy(verses, numberOfGroup).values()];
  return groups.map((own) => ({ own, verse: own.find(({ verse }) => verse > 0) ?? own[0]! }));
}

function lastOf({ verse, endVerse = verse }: FoundVerse): number {
  return endVerse;
}

function* findRows(
  counted: readonly CountedVerse[],
  { numbered, scheme, view, referenceData }: PassageEditions,
  ownChapters: KnownChapters | undefined,
) {
  const withWords = showsWords(view);
  const from = scheme ?? numbered[0].numbering;
  const wanted = numbered.map((each, column) =>
    counted.map(({ addresses }) =>
      column === 0 && !scheme ? addresses : sameVerses(addresses, from, each, referenceData),
    ),
  );
  const requests = numbered.map((each, column): ChapterRequest => {
    if (column === 0 && ownChapters) {
      const known = ownChapters.filter((verses) => verses !== undefined && verses.length > 0);
      return { numbered: each, chapters: known.map((verses) => verses![0]!), known, withWords };
    }
    const chapters = distinctChapters(wanted[column]!.flat()).filter(({ book }) =>
      findBook(each.edition, book),
    );
    return { numbered: each, chapters, withWords };
  });
  const columns = (yield* readChaptersOfAll(requests)).map((chapters) => new ReadColumn(chapters));
  const cells = counted.map(
    ({ own }, index): Cells =>
      numbered.map((_, column) => {
        const at = (address: VerseAddress) => columns[column]!.versesAt(address);
        // Titles of the first edition may be part of a verse in others
        const addresses = column === 0 && own ? own.slice(0, 1).map(addressOf) : wanted[column]![index]!;
        return [...new Set(addresses.flatMap(at))];
      }),
  );
  return { cells, columns };
}

function addressOf(found: FoundVerse): VerseAddress {
  const { book, chapter } = found;
  return { book, chapter, verse: numberOfGroup(found) };
}

function distinctChapters(addresses: readonly VerseAddress[]): VerseAddress[] {
  const found = new Map<string, VerseAddress>();
  for (const each of addresses) found.set(chapterKeyOf(each), each);
  return [...found.values()];
}

class ReadColumn {
  readonly #chapters = new Map<string, readonly FoundVerse[]>();

  constructor(chapters: KnownChapters) {
    for (const verses of chapters) if (verses?.[0]) this.#chapters.set(chapterKeyOf(verses[0]), verses);
  }

  chapterOf(address: VerseAddress): readonly FoundVerse[] | undefined {
    return this.#chapters.get(chapterKeyOf(address));
  }

  /** A bridge is at each of its numbers, with the titles that belong to it. */
  versesAt(address: VerseAddress): readonly FoundVerse[] {
    const chapter = this.chapterOf(address);
    return (chapter && byNumber(chapter).get(address.verse)) ?? [];
  }
}

const byNumber = memoizeByDocument((verses: readonly FoundVerse[]) => {
  const found = new Map<number, FoundVerse[]>();
  for (const { own, verse } of withTitles(verses)) {
    for (let number = verse.verse; number <= lastOf(verse); number++) {
      for (const each of own) addToGroup(found, number, each);
    }
  }
  return found;
});

function chapterKeyOf({ book, chapter }: VerseAddress): string {
  return `${book} ${chapter}`;
}

function verseKeyOf(address: VerseAddress): string {
  return `${chapterKeyOf(address)}:${address.verse}`;
}

function costsOf(rows: readonly Cells[], columns: readonly ReadColumn[], view: PassageView): VerseCost[] {
  const counted = new Set<unknown>();
  return rows.map((cells) => {
    let bytes = 0;
    const opened: (readonly FoundVerse[])[] = [];
    for (const [column, verses] of cells.entries()) {
      for (const each of verses) {
        const chapter = columns[column]!.chapterOf(each)!;
        if (!counted.has(chapter)) opened.push(chapter);
        counted.add(chapter);
        if (!counted.has(each)) bytes += bytesOfVerse(each, view);
        counted.add(each);
      }
    }
    return { verses: Math.max(1, cells[0]!.length), bytes, opened };
  });
}

/** True if an answer may end before a row: a verse of another edition that is in two rows must not be split. */
function endsOf(rows: readonly Cells[]): (index: number) => boolean {
  const firstRow = new Map<FoundVerse, number>();
  const joined = new Set<number>();
  for (const [index, cells] of rows.entries()) {
    for (const each of cells.flat()) {
      const first = firstRow.get(each) ?? index;
      firstRow.set(each, first);
      for (let before = first + 1; before <= index; before++) joined.add(before);
    }
  }
  return (index) => !joined.has(index);
}

function startingWith({ addresses }: CountedVerse, { to }: Reference): Reference {
  const { book, chapter, verse } = addresses[0]!;
  return { from: { book, chapter, ...(verse === 0 ? {} : { verse }) }, to };
}

function byChapter(verses: Iterable<FoundVerse>): FoundVerse[] {
  return [...groupBy(verses, chapterKeyOf).values()].flat();
}

function* nothingFound(
  reference: Reference,
  spans: readonly ChapterSpan[],
  { numbered: [first], scheme }: PassageEditions,
): DocumentQuery<QuestionError> {
  const { edition } = first;
  const { id } = edition.translation;
  const fault = {
    code: 'verse_not_found',
    message: `${scheme ? `The numbering ${scheme}` : id} has no ${formatReference(reference)}.`,
    parameter: 'ref',
    ...(!scheme && { editions: [id] }),
  } as const;
  const [span] = spans;
  if (scheme || !span) return new QuestionError(fault);
  const { book, chapter } = span;
  const [verses = []] = yield* readChapters(first, spans.slice(0, 1), false);
  const last = lastNumberedVerse(verses);
  const isAfterEnd = last && lastOf(last) <= span.first;
  const hint = isAfterEnd
    ? `${findBook(edition, book)!.name} ${chapter} ends with verse ${lastOf(last)}.`
    : 'This translation leaves it out.';
  return new QuestionError({ ...fault, hint });
}
