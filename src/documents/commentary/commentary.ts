import { canonicalJson } from '../../lib/json-text.ts';
import { sha256Of } from '../../lib/sha256.ts';
import { bookInfo } from '../../model/books.ts';
import type { CommentaryBookText, CommentaryProfile, CommentaryText } from '../../model/commentary-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type CanonCounts, editionMembers } from '../edition-documents.ts';
import { ChapterLinks, links } from '../links.ts';
import { commentaryChapterData } from './commentary-chapter.ts';
import type { Commentary, CommentaryBook, CommentaryProfileReference } from './commentary-schema.ts';

export function commentaryObject(
  metadata: EditionMetadata,
  counts: CanonCounts,
  profiles: number,
): Commentary {
  return {
    ...editionMembers.names(metadata),
    ...editionMembers.licence(metadata),
    ...editionMembers.language(metadata),
    listOfBooksApiLink: links.commentaryBooks(metadata.id),
    listOfProfilesApiLink: links.profiles(metadata.id),
    availableFormats: ['json'],
    numberOfBooks: counts.books,
    totalNumberOfChapters: counts.chapters,
    totalNumberOfVerses: counts.verses,
    totalNumberOfProfiles: profiles,
  };
}

export function commentaryBook(
  { id: commentaryId, language }: Pick<Commentary, 'id' | 'language'>,
  book: CommentaryBookText,
): CommentaryBook {
  const { commonName: englishName, order } = bookInfo(book.id)!;
  const name = book.name ?? englishName;
  const chapters = new ChapterLinks('commentaryId', commentaryId, links.commentaryChapter);
  const [first, last] = [0, -1].map((index) => book.chapters.at(index)?.number);
  const chapterAt = (chapter: number) => ({ book: book.id, chapter });
  return {
    id: book.id,
    commentaryId,
    name,
    commonName: language === 'eng' ? englishName : name,
    ...(book.introduction === undefined ? {} : { introduction: book.introduction }),
    ...(book.introductionSummary === undefined ? {} : { introductionSummary: book.introductionSummary }),
    order,
    ...(first === undefined || last === undefined
      ? noEnds
      : chapters.ends(chapterAt(first), chapterAt(last))),
    numberOfChapters: book.chapters.length,
    totalNumberOfVerses: book.chapters.reduce((total, { verses }) => total + verses.length, 0),
  };
}

const noEnds = {
  firstChapterNumber: null,
  firstChapterApiLink: null,
  firstChapterReference: null,
  lastChapterNumber: null,
  lastChapterApiLink: null,
  lastChapterReference: null,
};

/** Hex SHA-256 over the canonical JSON of a book's content. */
export function commentaryBookHash(book: CommentaryBookText): string {
  const { name, introduction, introductionSummary, chapters } = book;
  const served = name ?? bookInfo(book.id)!.commonName;
  const said = {
    name: served,
    introduction,
    introductionSummary,
    chapters: chapters.map(commentaryChapterData),
  };
  return sha256Of(canonicalJson(said));
}

export function commentaryHash({ books, profiles }: CommentaryText, hashes: readonly string[]): string {
  const articles = profiles.map(({ id, subject, reference, content }) => [
    id,
    { subject, reference, content },
  ]);
  const said = {
    books: Object.fromEntries(books.map(({ id }, index) => [id, hashes[index]])),
    profiles: Object.fromEntries(articles),
  };
  return sha256Of(canonicalJson(said));
}

export function commentaryProfile(
  commentaryId: string,
  { id, subject, reference }: CommentaryProfile,
  hasChapter: (book: string, chapter: number) => boolean,
): CommentaryProfileReference {
  return {
    id,
    subject,
    reference: reference && { ...reference },
    thisProfileLink: links.profile(commentaryId, id),
    referenceChapterLink:
      reference && hasChapter(reference.book, reference.chapter)
        ? links.commentaryChapter(commentaryId, reference.book, reference.chapter)
        : null,
  };
}
