import type { EditionFiles } from '../../compile/edition-files.ts';
import type { EditionFolder, Room } from '../../compile/find-editions.ts';
import { findSources } from '../../compile/find-sources.ts';
import { metadataOfFolder } from '../../compile/metadata/edition-metadata-of.ts';
import { readEditionMetadata } from '../../compile/metadata/read-edition-metadata.ts';
import type { ContentKind } from '../../model/content-kind.ts';
import { editionId } from '../../model/edition-id.ts';
import { FetchError } from '../../net/network-fault.ts';
import { archiveLayout } from '../zip/archive-layout.ts';
import type { DescribedEdition } from './described-edition.ts';
import { editionJson } from './edition-json.ts';
import { kindOfFiles } from './kind-of-files.ts';
import { licenceLine } from './licence-line.ts';
import type { OpenSource } from './open-source.ts';

const rooms: Readonly<Record<ContentKind, Room>> = {
  translation: 'translations',
  commentary: 'commentaries',
  'cross-references': 'datasets',
  entities: 'datasets',
};

/** Any zip of sources. What it is and its id come from its metadata, else from its files and its name. */
export function archiveSource(url: URL): OpenSource {
  return {
    source: url.href,
    url,
    notFound: `${url.host} has no ${url.pathname}. Check the address.`,
    layOut: archiveLayout,
    describe: (files) => describe(files, url),
  };
}

async function describe(files: EditionFiles, url: URL): Promise<DescribedEdition> {
  const name = folderName(url);
  const folder: EditionFolder = { path: '', shown: name, name, room: 'translations' };
  const found = await readEditionMetadata(folder, files);
  const kind = found.kind ?? kindOfFiles(folder, files);
  const sources = found.sources ?? (findSources(files, kind).length > 0 ? undefined : ['**/*']);
  if (findSources(files, kind, sources).length === 0)
    throw new FetchError(`${url.href} holds no sources: no USFM, USX, USJ, OSIS, and no tables or notes.`);
  const base = { room: rooms[kind], advice: found.diagnostics.map(({ message }) => message) };
  if (found.file === undefined) {
    // Of an archive of eBible.org the copyright page was read
    const isKnown = found.diagnostics.length === 0 && found.metadata !== undefined;
    const metadata = isKnown ? found.metadata! : { ...metadataOfFolder(name), website: url.href };
    return {
      ...base,
      ...described(metadata),
      editionJson: editionJson(kind, metadata, sources),
      advice: isKnown ? [] : ['Its language and licence are not known: write them into its edition.json.'],
    };
  }
  const { metadata } = found;
  return metadata
    ? { ...base, ...described(metadata) }
    : { ...base, folder: name, name, licence: 'not known' };
}

function described({ id, name, licenseNotes, licenseUrl }: ReturnType<typeof metadataOfFolder>) {
  return { folder: id, id, name, licence: licenceLine(licenseNotes, licenseUrl) };
}

function folderName({ pathname, hostname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? hostname;
  return editionId.from(safelyDecoded(last).replace(/\.zip$/i, ''), 'added');
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
