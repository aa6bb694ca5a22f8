/** How far a publication is. */
export interface PublishProgress {
  readonly step: 'compare' | 'put' | 'remove';
  /** Files of this step; a total of 0 is not known. */
  readonly done: number;
  readonly total: number;
  /** Sent so far. */
  readonly bytes: number;
  /** Since the step began. */
  readonly seconds: number;
  /** Of this step; undefined while nothing is known. */
  readonly bytesPerSecond: number | undefined;
  readonly secondsLeft: number | undefined;
}
