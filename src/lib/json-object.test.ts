import { expect, test } from 'bun:test';
import { jsonObject, RawJson } from './json-object.ts';

test('puts finished JSON in as it is and leaves undefined members out', () => {
  expect(jsonObject({ a: new RawJson('[1, 2]'), b: undefined, 'c"': null, d: { e: 'f' } })).toBe(
    '{"a":[1, 2],"c\\"":null,"d":{"e":"f"}}',
  );
});
