import type {
  DatasetReference,
  SimpleChapterContent,
  SimpleChapterVerse,
} from '../../../client/src/documents.ts';

interface ReferencedVerses {
  readonly verses: readonly SimpleChapterVerse[];
  /** Whether the reference continues after them. */
  readonly goesOn: boolean;
}

const most = 6;

/** The first verses of a reference, few enough to read at a glance, and only from its first chapter. */
export function referencedVerses(
  content: readonly SimpleChapterContent[],
  { chapter, verse, endChapter = chapter, endVerse = verse }: Omit<DatasetReference, 'book'>,
): ReferencedVerses {
  const last = endChapter === chapter ? endVerse : Number.POSITIVE_INFINITY;
  const verses = content.filter(
    (item): item is SimpleChapterVerse =>
      item.type === 'verse' && item.number >= verse && item.number <= last,
  );
  return { verses: verses.slice(0, most), goesOn: verses.length > most || endChapter !== chapter };
}

/** `Romans 5:8`, `1 John 4:9–10`, `Genesis 1:31–2:3`. */
export function referenceLabel(
  { chapter, verse, endChapter, endVerse }: Omit<DatasetReference, 'book'>,
  bookName: string,
): string {
  const start = `${bookName} ${chapter}:${verse}`;
  if (endVerse === undefined) return start;
  return `${start}–${endChapter && endChapter !== chapter ? `${endChapter}:` : ''}${endVerse}`;
}
