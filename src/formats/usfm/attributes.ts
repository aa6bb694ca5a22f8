import type { Attributes } from '../scripture-sink.ts';
import type { UsfmSource } from './usfm-source.ts';

/** The attribute a bare value belongs to (USFM 3.1 manual, "Attributes": default attributes). */
const defaultAttributes: Readonly<Record<string, string>> = {
  w: 'lemma',
  rb: 'gloss',
  fig: 'alt',
  jmp: 'link-href',
  xt: 'link-href',
  k: 'key',
  ref: 'loc',
  'qt-s': 'who',
  'ts-s': 'sid',
  ts: 'sid',
  periph: 'id',
};

const namedAttribute = /\s*([A-Za-z][\w-]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*/sy;
// It must not begin inside a word: the search would be quadratic in the word's length
const namedAttributeAnywhere = /(?<![\w-])([A-Za-z][\w-]*)\s*=\s*"((?:[^"\\]|\\.)*)"/gs;

/**
 * Attributes as they stand between `|` and the closing marker: `strong="H430" lemma="..."`, or one bare
 * value for the marker's default attribute; values are trimmed. Undefined when there is nothing in it.
 * What is wrong with them is told to `fault`, and what can be read is read.
 */
export function parseAttributes(
  style: string,
  source: string,
  fault?: (what: string) => void,
): Attributes | undefined {
  if (!source.includes('=')) return parseBareValue(style, source, fault);
  const attributes: Record<string, string> = {};
  let end = 0;
  namedAttribute.lastIndex = 0;
  for (let match = namedAttribute.exec(source); match; match = namedAttribute.exec(source)) {
    attributes[match[1]!] = withoutEscapes(match[2]!);
    end = namedAttribute.lastIndex;
  }
  if (end === source.length) {
    if (source.includes('\n') && source.trim().includes('\n')) fault?.('stand on more than one line');
    return attributes;
  }
  fault?.('are not of the form name="value"');
  for (const match of source.slice(end).matchAll(namedAttributeAnywhere)) {
    attributes[match[1]!] = withoutEscapes(match[2]!);
  }
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}

function parseBareValue(
  style: string,
  source: string,
  fault?: (what: string) => void,
): Attributes | undefined {
  const value = source.trim();
  if (value === '') {
    fault?.('are empty');
    return undefined;
  }
  const name = defaultAttributes[style] ?? defaultAttributes[style.replace(/\d+/, '')];
  if (name === undefined && !style.startsWith('z')) {
    fault?.(`are a value without a name, and \\${style} has no default attribute`);
  }
  return { [name ?? 'default']: value };
}

function withoutEscapes(value: string): string {
  return (value.includes('\\') ? value.replace(/\\(.)/gs, '$1') : value).trim();
}

const fieldNames = ['alt', 'src', 'size', 'loc', 'copy', undefined, 'ref'];
const captionField = 5;

/**
 * Reads a figure of USFM 2, `\fig DESC|FILE|SIZE|LOC|COPY|CAP|REF\fig*` (USFM 2 manual, "Special features"),
 * from behind `\fig `. Gives the offset behind it; undefined when it is none.
 */
export function readOldFigure(
  { text, sink, report }: UsfmSource,
  at: number,
  from: number,
): number | undefined {
  const end = text.indexOf('\\', from);
  if (end === -1 || !text.startsWith('\\fig*', end)) return undefined;
  const fields = text.slice(from, end).split('|');
  if (fields.length !== fieldNames.length) return undefined;
  const attributes: Record<string, string> = {};
  fields.forEach((field, index) => {
    const name = fieldNames[index];
    if (name && field.trim() !== '') attributes[name] = field.trim();
  });
  sink.charStart('fig', at);
  const caption = fields[captionField]!;
  const captionAt = from + fields.slice(0, captionField).join('|').length + 1;
  if (caption !== '') sink.text(caption, captionAt);
  if (!attributes.src) {
    report('malformed-attributes', at, 'The figure names no file; write src="..." or remove it.');
  }
  sink.charEnd('fig', Object.keys(attributes).length > 0 ? attributes : undefined, end);
  return end + '\\fig*'.length;
}
