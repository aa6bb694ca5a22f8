import type { CommentaryChapterText } from '../../model/commentary-text.ts';
import { links } from '../links.ts';
import type {
  Commentary,
  CommentaryBook,
  CommentaryChapter,
  CommentaryChapterReference,
  SimpleCommentaryChapter,
} from './commentary-schema.ts';

interface CommentaryChapterParts {
  readonly commentary: Commentary;
  readonly book: CommentaryBook;
  readonly chapter: CommentaryChapterText;
  readonly previous: CommentaryPlace | null;
  readonly next: CommentaryPlace | null;
}

export function commentaryChapter(parts: CommentaryChapterParts): CommentaryChapter {
  const { commentary, book, chapter } = parts;
  return {
    commentary,
    book,
    thisChapterLink: links.commentaryChapter(commentary.id, book.id, chapter.number),
    ...navigation(parts, links.commentaryChapter),
    numberOfVerses: chapter.verses.length,
    chapter: commentaryChapterData(chapter),
    simpleChapterApiLink: links.simpleCommentaryChapter(commentary.id, book.id, chapter.number),
  };
}

export function commentaryChapterData(chapter: CommentaryChapterText): CommentaryChapter['chapter'] {
  return {
    ...heading(chapter),
    content: chapter.verses.map(({ number, notes }) => ({ type: 'verse', number, content: [...notes] })),
  };
}

/** `{chapter}.simple.json`: the notes on a verse as one text, separated by a blank line. */
export function simpleCommentaryChapter(parts: CommentaryChapterParts): SimpleCommentaryChapter {
  const { commentary, book, chapter } = parts;
  return {
    commentary,
    book,
    thisChapterLink: links.simpleCommentaryChapter(commentary.id, book.id, chapter.number),
    fullChapterApiLink: links.commentaryChapter(commentary.id, book.id, chapter.number),
    ...navigation(parts, links.simpleCommentaryChapter),
    numberOfVerses: chapter.verses.length,
    chapter: {
      ...heading(chapter),
      content: chapter.verses.map(({ number, notes }) => ({
        type: 'verse',
        number,
        text: notes.join('\n\n'),
        footnotes: [],
      })),
    },
  };
}

function heading({ number, introduction }: CommentaryChapterText) {
  return { number, ...(introduction === undefined ? {} : { introduction }) };
}

function navigation(
  { commentary: { id }, book, chapter, previous, next }: CommentaryChapterParts,
  link: typeof links.commentaryChapter,
) {
  const linkTo = (place: CommentaryPlace | null) => place && link(id, place.book, place.chapter);
  return {
    thisChapterReference: commentaryChapterReference(id, { book: book.id, chapter: chapter.number }),
    nextChapterApiLink: linkTo(next),
    nextChapterReference: commentaryChapterReference(id, next),
    previousChapterApiLink: linkTo(previous),
    previousChapterReference: commentaryChapterReference(id, previous),
  };
}

interface CommentaryPlace {
  readonly book: string;
  readonly chapter: number;
}

/** Returns null for null, so that reference and link are null together. */
export function commentaryChapterReference<Place extends CommentaryPlace | null>(
  commentaryId: string,
  place: Place,
): Place extends null ? null : CommentaryChapterReference;
export function commentaryChapterReference(commentaryId: string, place: CommentaryPlace | null) {
  return place && { commentaryId, book: place.book, chapter: place.chapter };
}
