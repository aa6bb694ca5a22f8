import type { Report } from '../diagnostic-collector.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';

/** Receives elements and texts in document order; `at` is an offset in UTF-16 code units. */
export interface XmlHandler {
  /** `name` has no namespace prefix. Every opened element is closed, innermost first. */
  open(name: string, attributes: Readonly<Record<string, string>>, at: number): void;
  close(at: number): void;
  text(text: string, at: number): void;
}

export class XmlNesting {
  readonly #handler: XmlHandler;
  readonly #report: Report;
  readonly #open: { readonly name: string; readonly at: number }[] = [];
  readonly #counts = new Map<string, number>();
  #roots = 0;
  #reportedOutside = false;

  constructor(handler: XmlHandler, report: Report) {
    this.#handler = handler;
    this.#report = report;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, at: number): void {
    if (this.#open.length === 0 && ++this.#roots > 1) this.#reportOutside(at);
    if (this.#open.length === sourceLimits.nesting) {
      refuseTooLarge(this.#report, at, ['The nesting is deeper than', sourceLimits.nesting, 'elements']);
    }
    this.#open.push({ name, at });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    this.#handler.open(name, attributes, at);
  }

  close(name: string, at: number): void {
    if (!this.#counts.get(name)) {
      this.#malformed(at, `</${name}> does not close an open element`);
      return;
    }
    for (let inner = this.#pop(at); inner.name !== name; inner = this.#pop(at)) this.#unclosed(inner);
  }

  text(text: string, at: number): void {
    if (this.#open.length === 0 && text.trim() !== '') this.#reportOutside(at);
    this.#handler.text(text, at);
  }

  finish(at: number): void {
    if (this.#roots === 0) this.#malformed(0, 'it has no element');
    while (this.#open.length > 0) this.#unclosed(this.#pop(at));
  }

  #pop(at: number) {
    const element = this.#open.pop()!;
    this.#counts.set(element.name, this.#counts.get(element.name)! - 1);
    this.#handler.close(at);
    return element;
  }

  #unclosed({ name, at }: { readonly name: string; readonly at: number }): void {
    this.#malformed(at, `<${name}> is not closed`);
  }

  #reportOutside(at: number): void {
    if (this.#reportedOutside) return;
    this.#reportedOutside = true;
    this.#malformed(at, 'text or elements are outside the root element');
  }

  #malformed(at: number, what: string): void {
    this.#report(
      'malformed-xml',
      at,
      `The XML is malformed: ${what}. Fix it here, or export the file again.`,
    );
  }
}
