import { findSources } from '../../compile/find-sources.ts';
import { ebibleEdition } from '../../compile/metadata/ebible-edition.ts';
import { readEbibleMetadata } from '../../compile/metadata/ebible-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { archiveLayout } from '../zip/archive-layout.ts';
import { editionJson } from './edition-json.ts';
import { licenceLine } from './licence-line.ts';
import type { OpenSource } from './open-source.ts';

export const ebibleBase = 'https://ebible.org';

/** A translation of eBible.org as USFM; its copyright page (`copr.htm`) becomes the metadata. */
export function ebibleSource(id: string, base: string): OpenSource {
  const url = new URL(`${base}/Scriptures/${id}_usfm.zip`);
  return {
    source: `ebible:${id}`,
    url,
    notFound: `${url.host} has no translation "${id}". The ids are listed at https://ebible.org/download.php.`,
    layOut: archiveLayout,
    describe: async (files) => {
      if (findSources(files, 'translation').length === 0)
        throw new FetchError(`The archive of ${id} holds no sources: there is no USFM in it.`);
      const found = readEbibleMetadata(files);
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
