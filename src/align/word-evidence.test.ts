import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { wordEvidence } from './word-evidence.ts';

const weightOf = (lemma: string, target: string) =>
  wordEvidence({ glosses: new Map(), names: new Map([['N', lemma]]) })('N')?.(target) ?? 0;

test.each([
  ['אַבְרָהָם', 'abraham'],
  ['אַבְרָהָם', 'avraam'],
  ['בֵּית לֶחֶם', 'bethlehem'],
  ['Ἰερουσαλήμ', 'jerusalem'],
  ['Πέτρος', 'pedro'],
])('%s sounds like %s', (lemma, target) => {
  expect(weightOf(lemma, target)).toBeGreaterThan(0.5);
});

test.each([
  ['אַבְרָהָם', 'moses'],
  ['רוּת', 'a'],
  ['Πέτρος', 'jerusalem'],
])('%s does not sound like %s', (lemma, target) => {
  expect(weightOf(lemma, target)).toBe(0);
});

test('glosses have their weight, and unknown words none', () => {
  const evidence = wordEvidence({ glosses: new Map([['G26', new Map([['love', 0.5]])]]), names: new Map() });
  expect(evidence('G26')?.('love')).toBe(0.5);
  expect(evidence('G26')?.('hate')).toBe(0);
  expect(evidence('G27')).toBeUndefined();
});

test('any name has a weight from 0 to 1 for any word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (lemma, target) => {
      const weight = weightOf(`Πέτρος${lemma}`, target);
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(1);
    }),
  );
});
