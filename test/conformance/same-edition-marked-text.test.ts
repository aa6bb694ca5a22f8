import { expect, test } from 'bun:test';
import { markedText } from './same-edition-marked-text.ts';

test('both formats of a verse have the same marks, except white space', () => {
  const simple = markedText({
    type: 'verse',
    number: 1,
    text: 'He said, “Go”\nout of it.',
    footnotes: [{ noteId: 3, offset: 8, text: 'x', caller: '+' }],
    headings: [{ offset: 14, text: 'Day' }],
    wordsOfJesus: [{ start: 9, end: 13 }],
    poem: [{ start: 14, end: 24, level: 2 }],
  });
  expect(simple).toBe('He said,{3} [“Go”]\n{Day}2:out of it.');
  const standard = markedText({
    type: 'verse',
    number: 1,
    content: [
      'He said,',
      { noteId: 3 },
      { text: '“Go”', wordsOfJesus: true },
      { heading: 'Day' },
      { text: 'out of it.', poem: 2 },
    ],
  });
  expect(standard).toBe('He said, {3} [“Go”] {Day} 2:out of it.');
});
