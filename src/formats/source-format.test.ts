import { expect, test } from 'bun:test';
import { foreignFormat, sourceFormat } from './source-format.ts';

test.each([
  ['USFM', '\\id GEN A Bible\n\\c 1\n'],
  ['USFM', '\n\n\\id GEN'],
  ['USFM', '\\ide UTF-8\n\\h Genesis\n'],
  ['USFM', '\\h Genesis\r\n\\toc3 Gen\r\n'],
  ['USFM', '\\c 1\n\\p\n\\v 1 a'],
  ['USFM', 'A line of somebody\n\\id GEN\n\\c 1'],
  ['USFM', 'Genesis\n\\c 1\n\\p\n\\v 1 a'],
  ['USX', '<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0"><book code="GEN" style="id"/>'],
  ['USX', '<usfm version="2.0">'],
  ['USX', `<!-- ${'<osis> '.repeat(400)}-->\n<usx>`],
  ['OSIS', '<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">'],
  ['OSIS', '<ns0:osis xmlns:ns0="http://www.bibletechnologies.net/2003/OSIS/namespace">'],
  ['OSIS', '<!DOCTYPE osis [ <!ENTITY a "b"> ]>\n<osisText osisIDWork="A">'],
  ['USX', '<?xml version="1.0"?>\n<export date="today"><usx version="3.0">'],
  ['USFX', '<?xml version="1.0" encoding="utf-8"?>\n<usfx xmlns:xsi="a"><languageCode>eng</languageCode>'],
  ['verse XML', '<?xml version="1.0"?>\n<!--A viewer-->\n<XMLBIBLE biblename="A" type="x-bible">'],
  ['verse XML', '<xmlbible biblename="A">'],
  ['verse XML', '<bible translation="A">\n<testament name="Old">\n<book number="1">'],
  ['verse XML', '<bible><b n="Genesis"><c n="1"><v n="1">'],
  [
    'Codex',
    '{"cells":[{"kind":2,"languageId":"html","value":"a","metadata":{"type":"text","id":"GEN 1:1"}}]}',
  ],
  ['public API', '{"translation":{"id":"A"},"books":[{"id":"GEN","chapters":[{"chapter":{'],
  ['public API', '{"translation":{"id":"A"},"book":{"id":"GEN"},"thisChapterLink":"/a","chapter":{'],
  ['USJ', '{"type":"USJ","version":"3.1","content":[]}'],
  ['USJ', '{ "version" : "3.1",\n "type" : "USJ" }'],
  ['USJ', '{"content":[{"code":"GEN","content":[],"marker":"id","type":"book"},'],
] as const)('%s is recognized: %p', (format, text) => {
  expect(sourceFormat(text)).toBe(format);
});

test.each([
  '',
  'In the beginning God created the heavens and the earth.',
  '{\\rtf1\\ansi \\id GEN}',
  '\\documentclass{article}\n\\begin{document}',
  '\\_sh v3.0 400 MDF\n\n\\lx word\n\\ps n',
  '\\id PHM\n\\c 1\n\\level phrase\n0.0\t3.48\ts1\n',
  '## Stylesheet\n\\Marker id\n\\Name id - File - Identification\n',
  '{"type":"book","title":"Moby-Dick"}',
  '[]',
  '{"id":"BSB"}',
  '{"cells":[{"cell_type":"code","metadata":{},"source":[]}],"metadata":{}}',
  '{"translation":{"id":"A"},"books":[{"id":"GEN","translationId":"A"}]}',
  '{"commentary":{"id":"A"},"book":{"id":"GEN"},"chapter":{}}',
  '<html><body>\\id GEN</body></html>',
  '<?xml version="1.0"?><!-- <usx> --><stylesheet/>',
  '<!-- never closed <usx>',
  '<',
])('%p is not any format', (text) => {
  expect([sourceFormat(text), foreignFormat(text)]).toEqual([undefined, undefined]);
});

test('formats of other Bible programs have their names', () => {
  expect(foreignFormat('<bible><words/></bible>')).toContain('unknown Bible program');
  expect(foreignFormat('<ThML>')).toBe('ThML');
  expect(foreignFormat('<BN>GENESIS</BN>\n<CN>CHAPTER 1</CN>\n<PM>{{01::1}}1<T>In the')).toContain('Lockman');
});
