import { metadataOfFolder, readEditionMetadata } from '../../compile/metadata/read-edition-metadata.ts';
import type { EditionFiles } from '../../compile/plan/edition-files.ts';
import type { EditionFolder, Room } from '../../compile/plan/find-editions.ts';
import { findSources } from '../../compile/plan/find-sources.ts';
import { isAnyContent } from '../../compile/plan/source-rules.ts';
import { textHead } from '../../formats/decode-source.ts';
import { sourceFormat } from '../../formats/source-format.ts';
import { publicUrl, shownUrl } from '../../lib/secrets.ts';
import { type ContentKind, editionId } from '../../model/edition-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { wholeArchive } from '../unpack-archive.ts';
import {
  type DescribedEdition,
  editionJson,
  kindOfFiles,
  licenceLine,
  type OpenSource,
} from './open-source.ts';

const rooms: Readonly<Record<ContentKind, Room>> = {
  translation: 'translations',
  commentary: 'commentaries',
  'cross-references': 'datasets',
  entities: 'datasets',
  lexicon: 'datasets',
  plan: 'datasets',
};

/**
 * Any zip of sources, or a single source file. Its kind and id come from its metadata, or else from its files
 * and its name.
 */
export function archiveSource(url: URL): OpenSource {
  return {
    source: publicUrl(url),
    url,
    notFound: `${url.host} has no ${url.pathname}. Check the address.`,
    mayBeFile: true,
    layOut: wholeArchive,
    describe: (files) => describe(files, url),
  };
}

async function describe(files: EditionFiles, url: URL): Promise<DescribedEdition> {
  const name = folderName(url);
  const folder: EditionFolder = { path: '', shown: name, name, room: 'translations' };
  const found = await readEditionMetadata(folder, files);
  const kind = found.kind ?? (await kindOfFiles(folder, files));
  const named = found.sources && { globs: found.sources, file: found.file ?? name };
  const { names, diagnostics } = await findSources(files, kind, named);
  // Only the user can choose between several folders
  const choices = diagnostics.filter(({ code }) => code === 'no-sources').map(({ message }) => message);
  const isEmpty = kind === 'translation' ? !(await hasScripture(files, names)) : names.length === 0;
  if (isEmpty && choices.length === 0)
    throw new FetchError(
      `${shownUrl(url.href)} has no sources: no scripture in a supported format, and no tables or notes.`,
    );
  const base = {
    room: rooms[kind],
    advice: [...found.diagnostics.map(({ message }) => message), ...choices],
  };
  if (found.file === undefined) {
    // The copyright page of an eBible.org archive counts as metadata
    const isKnown = found.diagnostics.length === 0 && found.metadata !== undefined;
    const metadata = isKnown ? found.metadata! : { ...metadataOfFolder(name), website: publicUrl(url) };
    return {
      ...base,
      ...described(metadata),
      editionJson: editionJson(kind, metadata, foldersOf(names)),
      advice: [...(isKnown ? [] : [notKnown]), ...choices],
    };
  }
  const { metadata } = found;
  return metadata
    ? { ...base, ...described(metadata) }
    : { ...base, folder: name, name, licence: 'not known' };
}

/** Bytes to read for the format of a file, as many as a build reads for it. */
const headBytes = 0x10000;

/** False for other JSON and XML, such as the error message of a server. */
async function hasScripture(files: EditionFiles, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    if (!isAnyContent(name)) return true;
    if (sourceFormat(textHead(await files.head(name, headBytes))) !== undefined) return true;
  }
  return false;
}

const notKnown = 'Its language and licence are not known: write them into its edition.json.';

function foldersOf(names: readonly string[]): string[] | undefined {
  const folders = names.map((name) => name.slice(0, name.lastIndexOf('/') + 1));
  return folders.every((folder) => folder === '')
    ? undefined
    : [...new Set(folders)].map((folder) => `${folder}*`);
}

function described({ id, name, licenseNotes, licenseUrl }: ReturnType<typeof metadataOfFolder>) {
  return { folder: id, id, name, licence: licenceLine(licenseNotes, licenseUrl) };
}

function folderName({ pathname, hostname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? hostname;
  return editionId.from(
    safelyDecoded(last).replace(/(?:\.(?:zip|xml|osis|usfx|usfm|usx|json|csv|tsv|txt|sqlite3))+$/i, ''),
    'added',
  );
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
