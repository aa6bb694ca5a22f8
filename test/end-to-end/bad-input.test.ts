import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { checkContent } from '../../src/check/checked-content.fixture.ts';
import { type BuildSummary, buildLibrary } from '../../src/compile/build-library.fixture.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import { codesOfChecks } from '../../src/formats/diagnostic-codes.ts';
import { openLibrary } from '../../src/library/library.ts';
import { ContentFolder } from '../content-folder.ts';
import { serveLibrary } from '../served-library.ts';
import { badMetadata } from './bad-metadata.ts';
import { badSources } from './bad-sources.ts';
import { editionWords } from './edition-words.ts';

setDefaultTimeout(600_000);

const good = { 'gen.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 A good edition.\n' };
const earlier = { 'gen.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 An earlier version.\n' };

const moreGood = { 'gen.usfm': `${good['gen.usfm']}\\v 2 More of it.\n` };

const badEditions = badSources.map((source, index) => ({
  ...source,
  id: `BAD${index}`,
  folder: `bad${index}`,
}));

const compiled = new ContentFolder().edition('good', 'GOOD', good).edition('bad', 'BAD', earlier);
for (const { folder, id } of badEditions) compiled.edition(folder, id, earlier);
await buildLibrary({ content: compiled.path, library: compiled.library });
afterAll(() => compiled[Symbol.dispose]());

function spoiltContent(spoil: (content: ContentFolder) => void): ContentFolder {
  const content = compiled.copy();
  spoil(content);
  return content.edition('good', 'GOOD', moreGood);
}

async function wordsAfterBuild(content: ContentFolder): Promise<{ summary: BuildSummary; words: string }> {
  const summary = await buildLibrary({ content: content.path, library: content.library });
  const library = openLibrary(content.library, { readOnly: true });
  try {
    expect(editionWords(library, 'GOOD')).toBe('A good edition. More of it.');
    expect([...library.verify()]).toEqual([]);
    return { summary, words: editionWords(library, 'BAD') };
  } finally {
    await library.close();
  }
}

function outcomeOf({ editions }: BuildSummary, folder: string) {
  return editions.find((edition) => edition.folder === `translations/${folder}`)?.outcome;
}

function sorted(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ place: _place, ...diagnostic }) => JSON.stringify(diagnostic)).sort();
}

function expectDiagnostic(diagnostics: readonly Diagnostic[], code: string, place: string): void {
  const places = diagnostics
    .filter((found) => found.code === code)
    .map(({ file, line }) => `${file}:${line}`);
  expect(places).toContain(`translations/${place}`);
}

describe('An edition whose sources contain', () => {
  let summary: BuildSummary;
  let checked: readonly Diagnostic[];
  const words = new Map<string, string>();

  beforeAll(async () => {
    using content = spoiltContent((all) => {
      for (const { folder, id, files } of badEditions)
        all.remove(`translations/${folder}`).edition(folder, id, files);
    });
    ({ summary } = await wordsAfterBuild(content));
    const library = openLibrary(content.library, { readOnly: true });
    for (const { id } of badEditions) words.set(id, editionWords(library, id));
    await library.close();
    const { diagnostics } = await checkContent(content.path);
    checked = diagnostics.filter(({ code }) => !codesOfChecks.has(code));
  });

  test.each(badEditions)('$title', (source) => {
    expectDiagnostic(summary.diagnostics, source.code, `${source.folder}/${source.place}`);
    expect(outcomeOf(summary, source.folder)).toBe(source.words === undefined ? 'failed' : 'compiled');
    expect(words.get(source.id)).toBe(source.words ?? 'An earlier version.');
    const ofIt = ({ file }: Diagnostic) => file.startsWith(`translations/${source.folder}/`);
    expect(sorted(checked.filter(ofIt))).toEqual(sorted(summary.diagnostics.filter(ofIt)));
  });

  test('anything of these is reported by a check as by a build', () => {
    expect(sorted(checked)).toEqual(sorted(summary.diagnostics));
  });
});

describe('An edition whose metadata has', () => {
  test.each([...badMetadata])('$title', async ({ json, code, line, says }) => {
    using content = spoiltContent((folder) => folder.write({ 'translations/bad/edition.json': json }));
    const { summary, words } = await wordsAfterBuild(content);
    expectDiagnostic(summary.diagnostics, code, `bad/edition.json:${line}`);
    expect(summary.diagnostics.find((found) => found.code === code)?.message).toContain(says);
    expect(outcomeOf(summary, 'bad')).toBe('failed');
    expect(words).toBe('An earlier version.');
  });
});

test('two editions with one id are both rejected, each naming the other, and the served one stays', async () => {
  using content = spoiltContent((folder) => folder.edition('twin', 'BAD', good));
  const { summary, words } = await wordsAfterBuild(content);
  const told = summary.diagnostics.filter(({ code }) => code === 'duplicate-edition-id');
  expect(told.map(({ file }) => file)).toEqual([
    'translations/bad/edition.json',
    'translations/twin/edition.json',
  ]);
  expect(told[0]?.message).toContain('translations/twin');
  expect(told[1]?.message).toContain('translations/bad');
  expect(words).toBe('An earlier version.');
});

test('a folder without metadata is compiled under its own name, with advice', async () => {
  using content = spoiltContent((folder) =>
    folder.write({ 'translations/plain/gen.usfm': earlier['gen.usfm'] }),
  );
  const { summary } = await wordsAfterBuild(content);
  expect(outcomeOf(summary, 'plain')).toBe('compiled');
  const told = summary.diagnostics.find(({ code }) => code === 'no-metadata');
  expect(told?.file).toBe('translations/plain');
  expect(told?.message).toContain('Write translations/plain/edition.json');
});

test('a folder without metadata whose name is reserved is refused with advice', async () => {
  using content = spoiltContent((folder) => folder.write({ 'translations/c/gen.usfm': earlier['gen.usfm'] }));
  const { summary } = await wordsAfterBuild(content);
  const told = summary.diagnostics.find(({ code }) => code === 'bad-edition-id');
  expect(told?.file).toBe('translations/c');
  expect(told?.message).toContain('Write an edition.json with an "id"');
});

test('an edition folder that has lost its sources is named, and its edition stays', async () => {
  using content = spoiltContent((folder) => folder.remove('translations/bad/gen.usfm'));
  const { summary, words } = await wordsAfterBuild(content);
  expect(summary.diagnostics.find(({ code }) => code === 'no-sources')?.file).toBe('translations/bad');
  expect(words).toBe('An earlier version.');
});

test('a content folder that is empty or not there ends the build with advice', async () => {
  using content = new ContentFolder();
  const build = (path: string) => buildLibrary({ content: path, library: content.library });
  await expect(build(content.path)).rejects.toThrow(/has no sources\. Copy USFM files to .*translations/);
  await expect(build(`${content.path}/nowhere`)).rejects.toThrow(/The folder .*nowhere does not exist/);
});

test('a server keeps serving the last good version of an edition', async () => {
  using content = spoiltContent((folder) => folder.write({ 'translations/bad/gen.usfm': '\\id GNS\n' }));
  const library = openLibrary(content.library, { readOnly: true });
  const server = await serveLibrary(library);
  const read = async () => (await fetch(`${server.url}/api/BAD/GEN/1.simple.json`)).text();
  const before = await read();
  await buildLibrary({ content: content.path, library: content.library });
  expect(before).toContain('An earlier version.');
  expect(await read()).toBe(before);
  expect(await (await fetch(`${server.url}/api/GOOD/GEN/1.simple.json`)).text()).toContain('More of it.');
  await server.stop();
  await library.close();
});
