import { expect, test } from 'bun:test';
import { isWrittenIn } from './search-request.ts';

test.each([
  ['χάρις', 'Grek', true],
  ['χάρις', 'Latn', false],
  ['"בְּרֵאשִׁית"', 'Hebr', true],
  ['神', 'Hant', true],
  ['神', 'Jpan', true],
  ['神 the', 'Hans', false],
  ['3:16', 'Latn', false],
  ['grace', 'Zzzz', false],
  ['grace', 'Qaaa-', false],
])('%s in %s: %p', (text, script, expected) => {
  expect(isWrittenIn(text, script)).toBe(expected);
});
