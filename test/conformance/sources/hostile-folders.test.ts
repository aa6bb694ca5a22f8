import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../write-files.ts';
import { zipOf } from '../../zip-of.ts';
import { errors, HostileContent, metadata, outcomes, secret, usfm } from './hostile-content.ts';

setDefaultTimeout(120_000);

const named = (more: object = {}) => ({ 'edition.json': metadata('HOSTILE', more) });
const text = { 'GEN.usfm': usfm('Hostile words.') };

type Row = readonly [what: string, arrange: (content: HostileContent) => unknown, ...told: string[]];

/** The hostile edition fails with one error that holds all of `told`; the sound one is compiled, nothing leaks. */
function fails(rows: readonly Row[]): void {
  test.each(rows.map((row) => [row[0], row] as const))('%s', async (_, [, arrange, ...told]) => {
    const content = new HostileContent();
    await arrange(content);
    const summary = await content.build();
    expect(outcomes(summary)).toMatchObject({ sound: 'compiled', hostile: 'failed' });
    const found = errors(summary);
    expect(found).toHaveLength(1);
    for (const words of told) expect(found[0]).toContain(words);
    const { ids, text } = await content.served();
    expect(ids).toEqual(['SOUND']);
    expect(text).not.toContain(secret);
  });
}

describe('what leads out of the folder of an edition is refused, and named:', () => {
  const sources = (...globs: string[]) => named({ sources: ['GEN.usfm', ...globs] });
  const globRow = (what: string, glob: string): Row => [
    what,
    (content) => content.write({ ...sources(glob), ...text }),
    'translations/hostile/edition.json: bad-metadata: $.sources.1: ',
    JSON.stringify(glob),
  ];
  const burrito = (ingredient: string) => ({
    format: 'scripture burrito',
    identification: { name: { en: 'Hostile' }, abbreviation: { en: 'HOSTILE' } },
    languages: [{ tag: 'en' }],
    ingredients: { 'GEN.usfm': {}, [ingredient]: {} },
  });
  const dbl = (src: string) =>
    `<DBLMetadata><identification><name>Hostile</name><abbreviation>HOSTILE</abbreviation></identification>
     <publications><publication default="true"><structure><content src="${src}" role="EXO"/></structure></publication></publications></DBLMetadata>`;
  const audio = (reader: object) => ({ 'audio.json': { readers: { david: reader } } });

  fails([
    globRow('a glob', '../../../outside/*.usfm'),
    globRow('a glob that begins inside', 'inside/../../../../outside/*.usfm'),
    globRow('a glob that ends outside', 'inside/..'),
    globRow('a glob into another edition', '../sound/*.usfm'),
    globRow('a glob with backslashes', '..\\..\\..\\outside\\*.usfm'),
    globRow('a glob with an escaped slash', '..\\/..\\/..\\/outside/*.usfm'),
    globRow('an absolute glob', '/**/private.usfm'),
    globRow('a glob on a drive', 'C:/**/private.usfm'),
    globRow('a glob with a NUL', 'GEN.usfm\0/../../..'),
    [
      'a glob of a zip',
      async (content) => content.write({ 'a.zip': await zipOf({ ...text, ...json(sources('../*')) }) }),
      'translations/hostile/a.zip/edition.json: bad-metadata: $.sources.1: "../*"',
    ],
    [
      'a link to a file',
      (content) => content.write(named()).write(text).link('EXO.usfm', join(content.outside, 'private.usfm')),
      'translations/hostile/EXO.usfm: outside-edition: ',
    ],
    [
      'a link to a file of another edition',
      (content) => content.write(named()).write(text).link('EXO.usfm', '../sound/GEN.usfm'),
      'translations/hostile/EXO.usfm: outside-edition: ',
    ],
    [
      'a link over another link',
      (content) =>
        content
          .write(sources('*.usfm'))
          .write(text)
          .link('a', content.outside)
          .link('EXO.usfm', 'a/private.usfm'),
      'translations/hostile/EXO.usfm: outside-edition: ',
    ],
    [
      'a link to a folder, where all is taken',
      (content) => content.write(sources('**/*.usfm')).write(text).link('more', content.outside),
      'translations/hostile/more: outside-edition: ',
    ],
    [
      'a link to a folder, where it is named',
      (content) => content.write(sources('more/*.usfm')).write(text).link('more', content.outside),
      'translations/hostile/more: outside-edition: ',
    ],
    [
      'a link to a folder, where a file in it is named',
      (content) => content.write(sources('more/private.usfm')).write(text).link('more', content.outside),
      'translations/hostile/more/private.usfm: outside-edition: ',
    ],
    [
      'a link to a folder in a folder',
      (content) =>
        content
          .write(sources('in/**'))
          .write({ ...text, 'in/a': '' })
          .link('in/b/c', content.outside),
      'translations/hostile/in/b/c: outside-edition: ',
    ],
    [
      'metadata that is a link',
      (content) => content.write(text).link('edition.json', join(content.outside, 'edition.json')),
      'translations/hostile/edition.json: outside-edition: ',
    ],
    [
      'metadata of a Burrito that is a link',
      (content) => content.write(text).link('metadata.json', '/etc/hostname'),
      'translations/hostile/metadata.json: outside-edition: ',
    ],
    [
      'a zip that is a link',
      async (content) => {
        writeFiles(content.outside, { 'a.zip': await zipOf({ 'EXO.usfm': usfm(secret, 'EXO') }) });
        content.link('a.zip', join(content.outside, 'a.zip'));
      },
      'translations/hostile/a.zip: outside-edition: ',
    ],
    [
      'an ingredient of a Scripture Burrito',
      (content) => content.write({ 'metadata.json': burrito('../../../outside/private.usfm'), ...text }),
      'translations/hostile/metadata.json: bad-metadata: $.ingredients',
      '"../../../outside/private.usfm"',
    ],
    [
      'an ingredient of a Scripture Burrito that is a link',
      (content) =>
        content
          .write({ 'metadata.json': burrito('EXO.usfm'), ...text })
          .link('EXO.usfm', join(content.outside, 'private.usfm')),
      'translations/hostile/EXO.usfm: outside-edition: ',
    ],
    [
      'a source of a Digital Bible Library bundle',
      (content) => content.write({ 'metadata.xml': dbl('../../../outside/private.usfm'), ...text }),
      'translations/hostile/metadata.xml: bad-metadata: ',
      'src="../../../outside/private.usfm"',
    ],
    [
      'a file in a zip',
      async (content) =>
        content.write({ 'a.zip': await zipOf({ ...text, '../../evil.usfm': usfm(secret) }) }),
      'translations/hostile/a.zip: unreadable-file: ',
      '"../../evil.usfm" leads out of the folder',
    ],
    [
      'a link in a zip',
      async (content) =>
        content.write({
          'a.zip': await zipOf({
            ...text,
            'EXO.usfm': ['/etc/hostname', { unixMode: 0o120777, msDosCompatible: false }],
          }),
        }),
      'translations/hostile/a.zip: unreadable-file: ',
      '"EXO.usfm" is a link or a device',
    ],
  ]);

  /** Audio that leads out is an error, and the edition is compiled without audio. */
  test.each([
    [
      'a glob of timings',
      (content: HostileContent) => content.write(audio({ timings: ['../../../outside/*'] })),
      'audio.json: bad-metadata: $.readers.david.timings.0: "../../../outside/*"',
    ],
    [
      'audio.json that is a link',
      (content: HostileContent) => content.link('audio.json', join(content.outside, 'edition.json')),
      'audio.json: outside-edition: ',
    ],
    [
      'a folder of timings that is a link',
      (content: HostileContent) => content.link('timings', content.outside),
      'timings: outside-edition: ',
    ],
  ])('%s', async (_, arrange, told) => {
    const content = new HostileContent().write({ ...named(), ...text });
    arrange(content);
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'compiled' });
    expect(errors(summary)).toEqual([expect.stringContaining(`translations/hostile/${told}`)]);
  });

  test('a timing file that is a link', async () => {
    const content = new HostileContent().write({ ...named(), ...text });
    content.link('timings/GEN.vtt', join(content.outside, 'private.usfm'));
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'failed' });
    expect(errors(summary)).toEqual([expect.stringContaining('hostile/timings/GEN.vtt: outside-edition: ')]);
  });

  test('the files of other editions are not those of an edition around them', async () => {
    const content = new HostileContent();
    writeFiles(join(content.path, 'translations'), {
      'edition.json': metadata('ROOM', { sources: ['**/*.usfm'] }),
      'LEV.usfm': usfm('Of the room.', 'LEV'),
    });
    const summary = await content.build();
    expect(summary.editions.find(({ id }) => id === 'ROOM')).toMatchObject({ counts: { books: 1 } });
    writeFiles(join(content.path, 'translations'), {
      'edition.json': metadata('ROOM', { sources: ['sound/GEN.usfm'] }),
    });
    const named = await content.build();
    expect(errors(named)).toEqual([
      expect.stringMatching(/^translations\/sound\/GEN.usfm: outside-edition: /),
    ]);
  });
});

describe('links that stay inside are followed:', () => {
  const rows: [what: string, arrange: (content: HostileContent) => unknown][] = [
    [
      'the folder of the edition is a link',
      (content) => {
        writeFiles(content.outside, {
          'shared/GEN.usfm': usfm('Shared words.'),
          'shared/edition.json': metadata('HOSTILE'),
        });
        symlinkSync(join(content.outside, 'shared'), content.edition);
      },
    ],
    [
      'a file is a link to one beside it',
      (content) => content.write({ ...named(), 'v2/GEN.txt': usfm('Words.') }).link('GEN.usfm', 'v2/GEN.txt'),
    ],
    [
      'a folder is a link to one beside it',
      (content) =>
        content
          .write({ ...named({ sources: ['now/*.usfm'] }), 'v2/GEN.usfm': usfm('Words.') })
          .link('now', 'v2'),
    ],
    [
      'a volume of Kubernetes, whose files are links into a folder that begins with two dots',
      (content) =>
        content
          .write({ '..2024/GEN.usfm': usfm('Words.'), '..2024/edition.json': metadata('HOSTILE') })
          .link('..data', '..2024')
          .link('GEN.usfm', '..data/GEN.usfm')
          .link('edition.json', '..data/edition.json'),
    ],
    [
      'a folder holds a link to itself',
      (content) =>
        content
          .write({ ...named({ sources: ['**/*.usfm'] }), ...text })
          .link('a/self', '../a')
          .link('top', '.'),
    ],
  ];
  test.each(rows)('%s', async (_, arrange) => {
    const content = new HostileContent();
    arrange(content);
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'compiled' });
    expect(errors(summary)).toEqual([]);
  });

  test('folders that link to each other crosswise are not looked through without end', async () => {
    const content = new HostileContent().write({ ...named({ sources: ['**/*.usfm'] }), ...text });
    for (let level = 0; level < 30; level++) {
      content.write({ [`${level}/x`]: '' });
      for (const name of ['a', 'b', 'c']) content.link(`${level}/${name}`, `../${level + 1}`);
    }
    content.write({ '30/x': '' });
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'failed' });
    expect(errors(summary)).toEqual([expect.stringContaining('too many files')]);
  });
});

describe('a fault in planning an edition fails that edition alone:', () => {
  const deep = 200_000;
  fails([
    ...['edition.json', 'metadata.json', 'meta.json'].flatMap((name): Row[] => [
      [
        `${name} that opens lists without end`,
        (content) => content.write({ ...text, [name]: '['.repeat(deep) }),
        `${name}: bad-metadata: `,
        'nests more than 64 levels',
      ],
      [
        `${name} that nests objects`,
        (content) => content.write({ ...text, [name]: `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}` }),
        `${name}: bad-metadata: `,
        'nests more than 64 levels',
      ],
    ]),
    [
      'a Burrito that nests in its ingredients',
      (content) =>
        content.write({
          ...text,
          'metadata.json': `{"format":"scripture burrito","ingredients":{"a":${'['.repeat(deep)}`,
        }),
      'metadata.json: bad-metadata: ',
    ],
    [
      'metadata.xml that nests elements',
      (content) => content.write({ ...text, 'metadata.xml': `<DBLMetadata>${'<a>x'.repeat(deep)}` }),
      'metadata.xml: bad-metadata: ',
    ],
    [
      'JSON with spaces that are not those of JSON',
      (content) => content.write({ ...text, 'edition.json': '{\u00a0"id":\u00a0"HOSTILE"}' }),
      'edition.json: bad-metadata: ',
    ],
    [
      'metadata of 5 MB',
      (content) => content.write({ ...text, ...named({ licenseNotes: 'x'.repeat(5_000_000) }) }),
      'edition.json: unreadable-file: ',
      'too large',
    ],
    ...['x', 'X', 'c', 'D', '../a', 'a/b', 'a\0b', 'a'.repeat(65), 'a'.repeat(301)].map(
      (id): Row => [
        `the id ${JSON.stringify(id).slice(0, 20)}`,
        (content) => content.write({ ...text, 'edition.json': metadata(id) }),
        'edition.json: bad-edition-id: $.id: ',
      ],
    ),
    [
      'an id that stands in the names of the files',
      (content) => content.write({ 'copr.htm': '', [`02-GEN${'a'.repeat(80)}.usfm`]: usfm('Words.') }),
      'translations/hostile: bad-edition-id: ',
    ],
    [
      'metadata that is a pipe',
      (content) => content.write(text).run('mkfifo', 'edition.json'),
      'edition.json: unreadable-file: This is a folder, a pipe or a device',
    ],
    [
      'a source that is a pipe',
      (content) => content.write(named()).run('mkfifo', 'GEN.usfm'),
      'GEN.usfm: unreadable-file: This is a folder, a pipe or a device',
    ],
    [
      'a source named by a glob that is a pipe',
      (content) =>
        content
          .write(named({ sources: ['**/*.usfm'] }))
          .run('mkdir', 'a')
          .run('mkfifo', 'a/GEN.usfm'),
      'a/GEN.usfm: unreadable-file: This is a folder, a pipe or a device',
    ],
    [
      'a zip that is a pipe',
      (content) => content.run('mkfifo', 'a.zip'),
      'a.zip: unreadable-file: This is a folder, a pipe or a device',
    ],
    [
      'a copyright page that is a pipe',
      (content) => content.write({ '02-GENengxxx.usfm': usfm('Words.') }).run('mkfifo', 'copr.htm'),
      'copr.htm: unreadable-file: ',
    ],
    [
      'a source that is a device',
      (content) => content.write(named()).link('GEN.usfm', '/dev/zero'),
      'GEN.usfm: unreadable-file: This is a folder, a pipe or a device',
    ],
    [
      'metadata that is a device',
      (content) => content.write(text).link('edition.json', '/dev/zero'),
      'edition.json: unreadable-file: ',
    ],
    [
      'metadata that is a link to nowhere',
      (content) => content.write(text).link('edition.json', 'nowhere'),
      'edition.json: unreadable-file: There is no such file',
    ],
    [
      'a source that is a link to nowhere',
      (content) => content.write(named()).link('GEN.usfm', 'nowhere'),
      'GEN.usfm: unreadable-file: There is no such file',
    ],
    [
      'a source that is a link to itself',
      (content) => content.write(named()).link('GEN.usfm', 'GEN.usfm'),
      'GEN.usfm: unreadable-file: It is a link that leads to itself',
    ],
    [
      'a source named by a glob that is a folder',
      (content) => content.write(named({ sources: ['GEN.usfm'] })).run('mkdir', 'GEN.usfm'),
      'GEN.usfm: unreadable-file: This is a folder',
    ],
    [
      'a source without an end',
      (content) => {
        content.write({ ...named(), ...text });
        truncateSync(join(content.edition, 'GEN.usfm'), 2 ** 40);
      },
      'GEN.usfm: unreadable-file: The file is too large',
    ],
    ['a zip that is not one', (content) => content.write({ 'a.zip': 'no zip' }), 'a.zip: unreadable-file: '],
    [
      'a folder without any file',
      (content) => mkdirSync(content.edition),
      'translations/hostile: no-sources: ',
    ],
  ]);

  test('a folder named edition.json is not metadata', async () => {
    const content = new HostileContent()
      .write(text)
      .run('mkdir', 'edition.json', 'audio.json', 'metadata.json');
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'compiled' });
    expect(summary.diagnostics.map(({ code }) => code)).toEqual(['no-metadata']);
  });

  test('a folder whose name is not UTF-8, and a file', async () => {
    const content = new HostileContent().write({ ...named({ sources: ['*.usfm'] }), ...text });
    writeFileSync(
      Buffer.concat([Buffer.from(`${content.edition}/`), Buffer.of(0xe9), Buffer.from('.usfm')]),
      text['GEN.usfm'],
    );
    mkdirSync(Buffer.concat([Buffer.from(`${content.path}/translations/`), Buffer.of(0xe8)]));
    const summary = await content.build();
    expect(outcomes(summary)).toEqual({ sound: 'compiled', hostile: 'failed', '\ufffd': 'failed' });
    expect(errors(summary)).toEqual([
      expect.stringMatching(/^translations\/hostile\/\ufffd.usfm: bad-file-name: /),
      expect.stringMatching(/^translations\/\ufffd: bad-file-name: /),
    ]);
  });

  test('a file that vanishes between planning and reading', async () => {
    const content = new HostileContent().write({ ...named(), ...text });
    renameSync(content.edition, join(content.path, 'translations/zzz'));
    const summary = await content.build((event) => {
      if (event.type === 'edition') rmSync(join(content.path, 'translations/zzz/GEN.usfm'), { force: true });
    });
    expect(outcomes(summary)).toEqual({ sound: 'compiled', zzz: 'failed' });
    expect(errors(summary)).toEqual([
      expect.stringMatching(/^translations\/zzz\/GEN.usfm: unreadable-file: /),
    ]);
  });

  test.skipIf(process.getuid?.() === 0)('a folder or a file that may not be read', async () => {
    const content = new HostileContent().write({ ...named(), ...text }).run('chmod', '000', 'GEN.usfm');
    expect(errors(await content.build())).toEqual([
      expect.stringContaining('GEN.usfm: unreadable-file: It may not be read'),
    ]);
    content.run('chmod', '000', '.');
    const summary = await content.build();
    expect(outcomes(summary)).toMatchObject({ sound: 'unchanged', hostile: 'failed' });
    content.run('chmod', '700', content.edition);
  });
});

function json(files: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
}
