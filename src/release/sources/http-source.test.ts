import { describe, expect, test } from 'bun:test';
import { links } from '../../documents/links.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { CorruptObjectError } from '../release-error.ts';
import { openHttpSource } from './http-source.ts';

const genesis = '/api/BSB/GEN/1.json';

async function read(answer: (request: Request, times: number) => Response, { path = genesis } = {}) {
  let times = 0;
  await using server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => answer(request, ++times),
  });
  const source = openHttpSource(`http://127.0.0.1:${server.port}/base`, { retries: 2 });
  const found = await source.read(path, 100).catch((error: Error) => error);
  return { found, times };
}

async function readRaw(answer: string) {
  let times = 0;
  const server = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data(socket) {
        times++;
        socket.end(answer);
      },
    },
  });
  const source = openHttpSource(`http://127.0.0.1:${server.port}`, { retries: 1 });
  const found = await source.read(genesis, 100).catch((error: Error) => error);
  server.stop(true);
  return { found, times };
}

describe('a document on a server', () => {
  test('is asked for below the base path, in gzip', async () => {
    let asked = '';
    await read((request) => {
      asked = `${new URL(request.url).pathname} ${request.headers.get('accept-encoding')}`;
      return new Response('{}');
    });
    expect(asked).toBe(`/base${genesis} gzip`);
  });

  test.each([404, 410])('with response %d does not exist', async (status) => {
    expect(await read(() => new Response('', { status }))).toEqual({ found: undefined, times: 1 });
  });

  test.each([400, 401, 403, 418])(
    'that is answered with %d is unsound, and not asked for again',
    async (status) => {
      const { found, times } = await read(() => new Response('', { status }));
      expect(found).toBeInstanceOf(CorruptObjectError);
      expect((found as Error).message).toContain(String(status));
      expect(times).toBe(1);
    },
  );

  test.each([links.publishing, links.releases, links.releaseSignature('0'.repeat(64))])(
    '%s is not there where it is refused, as stores do that may not be listed',
    async (path) => {
      const refuse = () => new Response('<Error/>', { status: 403 });
      expect(await read(refuse, { path })).toEqual({ found: undefined, times: 1 });
    },
  );

  test('is given without the base path of a live server, which may make it longer than it should be', async () => {
    const links = Array.from({ length: 4 }, () => ({ apiLink: '/base/api/d/x' }));
    const { found } = await read(() => Response.json(links));
    expect(JSON.stringify(links).length).toBeGreaterThan(100);
    const bytes = Buffer.from(JSON.stringify(links).replaceAll('/base', ''));
    expect(found).toEqual({ bytes, wasMounted: true });
  });

  test('that is too long without its base path is refused', async () => {
    const { found } = await read(() => new Response(`${'x'.repeat(101)}":"/base/api/`));
    expect((found as Error).message).toContain('is larger than');
  });

  test.each([408, 429, 500, 502, 503])('that is answered with %d is asked for again', async (status) => {
    const busy = () => new Response('', { status, headers: { 'Retry-After': '0' } });
    const once = await read((_, times) => (times === 1 ? busy() : new Response('{}')));
    expect(once).toEqual({ found: { bytes: Buffer.from('{}') }, times: 2 });
    const always = await read(busy);
    expect(always.found).toBeInstanceOf(NetworkFault);
    expect(always.times).toBe(3);
  });

  test('of a server that asks to wait for an hour fails', async () => {
    const { found, times } = await read(
      () => new Response('', { status: 503, headers: { 'Retry-After': '3600' } }),
    );
    expect([found instanceof NetworkFault, times]).toEqual([true, 1]);
  });

  test('says for how long it has been in a cache', async () => {
    const { found } = await read(() => new Response('{}', { headers: { Age: '17' } }));
    expect(found).toMatchObject({ age: 17 });
  });

  test.each(['-1', 'x', '', '99999999999'])('with an Age of %p has no age', async (age) => {
    const { found } = await read(() => new Response('{}', { headers: { Age: age } }));
    expect(found).toEqual({ bytes: Buffer.from('{}') });
  });

  test('is asked for again when the connection is cut', async () => {
    const { found, times } = await readRaw('HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{"half":');
    expect(found).toBeInstanceOf(NetworkFault);
    expect(times).toBe(2);
  });

  test('that is not HTTP at all is a network fault', async () => {
    expect((await readRaw('SSH-2.0-OpenSSH\r\n')).found).toBeInstanceOf(NetworkFault);
  });

  test('with endless redirects fails', async () => {
    const { found } = await read((request) => Response.redirect(`${request.url}x`, 302));
    expect((found as Error).message).toContain('redirects more than 5 times');
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/x', 'http://user:word@127.0.0.1/'])(
    'is not followed to %p',
    async (location) => {
      const { found, times } = await read(() => new Response('', { status: 302, headers: { location } }));
      expect((found as Error).message).toContain('not safe to follow');
      expect(times).toBe(1);
    },
  );

  test('is not reached where nothing listens', async () => {
    const source = openHttpSource('http://127.0.0.1:1', { retries: 0 });
    expect(await source.read(genesis, 100).catch((error) => error)).toBeInstanceOf(NetworkFault);
  });
});

test.each([
  'http://',
  'https://name:word@example.org/',
  'https://example.org/?a=b',
  'https://example.org/#a',
])('the address %p is refused', (address) => {
  expect(() => openHttpSource(address)).toThrow();
});
