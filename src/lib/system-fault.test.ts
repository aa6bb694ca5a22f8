import { afterEach, expect, test } from 'bun:test';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { temporaryFolder } from './system-fault.ts';
import { UserError } from './user-error.ts';

const before = process.env.TMPDIR;
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});

test('creates a folder in the folder for temporary files', () => {
  const folder = temporaryFolder('scriptorium-test-');
  expect(folder).toStartWith(join(tmpdir(), 'scriptorium-test-'));
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('explains that temporary files cannot be written', () => {
  const file = join(newFolder({ file: '' }), 'file');
  process.env.TMPDIR = file;
  const create = () => temporaryFolder('scriptorium-test-');
  expect(create).toThrow(UserError);
  expect(create).toThrow(`A temporary file cannot be written in ${file}: a file is in the place of a folder`);
  expect(create).toThrow('set TMPDIR to another folder.');
});
