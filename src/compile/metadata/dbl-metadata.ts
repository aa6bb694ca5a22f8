import { readXml } from '../../formats/xml/read-xml.ts';
import type { XmlHandler } from '../../formats/xml/xml-handler.ts';
import { globFault } from '../../lib/file-glob.ts';
import { httpUrl, httpUrlRule } from '../../lib/http-url.ts';
import { editionId } from '../../model/edition-id.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';

interface DblBundle {
  readonly metadata: EditionMetadata;
  /** Paths of the source files of the default publication; empty when the bundle lists none. */
  readonly sources: readonly string[];
}

/**
 * `metadata.xml` of a Digital Bible Library bundle (DBL metadata 1.x and 2.x).
 * @throws when the XML is malformed or is not DBL metadata, or an address or a path in it cannot be used.
 */
export function readDblMetadata(xml: string): DblBundle {
  const { texts, publications, root } = readElements(xml);
  if (root !== 'DBLMetadata') throw new Error('the root element is not DBLMetadata');
  const text = (path: string) => texts.get(`DBLMetadata/${path}`)?.trim() ?? '';
  const website = text('agencies/rightsHolder/url');
  if (website !== '' && !httpUrl(website))
    throw new Error(`agencies/rightsHolder/url ${httpUrlRule}, or empty; it is "${website.slice(0, 200)}"`);
  const englishName = text('identification/name');
  const abbreviation = text('identification/abbreviation') || text('identification/abbreviationLocal');
  const language = findLanguage(text('language/iso') || 'und');
  const id = editionId.from(abbreviation, 'DBL');
  const metadata: EditionMetadata = {
    id,
    name: text('identification/nameLocal') || englishName || id,
    englishName: englishName || id,
    shortName: text('identification/abbreviationLocal') || abbreviation || id,
    language: language?.code ?? (text('language/iso') || 'und'),
    direction: /rtl/i.test(text('language/scriptDirection')) ? 'rtl' : (language?.direction ?? 'ltr'),
    website,
    licenseUrl: website,
    licenseNotes: text('copyright/fullStatement/statementContent') || null,
    licenseNotice: null,
  };
  const { sources = [] } = publications.find(({ isDefault }) => isDefault) ?? publications[0] ?? {};
  const outside = sources.find((source) => globFault(source));
  if (outside !== undefined) throw new Error(`src="${outside.slice(0, 200)}" ${globFault(outside)}`);
  return { metadata, sources };
}

/** Elements around the texts that are read. */
const deepest = 8;

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
      if (open.length > deepest) return;
      const path = open.join('/').replace(/\/(p|strong|em)$/, '');
      texts.set(path, `${texts.get(path) ?? ''}${text}`);
    },
    close: () => open.pop(),
  };
  const faults: string[] = [];
  readXml(xml, handler, (_code, _at, message) => faults.push(message));
  if (faults[0] !== undefined) throw new Error(faults[0].replace(/\.$/, ''));
  return { texts, publications, root };
}
