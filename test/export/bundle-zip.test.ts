import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { links } from '../../src/documents/links.ts';
import { writeBundle } from '../../src/export/write-bundle.ts';
import { compiledSmallContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';

setDefaultTimeout(600_000);

beforeAll(async () => void (await compiledSmallContent()), 600_000);

const editions = [
  { id: 'SMALL', prefix: '/api/SMALL/', catalogue: 'available_translations', member: 'translations' },
  {
    id: 'SMALLNOTES',
    prefix: '/api/c/SMALLNOTES/',
    catalogue: 'available_commentaries',
    member: 'commentaries',
  },
  { id: 'SMALLREFS', prefix: '/api/d/SMALLREFS/', catalogue: 'available_datasets', member: 'datasets' },
  { id: 'SMALLWORLD', prefix: '/api/d/SMALLWORLD/', catalogue: 'available_datasets', member: 'datasets' },
];

async function zipEntries(id: string) {
  const { library } = await compiledSmallContent();
  const file = join(newFolder(), `${id}.zip`);
  await writeBundle({ library, id, format: 'zip', file });
  const reader = new ZipReader(new Uint8ArrayReader(readFileSync(file)), { checkCrc32: true });
  const entries = await reader.getEntries();
  const texts = new Map<string, string>();
  for (const entry of entries) {
    if (entry.directory) throw new Error(`${entry.filename} is a folder`);
    texts.set(entry.filename, new TextDecoder().decode(await entry.getData(new Uint8ArrayWriter())));
  }
  return { entries, texts };
}

test.each(editions)(
  'A zip bundle of $id contains all its documents at their paths',
  async ({ id, prefix, catalogue, member }) => {
    const { library } = await compiledSmallContent();
    const { texts } = await zipEntries(id);
    const extensions = [links.searchIndex(id), links.versification(id), links.textReferences(id)];
    const paths = [prefix, ...extensions].flatMap((start) => library.paths(start));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      expect([path, JSON.parse(texts.get(path.slice(1)) ?? 'null')]).toEqual([
        path,
        readDocument(library, path),
      ]);
    }
    const names = [`api/${catalogue}.json`, ...paths.map((path) => path.slice(1))].sort();
    expect([...texts.keys()]).toEqual(['README.txt', 'LICENSE.txt', ...names]);
    const entry = library.edition(id)!.catalogueEntry;
    expect(JSON.parse(texts.get(`api/${catalogue}.json`)!)).toEqual({ [member]: [entry] });
  },
);

test.each(editions)('The readme of $id names only files that are in the archive', async ({ id }) => {
  const { texts } = await zipEntries(id);
  const readme = texts.get('README.txt')!;
  const named = [...readme.matchAll(/\bapi\/\S+\.json/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
  expect(readme).toContain('https://creativecommons.org/publicdomain/zero/1.0/');
});

test('The licence comes from the metadata', async () => {
  const { texts } = await zipEntries('SMALL');
  expect(texts.get('LICENSE.txt')).toBe(
    'Small Bible\n\nhttps://example.org/small\n\nLicence: https://creativecommons.org/publicdomain/zero/1.0/\n\nPublic domain.\n',
  );
});

test('Every entry of a zip bundle has the same date', async () => {
  const { entries } = await zipEntries('SMALL');
  const dates = new Set(entries.map(({ rawLastModDate }) => rawLastModDate));
  expect(dates.size).toBe(1);
});
