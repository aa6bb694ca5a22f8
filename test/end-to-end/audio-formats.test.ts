import { describe, expect, test } from 'bun:test';
import { checkContent } from '../../src/check/checked-content.fixture.ts';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { audioTimingsSchema } from '../../src/documents/translation/audio-timings-schema.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import { codesOfChecks } from '../../src/formats/diagnostic-codes.ts';
import { openLibrary } from '../../src/library/library.ts';
import { ContentFolder } from '../content-folder.ts';
import { readDocument } from '../read-document.ts';
import { zipOf } from '../zip-of.ts';

const texts = {
  '57-PHM.usfm': '\\id PHM\n\\c 1\n\\p\n\\v 1 One.\n\\v 2 Two.\n\\v 4 Four.\n',
  '63-2JN.usfm': '\\id 2JN\n\\c 1\n\\p\n\\v 1 One.\n\\v 2 Two.\n',
  '65-JUD.usfm': '\\id JUD\n\\c 1\n\\p\n\\v 1 One.\n',
};

interface Chapter {
  readonly thisChapterAudioLinks: Record<string, string>;
  readonly thisChapterAudioTimings: Record<string, string>;
}

interface Download {
  readonly books: {
    readonly id: string;
    readonly chapters: {
      readonly thisChapterAudioLinks: Record<string, string>;
      readonly thisChapterAudioTimings: Record<string, number[]>;
    }[];
  }[];
}

const ofAudio = ({ code }: Diagnostic) => code !== 'missing-verse';

async function compile(files: Record<string, string>) {
  using content = new ContentFolder();
  content.edition('tst', 'TST', { ...texts, ...files });
  const { editions, diagnostics } = await buildLibrary({ content: content.path, library: content.library });
  const library = openLibrary(content.library, { readOnly: true });
  const chapters = Object.fromEntries(
    ['PHM', '2JN', 'JUD'].map((book) => [book, readDocument<Chapter>(library, `/api/TST/${book}/1.json`)]),
  );
  const timingsPaths = library.paths('/api/TST/').filter((path) => path.endsWith('.audioTimings.json'));
  const timings = Object.fromEntries(
    timingsPaths.map((path) => [path, audioTimingsSchema.parse(readDocument(library, path))]),
  );
  const download = readDocument<Download>(library, '/api/TST/complete.json');
  const simpleDownload = readDocument<Download>(library, '/api/TST/complete.simple.json');
  await library.close();
  return {
    outcome: editions[0]!.outcome,
    told: diagnostics.filter(ofAudio).map(({ code, file, line }) => `${code} ${file}:${line}`),
    chapters,
    timings,
    download,
    simpleDownload,
    starts: Object.fromEntries(
      Object.values(timings).map(({ bookId, reader, verses }) => [`${bookId} ${reader}`, verses]),
    ),
  };
}

const vtt = (...starts: string[]) =>
  `WEBVTT\n\n${starts.map((start) => `${start} --> 01:00.000\nx\n`).join('\n')}`;
const json = (value: unknown) => JSON.stringify(value, null, 1);
const template = 'https://audio.example.org/{order3}-{book}-{chapter2}.mp3';

describe('each format of timings, one a reader', () => {
  const formats: [file: string, text: string][] = [
    ['PHM.vtt', vtt('00:01.500', '00:02.500', '00:04.000')],
    [
      '57PHM001.srt',
      '1\n00:00:01,500 --> 0\nOne\n\n2\n00:00:02,500 --> 0\nTwo\n\n3\n00:00:04,000 --> 0\nFour\n',
    ],
    ['C01-57-PHM-01-timing.txt', '0\t1\ts1\n1.5\t2\t1a\n2\t2.5\t1b\n2.5\t4\t2\n4\t5\t4\n'],
    ['labels.txt', '\\id PHM\n\\c 1\n1.5\t2\t1\n2.5\t4\t2\n4\t5\t4\n'],
    ['any.json', json([{ bookId: 'PHM', chapterNumber: 1, verses: [1.5, 2.5, 4, 4] }])],
    [
      'PHM.timing.json',
      json({
        groups: [
          {
            documents: [{ docid: 'https://example.org/PHM.mp3' }],
            records: ['1', '2', '4'].map((verse, index) => ({
              references: [[`00:0${[1.5, 2.5, 4.0][index]}`], [`PHM 1:${verse}`]],
            })),
          },
        ],
      }),
    ],
  ];
  test.each(formats)('%s', async (file, text) => {
    const audio = json({ readers: { 'a.b': { url: template } } });
    const { starts, chapters, told } = await compile({ 'audio.json': audio, [`timings/${file}`]: text });
    expect(told).toEqual([]);
    expect(starts).toEqual({ 'PHM a.b': [1.5, 2.5, 4, 4] });
    expect(chapters.PHM).toMatchObject({
      thisChapterAudioLinks: { 'a.b': 'https://audio.example.org/057-phm-01.mp3' },
      thisChapterAudioTimings: { 'a.b': '/api/TST/PHM/1.a.b.audioTimings.json' },
    });
    expect(chapters.JUD).toMatchObject({
      thisChapterAudioLinks: { 'a.b': 'https://audio.example.org/065-jud-01.mp3' },
      thisChapterAudioTimings: {},
    });
  });
});

test('timings in the format of another program are reported', async () => {
  const audio = json({ readers: { anna: { url: 'https://audio.example.org/{BOOK}.mp3' } } });
  const { starts, told } = await compile({
    'audio.json': audio,
    'timings/PHM.TextGrid': 'File type = "ooTextFile"',
  });
  expect(starts).toEqual({});
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('unread-file');
});

test('chapters, timings files and both downloads agree about two readers', async () => {
  const readers = {
    anna: { url: '{audio_url}/anna/{BOOK}.mp3', books: ['PHM', 'JUD 1'] },
    'ben.v2': { urls: { '2JN 1': '{audio_url}/ben/2jn.mp3', 'JUD 1': 'https://example.org/j.mp3' } },
  };
  const { chapters, timings, download, simpleDownload, told } = await compile({
    'audio.json': json({ audioUrl: 'https://audio.example.org/', readers }),
    'timings/anna/PHM.vtt': vtt('00:01.0', '00:02.0', '00:04.0'),
    'timings/anna/JUD.vtt': vtt('00:01.0'),
    'timings/ben.v2/JUD.vtt': vtt('00:03.0'),
  });
  expect(told).toEqual([]);
  expect(chapters['2JN']).toMatchObject({
    thisChapterAudioLinks: { 'ben.v2': 'https://audio.example.org/ben/2jn.mp3' },
    thisChapterAudioTimings: {},
    nextChapterAudioLinks: {
      anna: 'https://audio.example.org/anna/JUD.mp3',
      'ben.v2': 'https://example.org/j.mp3',
    },
    nextChapterAudioTimings: {
      anna: '/api/TST/JUD/1.anna.audioTimings.json',
      'ben.v2': '/api/TST/JUD/1.ben.v2.audioTimings.json',
    },
    previousChapterAudioLinks: { anna: 'https://audio.example.org/anna/PHM.mp3' },
    previousChapterAudioTimings: { anna: '/api/TST/PHM/1.anna.audioTimings.json' },
  });
  expect(chapters.JUD).toMatchObject({ nextChapterAudioLinks: null, nextChapterAudioTimings: null });
  expect(Object.keys(timings)).toHaveLength(3);
  expect(timings['/api/TST/PHM/1.anna.audioTimings.json']).toEqual({
    translationId: 'TST',
    bookId: 'PHM',
    chapterNumber: 1,
    reader: 'anna',
    audioLink: 'https://audio.example.org/anna/PHM.mp3',
    thisChapterLink: '/api/TST/PHM/1.json',
    nextChapterLink: '/api/TST/2JN/1.json',
    previousChapterLink: null,
    thisChapterAudioTimingsLink: '/api/TST/PHM/1.anna.audioTimings.json',
    nextChapterAudioTimingsLink: null,
    previousChapterAudioTimingsLink: null,
    verses: [1, 2, 4, 4],
  });
  for (const { books } of [download, simpleDownload]) {
    const audio = books.map(({ chapters: [first] }) => first);
    expect(audio).toMatchObject([
      { thisChapterAudioTimings: { anna: [1, 2, 4, 4] } },
      { thisChapterAudioTimings: {} },
      { thisChapterAudioTimings: { anna: [1], 'ben.v2': [3] } },
    ]);
    for (const { id, chapters: entries } of books) {
      expect(entries[0]!.thisChapterAudioLinks).toEqual(chapters[id]!.thisChapterAudioLinks);
    }
  }
});

describe('without audio.json', () => {
  const alignment = (address: string) =>
    json({
      groups: [{ documents: [{ docid: address }], records: [{ references: [['00:01.0'], ['JUD 1:1']] }] }],
    });

  test('timings that name their audio make a reader: the folder, or "default"', async () => {
    const { chapters, starts, told } = await compile({
      'timings/JUD.json': alignment('https://example.org/a.mp3'),
      'timings/hays/JUD.json': alignment('https://example.org/b.mp3'),
    });
    expect(told).toEqual([]);
    expect(starts).toEqual({ 'JUD default': [1], 'JUD hays': [1] });
    expect(chapters.JUD!.thisChapterAudioLinks).toEqual({
      default: 'https://example.org/a.mp3',
      hays: 'https://example.org/b.mp3',
    });
  });

  test('others are reported, and not linked', async () => {
    const { chapters, starts, told } = await compile({
      'timings/hays/JUD.vtt': vtt('00:01.0'),
      'timings/ha ys/JUD.vtt': vtt('00:01.0'),
      'timings/README.txt': 'Timings.',
    });
    expect(told).toEqual([
      'unknown-timings translations/tst/timings/ha ys/JUD.vtt:0',
      'timings-without-audio translations/tst/timings/hays/JUD.vtt:3',
    ]);
    expect(starts).toEqual({});
    expect(chapters.JUD).toMatchObject({ thisChapterAudioLinks: {}, thisChapterAudioTimings: {} });
  });
});

describe('a mismatch is reported with its place', () => {
  const one = (reader: object) => json({ readers: { hays: { url: template, ...reader } } });
  const cases: [what: string, files: Record<string, string>, told: string[]][] = [
    [
      'verses without timings and timings without verses',
      { 'audio.json': one({}), 'timings/PHM.txt': '1\t2\t2\n2\t3\t3\n3\t4\t5\n' },
      [
        'untimed-verse timings/PHM.txt:1',
        'timing-without-verse timings/PHM.txt:2',
        'timing-without-verse timings/PHM.txt:3',
      ],
    ],
    [
      'chapters and books that the text does not have',
      {
        'audio.json': one({ books: ['PHM 1-2', 'GEN'], urls: { 'EXO 1': template } }),
        'timings/PHM-2.txt': '1\t2\t1\n',
        'timings/GEN-1.txt': '1\t2\t1\n',
      },
      [
        'audio-without-chapter audio.json:6',
        'audio-without-chapter audio.json:7',
        'audio-without-chapter audio.json:10',
        'audio-without-chapter timings/GEN-1.txt:1',
        'audio-without-chapter timings/PHM-2.txt:1',
      ],
    ],
    [
      'a chapter that is timed twice, and globs without a file',
      {
        'audio.json': json({
          readers: { a: { url: template, timings: ['*.vtt'] }, b: { url: template, timings: ['x/*'] } },
        }),
        'JUD.vtt': vtt('00:01.0'),
        'JUD-1.vtt': vtt('00:02.0'),
      },
      ['no-timings audio.json:0', 'duplicate-timings JUD.vtt:3'],
    ],
    [
      'timings that could be of each of two readers',
      {
        'audio.json': json({ readers: { a: { url: template }, b: { url: template } } }),
        'timings/JUD.vtt': vtt('00:01.0'),
      },
      ['unknown-timings timings/JUD.vtt:3'],
    ],
    [
      'a reader in a file that cannot be in a path',
      {
        'audio.json': one({}),
        'timings/x.json': json([{ bookId: 'JUD', chapterNumber: 1, reader: 'a/b', verses: [1] }]),
      },
      ['unknown-timings timings/x.json:3'],
    ],
    [
      'an audio.json that is wrong: no audio is served',
      { 'audio.json': one({ books: ['XYZ'] }) },
      ['bad-metadata audio.json:6'],
    ],
  ];
  test.each(cases)('%s', async (_what, files, told) => {
    const compiled = await compile(files);
    expect(compiled.outcome).toBe('compiled');
    expect(compiled.told.map((line) => line.replace('translations/tst/', ''))).toEqual(told);
  });
});

describe('an edition in a zip', async () => {
  const audio = {
    'audio.json': json({ readers: { 'a.b': { url: template } } }),
    'timings/JUD.vtt': vtt('00:01.0'),
  };
  const metadata = json({
    id: 'TST',
    name: 'T',
    englishName: 'T',
    language: 'eng',
    website: '',
    licenseUrl: '',
  });
  const inFolder = (files: object) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`tst/${name}`, text]));
  const cases: [where: string, files: Record<string, string | Uint8Array>][] = [
    ['at its top', { 'a.zip': await zipOf({ ...texts, ...audio, 'edition.json': metadata }) }],
    [
      'in a folder of it',
      { 'a.zip': await zipOf(inFolder({ ...texts, ...audio, 'edition.json': metadata })) },
    ],
    ['beside it', { 'a.zip': await zipOf(texts), 'edition.json': metadata, ...audio }],
  ];
  test.each(cases)('has audio %s', async (_where, files) => {
    using content = new ContentFolder();
    content.write(inFolder(files));
    await buildLibrary({ content: content.path, library: content.library });
    const library = openLibrary(content.library, { readOnly: true });
    expect(readDocument(library, '/api/TST/JUD/1.a.b.audioTimings.json')).toMatchObject({ verses: [1] });
    await library.close();
  });
});

test('an edition is compiled again after a change of audio.json or of a timing file, and check agrees', async () => {
  using content = new ContentFolder();
  const build = async () => {
    const { editions } = await buildLibrary({ content: content.path, library: content.library });
    return editions[0]!.outcome;
  };
  content.edition('tst', 'TST', texts);
  expect(await build()).toBe('compiled');
  content.write({ 'translations/tst/audio.json': json({ readers: { a: { url: template } } }) });
  expect(await build()).toBe('compiled');
  expect(await build()).toBe('unchanged');
  content.write({ 'translations/tst/timings/PHM.vtt': vtt('00:01.0', '00:02.0') });
  expect(await build()).toBe('compiled');
  const { diagnostics } = await checkContent(content.path);
  const codes = diagnostics.filter(ofAudio).map(({ code }) => code);
  expect(codes.filter((code) => !codesOfChecks.has(code))).toEqual(['untimed-verse']);
  content.remove('translations/tst/timings');
  expect(await build()).toBe('compiled');
  expect(await build()).toBe('unchanged');
});
