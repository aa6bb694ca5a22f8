import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { readXml } from '../xml/read-xml.ts';
import { ElementReader } from './element-reader.ts';

/** Reads USX 2 and 3 into scripture events. Never throws: of malformed XML, the text that can be found is kept. */
export function readUsx(text: string, sink: ScriptureSink, report: Report): void {
  const elements = new ElementReader(sink, report);
  readXml(text, elements, report);
  elements.finish(text.length);
}
