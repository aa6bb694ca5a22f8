import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { openLibrary } from '../library/library.ts';
import { packDocument } from '../library/stored-document.ts';

const editions = 3000;
const nameLength = 8000;
const documentBytes = 8000;

/** A commit takes 80 MB. It took 200 MB when a catalogue was in memory as a whole and the library was mapped as a whole. */
const maxGrowthBytes = 140_000_000;

function recordOf(number: number): EditionRecord {
  const id = `E${String(number).padStart(5, '0')}`;
  const name = `${number} `.repeat(nameLength).slice(0, nameLength);
  const counts = { books: 1, chapters: 1, verses: 1, documents: 1, bytes: 1, diagnostics: {} };
  const catalogueEntry = { id, name, language: 'eng', totalNumberOfVerses: 1 };
  return { id, kind: 'translation', folder: id, fingerprint: 'f', catalogueEntry, bookIds: ['GEN'], counts };
}

test.skipIf(process.platform !== 'linux')(
  'a commit needs little memory in a library of thousands of editions',
  async () => {
    const directory = newFolder();
    const library = openLibrary(directory);
    library.update((update) => {
      for (let number = 1; number <= editions; number++) {
        const record = recordOf(number);
        const text = randomBytes(documentBytes).toString('base64');
        update.putEdition(record, [[`/api/${record.id}/books.json`, packDocument(JSON.stringify(text))]]);
      }
    });
    await library.close();
    const command = [process.execPath, join(import.meta.dir, 'commit-one.fixture.ts'), directory];
    const grown = Number(await new Response(Bun.spawn(command).stdout).text());
    expect(grown).toBeGreaterThan(0);
    expect(grown).toBeLessThan(maxGrowthBytes);
  },
  60_000,
);
