import { expect, test } from 'bun:test';
import { mayBeQuotation } from './may-be-quotation.ts';

test.each([
  'whither thou goest, I will go',
  '  “Jesus wept.” (John 11:35)',
  '"living water"',
  '«Jesús lloró»',
  'For God so loved the world - that he gave',
  '太初有道道与神同在',
  'ἐν ἀρχῇ ἦν ὁ λόγος',
  'בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם',
])('%s may be a quotation', (text) => {
  expect(mayBeQuotation(text)).toBe(true);
});

test.each([
  '',
  'living water',
  '"shepherd"',
  'whither thou goest I will* go',
  'whither thou goest I will -go',
  'one | two | three | four | five',
  'strong:G26 in the first letter of John',
  'word '.repeat(500),
])('%p is only searched for', (text) => {
  expect(mayBeQuotation(text)).toBe(false);
});
