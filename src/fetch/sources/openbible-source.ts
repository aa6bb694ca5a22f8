import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { wholeArchive } from '../unpack-archive.ts';
import { crossReferenceHead, editionJson, licenceLine, type OpenSource } from './open-source.ts';

export const openbibleBase = 'https://a.openbible.info';

const metadata: EditionMetadata = {
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

/** The cross references of OpenBible.info. The head of the table names the licence and the day it was made. */
export function openbibleSource(base: string): OpenSource {
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
      return {
        room: 'datasets',
        folder: metadata.id,
        id: metadata.id,
        name: metadata.name,
        licence: licenceLine(licenseNotes, metadata.licenseUrl),
        editionJson: editionJson('cross-references', { ...metadata, licenseNotes }),
        advice: [],
      };
    },
  };
}
