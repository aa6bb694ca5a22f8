import type { QuotingBlocks, TextSpan } from '../../references/find-quotations.ts';

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
const invisible = '\u2060';

/** Markdown and plain text. Lines with `>` are block quotes. */
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
  return { file, text, source, isFixable: true, blocks };
}

const blockElements =
  /^(?:address|article|aside|blockquote|body|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|title|tr|ul)$/;
const hiddenElements = /^(?:script|style|sup|template|code|pre)$/;
const tagOrEntity =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([A-Za-z][\w:-]*)[^>]*>|&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|([A-Za-z]{2,10}));/g;

/** HTML and XHTML. `blockquote` elements are block quotes, and `q` has quotation marks. */
export function readHtml(file: string, source: string, isFixable = true): QuotingText {
  const blocks: TextSpan[] = [];
  const quotes: number[] = [];
  let [text, at] = ['', 0];
  let hidden: string | undefined;
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
    if (hidden === undefined && slash === '' && hiddenElements.test(name) && !whole.endsWith('/>'))
      hidden = name;
    else if (name === hidden && slash === '/') hidden = undefined;
    if (name === 'blockquote' && slash === '') quotes.push(text.length);
    if (name === 'blockquote' && slash === '/') {
      const start = quotes.pop();
      if (start !== undefined && quotes.length === 0) blocks.push({ start, end: text.length });
    }
    const mark = name === 'q' ? (slash === '' ? '“' : '”') : blockElements.test(name) ? '\n' : invisible;
    text += mark === '\n' ? `\n${' '.repeat(whole.length - 1)}` : padded(mark, whole);
  }
  copy(source.length);
  return { file, text, source, isFixable, isHtml: true, blocks };
}

function blanked(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function padded(character: string, whole: string): string {
  return character + invisible.repeat(Math.max(0, whole.length - character.length));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  shy: invisible,
};

function characterOf(decimal?: string, hexadecimal?: string, entity?: string): string {
  if (entity !== undefined) return entities[entity] ?? ' ';
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : ' ';
}

/** The main text of a DOCX file; each paragraph is a line. Paragraphs with a quotation style are block quotes. */
export function readWordDocument(file: string, xml: string): QuotingText {
  const blocks: TextSpan[] = [];
  let text = '';
  for (const [paragraph] of xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)) {
    const start = text.length;
    const pieces = paragraph.matchAll(
      /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br|cr)\b[^>]*>|<w:noBreakHyphen\/>/g,
    );
    for (const [whole, written] of pieces) {
      if (written !== undefined)
        text += written.replace(tagOrEntity, (_, __, ___, ...codes) => characterOf(...codes.slice(0, 3)));
      else text += whole.includes('noBreakHyphen') ? '-' : ' ';
    }
    text += '\n';
    const style = /<w:pStyle w:val="([^"]*)"/.exec(paragraph)?.[1] ?? '';
    if (/quote|zitat|cit/i.test(style)) blocks.push({ start, end: text.length });
  }
  return { file, text, source: text, isFixable: false, blocks };
}
