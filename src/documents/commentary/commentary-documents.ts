import type { CommentaryText } from '../../model/commentary-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { EditionDocuments } from '../edition-documents.ts';

export function commentaryDocuments(metadata: EditionMetadata, _text: CommentaryText): EditionDocuments {
  return {
    catalogueEntry: { id: metadata.id, name: metadata.name },
    bookIds: [],
    counts: { books: 0, chapters: 0, verses: 0 },
    documents: [],
  };
}
