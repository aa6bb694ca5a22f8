import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { StagedFile } from './staged-file.ts';

describe('a staged file', () => {
  test('replaces the old version at its commit, not earlier', () => {
    const folder = newFolder({ 'a.zip': 'old' });
    const file = join(folder, 'a.zip');
    {
      using staged = new StagedFile(file);
      writeFileSync(staged.path, 'new');
      expect(readFileSync(file, 'utf8')).toBe('old');
      staged.commit();
    }
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a.zip']);
  });

  test('that is not committed leaves the old version and nothing else', () => {
    const folder = newFolder({ 'a.zip': 'old' });
    {
      using staged = new StagedFile(join(folder, 'a.zip'));
      writeFileSync(staged.path, 'half');
      writeFileSync(`${staged.path}-journal`, '');
    }
    expect(readdirSync(folder)).toEqual(['a.zip']);
    expect(readFileSync(join(folder, 'a.zip'), 'utf8')).toBe('old');
  });

  test('never replaces a device or a pipe, not even through a link', () => {
    const folder = newFolder();
    const [pipe, link] = [join(folder, 'pipe'), join(folder, 'link')];
    expect(Bun.spawnSync(['mkfifo', pipe]).exitCode).toBe(0);
    symlinkSync(pipe, link);
    for (const file of [pipe, link]) expect(() => new StagedFile(file)).toThrow('is not a regular file');
    expect(readdirSync(folder).sort()).toEqual(['link', 'pipe']);
  });

  test('is made with the folders above it', () => {
    const file = join(newFolder({}), 'a/b/c.zip');
    using staged = new StagedFile(file);
    staged.commit();
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});

describe('files that a killed run has left', () => {
  const leftovers = ['.a.zip.01234567.part', '.a.zip.01234567.part-journal'];
  const others = ['.b.zip.01234567.part', '.a.zip.part', 'a.zip.01234567.part'];
  const folderOfLongAgo = (young: string) => {
    const folder = newFolder(Object.fromEntries([...leftovers, ...others, young].map((name) => [name, ''])));
    const longAgo = Date.now() / 1000 - 4000;
    for (const name of [...leftovers, ...others]) utimesSync(join(folder, name), longAgo, longAgo);
    return folder;
  };

  test('are removed an hour later, and nothing else', () => {
    const folder = folderOfLongAgo('.a.zip.89abcdef.part');
    new StagedFile(join(folder, 'a.zip'))[Symbol.dispose]();
    expect(readdirSync(folder).sort()).toEqual([...others, '.a.zip.89abcdef.part'].sort());
  });

  test('are removed immediately if a lock excludes other runs', () => {
    const folder = folderOfLongAgo('.a.zip.89abcdef.part');
    new StagedFile(join(folder, 'a.zip'), { abandonedAfter: 0 })[Symbol.dispose]();
    expect(readdirSync(folder).sort()).toEqual([...others].sort());
  });
});
