import { ebibleEdition, readEbibleMetadata } from '../../compile/metadata/ebible-metadata.ts';
import { metadataOfFolder } from '../../compile/metadata/read-edition-metadata.ts';
import { readResourceContainer } from '../../compile/metadata/source-metadata.ts';
import { findSources } from '../../compile/plan/find-sources.ts';
import { commandText } from '../../lib/command-text.ts';
import { shownUrl } from '../../lib/secrets.ts';
import { UsageError } from '../../lib/user-error.ts';
import { type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { isAddressAllowed } from '../../net/request.ts';
import { wholeArchive } from '../unpack-archive.ts';
import { archiveSource } from './archive-source.ts';
import { lexiconSource, lexiconWords } from './lexicon-sources.ts';
import { crossReferenceHead, describedEdition, type OpenSource } from './open-source.ts';

interface FindSourceOptions {
  /** Base URL of a mirror that serves the known sources under the same paths. */
  readonly from?: string | undefined;
  readonly allowHttp: boolean;
}

export function findSource(word: string, { from, allowHttp }: FindSourceOptions): OpenSource {
  const base = from === undefined ? undefined : checkedAddress(from, allowHttp).href.replace(/\/+$/, '');
  const ebibleId = /^ebible:([A-Za-z0-9][A-Za-z0-9_-]*)$/.exec(word)?.[1];
  if (ebibleId !== undefined) return ebibleSource(ebibleId, base ?? ebibleBase);
  const [, owner, name, release] = /^door43:([^/]+)\/([^/@]+)(?:@([^/]+))?$/.exec(word) ?? [];
  if (owner && name && [owner, name, release ?? 'master'].every(isDoor43Name))
    return door43Source(owner, name, release, base ?? door43Base);
  if (word === 'openbible:cross-references') return openbibleSource(base ?? openbibleBase);
  if (word === 'theographic') return theographicSource(base ?? theographicBase);
  const lexicon = lexiconSource(word, base);
  if (lexicon) return lexicon;
  if (/^https?:\/\//i.test(word)) return archiveSource(checkedAddress(word, allowHttp));
  throw new UsageError(
    `"${shownUrl(word)}" is not a known source. Known are ebible:ID, helloao:ID, door43:OWNER/REPO, openbible:cross-references, theographic, ${lexiconWords.join(', ')} and the https:// address of a zip or of a single source file.`,
  );
}

export function checkedAddress(address: string, allowHttp: boolean): URL {
  const url = URL.parse(address);
  if (!url) throw new UsageError(`"${shownUrl(address)}" is not a valid address.`);
  if (isAddressAllowed(url, allowHttp)) return url;
  const reason =
    url.protocol === 'http:' && url.username === ''
      ? 'does not begin with https://, so the content could be changed in transit. Use --allow-http to accept that'
      : 'must begin with https:// and contain no user name or password';
  throw new UsageError(`${url.protocol}//${url.host} ${reason}.`);
}

export const ebibleBase = 'https://ebible.org';

function ebibleSource(id: string, base: string): OpenSource {
  const url = new URL(`${base}/Scriptures/${id}_usfm.zip`);
  return {
    source: `ebible:${id}`,
    url,
    notFound: `${url.host} has no translation "${id}". The ids are listed at https://ebible.org/download.php.`,
    layOut: wholeArchive,
    describe: async (files) => {
      if ((await findSources(files, 'translation')).names.length === 0)
        throw new FetchError(`The archive of ${id} contains no USFM files.`);
      const found = await readEbibleMetadata(files);
      const metadata = { ...(found ?? ebibleEdition(id, id, null)), id, shortName: id };
      const advice = `It has no copyright page: see ${metadata.website} and write translations/${id}/edition.json.`;
      return describedEdition('translation', metadata, found ? [] : [advice]);
    },
  };
}

export const door43Base = 'https://git.door43.org';

export function isDoor43Name(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/.test(name);
}

/**
 * A repository of Door43 with a Bible in USFM. Its `manifest.yaml` (Resource Container) has the language and
 * the licence.
 */
function door43Source(owner: string, name: string, release = 'master', base: string): OpenSource {
  const url = new URL(`${base}/${owner}/${name}/archive/${release}.zip`);
  return {
    // Another release is a newer state of the same edition
    source: `door43:${owner}/${name}`,
    url,
    notFound: `${url.host} has no release "${release}" of ${owner}/${name}. "${commandText('list', '--source', 'door43')}" lists the available ones.`,
    layOut: wholeArchive,
    describe: async (files) => {
      if ((await findSources(files, 'translation')).names.length === 0)
        throw new FetchError(`${owner}/${name} contains no USFM files.`);
      const found = await readResourceContainer(files);
      const website = `${door43Base}/${owner}/${name}`;
      const id = editionId.from(name, 'door43');
      const metadata = { ...metadataOfFolder(id), ...found, id, shortName: name, website };
      const advice = 'It has no manifest: write its language and licence into its edition.json.';
      return describedEdition('translation', metadata, found ? [] : [advice]);
    },
  };
}

const openbibleBase = 'https://a.openbible.info';

const openbible: EditionMetadata = {
  id: 'openbible',
  name: 'OpenBible.info Cross References',
  englishName: 'OpenBible.info Cross References',
  shortName: 'openbible',
  language: 'eng',
  direction: 'ltr',
  website: 'https://www.openbible.info/labs/cross-references/',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenseNotes: null,
  licenseNotice: null,
};

/** The cross references of OpenBible.info. The table's header has the licence and the creation date. */
function openbibleSource(base: string): OpenSource {
  const url = new URL(`${base}/data/cross-references.zip`);
  return {
    source: 'openbible:cross-references',
    url,
    notFound: `${url.host} no longer has ${url.pathname}.`,
    layOut: wholeArchive,
    describe: async (files) => {
      const head = await crossReferenceHead(files);
      if (head === undefined)
        throw new FetchError(`The archive of ${url.host} no longer has a table of cross-references.`);
      const licenseNotes = /#\s*(.+)$/.exec(head)?.[1] ?? 'www.openbible.info CC-BY';
      return describedEdition('cross-references', { ...openbible, licenseNotes });
    },
  };
}

const theographicBase = 'https://codeload.github.com';

const repository = 'robertrouse/theographic-bible-metadata';
const table = /^[^/]+\/CSV\/([^/]+\.csv)$/i;
const licence = /^[^/]+\/(LICEN[CS]E(?:\.\w+)?)$/i;

const theographic: EditionMetadata = {
  id: 'theographic',
  name: 'Theographic Bible Metadata',
  englishName: 'Theographic Bible Metadata',
  shortName: 'theographic',
  language: 'eng',
  direction: 'ltr',
  website: `https://github.com/${repository}`,
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  licenseNotes: 'Theographic Bible Metadata by Robert Rouse, CC BY-SA 4.0',
  licenseNotice: null,
};

function theographicSource(base: string): OpenSource {
  const url = new URL(`${base}/${repository}/zip/refs/heads/master`);
  return {
    source: 'theographic',
    url,
    notFound: `${url.host} no longer has ${repository}.`,
    layOut: (names) => {
      const wanted = names.flatMap((name) => {
        const path = table.exec(name)?.[1] ?? licence.exec(name)?.[1];
        return path === undefined ? [] : [[name, path] as const];
      });
      return new Map(wanted);
    },
    describe: async (files) => {
      if (!files.names().some((name) => /^people\.csv$/i.test(name)))
        throw new FetchError(`The archive of ${repository} no longer has CSV/People.csv.`);
      return describedEdition('entities', theographic);
    },
  };
}
