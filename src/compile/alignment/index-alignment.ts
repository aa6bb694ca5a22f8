import type { SimpleTranslationBookChapter } from '../../documents/translation/chapter-schema.ts';
import { addToGroup } from '../../lib/group-by.ts';
import { packDocument, parseStored, type StoredDocument } from '../../library/stored-document.ts';
import type { AlignedGroup, ChapterAlignment } from '../../model/alignment.ts';
import { BookIndexer } from '../../search/build-index.ts';
import { computedDocuments } from '../../search/merge-index.ts';
import type { WordToIndex } from '../../search/rendered-words.ts';
import { batchDocuments, type DocumentBatch } from '../workers/document-batch.ts';

export interface IndexAlignment {
  readonly translation: string;
  readonly quality: number | null;
  readonly books: readonly (readonly {
    readonly number: number;
    readonly text: Uint8Array;
    readonly alignment: Uint8Array | undefined;
  }[])[];
}

export function indexAlignment({ translation, quality, books }: IndexAlignment): DocumentBatch {
  const indexes = books.map((chapters) => {
    const indexer = new BookIndexer();
    for (const { number, text, alignment } of chapters) {
      const { content } = parseStored<SimpleTranslationBookChapter>(text).chapter;
      const words = alignment ? wordsByVerse(parseStored<ChapterAlignment>(alignment).groups) : new Map();
      indexer.addChapter(number, versesWithWords(content, words));
    }
    return indexer.finish();
  });
  const documents = Array.from(
    computedDocuments(translation, quality, indexes),
    ([path, json]): [string, StoredDocument] => [path, packDocument(json)],
  );
  return batchDocuments(documents);
}

function* versesWithWords(
  content: SimpleTranslationBookChapter['chapter']['content'],
  words: ReadonlyMap<number, readonly WordToIndex[]>,
) {
  for (const item of content) {
    if (item.type === 'hebrew_subtitle') yield { number: 0, text: item.text, words: [] };
    if (item.type !== 'verse') continue;
    yield { number: item.number, text: item.text, words: words.get(item.number) ?? [] };
  }
}

function wordsByVerse(groups: readonly AlignedGroup[]): Map<number, WordToIndex[]> {
  const words = new Map<number, WordToIndex[]>();
  for (const [group, { source, target }] of groups.entries()) {
    // A computed alignment has one word of the original in each group
    const { strongs, lemma, morph } = source[0]!;
    const annotation = { strongs, ...(lemma ? { lemma } : {}), ...(morph ? { morph } : {}) };
    for (const { verse, start, end } of target)
      addToGroup(words, verse, { start, end, annotation, alignment: { key: String(group) } });
  }
  for (const all of words.values()) all.sort((a, b) => a.start - b.start || a.end - b.end);
  return words;
}
