import { expect, test } from 'bun:test';
import { mutantsOf } from './mutation.ts';

const changed = (line: string) => mutantsOf('a.ts', line).map(({ after }) => after);

test('operators and literals are changed, one at a time', () => {
  expect(changed('if (a === b && c < 1) return true;')).toEqual([
    'if (a !== b && c < 1) return true;',
    'if (a === b || c < 1) return true;',
    'if (a === b && c <= 1) return true;',
    'if (a === b && c < 1) return false;',
  ]);
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
