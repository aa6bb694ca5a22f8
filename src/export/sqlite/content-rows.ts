import type { Database } from 'bun:sqlite';
import type { ChapterContent } from '../../documents/translation/chapter-data-schema.ts';
import type { SimpleChapterContent } from '../../documents/translation/simple-chapter-data-schema.ts';
import { PublishError } from '../../release/publish-error.ts';
import { type FootnotePlace, FootnoteRows } from './footnote-rows.ts';
import { RowWriter } from './row-writer.ts';
import { searchText } from './search-text.ts';
import { standardContent, textMarks } from './text-columns.ts';
import type { TranslationChapter } from './translation-chapters.ts';
import { WordRows } from './word-rows.ts';

type Kind = Exclude<SimpleChapterContent['type'], 'line_break'>;
type Simple<Type extends Kind> = Extract<SimpleChapterContent, { type: Type }>;
type Standard<Type extends Kind> = Extract<ChapterContent, { type: Type }>;

/** The rows of verses, headings and line breaks, and of the footnotes and words that stand in them. Ids rise in reading order. */
export class ContentRows {
  readonly #verses: RowWriter;
  readonly #headings: RowWriter;
  readonly #lineBreaks: RowWriter;
  readonly #footnotes: FootnoteRows;
  readonly #words: WordRows;
  #verseId = 0;
  #headingId = 0;

  constructor(db: Database) {
    const place = ['book_id', 'chapter', 'position'];
    const text = ['text', 'marks', 'content'];
    this.#verses = new RowWriter(db, 'verses', ['id', 'verse', ...place, ...text, 'search_text']);
    this.#headings = new RowWriter(db, 'headings', ['id', 'kind', ...place, ...text]);
    this.#lineBreaks = new RowWriter(db, 'line_breaks', place);
    this.#footnotes = new FootnoteRows(db);
    this.#words = new WordRows(db);
  }

  addChapter({ standard, simple, words }: TranslationChapter): void {
    const bookId = standard.book.id;
    const { number } = standard.chapter;
    const footnotes = this.#footnotes.ofChapter(bookId, standard.chapter);
    for (const [position, item] of simple.chapter.content.entries()) {
      const other = standard.chapter.content[position];
      if (item.type !== other?.type) throw formatsDiffer(standard.thisChapterLink);
      const place = [bookId, number, position] as const;
      if (item.type === 'line_break') {
        this.#lineBreaks.add(...place);
      } else if (item.type === 'verse') {
        const added = this.#addVerse(place, item, other as Standard<'verse'>);
        footnotes.add(item.footnotes, added);
        this.#words.add(this.#verseId, item.text, words?.verses[item.number] ?? []);
      } else {
        const added = this.#addHeading(place, item, other as Standard<'heading' | 'hebrew_subtitle'>);
        if (item.type === 'hebrew_subtitle') footnotes.add(item.footnotes, added);
      }
    }
    footnotes.addOthers();
  }

  end(): void {
    for (const rows of [this.#verses, this.#headings, this.#lineBreaks, this.#footnotes, this.#words])
      rows.end();
  }

  #addVerse(place: Place, verse: Simple<'verse'>, { content }: Standard<'verse'>): FootnotePlace {
    const columns = [verse.text, textMarks(verse), standardContent(verse.text, content)] as const;
    this.#verses.add(++this.#verseId, verse.number, ...place, ...columns, searchText(verse.text));
    return { verseId: this.#verseId };
  }

  #addHeading(
    place: Place,
    heading: Simple<'heading' | 'hebrew_subtitle'>,
    { content }: Standard<'heading' | 'hebrew_subtitle'>,
  ): FootnotePlace {
    const { type, text } = heading;
    const marks = type === 'heading' ? null : textMarks(heading);
    this.#headings.add(++this.#headingId, type, ...place, text, marks, standardContent(text, content));
    return { headingId: this.#headingId };
  }
}

type Place = readonly [bookId: string, chapter: number, position: number];

function formatsDiffer(link: string): PublishError {
  return new PublishError(
    `${link} and its simplified chapter hold different things. Build the library again.`,
  );
}
