import { expect, test } from 'bun:test';
import { parseTimecode } from './timing-labels.ts';

test.each([
  ['000:00:03.480', 3.48],
  ['00:01:02.960', 62.96],
  ['01:02:03,5', 3723.5],
  ['00:11.960', 11.96],
  ['00:00:01.0009999', 1],
  ['1:2:3', 3723],
])('%s is %d seconds', (written, seconds) => expect(parseTimecode(written)).toBe(seconds));

test.each(['', '12', '-00:01.0', '00:00:00:01', '1:2:3x', 'now'])('%j is not a time', (written) => {
  expect(parseTimecode(written)).toBeUndefined();
});
