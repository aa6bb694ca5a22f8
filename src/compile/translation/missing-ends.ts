import type { BookCensus } from '../../documents/report/edition-census.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { ChapterEnd } from '../../formats/diagnostic-collector.ts';
import type { SchemeName } from '../../references/reference.ts';
import type { EditionNumbering } from '../../references/versification/edition-numbering.ts';
import { byFrequency, lastVerseOf } from '../../references/versification/find-scheme.ts';
import { Versification } from '../../references/versification/versification.ts';
import type { ReadSourceAnswer } from '../workers/worker-messages.ts';
import type { JudgedBook } from './edition-faults.ts';

/** Minimum complete chapters that fit a versification; fewer may fit by chance. */
const minFittingChapters = 2;
const maxShareOfMisfits = 0.2;
const minOtherEnds = 2;
/** In an edition with punctuation, at most this share of chapters ends in the middle of a sentence. */
const maxShareOfCutEnds = 0.05;

/**
 * One warning for each book without an end, and for each chapter that ends too early. None if the text does
 * not show the edition's versification.
 */
export function missingEnds(
  sources: readonly Pick<ReadSourceAnswer, 'file' | 'ends'>[],
  books: readonly Pick<JudgedBook, 'report'>[],
  {
    scheme,
    expected,
    versification,
    evidence,
  }: Pick<EditionNumbering, 'scheme' | 'expected' | 'versification' | 'evidence'>,
): Diagnostic[] {
  const censuses = new Map(books.map(({ report: { census } }) => [census.id, census]));
  if (!isKnown([...censuses.values()], expected)) return [];
  const ends = sources.flatMap(({ file, ends: found }) =>
    found.filter(({ end }) => censuses.get(end.book)?.file === file),
  );
  const cut = cutEnds(ends.map(({ end }) => end));
  return ends.flatMap(({ diagnostic, end }): Diagnostic[] => {
    const schemes = evidence.by === 'vrs' ? [expected] : schemesOf(censuses.get(end.book)!, scheme);
    // 3 John 14 of the King James Version is 14 and 15 elsewhere
    const isJoined = versification.toOriginal(end).length > 1;
    const missingFrom = end.isLastChapter ? missingFromBook : missingFromChapter;
    const missing = isJoined ? undefined : missingFrom(end, schemes);
    const isCut = cut.has(end);
    return missing === undefined && !isCut
      ? []
      : [{ ...diagnostic, message: endMessage(end, missing, isCut) }];
  });
}

function isKnown(books: readonly BookCensus[], expected: Versification): boolean {
  let fits = 0;
  let misfits = 0;
  for (const { id, chapters } of books) {
    chapters.forEach(({ number, covered }, index) => {
      if (lastVerseOf(covered) === expected.verseCount(id, number)) fits++;
      // The last chapter may be a fragment
      else if (index < chapters.length - 1) misfits++;
    });
  }
  return fits >= minFittingChapters && misfits <= Math.max(1, (fits + misfits) * maxShareOfMisfits);
}

function cutEnds(ends: readonly ChapterEnd[]): ReadonlySet<ChapterEnd> {
  const ofBooks = ends.filter(({ isLastChapter }) => isLastChapter);
  const chapters = ofBooks.reduce((sum, { others }) => sum + others + 1, 0);
  const cut = ofBooks.filter(({ isCut }) => isCut);
  const cutOthers = ofBooks.reduce((sum, { cutOthers }) => sum + cutOthers, 0);
  const isPunctuated =
    chapters - 1 >= minOtherEnds && cutOthers + cut.length - 1 <= (chapters - 1) * maxShareOfCutEnds;
  return new Set(isPunctuated ? cut : []);
}

function schemesOf({ id, chapters }: BookCensus, own: SchemeName): Versification[] {
  const known = byFrequency
    .map((name) => ({ name, versification: Versification.standard(name) }))
    .filter(({ versification }) => versification.chapters(id) !== undefined)
    .map((scheme) => {
      const fits = chapters
        .slice(0, -1)
        .filter(
          ({ number, covered }) => lastVerseOf(covered) === scheme.versification.verseCount(id, number),
        );
      return { ...scheme, fits: fits.length };
    });
  const most = Math.max(...known.map(({ fits }) => fits));
  const best = known.filter(({ fits }) => fits === most);
  return best
    .toSorted((a, b) => Number(b.name === own) - Number(a.name === own))
    .map(({ versification }) => versification);
}

function missingFromBook(end: ChapterEnd, schemes: readonly Versification[]): string | undefined {
  const { book, chapter, verse } = end;
  const missing = schemes.map((scheme) => {
    const chapters = (scheme.chapters(book) ?? []).findLastIndex((count) => count > 0) + 1;
    const lastVerse = scheme.verseCount(book, chapter);
    if (chapter > chapters || (chapter === chapters && verse >= lastVerse)) return undefined;
    const parts = [
      ...(verse < lastVerse ? [versesText(chapter, verse + 1, lastVerse)] : []),
      ...(chapter < chapters ? [chaptersText(chapter + 1, chapters)] : []),
    ];
    return parts.length > 0 ? parts.join(' and ') : undefined;
  });
  return missing.includes(undefined) ? undefined : missing[0];
}

function missingFromChapter(end: ChapterEnd, schemes: readonly Versification[]): string | undefined {
  const { book, chapter, verse } = end;
  const last = Math.min(...schemes.map((scheme) => scheme.verseCount(book, chapter)));
  return verse < last ? versesText(chapter, verse + 1, last) : undefined;
}

function versesText(chapter: number, first: number, last: number): string {
  return first === last ? `verse ${chapter}:${first}` : `verses ${chapter}:${first}-${last}`;
}

function chaptersText(first: number, last: number): string {
  if (first === last) return `chapter ${first}`;
  return last === first + 1 ? `chapters ${first} and ${last}` : `chapters ${first} to ${last}`;
}

function endMessage(
  { book, chapter, verse, isLastChapter }: ChapterEnd,
  missing: string | undefined,
  isCut: boolean,
): string {
  const what = isLastChapter ? book : `${book} ${chapter}`;
  const where = isCut ? `${chapter}:${verse}, in the middle of a sentence` : `${chapter}:${verse}`;
  const absent = missing === undefined ? '' : ` In the edition's versification, ${missing} would follow.`;
  return `${what} ends with ${where}.${absent} Check that the file is complete; if the rest is not translated yet, no change is needed.`;
}
