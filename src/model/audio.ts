export interface ChapterAudio {
  readonly reader: string;
  readonly url: string;
  /** Start of each verse in seconds: index 0 is verse 1. Undefined if unknown. */
  readonly verseStarts?: readonly number[];
}

export type BookAudio = ReadonlyMap<number, readonly ChapterAudio[]>;
