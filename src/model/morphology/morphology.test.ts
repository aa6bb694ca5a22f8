import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sharedData } from '../../../test/shared-data.ts';
import { morphologyParts, parseMorphology } from './morphology.ts';

setDefaultTimeout(600_000);

test.each([
  ['HNcmpa', 'oshb', 'Hebrew', 'noun, masculine plural absolute'],
  [
    'HC/Vqw3ms',
    'oshb',
    'Hebrew',
    'conjunction + verb, qal sequential imperfect, third person masculine singular',
  ],
  [
    'HR/Ncfsc/Sp3mp',
    'oshb',
    'Hebrew',
    'preposition + noun, feminine singular construct + pronoun suffix, third person masculine plural',
  ],
  ['HVqc', 'oshb', 'Hebrew', 'verb, qal infinitive construct'],
  ['HVhrmsa', 'oshb', 'Hebrew', 'verb, hiphil active participle, masculine singular absolute'],
  ['HNp', 'oshb', 'Hebrew', 'proper noun'],
  [
    'HRd/Ncbsa',
    'oshb',
    'Hebrew',
    'preposition with the definite article + noun, masculine or feminine singular absolute',
  ],
  ['HPdxms', 'oshb', 'Hebrew', 'demonstrative pronoun, masculine singular'],
  [
    'ATo/Ncmpd/Td',
    'oshb',
    'Aramaic',
    'direct object marker + noun, masculine plural determined + definite article',
  ],
  ['AVhp3mp', 'oshb', 'Aramaic', 'verb, haphel perfect, third person masculine plural'],
  ['AC/Ncmpc/', 'oshb', 'Aramaic', 'conjunction + noun, masculine plural construct'],
  [
    'He,Td:Vqrmpa',
    'unfoldingword',
    'Hebrew',
    'definite article + verb, qal active participle, masculine plural absolute',
  ],
  ['Ar,Ncmsd', 'unfoldingword', 'Aramaic', 'noun, masculine singular determined'],
  ['Gr,V,IAA3,,S,', 'unfoldingword', 'Greek', 'verb, aorist active indicative, third person singular'],
  ['Gr,N,,,,,GMS,', 'unfoldingword', 'Greek', 'noun, genitive masculine singular'],
  [
    'Gr,NS,,,,NMSC',
    'unfoldingword',
    'Greek',
    'substantive adjective, nominative masculine singular, comparative',
  ],
  ['Gr,RP,,,1G,P,', 'unfoldingword', 'Greek', 'personal pronoun, first person genitive plural'],
  [
    'Gr,V,PPA,NMS,',
    'unfoldingword',
    'Greek',
    'verb, present active participle, nominative masculine singular',
  ],
  ['Gr,CC,,,,,,,,', 'unfoldingword', 'Greek', 'coordinating conjunction'],
  ['N-NSM', 'robinson', 'Greek', 'noun, nominative masculine singular'],
  ['V-2AAI-3S', 'robinson', 'Greek', 'verb, second aorist active indicative, third person singular'],
  ['V-PAP-NSM', 'robinson', 'Greek', 'verb, present active participle, nominative masculine singular'],
  ['V-AAN', 'robinson', 'Greek', 'verb, aorist active infinitive'],
  ['P-1GS', 'robinson', 'Greek', 'personal pronoun, first person genitive singular'],
  [
    'S-1PGSM',
    'robinson',
    'Greek',
    'possessive pronoun, first person genitive masculine singular, plural possessor',
  ],
  ['N-PRI', 'robinson', 'Greek', 'proper noun, indeclinable'],
  ['ADV-C', 'robinson', 'Greek', 'adverb, comparative'],
  [
    'T-NSM N-NSM',
    'robinson',
    'Greek',
    'article, nominative masculine singular + noun, nominative masculine singular',
  ],
] as const)('%s is %s: %s, %s', (code, scheme, language, words) => {
  expect(parseMorphology(code)).toMatchObject({ scheme, language, words });
});

test.each([
  '',
  'TH8804',
  'HXyz',
  'HVq9',
  'V-XYZ',
  'N-NSM-QQ',
  'Gr,Q,',
  'Gr,V,IAA3,,S,,,,,,,',
  'He,',
  'HNcmpa N-NSM',
  'HVtv2fsx',
])('text that is not a code is not guessed: %p', (code) => {
  expect(parseMorphology(code)).toBeUndefined();
});

test('the parts of a code together have its meaning', () => {
  expect(morphologyParts('HC/Vqw3ms')).toEqual(['HC', 'HVqw3ms']);
  expect(morphologyParts('He,C:Vqw3ms')).toEqual(['He,C', 'He,Vqw3ms']);
  expect(morphologyParts('AC/Ncmpc/')).toEqual(['AC', 'ANcmpc']);
  for (const code of ['ADV', 'HEB', 'ARAM', 'A-NSM', 'Gr,N,,,,,GMS,', 'N-PRI']) {
    expect(morphologyParts(code)).toEqual([code]);
  }
  expect(morphologyParts('T-NSM N-NSM')).toEqual(['T-NSM', 'N-NSM']);
  for (const code of ['HR/Ncfsc/Sp3mp', 'He,Td:Vqrmpa', 'V-PAN']) {
    const words = morphologyParts(code).map((part) => parseMorphology(part)?.words);
    expect(words.join(' + ')).toBe(parseMorphology(code)!.words);
  }
});

test('any code is parsed or undefined', () => {
  const letter = fc.constantFrom(...'HAGrevVNcmspa123,:/-SPdx ');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
      const parsing = parseMorphology(letters.join(''));
      if (parsing) expect(parsing.words).not.toContain('undefined');
    }),
  );
});

function expansions(file: string): [code: string, values: Readonly<Record<string, string>>][] {
  const text = readFileSync(join(sharedData!, 'lexicons/step-hebrew', file), 'utf8');
  return [...text.matchAll(/^(\S+)\t(Function=[^\r\n\t]*)/gm)].map(([, code, values]) => [
    code!,
    Object.fromEntries(
      values!
        .replace(/\(hence [^)]*\)/g, '')
        .split(';')
        .map((value) => value.split('=').map((part) => part.trim().toLowerCase()) as [string, string]),
    ),
  ]);
}

const sameAs: Readonly<Record<string, string | readonly string[]>> = {
  first: 'first person',
  second: 'second person',
  third: 'third person',
  '1st': 'first person',
  '2nd': 'second person',
  '3rd': 'third person',
  '1st person': 'first person',
  '2nd person': 'second person',
  '3rd person': 'third person',
  definite: 'determined',
  'either gender': ['masculine or feminine', 'common'],
  '2nd aorist': 'second aorist',
  'consecutive perfect': 'sequential perfect',
  'consecutive imperfect': 'sequential imperfect',
  'passive deponent': 'passive deponent',
  hitpaal: 'hithpaal',
  'indefinite tense': 'no tense stated',
  'indefinite voice': 'no voice stated',
};

const malformed = /^V-PPN-2P$/;
/** Expansions that do not match their code: `S-2PAPF` as singular, `V-RMM-2P` as indicative. */
const wrongThere = /^(?:S-[12][SP]|V-PEP-ASM|V-RMM-2[SP]|HVqrcsc)/;

test.each([
  ['HVqn3ms', 'verb, qal indicative imperfect, third person masculine singular'],
  ['HVhu1cp', 'verb, hiphil conjunctive imperfect, first person common plural'],
  ['HVqc1cs', 'verb, qal cohortative, first person common singular'],
  ['HVqcc', 'verb, qal infinitive construct'],
  ['AVqaa', 'verb, peal infinitive absolute'],
  ['HNpl', 'proper noun, location'],
  ['HNtmsc', 'title, masculine singular construct'],
  ['Hc/Vqw3ms', 'sequential conjunction + verb, qal sequential imperfect, third person masculine singular'],
])('%s of STEPBible is explained', (code, words) => {
  expect(parseMorphology(code)?.words).toBe(words);
});

test('the code of two words written as one explains both', () => {
  const words = 'conjunction + personal pronoun, first person nominative singular';
  expect(parseMorphology('CONJ+P-1NS')?.words).toBe(words);
  expect(parseMorphology('CONJ + P-1NS')?.words).toBe(words);
  expect(morphologyParts('CONJ+P-1NS')).toEqual(['CONJ', 'P-1NS']);
  expect(parseMorphology('CONJ+')).toBeUndefined();
  expect(parseMorphology('HC+N-NSM')).toBeUndefined();
});

describe.skipIf(!sharedData)('STEPBible’s expansion of the codes is a second opinion', () => {
  test.each([
    ['TEHMC.txt', ['Gender', 'Number', 'State', 'Person'], 750],
    ['TEGMC.txt', ['Case', 'Number', 'Gender', 'Person', 'Voice', 'Mood'], 1600],
  ] as const)('%s', (file, names, least) => {
    let compared = 0;
    const differing: string[] = [];
    const unknown: string[] = [];
    for (const [code, values] of expansions(file)) {
      if (malformed.test(code)) continue;
      const parsing = parseMorphology(code);
      if (!parsing) {
        unknown.push(code);
        continue;
      }
      compared++;
      for (const name of names) {
        const value = values[name.toLowerCase()];
        if (value === undefined) continue;
        const same = [sameAs[value] ?? value].flat();
        if (!same.some((word) => parsing.words.includes(word)))
          differing.push(`${code} ${name}=${value}: ${parsing.words}`);
      }
    }
    console.log(
      `${file}: ${compared} codes compared, ${unknown.length} not known, ${differing.length} differ`,
    );
    expect(unknown).toEqual([]);
    expect(differing.filter((each) => !wrongThere.test(each))).toEqual([]);
    expect(compared).toBeGreaterThan(least);
  });
});
