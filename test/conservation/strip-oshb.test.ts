import { expect, test } from 'bun:test';
import { stripOshb } from './strip-oshb.ts';

const word = (text: string) => `<w lemma="1" morph="HNp" id="x">${text}</w>`;
const maqqef = '<seg type="x-maqqef">־</seg>';
const sofPasuq = '<seg type="x-sof-pasuq">׃</seg>';
const qere = `<note type="variant"><rdg type="x-qere">${word('אִישׁ')}</rdg></note>`;

const chapter = (verse: string) =>
  stripOshb(
    `<div type="book" osisID="2Sam"><chapter osisID="2Sam.1"><verse osisID="2Sam.1.1">${verse}</verse></chapter></div>`,
  ).chapters.get(1)!;

test('a maqqef joins words, and the slashes in them are not text', () => {
  expect(chapter(`${word('כָּל')}${maqqef}${word('בַּ/יּוֹם')}${sofPasuq}`)).toEqual({
    body: '\nכָּל־בַּיּוֹם׃',
    notes: [],
  });
});

test('a maqqef before a word that is not written joins nothing but a sof pasuq', () => {
  const verse = chapter(`${word('כָּל')}${maqqef}${qere}\n${word('יוֹם')}`);
  expect(verse.body.split(/\s+/)).toEqual(['', 'כָּל־', 'יוֹם']);
  expect(verse.notes).toEqual(['אִישׁ']);
  expect(chapter(`${word('כָּל')}${maqqef}${qere}${sofPasuq}`).body).toBe('\nכָּל־׃');
});
