import type { Note, QuotingBlocks, TextSpan } from '../../references/find-quotations.ts';

/** A text with the same offsets as its source: markup is replaced by white space or by invisible characters. */
export interface QuotingText extends QuotingBlocks {
  readonly file: string;
  readonly source: string;
  /** False for DOCX and EPUB. */
  readonly isFixable: boolean;
  /** Set if corrected words must be escaped. */
  readonly isHtml?: true;
}

/** Neither separates words nor is part of one. */
export const invisible = '\u2060';

export function readMarkdown(file: string, source: string): QuotingText {
  const blocks: { start: number; end: number }[] = [];
  let fence: string | undefined;
  let text = '';
  for (const [line] of source.matchAll(/[^\n]*(?:\n|$)/g)) {
    const start = text.length;
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      text += blanked(line);
      continue;
    }
    const quote = /^(?:\s{0,3}>\s?)+/.exec(line)?.[0] ?? '';
    text += fence === undefined ? ' '.repeat(quote.length) + line.slice(quote.length) : blanked(line);
    if (quote === '' || fence !== undefined) continue;
    const last = blocks.at(-1);
    if (last && last.end === start) last.end = text.length;
    else blocks.push({ start, end: text.length });
  }
  const notes = markdownNotes(text);
  return { file, text: withoutMarkup(text), source, isFixable: true, blocks, notes };
}

const noteCaller = /\[\^([^\]\s]+)\](:?)/g;
/** Callers of notes, destinations of links, code, comments, elements of HTML, and emphasis. */
const markup =
  /\[\^[^\]\s]+\]:?|(?<=\])\([^()\s]+\)|(?<!`)`[^`\n]+`(?!`)|<!--[\s\S]*?-->|<sup>[^<>\n]*<\/sup>|<\/?[a-z][^<>\n]*>|\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/giu;
const inlineTag = /^<\/?(?:a|abbr|b|cite|em|i|small|span|strong|sub|sup|u)\b/i;

function withoutMarkup(text: string): string {
  return text.replace(markup, (part) =>
    /^<[^!]/.test(part) && !inlineTag.test(part) ? blanked(part) : part.replace(/[^\n]/g, invisible),
  );
}

function markdownNotes(text: string): Note[] {
  const all = [...text.matchAll(noteCaller)];
  const callers = new Map(all.filter(([, , colon]) => colon === '').map(({ 1: id, index }) => [id, index]));
  return all.flatMap(({ 0: mark, 1: id, 2: colon, index }) => {
    const at = colon === ':' ? callers.get(id) : undefined;
    return at === undefined ? [] : [{ at, ...paragraphAt(text, index + mark.length) }];
  });
}

function paragraphAt(text: string, from: number): TextSpan {
  const [space, paragraph] = /^\s*((?:[^\n]*\S[^\n]*(?:\n|$))*)/.exec(text.slice(from))!;
  return { start: from + space.length - paragraph!.length, end: from + space.length };
}

const blockElements =
  /^(?:address|article|aside|blockquote|body|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|title|tr|ul)$/;
const cells = /^t[dh]$/;
const hiddenElements = /^(?:script|style|sup|template|code|pre)$/;
const tagOrEntity =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([A-Za-z][\w:-]*)[^>]*>|&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|([A-Za-z]{2,10}));/g;

/** The rest of a link to a note: a number, a letter or a sign. */
const callerOfHtml = /^(?:<[^>]*>|[\s([])*(?:\d{1,3}|\p{L}|[*†‡§])(?:<\/(?!a)[^>]*>|[\s)\]])*<\/a>/iu;

/** HTML and XHTML. `blockquote` elements are block quotes, and `q` has quotation marks. */
export function readHtml(file: string, source: string, isFixable = true): QuotingText {
  const blocks: TextSpan[] = [];
  const quotes: number[] = [];
  let [text, at] = ['', 0];
  let hidden: string | undefined;
  const places = new Map<string | undefined, number>();
  const callers: { note: string; at: number }[] = [];
  const copy = (end: number) => {
    const part = source.slice(at, end);
    text += hidden === undefined ? part : blanked(part);
  };
  for (const match of source.matchAll(tagOrEntity)) {
    const [whole, slash, element, decimal, hexadecimal, entity] = match;
    copy(match.index);
    at = match.index + whole.length;
    const name = element?.toLowerCase();
    if (name === undefined) {
      text += padded(hidden === undefined ? characterOf(decimal, hexadecimal, entity) : ' ', whole);
      continue;
    }
    const note = slash === '' ? /\shref="#([^"]+)"/.exec(whole)?.[1] : undefined;
    const isCaller = note !== undefined && callerOfHtml.test(source.slice(at, at + 200));
    if (isCaller) callers.push({ note, at: text.length });
    const isHidden = isCaller || (slash === '' && hiddenElements.test(name) && !whole.endsWith('/>'));
    if (hidden === undefined && isHidden) hidden = name;
    else if (name === hidden && slash === '/') hidden = undefined;
    places.set(/\sid="([^"]+)"/.exec(whole)?.[1], text.length);
    if (name === 'blockquote' && slash === '') quotes.push(text.length);
    if (name === 'blockquote' && slash === '/') {
      const start = quotes.pop();
      if (start !== undefined && quotes.length === 0) blocks.push({ start, end: text.length });
    }
    const mark = markOf(name, slash === '/');
    text += mark === '\n' ? `\n${' '.repeat(whole.length - 1)}` : padded(mark, whole);
  }
  copy(source.length);
  const notes = callers.flatMap(({ note, at }) => {
    const start = places.get(note);
    return start === undefined ? [] : [{ at, ...paragraphAt(text, start) }];
  });
  return { file, text, source, isFixable, isHtml: true, blocks, notes };
}

function markOf(name: string, isEnd: boolean): string {
  if (name === 'q') return isEnd ? '”' : '“';
  if (blockElements.test(name)) return '\n';
  return cells.test(name) ? ' ' : invisible;
}

function blanked(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function padded(character: string, whole: string): string {
  return character + invisible.repeat(Math.max(0, whole.length - character.length));
}

/** Names with their character. Others, such as `nbsp`, are spaces. */
const entities: Readonly<Record<string, string>> = Object.fromEntries([
  ['shy', invisible],
  ...`amp& lt< gt> quot" apos' ldquo“ rdquo” lsquo‘ rsquo’ bdquo„ laquo« raquo» hellip… mdash— ndash–`
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
]);

function characterOf(decimal?: string, hexadecimal?: string, entity?: string): string {
  if (entity !== undefined) return entities[entity] ?? ' ';
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : ' ';
}

/**
 * The main text of a DOCX file and its notes; each paragraph is a line. Paragraphs with a quotation style are block
 * quotes.
 */
export function readWordDocument(file: string, document: string, noteParts: readonly string[]): QuotingText {
  const blocks: { start: number; end: number }[] = [];
  const callers = new Map<string, number>();
  let text = '';
  const addParagraphs = (xml: string) => {
    for (const [paragraph] of xml.matchAll(/<w:p(?: [^>]*)?(?:\/>|(?<!\/)>[\s\S]*?<\/w:p>)/g)) {
      const start = text.length;
      for (const [whole, note, id, written] of paragraph.matchAll(wordPieces)) {
        if (note !== undefined) callers.set(`${note} ${id}`, text.length);
        else if (written !== undefined)
          text += written.replace(tagOrEntity, (_, __, ___, ...codes) => characterOf(...codes.slice(0, 3)));
        else text += whole.includes('noBreakHyphen') ? '-' : ' ';
      }
      text += '\n';
      const style = /<w:pStyle w:val="([^"]*)"/.exec(paragraph)?.[1] ?? '';
      if (!/quote|zitat|cit/i.test(style)) continue;
      const last = blocks.at(-1);
      if (last?.end === start) last.end = text.length;
      else blocks.push({ start, end: text.length });
    }
  };
  addParagraphs(document);
  const notes: Note[] = [];
  for (const part of noteParts) {
    for (const [xml, note, id] of part.matchAll(
      /<w:(footnote|endnote) [^>]*?w:id="(\d+)"[\s\S]*?<\/w:\1>/g,
    )) {
      const start = text.length;
      addParagraphs(xml);
      const at = callers.get(`${note} ${id}`);
      if (at !== undefined) notes.push({ at, start, end: text.length });
    }
  }
  return { file, text, source: text, isFixable: false, blocks, notes };
}

const wordPieces =
  /<w:(footnote|endnote)Reference [^>]*?w:id="(\d+)"[^>]*>|<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br|cr)\b[^>]*>|<w:noBreakHyphen\/>/g;
