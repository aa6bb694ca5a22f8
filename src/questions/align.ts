import { alignVerses, chaptersBeside } from './align-verses.ts';
import type { ChapterAddress } from './document-numbering.ts';
import { findBook, readEditionsById, readNumberings, type VerseAddress } from './edition.ts';
import type { DocumentQuery } from './question.ts';
import { type FoundVerse, numberOfGroup, readChapters, spansOf } from './read-verses.ts';

/** Verses with the same content in two translations. One side is empty if only the other has the verse. */
export interface AlignedVerses {
  readonly from: readonly VerseAddress[];
  readonly to: readonly VerseAddress[];
}

/**
 * Aligns the verses of a chapter of `from` with verses of `to`.
 * @throws QuestionError: `translation_not_found`, `book_not_found`, `chapter_not_found`
 */
export function* alignChapter(
  from: string,
  to: string,
  chapter: ChapterAddress,
): DocumentQuery<AlignedVerses[]> {
  const editions = yield* readEditionsById([from, to]);
  const [here, there] = (yield* readNumberings(editions)) as [Numbered, Numbered];
  spansOf(here.edition, { from: chapter, to: chapter });
  const [own = []] = yield* readChapters(here, [chapter], false);
  const first = { numbering: here.numbering, verses: own };
  const wanted = chaptersBeside(first, chapter, there.numbering).filter((each) => {
    const book = findBook(there.edition, each.book);
    return book && book.firstChapterNumber <= each.chapter && each.chapter <= book.lastChapterNumber;
  });
  const found = yield* readChapters(there, wanted, false);
  const verses = found.flatMap((each) => each ?? []);
  const rows = alignVerses(first, chapter, [{ numbering: there.numbering, verses }]);
  return rows.map(([left = [], right = []]) => ({ from: addressesOf(left), to: addressesOf(right) }));
}

type Numbered = Parameters<typeof readChapters>[0];

/** Titles inside a chapter are part of their verse. */
function addressesOf(verses: readonly FoundVerse[]): VerseAddress[] {
  return verses
    .filter((each) => each.verse > 0 || numberOfGroup(each) === 0)
    .map(({ book, chapter, verse }) => ({ book, chapter, verse }));
}
