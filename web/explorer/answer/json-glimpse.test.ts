import { expect, test } from 'bun:test';
import { isOpenAtFirst } from './is-open-at-first.ts';
import { jsonGlimpse } from './json-glimpse.ts';

test('a closed list says how long it is', () => {
  expect(jsonGlimpse([1])).toBe('1 item');
  expect(jsonGlimpse([1, 2])).toBe('2 items');
});

test('a closed object shows its first plain members', () => {
  expect(jsonGlimpse({ type: 'verse', number: 1, content: [] })).toBe('"type": "verse", "number": 1, …');
  expect(jsonGlimpse({ a: null, b: true, c: '"', d: 1 })).toBe('"a": null, "b": true, "c": "\\"", …');
  expect(jsonGlimpse({ a: {} })).toBe('…');
  expect(jsonGlimpse({ text: '😀'.repeat(40) })).toBe(`"text": "${'😀'.repeat(32)}…"`);
  expect(jsonGlimpse({ text: 'x'.repeat(32) })).toBe(`"text": "${'x'.repeat(32)}"`);
});

test('of a chapter, its content is open, and not what it belongs to', () => {
  const open = (depth: number, name?: string) => isOpenAtFirst(depth, name);
  expect(open(0)).toBe(true);
  expect(['chapter', 'books', 'verses'].map((name) => open(1, name))).toEqual([true, true, true]);
  expect(['book', 'translation', 'nextChapterReference'].map((name) => open(1, name))).not.toContain(true);
  expect([open(2, 'content'), open(2, 'footnotes'), open(2), open(3, 'content')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
