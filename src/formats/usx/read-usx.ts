import { SaxesParser } from 'saxes';
import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { ElementReader } from './element-reader.ts';

// The parser would take all that follows a stray `&` for the name of an entity, and lose it. Its stand-in is a
// noncharacter of the same length, so that offsets stay.
const strayAmpersand = /&(?!#\d+;|#x[\da-f]+;|[a-z][\w.-]*;)/gi;
const ampersandStandIn = '\ufdd0';

/**
 * Reads USX 2 and 3 into scripture events. Never throws: where the XML is malformed, the text that the
 * parser still finds is kept. A document type declaration is passed over, so no entity of it expands.
 */
export function readUsx(text: string, sink: ScriptureSink, report: Report): void {
  const elements = new ElementReader(sink, report);
  const parser = new SaxesParser();
  /** Where the last tag, comment or CDATA section ended, and where the text behind it did. */
  let from = 0;
  let until = 0;
  const moveOn = () => {
    from = parser.position;
    until = from;
  };

  parser.on('text', (content) => {
    elements.text(restored(content), from);
    // The parser has consumed the `<` that ended the text
    until = parser.position - 1;
  });
  parser.on('cdata', (content) => {
    elements.text(restored(content), until);
    moveOn();
  });
  parser.on('comment', () => {
    // Told of at `--`, before the `>` is consumed
    from = parser.position + 1;
    until = from;
  });
  parser.on('processinginstruction', moveOn);
  parser.on('xmldecl', moveOn);
  parser.on('doctype', moveOn);
  parser.on('opentag', (tag) => {
    elements.open(tag.name, tag.attributes, until);
    moveOn();
  });
  parser.on('closetag', () => {
    elements.close(until);
    moveOn();
  });
  parser.on('error', (error) => {
    report('malformed-xml', Math.max(0, parser.position - 1), describe(error.message));
  });

  const mended = text.replace(strayAmpersand, (_found, at) => {
    report('malformed-xml', at, describe('an "&" that begins no entity; write "&amp;"'));
    return ampersandStandIn;
  });
  parser.write(mended).close();
  elements.finish(text.length);
}

function restored(text: string): string {
  return text.includes(ampersandStandIn) ? text.replaceAll(ampersandStandIn, '&') : text;
}

function describe(error: string): string {
  // `[file:]line:column: what.`; the place is told by the diagnostic
  const what = error.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
  return `The XML is not well formed: ${what}. Export the file again, or mend it there.`;
}
