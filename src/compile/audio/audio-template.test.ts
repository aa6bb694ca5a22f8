import { expect, test } from 'bun:test';
import { fillTemplate, placeholderNames, placeholdersOf } from './audio-template.ts';

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

test('the placeholders of a template are what stands in braces', () => {
  expect(placeholdersOf('{a}/{b c}/{}/{d')).toEqual(['a', 'b c', '']);
});
