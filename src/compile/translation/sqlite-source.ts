import type { Database } from 'bun:sqlite';
import { createRequire } from 'node:module';
import type { Report } from '../../formats/diagnostic-collector.ts';
import { findBookId } from '../../formats/find-book-id.ts';
import { refuseTooLarge, sourceLimits } from '../../formats/source-limits.ts';

export function isSqlite(head: string): boolean {
  return head.startsWith('SQLite format 3\0');
}

/** Loaded only for SQLite: other programs read sources with Node, which lacks this module. */
function sqlite(): typeof import('bun:sqlite') {
  return createRequire(import.meta.url)('bun:sqlite');
}

interface Row {
  readonly book: number | string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string | Uint8Array | null;
}

const verseTables = [
  { table: 'verses', columns: ['book_number', 'chapter', 'verse', 'text'] },
  { table: 'Bible', columns: ['Book', 'Chapter', 'Verse', 'Scripture'] },
] as const;

/**
 * The verses of a Bible module in SQLite (MyBible, MySword, e-Sword) as a tab-separated table with the
 * columns Book, Chapter, Verse and Text: line N + 1 is verse N. For any other database, reports an error and
 * returns undefined. @throws TooLarge
 */
export function sqliteTable(bytes: Uint8Array, report: Report): string | undefined {
  const { Database, SQLiteError } = sqlite();
  let database: Database | undefined;
  try {
    database = Database.deserialize(bytes, true);
    return tableOf(database, report);
  } catch (error) {
    if (!(error instanceof SQLiteError)) throw error;
    return refuse(report, `This SQLite database cannot be read: ${error.message}`);
  } finally {
    database?.close();
  }
}

function tableOf(database: Database, report: Report): string | undefined {
  // Views may run any query, so only tables are read
  const tables = database
    .query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all();
  const names = new Set(tables.map(({ name }) => name.toLowerCase()));
  const found = verseTables.find(({ table }) => names.has(table.toLowerCase()));
  if (!found) return refuse(report, `This is ${moduleKind(names)}, not a Bible, and is not read`);
  const [book, chapter, verse, text] = found.columns;
  const select = `SELECT ${book} AS book, ${chapter} AS chapter, ${verse} AS verse, ${text} AS text FROM ${found.table} LIMIT ?`;
  const rows = database.query<Row, [number]>(select).all(sourceLimits.tableRows + 1);
  if (rows.length > sourceLimits.tableRows)
    refuseTooLarge(report, 0, ['The table has more than', sourceLimits.tableRows, 'rows']);
  if (rows.some((row) => typeof row.text === 'string' && row.text.startsWith('{\\rtf')))
    return refuse(report, 'This is an e-Sword module with RTF text, which is not read');
  const bookOf = found.table === 'verses' ? myBibleBooks(database, names) : String;
  const lines = rows.map((row) => [bookOf(row.book), row.chapter, row.verse, quoted(row.text)].join('\t'));
  return `Book\tChapter\tVerse\tText\n${lines.join('\n')}\n`;
}

function refuse(report: Report, what: string): undefined {
  report('unread-file', 0, `${what}. Export the text as USFM, OSIS or CSV.`);
}

function moduleKind(tables: ReadonlySet<string>): string {
  if (tables.has('commentaries') || tables.has('commentary')) return 'a commentary module';
  if (tables.has('dictionary')) return 'a dictionary module';
  return 'an SQLite database with other tables';
}

/** One line per verse, so that line numbers in diagnostics count verses. */
function quoted(text: Row['text']): string {
  const written = typeof text === 'string' ? text : text ? new TextDecoder().decode(text) : '';
  return `"${written.replace(/[\r\n\t]+/g, ' ').replaceAll('"', '""')}"`;
}

/**
 * MyBible numbers books in steps of ten, with gaps for the deuterocanon. Other numbers are looked up by the
 * names in the module.
 */
function myBibleBooks(database: Database, tables: ReadonlySet<string>): (number: number | string) => string {
  const table = ['books_all', 'books'].find((name) => tables.has(name));
  const rows = table
    ? database
        .query<{ number: number; name: string | null; short: string | null }, []>(
          `SELECT book_number AS number, long_name AS name, short_name AS short FROM ${table} LIMIT 1000`,
        )
        .all()
    : [];
  const names = new Map(rows.map(({ number, name, short }) => [number, name || short || '']));
  return (number) => {
    const id = myBibleIds.get(Number(number));
    const name = names.get(Number(number)) ?? '';
    return id ?? findBookId(name) ?? (name || `number ${number}`);
  };
}

/** Book numbers of the MyBible module format. Source: its documentation, "MyBible Modules Format". */
const myBibleIds: ReadonlyMap<number, string> = new Map(
  `10 GEN,20 EXO,30 LEV,40 NUM,50 DEU,60 JOS,70 JDG,80 RUT,90 1SA,100 2SA,110 1KI,120 2KI,130 1CH,140 2CH,150 EZR,160 NEH,
165 1ES,170 TOB,180 JDT,190 EST,192 ESG,220 JOB,230 PSA,240 PRO,250 ECC,260 SNG,270 WIS,280 SIR,290 ISA,300 JER,310 LAM,315 LJE,
320 BAR,325 SUS,330 EZK,340 DAN,345 BEL,350 HOS,360 JOL,370 AMO,380 OBA,390 JON,400 MIC,410 NAM,420 HAB,430 ZEP,440 HAG,450 ZEC,
460 MAL,462 1MA,464 2MA,466 3MA,467 4MA,468 2ES,470 MAT,480 MRK,490 LUK,500 JHN,510 ACT,520 ROM,530 1CO,540 2CO,550 GAL,560 EPH,
570 PHP,580 COL,590 1TH,600 2TH,610 1TI,620 2TI,630 TIT,640 PHM,650 HEB,660 JAS,670 1PE,680 2PE,690 1JN,700 2JN,710 3JN,720 JUD,
730 REV,790 MAN`
    .split(/,\s*/)
    .map((entry) => entry.split(' '))
    .map(([number, id]) => [Number(number), id!] as const),
);
