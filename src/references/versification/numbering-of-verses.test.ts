import { expect, test } from 'bun:test';
import { numberingOfVerses } from './numbering-of-verses.ts';
import { verseSpan, versesOfSpan } from './verse-span.ts';

const verses = (...written: string[]) => written.flatMap((each) => versesOfSpan(verseSpan.read(each)!));

test('the scheme is the one that has the most verses', () => {
  const ofScheme = (...written: string[]) => numberingOfVerses(verses(...written)).scheme;
  expect(ofScheme('PSA 51:1-19', 'MAL 4:1-6')).toBe('eng');
  expect(ofScheme('PSA 51:1-21', 'JOL 4:1-21')).toBe('org');
  expect(ofScheme('PSA 118:1-176', 'MAL 4:1-6')).toBe('vul');
});

test('returns the most common of several fitting schemes, but a declared one first', () => {
  const some = verses('JHN 3:16', 'GEN 1:1-31');
  expect(numberingOfVerses(some).scheme).toBe('eng');
  const { scheme, evidence } = numberingOfVerses(some, 'org');
  expect([scheme, evidence.by, evidence.verses, evidence.fitting.eng]).toEqual(['org', 'metadata', 32, 32]);
});

test('returns mappings only of the named books', () => {
  const { mappings } = numberingOfVerses(verses('JOL 2:28', 'ROM 1:1'));
  expect(
    mappings.map((mapping) => [mapping.verses, mapping.original].map(verseSpan.write).join(' = ')),
  ).toEqual(['JOL 2:28-32 = JOL 3:1-5', 'JOL 3:1-21 = JOL 4:1-21']);
});
