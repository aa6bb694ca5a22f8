import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Report } from '../diagnostic-collector.ts';
import { TooLarge } from '../source-limits.ts';
import { readHtmlEntities, windowsReference } from './html-entities.ts';
import { type XmlHandler, XmlNesting } from './xml-nesting.ts';

/**
 * Noncharacter that occurs in no text. It replaces an `&` that begins no entity while saxes reads the text.
 */
const loneAmpersand = '\uFDD0';
const ampersand = /&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[A-Za-z][\w.-]{0,30});)/g;

/** Messages of saxes about mismatched tags; `XmlNesting` has better ones. */
const nestingError = /unexpected close tag|unmatched closing tag|unclosed tag|outside of root|only one root/;

/**
 * Reads XML with saxes. Never throws: malformed XML is reported with its position, and reading continues
 * without losing text. (By default, saxes closes all elements at an unmatched closing tag, and reads the rest
 * of the file as an entity name after a lone `&`.)
 */
export function readXml(source: string, handler: XmlHandler, report: Report): void {
  const nesting = new XmlNesting(handler, report);
  const parser = new SaxesParser();
  const prepared = windowsReference.hide(
    source.includes(loneAmpersand) ? source : source.replace(ampersand, loneAmpersand),
  );
  readHtmlEntities(parser, report);
  const isRepaired = prepared !== source;
  let from = 0;
  let until = 0;
  /** saxes reports an unmatched closing tag as text. */
  let textThatIsATag = '';
  const moveOn = () => {
    from = parser.position;
    until = from;
  };
  /** True while our code runs inside saxes: an exception there is a bug, and not a fault of the XML. */
  let isOurs = false;
  const ours =
    <Event>(take: (event: Event) => void) =>
    (event: Event) => {
      isOurs = true;
      take(event);
      isOurs = false;
    };
  const malformed = (at: number, what: string) =>
    report('malformed-xml', at, `The XML is malformed: ${what}. Fix it here, or export the file again.`);
  const original = (text: string, at: number) => {
    if (!isRepaired || !text.includes(loneAmpersand)) return text;
    malformed(prepared.indexOf(loneAmpersand, at), 'write "&amp;" for a literal &');
    return text.replaceAll(loneAmpersand, '&');
  };

  parser.on(
    'text',
    ours((text) => {
      const own = text.slice(textThatIsATag.length);
      textThatIsATag = '';
      until = Math.max(from, parser.position - 1);
      if (own !== '') nesting.text(original(own, from), from);
    }),
  );
  parser.on(
    'cdata',
    ours((text) => {
      nesting.text(isRepaired ? windowsReference.show(text.replaceAll(loneAmpersand, '&')) : text, until);
      moveOn();
    }),
  );
  parser.on(
    'comment',
    ours(() => {
      // The event fires at `--`, before the `>` is consumed
      from = parser.position + 1;
      until = from;
    }),
  );
  parser.on('processinginstruction', ours(moveOn));
  parser.on('xmldecl', ours(moveOn));
  parser.on('doctype', ours(moveOn));
  parser.on(
    'opentag',
    ours(({ name, attributes }) => {
      if (isRepaired) for (const key in attributes) attributes[key] = original(attributes[key]!, until);
      nesting.open(withoutPrefix(name), attributes, until);
      moveOn();
    }),
  );
  parser.on(
    'closetag',
    ours((tag: SaxesTagPlain) => {
      if (tag.isSelfClosing) nesting.close(withoutPrefix(tag.name), until);
      else closeWritten();
    }),
  );
  parser.on(
    'error',
    ours(({ message }) => {
      const unmatched = /unmatched closing tag: (.*)\.$/s.exec(message);
      if (unmatched) {
        textThatIsATag = `</${unmatched[1]}>`;
        closeWritten();
      } else if (!nestingError.test(message))
        malformed(Math.max(0, parser.position - 1), withoutPlace(message));
    }),
  );

  /** saxes reports each element that a closing tag closes; only the tag itself counts here. */
  const closeWritten = () => {
    if (from === parser.position) return;
    nesting.close(withoutPrefix(source.slice(until + 2, parser.position - 1).trimEnd()), until);
    moveOn();
  };

  try {
    parser.write(prepared).close();
  } catch (error) {
    if (isOurs || error instanceof TooLarge) throw error;
    // saxes throws at a few malformed declarations
    malformed(
      Math.min(parser.position, source.length),
      error instanceof Error ? error.message : String(error),
    );
  }
  nesting.finish(source.length);
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** `[file:]line:column: what.`; the diagnostic already contains the position. */
function withoutPlace(message: string): string {
  return message.replace(/^(?:\S*:)?\d+:\d+: /, '').replace(/\.$/, '');
}
