import { bookInfo } from '../../model/books.ts';
import type { CommentaryBookText } from '../../model/commentary-text.ts';
import { links } from '../links.ts';
import type { CommentaryBook } from './commentary-book-schema.ts';
import { commentaryChapterReference } from './commentary-chapter-reference.ts';

/** The `CommentaryBook` object (interface 2.8). */
export function commentaryBook(commentaryId: string, book: CommentaryBookText): CommentaryBook {
  const { commonName, order } = bookInfo(book.id)!;
  const placeOf = (index: number) => {
    const chapter = book.chapters.at(index)?.number;
    return chapter === undefined ? null : { book: book.id, chapter };
  };
  const linkTo = (place: ReturnType<typeof placeOf>) =>
    place && links.commentaryChapter(commentaryId, place.book, place.chapter);
  const [first, last] = [placeOf(0), placeOf(-1)];
  return {
    id: book.id,
    commentaryId,
    name: book.name ?? commonName,
    commonName,
    ...(book.introduction === undefined ? {} : { introduction: book.introduction }),
    ...(book.introductionSummary === undefined ? {} : { introductionSummary: book.introductionSummary }),
    order,
    firstChapterNumber: first?.chapter ?? null,
    firstChapterApiLink: linkTo(first),
    firstChapterReference: commentaryChapterReference(commentaryId, first),
    lastChapterNumber: last?.chapter ?? null,
    lastChapterApiLink: linkTo(last),
    lastChapterReference: commentaryChapterReference(commentaryId, last),
    numberOfChapters: book.chapters.length,
    totalNumberOfVerses: book.chapters.reduce((total, { verses }) => total + verses.length, 0),
  };
}
