import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { canonicalJson, jsonObject, RawJson } from './json-text.ts';

test('puts finished JSON in as it is and leaves undefined members out', () => {
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

test('means the same as the value, whatever the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
