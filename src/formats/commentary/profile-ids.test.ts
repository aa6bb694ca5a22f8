import { expect, test } from 'bun:test';
import { ProfileIds } from './commentary-builder.ts';

test('an id is as written, or made of the subject, and no two are the same', () => {
  const ids = new ProfileIds();
  const taken = [
    ids.take('Paul_1', 'Paul'),
    ids.take('', 'María of Magdala!'),
    ids.take('', 'Maria of Magdala'),
    ids.take('maria-of-magdala-2', 'x'),
    ids.take('../x', 'x'),
    ids.take('', 'משה'),
    ids.take('', 'פרעה'),
    ids.take('', 'Maria of Magdala'),
  ];
  expect(taken).toEqual([
    ...['Paul_1', 'maria-of-magdala', 'maria-of-magdala-2', 'maria-of-magdala-2-2', 'x'],
    ...['profile', 'profile-2', 'maria-of-magdala-3'],
  ]);
});

test('many profiles with one name get different ids', () => {
  const ids = new ProfileIds();
  const taken = Array.from({ length: 50_000 }, () => ids.take('', 'Zechariah'));
  expect(new Set(taken).size).toBe(50_000);
});

test('ids that differ only by case are not left side by side', () => {
  const ids = new ProfileIds();
  expect([ids.take('Paul', ''), ids.take('paul', ''), ids.take('PAUL', '')]).toEqual([
    'Paul',
    'paul-2',
    'PAUL-3',
  ]);
});
