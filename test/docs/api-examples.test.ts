import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import { links } from '../../src/documents/links.ts';
import type { Manifest } from '../../src/documents/manifest/manifest-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { errorCodes } from '../../src/site/errors.ts';
import { compiledSmallContent, compiledStarter } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { excerptFaults, parseExcerpt } from './excerpt.ts';
import { type HttpExample, httpExamples } from './http-example.ts';

setDefaultTimeout(600_000);

const page = (name: string) => readFileSync(join(import.meta.dir, `../../docs/${name}.md`), 'utf8');
const guide = page('api');
const examples = [guide, ...['passages', 'search', 'quotations', 'references', 'words'].map(page)].flatMap(
  httpExamples,
);
const title = ({ method, path, headers, status }: HttpExample, index: number) =>
  `${index + 1}: ${method} ${path} ${[...headers].join(' ')} ${status}`;

let starter: Library;
let small: ServedLibrary;
let served: ServedLibrary;
beforeAll(async () => {
  starter = (await compiledStarter()).library;
  served = await serveLibrary(starter);
  small = await serveLibrary((await compiledSmallContent()).library);
});
afterAll(async () => {
  await served?.stop();
  await small?.stop();
});

async function send({ method, path, headers }: HttpExample): Promise<Response> {
  const { url } = path.includes('/SMALL/') ? small : served;
  const address = url + (await withHash(path));
  const real = new Headers({ 'Accept-Encoding': 'identity' });
  for (const [name, value] of headers) real.set(name, value);
  return fetch(address, { method, headers: real, decompress: false });
}

async function withHash(path: string): Promise<string> {
  if (!path.includes('{sha256}')) return path;
  const edition = /manifests\/(\w+)\//.exec(path)?.[1];
  if (edition === undefined) {
    const text = await (await fetch(served.url + links.manifest)).arrayBuffer();
    return links.release(new Bun.CryptoHasher('sha256').update(text).digest('hex'));
  }
  const { editions } = readDocument<Manifest>(starter, links.manifest);
  return editions.find(({ id }) => id === edition)!.manifest.path;
}

describe.each(examples.map((example, index) => ({ title: title(example, index), example })))(
  'example $title',
  ({ example }) => {
    test('returns the response that the page shows', async () => {
      const response = await send(example);
      expect(response.status).toBe(example.status);
      for (const [name, value] of example.answerHeaders)
        expect([name, response.headers.get(name) ?? '']).toEqual([name, value]);
      if (example.body === undefined) return;
      expect(excerptFaults(parseExcerpt(example.body), await response.json())).toEqual([]);
    });
  },
);

const notInStarter = ['ChapterAlignment', 'PlanDays', 'ComputedSearchRoot'];

test('every kind of document has an example that is found', () => {
  const found = examples.filter(({ method, status }) => method === 'GET' && status === 200);
  const paths = found.map(({ path }) => path.replace('{sha256}', '0'.repeat(64)));
  const without = documentSchemas.filter(({ pattern }) => !paths.some((path) => pattern.test(path)));
  expect(without.map(({ name }) => name)).toEqual(notInStarter);
});

test('every code of an error is reported', () => {
  expect(Object.keys(errorCodes).filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
