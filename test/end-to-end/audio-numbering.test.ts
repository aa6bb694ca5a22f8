import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';
import { writeFiles } from '../write-files.ts';

const hebrew = { JOL: [20, 27, 5, 21], MAL: [14, 17, 24], PSA: [6, 11, 9] };
const english = { JOL: [20, 32, 21], MAL: [14, 17, 18, 6], PSA: [6, 12, 8] };

const usfm = (book: string, counts: readonly number[]) =>
  `\\id ${book}\n${counts
    .map((count, index) => {
      const verses = Array.from({ length: count }, (_, verse) => `\\v ${verse + 1} word`);
      return `\\c ${index + 1}\n\\p\n${verses.join('\n')}\n`;
    })
    .join('')}`;

const labels = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${(index + 1) * 10}\t${(index + 2) * 10}\t${index + 1}\n`,
  ).join('');

function writeEdition(content: string, audio: object): void {
  const files: Record<string, string | object> = {
    'translations/heb/edition.json': {
      id: 'HEB1',
      name: 'Hebrew',
      englishName: 'Hebrew',
      language: 'hbo',
      website: 'https://example.org/',
      licenseUrl: 'https://example.org/license',
    },
    'translations/heb/audio.json': {
      ...audio,
      readers: {
        anna: { timings: ['timings/anna/*.txt'], url: 'https://audio.example.org/{BOOK}/{chapter}.mp3' },
      },
    },
  };
  for (const [book, counts] of Object.entries(hebrew))
    files[`translations/heb/${book}.usfm`] = usfm(book, counts);
  for (const [book, counts] of Object.entries(english)) {
    for (const [index, count] of counts.entries())
      files[`translations/heb/timings/anna/${book}-${index + 1}.txt`] = labels(count);
  }
  writeFiles(content, files);
}

async function build(audio: object) {
  const content = newFolder();
  writeEdition(content, audio);
  const directory = join(newFolder(), 'library');
  const { diagnostics } = await buildLibrary({ content, library: directory });
  return { library: openLibrary(directory, { readOnly: true }), diagnostics };
}

describe('Recordings that are numbered as English Bibles are, of a text numbered as Hebrew ones', () => {
  let library: Library;
  let diagnostics: readonly Diagnostic[];
  beforeAll(async () => {
    ({ library, diagnostics } = await build({ versification: 'eng' }));
  });
  afterAll(() => library?.close());

  const audioOf = (book: string, chapter: number) => {
    const path = `/api/HEB1/${book}/${chapter}`;
    const document = readDocument<{ thisChapterAudioLinks: object }>(library, `${path}.json`);
    const { verses } = readDocument<{ verses: number[] }>(library, `${path}.anna.audioTimings.json`);
    return { links: document.thisChapterAudioLinks, verses };
  };

  test('a psalm whose title is a verse begins one number later', () => {
    const { links, verses } = audioOf('PSA', 3);
    expect(links).toEqual({ anna: 'https://audio.example.org/PSA/3.mp3' });
    expect(verses).toEqual([10, 10, 20, 30, 40, 50, 60, 70, 80]);
  });

  test('a chapter that begins within a recording is linked to it', () => {
    const { links, verses } = audioOf('JOL', 3);
    expect(links).toEqual({ anna: 'https://audio.example.org/JOL/2.mp3' });
    expect(verses).toEqual([280, 290, 300, 310, 320]);
    expect(audioOf('JOL', 2).verses).toHaveLength(27);
    expect(audioOf('JOL', 4).links).toEqual({ anna: 'https://audio.example.org/JOL/3.mp3' });
    expect(audioOf('JOL', 4).verses).toHaveLength(21);
  });

  test('verses in a second recording have no timing, which is reported with it', () => {
    expect(audioOf('MAL', 3).verses).toEqual(Array.from({ length: 18 }, (_, index) => (index + 1) * 10));
    const messages = diagnostics.map(({ code, message }) => `${code}: ${message}`);
    expect(messages).toContainEqual(expect.stringMatching(/^untimed-verse: .*MAL 3:19, 20, 21, 22, 23, 24/));
    expect(messages).toContainEqual(
      expect.stringMatching(/^audio-without-chapter: .*recording of MAL 4.*"eng"/),
    );
    expect(messages.filter((message) => message.startsWith('unlikely'))).toEqual([]);
  });
});

test('recordings whose verses fit another numbering are reported', async () => {
  const { library, diagnostics } = await build({});
  await library.close();
  const found = diagnostics.filter(({ code }) => code === 'unlikely-versification');
  expect(found).toHaveLength(1);
  expect(found[0]!.file).toBe('translations/heb/audio.json');
  expect(found[0]!.message).toMatch(
    /^Of 10 chapters with timings, 10 end .* "eng", but only 4 .*"versification": "eng"/,
  );
});
