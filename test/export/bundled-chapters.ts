import type { Database } from 'bun:sqlite';
import type { ChapterData, SimpleChapterData } from '../../src/documents/translation/chapter-schema.ts';

interface ContentRow {
  readonly type: 'verse' | 'heading' | 'hebrew_subtitle' | 'line_break';
  readonly verse: number | null;
  readonly text: string | null;
  readonly marks: string | null;
  readonly content: string | null;
  readonly verse_id: number | null;
  readonly heading_id: number | null;
}

interface FootnoteRow {
  readonly note_id: number;
  readonly verse_id: number | null;
  readonly heading_id: number | null;
  readonly text_offset: number | null;
  readonly caller: string | null;
  readonly text: string;
  readonly reference_chapter: number | null;
  readonly reference_verse: number | null;
}

export interface BundledChapter {
  readonly bookId: string;
  readonly number: number;
  readonly standard: ChapterData;
  readonly simple: SimpleChapterData;
}

const contentSql = `
  SELECT c.*, coalesce(v.content, h.content) AS content
  FROM chapter_content c LEFT JOIN verses v ON v.id = c.verse_id LEFT JOIN headings h ON h.id = c.heading_id
  WHERE c.book_id = ? AND c.chapter = ? ORDER BY c.position`;

export function* bundledChapters(db: Database): Iterable<BundledChapter> {
  const chapters = db.query<{ book_id: string; chapter: number }, []>(
    'SELECT c.book_id, c.chapter FROM chapters c JOIN books b ON b.id = c.book_id ORDER BY b.position, c.chapter',
  );
  const contents = db.query<ContentRow, [string, number]>(contentSql);
  const footnotes = db.query<FootnoteRow, [string, number]>(
    'SELECT * FROM footnotes WHERE book_id = ? AND chapter = ? ORDER BY note_id',
  );
  for (const { book_id, chapter } of chapters.all()) {
    const rows = contents.all(book_id, chapter);
    const notes = footnotes.all(book_id, chapter);
    yield {
      bookId: book_id,
      number: chapter,
      standard: standardChapter(chapter, rows, notes),
      simple: simpleChapter(chapter, rows, notes),
    };
  }
}

function standardChapter(number: number, rows: readonly ContentRow[], notes: readonly FootnoteRow[]) {
  const content = rows.map(({ type, verse, text, content }) => {
    if (type === 'line_break') return { type };
    const items = content === null ? [text] : JSON.parse(content);
    return type === 'verse' ? { type, number: verse, content: items } : { type, content: items };
  });
  return { number, content, footnotes: notes.map(standardFootnote) } as ChapterData;
}

function simpleChapter(number: number, rows: readonly ContentRow[], notes: readonly FootnoteRow[]) {
  const content = rows.map(({ type, verse, text, marks, verse_id, heading_id }) => {
    if (type === 'line_break') return { type };
    if (type === 'heading') return { type, text };
    const own = notes.filter((note) =>
      type === 'verse' ? note.verse_id === verse_id : note.heading_id === heading_id,
    );
    return {
      type,
      ...(type === 'verse' && { number: verse }),
      text,
      footnotes: own.map(({ note_id, text_offset, text, caller }) => ({
        noteId: note_id,
        offset: text_offset,
        text,
        caller,
      })),
      ...(marks !== null && JSON.parse(marks)),
    };
  });
  const others = notes.filter(({ verse_id, heading_id }) => verse_id === null && heading_id === null);
  return { number, content, footnotes: others.map(standardFootnote) } as SimpleChapterData;
}

function standardFootnote({ note_id, text, caller, reference_chapter, reference_verse }: FootnoteRow) {
  const reference = { chapter: reference_chapter, verse: reference_verse };
  return { noteId: note_id, text, caller, ...(reference_chapter !== null && { reference }) };
}
