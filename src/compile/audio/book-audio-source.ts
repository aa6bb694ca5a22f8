import type { ChapterTimings } from '../../formats/timings/chapter-timings.ts';

/** What is known of the audio of a book before its text is read. */
export interface BookAudioSource {
  /** In the order in which they are listed. */
  readonly readers: readonly BookReader[];
  readonly timings: readonly ReaderTimings[];
}

export interface BookReader {
  readonly reader: string;
  /** Template of the addresses. */
  readonly url?: string;
  /** First and last of the chapters that the template holds for; absent for all that the text has. */
  readonly chapters?: readonly (readonly [first: number, last: number])[];
  /** Template of the address of single chapters, by the chapter's number. */
  readonly urls: Readonly<Record<number, string>>;
}

export interface ReaderTimings extends ChapterTimings {
  readonly reader: string;
  /** As shown to people. */
  readonly file: string;
}
