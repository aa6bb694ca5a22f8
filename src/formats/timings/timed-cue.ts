/** A stretch of audio with what its file says it is. */
export interface TimedCue {
  /** Seconds. */
  readonly start: number;
  /** Label or text. */
  readonly text: string;
  /** What stands before it to name it; '' where nothing does. */
  readonly id: string;
  /** Offset in the file. */
  readonly at: number;
}
