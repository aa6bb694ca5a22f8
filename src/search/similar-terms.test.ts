import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { indexOfVerses } from './index-of-verses.fixture.ts';
import type { IndexPart } from './read-index.ts';
import { similarTerms } from './similar-terms.ts';

function partsOf(text: string): IndexPart[] {
  const { root, partAt } = indexOfVerses([text]);
  return root
    .partsOf('word', '', '\uffff')
    .flatMap((part) => partAt(root.pathOf('word', part), 'word') ?? []);
}

const parts = partsOf(
  'a knife, Nebuchadnezzar, the Philistines, Cain, wrath, nine, shepherds, a photo, and a shepherd',
);

test.each([
  ['nebukadnezar', 'nebuchadnezzar'],
  ['nife', 'knife'],
  ['filistines', 'philistines'],
  ['kain', 'cain'],
  ['rath', 'wrath'],
  ['shepard', 'shepherd'],
  ['foto', 'photo'],
  ['amd', 'and'],
  ['hsepherd', 'shepherd'],
  ['jshepherd', 'shepherd'],
])('%s is similar to %s', (word, term) => {
  expect(similarTerms(word, parts)[0]?.term).toBe(term);
});

test.each([
  ['armor', 'armour'],
  ['centre', 'center'],
  ['realise', 'realize'],
  ['traveler', 'traveller'],
  ['grey', 'gray'],
  ['ploughs', 'plows'],
  ['defence', 'defense'],
  ['enquired', 'inquired'],
  ['honour', 'honors'],
])('%s is only a spelling of %s', (word, term) => {
  const terms = similarTerms(
    word,
    partsOf(
      'ammon armour, center, cento, realize, traveller, traverse, gray, grew, plows, defense, inquired, acquired, honors, hour',
    ),
  );
  expect(terms.map((each) => each.term)).toEqual([term]);
});

test.each(['shepherd', 'at', 'love', 'xyzzy', 'mother'])('%s is similar to no term', (word) => {
  const similar = similarTerms(word, parts).map(({ term }) => term);
  expect(similar).toEqual(word === 'shepherd' ? ['shepherds'] : []);
});

test('a word with a letter inserted, removed or swapped after the first one is similar to the word', () => {
  const letter = fc.constantFrom(...'abdeilmotu');
  const words = fc.string({ unit: letter, minLength: 6, maxLength: 10 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 4 }), letter, (word, at, other) => {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      for (const typed of [
        before + other + after,
        before + after.slice(1),
        before + after[1] + after[0] + after.slice(2),
      ]) {
        const similar = similarTerms(typed, partsOf(word)).map(({ term }) => term);
        expect([typed, similar]).toEqual([typed, typed === word ? [] : [word]]);
      }
    }),
  );
});
