import { describe, expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { folderFiles } from '../plan/edition-files.ts';
import { readEditionMetadata } from './read-edition-metadata.ts';

const edition = {
  id: 'PSH',
  name: 'کتاب مقدس',
  englishName: 'Persian Sample',
  language: 'fas',
  website: 'https://example.org/psh',
  licenseUrl: 'https://example.org/psh/license',
};

function read(files: Record<string, unknown>, name = 'folder') {
  const folder = {
    path: newFolder(files),
    shown: `translations/${name}`,
    name,
    room: 'translations',
  } as const;
  return readEditionMetadata(folder, folderFiles(folder));
}

const readLicensed = (license: unknown) => read({ 'edition.json': { ...edition, license } });

async function faults(content: unknown): Promise<string[]> {
  const { metadata, diagnostics } = await read({ 'edition.json': content });
  expect(metadata).toBeUndefined();
  return diagnostics.map(({ file, line, column, severity, code, message }) => {
    expect([file, severity]).toEqual(['translations/folder/edition.json', 'error']);
    return `${line}:${column} ${code} ${message}`;
  });
}

describe('edition.json', () => {
  test('returns the metadata; missing members have defaults', async () => {
    expect(await read({ 'edition.json': edition })).toEqual({
      file: 'translations/folder/edition.json',
      metadata: {
        ...edition,
        shortName: 'PSH',
        language: 'fas',
        direction: 'rtl',
        licenseNotes: null,
        licenseNotice: null,
      },
      diagnostics: [],
    });
  });

  test('may say everything itself, and name its sources', async () => {
    const more = { shortName: 'PS', direction: 'ltr', licenseNotes: 'notes', licenseNotice: 'notice' };
    const content = { $schema: '../edition.schema.json', kind: 'translation', ...edition, ...more };
    const found = await read({ 'edition.json': { ...content, sources: ['new/*.usfm'] } });
    expect(found.metadata).toMatchObject(more);
    expect(found.sources).toEqual(['new/*.usfm']);
  });

  test('reports a language that does not exist', async () => {
    const diagnosed = async (language: string) =>
      (await read({ 'edition.json': { ...edition, language } })).diagnostics;
    expect(await diagnosed('xqz')).toMatchObject([
      { code: 'unknown-language', severity: 'warning', line: 1 },
    ]);
    for (const known of ['swh', 'sw', 'grc', 'qab', 'und', 'zh-Hant'])
      expect(await diagnosed(known)).toEqual([]);
  });

  test('accepts the terms of the licence', async () => {
    const license = {
      attribution: 'required',
      commercialUse: 'not-allowed',
      derivatives: 'allowed',
      copyleft: true,
      publicDomain: false,
    };
    expect(await readLicensed(license)).toMatchObject({ metadata: { license }, diagnostics: [] });
    const written = { ...license, attribution: true, commercialUse: false, derivatives: true };
    expect(await readLicensed(written)).toMatchObject({ metadata: { license }, diagnostics: [] });
    expect((await readLicensed(null)).metadata?.license).toBeNull();
  });

  test('reports the missing terms of a licence, which is then null', async () => {
    const found = await readLicensed({ commercialUse: false, attribution: 'say it was us' });
    expect(found.metadata?.license).toBeNull();
    expect(found.diagnostics).toMatchObject([{ code: 'incomplete-license', severity: 'warning', line: 1 }]);
    expect(found.diagnostics[0]!.message).toContain(
      'Add attribution ("required" or "not-required"), derivatives ("allowed" or "not-allowed"), copyleft',
    );
    expect(await faults({ ...edition, license: { commercialUse: 'yes' } })).toEqual([
      expect.stringContaining('bad-metadata $.license.commercialUse: '),
    ]);
  });

  test('also accepts a two-letter language code', async () => {
    const { metadata } = await read({ 'edition.json': { ...edition, language: 'he' } });
    expect(metadata).toMatchObject({ language: 'heb', direction: 'rtl' });
  });

  test('takes precedence over the other metadata files', async () => {
    const { file, metadata } = await read({ 'edition.json': edition, 'metadata.json': '', 'meta.json': '' });
    expect([file, metadata?.id]).toEqual(['translations/folder/edition.json', 'PSH']);
  });

  test.each(['edition.json', 'metadata.json'])('%s may leave out members, with a warning', async (file) => {
    const { metadata, diagnostics } = await read(
      { [file]: { englishName: 'Ours', language: 'eng' } },
      'OURS',
    );
    expect(metadata).toMatchObject({
      id: 'OURS',
      name: 'Ours',
      language: 'eng',
      website: '',
      licenseUrl: '',
    });
    expect(diagnostics).toMatchObject([{ code: 'no-metadata', severity: 'warning', line: 1, column: 1 }]);
    expect(diagnostics[0]!.message).toStartWith('Add id, name, website, licenseUrl.');
  });

  test('takes its names from the id if they are missing, and the language is undetermined', async () => {
    const { metadata } = await read({ 'edition.json': { id: 'PSH' } });
    expect(metadata).toMatchObject({ id: 'PSH', name: 'PSH', englishName: 'PSH', language: 'und' });
  });

  test('needs an id if the name of the folder cannot be one', async () => {
    const { metadata, diagnostics } = await read({ 'edition.json': { name: 'A' } }, 'my text');
    expect([metadata, diagnostics[0]!.message]).toEqual([undefined, '$.id is missing.']);
  });

  test.each(['edition.json.txt', 'Edition.json', 'edition.jsonc', 'edition'])(
    'with the name %s is named in the warning that there is none',
    async (file) => {
      const { diagnostics } = await read({ [file]: edition }, 'OURS');
      expect(diagnostics[0]!.message).toEndWith(`Rename translations/OURS/${file} to edition.json.`);
    },
  );

  test('may begin with a byte-order mark', async () => {
    const { metadata } = await read({ 'edition.json': `\uFEFF${JSON.stringify(edition)}` });
    expect(metadata?.id).toBe('PSH');
  });
});

describe('a wrong edition.json is reported with line, column and JSON path', () => {
  test('that is not JSON', async () => {
    expect(await faults('{\n  "id": "A",\n  "name" "B"\n}')).toEqual([
      expect.stringMatching(/^3:10 bad-metadata This is not valid JSON/),
    ]);
    expect(await faults('')).toEqual([expect.stringMatching(/^1:1 bad-metadata The file is empty/)]);
  });

  test('of another type than an object', async () => {
    expect(await faults('["A"]')).toEqual([expect.stringMatching(/^1:1 bad-metadata \$: /)]);
  });

  test('with members that are missing, of a wrong type, or unknown', async () => {
    const wrong = { ...edition, alignment: { file: 'a', source: 'b' }, name: 7, langauge: 'eng' };
    const found = await faults(JSON.stringify(wrong, null, 2));
    expect(found).toHaveLength(3);
    expect(found).toContainEqual(expect.stringMatching(/^3:11 bad-metadata \$\.name: /));
    expect(found).toContainEqual(
      expect.stringMatching(/ bad-metadata \$\.alignment: must be "computed", or/),
    );
    expect(found).toContainEqual(expect.stringMatching(/ bad-metadata \$.*langauge/));
  });

  test('in plain words', async () => {
    const wrong = { ...edition, name: null, website: 7, direction: 'up', sources: '*.usfm', langauge: 'eng' };
    expect((await faults(JSON.stringify(wrong))).map((fault) => fault.replace(/^\S+ /, ''))).toEqual([
      'bad-metadata $.name: must be text in double quotes, not null',
      'bad-metadata $.website: must be text in double quotes, not the number 7',
      'bad-metadata $.direction: must be "ltr" or "rtl"',
      'bad-metadata $.sources: must be a list in brackets [ ], not text',
      'bad-metadata $.langauge: unknown member. Did you mean "language"?',
    ]);
  });

  test('with a member that is written twice', async () => {
    const twice = `{"id": "BASE",\n${JSON.stringify(edition).slice(1)}`;
    expect(await faults(twice)).toEqual([
      '2:1 bad-metadata $.id was already written in line 1. Remove one of them.',
    ]);
  });

  test('with an empty member', async () => {
    expect(await faults({ ...edition, name: '' })).toEqual([
      expect.stringMatching(/ bad-metadata \$\.name: must not be empty$/),
    ]);
  });

  test('with a wrong member inside a list', async () => {
    const found = await faults(`{"sources": [\n"*.usfm",\n  5],${JSON.stringify(edition).slice(1)}`);
    expect(found).toEqual([expect.stringMatching(/^3:3 bad-metadata \$\.sources\.1: /)]);
  });

  test('with a language that is not a code', async () => {
    const found = await faults({ ...edition, language: 'Persian' });
    expect(found).toEqual([expect.stringContaining('$.language: must be an ISO 639 code')]);
  });

  test.each(['c', 'C', 'd', 'D', 'a b', 'a/b', 'ü', ''])('with the id "%s"', async (id) => {
    const found = await faults({ ...edition, id });
    expect(found.length).toBeGreaterThan(0);
    for (const fault of found) expect(fault).toMatch(/^1:7 bad-edition-id \$\.id: /);
  });

  test('that contains binary data', async () => {
    expect(await faults('{"id":"A\0"}')).toEqual([expect.stringMatching(/^1:1 not-text /)]);
  });
});

test("metadata.json is read in the shape of the public API's generator; members that are served nowhere are named", async () => {
  const { file, metadata, diagnostics } = await read({
    'metadata.json': { ...edition, shortName: 'PS', direction: 'rtl', licenseNotice: 'notice', year: 1990 },
  });
  expect(file).toBe('translations/folder/metadata.json');
  expect(diagnostics).toMatchObject([
    { code: 'unserved-metadata', severity: 'warning', line: 1, column: 230 },
  ]);
  expect(diagnostics[0]!.message).toStartWith('The documents have no member for year.');
  expect(metadata).toEqual({
    ...edition,
    shortName: 'PS',
    direction: 'rtl',
    licenseNotes: null,
    licenseNotice: 'notice',
  });
});

test('a wrong metadata.json is reported under its own name', async () => {
  const { metadata, file, diagnostics } = await read({ 'metadata.json': { ...edition, direction: 'up' } });
  expect([metadata, file]).toEqual([undefined, 'translations/folder/metadata.json']);
  expect(diagnostics).toMatchObject([{ code: 'bad-metadata', file: 'translations/folder/metadata.json' }]);
  expect(diagnostics[0]!.message).toStartWith('$.direction: ');
});

describe('metadata.json of a Scripture Burrito', () => {
  const agency = {
    id: 'https://example.org/a',
    roles: ['content', 'rightsHolder'],
    url: 'https://example.org',
  };
  const paratext = {
    format: 'scripture burrito',
    meta: { version: '1.0.0', category: 'source', generator: { softwareName: 'Paratext' } },
    idAuthorities: { paratext: { id: 'https://paratext.org' } },
    identification: {
      primary: { paratext: { a3f9: { revision: '1' } } },
      name: { en: 'Zarma New Testament', dje: 'Zarma Neeriya' },
      abbreviation: { en: 'ZJNT' },
    },
    confidential: false,
    languages: [{ tag: 'dje', name: { en: 'Zarma' }, scriptDirection: 'LTR' }],
    type: { flavorType: { name: 'scripture', currentScope: { MAT: [] } } },
    localizedNames: { 'book-mat': { short: { dje: 'Matiyu' } } },
    ingredients: { 'ingredients/40MAT.SFM': { size: 1, scope: { MAT: [] } } },
  };
  const copyright = {
    publicDomain: true,
    shortStatements: [
      { statement: 'Autre', lang: 'fr' },
      { statement: '<p>© 2025 A&nbsp;&amp; B</p>', mimetype: 'text/html', lang: 'dje' },
    ],
  };

  test('of Paratext gives the holder of the rights, the terms and the statement in the language', async () => {
    const read1 = await read({ 'metadata.json': { ...paratext, copyright, agencies: [agency] } });
    expect(read1.metadata).toMatchObject({
      ...{ id: 'ZJNT', name: 'Zarma Neeriya', englishName: 'Zarma New Testament', language: 'dje' },
      ...{ website: 'https://example.org', licenseUrl: '', licenseNotes: '© 2025 A & B' },
      license: { attribution: 'not-required', publicDomain: true },
    });
    expect(read1.sources).toEqual(['ingredients/40MAT.SFM']);
  });

  test('has members about the project that are not reported', async () => {
    expect((await read({ 'metadata.json': paratext })).diagnostics).toEqual([]);
  });

  test('of Codex gives the language of the target and the name of the project, and lists no sources', async () => {
    const codex = {
      ...paratext,
      projectName: 'Natural English',
      meta: { abbreviation: '' },
      identification: {},
      languages: [
        { tag: 'grc', projectStatus: 'source' },
        { tag: 'eng', projectStatus: 'target' },
      ],
      ingredients: {},
      copyright: { shortStatements: [] },
    };
    const { metadata, sources } = await read({ 'metadata.json': codex });
    expect(metadata).toMatchObject({ id: 'NaturalEnglish', name: 'Natural English', language: 'eng' });
    expect(sources).toBeUndefined();
    const started = await read({ 'metadata.json': { ...codex, languages: ['', null] } });
    expect(started.metadata).toMatchObject({ name: 'Natural English', language: 'und' });
    const { diagnostics } = await read({ 'metadata.json': { ...codex, projectName: '' } });
    expect(diagnostics[0]!.message).toBe('$.identification.name: must have a name');
  });
});

describe('meta.json in the shape of fetch.bible', () => {
  const meta = {
    id: 'hbo_mas',
    name: { local: 'כתבי הקודש', abbrev: 'MAS', english: 'Hebrew Masoretic Old Testament' },
    language: 'hbo',
    year: null,
    copyright: {
      licenses: [{ license: 'public', url: 'https://example.org/license' }],
      attribution: 'public domain',
      attribution_url: 'https://example.org/hbo',
    },
  };

  test('gives the metadata', async () => {
    expect((await read({ 'meta.json': meta })).metadata).toEqual({
      id: 'hbo_mas',
      name: 'כתבי הקודש',
      englishName: 'Hebrew Masoretic Old Testament',
      shortName: 'MAS',
      language: 'hbo',
      direction: 'rtl',
      website: 'https://example.org/hbo',
      licenseUrl: 'https://example.org/license',
      licenseNotes: 'public domain',
      licenseNotice: null,
    });
  });

  test('without names and attribution', async () => {
    const bare = {
      ...meta,
      name: { local: '', abbrev: '', english: 'Masoretic' },
      copyright: { licenses: [] },
    };
    expect((await read({ 'meta.json': bare })).metadata).toMatchObject({
      name: 'Masoretic',
      englishName: 'Masoretic',
      shortName: 'hbo_mas',
      website: '',
      licenseUrl: '',
      licenseNotes: null,
    });
  });

  test('the warning names members that are not served', async () => {
    const licenses = [...meta.copyright.licenses, { license: 'cc-by', url: 'https://example.org/other' }];
    const more = {
      ...meta,
      year: 1990,
      copyright: { ...meta.copyright, licenses },
      audio: [],
      reviewed: false,
    };
    const { diagnostics } = await read({ 'meta.json': more });
    expect(diagnostics).toMatchObject([{ code: 'unserved-metadata' }]);
    expect(diagnostics[0]!.message).toStartWith(
      'The documents have no member for year, copyright.licenses.0.license, copyright.licenses.1. ',
    );
  });

  test('is rejected with the path of the invalid member', async () => {
    const { metadata, diagnostics } = await read({ 'meta.json': { ...meta, name: 'MAS' } });
    expect(metadata).toBeUndefined();
    expect(diagnostics[0]!.message).toStartWith('$.name: ');
  });
});

describe('a folder with a project of another program', () => {
  test('of Paratext has its name, language, direction, encoding and copyright', async () => {
    const settings = (members: string) => `<ScriptureText>\n${members}\n</ScriptureText>`;
    const eight = settings(
      '<Name>FRA</Name><FullName>Bible &amp; notes</FullName><LanguageIsoCode>fra:::</LanguageIsoCode><Encoding>65001</Encoding><Copyright>&lt;p&gt;© 2019 A&lt;/p&gt;&lt;p&gt;B&lt;/p&gt;</Copyright>',
    );
    const { metadata, diagnostics } = await read({ 'Settings.xml': eight }, 'My-Project');
    expect(metadata).toMatchObject({
      ...{ id: 'My-Project', name: 'Bible & notes', shortName: 'FRA', language: 'fra', direction: 'ltr' },
      licenseNotes: '© 2019 A\n\nB',
    });
    expect(metadata).not.toHaveProperty('encoding');
    expect(diagnostics).toEqual([]);
    const seven = settings(
      '<Name>OLD</Name><Language>Urdu</Language><LeftToRight>F</LeftToRight><Encoding>1256</Encoding>',
    );
    const old = await read({ 'OLD.ssf': seven });
    expect(old.metadata).toMatchObject({ name: 'OLD', direction: 'rtl', encoding: 'windows-1256' });
    expect(old.diagnostics).toMatchObject([{ code: 'no-metadata' }]);
  });

  test('of Door43 has the title, language and licence of its manifest', async () => {
    const manifest =
      "dublin_core:\n  identifier: 'ult'\n  language:\n    direction: 'ltr'\n    identifier: 'en'\n  rights: 'CC BY-SA 4.0'\n  title: 'Literal Text'\n";
    const { metadata, diagnostics } = await read({ 'manifest.yaml': manifest }, 'en_ult');
    expect(metadata).toMatchObject({
      ...{ id: 'en_ult', name: 'Literal Text', language: 'eng', licenseNotes: 'CC BY-SA 4.0' },
      licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    });
    expect(diagnostics).toEqual([]);
    expect((await read({ 'manifest.yaml': 'a: [' }, 'en_ult')).diagnostics).toHaveLength(1);
  });

  test('in OSIS has the title, language and rights of its header', async () => {
    const osis = (header: string) =>
      `<osis><osisText osisIDWork='LATV' xml:lang='lv'><header>${header}</header></osisText></osis>`;
    const work =
      "<work osisWork='LATV'><title>Latvian Version</title><creator/><rights>Public domain</rights></work><work osisWork='strong'><title>Strong</title></work>";
    const { metadata, diagnostics } = await read({ 'lav.osis.xml': osis(work) }, 'lav');
    expect(metadata).toMatchObject({
      ...{ id: 'lav', name: 'Latvian Version', shortName: 'LATV', language: 'lav' },
      licenseNotes: 'Public domain',
    });
    expect(diagnostics).toEqual([]);
    expect((await read({ 'a.xml': osis('') }, 'lav')).metadata).toMatchObject({
      name: 'lav',
      language: 'lav',
    });
  });
});

describe('a folder without metadata', () => {
  test('gets its name as id, no language, and a diagnostic with the members to write', async () => {
    const { metadata, diagnostics } = await read({}, 'my-Bible_2');
    expect(metadata).toMatchObject({
      id: 'my-Bible_2',
      name: 'my-Bible_2',
      language: 'und',
      direction: 'ltr',
    });
    expect(diagnostics).toMatchObject([{ code: 'no-metadata', severity: 'warning' }]);
    expect(diagnostics[0]!.message).toContain('translations/my-Bible_2/edition.json');
  });

  test.each(['c', 'D', 'two words', 'ü'])('cannot be compiled with the name "%s"', async (name) => {
    const { metadata, diagnostics } = await read({}, name);
    expect(metadata).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'bad-edition-id', severity: 'error' }]);
  });
});
