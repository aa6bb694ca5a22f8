import { Tokenizer } from 'htmlparser2';

/** Elements whose text HTML takes as it stands; those of OSIS and ThML that have these names hold markup. */
const rawTextNames = /(<\/?)(?:title|textarea|xmp|iframe|noembed|noframes|plaintext)(?=[\s/>])/gi;
const unreadNames: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * HTML, or the XML of ThML and OSIS, as text: a blank line between paragraphs, `\n` between lines (`<br>`, list items,
 * table rows), other white space collapsed, no-break spaces as spaces. Scripts, styles and comments are left out;
 * every other word stays. Line ends of the source are white space, or kept where it has no other lines. Never throws; what is not well formed is read as browsers read it, in linear time.
 */
export function htmlToText(html: string, lineEnds: 'white space' | 'kept' = 'white space'): string {
  const source = html.replace(/\r\n?/g, '\n').replace(rawTextNames, '$1h6');
  // The tokenizer alone, as the parser's stack of open elements is quadratic in their depth
  const reader = new TextReader(source, lineEnds === 'kept');
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  tokenizer.write(source);
  tokenizer.end();
  return reader.text();
}

/** A line that an element makes, as against one that `<br>` makes: two of these are one line end. */
const lineOfElement = '\r';

class TextReader {
  readonly #source: string;
  readonly #whiteSpace: RegExp;
  readonly #parts: string[] = [];
  #unread = '';
  /** Offset after what has been read. */
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

  /** One that nothing closes is the rest of the text, and no comment. */
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
    const separator = elementBreak(name);
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

/** A tag with a name that HTML, ThML or OSIS know: "<5" and "a <b and c>" are text. */
const markup =
  /<\/?(?:p|br|lb|i|b|u|em|strong|a|span|div|sup|sub|small|font|ul|ol|li|h[1-6]|hi|title|note|reference|scripRef|sync|w|q|table|tr|td|blockquote|center|list|item|lg|l|foreign|cite|added|pb)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|apos|nbsp|[mn]dash|[lr][sd]quo|hellip|#\d{1,7}|#x[\da-f]{1,6});/i;
const tag = /<\/?([a-z][a-z0-9]*)/gi;

/**
 * Text of a source that may be plain or marked up. The line ends of plain text stay; so do those of marked-up text
 * that has no elements for paragraphs or lines. At most one blank line stands between two lines.
 */
export function textThatMayBeHtml(source: string): string {
  if (!markup.test(source)) return plainText(source);
  return htmlToText(source, hasLines(source) ? 'white space' : 'kept');
}

function hasLines(source: string): boolean {
  for (const [, name] of source.matchAll(tag)) {
    const separator = elementBreak(name!.toLowerCase());
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
/** In a line of their own they would tear the text; without a break their words would run together. */
const spaces = 'td th cell note';

const breaks = new Map<string, 'paragraph' | 'line' | 'space'>();
for (const name of paragraphs.split(' ')) breaks.set(name, 'paragraph');
for (const name of lines.split(' ')) breaks.set(name, 'line');
for (const name of spaces.split(' ')) breaks.set(name, 'space');

/** What separates the text before and after a tag of HTML, ThML or OSIS; undefined where it continues. */
function elementBreak(name: string): 'paragraph' | 'line' | 'space' | undefined {
  return breaks.get(name);
}
