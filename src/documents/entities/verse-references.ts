import type { VersePlace } from '../../model/entities.ts';
import type { VerseReference } from './verse-reference-schema.ts';

/** Consecutive verses of one chapter as one reference. `verses`: each once, in canonical order. */
export function verseReferences(verses: readonly VersePlace[]): VerseReference[] {
  const references: VerseReference[] = [];
  for (const { book, chapter, verse } of verses) {
    const last = references.at(-1);
    const isNext =
      last?.book === book && last.chapter === chapter && (last.endVerse ?? last.verse) + 1 === verse;
    if (last && isNext) last.endVerse = verse;
    else references.push({ book, chapter, verse });
  }
  return references;
}
