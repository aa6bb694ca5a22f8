import { expect, test } from 'bun:test';
import { joinChapterDocuments, withoutRepetitions } from './public-tree.ts';

test('files of a tree that repeat others are not read', () => {
  const chapters = [
    'GEN/1.json',
    'GEN/1.simple.json',
    'GEN/1.words.json',
    'GEN/1.words.simple.json',
    'GEN/1.anna.audioTimings.json',
  ];
  const names = ['books.json', 'complete.json', 'complete.simple.json', ...chapters];
  expect(withoutRepetitions(names)).toEqual(['complete.json']);
  expect(withoutRepetitions(['books.json', ...chapters])).toEqual(['books.json', 'GEN/1.json']);
  expect(
    withoutRepetitions(['api/available_translations.json', ...names.map((name) => `api/A/${name}`)]),
  ).toEqual(['api/A/complete.json']);
});

test('other files stay', () => {
  const names = ['complete.simple.json', 'GEN/2.simple.json', 'GEN.usfm', 'notes/GEN/1.json', 'x.json'];
  expect(withoutRepetitions(names)).toEqual(names);
  expect(withoutRepetitions(['b_vpl.xml', 'a_vpl.xml', 'a_vpl.txt'])).toEqual(['b_vpl.xml', 'a_vpl.txt']);
  expect(withoutRepetitions(['a/complete.json', 'b/GEN/1.json'])).toEqual([
    'a/complete.json',
    'b/GEN/1.json',
  ]);
});

test('the documents of chapters are joined by folder, in the order of their numbers', () => {
  const file = (name: string, text: string) => ({ file: name, bytes: new TextEncoder().encode(text) });
  const document = (book: string, number: number) =>
    `{"translation":{"id":"A"},"book":{"id":"${book}"},"chapter":{"number":${number}}}`;
  const record = (chapter: number) =>
    `{"data":[{"book":"Ruth","chapter":"${chapter}","verse":"1","text":"a"}]}`;
  const joined = joinChapterDocuments([
    file('t/GEN/10.json', document('GEN', 10)),
    file('t/GEN/9.json', document('GEN', 9)),
    file('t/EXO/1.json', document('EXO', 1)),
    file('t/ruth/chapters/2.json', record(2)),
    file('t/ruth/chapters/1.json', record(1)),
    file('t/OTHER/1.json', '{"a":1}'),
    file('t/LEV.usfm', '\\id LEV'),
  ]);
  expect(joined.map(({ file: name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['t/OTHER/1.json', '{"a":1}'],
    ['t/LEV.usfm', '\\id LEV'],
    ['t/GEN', `[${document('GEN', 9)},\n${document('GEN', 10)}]`],
    ['t/EXO', `[${document('EXO', 1)}]`],
    ['t/ruth/chapters', `[${record(1)},\n${record(2)}]`],
  ]);
});
