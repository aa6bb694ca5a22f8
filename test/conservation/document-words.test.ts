import { expect, test } from 'bun:test';
import { simplifiedWords, standardWords } from './document-words.ts';

test('the standard format gives headings, subtitles and verses in their order', () => {
  const content = [
    { type: 'heading', content: ['The', 'Day'] },
    { type: 'line_break' },
    { type: 'hebrew_subtitle', content: ['Of David', { noteId: 0 }] },
    {
      type: 'verse',
      number: 1,
      content: ['In', { noteId: 1 }, { lineBreak: true }, { text: 'the', poem: 1 }, { heading: 'II' }],
    },
  ];
  const footnotes = [
    { noteId: 0, text: 'first' },
    { noteId: 1, text: 'second' },
  ];
  expect(standardWords({ chapter: { content, footnotes } })).toEqual({
    body: 'The\nDay\nOf David\n\nIn\n\n\nthe\nII',
    notes: ['first', 'second'],
  });
});

test('the simplified format has headings at their place in a verse, and footnotes in the order of their ids', () => {
  const content = [
    { type: 'heading', text: 'Day' },
    {
      type: 'verse',
      text: 'In the',
      headings: [{ offset: 3, text: 'II' }],
      footnotes: [{ noteId: 1, text: 'second' }],
    },
  ];
  expect(simplifiedWords({ chapter: { content, footnotes: [{ noteId: 0, text: 'first' }] } })).toEqual({
    body: 'Day\nIn \nII\nthe',
    notes: ['first', 'second'],
  });
});
