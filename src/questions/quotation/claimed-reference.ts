import { detectReferences } from '../../references/detect-references.ts';
import { type Reference, verseRangeIn } from '../../references/reference.ts';
import { type NamedEdition, type ReferenceData, referenceOptionsFor, type VerseAddress } from '../edition.ts';

interface ClaimedReference {
  readonly references: readonly Reference[];
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** The end of a reference: the edition, in brackets or after a comma, and the closing bracket. */
const afterReference = /^[\s,;:]*(?:\(?[A-Z][A-Z0-9-]{1,7}\)?)?[\s.。]*[)\]”"’']*[\s.。]*$/;
const afterVerse = /^\s*(?:[([][A-Z0-9-]{2,8}[)\]]|[A-Z][A-Z0-9-]{1,7}(?=[:\n]))?[\s,:–—―-]*/;
/** A chapter is a word and a number, which a text can begin with. */
const afterChapter = /^\s*(?:\([A-Z0-9-]{2,8}\)\s*)?[:–—―\n-]/;
const dashBefore = /[\s([–—―-]*$/;

/** Finds references at the start or the end of a quotation, and in brackets. */
export function readClaim(
  text: string,
  edition: NamedEdition,
  referenceData: ReferenceData | undefined,
): ClaimedReference {
  const options = referenceOptionsFor(edition, referenceData);
  const own = detectReferences(text, options);
  const bracketed = text.replace(/[（【]/g, '(').replace(/[）】]/g, ')');
  const around: ClaimedReference['spans'][number][] = [];
  const found: Reference[] = [];
  for (const { from, to, start, end } of own) {
    const span = spanAround(bracketed, start, end, from.verse !== undefined ? afterVerse : afterChapter);
    if (!span) continue;
    around.push(span);
    found.push({ from, to });
  }
  return { references: found, spans: around };
}

function spanAround(text: string, start: number, end: number, atStart: RegExp) {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const opening = /[([]\s*[^()[\]]{0,20}$/.exec(before);
  const closing = /^[^()[\]]{0,20}[)\]]/.exec(after);
  if (opening && closing) return { start: opening.index, end: end + closing[0].length };
  if (afterReference.test(after)) return { start: before.replace(dashBefore, '').length, end: text.length };
  const separator = atStart.exec(after);
  if (/^[\s"'“‘„«「]*$/.test(before) && separator) return { start: 0, end: end + separator[0].length };
  return undefined;
}

export function isClaimed(verses: readonly VerseAddress[], references: readonly Reference[]): boolean {
  const isCovered = verses.every((verse) => references.some((reference) => isWithin(verse, reference)));
  return isCovered || references.every((reference) => verses.some((verse) => isWithin(verse, reference)));
}

function isWithin({ book, chapter, verse }: VerseAddress, reference: Reference): boolean {
  const { from, to } = reference;
  if (from.book !== to.book) return book === from.book || book === to.book;
  if (book !== from.book) return false;
  if (from.chapter !== undefined && chapter < from.chapter) return false;
  if (to.chapter !== undefined && chapter > to.chapter) return false;
  const { first, last } = verseRangeIn(reference, book, chapter);
  return Math.max(1, verse) >= first && Math.max(1, verse) <= last;
}
