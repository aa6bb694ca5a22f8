import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { synchronizeLibrary } from '../../src/compile/build-library.ts';
import { sharedData } from '../../test/shared-data.ts';
import { writeFiles } from '../../test/write-files.ts';
import { benchCache, makeOnce, project } from '../lib/project.ts';

/** Folders of ../shared/data/translations. Their ids are BSB, WEB, HBOMAS, CMNCUV, DEUELB, SWHNT, UGNT and UHB. */
const translations = [
  'bsb',
  'engwebp',
  'hbomas',
  'cmn-cuv',
  'deu-elberfelder',
  'swh-nt',
  'ugnt-sample',
  'uhb-sample',
];

const records = [
  { id: 'FRASYN', file: 'FreSynodale1921.csv', name: 'Bible Synodale', language: 'fra' },
  { id: 'RUSMAK', file: 'RusMakarij.csv', name: 'Библия Макария', language: 'rus' },
];

const cases = [
  {
    ...{ id: 'HINIRV', name: 'इंडियन रिवाइज्ड वर्जन', language: 'hin' },
    folders: [
      ...Array.from({ length: 9 }, (_, at) => `special-cases/IRV${at + 1}`),
      ...['samples-from-wild/hindi-IRV1', 'samples-from-wild/hindi-IRV2'],
    ],
  },
  { id: 'TAMIRV', name: 'இண்டியன் ரிவைஸ்டு வெர்சன்', language: 'tam', folders: ['samples-from-wild/ta2il-IRV1'] },
  { id: 'MALSAM', name: 'സത്യവേദപുസ്തകം', language: 'mal', folders: ['samples-from-wild/doo43-3'] },
];

const attribution = 'https://creativecommons.org/licenses/by/4.0/';
const publicDomain = 'https://creativecommons.org/publicdomain/mark/1.0/';

const starterContent = join(project, '.cache/starter/content');
const starterEditions = ['translations/KJV', 'translations/OSHB', 'datasets/strongs-hebrew'].filter(
  (folder) => existsSync(join(starterContent, folder)),
);

/**
 * Returns the directory of a library with the translations that the queries search and with votes for verses
 * (cross references). It is cached in `.cache/bench` and compiled again if the code that builds documents
 * changes.
 * @throws Error if ../shared/data does not exist.
 */
export async function qualityLibrary(): Promise<string> {
  if (!sharedData) throw new Error('The queries search texts of ../shared/data, which does not exist.');
  const directory = join(benchCache, `${prefix}${digestOfBuilder()}`);
  if (!existsSync(directory)) removeOlder();
  await makeOnce(directory, async (unfinished) => {
    const content = join(unfinished, 'content');
    writeContent(content);
    await synchronizeLibrary({ content, library: join(unfinished, 'library') });
  });
  return join(directory, 'library');
}

const prefix = 'search-quality-';

function removeOlder(): void {
  if (!existsSync(benchCache)) return;
  for (const name of readdirSync(benchCache)) {
    if (name.startsWith(prefix)) rmSync(join(benchCache, name), { recursive: true });
  }
}

function writeContent(content: string): void {
  mkdirSync(join(content, 'translations'), { recursive: true });
  for (const name of translations) copy(`translations/${name}`, content, `translations/${name}`);
  for (const { id, file, name, language } of records) {
    const folder = `translations/${id}`;
    const metadata = { id, name, englishName: name, language, website: 'https://example.org/' };
    writeFiles(content, { [`${folder}/edition.json`]: { ...metadata, licenseUrl: publicDomain } });
    copy(`records/${file}`, content, `${folder}/${file}`);
  }
  for (const { folders, ...names } of cases) {
    const folder = `translations/${names.id}`;
    const metadata = { ...names, englishName: names.id, website: 'https://example.org/' };
    writeFiles(content, { [`${folder}/edition.json`]: { ...metadata, licenseUrl: attribution } });
    for (const [at, from] of folders.entries())
      copy(`conformance/usfm-tcdocs/${from}/origin.usfm`, content, `${folder}/${at}.usfm`);
  }
  for (const folder of starterEditions)
    cpSync(join(starterContent, folder), join(content, folder), { recursive: true });
  copy('cross-references/openbible', content, 'datasets/open-cross-ref');
  writeFiles(content, {
    'datasets/open-cross-ref/edition.json': {
      ...{ id: 'open-cross-ref', kind: 'cross-references', name: 'Open Cross References' },
      ...{ englishName: 'Open Cross References', language: 'eng' },
      ...{ website: 'https://www.openbible.info/labs/cross-references/' },
      licenseUrl: attribution,
    },
  });
}

function copy(from: string, content: string, to: string): void {
  cpSync(join(sharedData!, from), join(content, to), { recursive: true });
}

const builderFiles = [
  ...['compile', 'documents', 'formats', 'library', 'model'].map((room) => `src/${room}/**/*.ts`),
  'src/search/{analysis,build-index,index-parts,merge-index,packed-numbers}.ts',
  'bench/search-quality/library.ts',
];

function digestOfBuilder(): string {
  const hasher = new Bun.CryptoHasher('sha256').update(starterEditions.join());
  const files = builderFiles.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(project)]);
  for (const file of files.sort()) {
    if (!file.endsWith('.test.ts')) hasher.update(readFileSync(join(project, file)));
  }
  return hasher.digest('hex').slice(0, 16);
}
