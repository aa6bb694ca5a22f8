import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { marker } from '../../formats/markers.ts';
import { markerHelp, markerName } from './marker-help.ts';
import names from './marker-names.json' with { type: 'json' };
import { outlineOf } from './outline.ts';

const source = await Bun.file(new URL('../../formats/markers.ts', import.meta.url)).text();

test('names every marker of the manual, and only those', () => {
  const lists = [...source.matchAll(/'([a-z][\w ]+)',?\n?\s*\);|'([a-z][\w ]+)'\.split/gi)];
  const defined = lists.flatMap(([, list, split]) => (list ?? split!).split(' '));
  expect(defined.length).toBeGreaterThan(100);
  expect(defined.filter((name) => markerName(name) === undefined)).toEqual([]);
  const isKnown = (name: string) =>
    (/^[cv]$/.test(name) || marker(name)) ?? marker(`${name}1`) ?? marker(`${name}-s`);
  expect(Object.keys(names).filter((name) => !isKnown(name))).toEqual([]);
});

test('helps at every offset of a marker, and nowhere else', () => {
  const line = 'He saw \\+nd Moab\\+nd* and';
  const helped = [...line].map((_, offset) => markerHelp(line, offset) !== undefined);
  expect(helped.lastIndexOf(true)).toBe(line.indexOf('* and'));
  expect(helped.filter(Boolean)).toHaveLength('\\+nd\\+nd*'.length);
  expect(markerHelp('\\zmine', 2)).toContain('a custom marker');
  expect(markerHelp('\\constructor', 2)).toContain('not a marker of USFM');
  expect(markerHelp('\\toString', 2)).toContain('not a marker of USFM');
});

test('the outline of any text is nested: verses are within their chapter', () => {
  const piece = fc.constantFrom(
    '\\c 1',
    '\\v 2-3',
    '\n',
    '\r',
    ' ',
    '\\p',
    '\\c',
    '\\v',
    'x\\c 7',
    '\\id RUT ',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const key = ({ line, character }: { line: number; character: number }) => line * 1e6 + character;
      for (const chapter of outlineOf(`\\id RUT\n${pieces.join('')}`)) {
        for (const { range, selectionRange } of [chapter, ...chapter.children!]) {
          expect(key(range.start)).toBeGreaterThanOrEqual(key(chapter.range.start));
          expect(key(range.end)).toBeLessThanOrEqual(key(chapter.range.end));
          expect(key(selectionRange.end)).toBeLessThanOrEqual(key(range.end));
        }
      }
    }),
  );
});
