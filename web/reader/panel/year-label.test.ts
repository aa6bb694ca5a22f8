import { expect, test } from 'bun:test';
import { dateLabel, durationLabel, lifeSpan } from './year-label.ts';

test.each([
  [-1997, -1821, '1997–1821 BC'],
  [-4, 33, '4 BC – AD 33'],
  [5, 64, 'AD 5–64'],
  [-1997, undefined, 'born 1997 BC'],
  [undefined, 64, 'died AD 64'],
  [undefined, undefined, undefined],
])('who lived from %p to %p: %p', (birth, death, shown) => {
  expect(lifeSpan(birth, death)).toBe(shown);
});

test.each([
  ['-1920', '1920 BC'],
  ['-4', '4 BC'],
  ['0048', 'AD 48'],
  ['33', 'AD 33'],
  ['0048-04-01', 'April AD 48'],
  ['0048-13-01', 'AD 48'],
  ['in spring', 'in spring'],
  ['', ''],
])('the date %p is %p', (text, shown) => {
  expect(dateLabel(text)).toBe(shown);
});

test.each([
  ['1D', '1 day'],
  ['40Y', '40 years'],
  ['long', 'long'],
])('the duration %p is %p', (text, shown) => {
  expect(durationLabel(text)).toBe(shown);
});
