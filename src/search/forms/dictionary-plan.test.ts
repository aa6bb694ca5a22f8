import { describe, expect, test } from 'bun:test';
import { foldedWords } from '../analysis.ts';
import { indexOfVerses } from '../index-of-verses.fixture.ts';
import { Ladder } from '../ladder.ts';
import { LadderPlan } from '../ladder-plan.ts';
import { DictionaryPlan } from './dictionary-plan.ts';

interface Word {
  readonly text: string;
  readonly strongs?: readonly string[];
  readonly lemma?: string;
}

function versesWithForms(verses: readonly (readonly Word[])[], query: string, language = 'hbo') {
  const { root, partAt } = indexOfVerses(verses, language);
  const plan = new LadderPlan(root, foldedWords(query), undefined);
  const dictionary = new DictionaryPlan(root, plan, partAt);
  const options = { lengths: new Int32Array(), inside: undefined };
  const formsOf = (text: string) => dictionary.formsOf(text, partAt);
  const ladder = new Ladder(root, plan, partAt, { ...options, dictionary: formsOf });
  const some = ladder.withMost([]).map(({ verse }) => verse);
  return { root, verses: [...ladder.withAll(true)], some, terms: ladder.termsOf(false) };
}

const word = (text: string, ...strongs: string[]): Word => ({ text, strongs });

describe('a word of an annotated text', () => {
  const verses = [
    [word('וַיֹּאמֶר', 'H559'), word('אֱלֹהִים', 'H430')],
    [word('אָמַר', 'H559'), word('לֵאלֹהִים', 'H430')],
    [word('אֵמֶר', 'H561')],
    [word('אַחַר', 'H310')],
  ];

  test("finds the words with its Strong's number", () => {
    const { root, verses: found, terms } = versesWithForms(verses, 'אמר');
    expect(root.root.dictionary).toBe('strong');
    expect(found).toEqual([0, 1, 2]);
    expect(terms).toContain('ויאמר');
  });

  test('finds them by any of its forms', () => {
    expect(versesWithForms(verses, 'ויאמר אלהים').verses).toEqual([0, 1]);
  });

  test('finds the verse with most of the words', () => {
    expect(versesWithForms(verses, 'אמר אלהים חושך').some).toContain(0);
  });

  test('has no rare annotation, which is mostly an error', () => {
    const often = Array.from({ length: 9 }, () => [word('אמר', 'H559')]);
    const found = versesWithForms([...often, [word('אמר', 'H7')], [word('אב', 'H7')]], 'אמר');
    expect(found.verses).not.toContain(10);
  });

  test('finds its lemma, even if the text lacks that form', () => {
    const greek = [
      [{ text: 'ἠγάπησεν', lemma: 'ἀγαπάω', strongs: ['G25'] }],
      [{ text: 'ἀγαπῶμεν', lemma: 'ἀγαπάω', strongs: ['G25'] }],
      [{ text: 'ἀγάπη', lemma: 'ἀγάπη', strongs: ['G26'] }],
    ];
    expect(versesWithForms(greek, 'αγαπαω', 'grc').root.root.dictionary).toBe('lemma');
    expect(versesWithForms(greek, 'αγαπαω', 'grc').verses).toEqual([0, 1]);
    expect(versesWithForms(greek, 'ηγαπησεν', 'grc').verses).toEqual([0, 1]);
  });

  test('is not found by the words of the original in a translation', () => {
    const english = [[{ text: 'love', lemma: 'ἀγάπη', strongs: ['G26'] }], [word('charity', 'G26')]];
    const { root, verses: found } = versesWithForms(english, 'love', 'eng');
    expect(root.root.dictionary).toBeUndefined();
    expect(found).toEqual([0]);
  });
});
