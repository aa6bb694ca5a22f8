import { expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { sharedData } from '../../../test/shared-data.ts';
import { glossOf } from './first-meaning.ts';
import { readLexicon } from './read-lexicon.ts';

setDefaultTimeout(600_000);

const strongs = dirname(createRequire(import.meta.url).resolve('strongs/package.json'));
const stepFile = sharedData && join(sharedData, 'lexicons', 'step-hebrew', 'TBESH.txt');

function entriesOf(file: string) {
  const found = readLexicon([{ file: 'datasets/a/lexicon.js', bytes: readFileSync(file) }]);
  return found.content?.entries ?? [];
}

const glosses = {
  greek: {
    ...{
      G26: 'love',
      G32: 'messenger',
      G80: 'brother',
      G444: 'man-faced',
      G846: 'self',
      G863: 'to send forth',
    },
    ...{
      G1097: 'to know',
      G1163: 'it is necessary',
      G1473: 'I',
      G1492: 'to see',
      G1510: 'I exist',
      G1519: 'to',
    },
    ...{ G1537: 'from', G1722: 'in', G2228: 'or', G2316: 'God', G2400: 'behold', G2521: 'to sit down' },
    ...{ G2532: 'and', G2919: 'to distinguish', G2983: 'to take', G3588: 'the', G3708: 'to stare at' },
    ...{ G3739: 'who', G3754: 'that', G4771: 'thou', G5204: 'water', G5207: 'son' },
  },
  hebrew: {
    ...{ H1: 'father', H834: 'who', H853: '(untranslated)', H559: 'to say', H1121: 'son', H1697: 'word' },
    ...{
      H3190: 'to be or make well',
      H3588: 'and',
      H3605: 'whole',
      H4994: 'I pray',
      H5066: 'to be or come near',
    },
    ...{ H5704: 'as far as', H6629: 'flock', H7311: 'to be high', H7725: 'to turn back', H8033: 'there' },
  },
} as const;

test.each(['greek', 'hebrew'] as const)('every entry of the %s dictionary has a usable gloss', (language) => {
  const entries = entriesOf(join(strongs, language, `strongs-${language}-dictionary.js`));
  expect(entries.length).toBeGreaterThan(5500);
  const faulty =
    /[GH]\d|[“”"0-9[\]]|^(?:used|while)\b|^(?:from|akin to) the (?:base|same)|\b(?:derivation|middle voice)\b|…$/;
  const fragment = / (?:or|and|(?:in)?transitively)$|^(?:whether of|interrogative|diminutive)\b|^-/;
  expect(entries.filter(({ gloss }) => gloss === '' || faulty.test(gloss) || fragment.test(gloss))).toEqual(
    [],
  );
  const found = new Map(entries.map(({ id, gloss }) => [id, gloss]));
  const numbers = Object.keys(glosses[language]);
  expect(Object.fromEntries(numbers.map((number) => [number, found.get(number)!]))).toEqual(
    glosses[language],
  );
});

test.skipIf(!stepFile || !existsSync(stepFile))(
  'no gloss of STEPBible’s Hebrew lexicon is a fragment',
  () => {
    const entries = entriesOf(stepFile!);
    expect(entries.length).toBeGreaterThan(8000);
    expect(entries.filter(({ gloss }) => gloss === '' || /[GH]\d|[“”"0-9]/.test(gloss))).toEqual([]);
  },
);

test('unusable parts of a definition are skipped', () => {
  expect(glossOf('from G3700; of uncertain derivation; a "tree" (as firm)')).toBe('tree');
  expect(glossOf('literal or figurative; direct or remote)', 'after, among')).toBe('after');
  expect(glossOf('while G138 (αἱρέομαι) is more violent', 'accept, take')).toBe('accept');
  expect(glossOf('splendor or (figuratively) beauty')).toBe('splendor');
  expect(glossOf('to turn (hence, away) transitively or intransitively, literally')).toBe('to turn');
  expect(glossOf('of uncertain affinity); middle voice from G1', '--rave; or speak')).toBe('rave');
  expect(glossOf('the reflexive pronoun self, used of the third person')).toBe('self');
});

test('a definition without a usable meaning is shortened', () => {
  expect(glossOf('see H1')).toBe('see H1');
  expect(glossOf('')).toBe('');
  expect(glossOf('9'.repeat(1e6))).toBe(`${'9'.repeat(60)} …`);
});

test('a definition may be nested deeply', () => {
  expect(glossOf(`father ${'('.repeat(1e5)}x${')'.repeat(1e5)}`)).toBe('father');
});

test('any definition has a gloss, without quotation marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (rest) => {
      const gloss = glossOf(`x${rest}`);
      expect(gloss).not.toBe('');
      expect(gloss).not.toMatch(/["“”]/);
    }),
  );
});
