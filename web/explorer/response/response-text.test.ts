import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { byteCount, isOpenAtFirst, jsonGlimpse, jsonPreview } from './response-text.ts';

setDefaultTimeout(600_000);

describe('the preview of JSON', () => {
  test('is the value itself for a complete text', () => {
    expect(jsonPreview('{"a":[1,"}"]}', true)).toEqual({ value: { a: [1, '}'] } });
    expect(jsonPreview('null', true)).toEqual({ value: null });
  });

  test('is the complete part of a truncated text', () => {
    expect(jsonPreview('{"a":[1,{"b":"x","c":"y', false)).toEqual({ value: { a: [1, { b: 'x' }] } });
    expect(jsonPreview('{"a":1,"b":"comma, brace } and \\" in', false)).toEqual({ value: { a: 1 } });
    expect(jsonPreview('[1,2,"\\', false)).toEqual({ value: [1, 2] });
    expect(jsonPreview('[1,2', false)).toEqual({ value: [1] });
  });

  test('is undefined for text that is not JSON, or has no complete part', () => {
    expect(jsonPreview('<html>', true)).toBeUndefined();
    expect(jsonPreview('{"a":', false)).toBeUndefined();
    expect(jsonPreview('', false)).toBeUndefined();
  });

  test('is a beginning of the list, wherever the text is cut', () => {
    const cut = fc.array(fc.jsonValue(), { minLength: 1 }).chain((list) => {
      const text = JSON.stringify(list);
      return fc.tuple(fc.constant(list), fc.constant(text), fc.nat(text.length - 1));
    });
    fc.assert(
      fc.property(cut, ([list, text, length]) => {
        const preview = jsonPreview(text.slice(0, length), false);
        if (!preview) return;
        const value = preview.value as unknown[];
        const whole = JSON.parse(JSON.stringify(list)).slice(0, value.length);
        expect(value.slice(0, -1)).toEqual(whole.slice(0, -1));
      }),
    );
  });
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [6186, '6.2 kB'],
  [200_000, '200 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [5_709_238, '5.7 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(byteCount(bytes)).toBe(text);
});

test('a collapsed list shows its length', () => {
  expect(jsonGlimpse([1])).toBe('1 item');
  expect(jsonGlimpse([1, 2])).toBe('2 items');
});

test('a collapsed object shows its first plain members', () => {
  expect(jsonGlimpse({ type: 'verse', number: 1, content: [] })).toBe('"type": "verse", "number": 1, …');
  expect(jsonGlimpse({ a: null, b: true, c: '"', d: 1 })).toBe('"a": null, "b": true, "c": "\\"", …');
  expect(jsonGlimpse({ a: {} })).toBe('…');
  expect(jsonGlimpse({ text: '😀'.repeat(40) })).toBe(`"text": "${'😀'.repeat(32)}…"`);
  expect(jsonGlimpse({ text: 'x'.repeat(32) })).toBe(`"text": "${'x'.repeat(32)}"`);
});

test('the content of a chapter is expanded, and its translation and book are collapsed', () => {
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
