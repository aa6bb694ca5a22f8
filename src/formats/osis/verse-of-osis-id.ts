import { type OsisReference, osisReference } from './osis-reference.ts';

/**
 * Chapter and verses that an osisID names: `Gen.1.1 Gen.1.2` and `Gen.1.1-Gen.1.2` are verse `1-2` of
 * chapter 1. Verses of a later chapter cannot stand in the number and are left out of it.
 */
export function verseOfOsisId(osisId: string): Required<OsisReference> | undefined {
  const references = osisId
    .trim()
    .split(/[\s-]+/)
    .flatMap((id) => osisReference(id) ?? []);
  const first = references[0];
  if (first?.chapter === undefined || first.verse === undefined) return undefined;
  const last = references.findLast(({ chapter, verse }) => chapter === first.chapter && verse !== undefined);
  const isRange = Number.parseInt(last!.verse!, 10) > Number.parseInt(first.verse, 10);
  const verse = isRange ? `${first.verse}-${last!.verse}` : first.verse;
  return { book: first.book, chapter: first.chapter, verse };
}
