import { expect, test } from 'bun:test';
import { compareSpelling, marksUsed } from './compare-spelling.ts';

/** Both texts consist of the word and of another one with these marks. */
function likeness(quoted: string, text: string, others = '') {
  const marks = { quoted: marksUsed([quoted, others]), text: marksUsed([text, others]) };
  return compareSpelling(quoted, text, marks);
}

test.each([
  ['love', 'love', 'same'],
  ['Love', 'love', 'case'],
  ['lord', 'Lord', 'case'],
  ['LORD', 'Lord', 'spelling'],
  ['Lord', 'LORD', 'spelling'],
  ['I', 'i', 'case'],
  ['Jesús', 'Jesus', 'spelling'],
  ['Jesus', 'Jesús', 'spelling'],
  ['daß', 'dass', 'spelling'],
  ['λόγος', 'λόγος'.normalize('NFD'), 'same'],
  ['λογὸς', 'λογός', 'same'],
  ['בְּרֵאשִׁית', 'בראשית', 'spelling'],
  ['wo\u00adrd', 'word', 'same'],
  ['كـتب', 'كتب', 'same'],
])('%p for %p is %p', (quoted, text, expected) => {
  expect(likeness(quoted, text)).toBe(expected as ReturnType<typeof likeness>);
});

test.each([
  ['amo', 'amó', 'different'],
  ['amó', 'amo', 'different'],
  ['AMO', 'amó', 'spelling'],
  ['amo', 'amò', 'different'],
  ['πίστις', 'πιστίς', 'different'],
])('%p for %p is %p if both texts have this mark elsewhere', (quoted, text, expected) => {
  expect(likeness(quoted, text, 'él')).toBe(expected as ReturnType<typeof likeness>);
});

test('the marks of texts are those of any word, with grave accents as acute ones', () => {
  expect([...marksUsed(['the', 'word'])]).toEqual([]);
  expect([...marksUsed(['à', 'é', 'ñ'])]).toEqual(['\u0301', '\u0303']);
});
