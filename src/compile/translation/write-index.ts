import { packDocument, type StoredDocument } from '../../library/stored-document.ts';
import { indexDocuments } from '../../search/merge-index.ts';
import type { IndexTranslation } from '../workers/worker-messages.ts';

/** The documents of a translation's search index. */
export function writeIndex({ translationId, books }: IndexTranslation): [string, StoredDocument][] {
  return Array.from(indexDocuments(translationId, books), ([path, json]) => [path, packDocument(json)]);
}
