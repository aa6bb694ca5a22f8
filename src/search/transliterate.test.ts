import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { transliterate } from './transliterate.ts';

test.each([
  ['חֶסֶד', 'chesed'],
  ['שָׁלוֹם', 'shalom'],
  ['רוּחַ', 'ruach'],
  ['בְּרִית', 'berith'],
  ['אֱלֹהִים', 'elohim'],
  ['מֶלֶךְ', 'melekh'],
  ['יִשְׂרָאֵל', 'yisrael'],
  ['מִשְׁפָּט', 'mishpat'],
  ['דָּוִד', 'david'],
  ['סוּס', 'sus'],
  ['עֵדֶן', 'eden'],
  ['ἀγάπη', 'agape'],
  ['ἁμαρτία', 'hamartia'],
  ['υἱός', 'hyios'],
  ['εὐαγγέλιον', 'euangelion'],
  ['ῥῆμα', 'rhema'],
  ['ᾅδης', 'hades'],
  ['ΛΌΓΟΣ', 'logos'],
])('%s is %s', (word, written) => {
  expect(transliterate(word)).toBe(written);
  expect(transliterate(word.normalize('NFD'))).toBe(written);
});

test('any text becomes Latin letters, or nothing', () => {
  const letters = fc.constantFrom(
    ...'אבגדהוזחטיכךלמםנןסעפףצץקרשת\u05b0\u05b4\u05bc\u05c2αβγηρυχ\u0314\u0301 x',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: letters })), (word) => {
      expect(transliterate(word)).toMatch(/^[a-z]*$/);
    }),
  );
});
