import { expect, test } from 'bun:test';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { openLibrary } from './library.ts';
import { sampleChapters, sampleRecord } from './sample-edition.fixture.ts';
import { ServedLibrary } from './served-library.ts';

async function libraryOf(version: number): Promise<string> {
  const directory = newFolder();
  const library = openLibrary(directory);
  library.update((update) =>
    update.putEdition(
      sampleRecord('BSB', 'translation', String(version)),
      sampleChapters('BSB', version, 300),
    ),
  );
  await library.close();
  return directory;
}

const fileOf = (directory: string) =>
  join(directory, readdirSync(directory).find((name) => name.endsWith('.mdb'))!);

test('several processes of one folder open a copied library without a complaint, whichever renames it', async () => {
  const libraries = [await libraryOf(1), await libraryOf(2)];
  const directory = newFolder();
  copyFileSync(fileOf(libraries[0]!), join(directory, 'library.mdb'));
  const complaints: string[] = [];
  let replaced = 0;
  const all = Array.from({ length: 8 }, () => new ServedLibrary(directory));
  for (const served of all)
    served.follow({ onReplaced: () => replaced++, onRefused: (reason) => complaints.push(reason) });
  for (let delivery = 1; delivery <= 3; delivery++) {
    copyFileSync(fileOf(libraries[delivery % 2]!), join(directory, 'library.mdb'));
    while (replaced < delivery * all.length) await Bun.sleep(20);
  }
  await Bun.sleep(500);
  expect(complaints).toEqual([]);
  for (const served of all) await served.close();
}, 60_000);
