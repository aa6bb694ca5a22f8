import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../write-files.ts';
import { zipOf } from '../../zip-of.ts';
import { errors, fails, HostileContent, metadata, outcomes, usfm } from './hostile-content.ts';

setDefaultTimeout(600_000);

describe('an archive in a content folder is held to the limits of `add`:', () => {
  const big = 'In the beginning. '.repeat(200);
  const zipped =
    (files: Parameters<typeof zipOf>[0], spoil: (bytes: Uint8Array) => void = () => {}) =>
    async (content: HostileContent) => {
      const bytes = await zipOf(files);
      spoil(bytes);
      content.write({ 'a.zip': bytes });
    };
  fails([
    [
      'a file with another checksum than its own, which is named',
      zipped({ 'GEN.usfm': usfm(big), 'EXO.usfm': usfm('Sound.', 'EXO') }, (bytes) => {
        bytes[Buffer.from(bytes).indexOf('GEN.usfm') + 40]! ^= 1;
      }),
      'translations/hostile/a.zip/GEN.usfm: unreadable-file: ',
      '"GEN.usfm" cannot be unpacked',
    ],
    [
      'metadata with another checksum than its own',
      zipped({ 'GEN.usfm': usfm(big), 'edition.json': JSON.stringify(metadata('HOSTILE')) }, (bytes) => {
        bytes[Buffer.from(bytes).indexOf('edition.json') + 40]! ^= 1;
      }),
      'translations/hostile/a.zip/edition.json: unreadable-file: ',
    ],
    [
      'a file that grows to a thousand times its size',
      zipped({ 'GEN.usfm': usfm('0'.repeat(5_000_000)) }),
      'translations/hostile/a.zip: unreadable-file: ',
      '"GEN.usfm" grows too much when it is unpacked',
    ],
    [
      'an encrypted file',
      zipped({ 'GEN.usfm': [usfm(big), { password: 'secret' }] }),
      '"GEN.usfm" is encrypted',
    ],
    [
      'a method of packing that is not read',
      zipped({ 'GEN.usfm': usfm(big) }, (bytes) => {
        bytes[Buffer.from(bytes).indexOf(Buffer.of(0x50, 0x4b, 1, 2)) + 10] = 14;
      }),
      '"GEN.usfm" uses an unsupported compression method (14)',
    ],
    [
      'two files that differ only by case',
      zipped({ 'GEN.usfm': usfm('One.'), 'gen.USFM': usfm('Two.') }),
      '"gen.USFM" is in it twice',
    ],
    [
      'more than 20,000 files',
      zipped({
        'GEN.usfm': usfm('Words.'),
        ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${at}/`, ''])),
      }),
      'more than 20,000 files',
    ],
    [
      'an archive that ends too early',
      async (content) => content.write({ 'a.zip': (await zipOf({ 'GEN.usfm': usfm(big) })).slice(0, -30) }),
      'The archive is cut off or is not a zip',
    ],
  ]);

  test.each([
    ['the fields of zip64', { 'GEN.usfm': [usfm('Words.'), { zip64: true }] }],
    [
      'backslashes between folders',
      {
        'edition.json': JSON.stringify(metadata('HOSTILE', { sources: ['a/b/*'] })),
        'a\\b\\GEN.usfm': usfm('Words.'),
      },
    ],
    ['clutter of macOS', { 'GEN.usfm': usfm('Words.'), '__MACOSX/._GEN.usfm': 'clutter' }],
    ['other archives beside the sources', { 'GEN.usfm': usfm('Words.'), 'old.zip': 'zip' }],
  ] as [string, Parameters<typeof zipOf>[0]][])('with %s it is read', async (_, files) => {
    const content = new HostileContent().write({ 'a.zip': await zipOf(files) });
    const summary = await content.build();
    expect(errors(summary)).toEqual([]);
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'compiled' });
  });

  test('an archive that is exchanged between planning and reading is not mixed with the other', async () => {
    const content = new HostileContent().write({ 'a.zip': await zipOf({ 'GEN.usfm': usfm('One.') }) });
    renameSync(content.edition, join(content.path, 'translations/zzz'));
    const other = await zipOf({ 'GEN.usfm': usfm('Two.') });
    const summary = await content.build((event) => {
      if (event.type === 'edition' && event.result.id === 'SOUND')
        writeFiles(join(content.path, 'translations/zzz'), { 'a.zip': other });
    });
    expect(errors(summary)).toEqual([
      expect.stringMatching(/^translations\/zzz\/a.zip: unreadable-file: The file changed/),
    ]);
    expect(outcomes(await content.build())).toEqual({ sound: 'unchanged', zzz: 'compiled' });
  });
});
