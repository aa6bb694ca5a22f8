import { expect, test } from 'bun:test';
import { links } from '../documents/links.ts';
import { findEntries, readGlosses } from './lexicon-entries.ts';
import { answerFrom } from './question.ts';

const lexicon = (id: string, more = {}) => ({
  id,
  numberOfHebrewEntries: 2,
  numberOfGreekEntries: 0,
  ...more,
});
const documents: Readonly<Record<string, unknown>> = {
  [links.lexicons]: { lexicons: [lexicon('definitions'), lexicon('glosses', { hasGlosses: true })] },
  [links.lexiconGlosses('definitions', 'H')]: { glosses: { H1: 'chief', H2: 'fire' } },
  [links.lexiconGlosses('glosses', 'H')]: { glosses: { H1: 'father' } },
  [links.lexiconEntry('definitions', 'H1')]: { id: 'H1', gloss: 'chief' },
  [links.lexiconEntry('glosses', 'H1')]: { id: 'H1', gloss: 'father' },
};
const read = (path: string) => documents[path];

test('a lexicon with glosses of its own comes first, and others fill its gaps', () => {
  const glosses = answerFrom(readGlosses(['H0001', 'H2', 'H3']), read);
  expect(['H1', 'H2', 'H3'].map((number) => glosses.of(number))).toEqual(['father', 'fire', undefined]);
  expect(glosses.lexicons.map(({ id }) => id)).toEqual(['glosses', 'definitions']);
  expect(answerFrom(findEntries('H1'), read).found.map(({ gloss }) => gloss)).toEqual(['father', 'chief']);
});

test('the order of the caller wins', () => {
  const wanted = ['definitions', 'glosses'];
  expect(answerFrom(findEntries('H1', wanted), read).found.map(({ gloss }) => gloss)).toEqual([
    'chief',
    'father',
  ]);
});
