import { expect, test } from 'bun:test';
import { wordsAfterReference } from './chapter-drafts.ts';

test.each([
  '1:1 ',
  '1:1-2: ',
  '1.1b–2: ',
  '1, 1a ',
  '1:1ff. ',
  '(1:1)',
  '7 ',
  'Gen 1:1',
  'Song of Songs 1:1',
  '1,1a',
  '3. Mose 1,1',
  '1 Kings 2:3-4 ',
  '1. Buch der Könige 2,3 ',
  '1 Samuel 3',
  '1-е Царств 2:3',
  '1:1; Mk 3:4',
  '1:1 and 3',
  'Chapter 1, verse 2',
  '1장 1절',
  '第1章1節',
  'บทที่ 1 ข้อ 2',
  '१:२ ',
  '١:٢ ',
  '3:title ',
  'IV ',
  '',
  'v. ',
])('finds no words in %j', (origin) => {
  expect(wordsAfterReference(origin)).toBeUndefined();
});

test.each([
  ['1:1 Or in the time of judges', 'Or in the time of judges'],
  ['1:1-2: Or in 3 days ', 'Or in 3 days '],
  ['1:1: “Call me', '“Call me'],
  ['1:1Or famine', 'Or famine'],
  ['Gen 1:1 Hebrew ', 'Hebrew '],
  ['3. Mose 1,1 Oder rief', 'Oder rief'],
  ['1:1或作审判', '或作审判'],
  ['٢:٣ أو جوع', 'أو جوع'],
])('finds the words in %j', (origin, words) => {
  expect(origin.slice(wordsAfterReference(origin))).toBe(words);
});
