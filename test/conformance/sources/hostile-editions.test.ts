import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from '../../../src/library/library.ts';
import { writeFiles } from '../../write-files.ts';
import {
  errors,
  fails,
  HostileContent,
  metadata,
  named,
  outcomes,
  type Row,
  text,
  usfm,
} from './hostile-content.ts';

setDefaultTimeout(600_000);

describe('a fault in planning an edition fails only that edition:', () => {
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
      'edition.json: too-large: ',
      'exceeds the size limit',
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
      'edition.json: unreadable-file: This is unreadable: there is no such file',
    ],
    [
      'a source that is a link to nowhere',
      (content) => content.write(named()).link('GEN.usfm', 'nowhere'),
      'GEN.usfm: unreadable-file: This is unreadable: there is no such file',
    ],
    [
      'a source that is a link to itself',
      (content) => content.write(named()).link('GEN.usfm', 'GEN.usfm'),
      'GEN.usfm: unreadable-file: This is unreadable: a symbolic link points back to itself',
    ],
    [
      'a source named by a glob that is a folder',
      (content) => content.write(named({ sources: ['GEN.usfm'] })).run('mkdir', 'GEN.usfm'),
      'translations/hostile: no-sources: ',
    ],
    [
      'a source without an end',
      (content) => {
        content.write({ ...named(), ...text });
        truncateSync(join(content.edition, 'GEN.usfm'), 2 ** 40);
      },
      'GEN.usfm: too-large: The file exceeds the size limit',
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
});

test('several empty commentaries and datasets fail one by one', async () => {
  const content = new HostileContent();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    writeFiles(content.path, {
      [`commentaries/${name}/edition.json`]: metadata(`C${name}`),
      [`commentaries/${name}/notes.csv`]: 'nothing of note',
      [`datasets/${name}/edition.json`]: metadata(`D${name}`),
      [`datasets/${name}/references.tsv`]: 'nothing to refer to',
    });
  const summary = await content.build();
  const outcomes = summary.editions.map(({ id, outcome }) => `${id} ${outcome}`);
  expect(outcomes.toSorted()).toEqual(
    [
      'SOUND compiled',
      ...['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => [`C${name} failed`, `D${name} failed`]),
    ].sort(),
  );
  expect(errors(summary).filter((error) => error.includes('internal-error'))).toEqual([]);
});

test('ids in paths that no store or file system would take are refused or replaced, and the rest is compiled', async () => {
  const long = 'a'.repeat(300);
  const content = new HostileContent().write({
    ...named(),
    ...text,
    [`timings/${'b'.repeat(200)}/GEN.vtt`]: 'WEBVTT\n\n00:01.000 --> 00:02.000\n1\n',
    'timings/c/GEN.json': [{ bookId: 'GEN', chapterNumber: 1, reader: long, verses: [1] }],
    'timings/d/GEN.json': [
      { bookId: 'GEN', chapterNumber: 1, reader: 'case', verses: [1], audioLink: 'https://e.org/1' },
    ],
    'timings/e/GEN.json': [
      { bookId: 'GEN', chapterNumber: 1, reader: 'Case', verses: [1], audioLink: 'https://e.org/2' },
    ],
  });
  writeFiles(content.path, {
    'datasets/people/edition.json': metadata('PEOPLE', { kind: 'entities' }),
    'datasets/people/People.csv': `personLookup,name,verses\n${long},Adam,Gen.1.1\nEve_1,Eve,Gen.1.1\neve_1,Eve,Gen.1.1\n`,
    'commentaries/notes/edition.json': metadata('NOTES'),
    'commentaries/notes/notes.csv': 'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\nGenesis,1,1,A note.\n',
    'translations/reader/edition.json': metadata('READER'),
    'translations/reader/GEN.usfm': usfm('Words.'),
    'translations/reader/audio.json': { readers: { [long]: { url: 'https://e.org/{chapter}' } } },
  });
  const summary = await content.build();
  expect([...new Set(summary.editions.map(({ outcome }) => outcome))]).toEqual(['compiled']);
  expect(errors(summary).map((error) => error.split(': ', 2).join(': '))).toEqual([
    `translations/hostile/timings/${'b'.repeat(200)}/GEN.vtt: unknown-timings`,
    'translations/hostile/timings/c/GEN.json: unknown-timings',
    'translations/hostile/timings/e/GEN.json: unknown-timings',
    'translations/reader/audio.json: bad-metadata',
  ]);
  const library = openLibrary(content.library, { readOnly: true });
  const paths = library.paths().filter((path) => /people\/|Timings/.test(path));
  await library.close();
  expect(paths).toEqual([
    '/api/HOSTILE/GEN/1.case.audioTimings.json',
    expect.stringMatching(/^\/api\/d\/PEOPLE\/people\/Eve_1.json$/),
    expect.stringMatching(/^\/api\/d\/PEOPLE\/people\/a{100}.json$/),
    expect.stringMatching(/^\/api\/d\/PEOPLE\/people\/eve_1-2.json$/),
  ]);
});
