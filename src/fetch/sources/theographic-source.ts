import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { editionJson, licenceLine, type OpenSource } from './open-source.ts';

export const theographicBase = 'https://codeload.github.com';

const repository = 'robertrouse/theographic-bible-metadata';
/** `theographic-bible-metadata-master/CSV/People.csv` */
const table = /^[^/]+\/CSV\/([^/]+\.csv)$/i;
const licence = /^[^/]+\/(LICEN[CS]E(?:\.\w+)?)$/i;

const metadata: EditionMetadata = {
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

/** People, places, events and groups: the tables in the folder `CSV` of the Theographic repository. */
export function theographicSource(base: string): OpenSource {
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
        throw new FetchError(`The archive of ${repository} no longer holds CSV/People.csv.`);
      return {
        room: 'datasets',
        folder: metadata.id,
        id: metadata.id,
        name: metadata.name,
        licence: licenceLine(metadata.licenseNotes, metadata.licenseUrl),
        editionJson: editionJson('entities', metadata),
        advice: [],
      };
    },
  };
}
