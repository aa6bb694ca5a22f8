import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openZip } from '../src/lib/zip.ts';
import { newFolder } from '../test/new-folder.ts';
import { changesOf, checksumsOf, writeBillOfMaterials, writeVectors } from './release-files.ts';

test('the changes of a version are the text of its section', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - D\n\n- Two.\n\n## [0.1.0] - D\n\n- One.\n';
  expect(changesOf(changelog, '0.2.0')).toBe('- Two.\n');
  expect(changesOf(changelog, '0.1.0')).toBe('- One.\n');
  expect(() => changesOf(changelog, '0.3.0')).toThrow('no section for 0.3.0');
});

test('the checksums are those that sha256sum checks', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.tgz'), 'abc');
  writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder));
  expect(checksumsOf(folder)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.tgz\n',
  );
  if (!Bun.which('sha256sum')) return;
  const { stdout } = Bun.spawnSync(['sha256sum', '--check', 'SHA256SUMS'], { cwd: folder });
  expect(stdout.toString()).toBe('a.tgz: OK\n');
});

test('the bill of materials lists what the package installs, and no tools', async () => {
  const folder = newFolder();
  const packages = await writeBillOfMaterials(folder, '1.2.3');
  const file = Bun.file(join(folder, 'scriptorium-1.2.3.cdx.json'));
  const { components } = (await file.json()) as { components: { name: string }[] };
  expect(packages).toBe(components.length);
  const names = components.map(({ name }) => name);
  expect(names).toContain('bun');
  expect(names).not.toContain('typescript');
}, 60_000);

test('the zip of the test vectors has every file, with the same bytes each time', async () => {
  const [first, second] = [
    await writeVectors(newFolder(), '1.2.3'),
    await writeVectors(newFolder(), '1.2.3'),
  ];
  expect(first).toEndWith('scriptorium-vectors-1.2.3.zip');
  const bytes = readFileSync(first);
  expect(bytes.equals(readFileSync(second))).toBe(true);
  const { files } = await openZip({
    size: bytes.length,
    read: (at, length) => bytes.subarray(at, at + length),
  });
  expect([...files.keys()]).toContain('references.json');
  expect([...files.keys()].filter((name) => !/\.(?:json|md)$/.test(name))).toEqual([]);
});
