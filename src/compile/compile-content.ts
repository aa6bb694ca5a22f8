import type { CanonCounts, EditionDocuments, EntityName } from '../documents/edition-documents.ts';
import type { SearchedTexts } from '../documents/search/search-entries.ts';
import { type Diagnostic, fileDiagnostic } from '../formats/diagnostic.ts';
import type { ReadContent } from '../formats/read-content.ts';
import type { SourceFile } from '../formats/source-file.ts';
import { packDocument, type StoredDocument } from '../library/stored-document.ts';
import type { ContentKind, EditionMetadata } from '../model/edition-metadata.ts';
import type { NumberingOfVerses } from '../references/versification/numbering-of-verses.ts';
import { foldedWords } from '../search/analysis.ts';
import { BookIndexer } from '../search/build-index.ts';
import { indexDocuments } from '../search/merge-index.ts';
import { batchDocuments, type DocumentBatch } from './workers/document-batch.ts';

export interface CompileContent {
  readonly kind: Exclude<ContentKind, 'translation'>;
  readonly metadata: EditionMetadata;
  readonly files: readonly SourceFile[];
  readonly withDocuments: boolean;
  readonly withSearch: boolean;
}

export interface CompiledContent {
  readonly catalogueEntry?: EditionDocuments['catalogueEntry'];
  readonly bookIds: readonly string[];
  readonly counts: CanonCounts;
  readonly entryIds?: readonly string[];
  readonly names?: readonly EntityName[];
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly tally: Readonly<Record<string, number>>;
  readonly documents: DocumentBatch;
  readonly extensions?: NonNullable<EditionDocuments['extensions']>;
}

export async function compileContent(request: CompileContent): Promise<CompiledContent> {
  const read = await contentReaders[request.kind]();
  const { content, ...found } = read(request.metadata, request.files);
  if (!content) return { ...found, ...nothing() };
  const { documents, names, searched, ...described } = content;
  const packed = request.withDocuments ? packInLittleMemory(documents) : [];
  if (request.withDocuments && request.withSearch && searched)
    packed.push(...indexesOf(request.metadata, searched()));
  const named = names && !request.withDocuments ? { names: names() } : {};
  return { ...found, ...described, ...named, documents: batchDocuments(packed) };
}

/** Collects garbage regularly: 190 instead of 240 MB at the peak. */
function packInLittleMemory(documents: EditionDocuments['documents']): [string, StoredDocument][] {
  return Array.from(documents, ([path, json], index) => {
    if (index % 500 === 499) Bun.gc(true);
    return [path, packDocument(json)];
  });
}

function* indexesOf(
  { id, language }: EditionMetadata,
  searched: Iterable<SearchedTexts>,
): Iterable<[string, StoredDocument]> {
  for (const { scope, books } of searched) {
    const indexed = Array.from(books, ({ chapters, ...book }) => {
      const indexer = new BookIndexer();
      const heads: number[] = [];
      for (const { number, entries } of chapters) {
        indexer.addTexts(number, entries);
        if (book.ids) for (const { head = '' } of entries) heads.push(foldedWords(head).length);
      }
      return { ...book, ...(book.ids ? { heads } : {}), ...indexer.finish() };
    });
    for (const [path, json] of indexDocuments({ id, language, scope, books: indexed }))
      yield [path, packDocument(json)];
  }
}

/** Created each time, because the batch is transferred to the main thread. */
function nothing() {
  return { bookIds: [], counts: { books: 0, chapters: 0, verses: 0 }, documents: batchDocuments([]) };
}

type ContentReader = (
  metadata: EditionMetadata,
  files: readonly SourceFile[],
) => ReadContent<EditionDocuments>;

/** Loaded on demand: a build of translations does not load the parsers of CSV and HTML. */
const contentReaders: Readonly<Record<Exclude<ContentKind, 'translation'>, () => Promise<ContentReader>>> = {
  commentary: async () => {
    const { readCommentary } = await import('../formats/commentary/read-commentary.ts');
    const { commentaryDocuments, numberingOfNotes } = await import(
      '../documents/commentary/commentary-documents.ts'
    );
    return (metadata, files) =>
      withNumbering(readCommentary(files, metadata), files, (text) => {
        const numbering = numberingOfNotes(text, metadata.versification);
        return [numbering, commentaryDocuments(metadata, text, numbering)];
      });
  },
  'cross-references': async () => {
    const { readCrossReferences } = await import('../formats/cross-references/read-cross-references.ts');
    const { crossReferenceDocuments, numberingOfReferences } = await import(
      '../documents/cross-references/cross-reference-documents.ts'
    );
    return (metadata, files) =>
      withNumbering(readCrossReferences(files, metadata), files, (references) => {
        const numbering = numberingOfReferences(references, metadata.versification);
        return [numbering, crossReferenceDocuments(metadata, references, numbering)];
      });
  },
  entities: async () => {
    const { readEntities } = await import('../formats/entities/read-entities.ts');
    const { entityDocuments, numberingOfMentions } = await import(
      '../documents/entities/entity-documents.ts'
    );
    return (metadata, files) =>
      withNumbering(readEntities(files, metadata), files, (entities) => {
        const numbering = numberingOfMentions(entities, metadata.versification);
        return [numbering, entityDocuments(metadata, entities, numbering)];
      });
  },
  lexicon: async () => {
    const { readLexicon } = await import('../formats/lexicon/read-lexicon.ts');
    const { lexiconDocuments } = await import('../documents/lexicon/lexicon-documents.ts');
    const { nameDocuments } = await import('../search/lexicon-names.ts');
    return (metadata, files) => {
      const { content, ...found } = readLexicon(files, metadata);
      if (!content) return found;
      const names = nameDocuments(metadata.id, content.entries);
      return { ...found, content: lexiconDocuments(metadata, content, names) };
    };
  },
  plan: async () => {
    const { readPlan } = await import('../formats/plan/read-plan.ts');
    const { planDocuments } = await import('../documents/plan/plan-documents.ts');
    return (metadata, files) => {
      const { content, ...found } = readPlan(files, metadata);
      return content ? { ...found, content: planDocuments(metadata, content) } : found;
    };
  },
};

function withNumbering<Content>(
  { content, ...found }: ReadContent<Content>,
  files: readonly SourceFile[],
  documents: (content: Content) => readonly [NumberingOfVerses, EditionDocuments],
): ReadContent<EditionDocuments> {
  if (content === undefined) return found;
  const [numbering, compiled] = documents(content);
  const diagnostics = [...found.diagnostics, ...numberingDoubts(numbering, files)];
  return { ...found, diagnostics, content: compiled };
}

function numberingDoubts(
  { scheme, evidence: { fitting, verses } }: NumberingOfVerses,
  files: readonly SourceFile[],
): Diagnostic[] {
  const [better, most] = Object.entries(fitting).reduce((best, next) => (next[1] > best[1] ? next : best));
  if (most <= fitting[scheme]) return [];
  const message = `The metadata says that verses are numbered as in "${scheme}", which has ${fitting[scheme]} of their ${verses} verses; "${better}" has ${most}. Correct or remove "versification" in edition.json.`;
  return [fileDiagnostic('unlikely-versification', files[0]!.file, message)];
}
