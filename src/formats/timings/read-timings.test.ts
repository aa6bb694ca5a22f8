import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { readTimings } from './read-timings.ts';

setDefaultTimeout(600_000);

function read(text: string, name = 'timings/PHM-01.txt') {
  const reported: string[] = [];
  const source = { name, text, translationId: 'TST' };
  const chapters = readTimings(source, (code, at) => reported.push(`${code}@${at}`));
  return {
    chapters,
    reported: reported.join(' '),
    told: chapters.map(({ book, chapter, starts, isByOrder }) => {
      const verses = starts.map(({ verse, start }) => `${verse}=${start}`).join(' ');
      return `${book} ${chapter}${isByOrder ? ' in order' : ''}: ${verses}`;
    }),
  };
}

const alignment = (...records: [timecode: string, reference: string][]) =>
  JSON.stringify({
    format: 'alignment',
    type: 'audio-reference',
    roles: ['timecode', 'text-reference'],
    groups: [
      {
        documents: [{ scheme: 'vtt-timecode', docid: 'https://e.org/PHM.mp3' }, { scheme: 'u23003' }],
        records: records.map(([timecode, reference]) => ({ references: [[timecode], [reference]] })),
      },
    ],
  });

const vtt =
  'WEBVTT\n\nNOTE made by hand\n\n00:03.480 --> 00:11.960\nPaul, a prisoner\n\n01:00:11.960 --> 01:00:20\nto Apphia';
const srt =
  '1\r\n00:00:03,480 --> 00:00:11,960\r\n1 Paul, a prisoner\r\n\r\n2\r\n00:00:11,960 --> 00:00:20,440\r\n3 Grace\r\n';
const appBuilder =
  '\\id TIT\n\\c 2\n\\level phrase\n0.0\t3.48\ts1\n3.48\t8.1\t1a\n8.1\t11.96\t1b\n11.96\t20.44\t2-3\n20.44\t27\t4\n';
const audacity = '3.480000\t11.960000\t1\n\\\t100.0\t200.0\n11,960000\t20.440000\t2\n';
const generator = JSON.stringify([
  { translationId: 'TST', bookId: 'PHM', chapterNumber: 1, reader: 'a.b', verses: [3.48, 11.96] },
  { translationId: 'TST', bookId: 'JUD', chapterNumber: 1, reader: 'a.b', verses: [1] },
]);

const aeneas = (begin: string) =>
  JSON.stringify({
    fragments: [
      { begin, children: [], end: '2.640', id: 'f000001', language: 'eng', lines: ['Paul, a prisoner'] },
      { begin: '2.640', children: [], end: '5.880', id: 'f000002', language: 'eng', lines: ['to Apphia'] },
    ],
  });

describe('readTimings reads', () => {
  const cases: [what: string, text: string, name: string, told: string[]][] = [
    ['JSON of aeneas', aeneas('0.000'), 'PHM-01.json', ['PHM 1 in order: 1=0 2=2.64']],
    [
      'CSV of aeneas',
      'f000001,0.000,2.640,"Paul, a prisoner"\nf000002,2.640,5.880,"to Apphia"\n',
      'PHM-01.csv',
      ['PHM 1 in order: 1=0 2=2.64'],
    ],
    ['WebVTT without numbers', vtt, 'PHM.vtt', ['PHM 1 in order: 1=3.48 2=3611.96']],
    ['SRT with the numbers of verses', srt, 'PHM_01.srt', ['PHM 1: 1=3.48 3=11.96']],
    ['Scripture App Builder', appBuilder, 'x.txt', ['TIT 2: 1=3.48 2=11.96 4=20.44']],
    ['labels of Audacity', audacity, 'C01-57-PHM-01-timing.txt', ['PHM 1: 1=3.48 2=11.96']],
    ['labels without a text', '1\t2\n2\t3\n', 'PHM-1.txt', ['PHM 1 in order: 1=1 2=2']],
    [
      'a table with a header',
      'Verse;Start;End\n"1";3,48;11,96\n2;11,96;20\n',
      'PHM.csv',
      ['PHM 1: 1=3.48 2=11.96'],
    ],
    ['a table without one', '3.48,11.96,1\n11.96,20.44,2\n', 'PHM.csv', ['PHM 1: 1=3.48 2=11.96']],
    ['the public generator', generator, 'x.json', ['PHM 1: 1=3.48 2=11.96', 'JUD 1: 1=1']],
    [
      'an alignment over two chapters',
      alignment(
        ['000:00:03.480 --> 000:00:11.960', 'TIT 2:15'],
        ['000:00:11.960 --> 000:00:20.440', 'TIT 3:1-2'],
      ),
      'x.json',
      ['TIT 2: 15=3.48', 'TIT 3: 1=11.96'],
    ],
    [
      'an alignment whose references are named, in one group',
      '{"records":[{"references":{"timecode":["00:01.5"],"text-reference":["TIT 2:1"]}}]}',
      'x.json',
      ['TIT 2: 1=1.5'],
    ],
    ['references in cues', 'WEBVTT\n\nTIT 2:3\n00:01.000 --> 00:02.000\nThe\n', 'x.vtt', ['TIT 2: 3=1']],
    ['references in tags', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Paul>2:3 The', 'TIT.vtt', ['TIT 2: 3=1']],
  ];
  test.each(cases)('%s', (_what, text, name, told) => {
    expect(read(text, name)).toMatchObject({ told, reported: '' });
  });

  test('the reader and the URL, if the file has them', () => {
    expect(read(generator).chapters[0]).toMatchObject({ reader: 'a.b' });
    const aligned = read(alignment(['00:01.0', 'PHM 1:1'])).chapters[0];
    expect(aligned).toMatchObject({ audioUrl: 'https://e.org/PHM.mp3' });
  });
});

const here = alignment(['00:01.0', 'here']);

describe('unreadable input is reported with its position', () => {
  const cases: [what: string, text: string, reported: string, told: string[]][] = [
    ['an empty file', '', 'unknown-timings@0', []],
    ['a head without cues', 'WEBVTT\n', 'unknown-timings@0', []],
    ['other JSON', '{"type":"USJ"}', 'unknown-timings@0', []],
    ['JSON that ends too early', '[{"bookId":"PHM"', 'malformed-json@16', []],
    [
      'a time that is none',
      'WEBVTT\n\nnow --> 00:02.0\n1\n\n00:03.0 --> 00:04.0\n2\n',
      'bad-timing@8',
      ['PHM 1: 2=3'],
    ],
    ['a negative label', '-1\t2\t1\n3\t4\t2\n', 'bad-timing@0', ['PHM 1: 2=3']],
    ['a start that goes back', '9\t9\t1\n1\t2\t2\n2\t3\t3\n', 'bad-timing@0', ['PHM 1: 2=1 3=2']],
    ['a start far ahead', '1\t9\t1\n99\t9\t2\n2\t3\t3\n', 'bad-timing@6', ['PHM 1: 1=1 3=2']],
    ['a timecode without a reference', here, `bad-timing@${here.indexOf('"here"')}`, []],
    [
      'starts that are not numbers, or negative',
      '[{"bookId":"PHM","chapterNumber":1,"verses":[1,null,-3,"4",5]}]',
      'bad-timing@2 bad-timing@2 bad-timing@2',
      ['PHM 1: 1=1 5=5'],
    ],
    [
      'items of another translation, and without a book',
      '[{"translationId":"X","bookId":"PHM","chapterNumber":1,"verses":[1]},{"bookId":{"toString":1}}]',
      'unknown-timings@22 bad-timing@70',
      [],
    ],
  ];
  test.each(cases)('%s', (_what, text, reported, told) => {
    expect(read(text)).toMatchObject({ reported, told });
  });

  test('a fragment of aeneas without a start', () => {
    expect(read(aeneas('x')).reported).toMatch(/^bad-timing@\d+$/);
  });

  test('a name without a chapter is reported once', () => {
    expect(read(vtt, 'timings/one.vtt')).toMatchObject({ reported: 'unknown-timings@27', told: [] });
    expect(read(audacity, 'MAT.txt')).toMatchObject({ reported: 'unknown-timings@0', told: [] });
  });
});

test('for any input: no exception, verses and starts ascend, and nothing is negative', () => {
  const originals = [vtt, srt, appBuilder, audacity, generator, alignment(['00:01.0', 'PHM 1:1'])];
  const texts = originals.map((text) =>
    mutatedText(text, ['-->', '\t', '{', '[', '"', '1', '\\c 3', '\n\n']),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), ...texts), fc.string(), (text, name) => {
      for (const { chapter, starts } of [...read(text).chapters, ...read(text, name).chapters]) {
        expect(chapter).toBeGreaterThan(0);
        for (const [index, { verse, start, at }] of starts.entries()) {
          expect(start).toBeGreaterThanOrEqual(starts[index - 1]?.start ?? 0);
          expect(verse).toBeGreaterThan(starts[index - 1]?.verse ?? 0);
          expect(at).toBeLessThanOrEqual(text.length);
        }
      }
    }),
    { numRuns: runs(500) },
  );
});

describe('a hostile file is read in linear time', () => {
  const many = 100_000;
  const cases: [what: string, text: string, timings: number][] = [
    ['open tags', `WEBVTT\n\n00:01.0 --> 00:02.0\n${'<'.repeat(many)}`, 1],
    ['arrows', '-->'.repeat(many), 0],
    ['arrow lines', '-->\n'.repeat(many), 0],
    ['digits', '1'.repeat(many), 0],
    ['falling starts', Array.from({ length: 999 }, (_, at) => `${many - at}\t0\t${at + 1}`).join('\n'), 1],
    [
      'references that are written with escapes',
      alignment(...Array(20_000).fill(['x', 'é'])).replaceAll('é', '\\u00e9'),
      0,
    ],
    ['nested lists', '['.repeat(many), 0],
    ['nested objects', '{"groups":'.repeat(many), 0],
  ];
  test.each(cases)('%s', (_what, text, timings) => {
    expect(read(text).chapters.flatMap(({ starts }) => starts)).toHaveLength(timings);
  });
});
