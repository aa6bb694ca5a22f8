import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { canonicalJson, jsonObject, jsonPieces, RawJson } from './json-text.ts';

test('inserts finished JSON unchanged and omits undefined members', () => {
  expect(jsonObject({ a: new RawJson('[1, 2]'), b: undefined, 'c"': null, d: { e: 'f' } })).toBe(
    '{"a":[1, 2],"c\\"":null,"d":{"e":"f"}}',
  );
});

test('sorts members by the code units of their names and leaves undefined ones out', () => {
  expect(canonicalJson({ b: 1, a: [true, null, { d: 'x', c: undefined }], '\u20ac': 2, '\r': 3 })).toBe(
    '{"\\r":3,"a":[true,null,{"d":"x"}],"b":1,"€":2}',
  );
});

test('sorts names that are numbers, or that objects treat in a way of their own, like any other', () => {
  const value = JSON.parse('{"a":{"9":1,"10":[{"b":2,"__proto__":{"d":3,"c":4}}]},"_":{"2":null}}');
  expect(canonicalJson(value)).toBe('{"_":{"2":null},"a":{"10":[{"__proto__":{"c":4,"d":3},"b":2}],"9":1}}');
});

test('spells numbers and strings as RFC 8785 does', () => {
  expect(canonicalJson([1e30, 4.5, 0.002, 1e-27, -0, '\u20ac$\u000f\nA\'B"\\'])).toBe(
    '[1e+30,4.5,0.002,1e-27,0,"€$\\u000f\\nA\'B\\"\\\\"]',
  );
});

test('is equivalent to any value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('writes an object in pieces as JSON.stringify writes it whole, any number of times', () => {
  const member = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant(undefined));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), member), (object) => {
      const pieces = jsonPieces<Record<string, unknown>>(object);
      expect(String(pieces)).toBe(JSON.stringify(object));
      expect(String(pieces)).toBe(JSON.stringify(object));
    }),
  );
});

test('generates the items of a list only when its piece is read', () => {
  const generated: number[] = [];
  const list = function* () {
    for (const item of [1, 2, 3]) {
      generated.push(item);
      yield item;
    }
  };
  const pieces = jsonPieces<{ list: number[]; after: string[] }>({ list, after: [] });
  for (const piece of pieces) if (piece === '2') break;
  expect(generated).toEqual([1, 2]);
  expect(String(pieces)).toBe('{"list":[1,2,3],"after":[]}');
});
