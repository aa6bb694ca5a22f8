import type {
  AlignmentFeature,
  ChapterAlignment,
  Features,
  SimpleTranslationBookChapter,
} from '../../../client/src/documents.ts';
import { withRenderings } from '../../../src/questions/renderings.ts';
import { loadOnce, orNone } from '../../service/loading.ts';
import { service } from '../../service/service.ts';
import type { WordsByVerse } from '../text/text-blocks.ts';

const once = loadOnce();
const unaligned = new Set<string>();

export function alignedTranslations(): Promise<ReadonlyMap<string, AlignmentFeature>> {
  return once('features', async () => {
    const features = await orNone(service.get<Features>('/api/x/features.json'));
    return new Map(
      features?.translations.flatMap(({ id, alignment }) => (alignment ? [[id, alignment] as const] : [])),
    );
  });
}

export async function addRenderings(
  chapters: readonly SimpleTranslationBookChapter[],
  words: ReadonlyMap<string, WordsByVerse>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, WordsByVerse>> {
  const alignments = await alignedTranslations();
  // A chapter without words has no alignment of its source
  const aligned = chapters.filter(({ translation, thisChapterWordsLink }) => {
    const { by } = alignments.get(translation.id) ?? {};
    return by === 'computed' || (by && thisChapterWordsLink);
  });
  const added = await Promise.all(
    aligned.map(async ({ translation, book, chapter, thisChapterLink }) => {
      const path = `/api/x/alignment/${translation.id}/${book.id}/${chapter.number}.json`;
      const alignment =
        !unaligned.has(path) && (await orNone(service.get<ChapterAlignment>(path, { signal })));
      if (!alignment) unaligned.add(path);
      const own = words.get(thisChapterLink) ?? {};
      return [thisChapterLink, alignment ? withRenderings(own, alignment) : own] as const;
    }),
  );
  return new Map([...words, ...(added as [string, WordsByVerse][])]);
}
