import { expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { checkContent } from '../../../src/check/checked-content.fixture.ts';
import { isLong } from '../../long-tests.ts';
import { zipOf } from '../../zip-of.ts';
import { HostileContent, metadata, outcomes, secret, usfm } from './hostile-content.ts';

setDefaultTimeout(900_000);

type Thing =
  | { readonly kind: 'file'; readonly content: string | Uint8Array }
  | {
      readonly kind: 'zip';
      readonly files: Readonly<Record<string, string>>;
      readonly damage: readonly number[];
    }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'pipe' };

const badBytes = Buffer.of(0xe9, 0xff);

const words = fc.constantFrom(
  'Hostile words.',
  '\\wj',
  '|',
  '"',
  '\0',
  '\ufffd',
  '\\f + \\ft',
  '<verse',
  '{"',
  '\\c 999999',
);
const anyUsfm = fc.array(words, { maxLength: 5 }).map((some) => usfm(some.join(' '), 'EXO'));
const value = fc.constantFrom<unknown>(
  ...[
    '',
    'x',
    'C',
    'HOSTILE',
    'a'.repeat(65),
    'a'.repeat(5000),
    '../x',
    'a\0',
    '__proto__',
    'javascript:alert(1)',
  ],
  ...[
    'https://example.org',
    '**/*',
    '../../../outside/*',
    '/**',
    '{'.repeat(2000),
    '[',
    '\\',
    'EXO.usfm',
    'eng',
    'translation',
  ],
  ...['entities', null, 0, -1, 1e308, [], {}, [[]], true, ['**/*'], ['../../../outside/*.usfm'], { en: 'x' }],
  ...[
    { 'EXO.usfm': {} },
    { '../../../outside/private.usfm': {} },
    [{ url: 'javascript:' }],
    'scripture burrito',
  ],
);
const member = fc.constantFrom(
  ...[
    'id',
    'kind',
    'name',
    'englishName',
    'shortName',
    'language',
    'direction',
    'website',
    'licenseUrl',
    'licenseNotes',
  ],
  ...[
    'sources',
    'format',
    'identification',
    'languages',
    'copyright',
    'ingredients',
    'readers',
    'audioUrl',
    '__proto__',
  ],
);
const anyJson = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .dictionary(member, value, { maxKeys: 4 })
      .map((more) => JSON.stringify(metadata('HOSTILE', more))),
  },
  fc.constantFrom(
    '[',
    '{',
    '',
    '\ufeff',
    'null',
    '"',
    '{"a":'.repeat(20_000),
    '['.repeat(100_000),
    `"${'\\'.repeat(9999)}`,
  ),
  fc.json(),
);
const anyXml = fc.constantFrom(
  ...[
    '<',
    '<DBLMetadata/>',
    '<a>'.repeat(50_000),
    '<usx><book code="EXO"/>',
    '<!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;</a>',
  ],
  '<DBLMetadata><publications><publication><structure><content src="../../../outside/private.usfm" role="EXO"/></structure></publication></publications></DBLMetadata>',
);
const content = fc.oneof(
  anyUsfm,
  anyJson,
  anyXml,
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);
const name = fc.constantFrom(
  ...[
    'EXO.usfm',
    'LEV.usx',
    'NUM.xml',
    'DEU.json',
    'edition.json',
    'metadata.json',
    'meta.json',
    'metadata.xml',
    'audio.json',
  ],
  ...[
    'timings',
    'timings/EXO.vtt',
    'timings/a/EXO.json',
    'a.zip',
    'b.zip',
    'copr.htm',
    '02-EXOengxxx.usfm',
    'deep/a/b/LEV.usfm',
  ],
  ...[
    'notes.csv',
    'notes.imp',
    'People.csv',
    'refs.tsv',
    '.hidden',
    '.origin.json',
    'a\\b.usfm',
    'a b*?[.usfm',
    '\u202egp.usfm',
    'x'.repeat(250),
  ],
);
const thing: fc.Arbitrary<Thing> = fc.oneof(
  { weight: 6, arbitrary: content.map((content): Thing => ({ kind: 'file', content })) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('zip' as const),
      files: fc.dictionary(
        fc.oneof(name, fc.constantFrom('../x', '/x', 'a\\..\\..\\x', 'C:x')),
        fc.oneof(anyUsfm, anyJson),
        { maxKeys: 4 },
      ),
      damage: fc.array(fc.nat(), { maxLength: 2 }),
    }),
  },
  fc.record({
    kind: fc.constant('link' as const),
    target: fc.constantFrom(
      ...[
        '../../../outside',
        '../../../outside/private.usfm',
        '..',
        '.',
        '/',
        '/dev/zero',
        '/etc/passwd',
        '/proc/self/mem',
      ],
      ...['nowhere', 'EXO.usfm', '../sound', '../sound/GEN.usfm', 'deep', '../..'],
    ),
  }),
  fc.constant<Thing>({ kind: 'folder' }),
  fc.constant<Thing>({ kind: 'pipe' }),
);
const folder = fc.constantFrom(
  ...[
    'translations/hostile',
    'translations/other',
    'translations',
    'commentaries/hostile',
    'commentaries',
    'datasets/hostile',
    '',
  ],
  ...[
    'translations/c',
    'translations/Sonst wo',
    'translations/\u0000bytes',
    `translations/${'x'.repeat(70)}`,
  ],
);
const tree = fc.array(fc.tuple(folder, name, thing), { minLength: 1, maxLength: 12 });

async function put(content: HostileContent, folder: string, name: string, thing: Thing): Promise<void> {
  const place = Buffer.from(join(content.path, folder.replace('\0bytes', '\ufffd'), name));
  const at = place.indexOf('\ufffd');
  const path = at < 0 ? place : Buffer.concat([place.subarray(0, at), badBytes, place.subarray(at + 3)]);
  try {
    const parent = path.subarray(
      0,
      Buffer.from(dirname(place.toString())).length + (at < 0 ? 0 : badBytes.length - 3),
    );
    mkdirSync(parent, { recursive: true });
    if (thing.kind === 'file') writeFileSync(path, thing.content, { flag: 'wx' });
    else if (thing.kind === 'folder') mkdirSync(path);
    else if (thing.kind === 'link') symlinkSync(thing.target, path);
    else if (thing.kind === 'pipe') Bun.spawnSync(['mkfifo', place.toString()], { stderr: 'ignore' });
    else writeFileSync(path, await damagedZip(thing), { flag: 'wx' });
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code) throw error;
  }
}

async function damagedZip({ files, damage }: Thing & { kind: 'zip' }): Promise<Uint8Array> {
  const bytes = await zipOf(files);
  for (const at of damage) bytes[at % bytes.length]! ^= 0x55;
  return bytes;
}

test('a sound edition among hostile files is compiled, nothing private is served, and no build throws', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (things) => {
      const content = new HostileContent();
      for (const [folder, name, thing] of things) await put(content, folder, name, thing);
      const summary = await content.build();
      expect(outcomes(summary)).toMatchObject({ sound: 'compiled' });
      expect(summary.diagnostics.filter(({ code }) => code === 'internal-error')).toEqual([]);
      const { ids, text } = await content.served();
      expect(ids).toContain('SOUND');
      expect(text.includes(secret)).toBe(false);
      const { diagnostics } = await checkContent(content.path);
      expect(diagnostics.filter(({ code }) => code === 'internal-error')).toEqual([]);
      expect(outcomes(await content.build())).toMatchObject({ sound: 'unchanged' });
    }),
    { numRuns: isLong ? 400 : 12 },
  );
});

test('a bug fails only its edition, and is not reported as a fault of the files', async () => {
  const content = new HostileContent().write({
    'edition.json': metadata('HOSTILE'),
    'EXO.usfm': usfm('Words.', 'EXO'),
  });
  const summary = await content.build((event) => {
    if (event.type === 'progress' && event.id === 'HOSTILE')
      throw new TypeError('undefined is not an object');
  });
  expect(outcomes(summary)).toEqual({ hostile: 'failed', sound: 'compiled' });
  expect(summary.diagnostics).toMatchObject([{ code: 'internal-error', file: 'translations/hostile' }]);
  expect(summary.diagnostics[0]!.message).toMatch(
    /TypeError: undefined is not an object \(at .*hostile-trees\.test\.ts:\d+:\d+\)/,
  );
  expect(outcomes(await content.build())).toEqual({ hostile: 'compiled', sound: 'unchanged' });
});
