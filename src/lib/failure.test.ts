import { describe, expect, test } from 'bun:test';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { bugInBrief, failureOf, whereToReport } from './failure.ts';
import { explain, namedByErrno, reasonOf, systemFault } from './system-fault.ts';
import { receiveError, sendError } from './thread-errors.ts';
import { UsageError, UserError } from './user-error.ts';

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

const lmdbError = (code: number) => Object.assign(new Error('lmdb'), { code });
const bugs: readonly (readonly [string, () => unknown])[] = [
  ['of the language', () => (undefined as unknown as { member: string }).member],
  ['of a call with a wrong argument', () => readFileSync(undefined as unknown as string)],
  ['of JSON that is read unchecked', () => JSON.parse('{')],
  ['of an address that is read unchecked', () => new URL('nowhere')],
  [
    'of LMDB used wrongly',
    () => {
      throw lmdbError(-30781);
    },
  ],
  [
    'of an assertion',
    () => {
      throw new Error('This cannot be.');
    },
  ],
  [
    'that is not an Error at all',
    () => {
      throw 'words';
    },
  ],
];

describe('an error that ends a command', () => {
  test('is one line if the user can fix it, with the exit code of its class', () => {
    expect(failureOf(new UserError('The key is missing. Add it.'))).toEqual({
      text: 'scriptorium: The key is missing. Add it.',
      exitCode: 1,
    });
    expect(failureOf(new UsageError('That is not a port.'))).toEqual({
      text: 'scriptorium: That is not a port.',
      exitCode: 2,
    });
    expect(failureOf(new UserError('No.', { exitCode: 9 }))).toEqual({
      text: 'scriptorium: No.',
      exitCode: 9,
    });
  });

  test('is said in words where the operating system refused something', () => {
    const missing = thrownBy(() => readFileSync('/nowhere/at-all'));
    expect(failureOf(missing)).toEqual({
      text: 'scriptorium: There is no such file or folder (/nowhere/at-all). Check the name.',
      exitCode: 1,
    });
    for (const error of [
      thrownBy(() => mkdirSync(import.meta.path)),
      thrownBy(() => readFileSync(import.meta.dir)),
      thrownBy(() => writeFileSync(`${import.meta.path}/below`, '')),
      thrownBy(() => rmdirSync(import.meta.dir)),
      lmdbError(-30796),
    ]) {
      expect(failureOf(error).text).toMatch(/^scriptorium: [A-Z][^\n]*\.$/);
      expect(failureOf(error).text).not.toMatch(/\bE[A-Z]{3,}\b|MDB_/);
      expect(failureOf(error).exitCode).toBe(1);
    }
  });

  test.each(bugs)('is a bug %s, with version, stack and where to report it', (_, act) => {
    const { text, exitCode } = failureOf(thrownBy(act), ['build', 'content']);
    expect(exitCode).toBe(70);
    expect(text).toStartWith('scriptorium: This is a bug in Scriptorium.\n');
    expect(text).toContain(`report it to ${whereToReport} `);
    expect(text).toContain(`scriptorium ${packageJson.version}, Bun ${Bun.version}`);
    expect(text).toContain('scriptorium build content');
  });

  test('also names the cause of a bug, and files relative to the project', () => {
    const cause = thrownBy(bugs[0]![1]);
    const { text } = failureOf(new Error('outside', { cause }));
    expect(text).toMatch(/Error: outside\n[\s\S]*caused by\n {2}TypeError: /);
    expect(text).toContain('src/lib/failure.test.ts:');
    expect(text).not.toContain(import.meta.dir);
  });
});

describe('an explanation', () => {
  test('is the end of a sentence', () => {
    expect(explain(new UserError('The zip is damaged.'))).toBe('The zip is damaged.');
    const missing = thrownBy(() => readFileSync('/nowhere/at-all'));
    expect(explain(missing)).toBe('there is no such file or folder (/nowhere/at-all). Check the name.');
    expect(reasonOf(missing)).toBe('there is no such file or folder');
  });

  test.each(bugs)('is not created for a bug %s, which is rethrown', (_, act) => {
    const bug = thrownBy(act);
    expect(thrownBy(() => explain(bug))).toBe(bug);
    expect(thrownBy(() => reasonOf(bug))).toBe(bug);
    expect(systemFault(bug)).toBeUndefined();
  });

  test('of the limit of watched files names that limit, not the disk', () => {
    const error = Object.assign(new Error('watch'), { code: 'ENOSPC', syscall: 'watch' });
    expect(explain(error)).toContain('max_user_watches');
  });

  test('finds the system error for a number from LMDB, and not for other numbers', () => {
    expect(explain(namedByErrno(lmdbError(28)))).toBe('the disk is full. Make room.');
    const other = Object.assign(new Error('invalid zip data'), { code: 13 });
    expect(systemFault(other)).toBeUndefined();
  });
});

test('a bug in brief is one line with its place', () => {
  const brief = bugInBrief(thrownBy(bugs[0]![1]));
  expect(brief).toMatch(/^TypeError: .* \(at .*src\/lib\/failure\.test\.ts:\d+:\d+/);
  expect(brief).not.toContain('\n');
});

describe('an error that goes from one thread to another', () => {
  const across = (error: unknown) => receiveError(structuredClone(sendError(error)));

  test('stays for the user where it was', () => {
    expect(failureOf(across(new UsageError('No.')))).toEqual(failureOf(new UsageError('No.')));
  });

  test('keeps the message of the system', () => {
    const missing = thrownBy(() => readFileSync('/nowhere/at-all'));
    expect(explain(across(missing))).toBe(explain(missing));
  });

  test.each(bugs)('stays a bug %s, with its stack', (_, act) => {
    const bug = thrownBy(act);
    const received = across(bug);
    expect(failureOf(received).exitCode).toBe(70);
    if (bug instanceof Error) expect(failureOf(received).text).toBe(failureOf(bug).text);
  });
});
