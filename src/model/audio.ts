export interface ChapterAudio {
  readonly reader: string;
  readonly url: string;
  readonly verseStarts?: readonly number[];
}

export type BookAudio = ReadonlyMap<number, readonly ChapterAudio[]>;
