import type { Observe } from '../../formats/builder/read-books.ts';
import { unreadable } from '../../formats/builder/text-checks.ts';
import { decodeSource, type EncodingHints, textHead } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import {
  DiagnosticCollector,
  type DoubtfulDiagnostic,
  type FoundEnd,
  maxPerCodeInCheck,
  type Report,
  replacedReport,
} from '../../formats/diagnostic-collector.ts';
import { bookIdOfFileName, declaredBookId, findBookId } from '../../formats/find-book-id.ts';
import { findSourceBooks } from '../../formats/find-source-books.ts';
import { withCustomMarkers } from '../../formats/markers.ts';
import { refSystemScheme } from '../../formats/osis/ref-system.ts';
import { bothSinks } from '../../formats/scripture-sink.ts';
import type { NamedSource, SourceBook } from '../../formats/source-file.ts';
import { sourceFormat } from '../../formats/source-format.ts';
import { sourceLimits, unlessTooLarge } from '../../formats/source-limits.ts';
import { placesSink, type SourcePlaces } from '../../formats/verse-places.ts';
import type { BookText } from '../../model/book-text.ts';
import { bookInfo } from '../../model/books.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import { isScriptureName } from '../plan/source-rules.ts';
import { isSqlite, sqliteTable } from './sqlite-source.ts';

interface ReadSourceFile<Book extends FindingsOfBook> {
  /** The file is damaged, or a book in it could not be identified, so text may be missing. */
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly scheme?: NonNullable<ReturnType<typeof refSystemScheme>>;
  readonly ends: readonly FoundEnd[];
  readonly findings?: FileFindings<Book>;
}

export interface SourceObserver<Book extends FindingsOfBook = FindingsOfBook> {
  readonly observe: Observe;
  finish(): readonly Book[];
}

/** The compiler passes the findings on to the check and needs only the id of their book. */
interface FindingsOfBook {
  readonly id: string;
}

export interface FileFindings<Book extends FindingsOfBook = FindingsOfBook> {
  readonly file: string;
  readonly books: readonly Book[];
  readonly doubtful: readonly DoubtfulDiagnostic[];
  readonly places: SourcePlaces;
}

const damages: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'too-large',
  'not-text',
  'unknown-encoding',
  'no-book-id',
  'unknown-book-id',
  'malformed-xml',
  'malformed-json',
]);

/**
 * Reads the books of scripture in a source file. Each is passed under its USFM id to `take`, which may
 * consume it, before the next is read. Never throws, unless `take` does.
 * @param checks also receives the books; its findings are in the result.
 */
export function readSourceFile<Book extends FindingsOfBook>(
  ...source: Parameters<typeof readWithMarkers<Book>>
): ReadSourceFile<Book> {
  return withCustomMarkers(source[1].markers, () => readWithMarkers(...source));
}

function readWithMarkers<Book extends FindingsOfBook>(
  { file, bytes, references }: NamedSource,
  hints: EncodingHints,
  take: (book: BookText, isGuessed: boolean) => void,
  checks?: SourceObserver<Book>,
): ReadSourceFile<Book> {
  const collector = new DiagnosticCollector(file, checks ? maxPerCodeInCheck : undefined);
  const { text, report } = decodeOnce(bytes, collector.report, hints);
  const isEmpty = text?.trim() === '';
  if (isEmpty)
    report('no-book-id', 0, 'This file is empty; it was left out. Restore its text, or remove the file.');
  const sources =
    (text !== undefined &&
      !isEmpty &&
      unlessTooLarge(() =>
        findSourceBooks(text, report, checks && withPlaces(checks.observe), { ...hints, references }),
      )) ||
    undefined;
  if (sources?.length === 0 && isScriptureName(file)) {
    const message =
      'This file has the name of a scripture source, but its content is in no known format; it was left out. Export it again.';
    report('no-book-id', 0, message);
  }
  const isNameless = sources?.length === 1 && sources[0]!.code === '';
  const evidence = isNameless ? (unlessTooLarge(() => evidenceOfBook(file, text!)) ?? []) : [];
  let chapters = 0;
  let guessedId = '';
  // An edition with more is rejected, so the rest need not be read
  while (sources && sources.length > 0 && chapters <= sourceLimits.edition.chapters) {
    // Removed from the list, so that a processed book is freed while the others are read
    const source = sources.shift()!;
    const book = unlessTooLarge(() => readBook(source, evidence, report));
    if (!book) continue;
    chapters += book.chapters.length;
    if (source.code === '') guessedId = book.id;
    take(book, source.code === '');
  }
  const { reported, ends, findings } = placedFindings(file, text ?? '', collector, checks?.finish());
  const scheme = text !== undefined && sourceFormat(text) === 'OSIS' ? refSystemScheme(text) : undefined;
  return {
    isDamaged: reported.some(({ code }) => damages.has(code)),
    diagnostics: reported,
    ends: ends.map((found) =>
      found.end.book === '' ? { ...found, end: { ...found.end, book: guessedId } } : found,
    ),
    ...(scheme ? { scheme } : {}),
    ...(findings ? { findings } : {}),
  };
}

function placedFindings<Book extends FindingsOfBook>(
  file: string,
  text: string,
  collector: DiagnosticCollector,
  books: readonly Book[] | undefined,
) {
  const { places } = collector;
  return {
    reported: collector.diagnostics(text, places),
    ends: collector.chapterEnds(text, places),
    findings: books && { file, books, doubtful: collector.doubtful(text, places), places },
  };
}

function withPlaces(observe: Observe): Observe {
  return (text, report) => bothSinks(placesSink(report.place), observe(text, report));
}

/**
 * Decodes a file and creates the report for its readers, which reports an unreadable character only once: at
 * its own place, not again for its verse.
 */
function decodeOnce(bytes: Uint8Array, report: Report, hints: EncodingHints) {
  const found = new Set<number>();
  const noting: Report = (code, at, message) => {
    if (code === 'unreadable-character') found.add(at);
    report(code, at, message);
  };
  const isDatabase = isSqlite(textHead(bytes.subarray(0, 16)));
  const text = isDatabase
    ? unlessTooLarge(() => sqliteTable(bytes, noting))
    : decodeSource(bytes, noting, hints);
  if (text === undefined || found.size === 0) return { text, report };
  const isRepeated = (at: number) => found.has(at + text.slice(at).search(unreadable));
  const readerReport = (...[code, at, message, doubt]: Parameters<Report>) => {
    if (code !== 'unreadable-character' || !isRepeated(at)) report(code, at, message, doubt);
  };
  return { text, report: replacedReport(report, readerReport) };
}

function readBook(source: SourceBook, evidence: readonly Evidence[], report: Report): BookText | undefined {
  const { code, at } = source;
  if (code === '' && !isClear(evidence)) {
    report(
      'no-book-id',
      at,
      `The text does not identify its book, so the file was left out. ${contradiction(evidence)}${nameIt('GEN" (or the id of its book)')}.`,
    );
    return undefined;
  }
  const declared = declaredBookId(code);
  const info = bookInfo(declared.toUpperCase() || evidence[0]!.id);
  if (!info) {
    const message = `"${code}" is not a USFM book id; write one such as GEN, 1SA or MAT. The book was left out.`;
    report('unknown-book-id', at, message);
    return undefined;
  }
  if (declared !== code) {
    report(
      'guessed-book-id',
      at,
      `"${code}" is not a USFM book id; it was read as ${declared}. Write ${declared}.`,
    );
  }
  if (code === '') {
    const message = `The text does not identify its book; it was read as ${info.id}, as ${evidence.map(({ by }) => by).join(' and ')} say${evidence.length > 1 ? '' : 's'}. ${nameIt(`${info.id}"`)}.`;
    report('guessed-book-id', at, message);
  }
  if (info.canon === 'peripheral') return undefined;
  const book = source.read();
  if (book.chapters.length > 0) return { ...book, id: info.id };
  const message = `${info.id} has no chapters and was left out. Write its chapters and verses, or remove the file.`;
  report('no-verses', at, message);
  return undefined;
}

const nameIt = (id: string) => `Begin USFM with "\\id ${id}; in USX and USJ, give the book its code`;

interface Evidence {
  readonly by: 'the name of the file' | '\\h' | '\\toc3';
  readonly id: string;
}

function evidenceOfBook(file: string, text: string): Evidence[] {
  const [book] = findSourceBooks(text, () => {}).map((source) => source.read());
  const last = book?.chapters.at(-1)?.number;
  if (!book || last === undefined) return [];
  const { header, abbreviation } = book.names;
  const said = [
    { by: 'the name of the file', id: bookIdOfFileName(file) },
    { by: '\\h', id: header && findBookId(header) },
    { by: '\\toc3', id: abbreviation && findBookId(abbreviation) },
  ] as const;
  return said.flatMap(({ by, id }) => (id && last <= knownVerses.lastChapter(id) ? { by, id } : []));
}

function isClear(evidence: readonly Evidence[]): boolean {
  return new Set(evidence.map(({ id }) => id)).size === 1;
}

function contradiction(evidence: readonly Evidence[]): string {
  const said = evidence.map(({ by, id }) => `${by} says ${id}`);
  return said.length > 1 ? `The evidence is contradictory: ${said.join(', but ')}. ` : '';
}
