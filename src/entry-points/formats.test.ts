import { expect, test } from 'bun:test';
import { soundText } from '../../test/checks/mistakes.ts';
import { newFolder } from '../../test/new-folder.ts';
import { checkContent } from '../check/checked-content.fixture.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { readScripture } from './formats.ts';

const sound = soundText();
const nahum = sound.replace('\\id RUT', '\\id NAM');
const sources: readonly (readonly [string, string])[] = [
  ['a sound text', sound],
  ['an empty file', ''],
  ['a file without a book', 'Words.'],
  ['two books with one id', `${sound}${sound}`],
  ['another book under its id', nahum],
  ['verses without numbers', '\\id RUT\n\\c 1\n\\p\n\\v one a\n'],
  [
    'a NUL, padding, a Windows-1252 character and text after a line',
    `${sound.replace('\\v 5 The', '\\v 5 Th\0e\n\\rem x\nman\u0092s')}\0\0`,
  ],
  [
    'words that are run together',
    sound.replace(/\\v (\d+) .*/g, (_, verse) => `\\v ${verse} \\w a|G1\\w*\\w b|G1\\w*`),
  ],
  ['a missing end', sound.slice(0, sound.indexOf('\\v 9 '))],
];

test.each([...sources])('readScripture reports the same as a check: %s', async (_title, source) => {
  const content = newFolder({
    'translations/a/edition.json': {
      id: 'A',
      name: 'A',
      englishName: 'A',
      language: 'eng',
      website: '',
      licenseUrl: '',
    },
    'translations/a/RUT.usfm': source,
  });
  const shown = (found: readonly Diagnostic[]) =>
    found
      .map(({ file: _, ...diagnostic }) => JSON.stringify(diagnostic).replaceAll('translations/a/', ''))
      .sort();
  const checked = (await checkContent(content)).diagnostics;
  const { diagnostics } = readScripture('RUT.usfm', source, { language: 'eng' });
  expect(shown(diagnostics)).toEqual(shown(checked));
});

test('there are mistakes in these texts', () => {
  const codes = sources.map(([, source]) =>
    readScripture('RUT.usfm', source).diagnostics.map(({ code }) => code),
  );
  expect(codes[0]).toEqual([]);
  for (const found of codes.slice(1, -1)) expect(found.length).toBeGreaterThan(0);
});
