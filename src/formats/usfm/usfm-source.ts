import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';

/** What every part of the USFM reader works on. */
export interface UsfmSource {
  readonly text: string;
  readonly sink: ScriptureSink;
  readonly report: Report;
}
