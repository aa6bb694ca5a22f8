import type { CommentaryChapterText } from '../../model/commentary-text.ts';
import { type ChapterLink, ChapterLinks, type ChapterOfBook, links } from '../links.ts';
import type {
  Commentary,
  CommentaryBook,
  CommentaryChapter,
  SimpleCommentaryChapter,
} from './commentary-schema.ts';

interface CommentaryChapterParts {
  readonly commentary: Commentary;
  readonly book: CommentaryBook;
  readonly chapter: CommentaryChapterText;
  readonly previous: ChapterOfBook | null;
  readonly next: ChapterOfBook | null;
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
  link: ChapterLink,
) {
  const place = { book: book.id, chapter: chapter.number };
  return new ChapterLinks('commentaryId', id, link).neighbours(place, next, previous);
}
