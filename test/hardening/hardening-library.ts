import { createCipheriv } from 'node:crypto';
import { openLibrary } from '../../src/library/library.ts';
import { sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import { newFolder } from '../new-folder.ts';

export const chapterPath = '/api/BIG/GEN/1.json';
export const downloadPath = '/api/BIG/complete.json';
export const downloadBytes = 16 * 1024 * 1024;

let made: Promise<string> | undefined;

export function hardeningLibrary(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const directory = newFolder();
  const library = openLibrary(directory);
  // The quotes of the JSON string are also bytes of the document
  const download = noise(downloadBytes - 2);
  library.update((update) =>
    update.putEdition(sampleRecord('BIG'), [
      ['/api/BIG/books.json', sampleDocument({ books: [] })],
      [chapterPath, sampleDocument({ text: noise(20_000) })],
      [downloadPath, sampleDocument(download)],
    ]),
  );
  await library.close();
  return directory;
}

export function noise(length: number): string {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  return cipher.update(Buffer.alloc(length)).toString('base64').slice(0, length);
}
