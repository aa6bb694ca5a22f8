import { canonicalIds } from '../../model/books.ts';
import type { BooksOfNames } from '../books-of-names.ts';
import type { Report } from '../diagnostic-collector.ts';
import { JsonObject, type JsonValue, readJsonValues } from '../json/read-json.ts';
import { placeOfReference } from './record-shape.ts';
import type { TakeRecord, VerseRecord } from './verse-records.ts';

export function readJsonRecords(text: string, report: Report, take: TakeRecord, names: BooksOfNames): void {
  const findString = stringFinder(text);
  const takePlaced = ({ isString, ...record }: JsonRecord) => {
    const textAt = findString(record);
    take({ ...record, at: (isString && textAt) || record.at, textAt });
  };
  for (const root of readJsonValues(text, report)) visit(root, { at: 0, report, names }, takePlaced);
}

interface JsonRecord extends VerseRecord {
  /** The verse is a string in an object or a list of many verses, where `at` is. */
  readonly isString?: true;
}

type TakeJson = (record: JsonRecord) => void;

/** Far more characters than the other members of a verse. */
const maxBetweenStrings = 20_000;
const asEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Finds the strings of records in the order of their source, because values of JSON have no offsets. */
function stringFinder(source: string) {
  let end = 0;
  return ({ text, at }: VerseRecord): number | undefined => {
    const from = Math.max(end, at);
    const near = source.slice(from, from + text.length + maxBetweenStrings);
    let string = JSON.stringify(text);
    let index = near.indexOf(string);
    if (index === -1) {
      string = string.replace(/[^ -~]/g, asEscape);
      index = near.indexOf(string);
    }
    if (index === -1) return undefined;
    end = from + index + string.length;
    return from + index + 1;
  };
}

interface Context {
  readonly book?: string;
  readonly chapter?: string;
  readonly verse?: string;
  readonly at: number;
  readonly report: Report;
  readonly names: BooksOfNames;
}

const bookMembers = 'book_name bookname book name abbrev abbreviation id code nr number book_id b'.split(' ');
const ownBookMembers = ['book_name', 'bookname', 'book', 'book_id', 'bookid', 'book_nr', 'b'];
const chapterMembers = ['chapter', 'chapter_nr', 'chapternumber', 'chapter_number', 'c'];
const ownChapterMembers = [...chapterMembers, 'number', 'nr', 'id'];
const verseMembers = ['verse', 'verse_nr', 'versenumber', 'verse_number', 'verse_id', 'v'];
const ownVerseMembers = [...verseMembers, 'number', 'nr', 'id'];
const referenceMembers = ['reference', 'ref', 'osisref'];
const textMembers = ['text', 'versetext', 'verse_text', 't', 'scripture', 'content', 'verse'];
const noteMembers = ['comment', 'note', 'footnote'];

function visit(value: JsonValue, context: Context, take: TakeJson): void {
  if (Array.isArray(value)) {
    if (isRow(value)) return takeRow(value, context, take);
    const canon = booksInOrder(value, context);
    for (const [index, item] of value.entries()) {
      if (canon) visitObject(item as JsonObject, { ...context, book: canon[index]! }, take, canon[index]);
      else visit(item, context, take);
    }
  } else if (value instanceof JsonObject) visitObject(value, context, take);
}

/** A given book takes precedence over the names in the object. */
function visitObject(object: JsonObject, outer: Context, take: TakeJson, book?: string): void {
  const members = lowerCased(object);
  const context = { ...outer, at: object.at };
  const [books, chapters, verses] = ['book', 'chapter', 'verse'].map((name) => listIn(members, name));
  if (books) return visitBooks(books, context, take);
  if (chapters) {
    return visitChapters(chapters, { ...context, ...given('book', book ?? bookNameIn(members)) }, take);
  }
  if (verses) return visitVerses(verses, chapterContext(members, context), take);
  const record = recordOf(members, context);
  if (record) return take(record);
  if (isBookMap(members)) return visitBooks(object, context, take);
  reportUnreadText(members, context);
  const [own, chapter] = [first(members, ownBookMembers), first(members, chapterMembers)];
  const inner = { ...context, ...given('book', own), ...given('chapter', chapter) };
  for (const [name, member] of object.members) {
    const place = typeof member === 'string' ? placeOfReference(name) : undefined;
    if (place) take({ ...place, text: member as string, at: object.at, isString: true });
    else visit(member, inner, take);
  }
}

function lowerCased({ members }: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map([...members].map(([name, value]) => [name.toLowerCase(), value]));
}

/** The value of `books`, or of `Book` if that is a list. */
function listIn(members: ReadonlyMap<string, JsonValue>, name: string) {
  const [many, one] = [members.get(`${name}s`), members.get(name)];
  if (isHolder(many)) return many;
  return Array.isArray(one) && one.some((item) => item instanceof JsonObject) ? one : undefined;
}

function bookNameIn(members: ReadonlyMap<string, JsonValue>): string | undefined {
  const names = members.get('book');
  const inLanguages = names instanceof JsonObject ? [...names.members.values()] : [];
  return first(members, bookMembers) ?? inLanguages.find((name) => typeof name === 'string');
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
 * Names for the books of a list in the order of the canon, whose abbreviations may mean other books: `jn` for
 * Jonah, `jud` for Judges. Undefined for other lists.
 */
function booksInOrder(items: readonly JsonValue[], { names }: Context): string[] | undefined {
  const start = firstBooks.get(items.length);
  const books = items.flatMap((item) => (item instanceof JsonObject ? [lowerCased(item)] : []));
  const haveChapters = books.every((members) => listIn(members, 'chapter') !== undefined);
  if (start === undefined || books.length < items.length || !haveChapters) return undefined;
  const read = books.map((members, index) => {
    const written = bookNameIn(members) ?? '';
    return { written, id: names.id(written), expected: canonicalIds[start + index]! };
  });
  const known = read.filter(({ id }) => id !== undefined);
  if (new Set(known.map(({ id }) => id)).size === items.length) return undefined;
  const others = known.filter(({ id, expected }) => id !== expected);
  const fitting = known.length - others.length;
  const areShort = others.every(
    ({ written }) => written.replace(/\P{L}/gu, '').length <= maxLettersOfAbbreviation,
  );
  if (fitting < items.length / 2 || others.length > fitting / 10 || !areShort) return undefined;
  return read.map(({ written, id, expected }) => (id === expected ? written : expected));
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

function visitBooks(books: JsonValue[] | JsonObject, context: Context, take: TakeJson): void {
  if (Array.isArray(books) && booksInOrder(books, context)) return visit(books, context, take);
  for (const [name, value] of namedItems(books)) {
    const book = { ...context, book: name };
    if (value instanceof JsonObject && /^\d/.test([...value.members.keys()][0] ?? ''))
      visitChapters(value, book, take);
    else if (Array.isArray(value)) visitChapters(value, book, take);
    else visit(value, book, take);
  }
}

function visitChapters(chapters: JsonValue[] | JsonObject, context: Context, take: TakeJson): void {
  for (const [number, value] of namedItems(chapters)) {
    const chapter = { ...context, chapter: number };
    const isMap = value instanceof JsonObject && isNumberMap(value);
    if (Array.isArray(value) || isMap) visitVerses(value as JsonValue[] | JsonObject, chapter, take);
    else visit(value, chapter, take);
  }
}

function visitVerses(verses: JsonValue[] | JsonObject, context: Context, take: TakeJson): void {
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
  const text = textMembers.map((name) => textOfValue(members.get(name))).find((value) => value !== undefined);
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

function textOfValue(value: JsonValue | undefined): string | undefined {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'))
    return value.join(' ');
  return typeof value === 'string' && !isNumber(value) ? value : undefined;
}

function takeText(text: string, { book, chapter, verse, at }: Context, take: TakeJson): void {
  if (book === undefined || chapter === undefined || verse === undefined) return;
  take({ book, chapter, verse, text, at, isString: true });
}

/** Three numbers and a text at the end, as in an export of a database: [1001001, 1, 1, 1, "In the beginning"]. */
function isRow(values: readonly JsonValue[]): boolean {
  if (values.length < 4 || typeof values.at(-1) !== 'string') return false;
  return values.slice(-4, -1).every((value) => isNumber(value));
}

function takeRow(values: readonly JsonValue[], { at }: Context, take: TakeJson): void {
  const [book, chapter, verse, text] = values.slice(-4).map(String) as [string, string, string, string];
  take({ book, chapter, verse, text, at, isString: true });
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
