import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import type { PublishOptions } from '../../src/publish/plan.ts';
import { madeObject } from '../../src/publish/published-object.ts';
import { openZipDestination, type ZipOptions } from '../../src/publish/zip-destination.ts';
import { compiledSmallContent } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { documentsOf, publishNow } from './published-library.ts';

setDefaultTimeout(600_000);

let library: Library;
beforeAll(async () => {
  ({ library } = await compiledSmallContent());
});

const hostFiles = [madeObject('/index.html', '<!doctype html>', 'text/html')];

async function publishTo(
  file: string,
  from: Library,
  options: Partial<ZipOptions> & Partial<Pick<PublishOptions, 'isAll' | 'hostFiles'>> = {},
) {
  const destination = await openZipDestination(file, { siblings: new Set(), ...options });
  try {
    return await publishNow(from, destination, { hostFiles, ...options });
  } finally {
    await destination.close();
  }
}

async function contentsOf(file: string): Promise<Map<string, Uint8Array>> {
  const zip = new ZipReader(new BlobReader(new Blob([readFileSync(file)])));
  const contents = new Map<string, Uint8Array>();
  for (const entry of await zip.getEntries()) {
    if (entry.directory) throw new Error(`${entry.filename} is a folder`);
    contents.set(
      entry.filename,
      await entry.getData(new Uint8ArrayWriter(), { checkSignature: true, useWebWorkers: false }),
    );
  }
  await zip.close();
  return contents;
}

test('a zip has every document at its path, sorted, and nothing of the past', async () => {
  const file = join(newFolder(), 'site.zip');
  const summary = await publishTo(file, library);
  const contents = await contentsOf(file);
  for (const [path, text] of documentsOf(library)) {
    expect(new TextDecoder().decode(contents.get(path.slice(1)))).toBe(text);
  }
  const names = [...contents.keys()];
  expect(names).toEqual([...names].sort());
  expect(names.length).toBe(summary.files);
  const others = names.filter((name) => !name.startsWith('api/') || name.startsWith('api/x/manifest'));
  expect(others.map((name) => name.replace(/[0-9a-f]{64}/, '#')).sort()).toEqual([
    'api/x/manifest.json',
    'api/x/manifests/#.json',
    'api/x/manifests/SMALL/#.json',
    'api/x/manifests/SMALLNOTES/#.json',
    'api/x/manifests/SMALLREFS/#.json',
    'api/x/manifests/SMALLWORLD/#.json',
    'index.html',
  ]);
  expect(readdirSync(dirname(file))).toEqual(['site.zip']);
});

test('the same release gives the same bytes, and is not made twice', async () => {
  const [one, other] = [join(newFolder(), 'a.zip'), join(newFolder(), 'b.zip')];
  await publishTo(one, library);
  await publishTo(other, library);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
  expect((await publishTo(one, library)).outcome).toBe('nothing to do');
});

test('web files are added to the same release', async () => {
  const file = join(newFolder(), 'site.zip');
  await publishTo(file, library, { hostFiles: undefined });
  expect((await contentsOf(file)).has('index.html')).toBe(false);
  expect((await publishTo(file, library)).outcome).toBe('published');
  expect((await contentsOf(file)).has('index.html')).toBe(true);
});

test('another release replaces the previous one as a whole', async () => {
  const file = join(newFolder(), 'site.zip');
  await publishTo(file, library);
  const next = openLibrary(newFolder());
  next.update((update) => update.putDocument('/api/available_translations.json', sampleDocument({})));
  const summary = await publishTo(file, next);
  expect([summary.changed.length, summary.added.length]).toEqual([1, 0]);
  expect([...(await contentsOf(file)).keys()].filter((name) => name.includes('SMALL'))).toEqual([]);
  await next.close();
});

test('with siblings it has the compressed files too', async () => {
  const file = join(newFolder(), 'site.zip');
  await publishTo(file, library, { siblings: new Set(['gzip', 'br']) });
  const contents = await contentsOf(file);
  const name = 'api/available_translations.json';
  expect(Bun.gunzipSync(contents.get(`${name}.gz`) as Uint8Array<ArrayBuffer>)).toEqual(
    contents.get(name) as Uint8Array<ArrayBuffer>,
  );
  expect(contents.has(`${name}.br`)).toBe(true);
});

test('a file that is not a published zip is not replaced, unless it is forced', async () => {
  const file = join(newFolder({ 'site.zip': 'years of work' }), 'site.zip');
  await expect(publishTo(file, library)).rejects.toThrow('is not a published zip');
  expect(readFileSync(file, 'utf8')).toBe('years of work');
  expect((await publishTo(file, library, { isForced: true })).outcome).toBe('published');
});

test('a failed publication leaves the previous zip, and no other file', async () => {
  const file = join(newFolder(), 'site.zip');
  await publishTo(file, library);
  const before = readFileSync(file);
  const destination = await openZipDestination(file, { siblings: new Set() });
  const broken = {
    ...madeObject('/b.json', '{}', 'application/json'),
    load: () => Promise.reject(new Error('no body')),
  };
  const objects = [madeObject('/a.json', '{}', 'application/json'), broken].map((object) => {
    return { object, size: 0, isUnchanged: false };
  });
  const written: string[] = [];
  const writing = destination.write(objects, async ({ path }) => void written.push(path));
  await expect(writing).rejects.toThrow('no body');
  expect(written).toEqual(['/a.json']);
  await destination.close();
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(['site.zip']);
});

test('files of a killed publication do no harm', async () => {
  const folder = newFolder({ '.site.zip.01234567.part': 'half', '.site.zip.lock': '' });
  const file = join(folder, 'site.zip');
  await publishTo(file, library);
  expect(readdirSync(folder)).toEqual(['site.zip']);
});

test('a dry run makes no file', async () => {
  const file = join(newFolder(), 'site.zip');
  await publishTo(file, library, { isDryRun: true });
  expect(existsSync(file)).toBe(false);
});

const many = 66_000;
const folder = newFolder();

test.if(isLong)(
  'more documents than a plain zip can contain are all found by another program',
  async () => {
    const large = openLibrary(newFolder());
    const document = sampleDocument({});
    large.update((update) => {
      const paths = Array.from(
        { length: many },
        (_, at) => [`/api/AAA/GEN/${at + 1}.json`, document] as const,
      );
      update.putEdition(sampleRecord('AAA'), paths);
    });
    const file = join(folder, 'site.zip');
    const destination = await openZipDestination(file, { siblings: new Set() });
    await publishNow(large, destination);
    await destination.close();
    await large.close();
    const list = `import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(len(z.namelist()), z.read(z.namelist()[-5]))`;
    if (Bun.which('python3')) {
      const { stdout } = Bun.spawnSync(['python3', '-c', list, file]);
      expect(String(stdout).trim()).toBe(`${many + 3} b'{}'`);
    } else {
      console.log('Another program does not check the large zip: python3 is not there.');
    }
    const zip = new ZipReader(new BlobReader(Bun.file(file)));
    expect((await zip.getEntries()).length).toBe(many + 3);
    await zip.close();
  },
  600_000,
);

test('a link to a zip stays a link, and points to the new one', async () => {
  const folder = newFolder();
  const [file, link] = [join(folder, 'of-today.zip'), join(folder, 'site.zip')];
  await publishTo(file, library);
  symlinkSync('of-today.zip', link);
  const before = readFileSync(file);
  await publishTo(link, library, { isAll: true });
  expect(readlinkSync(link)).toBe('of-today.zip');
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['of-today.zip', 'site.zip']);
});
