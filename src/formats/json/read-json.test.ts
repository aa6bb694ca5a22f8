import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { findJsonItems, JsonObject, type JsonValue, memberOffset, readJson } from './read-json.ts';

setDefaultTimeout(600_000);

const plain = (value: JsonValue | undefined): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof JsonObject)) return value;
  return Object.fromEntries([...value.members].map(([name, member]) => [name, plain(member)]));
};

function read(text: string, from = 0) {
  const found: { code: string; at: number }[] = [];
  const value = unlessTooLarge(() => readJson(text, (code, at) => found.push({ code, at }), from));
  return { value, found };
}

describe('JSON with the places of its objects', () => {
  // JSON.parse treats a member `__proto__` specially
  const json = fc.json().filter((text) => !text.includes('__proto__'));

  test('equals the result of JSON.parse', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
        const written = JSON.stringify(JSON.parse(text), undefined, indent);
        const { value, found } = read(written);
        expect(found).toEqual([]);
        expect(plain(value)).toEqual(JSON.parse(written));
      }),
    );
  });

  test('gives the offsets of the brace and of the end of each object', () => {
    const text = '  {"a": [{"b": 1}, {"c": {"d": "}"}}]} more';
    const { value, found } = read(text);
    const [first, second] = (value as JsonObject).objects('a');
    expect(
      [value, first, second, second!.object('c')].map((object) =>
        text.slice((object as JsonObject).at, (object as JsonObject).at + 4),
      ),
    ).toEqual(['{"a"', '{"b"', '{"c"', '{"d"']);
    expect(found).toEqual([]);
  });

  test('treats members of the wrong type as missing', () => {
    const { value } = read('{"a": 1, "b": "x", "c": [1, {"d": true}], "e": null}');
    const object = value as JsonObject;
    expect([
      object.text('a'),
      object.number('b'),
      object.object('c'),
      object.list('b'),
      object.is('a'),
      object.text('e'),
    ]).toEqual([undefined, undefined, undefined, [], false, undefined]);
    expect(object.objects('c')).toHaveLength(1);
  });

  test.each([
    ['{"a": 1', { a: 1 }],
    ['{"a": "cut', { a: 'cut' }],
    ['[1 2]', [1]],
    ['[1, foo]', [1]],
    ['{"a": 1]', { a: 1 }],
    ['{1: 2}', {}],
    ['', undefined],
    ['[,1]', []],
    ['{"a": 1, "note" "text": "b"}', { a: 1 }],
    ['{"a": 1, "b", "c": 2}', { a: 1 }],
    ['{"a": 1 : 2, "c": 3}', { a: 1 }],
  ])('that is malformed is kept up to there, and reported: %p', (text, expected) => {
    const { value, found } = read(text);
    expect(plain(value)).toEqual(expected);
    expect(found.map(({ code }) => code)).toEqual(['malformed-json']);
  });

  test('that repeats a name is read, and reported', () => {
    const { value, found } = read('{"a": 1, "b": 2, "a": 3}');
    expect([plain(value), (value as JsonObject).earlier?.get('a')]).toEqual([{ a: 3, b: 2 }, [1]]);
    expect(found).toEqual([{ code: 'malformed-json', at: 17 }]);
  });

  test('that is damaged in any way is read without an error', () => {
    const whole = JSON.stringify({
      books: [{ id: 'GEN', chapters: [{ chapter: { number: 1, content: ['a', null, true, -1.5e3] } }] }],
    });
    fc.assert(
      fc.property(mutatedText(whole, ['{', '}', '[', ']', ',', ':', '"', '\\u00', '1e']), (text) => {
        const { value, found } = read(text);
        let parsed: unknown;
        try {
          parsed = JSON.parse(text);
        } catch {
          return;
        }
        if (!text.includes('__proto__') && found.length === 0) expect(plain(value)).toEqual(parsed);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a member of an object', () => {
  test.each([
    ['{"a": {"b": 2}, "b": [3]}', 'b', '[3]'],
    ['{"x": "\\"b\\": 1", "b": 5}', 'b', '5'],
    ['{"a": ["b", "b"], "c": 1}', 'b', undefined],
    ['["b"]', 'b', undefined],
    ['{"a": 1', 'b', undefined],
  ])('of %p', (text, name, expected) => {
    const at = memberOffset(text, name);
    expect(at === undefined ? undefined : text.slice(at, at + (expected?.length ?? 0))).toBe(expected);
  });
});

describe('the objects of a list', () => {
  const items = (text: string, from = 0) => {
    const found: string[] = [];
    const codes: string[] = [];
    const { isCutOff, isDamaged } = findJsonItems(
      text,
      (code) => codes.push(code),
      ({ at, end }) => found.push(text.slice(at, end)),
      { from },
    );
    return { found, codes, isCutOff, isDamaged };
  };

  test('are found with their places', () => {
    expect(items('[{"a": [1, {}]}, {}]')).toEqual({
      found: ['{"a": [1, {}]}', '{}'],
      codes: [],
      isCutOff: false,
      isDamaged: false,
    });
    expect(items('{"list": [{"a": 1}], "more": []}', 9)).toEqual({
      found: ['{"a": 1}'],
      codes: [],
      isCutOff: false,
      isDamaged: false,
    });
  });

  test('are found up to the cut', () => {
    expect(items('[{"a": 1}, {"b"')).toEqual({
      found: ['{"a": 1}'],
      codes: ['malformed-json'],
      isCutOff: true,
      isDamaged: true,
    });
  });
});
