import type { Report } from '../diagnostic-collector.ts';
import { findBookId } from '../find-book-id.ts';

type RecordShape = 'XML' | 'JSON' | 'table' | 'lines';

export function recordShape(head: string): RecordShape | undefined {
  const start = head.trimStart();
  if (start.startsWith('<')) return isVerseXml(start) ? 'XML' : undefined;
  if (/^[[{]/.test(start)) return isRecordJson(start) ? 'JSON' : undefined;
  if (recordTableDelimiter(start) !== undefined) return 'table';
  return areVerseLines(start) ? 'lines' : undefined;
}

/**
 * Detects the XML Corpus Encoding Standard with verse ids, `<seg id="b.GEN.1.1">`, and the XML of eBible.org
 * with a verse per line, `<verseFile><v b="GEN" c="1" v="1">`.
 */
function isVerseXml(head: string): boolean {
  return /<(?:cesDoc|verseFile)\b|<seg\s[^>]*\bid\s*=\s*["']b\.[A-Z0-9]{3}\.\d/.test(head);
}

function isRecordJson(head: string): boolean {
  const has = (pattern: RegExp) => pattern.test(head);
  if (has(/"(?:commentary|dataset)"\s*:\s*\{/) || has(/"(?:index_reference|cells)"\s*:/)) return false;
  const hasText = has(/"(?:text|t|scripture|verse|verse_?text)"\s*:\s*"[^"]/i);
  const hasVerse = has(/"(?:verse|verse_?(?:nr|no|id|num|number)|v)"\s*:\s*"?\d/i);
  if (hasText && hasVerse) return true;
  if (
    has(/"chapters"\s*:\s*\[\s*\[\s*["{]/) ||
    has(/"verses"\s*:\s*(?:\[\s*"|\{\s*"\d+[a-z]?"\s*:\s*(?:"|\{\s*"(?:text|t)"))/)
  )
    return true;
  if (has(/"field"\s*:\s*\[\s*\d/)) return true;
  // {"Genesis 1:1": "In the beginning"}
  if (has(/^\s*\{\s*"[^"\d:]*\d?[^"\d:]+\d{1,3}:\d{1,3}"\s*:\s*"/)) return true;
  // {"Genesis": {"1": {"1": "In the beginning"}}}, {"GEN": {"1": ["In the beginning"]}}
  return has(/^\s*\{[\s\S]{0,4000}?\{\s*"1"\s*:\s*(?:\{\s*"1"\s*:|\[)\s*"/);
}

/** `GEN 1:1 text`, `1 John 4:8<tab>text`, `Gen.1.1 text`. */
export const verseLine =
  /^\s*((?:[1-4]\s?|I{1,3}\s)?\p{L}[\p{L}\p{M}. ]{0,30}?[ ._]?\d{1,3}[:.]\d{1,3}[a-z]?(?:[-–]\d{1,3}[a-z]?)?)(?=[\s:.|]|$)[\s:.|]*(.*)$/u;

/** One line that begins with a reference may as well be a note. */
const minVerseLines = 2;

function areVerseLines(head: string): boolean {
  const lines = head
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, 50);
  const fitting = lines.filter((line) => {
    const [, reference = '', text = ''] = verseLine.exec(line) ?? [];
    const place = placeOfReference(reference);
    // Lists of numbers, such as .vrs files, have no words
    return place !== undefined && /\p{L}/u.test(text) && findBookId(place.book) !== undefined;
  });
  return fitting.length >= minVerseLines && fitting.length >= lines.length * 0.7;
}

export interface RecordColumns {
  readonly book?: number;
  readonly chapter?: number;
  readonly verse?: number;
  readonly reference?: number;
  readonly text: number;
  readonly note?: number;
}

const columnNames: Readonly<Record<keyof RecordColumns, RegExp>> = {
  book: /^(?:b|buch|livre|libro|livro|boek|kitab|kitabu|book|books|book(?:id|name|code|no|nr|num|number)|abbrev|abbreviation)$/,
  chapter:
    /^(?:c|kapitel|chapitre|capitulo|hoofdstuk|pasal|sura|chapter|chapters|chap|chapter(?:id|no|nr|num|number))$/,
  verse: /^(?:v|verset|versiculo|ayat|mstari|verse|verses|vers|verse(?:id|no|nr|num|number)|startverse)$/,
  reference: /^(?:ref|reference|verseref|osisref|vid)$/,
  text: /^(?:t|texte|texto|tekst|teks|text|texts|versetext|scripture|content)$/,
  note: /^(?:note|notes|comment|comments|footnote|footnotes)$/,
};

export function columnsOf(cells: readonly string[]): RecordColumns | undefined {
  const names = cells.map(nameOfColumn);
  const found: Partial<Record<keyof RecordColumns, number>> = {};
  for (const [column, pattern] of Object.entries(columnNames) as [keyof RecordColumns, RegExp][]) {
    const index = names.findIndex((name) => pattern.test(name));
    if (index !== -1) found[column] = index;
  }
  const { book, chapter, verse, reference, text } = found;
  const hasPlace =
    reference !== undefined || (book !== undefined && chapter !== undefined && verse !== undefined);
  return hasPlace && text !== undefined ? { ...found, text } : undefined;
}

/** Words in such a column are about the edition or the book, not part of the text. */
const described = /translation|version|language|testament|bible|licen[cs]e|copyright|name/;

export function isOtherColumn(columns: RecordColumns, name: string, index: number): boolean {
  const column = nameOfColumn(name);
  const isKnown = Object.values(columnNames).some((pattern) => pattern.test(column));
  return !isKnown && !described.test(column) && !Object.values(columns).includes(index);
}

/** Without accents: `capitulo` for `Capítulo`. */
function nameOfColumn(cell: string): string {
  return cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

export const plainColumns: RecordColumns = { book: 0, chapter: 1, verse: 2, text: 3 };

export function isPlainRow(cells: readonly string[]): boolean {
  const [book = '', chapter = '', verse = '', text = ''] = cells;
  return (
    /^\S.{0,40}$/.test(book) && /^\d+$/.test(chapter) && /^\d+[a-z]?$/.test(verse) && /\p{L}/u.test(text)
  );
}

const delimiters = ['\t', '|', ';', ','];

/** A title, or `sep=;` for Excel, may precede the header. */
const maxLinesBeforeHeader = 3;

export function recordTableDelimiter(head: string): string | undefined {
  const lines = head.split(/\r\n|\n|\r/).filter((each) => each.trim() !== '' && !each.startsWith('#'));
  return lines
    .slice(0, maxLinesBeforeHeader + 1)
    .map((line, index) =>
      delimiters.find((delimiter) => {
        const cells = line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
        return cells.length > 1 && (columnsOf(cells) !== undefined || (index === 0 && isPlainRow(cells)));
      }),
    )
    .find((delimiter) => delimiter !== undefined);
}

interface Place {
  readonly book: string;
  readonly chapter: string;
  readonly verse: string;
}

/** `GEN 1:1`, `1 John 4.8`, `Gen.1.1`, `b.GEN.1.1`, or eight digits: `01001001`. */
const reference = /^(?:b\.)?(.*?\p{L}[^:]*?)[\s._]*(\d{1,3})[:.,](\d{1,3}[a-z]?(?:[-–]\d{1,3}[a-z]?)?)$/u;
const digits = /^(\d{1,2})(\d{3})(\d{3})$/;

export function placeOfReference(written: string): Place | undefined {
  const [, book, chapter, verse] = reference.exec(written) ?? digits.exec(written) ?? [];
  if (book === undefined) return undefined;
  const [c, v] = [chapter!, verse!].map((number) => number.replace(/^0+(?=\d)/, '')) as [string, string];
  return { book: book.replace(/^0+(?=\d$)/, ''), chapter: c, verse: v };
}

export function reportPlace(written: string, report: Report, at: number): void {
  const message = `"${written.slice(0, 40)}" is not a verse reference. The verse was left out. Write one such as GEN 1:1.`;
  report('bad-verse-number', at, message);
}
