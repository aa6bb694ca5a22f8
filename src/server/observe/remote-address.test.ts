import { describe, expect, test } from 'bun:test';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { remoteAddress } from './answer-record.ts';

const SOCKET = '10.0.0.1';
const trusted = (fields: Record<string, string>) =>
  remoteAddress(new Map(Object.entries(fields)), SOCKET, true);

describe('the address of a client', () => {
  test('is that of the socket with any fields if proxies are not trusted', () => {
    const fields = new Map([
      ['x-forwarded-for', '192.0.2.1'],
      ['forwarded', 'for=192.0.2.1'],
    ]);
    expect(remoteAddress(fields, SOCKET, false)).toBe(SOCKET);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['6.6.6.6, 192.0.2.1', '192.0.2.1'],
    ['6.6.6.6,192.0.2.1 ', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['192.0.2.1, ', SOCKET],
    ['192.0.2.1, unknown', SOCKET],
    ['192.0.2.1, 300.1.1.1', SOCKET],
    ['192.0.2.1, <script>', SOCKET],
    ['', SOCKET],
  ])('X-Forwarded-For: %s', (value, address) => {
    expect(trusted({ 'x-forwarded-for': value })).toBe(address);
  });

  test.each([
    ['for=192.0.2.60;proto=http;by=203.0.113.43', '192.0.2.60'],
    ['For="[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17'],
    ['for=6.6.6.6, for=198.51.100.17;by=1.1.1.1', '198.51.100.17'],
    ['for=6.6.6.6, proto=https; for = 198.51.100.17', '198.51.100.17'],
    ['for=6.6.6.6;x="a, for=7.7.7.7", for=192.0.2.1', '192.0.2.1'],
    ['for=192.0.2.1;x="a, for=7.7.7.7"', '192.0.2.1'],
    ['for=6.6.6.6, for=_hidden', SOCKET],
    ['for=6.6.6.6, for=unknown', SOCKET],
    ['for=6.6.6.6, proto=https', SOCKET],
    ['xfor=6.6.6.6', SOCKET],
    ['for="6.6.6.6', SOCKET],
  ])('Forwarded: %s', (value, address) => {
    expect(trusted({ forwarded: value })).toBe(address);
  });

  test('comes from X-Forwarded-For if both are present, since common proxies pass Forwarded on unread', () => {
    expect(trusted({ 'x-forwarded-for': '192.0.2.1', forwarded: 'for=6.6.6.6' })).toBe('192.0.2.1');
    expect(trusted({ 'x-forwarded-for': 'unknown', forwarded: 'for=6.6.6.6' })).toBe(SOCKET);
  });

  test('is an address for any fields', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(isIP(trusted({ forwarded: one }))).not.toBe(0);
        expect(isIP(trusted({ forwarded: `for=${one}, for="${other}"` }))).not.toBe(0);
        expect(isIP(trusted({ 'x-forwarded-for': `${one}, ${other}` }))).not.toBe(0);
      }),
    );
  });

  test.each([
    '"'.repeat(15_999),
    ';\t'.repeat(8_000),
    `"${'\\"'.repeat(8_000)}`,
    'for='.repeat(4_000),
    ', '.repeat(8_000),
  ])('is found soon in a field made to be slow (%#)', (value) => {
    expect(trusted({ forwarded: value })).toBe(SOCKET);
  });
});
