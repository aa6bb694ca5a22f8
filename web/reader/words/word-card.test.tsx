import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { elementsOf } from '../../rendered.fixture.ts';
import { WordCard } from './word-card.tsx';

const word = (members: object) => ({ start: 0, end: 4, ...members }) as SimpleChapterWord;

function card(members: object) {
  const component = <WordCard word={word(members)} translations={['ONE']} onClose={() => {}} />;
  const names = elementsOf(component, 'dt').map(({ text }) => text);
  const values = elementsOf(component, 'dd').map(({ text }) => text);
  return {
    facts: Object.fromEntries(names.map((name, index) => [name, values[index]])),
    buttons: elementsOf(component, 'button').map(({ text }) => text),
  };
}

test('a word has its annotations, without empty ones', () => {
  expect(card({ lemma: 'שָׂדֶה', srcloc: 'RUT 2:2' }).facts).toEqual({ Lemma: 'שָׂדֶה', Source: 'RUT 2:2' });
  expect(card({}).facts).toEqual({});
});

test('its occurrence in the verse is counted only if there are several', () => {
  expect(Object.values(card({ occurrence: 2, occurrences: 3 }).facts)).toEqual(['2 of 3 in the verse']);
  expect(Object.values(card({ occurrences: 2 }).facts)).toEqual(['1 of 2 in the verse']);
  expect(card({ occurrence: 1, occurrences: 1 }).facts).toEqual({});
});

test('it can be found by its lemma if it has no number', () => {
  expect(card({ lemma: 'שָׂדֶה' }).buttons).toHaveLength(1);
  expect(card({}).buttons).toEqual([]);
});
