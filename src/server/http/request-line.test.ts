import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { requestLine } from './request.ts';

const read = (line: string) => {
  const found = requestLine(line);
  return 'code' in found ? found.code : [found.method, found.path, found.isHttp10];
};

test.each([
  ['GET /a HTTP/1.1', ['GET', '/a', false]],
  ['GET /a?b=/c HTTP/1.1', ['GET', '/a', false]],
  ['GET /? HTTP/1.1', ['GET', '/', false]],
  ['GET //a/../b HTTP/1.1', ['GET', '//a/../b', false]],
  ['HEAD /a HTTP/1.0', ['HEAD', '/a', true]],
  ['get /a HTTP/1.1', ['get', '/a', false]],
  ['GET http://h:80/a?b HTTP/1.1', ['GET', '/a', false]],
  ['GET HTTPS://h HTTP/1.1', ['GET', '/', false]],
  ['GET http://h?q HTTP/1.1', ['GET', '/', false]],
  ['OPTIONS * HTTP/1.1', ['OPTIONS', '*', false]],
  ['GET /a HTTP/1.2', ['GET', '/a', false]],
  ['GET * HTTP/1.1', 'bad_request'],
  ['CONNECT h:80 HTTP/1.1', 'bad_request'],
  ['GET a HTTP/1.1', 'bad_request'],
  ['GET http:///a HTTP/1.1', 'bad_request'],
  ['GET ftp://h/a HTTP/1.1', 'bad_request'],
  ['GET http://user@h/a HTTP/1.1', 'bad_request'],
  ['GET http://user:secret@h:80/a HTTP/1.1', 'bad_request'],
  ['GET http://@h HTTP/1.1', 'bad_request'],
  ['OPTIONS HTTPS://h@i?a HTTP/1.1', 'bad_request'],
  ['GET http://h/@a HTTP/1.1', ['GET', '/@a', false]],
  ['GET http://h?a@b HTTP/1.1', ['GET', '/', false]],
  ['GET /a@b HTTP/1.1', ['GET', '/a@b', false]],
  ['GET /a b HTTP/1.1', 'bad_request'],
  ['GET  /a HTTP/1.1', 'bad_request'],
  ['GET /\u00c3\u00a9 HTTP/1.1', 'bad_request'],
  ['GET /\u00e9 HTTP/1.1', 'bad_request'],
  ['G\u00e9T /a HTTP/1.1', 'bad_request'],
  ['GET /a\u00a0b HTTP/1.1', 'bad_request'],
  ['GET /a HTTP/1.1\u00e9', 'bad_request'],
  ['GET /\0 HTTP/1.1', 'bad_request'],
  ['GET /a', 'bad_request'],
  ['GET /a http/1.1', 'bad_request'],
  ['G(T /a HTTP/1.1', 'bad_request'],
  ['', 'bad_request'],
  ['GET /a HTTP/2.0', 'version_not_supported'],
  ['GET /a HTTP/0.9', 'version_not_supported'],
])('%j', (line, expected) => {
  expect(read(line)).toEqual(expected as never);
});

test('the fast path reads the same as the full grammar', () => {
  const target = fc.string().map((text) => `/${text}`);
  fc.assert(
    fc.property(target, (text) => {
      const quick = read(`GET ${text} HTTP/1.1`);
      const slow = read(`HEAD ${text} HTTP/1.1`);
      expect(Array.isArray(quick) ? quick.slice(1) : quick).toEqual(
        Array.isArray(slow) ? slow.slice(1) : slow,
      );
    }),
  );
});

test('letters that are not percent-encoded are refused with the address that has them', () => {
  const line = Buffer.from('GET /api/x/passage?ref=詩篇23 HTTP/1.1').toString('latin1');
  expect(requestLine(line)).toEqual({
    code: 'bad_request',
    message:
      'The address has letters that are not percent-encoded. Write /api/x/passage?ref=%E8%A9%A9%E7%AF%8723',
  });
  expect(requestLine('G\u00e9T /a HTTP/1.1')).toMatchObject({
    message: expect.stringContaining('does not start'),
  });
});
