import { recordShape } from './records/record-shape.ts';

type SourceFormat =
  | 'USFM'
  | 'USX'
  | 'USJ'
  | 'OSIS'
  | 'USFX'
  | 'verse XML'
  | 'Codex'
  | 'public API'
  | 'verse records';

/**
 * Detects the scripture format from the start of a text (a few kilobytes suffice), independent of the file
 * name. Undefined for anything else.
 */
export function sourceFormat(text: string): SourceFormat | undefined {
  const start = text.trimStart();
  const known = start.startsWith('<')
    ? xmlFormat(start)
    : /^[[{]/.test(start)
      ? jsonFormat(start)
      : isUsfm(start)
        ? 'USFM'
        : undefined;
  return known ?? (recordShape(start) && 'verse records');
}

export function foreignFormat(text: string): string | undefined {
  const start = text.trimStart();
  // `<V>{{01::1}}1<T>In the beginning`
  if (/<(?:V|C|PM|A|PO)>\{\{[\d:]+\}\}\d+<T>/.test(start)) return 'the format of the Lockman Foundation';
  const { value: root } = start.startsWith('<') ? elementNames(start).next() : {};
  return root === undefined ? undefined : foreignRoots.get(root.toLowerCase());
}

const xmlFormats: ReadonlyMap<string, SourceFormat> = new Map([
  ['usx', 'USX'],
  ['usfm', 'USX'],
  ['osis', 'OSIS'],
  ['osisText', 'OSIS'],
  ['osisCorpus', 'OSIS'],
  ['usfx', 'USFX'],
]);

/** Lower-case root elements of verse-based formats, and the content that each also requires. */
const verseRoots: ReadonlyMap<string, RegExp> = new Map([
  // Zefania
  ['xmlbible', /^/],
  // Beblia has testaments or books with numbers, OpenSong <b n="Genesis">
  ['bible', /<(?:testament|book)\b[^>]*\s(?:name|number)\s*=|<b\s[^>]*\bn\s*=/i],
]);

const foreignRoots: ReadonlyMap<string, string> = new Map([
  ['bible', 'XML of an unknown Bible program'],
  ['thml', 'ThML'],
]);

function xmlFormat(xml: string): SourceFormat | undefined {
  let isRoot = true;
  for (const name of elementNames(xml)) {
    const format = xmlFormats.get(name);
    if (format) return format;
    if (isRoot && verseRoots.get(name.toLowerCase())?.test(xml)) return 'verse XML';
    isRoot = false;
  }
  return undefined;
}

function* elementNames(xml: string): Generator<string, undefined> {
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
    const mark = ['<!--', '<?', '<!'].find((start) => xml.startsWith(start, at));
    if (mark) {
      at = xml.indexOf({ '<!--': '-->', '<?': '?>', '<!': '>' }[mark]!, at + mark.length);
      if (at === -1) return;
    } else {
      const name = /^<(?:[^\s/<>:]+:)?([^\s/<>:]+)/.exec(xml.slice(at, at + 200))?.[1];
      if (name !== undefined) yield name;
    }
  }
}

function jsonFormat(json: string): SourceFormat | undefined {
  if (isUsj(json)) return 'USJ';
  if (isPublicApi(json)) return 'public API';
  return isCodex(json) ? 'Codex' : undefined;
}

function isCodex(json: string): boolean {
  if (!/"cells"\s*:\s*\[/.test(json)) return false;
  return /"language(?:Id)?"\s*:\s*"(?:html|scripture)"/.test(json) && /"metadata"\s*:/.test(json);
}

/** A complete translation, or chapters one by one. Commentaries and datasets have chapters too. */
function isPublicApi(json: string): boolean {
  if (!/"chapter"\s*:\s*\{/.test(json)) return false;
  if (/"(?:commentary|dataset)"\s*:\s*\{/.test(json)) return false;
  if (/"books"\s*:\s*\[/.test(json)) return /"chapters"\s*:\s*\[/.test(json);
  return /"translation"\s*:\s*\{/.test(json) && /"book"\s*:\s*\{/.test(json);
}

/** With sorted members, "type" comes last in the file and the book comes first. */
function isUsj(json: string): boolean {
  if (/"type"\s*:\s*"USJ"/.test(json)) return true;
  return /"type"\s*:\s*"book"/.test(json) && /"marker"\s*:\s*"id"/.test(json);
}

/** Audio labels may also begin with `\id` and `\c`; then come start, end and verse, separated by tabs. */
const timings = /^\d+(?:[.,]\d+)?\t\d+(?:[.,]\d+)?(?:\t|$)/m;

function isUsfm(text: string): boolean {
  if (text.includes('\t') && timings.test(text)) return false;
  if (/^\\(?:id|ide|usfm|sts|rem|h\d?|toc[a\d]+|mt\d?|c)(?![A-Za-z0-9*])/.test(text)) return true;
  return /^\s*\\id\s+\S/m.test(text) || (/^\s*\\c\s+\d/m.test(text) && /\\v\s+\d/.test(text));
}
