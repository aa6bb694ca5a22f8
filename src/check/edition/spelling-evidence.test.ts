import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { WordCounter } from '../text/text-scan.ts';
import { packWords, Vocabulary } from '../text/vocabulary.ts';
import { SpacingJudge } from './spacing-judge.ts';
import { SpellingEvidence } from './spelling-evidence.ts';

const sentence = 'In the beginning the people went to the house of the king and they ate bread with joy. ';

function vocabularyOf(text: string): Vocabulary {
  const words = new WordCounter();
  const tokens: number[] = [];
  words.add(text, (index) => void tokens.push(index));
  const places = words.words.map(() => 0);
  return new Vocabulary([
    { id: 'RUT', words: packWords({ words, firsts: places, middles: places, tokens }) },
  ]);
}

function scoreIn(rest: string, word: string): number | undefined {
  const evidence = new SpellingEvidence(vocabularyOf(sentence.repeat(30) + rest), []);
  return [...evidence.likeWords()].find((like) => like.word === word)?.score;
}

test('a misspelled word scores higher between the neighbours of the frequent word', () => {
  const inPlace = scoreIn('They saw that the peolpe went to the house.', 'peolpe')!;
  const elsewhere = scoreIn('Seven doves sang peolpe merrily.', 'peolpe')!;
  expect(inPlace).toBeGreaterThan(elsewhere + 2);
});

test('a Hebrew word that differs only in its accents or points is not misspelled', () => {
  const text = `${'וַיֹּ֣אמֶר אֱלֹהִ֔ים יְהִ֥י '.repeat(30)}וַיֹּ֤אמֶר אֱלֹהִ֔ם יְהִ֥י וַיֹּאמַר יְהִ֥י`;
  const words = [...new SpellingEvidence(vocabularyOf(text), []).likeWords()].map(({ word }) => word);
  expect(words).toEqual(['אֱלֹהִ֔ם']);
});

test.each([
  ['They saw that the peo ple went to the house.', '“peo ple” is the word “people”'],
  ['They went to the houseof the king.', '“houseof” is “house of” without a space'],
  ['They ate sunbread with joy and left.', undefined],
  ['They ate breadwith joy and left.', '“breadwith” is “bread with” without a space'],
])('%s', (rest, expected) => {
  const found = [
    ...new SpacingJudge(
      vocabularyOf(`${sentence.repeat(30)}They ate bread with joy and sang. ${rest} And`),
    ).mistakes(),
  ];
  expect(found.map(({ message }) => message.replace(/( of this edition|\. ).*/, ''))).toEqual(
    expected === undefined ? [] : [expected],
  );
});

test('any text is weighed without an error', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'א', 'ְ', '֣', '中', ' ', '-') });
  fc.assert(
    fc.property(letters, fc.array(letters, { maxLength: 20 }), (one, others) => {
      const vocabulary = vocabularyOf([one, ...others, one, one].join(' '));
      for (const { score } of new SpellingEvidence(vocabulary, []).likeWords())
        expect(Number.isNaN(score)).toBe(false);
      expect([...new SpacingJudge(vocabulary).mistakes()].length).toBeLessThanOrEqual(vocabulary.total);
    }),
  );
});
