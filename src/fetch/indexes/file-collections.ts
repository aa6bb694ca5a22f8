import { isObject, parsedJson } from '../../lib/json-text.ts';
import { findLanguage } from '../../model/language.ts';
import { FetchError } from '../../net/network-fault.ts';
import type { IndexedEdition } from './listed-edition.ts';

interface Collection {
  readonly name: string;
  readonly title: string;
  readonly terms: string;
  readonly repository: string;
  /** Matches the paths of translations; the groups are `language` (a code) and `title`. */
  readonly file: RegExp;
}

export const fileCollections: readonly Collection[] = [
  {
    name: 'gratis-bible',
    title: 'gratis-bible (OSIS)',
    terms:
      'Public domain and freely licensed texts. Check the licence of each before you publish it. https://github.com/gratis-bible/bible',
    repository: 'gratis-bible/bible',
    file: /^(?<language>[a-z]{2,3})\/(?<title>[\w.-]+)\.xml$/,
  },
  {
    name: 'zefania',
    title: 'Zefania XML Bibles',
    terms:
      'The licence is in each file. Check it before you publish one. https://github.com/kohelet-net-admin/zefania-xml-bibles',
    repository: 'kohelet-net-admin/zefania-xml-bibles',
    file: /^Bibles\/(?<language>[A-Z]{3})\/.*\((?<title>[^/]+)\)\.(?:xml|zip)$/,
  },
  {
    name: 'beblia',
    title: 'Beblia Holy Bible XML',
    terms:
      'The files do not name their licences, and many texts are under copyright. https://github.com/Beblia/Holy-Bible-XML-Format',
    repository: 'Beblia/Holy-Bible-XML-Format',
    file: /^(?<title>[\w-]+)Bible\.xml$/,
  },
];

/** The translations in the file list of a collection; `add` is the URL of each. @throws FetchError */
export function readTree(bytes: Uint8Array, collection: Collection): IndexedEdition[] {
  const document = parsedJson(new TextDecoder().decode(bytes));
  const entries = isObject(document) ? document.tree : undefined;
  if (!Array.isArray(entries)) throw new FetchError(`The index of ${collection.title} has no list "tree".`);
  return entries.filter(isObject).flatMap(({ path, size }) => {
    const match = typeof path === 'string' ? collection.file.exec(path) : null;
    return match ? [editionOf(match, typeof size === 'number' ? size : undefined, collection)] : [];
  });
}

function editionOf(
  { 0: path, groups }: RegExpExecArray,
  bytes: number | undefined,
  { name: source, repository }: Collection,
): IndexedEdition {
  const { language = '', title = '' } = groups!;
  const name = title.replaceAll('_', ' ').replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
  // Beblia has the language only in the name: AlbanianALTMK27, Czech1922
  const code =
    language === '' ? 'und' : (findLanguage(language.toLowerCase())?.code ?? language.toLowerCase());
  const known = findLanguage(code);
  const address = path.split('/').map(encodeURIComponent).join('/');
  return {
    add: `https://raw.githubusercontent.com/${repository}/master/${address}`,
    source,
    kind: 'translation',
    name,
    englishName: name,
    language: code,
    languageNames: [known?.name, known?.englishName].filter((text) => text !== undefined),
    licence: '',
    verses: undefined,
    bytes,
  };
}
