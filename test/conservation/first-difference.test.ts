import { expect, test } from 'bun:test';
import { firstDifference } from './first-difference.ts';

test('equal texts do not differ', () => {
  expect(firstDifference(['In', 'the'], ['In', 'the'])).toBeUndefined();
});

test('a lost, an invented and a changed word are found', () => {
  expect(firstDifference(['In', 'the'], ['In'])).toBe('source "In the", document "In"');
  expect(firstDifference(['In'], ['In', 'the'])).toBe('source "In", document "In the"');
  expect(firstDifference(['In', 'the'], ['Inthe'])).toBe('source "In the", document "Inthe"');
});
