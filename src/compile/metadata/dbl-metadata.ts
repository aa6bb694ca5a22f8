import { readXml } from '../../formats/xml/read-xml.ts';
import type { XmlHandler } from '../../formats/xml/xml-nesting.ts';
import { editionId } from '../../model/edition-id.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';

export interface DblBundle {
  readonly metadata: EditionMetadata;
  /** Paths of the source files of the default publication; empty when the bundle lists none. */
  readonly sources: readonly string[];
}

/**
 * `metadata.xml` of a Digital Bible Library bundle (DBL metadata 1.x and 2.x).
 * @throws when the XML is malformed or is no DBL metadata.
 */
export function readDblMetadata(xml: string): DblBundle {
  const { texts, publications, root } = readElements(xml);
  if (root !== 'DBLMetadata') throw new Error('the root element is not DBLMetadata');
  const text = (path: string) => texts.get(`DBLMetadata/${path}`)?.trim() ?? '';
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
    website: text('agencies/rightsHolder/url'),
    licenseUrl: text('agencies/rightsHolder/url'),
    licenseNotes: text('copyright/fullStatement/statementContent') || null,
    licenseNotice: null,
  };
  const chosen = publications.find(({ isDefault }) => isDefault) ?? publications[0];
  return { metadata, sources: chosen?.sources ?? [] };
}

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
