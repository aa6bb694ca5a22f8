import { parse } from 'csv-parse/sync';
import { isObject, parsedJson } from '../../lib/json-text.ts';
import { editionId } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import { FetchError } from '../../net/network-fault.ts';
import { type FileKind, fileKinds } from '../download.ts';
import { publicApiBase, publicCatalogues, readPublicCatalogue } from '../public-api/public-catalogue.ts';
import { door43Base, ebibleBase, isDoor43Name } from '../sources/find-source.ts';
import { listedLexicons } from '../sources/lexicon-sources.ts';
import { fileCollections, readTree } from './file-collections.ts';
import type { IndexedEdition } from './listed-edition.ts';

export interface IndexSource {
  readonly name: string;
  readonly title: string;
  readonly terms: string;
  readonly base: string;
  readonly files: readonly IndexFile[];
}

interface IndexFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly isOptional?: boolean;
  /** @throws FetchError if the content is not such an index. */
  readonly read: (bytes: Uint8Array) => IndexedEdition[];
}

const decodeText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

export const indexSources: readonly IndexSource[] = [
  {
    name: 'ebible',
    title: 'eBible.org',
    terms:
      'Every translation has its own licence. Those listed may be redistributed under it. https://ebible.org/download.php',
    base: ebibleBase,
    files: [{ path: '/Scriptures/translations.csv', kind: fileKinds.table, read: readEbibleIndex }],
  },
  {
    name: 'helloao',
    title: 'the public API (Free Use Bible API)',
    terms: `Free for everyone, without keys. Every edition has its own licence. ${publicApiBase}/`,
    base: publicApiBase,
    files: publicCatalogues.map((catalogue) => ({
      path: catalogue.path,
      kind: fileKinds.json,
      isOptional: catalogue.kind !== 'translation',
      read: (bytes) =>
        readPublicCatalogue(bytes, catalogue).flatMap((edition) => {
          if (!editionId.isValid(edition.id)) return [];
          const { name, englishName, language, languageNames, kind, verses } = edition;
          const licence = [edition.licenseNotes, edition.licenseUrl].filter(Boolean).join(' ');
          const about = { kind, name, englishName, language, languageNames, licence, verses };
          return [{ add: `helloao:${edition.id}`, source: 'helloao', ...about, bytes: undefined }];
        }),
    })),
  },
  {
    name: 'door43',
    title: 'Door43',
    terms:
      'The catalogue does not have the licences: each repository has its own, CC BY-SA 4.0 mostly. add shows it. https://door43.org/',
    base: door43Base,
    files: [
      {
        path: '/api/v1/catalog/search?subject=Bible&subject=Aligned%20Bible&stage=prod&metadataType=rc',
        kind: fileKinds.json,
        read: readDoor43Index,
      },
    ],
  },
  ...fileCollections.map((collection) => ({
    name: collection.name,
    title: collection.title,
    terms: collection.terms,
    base: 'https://api.github.com',
    files: [
      {
        path: `/repos/${collection.repository}/git/trees/master?recursive=1`,
        kind: fileKinds.json,
        isOptional: true,
        read: (bytes: Uint8Array) => readTree(bytes, collection),
      },
    ],
  })),
];

export const singleEditions: readonly IndexedEdition[] = [
  {
    add: 'openbible:cross-references',
    source: 'openbible',
    kind: 'dataset',
    name: 'OpenBible.info Cross References',
    licence: 'CC BY 4.0 https://creativecommons.org/licenses/by/4.0/',
  },
  {
    add: 'theographic',
    source: 'theographic',
    kind: 'dataset',
    name: 'Theographic Bible Metadata',
    licence: 'CC BY-SA 4.0 https://creativecommons.org/licenses/by-sa/4.0/',
  },
  ...listedLexicons,
].map((edition) => ({
  ...edition,
  englishName: edition.name,
  language: 'eng',
  languageNames: ['English'],
  verses: undefined,
  bytes: undefined,
}));

function readEbibleIndex(bytes: Uint8Array): IndexedEdition[] {
  const rows = rowsOf(bytes);
  if (rows.length > 0 && rows[0]?.translationId === undefined)
    throw new FetchError('The list of eBible.org no longer has a column "translationId".');
  return rows.flatMap((row) => {
    const id = row.translationId ?? '';
    const isOpen = [row.Redistributable, row.downloadable].every((value) => /^true$/i.test(value ?? ''));
    if (!isOpen || !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id)) return [];
    const verses = [row.OTverses, row.NTverses, row.DCverses].map(Number).filter((count) => count > 0);
    const name = row.title || row.shortTitle || id;
    return {
      add: `ebible:${id}`,
      source: 'ebible',
      kind: 'translation',
      name,
      englishName: row.shortTitle || name,
      language: row.languageCode ?? '',
      languageNames: [row.languageName, row.languageNameInEnglish].filter((text) => text !== undefined),
      licence: row.Copyright ?? '',
      verses: verses.length === 0 ? undefined : verses.reduce((sum, count) => sum + count),
      bytes: undefined,
    };
  });
}

function rowsOf(bytes: Uint8Array): Partial<Record<string, string>>[] {
  try {
    return parse(decodeText(bytes), {
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw new FetchError('The list of eBible.org cannot be read as CSV.');
  }
}

function readDoor43Index(bytes: Uint8Array): IndexedEdition[] {
  const document = parsedJson(decodeText(bytes));
  const entries = isObject(document) ? document.data : undefined;
  if (!Array.isArray(entries)) throw new FetchError('The catalogue of Door43 has no list "data".');
  return entries.filter(isObject).flatMap((entry) => {
    const text = (name: string) => (typeof entry[name] === 'string' ? entry[name] : '');
    const [owner, name, release] = [text('owner'), text('name'), text('branch_or_tag_name')];
    if (![owner, name, release].every(isDoor43Name)) return [];
    const language = text('language');
    const title = text('title') || name;
    const ingredients = Array.isArray(entry.ingredients) ? entry.ingredients.filter(isObject) : [];
    const sizes = ingredients.map(({ size }) => (typeof size === 'number' && size > 0 ? size : 0));
    const bytesOfAll = sizes.reduce((sum, size) => sum + size, 0);
    return {
      add: `door43:${owner}/${name}@${release}`,
      source: 'door43',
      kind: 'translation',
      name: title,
      englishName: title,
      language,
      languageNames: [text('language_title'), findLanguage(language)?.englishName ?? ''].filter(Boolean),
      licence: '',
      verses: undefined,
      bytes: bytesOfAll || undefined,
    };
  });
}
