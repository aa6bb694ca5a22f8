import type { Attributes } from '../scripture-sink.ts';

type Block = { readonly kind: 'para' | 'note'; readonly style: string };

/** Paragraph or note for a Zefania element; undefined for any other. Names are in capitals. */
export function zefaniaBlock(name: string, inChapter: boolean): Block | undefined {
  switch (name) {
    case 'CAPTION':
    case 'TITLE':
      return { kind: 'para', style: inChapter ? 's1' : 'mt1' };
    // Before the first verse it is usually the title of a psalm; before a book it is an introduction
    case 'PROLOG':
      return { kind: 'para', style: inChapter ? 'd' : 'ip' };
    case 'NOTE':
    case 'REMARK':
      return { kind: 'note', style: 'f' };
    case 'XREF':
      return { kind: 'note', style: 'x' };
  }
  return undefined;
}

type Span = { readonly style: string; readonly attributes?: Attributes } | undefined;

const transparent = new Set('XMLBIBLE BIBLE TESTAMENT DIV SUP SPAN I B'.split(' '));

/**
 * Style for an element within a verse; "unknown" for an element that none of the formats has.
 * @param letter prefix for Strong's numbers without one: H or G.
 */
export function zefaniaSpan(
  name: string,
  attributes: Readonly<Record<string, string>>,
  letter: 'H' | 'G',
): Span | 'unknown' {
  switch (name) {
    case 'GR':
    case 'GRAM':
      return { style: 'w', ...wordAttributes(attributes, letter) };
    case 'STYLE':
      return styleOf(attributes);
    case 'MEDIA':
      return { style: 'fig' };
  }
  return transparent.has(name) ? undefined : 'unknown';
}

function wordAttributes(
  { str = '', rmac = '' }: Readonly<Record<string, string>>,
  letter: string,
): { readonly attributes?: Attributes } {
  const numbers = str
    .split(/[\s,;|]+/)
    .filter((number) => number !== '')
    .map((number) => (/^\d/.test(number) ? letter + number : number));
  const attributes = {
    ...(numbers.length > 0 ? { strong: numbers.join(' ') } : {}),
    ...(rmac.trim() === '' ? {} : { 'x-morph': rmac.trim() }),
  };
  return Object.keys(attributes).length > 0 ? { attributes } : {};
}

const styles: readonly (readonly [pattern: RegExp, style: string])[] = [
  [/divine\s*name|small-caps|smallcaps/i, 'nd'],
  [/color\s*:\s*(?:#f00|#ff0000|red)\b/i, 'wj'],
  [/super/i, 'sup'],
  [/emphasis/i, 'em'],
  [/bold/i, 'bd'],
  [/italic/i, 'it'],
];

function styleOf({ css = '', fs = '' }: Readonly<Record<string, string>>): Span {
  const style = styles.find(([pattern]) => pattern.test(`${fs};${css}`))?.[1];
  return style === undefined ? undefined : { style };
}
