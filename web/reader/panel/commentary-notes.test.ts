import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { noteParagraphs } from './commentary-notes.tsx';

test('a note is cut at its blank lines, and lines within a paragraph stay', () => {
  expect(noteParagraphs('One\ntwo.\n\n \nThree.\n').map(({ text }) => text)).toEqual(['One\ntwo.', 'Three.']);
});

test.each([
  ['John 3:16–21\n\nThere are no quotation marks.', true],
  ['1 Sam 2:1-10\n\nHannah sings.', true],
  ['In 3:16 something is said. See 4:1\n\nMore.', false],
  ['John 3:16–21', false],
])('%p begins with a reference: %p', (note, isReference) => {
  expect(noteParagraphs(note)[0]!.isReference).toBe(isReference);
});

test('an empty note has no paragraphs', () => {
  expect(noteParagraphs(' \n\n ')).toEqual([]);
});
