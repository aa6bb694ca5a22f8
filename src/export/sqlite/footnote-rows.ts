import type { Database } from 'bun:sqlite';
import type { ChapterData } from '../../documents/translation/chapter-data-schema.ts';
import type { ChapterFootnote } from '../../documents/translation/chapter-footnote-schema.ts';
import type { SimpleVerseFootnote } from '../../documents/translation/simple-chapter-data-schema.ts';
import { RowWriter } from './row-writer.ts';
import { searchText } from './search-index.ts';

/** The row whose text a footnote is attached to. */
export type FootnotePlace = { readonly verseId: number } | { readonly headingId: number };

const columns = [
  'book_id',
  'chapter',
  'note_id',
  'verse_id',
  'heading_id',
  'text_offset',
  'caller',
  'text',
  'reference_chapter',
  'reference_verse',
  'search_text',
];

/** The rows of footnotes. */
export class FootnoteRows {
  readonly #rows: RowWriter;

  constructor(db: Database) {
    this.#rows = new RowWriter(db, 'footnotes', columns);
  }

  ofChapter(bookId: string, chapter: ChapterData): ChapterFootnoteRows {
    return new ChapterFootnoteRows(this.#rows, bookId, chapter);
  }

  end(): void {
    this.#rows.end();
  }
}

/** The footnotes of one chapter: the simplified format says where they are attached, the standard one what they refer to. */
class ChapterFootnoteRows {
  readonly #rows: RowWriter;
  readonly #bookId: string;
  readonly #chapter: number;
  readonly #left: Map<number, ChapterFootnote>;

  constructor(rows: RowWriter, bookId: string, { number, footnotes }: ChapterData) {
    this.#rows = rows;
    this.#bookId = bookId;
    this.#chapter = number;
    this.#left = new Map(footnotes.map((footnote) => [footnote.noteId, footnote]));
  }

  add(footnotes: readonly SimpleVerseFootnote[], place: FootnotePlace): void {
    for (const { offset, ...footnote } of footnotes) {
      this.#addRow({ ...this.#left.get(footnote.noteId), ...footnote }, place, offset);
      this.#left.delete(footnote.noteId);
    }
  }

  /** Adds those for which no text has a caller. */
  addOthers(): void {
    for (const footnote of this.#left.values()) this.#addRow(footnote);
  }

  #addRow(
    { noteId, caller, text, reference }: ChapterFootnote,
    place?: FootnotePlace,
    offset?: number,
  ): void {
    this.#rows.add(
      this.#bookId,
      this.#chapter,
      noteId,
      place && 'verseId' in place ? place.verseId : null,
      place && 'headingId' in place ? place.headingId : null,
      offset,
      caller,
      text,
      reference?.chapter,
      reference?.verse,
      searchText(text),
    );
  }
}
