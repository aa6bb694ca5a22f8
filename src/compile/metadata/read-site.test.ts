import { expect, setDefaultTimeout, test } from 'bun:test';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { checkContent } from '../../check/checked-content.fixture.ts';
import { links } from '../../documents/links.ts';
import { openLibrary } from '../../library/library.ts';
import { buildLibrary } from '../build-library.fixture.ts';
import { jsonSchemaOf } from '../json-schemas.make.ts';
import { readSite } from './read-site.ts';

setDefaultTimeout(600_000);

const read = (site: string) => readSite(newFolder({ 'site.json': site }));
const wrong = async (site: string) =>
  (await read(site)).diagnostics().map(({ line, column, code, message }) => [line, column, code, message]);

test('docs/site.schema.json is the schema that site.json is checked with', async () => {
  const file = Bun.file(new URL('../../../docs/site.schema.json', import.meta.url));
  expect(await file.json()).toEqual(JSON.parse(jsonSchemaOf('site')));
});

test('a missing or empty site.json gives the default settings', async () => {
  for (const folder of [newFolder({}), newFolder({ 'site.json': '{}' })]) {
    const { settings, diagnostics } = await readSite(folder);
    expect([settings, diagnostics()]).toEqual([{}, []]);
  }
});

test('comments may explain it', async () => {
  const { settings, diagnostics } = await read('// Ours\n{\n  "name": "Library" // of all\n}');
  expect([settings, diagnostics()]).toEqual([{ name: 'Library' }, []]);
});

test.each([
  ['{\n  "nane": "Library"\n}', 2, 11, '$.nane: unknown member. Did you mean "name"?'],
  ['{\n  "name": ""\n}', 2, 11, '$.name: must not be empty'],
  [`{"name": "${'x'.repeat(61)}"}`, 1, 10, '$.name: must have at most 60 characters'],
  ['{"name": "a\\nb"}', 1, 10, '$.name: must be one line'],
  [
    '{"links": [{"text": "Imprint", "url": "http://example.org"}]}',
    1,
    39,
    'must be an address that begins with https://',
  ],
  ['{"links": [{"text": "Imprint", "url": "javascript:alert(1)"}]}', 1, 39, 'https://'],
  ['{"colours": {"accent": {"light": "red", "dark": "#ffffff"}}}', 1, 34, 'must be a colour of six digits'],
  [
    '{"colours": {\n  "accent": {"light": "#ffcc00", "dark": "#ffcc00"}}}',
    2,
    23,
    '$.colours.accent.light: #ffcc00 on #fbf9f4 has a contrast of 1.4, and text needs 4.5. Choose a darker colour',
  ],
  ['{"parts": {"maps": false}}', 1, 20, '$.parts.maps: unknown member. Did you mean "map"?'],
  [
    '{"start": {"edition": "KJV", "book": "John", "chapter": 1}}',
    1,
    38,
    'must be the id of a book, such as "JHN"',
  ],
  ['{"start": {"edition": "KJV", "book": "JHN"}}', 1, 11, '$.start.chapter'],
  ['{"name": "A",}', 1, 14, 'This is not valid JSON'],
  ['', 1, 1, 'The file is empty.'],
  ['{"name": "A",\n"name": "B"}', 2, 1, '$.name was already written in line 1.'],
])('%p is refused with its place', async (site, line, column, message) => {
  expect(await wrong(site)).toEqual([[line, column, 'bad-site', expect.stringContaining(message)]]);
});

test('unknown members are all named', async () => {
  const found = await wrong('{"titel": "A", "color": {}, "start": {"edition": "KJV", "boook": 1}}');
  expect(found.map((fault) => fault[3])).toEqual([
    '$.titel: unknown member. Known members: name, description, colours, start, parts, links',
    '$.color: unknown member. Did you mean "colours"?',
    '$.start.book is missing.',
    '$.start.chapter is missing.',
    '$.start.boook: unknown member. Did you mean "book"?',
  ]);
});

test('a link out of the content folder is not followed', async () => {
  const folder = newFolder({});
  symlinkSync(
    join(newFolder({ 'secret.json': '{"name":"Secret"}' }), 'secret.json'),
    join(folder, 'site.json'),
  );
  const { settings, diagnostics } = await readSite(folder);
  expect(settings).toEqual({});
  expect(diagnostics()).toMatchObject([{ code: 'bad-site', file: 'site.json' }]);
});

const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };
const content = () =>
  newFolder({
    'site.json': '{"name": "First"}',
    'translations/a/edition.json': edition,
    'translations/a/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n',
  });

function siteIn(directory: string) {
  const library = openLibrary(directory, { readOnly: true });
  const stored = library.get(links.site)!;
  const listed = library.manifest()!.shared.some(({ path }) => path === links.site);
  const generation = library.generation();
  void library.close();
  const json = Bun.gunzipSync(new Uint8Array(stored.gzip));
  return { site: JSON.parse(new TextDecoder().decode(json)), listed, generation };
}

test('a build follows site.json, keeps the last good one, and never fails for it', async () => {
  const folder = content();
  const library = newFolder();
  const build = async (site?: string) => {
    if (site !== undefined) writeFileSync(join(folder, 'site.json'), site);
    const { editions, diagnostics } = await buildLibrary({ content: folder, library });
    const codes = diagnostics.filter(({ file }) => file === 'site.json').map(({ code }) => code);
    return { outcomes: editions.map(({ outcome }) => outcome), codes, ...siteIn(library) };
  };
  const first = await build();
  expect(first).toMatchObject({ outcomes: ['compiled'], codes: [], listed: true, site: { name: 'First' } });
  const again = await build();
  expect(again).toMatchObject({ outcomes: ['unchanged'], generation: first.generation });
  const second = await build('{"name": "Second"}');
  expect(second).toMatchObject({ outcomes: ['unchanged'], codes: [], site: { name: 'Second' } });
  const bad = await build('{"name": 2}');
  expect(bad).toMatchObject({ outcomes: ['unchanged'], codes: ['bad-site'], site: second.site });
  const lost = await build('{"name": "Third", "start": {"edition": "B", "book": "GEN", "chapter": 1}}');
  expect(lost).toMatchObject({ codes: ['unknown-start'], site: { name: 'Third', start: { book: 'GEN' } } });
  expect(lost.site.start.translation).toBeUndefined();
  const { diagnostics } = await checkContent(folder);
  expect(diagnostics.filter(({ file }) => file === 'site.json')).toEqual([]);
});

test('a content folder that is an edition itself may have one too', async () => {
  const folder = newFolder({
    'site.json': '{"name": "Alone"}',
    'edition.json': edition,
    'GEN.usfm': '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 Words.\n',
  });
  const library = newFolder();
  const { diagnostics } = await buildLibrary({ content: folder, library });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(siteIn(library).site.name).toBe('Alone');
});
