import { findSources } from '../../compile/find-sources.ts';
import { readEbibleMetadata } from '../../compile/metadata/ebible-metadata.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import { FetchError } from '../fetch-error.ts';
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
      const metadata = { ...(found ?? unknownMetadata(id)), id, shortName: id };
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

/** The ids of eBible.org begin with the ISO 639-3 code of the language. */
function unknownMetadata(id: string): EditionMetadata {
  const language = findLanguage(id.slice(0, 3));
  const page = `https://ebible.org/details.php?id=${id}`;
  return {
    id,
    name: id,
    englishName: id,
    shortName: id,
    language: language?.code ?? 'und',
    direction: language?.direction ?? 'ltr',
    website: page,
    licenseUrl: page,
    licenseNotes: null,
    licenseNotice: null,
  };
}
