import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { Report } from '../../formats/diagnostic-collector.ts';
import { readTimings } from '../../formats/timings/read-timings.ts';
import { allBooks } from '../../model/books.ts';
import type { AudioFinding } from './audio-finding.ts';
import { AudioReport } from './audio-report.ts';
import type { AudioSources, TimingsFile } from './audio-sources.ts';
import { withoutChapter } from './book-audio.ts';
import type { BookAudioSource, ReaderTimings } from './book-audio-source.ts';
import { bookReaders } from './book-readers.ts';
import { missingSelections } from './missing-selections.ts';
import { type PackedAudio, packAudio } from './packed-audio.ts';
import { readerId } from './reader-id.ts';

export interface ReadAudio {
  readonly packed: PackedAudio;
  /**
   * The diagnostics of all audio files, given the chapters that each book of the text was found to have and what
   * was found when the audio met the text.
   */
  readonly diagnostics: (
    chapters: ReadonlyMap<string, readonly number[]>,
    findings: readonly AudioFinding[],
  ) => Diagnostic[];
}

/** Reads the audio of a translation: its settings are checked already, its timing files are not. Never throws. */
export function readAudio(sources: AudioSources, translationId: string): ReadAudio {
  const { file: settingsFile, settings } = sources;
  const report = new AudioReport();
  if (settingsFile) report.addFile(settingsFile);
  const timings = timingsOnce(sources, translationId, report);
  // The timings themselves go to the workers; only where they stand is kept
  const places = timings.map(({ starts: _, ...place }) => place);
  return {
    packed: packAudio(settings.audioUrl ?? '', booksOf(sources, timings)),
    diagnostics: (chapters, findings) => {
      if (settingsFile) {
        const { file } = settingsFile;
        missingSelections(settings, chapters, file, report.textOf(file)).forEach(report.report);
      }
      findings.forEach(report.report);
      const lost = places.filter(({ book }) => !chapters.has(book));
      lost.map(withoutChapter).forEach(report.report);
      return report.diagnostics();
    },
  };
}

/** Each chapter of a reader once: the first file that times it is taken. */
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
        const message = `The reader "${found.reader}" differs from "${spelling}" only by upper and lower case; these timings were left out. Write it one way.`;
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
  // Only numbers and labels are read: whatever letters are guessed, they are not served
  const text = decodeSource(bytes, report, { script: 'Latn' });
  if (text === undefined) return [];
  const chapters = readTimings({ name: file, text, translationId }, report);
  const named = chapters.flatMap((found) => {
    const reader = found.reader ?? known;
    return reader !== undefined && readerId.pattern.test(reader) ? { ...found, reader, file } : [];
  });
  if (named.length < chapters.length) {
    const message = `Whose timings these are is not known, or it is no id (${readerId.rule}); they were left out. Put the file into timings/<reader>/, or name it in "timings" of its reader in audio.json.`;
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
  return `${book} ${chapter} of "${reader}" is timed in ${first.file} already; these timings were left out. Remove one of them.`;
}
