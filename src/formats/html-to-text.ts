import { htmlParser } from './xml/html-entities.ts';

/** HTML treats the content of these elements as raw text; OSIS and ThML elements of the same name contain markup. */
const rawTextNames = /(<\/?)(?:title|textarea|xmp|iframe|noembed|noframes|plaintext)(?=[\s/>])/gi;
const unreadNames: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * Converts HTML, or the XML of ThML and OSIS, to text. Paragraphs are separated by a blank line; `<br>`, list
 * items and table rows by `\n`. Other white space is collapsed, and no-break spaces become spaces. Scripts,
 * styles and comments are dropped; every other word is kept. Line ends of the source are white space, or kept
 * if it has no other lines. Never throws. Malformed markup is read as in browsers, in linear time.
 */
export function htmlToText(html: string, lineEnds: 'white space' | 'kept' = 'white space'): string {
  const source = html.replace(/\r\n?/g, '\n').replace(rawTextNames, '$1h6');
  // Use only the tokenizer: the parser's stack of open elements is quadratic in their depth
  const reader = new TextReader(source, lineEnds === 'kept');
  const { Tokenizer } = htmlParser();
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  tokenizer.write(source);
  tokenizer.end();
  return reader.text();
}

/** The text of the first element with a name, in one line; '' if there is none. */
export function elementText(markup: string, name: string): string {
  const opened = new RegExp(`<${name}(?=[\\s>])[^<>]*>`, 'i').exec(markup);
  if (!opened) return '';
  const inside = markup.slice(opened.index + opened[0].length);
  const end = inside.toLowerCase().indexOf(`</${name.toLowerCase()}>`);
  return end < 0 ? '' : htmlToText(inside.slice(0, end)).replace(/\s+/g, ' ');
}

/** Line end of an element. In contrast to `<br>`, two in a row count as one. */
const lineOfElement = '\r';

class TextReader {
  readonly #source: string;
  readonly #whiteSpace: RegExp;
  readonly #parts: string[] = [];
  #unread = '';
  #end = 0;

  constructor(source: string, keepsLineEnds: boolean) {
    this.#source = source;
    this.#whiteSpace = keepsLineEnds ? /[^\S\n]+/g : /\s+/g;
  }

  ontext(start: number, end: number): void {
    this.#take(this.#source.slice(start, end), end);
  }

  ontextentity(codePoint: number, end: number): void {
    this.#take(String.fromCodePoint(codePoint), end);
  }

  oncdata(start: number, end: number, marks: number): void {
    this.#take(this.#source.slice(start, end - marks), end + 1);
  }

  onopentagname(start: number, end: number): void {
    const name = this.#tag(start, end);
    if (unreadNames.has(name)) this.#unread = name;
  }

  onclosetag(start: number, end: number): void {
    const name = this.#tag(start, end);
    if (this.#unread === name) this.#unread = '';
    this.#end = end + 1;
  }

  onopentagend(end: number): void {
    this.#end = end + 1;
  }

  onselfclosingtag(end: number): void {
    this.#unread = '';
    this.#end = end + 1;
  }

  /** An unclosed comment is the rest of the text, so it is kept. */
  oncomment(start: number, end: number): void {
    this.#end = end < this.#source.length ? end + 1 : start;
  }

  ondeclaration(_start: number, end: number): void {
    this.#end = end + 1;
  }

  onprocessinginstruction(_start: number, end: number): void {
    this.#end = Math.max(end, this.#source.indexOf('>', end)) + 1;
  }

  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onattribname(): void {}

  /** Text after a `<` without a `>` is not a tag: its words are kept. */
  onend(): void {
    if (this.#end < this.#source.length) this.#take(this.#source.slice(this.#end), this.#source.length);
  }

  text(): string {
    return this.#parts
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?[\r\n][ \r\n]*/g, (lineEnds) => (lineEnds.split('\n').length > 2 ? '\n\n' : '\n'))
      .trim();
  }

  #tag(start: number, end: number): string {
    const name = this.#source.slice(start, end).toLowerCase();
    const separator = elementBreaks.get(name);
    if (separator === 'paragraph') this.#parts.push('\n\n');
    else if (separator === 'line') this.#parts.push(name === 'br' || name === 'lb' ? '\n' : lineOfElement);
    else if (separator === 'space') this.#parts.push(' ');
    return name;
  }

  #take(text: string, end: number): void {
    this.#end = end;
    if (this.#unread === '') this.#parts.push(text.replace(this.#whiteSpace, ' '));
  }
}

/** A tag known to HTML, ThML or OSIS. "<5" and "a <b and c>" are text. */
const markup =
  /<\/?(?:p|br|lb|i|b|u|em|strong|a|span|div|sup|sub|small|font|ul|ol|li|h[1-6]|hi|title|note|reference|scripRef|sync|w|q|table|tr|td|blockquote|center|list|item|lg|l|foreign|cite|added|pb)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|apos|nbsp|[mn]dash|[lr][sd]quo|hellip|#\d{1,7}|#x[\da-f]{1,6});/i;
const tag = /<\/?([a-z][a-z0-9]*)/gi;

/**
 * Converts source text that may be plain or marked up. Keeps line ends of plain text and of markup without
 * paragraph or line elements. Collapses consecutive blank lines.
 */
export function textThatMayBeHtml(source: string): string {
  if (!markup.test(source)) return plainText(source);
  return htmlToText(source, hasLines(source) ? 'white space' : 'kept');
}

function hasLines(source: string): boolean {
  for (const [, name] of source.matchAll(tag)) {
    const separator = elementBreaks.get(name!.toLowerCase());
    if (separator === 'paragraph' || separator === 'line') return true;
  }
  return false;
}

function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const paragraphs =
  'p div h1 h2 h3 h4 h5 h6 blockquote ul ol dl table section article header footer pre figure figcaption center hr list lg address';
const lines = 'br li tr dt dd lb l item row caption';
/** On a line of their own these would split the sentence; without a space their words would run together. */
const spaces = 'td th cell note';

/** Separator that a tag of HTML, ThML or OSIS adds to the text; none if the text continues. */
export const elementBreaks = new Map<string, 'paragraph' | 'line' | 'space'>();
for (const name of paragraphs.split(' ')) elementBreaks.set(name, 'paragraph');
for (const name of lines.split(' ')) elementBreaks.set(name, 'line');
for (const name of spaces.split(' ')) elementBreaks.set(name, 'space');
