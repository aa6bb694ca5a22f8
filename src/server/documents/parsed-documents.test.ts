import { expect, test } from 'bun:test';
import { LibraryMovedError, ParsedDocuments } from './parsed-documents.ts';

function replaceableLibrary() {
  let generation = 1;
  return {
    generation: () => generation,
    replace: () => generation++,
    peek: (path: string) => {
      const body = Bun.gzipSync(JSON.stringify({ path, generation }));
      return { body, hash: new Uint8Array(32) };
    },
    requireAbsence: () => {},
  };
}

test('an answer that began before a build never reads documents of later answers', () => {
  const library = replaceableLibrary();
  const documents = new ParsedDocuments(library as never);
  const first = documents.reader();
  expect(first('/api/BSB/books.json')).toMatchObject({ generation: 1 });
  library.replace();
  const second = documents.reader();
  expect(second('/api/BSB/books.json')).toMatchObject({ generation: 2 });
  expect(() => first('/api/BSB/books.json')).toThrow(LibraryMovedError);
  expect(() => first('/api/BSB/GEN/1.simple.json')).toThrow(LibraryMovedError);
  expect(second('/api/BSB/GEN/1.simple.json')).toMatchObject({ generation: 2 });
});

test('an answer may finish with the documents that were kept, until another answer begins', () => {
  const library = replaceableLibrary();
  const documents = new ParsedDocuments(library as never);
  documents.reader()('/api/BSB/books.json');
  const read = documents.reader();
  library.replace();
  expect(read('/api/BSB/books.json')).toMatchObject({ generation: 1 });
  expect(() => read('/api/BSB/GEN/1.json')).toThrow(LibraryMovedError);
});
