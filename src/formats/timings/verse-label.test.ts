import { expect, test } from 'bun:test';
import { readVerseLabel } from './timing-labels.ts';

test.each([
  ['3', { verse: 3 }],
  ['3a', { verse: 3 }],
  ['3-4', { verse: 3 }],
  ['v3', { verse: 3 }],
  ['Verse 3', { verse: 3 }],
  ['3. In the beginning', { verse: 3 }],
  ['1:3', { chapter: 1, verse: 3 }],
  ['1.3', { chapter: 1, verse: 3 }],
  ['PHM 1:3', { book: 'PHM', chapter: 1, verse: 3 }],
  ['1jn 2:3-3:1', { book: '1JN', chapter: 2, verse: 3 }],
])('%j names a verse', (text, label) => expect(readVerseLabel(text)).toEqual(label));

test.each(['', 's1', 'In 3 days', '3rd', '0', '1234', 'XYZ 1:3', '1:2:3', '3.5.1', '0.1', 'PHM 0:3'])(
  '%j names no verse',
  (text) => {
    expect(readVerseLabel(text)).toBeUndefined();
  },
);
