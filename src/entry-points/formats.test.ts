import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { soundText } from '../../test/checks/mistakes.ts';
import { newFolder } from '../../test/new-folder.ts';
import { checkContent } from '../check/checked-content.fixture.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { checkEdition, readScripture } from './formats.ts';

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

const files = {
  'RUT.usfm': sound.replace('went out to the field', 'wnet out to the field'),
  'NAM.usfm': nahum.replaceAll('Ruth', 'Nahum').replace('field of the', 'field of of the'),
};

test('checkEdition judges all files together, and applies severities and acceptances', () => {
  const found = checkEdition(files, { language: 'eng' });
  expect(found.map(({ file, code }) => `${file} ${code}`)).toContain('NAM.usfm repeated-word');
  const settled = checkEdition(files, {
    language: 'eng',
    severity: Object.fromEntries(found.map(({ code }) => [code, 'off'])),
    accepted: [{ code: 'repeated-word', text: 'of' }],
  });
  expect(settled).toEqual([]);
});

const node = Bun.which('node');

test.skipIf(!node)('checkEdition runs in a browser', async () => {
  const entry = newFolder({
    'check.ts': `import { checkEdition } from ${JSON.stringify(join(import.meta.dir, 'formats.ts'))};
      export const found = checkEdition({
        'RUT1.usfm': '\\\\id RUT\\n\\\\c 1\\n\\\\p\\n\\\\v 1 \\\\bd A',
        'RUT2.usfm': '\\\\id RUT\\n\\\\h Ruth\\n\\\\c 2\\n\\\\p\\n\\\\v 1 B.',
        'JON.usx': '<usx version="3.0"><book code="JON" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>a&nbsp;b</para></usx>',
      }).map(({ code }) => code);`,
    'run.mjs': `delete globalThis.process; delete globalThis.Buffer; globalThis.require = undefined;
      const { found } = await import('./out/check.js');
      console.log(found.join(' '));`,
  });
  const built = await Bun.build({
    entrypoints: [join(entry, 'check.ts')],
    outdir: join(entry, 'out'),
    target: 'browser',
  });
  expect(built.success).toBe(true);
  const child = Bun.spawn([node!, join(entry, 'run.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, errors] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  expect(errors).toBe('');
  expect(printed.trim().split(' ')).toEqual(expect.arrayContaining(['unclosed-marker', 'html-entity']));
});
