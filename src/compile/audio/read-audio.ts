import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector, type Report } from '../../formats/diagnostic-collector.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { readTimings } from '../../formats/timings/read-timings.ts';
import { allBooks } from '../../model/books.ts';
import { schemeNames } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import { type ChapterSelection, parseChapterSelection, readerId } from './audio-notation.ts';
import type { AudioFile } from './audio-schema.ts';
import {
  type AudioFinding,
  type BookAudioSource,
  type BookReader,
  type PackedAudio,
  packAudio,
  type ReaderTimings,
  withoutChapter,
} from './book-audio.ts';
import type { AudioSources, TimingsFile } from './plan-audio.ts';

interface ReadAudio {
  readonly packed: PackedAudio;
  /**
   * Creates the diagnostics of all audio files.
   * @param chapters the chapters of each book of the text.
   * @param versification the numbering of the text.
   * @param findings from matching the audio with the text.
   */
  readonly diagnostics: (
    chapters: ReadonlyMap<string, readonly number[]>,
    versification: Versification,
    findings: readonly AudioFinding[],
  ) => Diagnostic[];
}

/**
 * Reads the audio of a translation from settings that are already validated and timing files that are not.
 * Never throws.
 */
export function readAudio(sources: AudioSources, translationId: string): ReadAudio {
  const { file: settingsFile, settings } = sources;
  const report = new AudioReport();
  if (settingsFile) report.addFile(settingsFile);
  const timings = timingsOnce(sources, translationId, report);
  const places = timings.map(({ starts, ...place }) => ({ ...place, last: starts.at(-1)?.verse ?? 0 }));
  return {
    packed: packAudio(settings, booksOf(sources, timings)),
    diagnostics: (chapters, versification, findings) => {
      const declared = settings.versification && Versification.standard(settings.versification);
      if (settingsFile) {
        const { file } = settingsFile;
        const known = declared ? recordedChapters(chapters, declared) : chapters;
        missingSelections(settings, known, file, report.textOf(file)).forEach(report.report);
      }
      findings.forEach(report.report);
      const lost = places.filter(({ book }) => !chapters.has(book));
      lost.map((place) => withoutChapter(place)).forEach(report.report);
      const doubt = numberingDoubt(places, declared ?? versification);
      const file = settingsFile?.file ?? places[0]?.file;
      if (doubt && file) report.report({ ...doubt, file });
      return report.diagnostics();
    },
  };
}

function recordedChapters(
  chapters: ReadonlyMap<string, readonly number[]>,
  versification: Versification,
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    [...chapters.keys()].map((book) => [
      book,
      (versification.chapters(book) ?? []).map((_, index) => index + 1),
    ]),
  );
}

interface TimedChapter {
  readonly book: string;
  readonly chapter: number;
  readonly isByOrder?: true;
  readonly last: number;
}

/**
 * A warning if another standard versification fits more chapters. It fits a chapter if the last timed verse
 * is the last verse.
 */
function numberingDoubt(
  timed: readonly TimedChapter[],
  versification: Versification,
): Omit<AudioFinding, 'file'> | undefined {
  const named = timed.filter(({ isByOrder, last }) => !isByOrder && last > 0);
  const fitting = (by: Versification) =>
    named.filter(({ book, chapter, last }) => by.verseCount(book, chapter) === last).length;
  const own = fitting(versification);
  const others = schemeNames.map((name) => [name, fitting(Versification.standard(name))] as const);
  const [better, most] = others.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (most < own + minChapters || own >= most * 0.98) return undefined;
  const message = `Of ${named.length} chapters with timings, ${most} end with the last verse of "${better}", but only ${own} with the last verse of the numbering used. If the recordings follow "${better}", add "versification": "${better}" to audio.json.`;
  return { code: 'unlikely-versification', at: 0, message };
}

/** Minimum lead of another versification, in chapters, because one chapter may have a mistake. */
const minChapters = 2;

function timingsOnce(
  { settings, timings: files }: AudioSources,
  translationId: string,
  report: AudioReport,
): ReaderTimings[] {
  const timings = new Map<string, ReaderTimings>();
  const spellings = new Map(Object.keys(settings.readers).map((id) => [readerId.keyOf(id), id]));
  for (const source of files) {
    const { file } = source;
    report.addFile(source);
    const reportHere: Report = (code, at, message) => report.report({ file, code, at, message });
    for (const found of readFile(source, translationId, reportHere)) {
      const spelling = spellings.getOrInsert(readerId.keyOf(found.reader), found.reader);
      if (spelling !== found.reader) {
        const message = `The reader "${found.reader}" differs from "${spelling}" only in case; these timings were left out. Use one spelling.`;
        reportHere('unknown-timings', found.at, message);
        continue;
      }
      const key = `${found.book} ${found.chapter} ${found.reader}`;
      const first = timings.get(key);
      if (first) reportHere('duplicate-timings', found.at, duplicate(found, first));
      else timings.set(key, found);
    }
  }
  return [...timings.values()];
}

function readFile(
  { file, bytes, reader: known }: TimingsFile,
  translationId: string,
  report: Report,
): ReaderTimings[] {
  // Only numbers and labels are read, so wrongly guessed letters are never served
  const text = decodeSource(bytes, report, { script: 'Latn' });
  if (text === undefined) return [];
  const chapters = readTimings({ name: file, text, translationId }, report);
  const named = chapters.flatMap((found) => {
    const reader = found.reader ?? known;
    return reader !== undefined && readerId.pattern.test(reader) ? { ...found, reader, file } : [];
  });
  if (named.length < chapters.length) {
    const message = `The reader of these timings is unknown or not a valid id (${readerId.rule}), so they were left out. Move the file to timings/<reader>/, or list it in "timings" of its reader in audio.json.`;
    report('unknown-timings', chapters[0]!.at, message);
  }
  return named;
}

function booksOf(
  { settings }: AudioSources,
  timings: readonly ReaderTimings[],
): Map<string, BookAudioSource> {
  const byBook = Map.groupBy(timings, ({ book }) => book);
  const others = [...new Set(timings.map(({ reader }) => reader))].sort();
  const ids = [...new Set([...Object.keys(settings.readers), ...others])];
  const books = new Map<string, BookAudioSource>();
  for (const { id } of allBooks()) {
    const source = { readers: bookReaders(settings, ids, id), timings: byBook.get(id) ?? [] };
    const isHeard = source.readers.some(({ url, urls }) => url !== undefined || Object.keys(urls).length > 0);
    if (isHeard || source.timings.length > 0) books.set(id, source);
  }
  return books;
}

function duplicate({ book, chapter, reader }: ReaderTimings, first: ReaderTimings): string {
  return `${first.file} already has timings of ${book} ${chapter} by "${reader}"; these were left out. Remove one of the files.`;
}

class AudioReport {
  readonly #files = new Map<string, { readonly source: SourceFile; collector?: DiagnosticCollector }>();

  addFile(source: SourceFile): void {
    this.#files.set(source.file, { source });
  }

  textOf(file: string): string {
    const { source } = this.#files.get(file)!;
    return decodeSource(source.bytes, () => {}) ?? '';
  }

  readonly report = ({ file, code, at, message }: AudioFinding): void => {
    const entry = this.#files.get(file)!;
    entry.collector ??= new DiagnosticCollector(file);
    entry.collector.report(code, at, message);
  };

  diagnostics(): Diagnostic[] {
    return [...this.#files].flatMap(
      ([file, { collector }]) => collector?.diagnostics(this.textOf(file)) ?? [],
    );
  }
}

function bookReaders({ readers }: AudioFile, ids: readonly string[], book: string): BookReader[] {
  return ids.map((reader) => {
    const { url, urls = {}, books } = Object.hasOwn(readers, reader) ? readers[reader]! : {};
    const chosen = books
      ?.map((written) => parseChapterSelection(written)!)
      .filter((item) => item.book === book);
    const isRead = url !== undefined && (chosen === undefined || chosen.length > 0);
    const chapters = chosen && readChapters(chosen);
    return {
      reader,
      ...(isRead ? { url, ...(chapters ? { chapters } : {}) } : {}),
      urls: urlsOf(urls, book),
    };
  });
}

function readChapters(chosen: readonly ChapterSelection[]): BookReader['chapters'] {
  const ranges = chosen.flatMap(({ chapters }) => (chapters ? [chapters] : []));
  return ranges.length < chosen.length ? undefined : ranges;
}

function urlsOf(urls: Readonly<Record<string, string>>, book: string): Record<number, string> {
  const ofBook = Object.entries(urls).flatMap(([written, url]) => {
    if (!written.startsWith(book)) return [];
    return [[parseChapterSelection(written)!.chapters![0], url] as const];
  });
  return Object.fromEntries(ofBook);
}

interface Missing {
  readonly path: (string | number)[];
  readonly what: string;
}

function missingSelections(
  { readers }: AudioFile,
  chapters: ReadonlyMap<string, readonly number[]>,
  file: string,
  text: string,
): AudioFinding[] {
  const missing = Object.entries(readers).flatMap(([id, { books = [], urls = {} }]) => {
    const named: [path: (string | number)[], written: string][] = [
      ...books.map((written, index): [(string | number)[], string] => [['books', index], written]),
      ...Object.keys(urls).map((written): [(string | number)[], string] => [['urls', written], written]),
    ];
    return named.flatMap(([path, written]): Missing[] => {
      const what = missingOf(written, chapters);
      return what === undefined ? [] : [{ path: ['readers', id, ...path], what }];
    });
  });
  if (missing.length === 0) return [];
  const tree = parseTree(text);
  return missing.map(({ path, what }) => {
    const at = (tree && findNodeAtLocation(tree, path)?.offset) ?? 0;
    const message = `${['$', ...path].join('.')}: the text has no ${what}; the audio is not linked.`;
    return { code: 'audio-without-chapter', file, at, message };
  });
}

function missingOf(written: string, chapters: ReadonlyMap<string, readonly number[]>): string | undefined {
  const { book, chapters: range } = parseChapterSelection(written)!;
  const known = chapters.get(book);
  if (!known) return book;
  if (!range) return undefined;
  const [first, last] = range;
  const missing: number[] = [];
  for (let chapter = first; chapter <= last; chapter++) if (!known.includes(chapter)) missing.push(chapter);
  return missing.length === 0 ? undefined : `${book} ${missing.join(', ')}`;
}
