import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { newFolder } from '../new-folder.ts';
import { zipOf } from '../zip-of.ts';
import { AddCommandServer, type Answer, type AskedFor, fileAnswer } from './add-command-server.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

const ebibleColumns =
  '"languageCode","translationId","languageName","languageNameInEnglish","dialect","homeDomain","title","description","Redistributable","Copyright","UpdateDate","publicationURL","OTbooks","OTchapters","OTverses","NTbooks","NTchapters","NTverses","DCbooks","DCchapters","DCverses","FCBHID","Certified","inScript","swordName","rodCode","textDirection","downloadable","font","shortTitle","PODISBN","script","sourceDate"';
const ebibleRow = (id: string, more: Record<string, string>) => {
  const values: Record<string, string> = {
    languageCode: 'eng',
    translationId: id,
    languageName: 'English',
    languageNameInEnglish: 'English',
    title: id,
    Redistributable: 'True',
    Copyright: 'public domain',
    OTverses: '23145',
    NTverses: '7957',
    DCverses: '0',
    textDirection: 'ltr',
    downloadable: 'True',
    ...more,
  };
  const names = ebibleColumns.replaceAll('"', '').split(',');
  return names.map((name) => `"${(values[name] ?? '').replaceAll('"', '""')}"`).join(',');
};
const ebibleIndex = `\ufeff${[
  ebibleColumns,
  ebibleRow('engwebp', { title: 'World English Bible', shortTitle: 'World English Bible' }),
  ebibleRow('spaRV1909', {
    languageCode: 'spa',
    languageName: 'Español',
    languageNameInEnglish: 'Spanish',
    title: 'Santa Biblia, "Reina-Valera" 1909',
    shortTitle: 'Reina Valera 1909',
  }),
  ebibleRow('aai', {
    languageCode: 'aai',
    languageName: 'Miniafia',
    languageNameInEnglish: 'Miniafia Oyan',
    title: 'Tur gewasin',
    Copyright: 'copyright © 2009 Wycliffe Inc. CC BY-NC-ND 4.0',
    OTverses: '',
  }),
  ebibleRow('engnet', { Redistributable: 'False' }),
  ebibleRow('engold', { downloadable: 'False' }),
  ebibleRow('../../evil', {}),
].join('\r\n')}\r\n`;

const publicEntry = (id: string, more: object) => ({
  id,
  name: id,
  englishName: id,
  shortName: id,
  language: 'eng',
  languageName: 'English',
  languageEnglishName: 'English',
  textDirection: 'ltr',
  website: 'https://example.org/',
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  licenseNotes: null,
  totalNumberOfVerses: 31_086,
  ...more,
});
const publicTranslations = {
  translations: [
    publicEntry('BSB', { name: 'Berean Standard Bible', licenseUrl: 'https://berean.bible/licensing.htm' }),
    publicEntry('spa_r09', { language: 'spa', languageName: 'español', languageEnglishName: 'Spanish' }),
    publicEntry('../evil', {}),
  ],
};
const publicCommentaries = { commentaries: [publicEntry('tyndale', { name: 'Tyndale Study Notes' })] };

const door43Entry = (name: string, more: object = {}) => ({
  id: 1,
  name,
  owner: 'unfoldingWord',
  full_name: `unfoldingWord/${name}`,
  zipball_url: `https://git.door43.org/unfoldingWord/${name}/archive/v80.zip`,
  language: 'en',
  language_title: 'English',
  language_direction: 'ltr',
  subject: 'Aligned Bible',
  title: 'unfoldingWord® Literal Text',
  branch_or_tag_name: 'v80',
  stage: 'prod',
  metadata_type: 'rc',
  content_format: 'usfm',
  ingredients: [
    { identifier: 'gen', path: './01-GEN.usfm', size: 3_000_000 },
    { identifier: 'exo', path: './02-EXO.usfm', size: 1_500_000 },
  ],
  ...more,
});
const door43Index = {
  ok: true,
  data: [
    door43Entry('en_ult'),
    door43Entry('hi_irv', {
      owner: 'Door43-Catalog',
      language: 'hi',
      language_title: 'हिन्दी',
      title: 'Hindi IRV',
      ingredients: undefined,
    }),
    door43Entry('..', {}),
    door43Entry('x', { branch_or_tag_name: '../../v1' }),
  ],
  last_updated: '2026-09-01T00:00:00Z',
};

const tree = (...paths: string[]) =>
  JSON.stringify({ sha: 'x', tree: paths.map((path) => ({ path, type: 'blob', size: 4_000_000 })) });

const indexes: Record<string, string> = {
  '/repos/gratis-bible/bible/git/trees/master': tree(
    'README.md',
    'de/elberfelder1905.xml',
    'de/elberfelder1905/gen.xml',
  ),
  '/repos/kohelet-net-admin/zefania-xml-bibles/git/trees/master': tree(
    'Bibles/ENG/Darby Bible/SF_2009-01-20_ENG_DARBY_(DARBY BIBLE).xml',
    'Bibles/ENG/Darby Bible/SF_2009-01-20_ENG_DARBY_(DARBY BIBLE).xml.statistics.csv',
  ),
  '/repos/Beblia/Holy-Bible-XML-Format/git/trees/master': tree('Czech1922Bible.xml', 'README.md'),
  '/Scriptures/translations.csv': ebibleIndex,
  '/api/available_translations.json': JSON.stringify(publicTranslations),
  '/api/available_commentaries.json': JSON.stringify(publicCommentaries),
  '/api/v1/catalog/search': JSON.stringify(door43Index),
};

function serveIndexes(change: (asked: AskedFor) => Answer | undefined = () => undefined) {
  return AddCommandServer.start((asked) => {
    const path = asked.path.split('?')[0]!;
    const changed = change(asked);
    if (changed) return changed;
    const file = indexes[path];
    if (file === undefined) return { status: 404 };
    const answer = fileAnswer(asked, Buffer.from(file));
    const type = path.endsWith('.csv') ? 'text/csv' : 'application/json';
    return { ...answer, headers: { ...answer.headers, 'Content-Type': type } };
  });
}

const found = (stdout: string) =>
  stdout
    .split('\n')
    .flatMap(
      (line) => /^ {2}((?:ebible|helloao|door43|openbible|theographic|https)\S*)/.exec(line)?.[1] ?? [],
    );

describe('list', () => {
  let server: AddCommandServer;
  const cache = newFolder();
  beforeAll(async () => {
    server = await serveIndexes();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const list = (...words: string[]) => runCommand('list', ...words, '--cache', cache, '--from', server.url);

  test('shows everything that add can bring, with its language, size and licence, and the terms of each source', async () => {
    const { exitCode, stdout, stderr } = await list();
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout.split('\n').filter((line) => !line.startsWith('  Terms'))).toEqual([
      'eBible.org: 3 of 3 editions; index of today',
      '  ebible:engwebp  World English Bible; English [eng]; 31,102 verses; public domain',
      '  ebible:spaRV1909  Santa Biblia, "Reina-Valera" 1909 (Reina Valera 1909); Spanish [spa]; 31,102 verses; public domain',
      '  ebible:aai  Tur gewasin; Miniafia Oyan [aai]; 7,957 verses; copyright © 2009 Wycliffe Inc. CC BY-NC-ND 4.0',
      '',
      'the public API (Free Use Bible API): 3 of 3 editions; index of today',
      '  helloao:BSB  Berean Standard Bible (BSB); English [eng]; 31,086 verses; https://berean.bible/licensing.htm',
      '  helloao:spa_r09  spa_r09; Spanish [spa]; 31,086 verses; https://creativecommons.org/licenses/by-sa/4.0/',
      '  helloao:tyndale  Tyndale Study Notes (tyndale); English [eng]; 31,086 verses; https://creativecommons.org/licenses/by-sa/4.0/',
      '',
      'Door43: 2 of 2 editions; index of today',
      '  door43:unfoldingWord/en_ult@v80  unfoldingWord® Literal Text; English [en]; 4.5 MB; licence not in the index',
      '  door43:Door43-Catalog/hi_irv@v80  Hindi IRV; Hindi [hi]; licence not in the index',
      '',
      'gratis-bible (OSIS): 1 of 1 edition; index of today',
      '  https://raw.githubusercontent.com/gratis-bible/bible/master/de/elberfelder1905.xml  elberfelder 1905; Standard German [deu]; 4.0 MB; licence not in the index',
      '',
      'Zefania XML Bibles: 1 of 1 edition; index of today',
      '  https://raw.githubusercontent.com/kohelet-net-admin/zefania-xml-bibles/master/Bibles/ENG/Darby%20Bible/SF_2009-01-20_ENG_DARBY_(DARBY%20BIBLE).xml  DARBY BIBLE; English [eng]; 4.0 MB; licence not in the index',
      '',
      'Beblia Holy Bible XML: 1 of 1 edition; index of today',
      '  https://raw.githubusercontent.com/Beblia/Holy-Bible-XML-Format/master/Czech1922Bible.xml  Czech 1922; [und]; 4.0 MB; licence not in the index',
      '',
      'single datasets: 4 of 4 editions',
      '  openbible:cross-references  OpenBible.info Cross References; English [eng]; CC BY 4.0 https://creativecommons.org/licenses/by/4.0/',
      '  theographic  Theographic Bible Metadata; English [eng]; CC BY-SA 4.0 https://creativecommons.org/licenses/by-sa/4.0/',
      expect.stringMatching(
        /^ {2}stepbible {2}STEPBible brief lexicons; English \[eng\]; STEP Bible .* CC BY 4\.0\./,
      ),
      expect.stringMatching(
        /^ {2}openscriptures:strongs {2}Strong’s Dictionaries; English \[eng\]; .*public domain/,
      ),
      '',
      '',
    ]);
    expect(stdout.match(/^ {2}Terms: .*https:\/\//gm)).toHaveLength(6);
  });

  test.each<[string[], string[]]>([
    [['spanish'], ['ebible:spaRV1909', 'helloao:spa_r09']],
    [['es'], ['ebible:spaRV1909', 'helloao:spa_r09']],
    [['ESPANOL'], ['ebible:spaRV1909', 'helloao:spa_r09']],
    [['reina', 'valera'], ['ebible:spaRV1909']],
    [['hindi'], ['door43:Door43-Catalog/hi_irv@v80']],
    [['--language', 'hin'], ['door43:Door43-Catalog/hi_irv@v80']],
    [['--language', 'miniafia'], ['ebible:aai']],
    [
      ['--licence', 'by-sa'],
      ['helloao:spa_r09', 'helloao:tyndale', 'theographic'],
    ],
    [['--licence', 'CC BY-SA 4.0', 'tyndale'], ['helloao:tyndale']],
    [['public domain', 'english'], ['ebible:engwebp']],
    [['commentary'], ['helloao:tyndale']],
    [['--source', 'door43', 'literal'], ['door43:unfoldingWord/en_ult@v80']],
    [['nothing-like-this'], []],
  ])('%p finds %p', async (words, expected) => {
    const { exitCode, stdout } = await list(...words);
    expect([exitCode, found(stdout)]).toEqual([0, expected]);
  });

  test('prints JSON', async () => {
    const { stdout } = await list('reina', '--json');
    const { sources, editions } = JSON.parse(stdout);
    expect(sources[0]).toEqual({
      source: 'ebible',
      title: 'eBible.org',
      terms: expect.stringContaining('https://ebible.org/'),
      fetched: expect.stringMatching(/^\d{4}-/),
      editions: 3,
      found: 1,
    });
    expect(editions).toEqual([
      {
        add: 'ebible:spaRV1909',
        source: 'ebible',
        kind: 'translation',
        name: 'Santa Biblia, "Reina-Valera" 1909',
        englishName: 'Reina Valera 1909',
        language: 'spa',
        languageNames: ['Español', 'Spanish'],
        licence: 'public domain',
        verses: 31_102,
      },
    ]);
  });

  test('an unknown source is a usage error', async () => {
    const { exitCode, stderr } = await list('--source', 'nobody');
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('Known sources: ebible, helloao, door43, gratis-bible, zefania, beblia.'),
    ]);
  });
});

describe('the indexes', () => {
  const listed = (cache: string, url: string, ...more: string[]) =>
    runCommand('list', '--source', 'ebible', '--cache', cache, '--from', url, ...more);

  test('are downloaded once; --refresh asks whether they have changed', async () => {
    await using server = await serveIndexes();
    const cache = newFolder();
    await listed(cache, server.url);
    await listed(cache, server.url);
    expect(server.asked.length).toBe(1);
    const state = readdirSync(cache).find((name) => name.endsWith('.json'))!;
    const old = JSON.parse(readFileSync(join(cache, state), 'utf8'));
    const fetched = new Date(Date.now() - 12.5 * 86_400_000);
    writeFileSync(join(cache, state), JSON.stringify({ ...old, fetched }));
    expect((await listed(cache, server.url)).stdout).toContain(
      'index 12 days old (--refresh requests a newer one)',
    );
    expect((await listed(cache, server.url, '--refresh')).stdout).toContain('index of today');
    expect(server.asked.map(({ headers }) => headers.has('if-none-match'))).toEqual([false, true]);
    expect(
      readdirSync(cache)
        .map((name) => name.split('.').slice(1).join('.'))
        .sort(),
    ).toEqual(['index', 'json']);
  });

  test('that were downloaded earlier serve if a newer one is unavailable', async () => {
    let isDown = false;
    await using server = await serveIndexes(() => (isDown ? { status: 403 } : undefined));
    const cache = newFolder();
    await listed(cache, server.url);
    isDown = true;
    const { exitCode, stdout, stderr } = await listed(cache, server.url, '--refresh');
    expect([exitCode, found(stdout).length]).toEqual([0, 3]);
    expect(stderr).toContain('The index of eBible.org is out of date: ');
  });

  test('that were damaged on the disk are downloaded again', async () => {
    await using server = await serveIndexes();
    const cache = newFolder();
    const before = await listed(cache, server.url);
    for (const name of readdirSync(cache).filter((each) => each.endsWith('.index')))
      writeFileSync(join(cache, name), '');
    expect((await listed(cache, server.url)).stdout).toBe(before.stdout);
  });

  test('that cannot be stored name the cache folder', async () => {
    await using server = await AddCommandServer.start((asked) => fileAnswer(asked, Buffer.from(ebibleIndex)));
    const cache = join(newFolder({ file: '' }), 'file');
    const { exitCode, stderr } = await listed(cache, server.url);
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining(`The index cannot be stored in the cache folder (--cache), ${cache}: `),
    ]);
  });

  test('that cannot be read are named; the others are shown', async () => {
    await using server = await serveIndexes(({ path }) =>
      path.startsWith('/api/v1') ? { status: 404 } : undefined,
    );
    const { exitCode, stdout, stderr } = await runCommand(
      'list',
      '--cache',
      newFolder(),
      '--from',
      server.url,
    );
    expect([exitCode, found(stdout).length]).toEqual([1, 11]);
    expect(stderr).toMatch(/^scriptorium: Door43: 127.0.0.1:\d+ has no \/api\/v1\/catalog\/search\.\n$/);
  });

  test.each<[string, Answer, string]>([
    [
      'a page',
      { headers: { 'Content-Type': 'text/html' }, body: '<html>' },
      'is not a table: its type is text/html',
    ],
    ['a page of another type', { body: '<!doctype html>' }, 'is not a table: it does not begin like one'],
    ['another table', { body: 'a,b\n1,2\n' }, 'no longer has a column "translationId"'],
    [
      'a redirect to elsewhere',
      { status: 302, headers: { Location: 'http://example.org/' } },
      'not safe to follow',
    ],
    [
      'damaged gzip',
      { headers: { 'Content-Encoding': 'gzip' }, body: Buffer.from('1f8b08', 'hex') },
      'is damaged gzip',
    ],
  ])('that are %s are refused', async (_, answer, message) => {
    await using server = await serveIndexes(() => answer);
    const { exitCode, stderr } = await listed(newFolder(), server.url);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test('cannot deceive on a terminal', async () => {
    const title = 'Bible\u001b[2Jof\u202ereverse';
    const body = `${ebibleColumns}\n${ebibleRow('eng1', { title })}\n`;
    await using server = await serveIndexes(() => ({ body }));
    expect((await listed(newFolder(), server.url)).stdout).toContain('ebible:eng1  Bible?[2Jof?reverse');
  });
});

describe('add door43:OWNER/REPO', () => {
  const manifest = `dublin_core:
  conformsto: 'rc0.2'
  identifier: 'ult'
  title: 'A Literal Text'
  language:
    direction: 'rtl'
    identifier: 'ar'
    title: 'Arabic'
  rights: 'CC BY-SA 4.0'
projects: []
`;
  const usfm = '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 In the beginning.\n';

  test('brings the USFM of a release with the language and the licence of its manifest', async () => {
    const archive = await zipOf({
      'ar_ult/01-GEN.usfm': usfm,
      'ar_ult/manifest.yaml': manifest,
      'ar_ult/LICENSE.md': 'CC',
    });
    await using server = await AddCommandServer.start((asked) =>
      asked.path === '/owner/ar_ult/archive/v1.zip' ? fileAnswer(asked, archive) : { status: 404 },
    );
    const content = newFolder();
    const add = (word: string) => runCommand('add', word, content, '--from', server.url);
    const { exitCode, stdout } = await add('door43:owner/ar_ult@v1');
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining('  Licence: CC BY-SA 4.0 https://creativecommons.org/licenses/by-sa/4.0/\n'),
    ]);
    const json = JSON.parse(readFileSync(join(content, 'translations/ar_ult/edition.json'), 'utf8'));
    expect(json).toMatchObject({
      id: 'ar_ult',
      name: 'A Literal Text',
      language: 'ara',
      direction: 'rtl',
      website: 'https://git.door43.org/owner/ar_ult',
    });
    const { editions } = await buildLibrary({ content, library: newFolder() });
    expect(editions).toMatchObject([{ id: 'ar_ult', outcome: 'compiled' }]);
    expect((await add('door43:owner/ar_ult@v1')).stdout).toContain('is up to date');
    expect((await add('door43:owner/ar_ult@v2')).stderr).toContain('has no release "v2" of owner/ar_ult');
    expect((await add('door43:../x@v2')).exitCode).toBe(2);
  });

  test('without a manifest names the missing file', async () => {
    for (const more of [{}, { 'manifest.yaml': '{\t[broken' }]) {
      const archive = await zipOf({ '01-GEN.usfm': usfm, ...more });
      await using server = await AddCommandServer.start((asked) => fileAnswer(asked, archive));
      const { stdout } = await runCommand('add', 'door43:owner/xx', newFolder(), '--from', server.url);
      expect(stdout).toContain('Note: It has no manifest');
    }
  });
});
