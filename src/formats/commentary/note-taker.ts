import { bookInfo } from '../../model/books.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import type { BooksOfNames } from '../books-of-names.ts';
import type { DiagnosticCode } from '../diagnostic-codes.ts';
import type { Report } from '../diagnostic-collector.ts';
import { textThatMayBeHtml } from '../html-to-text.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import type { CommentaryBuilder } from './commentary-builder.ts';
import type { NotePlace } from './note-place.ts';

interface RawNote {
  readonly book: string;
  readonly bookName?: string;
  readonly place: NotePlace;
  readonly label?: string;
  readonly text: string;
}

export class NoteTaker {
  readonly builder: CommentaryBuilder;
  readonly report: Report;
  readonly books: BooksOfNames;

  constructor(builder: CommentaryBuilder, report: Report, books: BooksOfNames) {
    this.books = books;
    this.builder = builder;
    this.report = report;
  }

  take({ book, bookName, place, label = '', text: source }: RawNote, at: number): void {
    const { rowLength, introductionLength } = sourceLimits;
    const unit = 'characters';
    if (source.length > rowLength)
      refuseTooLarge(this.report, at, ['The note has more than', rowLength, unit]);
    if (!('chapter' in place) && this.builder.introductionLength(book) + source.length > introductionLength)
      refuseTooLarge(this.report, at, [
        `The introduction of ${book} has more than`,
        introductionLength,
        unit,
      ]);
    const text = this.builder.cleaner.clean(textThatMayBeHtml(source));
    if (text === '') {
      return this.leaveOut(
        'empty-note',
        at,
        'This note has no text; it was left out. Write the text, or remove the note.',
      );
    }
    if (isOutside(book, place)) {
      const message = `${bookInfo(book)!.commonName} has no ${shown(place)} in any known versification; the note is kept there. Correct the number if it is wrong.`;
      this.report('unlisted-verse', at, message);
    }
    const labelled = label === '' ? text : `${textThatMayBeHtml(label)}\n\n${text}`;
    this.builder.addNote({ book, ...(bookName === undefined ? {} : { bookName }), place, text: labelled });
  }

  leaveOut(code: DiagnosticCode, at: number, message: string): void {
    this.report(code, at, message);
    this.builder.leaveNotesOut(1);
  }

  bookId(name: string, at: number): string | undefined {
    const id = this.books.id(name);
    if (id === undefined) {
      const message = `"${name.slice(0, 40)}" is not a book of scripture; the note was left out. Write an id such as GEN or a usual name.`;
      this.leaveOut('unknown-book-id', at, message);
    }
    return id;
  }
}

function isOutside(book: string, place: NotePlace): boolean {
  if (!('chapter' in place)) return false;
  return knownVerses.last(book, place.chapter) < (place.kind === 'verse' ? place.verse : 1);
}

function shown(place: NotePlace): string {
  if (place.kind === 'verse') return `verse ${place.chapter}:${place.verse}`;
  return 'chapter' in place ? `chapter ${place.chapter}` : 'introduction';
}
