import { Database } from 'bun:sqlite';
import { RowWriter } from '../sqlite/row-writer.ts';
import {
  type ExportedChapter,
  type ExportedEdition,
  type ExportedNote,
  headingNotes,
  type SimpleVerse,
  textAndNotes,
} from './exported-book.ts';

/** Numbers of books in modules of the program MyBible, from its description of the format. */
const bookNumbers: ReadonlyMap<string, number> = new Map(
  `GEN 10 EXO 20 LEV 30 NUM 40 DEU 50 JOS 60 JDG 70 RUT 80 1SA 90 2SA 100 1KI 110 2KI 120 1CH 130 2CH 140
   MAN 145 EZR 150 NEH 160 1ES 165 TOB 170 JDT 180 EST 190 JOB 220 PSA 230 PRO 240 ECC 250 SNG 260 WIS 270
   SIR 280 ISA 290 JER 300 LAM 310 LJE 315 BAR 320 S3Y 323 SUS 325 EZK 330 DAN 340 BEL 345 HOS 350 JOL 360
   AMO 370 OBA 380 JON 390 MIC 400 NAM 410 HAB 420 ZEP 430 HAG 440 ZEC 450 MAL 460 1MA 462 2MA 464 3MA 466
   4MA 467 2ES 468 MAT 470 MRK 480 LUK 490 JHN 500 ACT 510 ROM 520 1CO 530 2CO 540 GAL 550 EPH 560 PHP 570
   COL 580 1TH 590 2TH 600 1TI 610 2TI 620 TIT 630 PHM 640 HEB 650 JAS 660 1PE 670 2PE 680 1JN 690 2JN 700
   3JN 710 JUD 720 REV 730`
    .split(/\s+(?=[A-Z1-4][A-Z]{2}|[1-4][A-Z]{2} )/)
    .map((pair) => pair.trim().split(/\s+/))
    .map(([id, number]) => [id!, Number(number)]),
);

/**
 * Writes a module of the program MyBible: an SQLite database with verses, headings and Strong's numbers.
 * @param leftOut receives books for which MyBible has no number.
 */
export function writeMyBible(edition: ExportedEdition, path: string, leftOut: string[]): void {
  const db = new Database(':memory:', { strict: true });
  try {
    db.run('PRAGMA encoding = "UTF-8"');
    db.run('CREATE TABLE info (name TEXT, value TEXT)');
    db.run('CREATE TABLE books (book_color TEXT, book_number NUMERIC, short_name TEXT, long_name TEXT)');
    db.run('CREATE TABLE verses (book_number NUMERIC, chapter NUMERIC, verse NUMERIC, text TEXT)');
    db.run(
      'CREATE TABLE stories (book_number NUMERIC, chapter NUMERIC, verse NUMERIC, order_if_several NUMERIC, title TEXT)',
    );
    db.run('BEGIN');
    const hasWords = writeTables(db, edition, leftOut);
    const info = new RowWriter(db, 'info');
    for (const row of infoRows(edition, hasWords)) info.add(...row);
    info.end();
    db.run('CREATE UNIQUE INDEX verses_index ON verses (book_number, chapter, verse)');
    db.run('COMMIT');
    db.run('VACUUM INTO ?', [path]);
  } finally {
    db.close();
  }
}

function infoRows({ name, language, direction, rights }: ExportedEdition, hasWords: boolean) {
  return [
    ['description', name],
    ['language', language],
    ['right_to_left', String(direction === 'rtl')],
    ['strong_numbers', String(hasWords)],
    ['detailed_info', rights.map(escapeMarkup).join('<br>')],
    ['chapter_string', ''],
  ] as const;
}

function writeTables(db: Database, edition: ExportedEdition, leftOut: string[]): boolean {
  const books = new RowWriter(db, 'books');
  const verses = new RowWriter(db, 'verses');
  const stories = new RowWriter(db, 'stories');
  let hasWords = false;
  for (const book of edition.books()) {
    const number = bookNumbers.get(book.id);
    if (number === undefined) {
      leftOut.push(book.id);
      continue;
    }
    books.add(colorOf(number), number, book.id, book.name);
    for (const chapter of book.chapters()) {
      const notes = new Map<number, string>();
      for (const { verse, order, title, notes: onTitle } of headingRows(chapter)) {
        stories.add(number, chapter.number, verse, order, title);
        notes.set(verse, (notes.get(verse) ?? '') + onTitle);
      }
      for (const [verse, text] of verseTexts(chapter, notes)) {
        hasWords ||= text.includes('<S>');
        verses.add(number, chapter.number, verse, text);
      }
    }
  }
  for (const writer of [books, verses, stories]) writer.end();
  return hasWords;
}

function colorOf(number: number): string {
  if (number >= 470) return '#ff7c80';
  return number % 10 === 0 && ![170, 180, 270, 280, 320].includes(number) ? '#ccccff' : '#ffcccc';
}

interface HeadingRow {
  readonly title: string;
  /** They are written in the verse, as titles cannot have notes. */
  readonly notes: string;
  readonly order: number;
  /** The verse after the heading, or the last one. */
  readonly verse: number;
}

function headingRows(chapter: ExportedChapter): HeadingRow[] {
  const notesOn = headingNotes(chapter);
  const rows: HeadingRow[] = [];
  let waiting: Omit<HeadingRow, 'verse'>[] = [];
  let last = 1;
  for (const item of chapter.content) {
    if (item.type === 'heading')
      waiting.push({
        title: escapeMarkup(item.content.join(' ')),
        notes: notesOn(item).map(noteMarkup).join(''),
        order: waiting.length,
      });
    if (item.type !== 'verse') continue;
    last = item.number;
    rows.push(...waiting.map((row) => ({ ...row, verse: last })));
    waiting = [];
  }
  return [...rows, ...waiting.map((row) => ({ ...row, verse: last }))];
}

/** A title is written before verse 1: the program does not have a verse 0. Split verses are joined. */
function verseTexts(chapter: ExportedChapter, notes: ReadonlyMap<number, string>): Map<number, string> {
  const texts = new Map<number, string>();
  let title = '';
  for (const verse of chapter.simple) {
    const text = markedText(verse, chapter);
    if (verse.number === 0) title += `<i>${text}</i> `;
    else {
      const before = texts.get(verse.number);
      const start = before === undefined ? title + (notes.get(verse.number) ?? '') : `${before} `;
      texts.set(verse.number, start + text);
      title = '';
    }
  }
  return texts;
}

function markedText(verse: SimpleVerse, chapter: ExportedChapter): string {
  const numbers = new Map(
    chapter
      .wordsOf(verse)
      .map(({ end, strongs = [] }) => [end, strongs.flatMap((number) => /\d+/.exec(number) ?? [])]),
  );
  let at = 0;
  let written = '';
  const advance = (text: string) => {
    for (const character of text.split('')) {
      written += escapeMarkup(character);
      at++;
      for (const number of numbers.get(at) ?? []) written += `<S>${Number(number)}</S>`;
    }
  };
  for (const part of textAndNotes(verse)) {
    if (typeof part === 'string') advance(part);
    else written += noteMarkup(part);
  }
  return written.replaceAll('\n', '<br/>');
}

function noteMarkup({ text }: ExportedNote): string {
  return `<n>${escapeMarkup(text)}</n>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
