import { describe, expect, test } from 'bun:test';
import { optionValues } from './options.ts';

type Name = keyof typeof optionValues;

const taken: readonly (readonly [Name, string, string | number])[] = [
  ['port', '0', 0],
  ['port', '65535', 65535],
  ['workers', '1', 1],
  ['threads', '3', 3],
  ['basePath', '/', ''],
  ['basePath', '/bible', '/bible'],
  ['basePath', '/bible/', '/bible'],
  ['basePath', '/a.b/c_d~e-f', '/a.b/c_d~e-f'],
  ['corsOrigin', '*', '*'],
  ['corsOrigin', 'off', ''],
  ['corsOrigin', 'https://app.example.org', 'https://app.example.org'],
  ['corsOrigin', 'http://localhost:5173', 'http://localhost:5173'],
  ['frameAncestors', '*', '*'],
  ['frameAncestors', 'none', "'none'"],
  ['frameAncestors', 'self', "'self'"],
  [
    'frameAncestors',
    'https://a.example.org, http://localhost:5173',
    "'self' https://a.example.org http://localhost:5173",
  ],
  ['cacheControl', 'no-store', 'no-store'],
  ['cacheControl', 'public, max-age=60', 'public, max-age=60'],
  ['seconds', '30', 30],
  ['seconds', '0.25', 0.25],
  ['count', '1', 1],
];

const refused: readonly (readonly [Name, string])[] = [
  ...['', '-1', '65536', '80.5', '0x50', 'http', '1e3', '99999999999'].map(
    (value) => ['port', value] as const,
  ),
  ...['0', '-1', '257', 'many', '1.5'].flatMap((value) => [
    ['workers', value] as const,
    ['threads', value] as const,
  ]),
  ...['bible', '//', '/a//b', '/../etc', '/.', '/a b', '/a"', '/ä', '/a?b', '/a%20', '/a\n'].map(
    (value) => ['basePath', value] as const,
  ),
  ...[
    '',
    'app.example.org',
    'https://app.example.org/',
    'https://a.example/path',
    'https://a.example, https://b.example',
    'https://a.example\r\nX: y',
    'null',
    'file:///etc',
  ].map((value) => ['corsOrigin', value] as const),
  ...[
    'https://a.example.org/x',
    'a.example.org',
    "'self'",
    'https://a; script-src *',
    'ftp://a.example.org',
  ].map((value) => ['frameAncestors', value] as const),
  ...['', ' ', 'a\r\nX: y', 'ä', 'a\0'].map((value) => ['cacheControl', value] as const),
  ...['', '0', '-1', 'ten', '1e9', '86401', 'Infinity', '.5'].map((value) => ['seconds', value] as const),
  ...['0', '-5', 'all', '1000001'].map((value) => ['count', value] as const),
];

describe('the value of an option', () => {
  test.each(taken)('%s %s is accepted', (name, value, parsed) => {
    expect(optionValues[name](value)).toBe(parsed);
  });

  test.each(refused)('%s %j is refused with one line', (name, value) => {
    expect(() => optionValues[name](value)).toThrow(/^[^\n]+\.$/);
  });

  test('workers auto is at least one', () => {
    if (process.platform === 'linux') expect(optionValues.workers('auto')).toBeGreaterThanOrEqual(1);
  });
});
