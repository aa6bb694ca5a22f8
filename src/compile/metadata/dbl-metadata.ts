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
  const website = text('agencies/rightsHolder/url');
  if (website !== '' && !httpUrl(website))
    return `agencies/rightsHolder/url ${httpUrlRule}, or empty; it is "${website.slice(0, 200)}".`;
  const abbreviation = text('identification/abbreviation') || text('identification/abbreviationLocal');
  const metadata = completeMetadata({
    id: editionId.from(abbreviation, 'DBL'),
    name: text('identification/nameLocal'),
    englishName: text('identification/name'),
    shortName: text('identification/abbreviationLocal') || abbreviation,
    language: text('language/iso') || 'und',
    direction: /rtl/i.test(text('language/scriptDirection')) ? 'rtl' : undefined,
    website,
    licenseNotes: text('copyright/fullStatement/statementContent'),
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

const maxNesting = 8;

interface Publication {
  readonly isDefault: boolean;
  readonly sources: string[];
}

function readElements(xml: string) {
  const texts = new Map<string, string>();
  const publications: Publication[] = [];
  const open: string[] = [];
  let root = '';
  const handler: XmlHandler = {
    open(name, attributes) {
      root ||= name;
      open.push(name);
      if (name === 'publication') {
        publications.push({ isDefault: attributes.default === 'true', sources: [] });
      } else if (name === 'content' && attributes.src && attributes.role) {
        publications.at(-1)?.sources.push(attributes.src);
      }
    },
    text(text) {
      if (open.length > maxNesting) return;
      const path = open.join('/').replace(/\/(p|strong|em)$/, '');
      texts.set(path, `${texts.get(path) ?? ''}${text}`);
    },
    close: () => open.pop(),
  };
  const faults: string[] = [];
  const report: Report = (code, _at, message) => {
    if (code !== 'html-entity') faults.push(message);
  };
  unlessTooLarge(() => readXml(xml, handler, report));
  return { texts, publications, root, fault: faults[0] };
}
