import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledSmallContent } from '../compiled.ts';
import { type FinishedCommand, runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';

setDefaultTimeout(600_000);

beforeAll(async () => void (await compiledSmallContent()), 600_000);

async function bundle(...args: string[]): Promise<FinishedCommand> {
  const { directory } = await compiledSmallContent();
  return runCommand('bundle', directory, ...args);
}

describe('scriptorium bundle', () => {
  test('writes a database and prints its size and checksum', async () => {
    const file = join(newFolder({ x: '' }), 'out.sqlite');
    const { exitCode, stdout, stderr } = await bundle('SMALL', '--out', file);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(
      /out\.sqlite: translation, 4 books, 9 verses, \d+\.\d kB, \d+\.\d\d s\nsha256 [0-9a-f]{64}\n$/,
    );
    const db = new Database(file, { readonly: true });
    expect(db.query('SELECT count(*) FROM verses').values()).toEqual([[9]]);
  });

  test('derives the format from the name of the file', async () => {
    const folder = newFolder({ x: '' });
    expect((await bundle('SMALLREFS', '--out', join(folder, 'refs.zip'))).exitCode).toBe(0);
    expect(await Bun.file(join(folder, 'refs.zip')).slice(0, 2).text()).toBe('PK');
  });

  test('accepts an id in another case', async () => {
    const { stdout } = await bundle('small', '--dry-run', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ file: 'SMALL.sqlite', editions: ['SMALL'] });
  });

  test('makes the folder of the file', async () => {
    const file = join(newFolder({ x: '' }), 'new', 'folder', 'out.zip');
    expect((await bundle('SMALL', '--out', file)).exitCode).toBe(0);
    expect(existsSync(`${file}.sha256`)).toBe(true);
  });

  test.each([
    ['a mistyped id', ['SMALLNOTE'], 1, 'Did you mean SMALLNOTES?'],
    ['an unknown id', ['KJV'], 1, 'It has SMALL, SMALLNOTES, SMALLREFS, SMALLWORLD.'],
    ['a path for an id', ['../../SMALLEST'], 1, 'The library has no edition'],
    ['an unknown format', ['SMALL', '--format', 'tar'], 2, 'Allowed choices are sqlite, zip.'],
    ['no id', [], 2, 'give the ids of editions, or --all'],
  ])('refuses %s', async (_, args, exitCode, message) => {
    const finished = await bundle(...args);
    expect(finished.exitCode).toBe(exitCode);
    expect(finished.stderr).toContain(message);
    expect(finished.stderr).not.toContain('This is a bug');
  });

  test('refuses a place that cannot be written to', async () => {
    const folder = newFolder({ file: 'a file' });
    const { exitCode, stderr } = await bundle('SMALL', '--out', join(folder, 'file', 'out.sqlite'));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^scriptorium: .*out\.sqlite could not be written: .* name another file with --out\.\n$/,
    );
    expect(readdirSync(folder)).toEqual(['file']);
  });

  test('refuses a folder that is not a library', async () => {
    const folder = newFolder({ x: '' });
    const { exitCode, stderr } = await runCommand('bundle', folder, 'SMALL');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('There is no library in');
  });
});
