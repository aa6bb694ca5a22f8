import type { Attributes } from '../scripture-sink.ts';
import type { UsfmSource } from './usfm-source.ts';

interface AttributeList {
  readonly attributes: Attributes | undefined;
  /** The content consists only of attributes and white space. */
  readonly isWhole: boolean;
  /** If `isWhole` is false: ranges of the attributes, as ascending offsets into the content. The rest is text. */
  readonly stretches: readonly Stretch[];
  readonly fault: AttributeFault | undefined;
}

export const attributeFaults = {
  lines: 'are on more than one line; write them on one',
  form: 'must all have the form name="value"',
  mixed: 'are mixed with text, which was kept; move the text to the left of the |',
  text: 'cannot be read and were kept as text; write them as name="value", or remove the |',
  empty: 'are empty; write them as name="value", or remove the |',
} as const;

type AttributeFault = keyof typeof attributeFaults;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const none: readonly Stretch[] = [];

/**
 * Parses the content between `|` and the next marker (USFM manual, "Attributes"). Attributes are:
 *
 * - items `name="value"` with any name, also among text;
 * - items with other quotation marks, or without any for names of the manual, if the content has only items;
 * - one value without a name, if it is the only content and on one line: it belongs to `defaultName`.
 *
 * `defaultName` is undefined for a style without a default attribute, and if no closing marker follows.
 * Everything else is text, and is kept. Values are trimmed.
 */
export function readAttributeList(source: string, defaultName: string | undefined): AttributeList {
  const plain = knownList(source);
  if (plain) return plain;
  const lenient = lenientItems(source);
  if (lenient.some(({ isNameOnly }) => !isNameOnly) && isBlankFrom(source, lenient.at(-1)!.to)) {
    return { attributes: attributesOf(lenient), isWhole: true, stretches: none, fault: 'form' };
  }
  const items = itemsAmongText(source);
  if (items.length > 0) {
    return { attributes: attributesOf(items), isWhole: false, stretches: items, fault: 'mixed' };
  }
  const value = source.trim();
  if (defaultName === undefined || source.trimEnd().includes('\n')) {
    return { attributes: undefined, isWhole: false, stretches: none, fault: 'text' };
  }
  const fault = value === '' ? 'empty' : brokenItem.test(value) ? 'form' : undefined;
  const attributes = value === '' ? undefined : { [defaultName]: value };
  return { attributes, isWhole: true, stretches: none, fault };
}

/**
 * The attribute for a value without a name (USFM 3.1 manual, "Attributes": default attributes); undefined for
 * a style that has none. Custom styles (`\z...`) take any.
 */
export function defaultAttribute(style: string): string | undefined {
  const name = defaultAttributes.get(style) ?? defaultAttributes.get(style.replace(/\d+/, ''));
  return name ?? (style.startsWith('z') ? 'default' : undefined);
}

const defaultAttributes = new Map([
  ['w', 'lemma'],
  ['rb', 'gloss'],
  ['fig', 'alt'],
  ['jmp', 'link-href'],
  ['xt', 'link-href'],
  ['k', 'key'],
  ['ref', 'loc'],
  ['qt-s', 'who'],
  ['ts-s', 'sid'],
  ['ts', 'sid'],
  ['periph', 'id'],
  ['vid', 'ref'],
]);

export function attributesEnd(text: string, from: number): number {
  const at = nextMarker(text, from);
  if (text[at + 1] !== '\\') return at;
  // An escaped backslash belongs to attributes only inside quotation marks
  let end = from;
  strictHere.lastIndex = from;
  while (strictHere.test(text)) end = strictHere.lastIndex;
  return end > at ? nextMarker(text, end) : at;
}

function nextMarker(text: string, from: number): number {
  let at = text.indexOf('\\', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('\\', at + 2);
  return at === -1 ? text.length : at;
}

/**
 * Accounts for the source from the `|` at `bar` to `end`, which was parsed as `list`: attributes are markup,
 * the rest is written as text. The `|` belongs to the following content.
 */
export function accountForAttributes(
  source: UsfmSource,
  bar: number,
  end: number,
  list: AttributeList,
): void {
  const whole = source.text.slice(bar + 1, end).trimEnd();
  let at = bar;
  for (const { from, to } of list.isWhole ? [{ from: 0, to: whole.length }] : list.stretches) {
    const start = from === 0 ? bar : bar + 1 + from;
    writeRest(source, bar, at, start);
    at = bar + 1 + to;
    source.markup(start, at);
  }
  writeRest(source, bar, at, end);
}

function writeRest(source: UsfmSource, bar: number, from: number, to: number): void {
  if (from > bar && wordStart.test(source.text.slice(from, from + 2))) source.sink.text(' ', from);
  source.write(from, to);
}

const wordStart = /^[\p{L}\p{N}]/u;

interface Item extends Stretch {
  readonly name: string;
  readonly value: string;
}

const itemName = String.raw`([A-Za-z][\w-]*)`;
const doubleQuoted = String.raw`"([^"\\]*(?:\\["\\][^"\\]*)*)"`;
const strictItem = String.raw`${itemName}\s*=\s*${doubleQuoted}`;
const strictHere = new RegExp(String.raw`\s*${strictItem}`, 'y');
const strictAnywhere = new RegExp(String.raw`(?<=^|[\s|])${strictItem}`, 'g');

/** An annotated Bible repeats few lists very often: WEB has 698,000 lists, 14,000 of them distinct. */
const knownLists = new Map<string, AttributeList>();
const maxKnownLists = 5000;
const maxKnownLength = 100;

function knownList(source: string): AttributeList | undefined {
  if (source.length > maxKnownLength) return plainList(source);
  const known = knownLists.get(source);
  if (known) return known;
  const list = plainList(source);
  if (!list) return undefined;
  if (knownLists.size === maxKnownLists) knownLists.clear();
  knownLists.set(source, list);
  return list;
}

function plainList(source: string): AttributeList | undefined {
  const attributes: Record<string, string> = {};
  let to = 0;
  strictHere.lastIndex = 0;
  for (let match = strictHere.exec(source); match; match = strictHere.exec(source)) {
    attributes[match[1]!] = withoutEscapes(match[2]!);
    to = strictHere.lastIndex;
  }
  if (to === 0 || !isBlankFrom(source, to)) return undefined;
  const hasLines = source.includes('\n') && source.trim().includes('\n');
  return { attributes, isWhole: true, stretches: none, fault: hasLines ? 'lines' : undefined };
}

function itemsAmongText(source: string): Item[] {
  const items: Item[] = [];
  for (let at = 0; ; at = items.at(-1)!.to) {
    strictHere.lastIndex = at;
    strictAnywhere.lastIndex = at;
    const match = strictHere.exec(source) ?? strictAnywhere.exec(source);
    if (!match) return items;
    const [written, name, value] = match;
    const from = withBarsBefore(source, match.index, at);
    items.push({ name: name!, value: withoutEscapes(value!), from, to: match.index + written.length });
  }
}

function withBarsBefore(source: string, at: number, notBefore: number): number {
  let from = at;
  let before = at - 1;
  for (; before >= notBefore && /[\s|]/.test(source[before]!); before--)
    if (source[before] === '|') from = before;
  return before < 0 ? 0 : from;
}

const knownName =
  '(strong|lemma|srcloc|gloss|src|alt|size|loc|copy|ref|who|sid|eid|id|key|link-(?:href|title|id|name)|x-[\\w-]+)';
const otherQuoted = String.raw`'([^'\\|]*)'|[“”„]([^“”„\\|]*)[“”]|[‘’‚]([^‘’‚\\|]*)[‘’]`;
const lenientItem = new RegExp(
  String.raw`[\s,;|]*(?:${itemName}\s*=\s*(?:${doubleQuoted}|${otherQuoted})|${knownName}(?:\s*=\s*["'“‘]?([^\s"'“”‘’|\\=]*)["'”’]?)?(?=[\s,;|]|$))`,
  'y',
);

/** Items at the start of the source, well formed or not. A name alone is an item only next to others. */
function lenientItems(source: string): (Item & { readonly isNameOnly: boolean })[] {
  const items: (Item & { readonly isNameOnly: boolean })[] = [];
  lenientItem.lastIndex = 0;
  for (let match = lenientItem.exec(source); match; match = lenientItem.exec(source)) {
    const [, quotedName, double, single, curly, singleCurly, known, bare = ''] = match;
    const value = double ?? single ?? curly ?? singleCurly ?? bare;
    const [name, isNameOnly] = [quotedName ?? known!, !match[0].includes('=')];
    const to = lenientItem.lastIndex;
    items.push({ name, value: withoutEscapes(value), from: match.index, to, isNameOnly });
  }
  return items;
}

const brokenItem = /=\s*["'“‘]/;

function isBlankFrom(source: string, at: number): boolean {
  return at === source.length || source.slice(at).trim() === '';
}

function attributesOf(items: readonly Item[]): Attributes {
  return Object.fromEntries(items.map(({ name, value }) => [name, value]));
}

function withoutEscapes(value: string): string {
  return (value.includes('\\') ? value.replace(/\\(.)/gs, '$1') : value).trim();
}

/**
 * Reads a figure of USFM 2, `\fig DESC|FILE|SIZE|LOC|COPY|CAP|REF\fig*` (USFM 2 manual, "Special features"),
 * whose fields begin at `from`. Returns the offset after it; undefined if it is not one.
 */
export function readOldFigure(source: UsfmSource, at: number, from: number): number | undefined {
  const { text, sink, report } = source;
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
  const captionAt = from + fields.slice(0, captionField).join('|').length + 1;
  const captionEnd = captionAt + fields[captionField]!.length;
  source.markup(from, captionAt);
  source.write(captionAt, captionEnd);
  if (!attributes.src) {
    report('malformed-attributes', at, 'The figure has no file; write src="..." or remove the figure.');
  }
  const figureEnd = end + '\\fig*'.length;
  source.markup(captionEnd, figureEnd);
  sink.charEnd('fig', Object.keys(attributes).length > 0 ? attributes : undefined, end);
  return figureEnd;
}

const fieldNames = ['alt', 'src', 'size', 'loc', 'copy', undefined, 'ref'];
const captionField = 5;
