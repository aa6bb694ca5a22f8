import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { useS3Environment } from '../../../test/object-store/s3-server.ts';
import { openBucketSource } from './bucket-source.ts';

setDefaultTimeout(60_000);
useS3Environment();

const objects: Readonly<Record<string, string>> = { 'site/api/a.json': '{"a":1}', 'api/b.json': '{}' };

const store = Bun.serve({
  port: 0,
  fetch({ url }) {
    const { pathname, searchParams } = new URL(url);
    const xml = (text: string, status = 200) =>
      new Response(text, { status, headers: { 'content-type': 'application/xml' } });
    if (!pathname.startsWith('/books')) return xml('<Error><Code>NoSuchBucket</Code></Error>', 404);
    if (searchParams.has('list-type'))
      return xml('<ListBucketResult><Name>books</Name><MaxKeys>1</MaxKeys></ListBucketResult>');
    const body = objects[pathname.slice('/books/'.length)];
    return body === undefined ? xml('<Error><Code>NoSuchKey</Code></Error>', 404) : new Response(body);
  },
});
afterAll(() => store.stop(true));

const open = (bucket: string) => openBucketSource(`s3://${bucket}/site`, { endpoint: store.url.origin });

test('reads the documents of a bucket below its prefix', async () => {
  const source = await open('books');
  const found = await source.read('/api/a.json', 7);
  expect(new TextDecoder().decode(found!.bytes)).toBe('{"a":1}');
  expect(await source.read('/api/b.json', 7)).toBeUndefined();
  await expect(source.read('/api/a.json', 6)).rejects.toThrow();
  await source.close();
});

test('reports a bucket that does not exist by its name', async () => {
  await expect(open('missing')).rejects.toThrow('missing');
});
