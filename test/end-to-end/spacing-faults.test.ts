import { expect, test } from 'bun:test';
import { type SimpleText, spacingFaults } from './spacing-faults.ts';

const verse = (text: string, more: Partial<SimpleText> = {}): string[] =>
  spacingFaults({ text, footnotes: [], ...more });

test('a text with all its marks has no fault', () => {
  const text = 'He said, “Go,” (and they went):\n‘the house’s end’—so… “Selah.”';
  const poem = [
    { start: 0, end: 31 },
    { start: 32, end: text.length },
  ];
  expect(
    verse(text, {
      poem,
      wordsOfJesus: [{ start: 9, end: 14 }],
      footnotes: [{ offset: 14 }, { offset: text.length }],
    }),
  ).toEqual([]);
});

test.each([
  [' In', 'white space at the end at 0'],
  ['In ', 'white space at the end at 2'],
  ['In  the', 'double space at 2'],
  ['In \nthe', 'space beside a line break at 2'],
  ['In\n\nthe', 'empty line at 2'],
  ['In the sea , and', 'space before a closing mark at 10'],
  ['“Go ”', 'space before a closing mark at 3'],
  ['“ Go”', 'space after an opening mark at 0'],
  ['כָּל ־עֲצַת', 'space before a maqqef or sof pasuq at 4'],
  ['כָּל־ עֲצַת', 'space after a maqqef at 4'],
  ['דָּוִד׃פ', 'words glued at a sof pasuq at 6'],
  ['in himGod', 'words glued at a capital letter at 5'],
  ['him.”Selah', 'words glued at a mark at 4'],
  ['went,and', 'words glued at a mark at 4'],
])('%j has %s', (text, fault) => expect(verse(text)).toContain(fault));

test('positions outside of the text, inside a word, empty, overlapping or on white space are faults', () => {
  expect(verse('In the', { footnotes: [{ offset: 7 }], headings: [{ offset: 1 }] })).toEqual([
    'offset 7 outside of the text',
    'offset 1 inside a word',
  ]);
  expect(verse('In the', { poem: [{ start: 0, end: 7 }], wordsOfJesus: [{ start: 2, end: 2 }] })).toEqual([
    'wordsOfJesus 2-2 is empty',
    'poem 0-7 outside of the text',
  ]);
  const poem = [
    { start: 0, end: 3 },
    { start: 2, end: 6 },
  ];
  expect(verse('In the', { poem })).toEqual([
    'poem 0-3 with white space at its ends',
    'poem 2-6 with white space at its ends',
    'poem 2-6 overlaps the one before',
  ]);
});
