import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import { bundleFormats, replaceWithChecksum, writeBundle } from '../../src/export/write-bundle.ts';
import { canonicalJson } from '../../src/lib/json-text.ts';
import { compileContent, compiledSmallContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';
import { writeSmallContent } from '../small-content/small-content.ts';

setDefaultTimeout(600_000);

beforeAll(async () => void (await compiledSmallContent()), 600_000);

const ids = ['SMALL', 'SMALLNOTES', 'SMALLREFS', 'SMALLWORLD'];
const cases = ids.flatMap((id) => bundleFormats.map((format) => ({ id, format })));

function emptyFolder(): string {
  return newFolder({ 'sub/x': '' });
}

describe('A bundle', () => {
  test.each(cases)(
    'of $id as $format has the same bytes after a rebuild of the library',
    async ({ id, format }) => {
      const folder = emptyFolder();
      const first = await compiledSmallContent();
      const again = await compileContent(writeSmallContent);
      const hashes = [];
      for (const { library } of [first, again]) {
        const file = join(folder, `${hashes.length}.${format}`);
        hashes.push((await writeBundle({ library, id, format, file })).sha256);
      }
      expect(hashes[0]).toBe(hashes[1]!);
    },
  );

  test.each([...bundleFormats])('as %s has its checksum next to it', async (format) => {
    const { library } = await compiledSmallContent();
    const file = join(emptyFolder(), `a bundle.${format}`);
    const { sha256, bytes } = await writeBundle({ library, id: 'SMALL', format, file });
    const written = readFileSync(file);
    expect(written.length).toBe(bytes);
    expect(new Bun.CryptoHasher('sha256').update(written).digest('hex')).toBe(sha256);
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sha256}  a bundle.${format}\n`);
  });

  test.skipIf(!Bun.which('sha256sum'))('is checked by sha256sum', async () => {
    const { library } = await compiledSmallContent();
    const folder = emptyFolder();
    await writeBundle({ library, id: 'SMALL', format: 'sqlite', file: join(folder, 'a.sqlite') });
    const check = () => Bun.spawnSync(['sha256sum', '-c', 'a.sqlite.sha256'], { cwd: folder }).exitCode;
    expect(check()).toBe(0);
    writeFileSync(join(folder, 'a.sqlite'), 'something else');
    expect(check()).toBe(1);
  });

  test.each(ids)('of %s names the state of its edition', async (id) => {
    const { library } = await compiledSmallContent();
    const file = join(emptyFolder(), 'a.sqlite');
    await writeBundle({ library, id, format: 'sqlite', file });
    const db = new Database(file, { readonly: true });
    const meta = Object.fromEntries(db.query('SELECT key, value FROM meta').values()) as Record<
      string,
      string
    >;
    const entry = canonicalJson(library.edition(id)!.catalogueEntry);
    expect(meta.edition_id).toBe(id);
    expect(meta.schema_version).toBe('1');
    expect(meta.catalogue_entry).toBe(entry);
    expect(meta.catalogue_sha256).toBe(new Bun.CryptoHasher('sha256').update(entry).digest('hex'));
    expect(db.query('PRAGMA user_version').values()).toEqual([[1]]);
    expect(db.query('PRAGMA integrity_check').values()).toEqual([['ok']]);
    expect(db.query('PRAGMA foreign_key_check').values()).toEqual([]);
    expect(db.query('PRAGMA freelist_count').values()).toEqual([[0]]);
    const { scheme } = readDocument<{ scheme: string }>(library, links.versification(id));
    expect(db.query('SELECT numbering FROM edition').values()).toEqual([[scheme]]);
    expect(db.query('SELECT id, name, license_url FROM edition').values()).toEqual([
      [
        id,
        library.edition(id)!.catalogueEntry.name as string,
        'https://creativecommons.org/publicdomain/zero/1.0/',
      ],
    ]);
  });
});

describe('An existing file in place of a bundle', () => {
  test('is replaced with its checksum, without temporary files', async () => {
    const { library } = await compiledSmallContent();
    const folder = newFolder({ 'a.sqlite': 'old', 'a.sqlite.sha256': 'old' });
    const file = join(folder, 'a.sqlite');
    const { sha256 } = await writeBundle({ library, id: 'SMALL', format: 'sqlite', file });
    expect(readdirSync(folder).sort()).toEqual(['a.sqlite', 'a.sqlite.sha256']);
    expect(readFileSync(`${file}.sha256`, 'utf8')).toStartWith(sha256);
  });

  test('is whole until the moment it is replaced', async () => {
    const folder = newFolder({ 'a.zip': 'old', 'a.zip.sha256': 'old sum' });
    const file = join(folder, 'a.zip');
    const seen: string[] = [];
    await replaceWithChecksum(file, async (staged) => {
      writeFileSync(staged, 'half');
      await Bun.sleep(1);
      seen.push(readFileSync(file, 'utf8'), readFileSync(`${file}.sha256`, 'utf8'));
    });
    expect(seen).toEqual(['old', 'old sum']);
    expect(readFileSync(file, 'utf8')).toBe('half');
  });

  test('stays if the new bundle fails, without temporary files', async () => {
    const folder = newFolder({ 'a.zip': 'old', 'a.zip.sha256': 'old sum' });
    const failing = replaceWithChecksum(join(folder, 'a.zip'), (staged) => {
      writeFileSync(staged, 'half');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    await expect(failing).rejects.toThrow(/a\.zip could not be written: the disk is full\. Make room/);
    expect(readdirSync(folder).sort()).toEqual(['a.zip', 'a.zip.sha256']);
    expect(readFileSync(join(folder, 'a.zip'), 'utf8')).toBe('old');
  });

  test('stays when the id is unknown', async () => {
    const { library } = await compiledSmallContent();
    const folder = newFolder({ 'a.zip': 'old' });
    const failing = writeBundle({ library, id: 'NONE', format: 'zip', file: join(folder, 'a.zip') });
    await expect(failing).rejects.toThrow('no edition "NONE"');
    expect(readdirSync(folder)).toEqual(['a.zip']);
  });

  test('is not replaced when it is a folder', async () => {
    const { library } = await compiledSmallContent();
    const folder = emptyFolder();
    mkdirSync(join(folder, 'a.zip'));
    const failing = writeBundle({ library, id: 'SMALL', format: 'zip', file: join(folder, 'a.zip') });
    await expect(failing).rejects.toThrow('is a folder');
    const named = writeBundle({ library, id: 'SMALL', format: 'zip', file: join(folder, 'new/') });
    await expect(named).rejects.toThrow('new/ is a folder. Name a file with --out.');
    expect(readdirSync(folder).sort()).toEqual(['a.zip', 'sub']);
  });
});

test('Temporary files of a killed run are removed an hour later, and nothing else', async () => {
  const old = ['.a.zip.01234567.part', '.a.zip.01234567.part-journal', '.a.zip.sha256.01234567.part'];
  const others = ['.b.zip.01234567.part', '.a.zip.part', 'a.zip.01234567.part', '.a.zip.89abcdef.part'];
  const folder = newFolder(Object.fromEntries([...old, ...others].map((name) => [name, ''])));
  const longAgo = Date.now() / 1000 - 4000;
  for (const name of [...old, ...others.slice(0, -1)]) utimesSync(join(folder, name), longAgo, longAgo);
  await replaceWithChecksum(join(folder, 'a.zip'), (staged) => writeFileSync(staged, 'new'));
  expect(readdirSync(folder).sort()).toEqual([...others, 'a.zip', 'a.zip.sha256'].sort());
});

test('An error unrelated to the file is reported unchanged', async () => {
  const fault = new TypeError('a fault of the program');
  const failing = replaceWithChecksum(join(emptyFolder(), 'a.zip'), () => {
    throw fault;
  });
  await expect(failing).rejects.toBe(fault);
});
