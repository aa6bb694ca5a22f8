import { expect, test } from 'bun:test';
import { inOtherScripts } from './suggest-terms.ts';

const scripts = ['Latn', 'Latn', 'Grek', 'Hebr', 'Hant', 'Jpan', 'Qaaa-'];
const translations = scripts.map((script, at) => ({
  id: `${script}${at}`,
  language: at < 2 ? 'eng' : `q${at}`,
  script,
}));

test.each<[text: string, searched: string, expected: string[] | undefined]>([
  ['χάρις', 'Latn0', ['Grek2']],
  ['χάρις', 'Grek2', undefined],
  ['"בְּרֵאשִׁית"', 'Latn0', ['Hebr3']],
  ['神', 'Latn0', ['Hant4', 'Jpan5']],
  ['神 the', 'Latn0', undefined],
  ['grace', 'Hebr3', ['Latn0']],
  ['благодать', 'Latn0', []],
  ['3:16', 'Latn0', undefined],
  ['grace', 'unknown', undefined],
])('%s, searched in %s, is in the script of %p', (text, searched, expected) => {
  expect(inOtherScripts(text, [searched], translations, translations)?.map(({ id }) => id)).toEqual(expected);
});
