import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { EditionKind } from '../model/edition-metadata.ts';
import type { EditionRecord } from './edition-record.ts';
import type { StoredDocument } from './stored-document.ts';

export function sampleDocument(body: unknown): StoredDocument {
  const bytes = Buffer.from(JSON.stringify(body));
  return { hash: createHash('sha256').update(bytes).digest(), gzip: gzipSync(bytes) };
}

export function sampleBrotliDocument(body: unknown): Required<StoredDocument> {
  return { ...sampleDocument(body), brotli: brotliCompressSync(JSON.stringify(body)) };
}

export function sampleRecord(
  id: string,
  kind: EditionKind = 'translation',
  fingerprint = 'f',
): EditionRecord {
  const counts = { books: 1, chapters: 1, verses: 1, documents: 1, bytes: 1, diagnostics: {} };
  const catalogueEntry = { id, name: `The ${id}` };
  return { id, kind, folder: id, fingerprint, catalogueEntry, bookIds: ['GEN'], counts };
}

export function sampleChapters(id: string, version: number, chapters: number): [string, StoredDocument][] {
  return Array.from({ length: chapters }, (_, index) => [
    `/api/${id}/GEN/${index + 1}.json`,
    sampleDocument({ version, chapter: index + 1 }),
  ]);
}
