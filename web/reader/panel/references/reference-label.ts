import type { DatasetReference } from '../../../../client/src/documents.ts';

/** `Romans 5:8`, `1 John 4:9–10`, `Genesis 1:31–2:3`. */
export function referenceLabel(
  { chapter, verse, endChapter, endVerse }: Omit<DatasetReference, 'book'>,
  bookName: string,
): string {
  const start = `${bookName} ${chapter}:${verse}`;
  if (endVerse === undefined) return start;
  return `${start}–${endChapter && endChapter !== chapter ? `${endChapter}:` : ''}${endVerse}`;
}
