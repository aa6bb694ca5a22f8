import { expect, test } from 'bun:test';
import { searchText } from './row-writer.ts';

test.each([
  ['Hebrew without points and accents', 'בְּרֵאשִׁ֖ית', 'בראשית'],
  ['Hebrew with its hyphens', 'בֶּן־יֹאשִׁיָּ֖הוּ', 'בן־יאשיהו'],
  ['Greek without breathings and accents', 'Ἐν ἀρχῇ', 'Εν αρχη'],
  ['Arabic without vowels', 'بِسْمِ', 'بسم'],
  ['Syriac without vowels', 'ܡܰܠܟܳܐ', 'ܡܠܟܐ'],
  ['Latin letters beside Hebrew with their accents', 'café בָּ', 'café ב'],
  ['Chinese as single characters', '神愛世人，', '神\u200b愛\u200b世\u200b人，'],
  ['Thai as letters and vowel signs', 'ที่ abc', 'ท\u200bี\u200b่ abc'],
  ['numbers beside Japanese', '第3章', '第\u200b3\u200b章'],
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
