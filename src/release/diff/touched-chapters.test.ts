import { expect, test } from 'bun:test';
import { links } from '../../documents/links.ts';
import { chapterPart } from './touched-chapters.ts';

const translation = { id: 'BSB', kind: 'translation' } as const;

test.each([
  [links.chapter('BSB', 'GEN', 1), 'chapter'],
  [links.simpleChapter('BSB', 'GEN', 1), 'simplified chapter'],
  [links.words('BSB', 'GEN', 1), 'words'],
  [links.simpleWords('BSB', 'GEN', 1), 'simplified words'],
  [links.alignment('BSB', 'GEN', 1), 'alignment'],
  [links.audioTimings('BSB', 'GEN', 1, 'a.b'), 'audio timings'],
])('%s is of a chapter', (path, part) => {
  expect(chapterPart(translation, path)).toEqual({ book: 'GEN', chapter: 1, part });
});

test.each([
  links.books('BSB'),
  links.complete('BSB'),
  links.report('BSB'),
  links.chapter('WEB', 'GEN', 1),
  '/api/BSB/GEN/1.constructor',
  '/api/BSB/gen/1.json',
  '/api/BSB/GEN/one.json',
])('%s belongs to no chapter', (path) => {
  expect(chapterPart(translation, path)).toBeUndefined();
});

test('commentaries and datasets have chapters too', () => {
  const place = { book: 'GEN', chapter: 2, part: 'chapter' };
  expect(chapterPart({ id: 'N', kind: 'commentary' }, links.commentaryChapter('N', 'GEN', 2))).toEqual(place);
  expect(chapterPart({ id: 'D', kind: 'dataset' }, links.datasetChapter('D', 'GEN', 2))).toEqual(place);
  expect(chapterPart({ id: 'D', kind: 'dataset' }, links.entity('D', 'people', 'adam_1'))).toBeUndefined();
});
