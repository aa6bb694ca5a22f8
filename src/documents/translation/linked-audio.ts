/** A reader's audio of a chapter, as far as other documents link to it. */
export interface LinkedAudio {
  readonly reader: string;
  /** Absolute URL. */
  readonly url: string;
  /** Whether it has a timings file. */
  readonly hasTimings: boolean;
}
