import { expect, test } from 'bun:test';
import { documentSample } from './document-sample.ts';

const paths = ['/api/A/', '/api/c/B/', '/api/d/C/'].flatMap((edition) =>
  Array.from({ length: 700 }, (_, index) => `${edition}GEN/${index}.json`),
);

test('a sample is spread evenly and has the first and the last document of each edition', () => {
  const sample = documentSample(paths, false);
  expect(sample.length).toBeGreaterThanOrEqual(300);
  expect(sample.length).toBeLessThanOrEqual(306);
  expect(sample).toContain('/api/A/GEN/0.json');
  expect(sample).toContain('/api/A/GEN/699.json');
  expect(sample).toContain('/api/c/B/GEN/0.json');
  expect(sample).toContain('/api/d/C/GEN/699.json');
  const places = sample.map((path) => paths.indexOf(path)).toSorted((a, b) => a - b);
  const gaps = places.slice(1).map((place, index) => place - places[index]!);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(7);
  expect(documentSample(paths, false)).toEqual(sample);
});

test('a sample includes all of a few documents, and all documents on request', () => {
  expect(documentSample(paths.slice(0, 300), false)).toHaveLength(300);
  expect(documentSample(paths, true)).toEqual(paths);
});
