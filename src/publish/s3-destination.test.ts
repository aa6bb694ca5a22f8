import { describe, expect, test } from 'bun:test';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { ListPage } from '../release/s3/store.ts';
import { codedBody, findListed } from './s3-destination.ts';

const text = Buffer.from(JSON.stringify({ chapter: 'In the beginning '.repeat(50) }));
const gzip = new Uint8Array(gzipSync(text));
const brotli = new Uint8Array(brotliCompressSync(text));

describe('the body of an object', () => {
  test('is the body of the library if it has that coding', () => {
    expect(codedBody({ gzip, brotli }, 'gzip')).toBe(gzip);
    expect(codedBody({ gzip, brotli }, 'br')).toBe(brotli);
  });

  test('is brotli compressed from the gzip body if the library has none, always the same', () => {
    const made = codedBody({ gzip }, 'br');
    expect(brotliDecompressSync(made)).toEqual(text);
    expect(codedBody({ gzip }, 'br')).toEqual(made);
  });

  test('is the JSON itself without a coding', () => {
    expect(Buffer.from(codedBody({ gzip, brotli }, 'identity'))).toEqual(text);
  });
});

function listing(keys: readonly string[], pageLength: number) {
  const sorted = [...keys].sort();
  const asked: { prefix: string; startAfter: string }[] = [];
  const listPage: ListPage = async (prefix, startAfter) => {
    asked.push({ prefix, startAfter });
    const rest = sorted.filter((key) => key.startsWith(prefix) && key > startAfter);
    const objects = rest.slice(0, pageLength).map((key) => ({ key, etag: `etag of ${key}`, size: 1 }));
    return { objects, isLast: rest.length <= pageLength };
  };
  return { listPage, asked };
}

const chapters = (edition: string, count: number) =>
  Array.from({ length: count }, (_, at) => `site/api/${edition}/GEN/${at + 1}.json`);

describe('looking for keys in a listing', () => {
  test('finds exactly the existing ones for any keys between and any page length', async () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', '1'), minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(key),
        fc.uniqueArray(key),
        fc.integer({ min: 1, max: 5 }),
        async (there, wanted, length) => {
          const { listPage } = listing(there, length);
          const found = await findListed(wanted, listPage);
          expect([...found.keys()].sort()).toEqual(wanted.filter((one) => there.includes(one)).sort());
        },
      ),
    );
  });

  test('leaps over the editions between', async () => {
    const there = ['AAA', 'BSB', 'CCC', 'WEB', 'XXX'].flatMap((edition) => chapters(edition, 2000));
    const { listPage, asked } = listing(there, 1000);
    const wanted = [...chapters('BSB', 50), ...chapters('WEB', 50)];
    const found = await findListed(wanted, listPage);
    expect(found.size).toBe(100);
    // A page contains a thousand keys; 1.json to 50.json are spread over the two thousand of an edition
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(new Set(asked.map(({ prefix }) => prefix))).toEqual(new Set(['site/api/']));
  });

  test('asks for no more than the folder that all keys share', async () => {
    const { listPage, asked } = listing(chapters('BSB', 5), 1000);
    await findListed(['site/api/BSB/GEN/2.json'], listPage);
    expect(asked.map(({ prefix }) => prefix)).toEqual(['site/api/BSB/GEN/']);
    await findListed(['site/a.json', 'other/b.json'], listPage);
    expect(asked.at(-1)!.prefix).toBe('');
  });

  test('asks nothing when nothing is looked for', async () => {
    const { listPage, asked } = listing(chapters('BSB', 5), 1000);
    expect((await findListed([], listPage)).size).toBe(0);
    expect(asked).toEqual([]);
  });

  test('finds many keys by reading several pages in parallel', async () => {
    const there = chapters('BSB', 30_000);
    const { listPage } = listing(there, 1000);
    let running = 0;
    let most = 0;
    const slowly: ListPage = async (...asked) => {
      most = Math.max(most, ++running);
      await Bun.sleep(1);
      running--;
      return listPage(...asked);
    };
    expect((await findListed(there, slowly, 4)).size).toBe(30_000);
    expect(most).toBe(4);
  });

  test('ends with a store that lists backwards or the same page for ever', async () => {
    const backwards = [...chapters('BSB', 10)].sort().reverse();
    let pages = 0;
    const listPage: ListPage = async () => {
      pages++;
      return { objects: backwards.slice(0, 3).map((key) => ({ key, etag: '', size: 1 })), isLast: false };
    };
    const found = await findListed(backwards, listPage);
    expect(found.size).toBe(3);
    expect(pages).toBeLessThan(10);
  });
});
