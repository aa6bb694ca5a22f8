import type { Report } from '../../formats/diagnostic-collector.ts';
import { unlessTooLarge } from '../../formats/source-limits.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import type { XmlHandler } from '../../formats/xml/xml-nesting.ts';
import { globFault } from '../../lib/file-glob.ts';
import { httpUrl, httpUrlRule } from '../../lib/http-url.ts';
import { type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { completeMetadata } from './complete-metadata.ts';

interface DblBundle {
  readonly metadata: EditionMetadata;
  readonly sources: readonly string[];
  readonly unserved: readonly string[];
}

/**
 * Reads `metadata.xml` of a Digital Bible Library bundle (DBL metadata 1.x and 2.x).
 * @returns an error message if the XML is malformed, has another root, or has an unusable URL or path.
 */
export function readDblMetadata(xml: string): DblBundle | string {
  const { texts, publications, root, fault } = readElements(xml);
  if (fault !== undefined) return fault;
  if (root !== 'DBLMetadata') return 'The root element is not DBLMetadata.';
  const used = new Set<string>();
  const text = (path: string) => {
    used.add(path);
    return texts.get(`DBLMetadata/${path}`)?.trim() ?? '';
  };
  // Version 1 of the metadata has an attribute instead of the element, and another place for the statement
  const website = (text('agencies/rightsHolder/url') || text('agencies/rightsHolder@url')).replace(
    hostOnly,
    'https://$&',
  );
  if (website !== '' && !httpUrl(website))
    return `The url of agencies/rightsHolder ${httpUrlRule}, or empty; it is "${website.slice(0, 200)}".`;
  const statement = text('copyright/fullStatement/statementContent') || text('copyright/statement');
  const abbreviation = text('identification/abbreviation') || text('identification/abbreviationLocal');
  const metadata = completeMetadata({
    id: editionId.from(abbreviation, 'DBL'),
    name: text('identification/nameLocal'),
    englishName: text('identification/name'),
    shortName: text('identification/abbreviationLocal') || abbreviation,
    language: text('language/iso') || 'und',
    direction: /rtl/i.test(text('language/scriptDirection')) ? 'rtl' : undefined,
    website,
    licenseNotes: statement.replace(/\s*\n\s*/g, '\n'),
  });
  const { sources = [] } = publications.find(({ isDefault }) => isDefault) ?? publications[0] ?? {};
  const outside = sources.find((source) => globFault(source));
  if (outside !== undefined) return `src="${outside.slice(0, 200)}" ${globFault(outside)}.`;
  return { metadata, sources, unserved: unservedElements(texts, used) };
}

function unservedElements(texts: ReadonlyMap<string, string>, used: ReadonlySet<string>): string[] {
  const partly = new Set([...used].map((path) => path.split('/')[0]!));
  const unserved = new Set<string>();
  for (const [path, text] of texts) {
    const inRoot = path.replace('DBLMetadata/', '');
    if (text.trim() === '' || inRoot === path || used.has(inRoot)) continue;
    const [first = ''] = inRoot.split('/');
    unserved.add(partly.has(first) ? inRoot : first);
  }
  return [...unserved];
}

/** `www.example.org/bible`: the field is free text, so that the scheme is often missing. */
const hostOnly = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?=\/|$)/i;

const maxNesting = 8;

const none = Number.POSITIVE_INFINITY;

const blocks = new Set(['p', 'br', 'div', 'li', 'h1', 'h2', 'h3', 'tr']);

interface Publication {
  readonly isDefault: boolean;
  readonly sources: string[];
}

function readElements(xml: string) {
  const texts = new Map<string, string>();
  const publications: Publication[] = [];
  const open: string[] = [];
  let root = '';
  /** Number of open elements around XHTML, whose own elements are a part of the text. */
  let outerElements = none;
  /** Number of open elements at one that repeats another: the first of several rights holders counts. */
  let repeatedElements = none;
  const path = () => open.slice(0, outerElements).join('/');
  const add = (text: string) => {
    if (Math.min(open.length, outerElements) > maxNesting || open.length >= repeatedElements) return;
    texts.set(path(), `${texts.get(path()) ?? ''}${text}`);
  };
  const handler: XmlHandler = {
    open(name, attributes) {
      root ||= name;
      open.push(name);
      if (open.length > outerElements) {
        if (blocks.has(name)) add('\n');
        return;
      }
      if (open.length <= maxNesting && texts.has(path()))
        repeatedElements = Math.min(repeatedElements, open.length);
      if (attributes.type === 'xhtml' || attributes.contentType === 'xhtml') outerElements = open.length;
      if (name === 'rightsHolder' && attributes.url && repeatedElements === none) {
        texts.set(`${path()}@url`, attributes.url);
      } else if (name === 'publication') {
        publications.push({ isDefault: attributes.default === 'true', sources: [] });
      } else if (name === 'content' && attributes.src && attributes.role) {
        publications.at(-1)?.sources.push(attributes.src);
      }
    },
    text: add,
    close() {
      open.pop();
      if (open.length < outerElements) outerElements = none;
      if (open.length < repeatedElements) repeatedElements = none;
    },
  };
  const faults: string[] = [];
  const report: Report = (code, _at, message) => {
    if (code !== 'html-entity') faults.push(message);
  };
  unlessTooLarge(() => readXml(xml, handler, report));
  return { texts, publications, root, fault: faults[0] };
}
