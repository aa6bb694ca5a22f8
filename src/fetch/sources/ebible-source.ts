import { ebibleEdition, readEbibleMetadata } from '../../compile/metadata/ebible-metadata.ts';
import { findSources } from '../../compile/plan/find-sources.ts';
import { FetchError } from '../../net/network-fault.ts';
import { wholeArchive } from '../unpack-archive.ts';
import { editionJson, licenceLine, type OpenSource } from './open-source.ts';

export const ebibleBase = 'https://ebible.org';

/** A translation of eBible.org as USFM; its copyright page (`copr.htm`) becomes the metadata. */
export function ebibleSource(id: string, base: string): OpenSource {
  const url = new URL(`${base}/Scriptures/${id}_usfm.zip`);
  return {
    source: `ebible:${id}`,
    url,
    notFound: `${url.host} has no translation "${id}". The ids are listed at https://ebible.org/download.php.`,
    layOut: wholeArchive,
    describe: async (files) => {
      if ((await findSources(files, 'translation')).names.length === 0)
        throw new FetchError(`The archive of ${id} has no sources: there are no USFM files in it.`);
      const found = await readEbibleMetadata(files);
      const metadata = { ...(found ?? ebibleEdition(id, id, null)), id, shortName: id };
      const folder = `translations/${id}`;
      return {
        room: 'translations',
        folder: id,
        id,
        name: metadata.name,
        licence: licenceLine(metadata.licenseNotes, metadata.licenseUrl),
        editionJson: editionJson('translation', metadata),
        advice: found
          ? []
          : [`It has no copyright page: see ${metadata.website} and write ${folder}/edition.json.`],
      };
    },
  };
}
