/** A reader's audio of one chapter. */
export interface ChapterAudio {
  readonly reader: string;
  /** Absolute URL of the audio file. */
  readonly url: string;
  /** Where each verse begins in the file, in seconds: index 0 is verse 1. Absent when it is not known. */
  readonly verseStarts?: readonly number[];
}

/** The audio of a book by the number of the chapter; a chapter that nobody has read is not in it. */
export type BookAudio = ReadonlyMap<number, readonly ChapterAudio[]>;
