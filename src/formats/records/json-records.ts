import { canonicalIds } from '../../model/books.ts';
import type { BooksOfNames } from '../books-of-names.ts';
import type { Report } from '../diagnostic-collector.ts';
import { JsonObject, type JsonValue, readJsonValues } from '../json/read-json.ts';
import { placeOfReference } from './record-shape.ts';
import type { TakeRecord } from './verse-records.ts';

export function readJsonRecords(text: string, report: Report, take: TakeRecord, names: BooksOfNames): void {
  for (const root of readJsonValues(text, report)) visit(root, { at: 0, report, names }, take);
}

interface Context {
  readonly book?: string;
  readonly chapter?: string;
  readonly verse?: string;
  readonly at: number;
  readonly report: Report;
  readonly names: BooksOfNames;
}

const bookMembers = [
  'book_name',
  'bookname',
  'book',
  'name',
  'abbrev',
  'abbreviation',
  'id',
  'code',
  'nr',
  'number',
  'book_id',
  'b',
];
const ownBookMembers = ['book_name', 'bookname', 'book', 'book_id', 'bookid', 'book_nr', 'b'];
const chapterMembers = ['chapter', 'chapter_nr', 'chapternumber', 'chapter_number', 'c'];
const ownChapterMembers = [...chapterMembers, 'number', 'nr', 'id'];
const verseMembers = ['verse', 'verse_nr', 'versenumber', 'verse_number', 'verse_id', 'v'];
const ownVerseMembers = [...verseMembers, 'number', 'nr', 'id'];
const referenceMembers = ['reference', 'ref', 'osisref'];
const textMembers = ['text', 't', 'scripture', 'content', 'verse'];
const noteMembers = ['comment', 'note', 'footnote'];

function visit(value: JsonValue, context: Context, take: TakeRecord): void {
  if (Array.isArray(value)) {
    if (isRow(value)) return takeRow(value, context, take);
    numberBooks(value, context);
    for (const item of value) visit(item, context, take);
  } else if (value instanceof JsonObject) visitObject(value, context, take);
}

function visitObject(object: JsonObject, outer: Context, take: TakeRecord): void {
  const members = new Map([...object.members].map(([name, value]) => [name.toLowerCase(), value]));
  const context = { ...outer, at: object.at };
  const [books, chapters, verses] = ['books', 'chapters', 'verses'].map((name) => members.get(name));
  if (isHolder(books)) return visitBooks(books, context, take);
  if (isHolder(chapters)) {
    return visitChapters(chapters, { ...context, ...given('book', first(members, bookMembers)) }, take);
  }
  if (isHolder(verses)) return visitVerses(verses, chapterContext(members, context), take);
  const record = recordOf(members, context);
  if (record) return take(record);
  if (isBookMap(members)) return visitBooks(object, context, take);
  reportUnreadText(members, context);
  for (const member of members.values()) visit(member, context, take);
}

function reportUnreadText(members: ReadonlyMap<string, JsonValue>, { at, report }: Context): void {
  const unread = ['text', 't', 'scripture'].find((name) => isHolder(members.get(name)));
  if (unread === undefined || firstNumber(members, verseMembers) === undefined) return;
  const message = `"${unread}" of this verse is neither a text nor a list of texts, so the verse was left out. Write one text.`;
  report('misplaced-content', at, message);
}

function isHolder(value: JsonValue | undefined): value is JsonValue[] | JsonObject {
  return Array.isArray(value) || value instanceof JsonObject;
}

function* namedItems(holder: JsonValue[] | JsonObject): Generator<[name: string, value: JsonValue]> {
  if (holder instanceof JsonObject) {
    for (const [name, value] of holder.members) {
      for (const earlier of holder.earlier?.get(name) ?? []) yield [name, earlier];
      yield [name, value];
    }
  } else for (const [index, value] of holder.entries()) yield [String(index + 1), value];
}

/** Index of the first book, by the length of a list that is a whole Bible or testament. */
const firstBooks = new Map([
  [66, 0],
  [39, 0],
  [27, 39],
]);
/** In an abbreviation of a collection; longer names are not misread. */
const maxLettersOfAbbreviation = 3;

/**
 * Collections have abbreviations of their own, such as `jud` for Judges and `jn` for Jonah. If some are unknown, and
 * the others show that the books are in the order of the canon, each book is the one of its place.
 */
function numberBooks(list: readonly JsonValue[], { names }: Context): void {
  const start = firstBooks.get(list.length);
  const books = list.filter((item) => item instanceof JsonObject);
  if (start === undefined || books.length < list.length) return;
  const read = books.map(({ members }, index) => {
    const lower = new Map([...members].map(([name, value]) => [name.toLowerCase(), value]));
    const name = first(lower, bookMembers) ?? '';
    return { name, id: names.id(name), expected: canonicalIds[start + index]! };
  });
  const fitting = read.filter(({ id, expected }) => id === expected).length;
  const others = read.filter(({ id, expected }) => id !== undefined && id !== expected);
  const isInOrder = fitting >= list.length / 2 && others.length <= fitting / 10;
  const areShort = others.every(({ name }) => name.replace(/\P{L}/gu, '').length <= maxLettersOfAbbreviation);
  if (!isInOrder || !areShort || fitting + others.length === list.length) return;
  for (const [index, { id, expected }] of read.entries())
    if (id !== expected) books[index]!.members.set('book_name', expected);
}

function visitBooks(books: JsonValue[] | JsonObject, context: Context, take: TakeRecord): void {
  if (Array.isArray(books)) numberBooks(books, context);
  for (const [name, value] of namedItems(books)) {
    const book = { ...context, book: name };
    if (value instanceof JsonObject && /^\d/.test([...value.members.keys()][0] ?? ''))
      visitChapters(value, book, take);
    else if (Array.isArray(value)) visitChapters(value, book, take);
    else visit(value, book, take);
  }
}

function visitChapters(chapters: JsonValue[] | JsonObject, context: Context, take: TakeRecord): void {
  for (const [number, value] of namedItems(chapters)) {
    const chapter = { ...context, chapter: number };
    const isMap = value instanceof JsonObject && isNumberMap(value);
    if (Array.isArray(value) || isMap) visitVerses(value as JsonValue[] | JsonObject, chapter, take);
    else visit(value, chapter, take);
  }
}

function visitVerses(verses: JsonValue[] | JsonObject, context: Context, take: TakeRecord): void {
  for (const [verse, value] of namedItems(verses)) {
    if (typeof value === 'string') takeText(value, { ...context, verse }, take);
    else visit(value, { ...context, verse }, take);
  }
}

function chapterContext(members: ReadonlyMap<string, JsonValue>, context: Context): Context {
  const book = first(members, ownBookMembers);
  return { ...context, ...given('book', book), ...given('chapter', first(members, ownChapterMembers)) };
}

function recordOf(members: ReadonlyMap<string, JsonValue>, context: Context) {
  const text = textMembers.map((name) => textOf(members.get(name))).find((value) => value !== undefined);
  if (text === undefined) return undefined;
  const reference = placeOfReference(first(members, referenceMembers) ?? '');
  const ownVerse = context.chapter === undefined ? verseMembers : ownVerseMembers;
  const book = first(members, ownBookMembers) ?? context.book ?? reference?.book;
  const chapter = first(members, chapterMembers) ?? context.chapter ?? reference?.chapter;
  const verse = firstNumber(members, ownVerse) ?? context.verse ?? reference?.verse;
  // Other objects with a text, such as descriptions of the edition, have no place
  if ((book === undefined || chapter === undefined) && verse === undefined) return undefined;
  const place = { book: book ?? '', chapter: chapter ?? '', verse: verse ?? '' };
  return { ...place, text, note: first(members, noteMembers), at: context.at };
}

function textOf(value: JsonValue | undefined): string | undefined {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'))
    return value.join(' ');
  return typeof value === 'string' && !isNumber(value) ? value : undefined;
}

function takeText(text: string, { book, chapter, verse, at }: Context, take: TakeRecord): void {
  if (book === undefined || chapter === undefined || verse === undefined) return;
  take({ book, chapter, verse, text, at });
}

/**
 * Three numbers and a text at the end, as in an export of a database: [1001001, 1, 1, 1, "In the beginning"].
 */
function isRow(values: readonly JsonValue[]): boolean {
  if (values.length < 4 || typeof values.at(-1) !== 'string') return false;
  return values.slice(-4, -1).every((value) => isNumber(value));
}

function takeRow(values: readonly JsonValue[], { at }: Context, take: TakeRecord): void {
  const [book, chapter, verse, text] = values.slice(-4).map(String) as [string, string, string, string];
  take({ book, chapter, verse, text, at });
}

function isBookMap(members: ReadonlyMap<string, JsonValue>): boolean {
  const values = [...members.values()];
  return values.length > 0 && values.every((value) => value instanceof JsonObject && isNumberMap(value));
}

function isNumberMap({ members }: JsonObject): boolean {
  return members.size > 0 && [...members.keys()].every((name) => /^\d+[a-z]?$/.test(name));
}

function isNumber(value: JsonValue): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && /^\d+[a-z]?(?:-\d+[a-z]?)?$/.test(value.trim()))
  );
}

function first(members: ReadonlyMap<string, JsonValue>, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = members.get(name);
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}

function firstNumber(members: ReadonlyMap<string, JsonValue>, names: readonly string[]): string | undefined {
  const numbers = new Map([...members].filter(([, value]) => isNumber(value)));
  return first(numbers, names);
}

function given<Name extends string>(name: Name, value: string | undefined): { [name in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { [name in Name]?: string });
}
