import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { foldWord } from '../analysis.ts';
import { foldedStemmer, stemmerNameFor, stemmerNames } from './stemmers.ts';
import { formsOf, type Stem } from './word-forms.ts';

const load = (name: (typeof stemmerNames)[number]): Stem =>
  foldedStemmer(name, require(`@orama/stemmers/${name}`).stemmer);

describe.each(stemmerNames.map((name) => [name] as const))('the stemmer of %s', (name) => {
  test('reads any folded word', () => {
    const stem = load(name);
    const letters = fc.constantFrom(...'abcdeéhinostwzßабвгеийлнотщъяαεηιοςاتوनितேன்');
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.string({ unit: letters, minLength: 1, maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (text) => typeof stem(foldWord(text)) === 'string'),
      { numRuns: runs(1000) },
    );
  });
});

test('a word that the stemmer of bulgarian cannot read is its own stem', () => {
  expect(load('bulgarian')('земен')).toBe('земен');
});

test.each([
  ['eng', 'english'],
  ['arb', 'arabic'],
  ['nob', 'norwegian'],
  ['grc', 'greek'],
  ['heb', undefined],
  ['xyz', undefined],
])('the language %s has the stemmer %p', (language, name) => {
  expect(stemmerNameFor(language)).toBe(name as never);
});

test.each([
  ['english', 'love', ['loved', 'loving', 'loves', 'loveth', 'lovest'], ['glove', 'lover', 'low']],
  ['german', 'liebe', ['lieben', 'lieber'], ['lied']],
  ['russian', 'слово', ['слова', 'словом'], ['слава']],
  ['russian', 'святыи', ['святого', 'святая'], ['свет']],
  ['arabic', 'كتاب', ['الكتاب', 'والكتاب', 'للكتاب', 'كتابهم'], ['كاتب']],
  ['arabic', 'اله', [], ['له', 'الله']],
  ['greek', 'λογοσ', ['λογον', 'λογουσ', 'λογοισ', 'λογω'], ['λεγω']],
  ['greek', 'αγαπη', ['αγαπησ', 'αγαπην'], ['αγω']],
  ['spanish', 'palabra', ['palabras'], ['palacio']],
] as const)('in %s, %s has its forms', (name, word, forms, others) => {
  const found = formsOf(word, name === 'arabic' ? 'ara' : '', load(name))!;
  expect([...forms].filter((form) => !found.has(form))).toEqual([]);
  expect([...others].filter((other) => found.has(other))).toEqual([]);
  expect(found.has(word)).toBe(false);
});
