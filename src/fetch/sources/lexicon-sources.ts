import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { FetchError } from '../../net/network-fault.ts';
import { editionJson, licenceLine, type OpenSource } from './open-source.ts';

const archives = 'https://codeload.github.com';

interface LexiconSource {
  readonly word: string;
  readonly repository: string;
  readonly wanted: RegExp;
  readonly lexicon: EditionMetadata;
}

const english = { language: 'eng', direction: 'ltr', licenseNotice: null } as const;

const sources: readonly LexiconSource[] = [
  {
    word: 'stepbible',
    repository: 'STEPBible/STEPBible-Data',
    wanted: /^[^/]+\/Lexicons\/(TBES[HG])\b[^/]*\.txt$/,
    lexicon: {
      ...english,
      id: 'stepbible',
      name: 'STEPBible brief lexicons',
      englishName: 'STEPBible brief lexicons',
      shortName: 'stepbible',
      website: 'https://github.com/STEPBible/STEPBible-Data',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      licenseNotes:
        'STEP Bible (www.STEPBible.org), Tyndale House Cambridge, CC BY 4.0. The Hebrew meanings are based on the ' +
        'Abridged BDB of Online Bible.',
    },
  },
  {
    word: 'openscriptures:strongs',
    repository: 'openscriptures/strongs',
    wanted: /^[^/]+\/(?:hebrew|greek)\/(strongs-(?:hebrew|greek)-dictionary)\.js$/,
    lexicon: {
      ...english,
      id: 'strongs',
      name: 'Strong’s Dictionaries',
      englishName: 'Strong’s Dictionaries',
      shortName: 'strongs',
      website: 'https://github.com/openscriptures/strongs',
      licenseUrl: 'https://github.com/openscriptures/strongs',
      licenseNotes:
        'The dictionaries of James Strong (1890, 1894) are in the public domain; these files, edited by Open Scriptures, ' +
        'are licensed under CC BY-SA (no version is stated).',
    },
  },
];

export function lexiconSource(word: string, mirror: string | undefined): OpenSource | undefined {
  const source = sources.find((each) => each.word === word);
  return source && openSource(source, mirror ?? archives);
}

export const lexiconWords: readonly string[] = sources.map(({ word }) => word);

export const listedLexicons = sources.map(({ word, lexicon }) => ({
  add: word,
  source: word.split(':')[0]!,
  kind: 'lexicon' as const,
  name: lexicon.name,
  licence: licenceLine(lexicon.licenseNotes, lexicon.licenseUrl),
}));

function openSource({ word, repository, wanted, lexicon }: LexiconSource, base: string): OpenSource {
  const url = new URL(`${base}/${repository}/zip/refs/heads/master`);
  return {
    source: word,
    url,
    notFound: `${url.host} no longer has ${repository}.`,
    layOut: (names) => {
      const found = names.flatMap((name) => {
        const file = wanted.exec(name)?.[1];
        return file === undefined ? [] : [[name, `${file}${name.slice(name.lastIndexOf('.'))}`] as const];
      });
      return new Map(found);
    },
    describe: async (files) => {
      if (files.names().every((name) => !/^(?:TBES|strongs-)/.test(name)))
        throw new FetchError(`The archive of ${repository} no longer has its lexicons.`);
      return {
        room: 'datasets',
        folder: lexicon.id,
        id: lexicon.id,
        name: lexicon.name,
        licence: licenceLine(lexicon.licenseNotes, lexicon.licenseUrl),
        editionJson: editionJson('lexicon', lexicon),
        advice: [],
      };
    },
  };
}
