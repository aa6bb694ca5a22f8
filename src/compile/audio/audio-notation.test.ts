import { expect, test } from 'bun:test';
import { fillTemplate, parseChapterSelection, placeholderNames, placeholdersOf } from './audio-notation.ts';

const values = { audioUrl: 'https://e.org/a/', translationId: 'BSB', book: '1JN', chapter: 7 };

test.each([
  ['{audio_url}/{id}', 'https://e.org/a/BSB'],
  ['{book} {BOOK} {name}', '1jn 1JN 1%20John'],
  ['{order} {order2} {order3}', '62 62 062'],
  ['{chapter} {chapter2} {chapter3}', '7 07 007'],
  ['{{chapter}}', '{7}'],
])('%s is %s', (template, filled) => expect(fillTemplate(template, values)).toBe(filled));

test('docs/audio.md explains every placeholder', async () => {
  const page = await Bun.file(new URL('../../../docs/audio.md', import.meta.url)).text();
  const rows = [...page.matchAll(/^\| `\{(\w+)\}` \|/gm)].map(([, name]) => name!);
  expect(rows).toEqual([...placeholderNames]);
});

test('the placeholders of a template are in braces', () => {
  expect(placeholdersOf('{a}/{b c}/{}/{d')).toEqual(['a', 'b c', '']);
});

test.each([
  ['MAT', { book: 'MAT' }],
  ['PHM 1', { book: 'PHM', chapters: [1, 1] }],
  ['1JN 2-3', { book: '1JN', chapters: [2, 3] }],
  ['TOB', { book: 'TOB' }],
] as const)('%s selects chapters', (written, selection) => {
  expect(parseChapterSelection(written)).toEqual(selection as never);
});

test.each(['', 'mat', 'XYZ', 'GLO', 'MAT 0', 'MAT 3-2', 'MAT 1:3', 'MAT 01', 'MAT 1, 2', 'constructor'])(
  '%j selects nothing',
  (written) => expect(parseChapterSelection(written)).toBeUndefined(),
);
