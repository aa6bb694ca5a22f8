import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { descriptionParagraphs } from './cells.ts';

setDefaultTimeout(600_000);

test('blank lines part paragraphs; other line ends are spaces', () => {
  expect(descriptionParagraphs('One\n two. \r\n\r\n Three.\n \n\nFour.')).toEqual([
    'One two.',
    'Three.',
    'Four.',
  ]);
});

test('a link becomes its text; brackets of the text stay', () => {
  expect(descriptionParagraphs('Rahab ([Josh. 2:1](/josh#Josh.2.1)) said [Heb., Adam] (so) so.')).toEqual([
    'Rahab (Josh. 2:1) said [Heb., Adam] (so) so.',
  ]);
});

test('removes emphasis marks, even unpaired ones, but keeps separate signs', () => {
  expect(descriptionParagraphs('the Mare Superum_ of *all* **Romans**, _2 * 3_, a_b *')).toEqual([
    'the Mare Superum of all Romans, 2 * 3, a_b *',
  ]);
});

test('a blank text has no paragraphs', () => {
  expect(descriptionParagraphs(' \n\n \r\n')).toEqual([]);
});

test('every word of a text is in its paragraphs, in order, and no other', () => {
  const word = fc.stringMatching(/^[a-zא-ת.,:;()“”’]{1,8}$/u);
  const space = fc.constantFrom(' ', '\n', '\n ', '\n\n', '\r\n \r\n');
  const piece = fc.record({ word, space, target: fc.option(fc.stringMatching(/^\/[a-z#.0-9]{1,6}$/)) });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const markdown = pieces
        .map(({ word, space, target }) => (target === null ? word : `[${word}](${target})`) + space)
        .join('');
      expect(descriptionParagraphs(markdown).flatMap((text) => text.split(' '))).toEqual(
        pieces.map(({ word }) => word),
      );
    }),
  );
});

test('brackets without end are read in one pass', () => {
  const hostile = '[('.repeat(200_000) + '*a'.repeat(200_000) + '_'.repeat(200_000);
  expect(descriptionParagraphs(hostile).join('').startsWith('[([(')).toBe(true);
});
