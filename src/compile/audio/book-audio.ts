import type { BookAudio, ChapterAudio } from '../../documents/translation/translation-book.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import {
  type ChapterTimings,
  type FittedTimings,
  fitTimings,
  type TimedVerse,
} from '../../formats/timings/chapter-timings.ts';
import { httpUrl } from '../../lib/http-url.ts';
import { joinBytes } from '../../lib/join-bytes.ts';
import type { BookText, ChapterText } from '../../model/book-text.ts';
import type { SchemeName } from '../../references/reference.ts';
import { type BookVerses, findScheme } from '../../references/versification/find-scheme.ts';
import { mapVerses } from '../../references/versification/map-verses.ts';
import { shared } from '../translation/book-json.ts';
import { fillTemplate } from './audio-notation.ts';
import type { AudioFile } from './audio-schema.ts';

interface FoundBookAudio {
  readonly audio: BookAudio;
  readonly findings: readonly AudioFinding[];
}

interface BookAudioContext {
  readonly audioUrl: string;
  readonly translationId: string;
  readonly numbering?: RecordedNumbering | undefined;
}

export function bookAudio(
  source: BookAudioSource,
  book: BookText,
  context: BookAudioContext,
): FoundBookAudio {
  const findings: AudioFinding[] = [];
  const silent = new Set<string>();
  const timings = new Map(source.timings.map((found) => [`${found.chapter} ${found.reader}`, found]));
  const audioOf = (chapter: ChapterText, reader: BookReader): ChapterAudio | undefined => {
    const recorded = recordedChapter(book.id, chapter.number, context.numbering);
    const found = timings.get(`${recorded} ${reader.reader}`);
    const place = { ...context, book: book.id, chapter: recorded };
    const template = templateOf(reader, recorded);
    const url = template === undefined ? found?.audioUrl : httpUrl(fillTemplate(template, place));
    if (url === undefined) {
      if (found && !silent.has(reader.reader)) findings.push(withoutAudio(found));
      silent.add(reader.reader);
      return undefined;
    }
    if (!found) return { reader: reader.reader, url };
    const own = timingsOfChapter(found, chapter.number, context.numbering);
    const fitted = fitTimings(own, chapter);
    findings.push(...misfits(own, fitted));
    const { verseStarts } = fitted;
    return { reader: reader.reader, url, ...(verseStarts.length > 0 ? { verseStarts } : {}) };
  };
  const audio = new Map<number, ChapterAudio[]>();
  for (const chapter of book.chapters) {
    const found = source.readers.flatMap((reader) => audioOf(chapter, reader) ?? []);
    if (found.length > 0) audio.set(chapter.number, found);
  }
  const numbers = new Set(
    book.chapters.map(({ number }) => recordedChapter(book.id, number, context.numbering)),
  );
  for (const found of source.timings) {
    if (!numbers.has(found.chapter)) findings.push(withoutChapter(found, context.numbering));
  }
  return { audio, findings };
}

interface RecordedNumbering {
  readonly recorded: SchemeName;
  readonly text: SchemeName;
}

/**
 * The numbering of a book's recordings, or undefined if it equals the numbering of the text. The text's
 * scheme is declared or detected from its verses.
 */
export function recordedNumbering(
  recorded: SchemeName | undefined,
  declared: SchemeName | undefined,
  book: BookVerses,
): RecordedNumbering | undefined {
  if (recorded === undefined) return undefined;
  const text = declared ?? findScheme([book]).scheme;
  return text === recorded ? undefined : { recorded, text };
}

function recordedChapter(book: string, chapter: number, numbering: RecordedNumbering | undefined): number {
  if (!numbering) return chapter;
  const first = mapVerses(numbering.text, numbering.recorded, { book, chapter, verse: 1 });
  return first.find((verse) => verse.book === book)?.chapter ?? chapter;
}

function timingsOfChapter(
  timings: ReaderTimings,
  chapter: number,
  numbering: RecordedNumbering | undefined,
): ReaderTimings {
  // Cues without verse numbers are counted by the text
  if (!numbering || timings.isByOrder) return { ...timings, chapter };
  const { book } = timings;
  const starts = new Map<number, TimedVerse>();
  for (const timing of timings.starts) {
    const place = { book, chapter: timings.chapter, verse: timing.verse };
    for (const { book: id, chapter: number, verse } of mapVerses(numbering.recorded, numbering.text, place)) {
      const isHere = id === book && number === chapter && verse > 0;
      if (isHere && !starts.has(verse)) starts.set(verse, { ...timing, verse });
    }
  }
  return { ...timings, chapter, starts: [...starts.values()] };
}

function templateOf({ url, urls, chapters }: BookReader, chapter: number): string | undefined {
  const isChosen = chapters?.some(([first, last]) => first <= chapter && chapter <= last) ?? true;
  return urls[chapter] ?? (isChosen ? url : undefined);
}

function withoutAudio({ file, at, reader, book, chapter }: ReaderTimings): AudioFinding {
  const message = `${book} ${chapter} has timings of "${reader}", but the audio URL is unknown. These and all other timings of the book were left out. Add the URL to audio.json: {"readers": {"${reader}": {"url": "https://.../{BOOK}/{chapter}.mp3"}}}.`;
  return { code: 'timings-without-audio', file, at, message };
}

export function withoutChapter(
  { file, at, reader, book, chapter }: Omit<ReaderTimings, 'starts'>,
  numbering?: RecordedNumbering,
): AudioFinding {
  const message = numbering
    ? `No chapter of the text begins in the recording of ${book} ${chapter}, which is numbered as "${numbering.recorded}". A chapter has one recording per reader, so these timings of "${reader}" were left out.`
    : `The text has no ${book} ${chapter}; its timings of "${reader}" were left out.`;
  return { code: 'audio-without-chapter', file, at, message };
}

function misfits(
  { file, at, reader, book, chapter }: ReaderTimings,
  { verseStarts, untimed, withoutVerse }: FittedTimings,
): AudioFinding[] {
  const place = `${book} ${chapter}`;
  const findings = withoutVerse.map(({ verse, at }): AudioFinding => {
    const became = verse > verseStarts.length ? 'it was left out' : 'it keeps its place among the others';
    const message = `The text has no ${place}:${verse}, for which "${reader}" has a timing; ${became}.`;
    return { code: 'timing-without-verse', file, at, message };
  });
  if (untimed.length === 0) return findings;
  const message = `"${reader}" has no timing for ${place}:${untimed.join(', ')}. A verse without a timing starts with the next verse; at the end of a chapter it is left out.`;
  return [...findings, { code: 'untimed-verse', file, at, message }];
}

export interface AudioFinding {
  readonly code: DiagnosticCode;
  readonly file: string;
  readonly at: number;
  readonly message: string;
}

export interface BookAudioSource {
  readonly readers: readonly BookReader[];
  readonly timings: readonly ReaderTimings[];
}

export interface BookReader {
  readonly reader: string;
  readonly url?: string;
  /** First and last chapters of the ranges that the template covers; absent for all chapters of the text. */
  readonly chapters?: readonly (readonly [first: number, last: number])[];
  readonly urls: Readonly<Record<number, string>>;
}

export interface ReaderTimings extends ChapterTimings {
  readonly reader: string;
  readonly file: string;
}

/** The audio of all books of a translation, as JSON in shared memory: each worker parses only the books it reads. */
export interface PackedAudio {
  readonly audioUrl: string;
  readonly versification?: SchemeName;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly places: ReadonlyMap<string, readonly [start: number, end: number]>;
}

export function packAudio(
  { audioUrl = '', versification }: Pick<AudioFile, 'audioUrl' | 'versification'>,
  books: ReadonlyMap<string, BookAudioSource>,
): PackedAudio {
  const places = new Map<string, readonly [number, number]>();
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const [book, source] of books) {
    const piece = encoder.encode(JSON.stringify(source));
    pieces.push(piece);
    places.set(book, [length, length + piece.length]);
    length += piece.length;
  }
  const numbered = versification ? { versification } : {};
  return { audioUrl, ...numbered, bytes: shared(joinBytes(pieces)), places };
}

export function unpackAudio({ bytes, places }: PackedAudio, book: string): BookAudioSource | undefined {
  const place = places.get(book);
  // TextDecoder does not accept shared memory
  return place && JSON.parse(new TextDecoder().decode(new Uint8Array(bytes.subarray(...place))));
}
