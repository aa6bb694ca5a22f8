import { expect, test } from 'bun:test';
import { mutantsOf, tableOf } from './mutation.ts';

const changed = (line: string) => mutantsOf('a.ts', line).map(({ after }) => after);

test('operators and literals are changed, one at a time', () => {
  expect(changed('if (a === b && c < 1) return true;')).toEqual([
    'if (a !== b && c < 1) return true;',
    'if (a === b || c < 1) return true;',
    'if (a === b && c <= 1) return true;',
    'if (a === b && c < 1) return false;',
  ]);
});

test('a value and its fallback trade places, and a call for its effect is left out', () => {
  expect(changed('const text = notice ?? edition.notes;')).toEqual(['const text = edition.notes ?? notice;']);
  expect(changed('  await journal.end(1);')).toEqual(['']);
  expect(changed('  return journal.end(1);')).toEqual([]);
});

test('the table counts the killed mutants of each room', () => {
  const figures = [{ room: 'src/search', mutants: 900, tried: 20, killed: 17 }];
  expect(tableOf(figures).split('\n').at(-1)).toBe('| `src/search/` | 900 | 20 | 17 | 85 % |');
});

test.each([
  "import { a } from './a && b.ts';",
  '// a === b',
  ' * a && b',
  'type A = B;',
  "const text = 'a === b';",
  'const parts = text.split(/ && /);',
  'const map: Map<string, number> = new Map();',
])('nothing is changed in %s', (line) => {
  expect(changed(line)).toEqual([]);
});

test('the other lines stay', () => {
  const [mutant] = mutantsOf('a.ts', 'const a = 1;\nconst b = a + 1;\n');
  expect([mutant!.line, mutant!.text]).toEqual([2, 'const a = 1;\nconst b = a - 1;\n']);
});
