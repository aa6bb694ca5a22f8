import { expect, test } from 'bun:test';
import { searchText } from './row-writer.ts';

test.each([
  ['Hebrew without points and accents', 'בְּרֵאשִׁ֖ית', 'בראשית'],
  ['Hebrew with its hyphens', 'בֶּן־יֹאשִׁיָּ֖הוּ', 'בן־יאשיהו'],
  ['Greek without breathings and accents', 'Ἐν ἀρχῇ', 'Εν αρχη'],
  ['Arabic without vowels', 'بِسْمِ', 'بسم'],
  ['Syriac without vowels', 'ܡܰܠܟܳܐ', 'ܡܠܟܐ'],
  ['Latin letters beside Hebrew with their accents', 'café בָּ', 'café ב'],
])('%s is searched', (_, text, searched) => {
  expect(searchText(text)).toBe(searched);
});

test.each([
  ['plain text', 'In the beginning'],
  ['accents of Latin letters', 'José Việt'],
  ['vowels of Devanagari', 'हिन्दी की'],
  ['marks that make a Cyrillic letter', 'йод'],
  ['Hebrew without points', 'בראשית'],
  ['no text', ''],
])('%s stays unchanged', (_, text) => {
  expect(searchText(text)).toBeNull();
});
