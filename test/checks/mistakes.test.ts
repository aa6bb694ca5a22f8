import { describe, expect, test } from 'bun:test';
import { judge, readFile } from './checked-text.ts';
import { mistakes, soundText, withMistake } from './mistakes.ts';

const sound = soundText();
const file = 'translations/x/RUT.usfm';
const find = (text: string) =>
  judge([readFile(file, text, 'eng')], 'eng').map(({ line, code }) => `${line} ${code}`);

test('in a sound text a check finds nothing', () => {
  expect(find(sound)).toEqual([]);
});

describe.each(Object.entries(mistakes))('%s', (_kind, rows) => {
  // Mistakes that a short text cannot show are covered by the slow test with real books
  const inShortText = rows.filter(({ find: place }) => new RegExp(place).test(sound));
  test.each(inShortText.map((mistake) => [mistake.what, mistake] as const))('%s', (_what, mistake) => {
    const changed = withMistake(sound, mistake, (places) => places >> 1)!;
    const found = find(changed.text);
    expect(found).toContain(`${changed.line} ${mistake.code}`);
    const others = found.filter((entry) => entry !== `${changed.line} ${mistake.code}`);
    expect(others.filter((entry) => !mistake.also?.includes(entry.split(' ')[1]!))).toEqual([]);
  });
});
