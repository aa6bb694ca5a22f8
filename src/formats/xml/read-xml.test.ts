import { describe, expect, test } from 'bun:test';
import { readXml } from './read-xml.ts';

const ignore = { open() {}, text() {}, close() {} };

describe('an error of the handler while XML is read', () => {
  const fail = () => {
    throw new TypeError('injected');
  };

  test.each([
    ['an element opens', { ...ignore, open: fail }],
    ['text comes', { ...ignore, text: fail }],
    ['an element closes', { ...ignore, close: fail }],
  ])('when %s is a bug, and never a fault of the XML', (_, handler) => {
    const reported: string[] = [];
    const read = () => readXml('<a>text</a>', handler, (code) => reported.push(code));
    expect(read).toThrow(new TypeError('injected'));
    expect(reported).toEqual([]);
  });
});

test('XML over which saxes itself fails is reported, not thrown', () => {
  const reported: string[] = [];
  readXml('<?xml version="9"?><a></b>', ignore, (code) => reported.push(code));
  expect(reported).toContain('malformed-xml');
});
