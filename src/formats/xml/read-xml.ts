import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Report } from '../diagnostic-collector.ts';
import { TooLarge } from '../source-limits.ts';
import { readHtmlEntities, windowsReference } from './html-entities.ts';
import { type XmlHandler, XmlNesting } from './xml-nesting.ts';

/** Noncharacter that occurs in no text. It replaces an `&` that begins no entity while saxes reads the text. */
const loneAmpersand = '\uFDD0';
const ampersand = /&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[A-Za-z][\w.-]{0,30});)/g;

const nestingError = /unexpected close tag|unmatched closing tag|unclosed tag|outside of root|only one root/;

/**
 * Reads XML with saxes. Never throws: malformed XML is reported with its position, and reading continues
 * without losing text. (By default, saxes closes all elements at an unmatched closing tag, and reads the rest
 * of the file as an entity name after a lone `&`.)
 */
export function readXml(source: string, handler: XmlHandler, report: Report): void {
  new SaxesReader(source, handler, report).read();
}

class SaxesReader {
  readonly #source: string;
  readonly #prepared: string;
  readonly #isRepaired: boolean;
  readonly #report: Report;
  readonly #nesting: XmlNesting;
  readonly #parser = new SaxesParser();
  #from = 0;
  #until = 0;
  /** saxes reports an unmatched closing tag as text. */
  #textThatIsATag = '';
  /** True while our code runs inside saxes: an exception there is a bug, and not a fault of the XML. */
  #isOurs = false;

  constructor(source: string, handler: XmlHandler, report: Report) {
    this.#source = source;
    this.#report = report;
    this.#nesting = new XmlNesting(handler, report);
    this.#prepared = windowsReference.hide(
      source.includes(loneAmpersand) ? source : source.replace(ampersand, loneAmpersand),
    );
    this.#isRepaired = this.#prepared !== source;
    readHtmlEntities(this.#parser, report);
  }

  read(): void {
    const parser = this.#parser;
    parser.on('text', this.#ours(this.#readText));
    parser.on('cdata', this.#ours(this.#readCharacterData));
    // The event fires at `--`, before the `>` is consumed
    parser.on(
      'comment',
      this.#ours(() => this.#moveTo(parser.position + 1)),
    );
    const moveOn = this.#ours(() => this.#moveTo(parser.position));
    parser.on('processinginstruction', moveOn);
    parser.on('xmldecl', moveOn);
    parser.on('doctype', moveOn);
    parser.on('opentag', this.#ours(this.#readOpening));
    parser.on('closetag', this.#ours(this.#readClosing));
    parser.on('error', this.#ours(this.#readError));
    try {
      parser.write(this.#prepared).close();
    } catch (error) {
      if (this.#isOurs || error instanceof TooLarge) throw error;
      this.#reportMalformed(
        Math.min(parser.position, this.#source.length),
        error instanceof Error ? error.message : String(error),
      );
    }
    this.#nesting.finish(this.#source.length);
  }

  #ours<Event>(take: (event: Event) => void): (event: Event) => void {
    return (event) => {
      this.#isOurs = true;
      take(event);
      this.#isOurs = false;
    };
  }

  #moveTo(position: number): void {
    this.#from = position;
    this.#until = position;
  }

  readonly #readText = (text: string): void => {
    const own = text.slice(this.#textThatIsATag.length);
    this.#textThatIsATag = '';
    this.#until = Math.max(this.#from, this.#parser.position - 1);
    if (own !== '') this.#nesting.text(this.#original(own, this.#from), this.#from);
  };

  readonly #readCharacterData = (text: string): void => {
    const original = this.#isRepaired ? windowsReference.show(text.replaceAll(loneAmpersand, '&')) : text;
    this.#nesting.text(original, this.#until);
    this.#moveTo(this.#parser.position);
  };

  readonly #readOpening = ({ name, attributes }: SaxesTagPlain): void => {
    if (this.#isRepaired)
      for (const key in attributes) attributes[key] = this.#original(attributes[key]!, this.#until);
    this.#nesting.open(withoutPrefix(name), attributes, this.#until);
    this.#moveTo(this.#parser.position);
  };

  readonly #readClosing = ({ name, isSelfClosing }: SaxesTagPlain): void => {
    if (isSelfClosing) this.#nesting.close(withoutPrefix(name), this.#until);
    else this.#closeWritten();
  };

  readonly #readError = ({ message }: Error): void => {
    const unmatched = /unmatched closing tag: (.*)\.$/s.exec(message);
    if (unmatched) {
      this.#textThatIsATag = `</${unmatched[1]}>`;
      this.#closeWritten();
    } else if (!nestingError.test(message))
      this.#reportMalformed(
        Math.max(0, this.#parser.position - 1),
        message.replace(/^(?:\S*:)?\d+:\d+: |\.$/g, ''),
      );
  };

  /** saxes reports each element that a closing tag closes; only the tag itself counts here. */
  #closeWritten(): void {
    const { position } = this.#parser;
    if (this.#from === position) return;
    const name = this.#source.slice(this.#until + 2, position - 1).trimEnd();
    this.#nesting.close(withoutPrefix(name), this.#until);
    this.#moveTo(position);
  }

  #original(text: string, at: number): string {
    if (!this.#isRepaired || !text.includes(loneAmpersand)) return text;
    const place = this.#prepared.indexOf(loneAmpersand, at);
    this.#reportMalformed(place, 'write "&amp;" for a literal &');
    return text.replaceAll(loneAmpersand, '&');
  }

  #reportMalformed(at: number, what: string): void {
    const message = `The XML is malformed: ${what}. Fix it here, or export the file again.`;
    this.#report('malformed-xml', at, message);
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
