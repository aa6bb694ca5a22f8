import { packDocument, type StoredDocument } from '../../library/stored-document.ts';
import { type IndexedTranslation, indexDocuments } from '../../search/merge-index.ts';

/** The documents of a translation's search index. */
export function writeIndex(translation: IndexedTranslation): [string, StoredDocument][] {
  return Array.from(indexDocuments(translation), ([path, json]) => [path, packDocument(json)]);
}
