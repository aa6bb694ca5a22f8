import type { Report } from '../diagnostic-collector.ts';
import { readXml } from '../xml/read-xml.ts';
import { OsisReader, type SinkForBook } from './osis-reader.ts';

/**
 * Reads the books of an OSIS 2.1 text into scripture events, those of each book into a sink of its own.
 * Never throws; where the XML is malformed, what can still be read is kept.
 */
export function readOsis(text: string, sinkForBook: SinkForBook, report: Report): void {
  const reader = new OsisReader(sinkForBook, report);
  readXml(text, reader, report);
  reader.finish(text.length);
}
