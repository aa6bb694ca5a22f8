import type { Reference, SchemeName } from '../references/reference.ts';
import type { NumberedEdition, NumberingDocument, ReferenceData, VerseAddress } from './edition.ts';

/** Maps verses to those with the same content. Keeps the numbers of an unknown numbering, and of verses only the edition has. */
export function sameVerses(
  verses: readonly VerseAddress[],
  from: NumberingDocument | SchemeName | undefined,
  edition: NumberedEdition,
  referenceData: ReferenceData | undefined,
): readonly VerseAddress[] {
  const { numbering } = edition;
  if (from === undefined || numbering === undefined || from === numbering) return verses;
  const { sameVerses: mapped } = referenceData?.numbering ?? {};
  if (!mapped) return verses;
  return verses.flatMap((verse) => {
    const found = mapped([verse], from, numbering);
    if (found.length > 0 || typeof from === 'string') return found;
    const ofScheme = mapped([verse], from.scheme, numbering);
    return ofScheme.length === 0 && isUnknownIn(from, verse, edition, referenceData) ? [verse] : ofScheme;
  });
}

/** Lengthens chapters by verses that only another edition has, and adds chapters such as Psalm 151. */
export function withExtraVerses(
  ofScheme: readonly number[],
  book: string,
  first: NumberedEdition,
  others: readonly NumberedEdition[],
  referenceData: ReferenceData | undefined,
): readonly number[] {
  const counts = [...ofScheme];
  for (const other of others) {
    for (const { book: id, chapter, last } of other.numbering?.differences ?? []) {
      const isLonger = id === book && chapter <= counts.length + 1 && last > (counts[chapter - 1] ?? 0);
      const verse = { book, chapter, verse: last };
      if (isLonger && isUnknownIn(first.numbering, verse, other, referenceData)) counts[chapter - 1] = last;
    }
  }
  return counts;
}

/** The title of a psalm in an edition that numbers it as verses, such as a Hebrew one: PSA 51:1-2. */
export function versesOfTitle({ from, to }: Reference, { numbering }: NumberedEdition, data?: ReferenceData) {
  const { sameVerses: mapped } = data?.numbering ?? {};
  if (!mapped || !numbering || to.verse !== 0) return undefined;
  const last = [2, 1].find((verse) =>
    mapped([{ ...(to as VerseAddress), verse }], numbering, 'eng').some(({ verse }) => verse === 0),
  );
  return last ? { from: { ...from, verse: 1 }, to: { ...to, verse: last } } : undefined;
}

function isUnknownIn(
  numbering: NumberingDocument | undefined,
  verse: VerseAddress,
  edition: NumberedEdition,
  referenceData: ReferenceData | undefined,
): boolean {
  const { sameVerses: mapped } = referenceData?.numbering ?? {};
  if (!mapped || !numbering || !edition.numbering) return false;
  return mapped([verse], edition.numbering, numbering).length === 0;
}
