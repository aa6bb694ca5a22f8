import { parse } from 'csv-parse/sync';
import { bookInfo } from '../../model/books.ts';
import type { EntityVerse } from '../../model/entities.ts';
import { usfmBookId } from '../../references/osis-books.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import { parseOsisId } from '../osis/osis-ids.ts';

/** Splits a cell that contains a list. The list is a line of CSV, because an item with a comma is quoted. */
export function listCell(cell: string): string[] {
  if (!cell.includes('"')) return trimmedItems(cell.split(','));
  const lines = parse(cell, {
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    trim: true,
  }) as string[][];
  // An unpaired quotation mark must not lose any of the cell
  return trimmedItems(lines.length > 0 ? lines.flat() : cell.split(','));
}

function trimmedItems(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.replace(/\s+/g, ' ').trim()))].filter((item) => item !== '');
}

const maxItems = 5;
const maxCharacters = 60;

export function quotedItems(items: readonly string[]): string {
  const shown = items.slice(0, maxItems).map((item) => `"${shortened(item)}"`);
  const more = items.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function shortened(item: string): string {
  const characters = [...item.slice(0, maxCharacters * 2)];
  if (characters.length <= maxCharacters && item.length <= maxCharacters * 2) return item;
  return `${characters.slice(0, maxCharacters).join('')}…`;
}

const whole = /^(?:[^:\s]*:)?[^.!:\s]+\.\d{1,3}\.\d{1,3}(?:![a-z])?$/i;

/** Verses of `Gen.2.4` or, within one chapter, `Gen.2.4-Gen.2.7`; undefined if either one is invalid. */
export function osisVerses(reference: string): EntityVerse[] | undefined {
  const [first, last, ...more] = reference.split('-').map(osisVerse);
  if (!first || more.length > 0) return undefined;
  if (!reference.includes('-')) return [first];
  if (!last || last.book !== first.book || last.chapter !== first.chapter || last.verse < first.verse)
    return undefined;
  return Array.from({ length: last.verse - first.verse + 1 }, (_, index) => ({
    ...first,
    verse: first.verse + index,
  }));
}

function osisVerse(reference: string): EntityVerse | undefined {
  const parts = whole.test(reference) ? parseOsisId(reference) : undefined;
  const book = parts && usfmBookId(parts.book);
  if (!book || !parts.chapter || !parts.verse) return undefined;
  const verse = { book, chapter: Number(parts.chapter), verse: Number.parseInt(parts.verse, 10) };
  return isVerse(verse) ? verse : undefined;
}

function isVerse({ book, chapter, verse }: EntityVerse): boolean {
  if (chapter === 0 || verse === 0 || bookInfo(book)?.canon === 'peripheral') return false;
  return verse <= knownVerses.last(book, chapter);
}

export function descriptionParagraphs(markdown: string): string[] {
  return markdown
    .split(/(?:\r\n|\n|\r)[^\S\r\n]*(?:\r\n|\n|\r)/)
    .map((paragraph) => plainText(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

const link = /!?\[([^[\]]*)\]\([^()]*\)/g;
const asterisks = /(\*{1,2})(?=[^\s*])([^*]+)(?<=[^\s*])\1/g;
// Some texts lack one mark of a pair, so pairs cannot be required
const underscores = /(?<![\p{L}\p{N}_])_{1,2}(?=[^\s_])|(?<=[^\s_])_{1,2}(?![\p{L}\p{N}_])/gu;

function plainText(markdown: string): string {
  return markdown.replace(link, '$1').replace(asterisks, '$2').replace(underscores, '');
}
