import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { formatReference, parseReference } from '../../../client/src/references.ts';
import { NumbersBetween } from '../../../src/questions/written-about.ts';
import { renumbered } from './linked-text.tsx';

const english = {
  mappings: [
    { verses: 'PSA 6:0', original: 'PSA 6:1' },
    { verses: 'PSA 6:1-10', original: 'PSA 6:2-11' },
    { verses: 'JOL 2:28-32', original: 'JOL 3:1-5' },
    { verses: 'JOL 3:1-21', original: 'JOL 4:1-21' },
    { verses: 'MAL 4:1-6', original: 'MAL 3:19-24' },
  ],
};
const hebrew = { mappings: [] };

test.each([
  ['PSA 6:2', 'PSA 6:3'],
  ['PSA 6:2-4', 'PSA 6:3-5'],
  ['PSA 6', 'PSA 6'],
  ['JOL 2:28-3:2', 'JOL 3:1-4:2'],
  ['JOL 3', 'JOL 4'],
  ['MAL', 'MAL'],
  ['JHN 3:16', 'JHN 3:16'],
])('%s of an English commentary is %s of a Hebrew text', (written, expected) => {
  const numbers = new NumbersBetween(english, hebrew);
  expect(formatReference(renumbered(parseReference(written), numbers))).toBe(expected);
});

test('a chapter that begins inside another one is linked from its first verse', () => {
  const { from, to } = renumbered(parseReference('MAL 4'), new NumbersBetween(english, hebrew));
  expect([from, to]).toEqual([
    { book: 'MAL', chapter: 3, verse: 19 },
    { book: 'MAL', chapter: 3 },
  ]);
});

test('the title of a psalm is linked as its first verse', () => {
  const { from } = renumbered(parseReference('PSA 6:1'), new NumbersBetween(hebrew, english));
  expect(from).toEqual({ book: 'PSA', chapter: 6, verse: 1 });
});
