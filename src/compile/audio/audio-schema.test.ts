import { describe, expect, test } from 'bun:test';
import { jsonSchemaOf } from '../json-schemas.make.ts';
import { readMetadataFile } from '../metadata/read-metadata-file.ts';
import { audioSchema } from './audio-schema.ts';

function faults(audio: unknown): string[] {
  const text = typeof audio === 'string' ? audio : JSON.stringify(audio, null, 1);
  const read = readMetadataFile(new TextEncoder().encode(text), 'audio.json', audioSchema);
  return 'value' in read ? [] : read.diagnostics.map(({ line, message }) => `${line}: ${message}`);
}

test('docs/audio.schema.json is the schema that audio.json is checked with', async () => {
  const file = Bun.file(new URL('../../../docs/audio.schema.json', import.meta.url));
  expect(await file.json()).toEqual(JSON.parse(jsonSchemaOf('audio')));
});

test('an audio.json may contain a template, single addresses, books and globs', () => {
  const reader = {
    url: '{audio_url}/{id}/{order2}_{BOOK}_{name}/{chapter3}.mp3',
    urls: { 'PHM 1': 'https://example.org/phm.mp3' },
    books: ['GEN', 'MAT 1-5', 'TOB 2'],
    timings: ['timings/*.vtt'],
  };
  expect(faults({ audioUrl: 'https://example.org/', readers: { 'a.b~c_d-1': reader } })).toEqual([]);
});

describe('faults are reported with their place', () => {
  const cases: [what: string, reader: object, told: RegExp][] = [
    ['an unknown placeholder', { url: 'https://e.org/{Book}' }, /^4: .*url: \{Book\} is not a placeholder/],
    ['a base that is missing', { url: '{audio_url}/1' }, /^4: .*"audioUrl", which is missing/],
    ['an address that is not absolute', { url: 'audio/{chapter}.mp3' }, /^4: .*"audio\/1.mp3" for Genesis 1/],
    ['an address of another kind', { url: 'ftp://e.org/{chapter}' }, /^4: .*not an absolute address/],
    ['an unknown book', { url: 'https://e.org/1', books: ['GEN', 'GNS'] }, /^7: .*books\.1: must be a USFM/],
    ['chapters that go backwards', { url: 'https://e.org/1', books: ['GEN 5-2'] }, /^6: .*books\.0: must be/],
    ['books without an address', { books: ['GEN'] }, /^4: .*but "url" is missing/],
    ['an address for more than a chapter', { urls: { PHM: 'https://e.org' } }, /^5: .*must be one chapter/],
    ['an unknown member', { uri: 'https://e.org' }, /^4: .*uri: unknown member. Did you mean "url"/],
  ];
  test.each(cases)('%s', (_what, reader, told) => {
    expect(faults({ readers: { hays: reader } })).toEqual([expect.stringMatching(told)]);
  });

  test.each(['', '.hays', 'ha ys', 'a/b', 'hä', 'a%20b'])('a reader id %j', (id) => {
    expect(faults({ readers: { [id]: {} } })).toEqual([expect.stringContaining('a reader id begins with')]);
  });

  test('a base that is not an address, and a file that is not JSON', () => {
    expect(faults({ audioUrl: '//cdn', readers: {} })).toEqual([
      expect.stringContaining('audioUrl: must be'),
    ]);
    expect(faults('{')).toEqual([expect.stringContaining('not valid JSON')]);
    expect(faults([])).toHaveLength(1);
  });
});
