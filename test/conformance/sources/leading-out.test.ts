import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../write-files.ts';
import { zipOf } from '../../zip-of.ts';
import {
  errors,
  fails,
  HostileContent,
  metadata,
  named,
  outcomes,
  type Row,
  secret,
  text,
  usfm,
} from './hostile-content.ts';

setDefaultTimeout(600_000);

describe('links out of the folder of an edition are rejected by name:', () => {
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
      'a link to a folder, if a file in it is named',
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
      '"../../evil.usfm" leaves the folder',
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

  test('an edition does not include the files of editions inside its folder', async () => {
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

  test('folders that link to each other are searched once', async () => {
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

function json(files: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
}
