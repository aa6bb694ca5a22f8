import { expect, test } from 'bun:test';
import { decodeSource } from './decode-source.ts';

function decode(bytes: Uint8Array) {
  const reported: string[] = [];
  const text = decodeSource(bytes, (code, at) => reported.push(`${code}@${at}`));
  return { text, reported };
}

test('reads UTF-8 with and without a byte-order mark', () => {
  expect(decode(new TextEncoder().encode('\\id GEN é'))).toEqual({ text: '\\id GEN é', reported: [] });
  expect(decode(new TextEncoder().encode('\uFEFF\\id'))).toEqual({ text: '\\id', reported: [] });
});

test('reads UTF-16 of both byte orders by its mark', () => {
  const littleEndian = new Uint8Array([0xff, 0xfe, 0x5c, 0, 0x69, 0]);
  expect(decode(littleEndian)).toEqual({ text: '\\i', reported: [] });
  expect(decode(new Uint8Array([0xfe, 0xff, 0, 0x5c, 0, 0x69]))).toEqual({ text: '\\i', reported: [] });
});

test('reads an 8-bit text as Windows-1252, so that no letter is lost', () => {
  expect(decode(new Uint8Array([0x61, 0xe9, 0x93, 0x62]))).toEqual({
    text: 'aé“b',
    reported: ['invalid-utf8@1'],
  });
});

test('replaces single bad bytes in a UTF-8 text', () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('é'), 0xff, 0x62]);
  expect(decode(bytes)).toEqual({ text: 'é\uFFFDb', reported: ['invalid-utf8@1'] });
});

test('refuses binary data', () => {
  expect(decode(new Uint8Array([0x89, 0x50, 0, 1]))).toEqual({ text: undefined, reported: ['not-text@0'] });
});
