import type { Database } from 'bun:sqlite';
import type {
  ChapterContent,
  ChapterData,
  ChapterFootnote,
  SimpleChapterContent,
  SimpleInlineHeading,
  SimplePoemRange,
  SimpleTextRange,
  SimpleTranslationBookChapter,
  SimpleVerseFootnote,
  TranslationBookChapter,
} from '../../documents/translation/chapter-schema.ts';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapterWords,
} from '../../documents/translation/words-schema.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { RowWriter, searchText } from './row-writer.ts';

export interface ChapterDocuments {
  readonly standard: TranslationBookChapter;
  readonly simple: SimpleTranslationBookChapter;
  readonly words: SimpleTranslationBookChapterWords | undefined;
}

type Kind = Exclude<SimpleChapterContent['type'], 'line_break'>;
type Simple<Type extends Kind> = Extract<SimpleChapterContent, { type: Type }>;
type Standard<Type extends Kind> = Extract<ChapterContent, { type: Type }>;
type Place = readonly [bookId: string, chapter: number, position: number];

/**
 * Writes the rows of verses, headings and line breaks, with their footnotes and words. Ids increase in
 * reading order.
 */
export class ContentRows {
  readonly #verses: RowWriter;
  readonly #headings: RowWriter;
  readonly #lineBreaks: RowWriter;
  readonly #footnotes: RowWriter;
  readonly #words: WordRows;
  #verseId = 0;
  #headingId = 0;

  constructor(db: Database) {
    this.#verses = new RowWriter(db, 'verses');
    this.#headings = new RowWriter(db, 'headings');
    this.#lineBreaks = new RowWriter(db, 'line_breaks');
    this.#footnotes = new RowWriter(db, 'footnotes');
    this.#words = new WordRows(db);
  }

  addChapter({ standard, simple, words }: ChapterDocuments): void {
    const bookId = standard.book.id;
    const { number } = standard.chapter;
    const footnotes = new ChapterFootnoteRows(this.#footnotes, bookId, standard.chapter);
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
    const columns = [verse.text, marksOf(verse), contentColumn(verse.text, content)] as const;
    const [bookId, chapter, position] = place;
    const id = ++this.#verseId;
    this.#verses.add(id, bookId, chapter, verse.number, position, ...columns, searchText(verse.text));
    return { verseId: this.#verseId };
  }

  #addHeading(
    place: Place,
    heading: Simple<'heading' | 'hebrew_subtitle'>,
    { content }: Standard<'heading' | 'hebrew_subtitle'>,
  ): FootnotePlace {
    const { type, text } = heading;
    const marks = type === 'heading' ? null : marksOf(heading);
    this.#headings.add(++this.#headingId, ...place, type, text, marks, contentColumn(text, content));
    return { headingId: this.#headingId };
  }
}

function formatsDiffer(link: string): ReleaseError {
  return new ReleaseError(
    `${link} and its simplified chapter have different content. Build the library again.`,
  );
}

interface MarkedText {
  readonly headings?: SimpleInlineHeading[] | undefined;
  readonly wordsOfJesus?: SimpleTextRange[] | undefined;
  readonly poem?: SimplePoemRange[] | undefined;
}

/** Annotations of ranges in a text, as JSON in the shapes of the simplified format; null if there are none. */
function marksOf({ headings, wordsOfJesus, poem }: MarkedText): string | null {
  return headings || wordsOfJesus || poem ? JSON.stringify({ headings, wordsOfJesus, poem }) : null;
}

function contentColumn(text: string, content: readonly unknown[]): string | null {
  return content.length === 1 && content[0] === text ? null : JSON.stringify(content);
}

type FootnotePlace = { readonly verseId: number } | { readonly headingId: number };

/**
 * The footnotes of one chapter. The simplified format gives their positions, the standard one the verses they
 * refer to.
 */
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

  addOthers(): void {
    for (const footnote of this.#left.values()) this.#addRow(footnote);
  }

  #addRow(
    { noteId, caller, text, reference }: ChapterFootnote,
    place?: FootnotePlace,
    offset?: number,
  ): void {
    const verseId = place && 'verseId' in place ? place.verseId : null;
    const headingId = place && 'headingId' in place ? place.headingId : null;
    const where = [this.#bookId, this.#chapter, noteId, verseId, headingId, offset] as const;
    const origin = [reference?.chapter, reference?.verse] as const;
    this.#rows.add(null, ...where, caller, text, ...origin, searchText(text));
  }
}

/** Writes the rows of words. Values that words share (Strong's numbers, lemma, morphology) are stored once. */
class WordRows {
  readonly #words: RowWriter;
  readonly #annotations: RowWriter;
  readonly #strongs: RowWriter;
  readonly #annotationIds = new Map<string, number>();

  constructor(db: Database) {
    this.#words = new RowWriter(db, 'words');
    this.#annotations = new RowWriter(db, 'annotations');
    this.#strongs = new RowWriter(db, 'annotation_strongs');
  }

  add(verseId: number, text: string, words: readonly SimpleChapterWord[]): void {
    let position = 0;
    for (const word of words) {
      const { start, end, srcloc, occurrence, occurrences } = word;
      const annotationId = this.#annotationId(word);
      const piece = text.slice(start, end);
      this.#words.add(verseId, ++position, start, end, piece, annotationId, srcloc, occurrence, occurrences);
    }
  }

  end(): void {
    for (const rows of [this.#words, this.#annotations, this.#strongs]) rows.end();
  }

  #annotationId({ strongs, lemma, morph }: SimpleChapterWord): number {
    const key = `${strongs?.join('\0') ?? ''}\n${lemma ?? ''}\n${morph ?? ''}`;
    const known = this.#annotationIds.get(key);
    if (known !== undefined) return known;
    const id = this.#annotationIds.size + 1;
    this.#annotationIds.set(key, id);
    this.#annotations.add(id, strongs?.join(' '), lemma, morph);
    for (const [index, number] of (strongs ?? []).entries()) this.#strongs.add(number, id, index + 1);
    return id;
  }
}
