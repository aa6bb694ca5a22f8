import type { EditionDocuments } from '../documents/edition-documents.ts';
import type { ReadContent } from '../formats/read-content.ts';
import type { SourceFile } from '../formats/source-file.ts';
import type { ContentKind } from '../model/content-kind.ts';
import type { EditionMetadata } from '../model/edition-metadata.ts';

/** Reads the files of an edition into its documents. */
export type ContentReader = (
  metadata: EditionMetadata,
  files: readonly SourceFile[],
) => ReadContent<EditionDocuments>;

/** Loaded when they are needed: a build of translations pays nothing for the parsers of CSV and HTML. */
export const contentReaders: Readonly<
  Record<Exclude<ContentKind, 'translation'>, () => Promise<ContentReader>>
> = {
  commentary: async () => {
    const { readCommentary } = await import('../formats/commentary/read-commentary.ts');
    const { commentaryDocuments } = await import('../documents/commentary/commentary-documents.ts');
    return (metadata, files) =>
      withDocuments(readCommentary(files, metadata), (text) => commentaryDocuments(metadata, text));
  },
  'cross-references': async () => {
    const { readCrossReferences } = await import('../formats/cross-references/read-cross-references.ts');
    const { crossReferenceDocuments } = await import(
      '../documents/cross-references/cross-reference-documents.ts'
    );
    return (metadata, files) =>
      withDocuments(readCrossReferences(files, metadata), (references) =>
        crossReferenceDocuments(metadata, references),
      );
  },
  entities: async () => {
    const { readEntities } = await import('../formats/entities/read-entities.ts');
    const { entityDocuments } = await import('../documents/entities/entity-documents.ts');
    return (metadata, files) =>
      withDocuments(readEntities(files, metadata), (entities) => entityDocuments(metadata, entities));
  },
};

function withDocuments<Content>(
  { content, ...found }: ReadContent<Content>,
  documents: (content: Content) => EditionDocuments,
): ReadContent<EditionDocuments> {
  return content === undefined ? found : { ...found, content: documents(content) };
}
