import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { decodeSource } from '../decode-source.ts';

function reportsOf(text: string): string[] {
  const found: string[] = [];
  decodeSource(new TextEncoder().encode(text), (code, at, message) => found.push(`${code} ${at} ${message}`));
  return found;
}

/** As a program does that mistakes UTF-8 for Windows-1252. */
function encodedTwice(text: string): string {
  return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
}

test.each([
  ['don’t, can’t, won’t', '(“â€™” for “’”)'],
  ['Jésus répondit à Élie', '(“Ã©” for “é”)'],
  ['בראשית ברא אלהים', 'for “ר”'],
  ['В начале было Слово', 'for “н”'],
  ['ἐν ἀρχῇ ἦν ὁ λόγος', 'for “ν”'],
  ['आदि में वचन था', 'for “आ”'],
])('“%s” is reported once if it was encoded twice', (text, shown) => {
  expect(reportsOf(text)).toEqual([]);
  const found = reportsOf(encodedTwice(text)).filter((each) => each.startsWith('contradictory-encoding'));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(shown);
});

test.each([
  'NÃO, IRMÃ, IRMÃ”, “IRMÃ”, VOLTOU À IRMÃ»',
  'ESPAÑA, AÑO, 3 × 4, 5 ×2, Îles, Ðað, ÑUÑU',
  'né », passé…», groß“, weiß”, «à» « â » â€ £',
])('“%s” is right', (text) => {
  expect(reportsOf(text.repeat(3))).toEqual([]);
});

test('texts in letters of Western Europe and usual punctuation are never reported', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aeiouéèàçñãõüßÃÉÑ «»“”‘’…–—.,'), maxLength: 60 });
  fc.assert(fc.property(text, (text) => reportsOf(text).length === 0));
});
