import { expect, test } from 'bun:test';
import { judge, readFile } from './checked-text.ts';
import { soundText } from './mistakes.ts';

const sound = soundText();
const found = (text: string, file = 'translations/x/RUT.usfm') => judge([readFile(file, text, 'eng')], 'eng');
const codes = (text: string) => found(text).map(({ line, code, place }) => `${line} ${code} ${place}`);

test('a missing \\c 1 is one finding, and later findings are in chapter 1', () => {
  const text = sound.replace('\\c 1\n', '');
  expect(codes(text)).toEqual(['8 missing-chapter-marker RUT 1:1']);
  const wrong = text.replace('\\fr 1:14', '\\fr 1:12').replace(/\\v 3 /, '\\v 3 They they ');
  expect(found(wrong).map(({ message }) => message)).toEqual([
    expect.stringContaining('was read as part of that chapter'),
    expect.stringContaining('in 1:3'),
    expect.stringContaining('the note is in 1:14'),
  ]);
});

test('an unreadable chapter number is one finding, and later findings name the chapter that is served', () => {
  const verses = Array.from({ length: 15 }, (_, index) => `\\v ${index + 1} The man went.\n`).join('');
  const more = `\\c 2a\n\\p\n${verses}\\v 16 The man\\f + \\fr 2:16 \\ft Or the boy.\\f* went to  the town.\n`;
  const text = sound.replace('\\c 3\n', `${more}\\c 3\n`);
  const all = found(text.replace('to  the', 'to the the'));
  expect(all.map(({ code, place }) => `${code} ${place}`)).toEqual([
    'bad-chapter-number RUT 5',
    'repeated-word RUT 5:16',
  ]);
  expect(all[1]!.message).toContain('in 5:16');
});

test('a chapter after an unreadable one keeps its number', () => {
  const text = sound.replace('\\c 3\n', '\\c x\n');
  expect(codes(text)).toEqual(['70 bad-chapter-number RUT 3']);
});
