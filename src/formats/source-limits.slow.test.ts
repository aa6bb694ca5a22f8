import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../../test/long-tests.ts';
import { readCommentary } from './commentary/read-commentary.ts';
import { readCrossReferences } from './cross-references/read-cross-references.ts';
import { readEntities } from './entities/read-entities.ts';
import { findSourceBooks } from './find-source-books.ts';
import { mebibyte, sourceLimits, unlessTooLarge } from './source-limits.ts';
import { readTimings } from './timings/read-timings.ts';

const { chapter, book } = sourceLimits;
/** Texts at a higher limit take a second each, so only long runs read them. */
const many = isLong ? Number.POSITIVE_INFINITY : 100_000;

type Row = readonly [what: string, limit: number, text: (count: number) => string, told: string];

const usfm = '\\id GEN\n\\c 1\n\\p\n\\v 1 ';
const repeated = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join('');
const verses = (count: number) => repeated(count, (n) => `\\v ${(n % 999) + 1} a\n`);

const inChapters = (count: number, perChapter: number, piece: string) =>
  `\\id GEN\n${repeated(Math.ceil(count / perChapter), (n) => `\\c ${n + 1}\n\\p\n\\v 1 a${piece.repeat(Math.min(perChapter, count - n * perChapter))}\n`)}`;

const ofScripture: readonly Row[] = [
  [
    'verses in a chapter',
    chapter.verses,
    (n) => `\\id GEN\n\\c 1\n\\p\n${verses(n)}`,
    'Chapter 1 has more than 1,000 verses',
  ],
  [
    'notes in a chapter',
    chapter.notes,
    (n) => `${usfm}a${'\\f + \\ft b\\f*'.repeat(n)}`,
    'Chapter 1 has more than 5,000 notes',
  ],
  [
    'lines in a chapter',
    chapter.lines,
    (n) => `${usfm}a\n${'\\q1 b\n'.repeat(n - 1)}`,
    'Chapter 1 has more than 10,000 paragraphs',
  ],
  [
    'words in a chapter',
    chapter.words,
    (n) => `${usfm}${'\\w a|strong="H1"\\w* '.repeat(n)}`,
    'Chapter 1 has more than 20,000 annotated words',
  ],
  [
    'notes in a book',
    book.notes,
    (n) => inChapters(n, 4000, '\\f + \\ft b\\f*'),
    'The book has more than 50,000 notes',
  ],
  [
    'words in a book',
    book.words,
    (n) => inChapters(n, 20_000, '\\w a|strong="H1"\\w* '),
    'The book has more than 300,000 annotated words',
  ],
  [
    'characters in a note',
    sourceLimits.noteLength,
    (n) => `${usfm}a\\f + \\ft ${'b'.repeat(n)}\\f*`,
    'This note has more than 100,000 characters',
  ],
  [
    'styles inside each other',
    sourceLimits.nesting,
    (n) => `${usfm}${'\\+nd '.repeat(n)}a`,
    'The nesting is deeper than 500 styles',
  ],
  [
    'characters in the names of a book',
    sourceLimits.nameLength,
    (n) => `\\id GEN\n\\h ${'a'.repeat(n)}\n\\c 1\n\\p\n\\v 1 a\n`,
    'The names and titles of the book have more than 2,000 characters',
  ],
  [
    'books in a file',
    sourceLimits.books,
    (n) => '\\id GEN\n\\c 1\n\\p\n\\v 1 a\n'.repeat(n),
    'The file has more than 200 books',
  ],
  [
    'books in a file of USFX',
    sourceLimits.books,
    (n) => `<usfx>${'<book id="GEN"><c id="1"/><p><v id="1"/>a</p></book>'.repeat(n)}</usfx>`,
    'The file has more than 200 books',
  ],
  [
    'elements of Zefania inside each other',
    sourceLimits.nesting,
    (n) =>
      `<XMLBIBLE biblename="A"><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">${'<DIV>'.repeat(n - 4)}a${'</DIV>'.repeat(n - 4)}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`,
    'The nesting is deeper than 500 elements',
  ],
  [
    'brackets inside each other in what the public API serves',
    sourceLimits.nesting,
    (n) =>
      `{"translation":{},"books":[{"id":"GEN","x":${'['.repeat(n - 1)}${']'.repeat(n - 1)},"chapters":[{"chapter":{"number":1,"content":[{"type":"verse","number":1,"content":["a"]}]}}]}]}`,
    'The nesting is deeper than 500 brackets',
  ],
  [
    'objects and texts in a book that the public API serves',
    sourceLimits.jsonItems,
    (n) =>
      `{"translation":{},"books":[{"id":"GEN","chapters":[{"chapter":{"number":1,"content":[{"type":"verse","number":1,"content":["a"]}]}}],"x":[${'0,'.repeat(n - 14)}0]}]}`,
    'The JSON has more than 1,000,000 objects and texts',
  ],
  [
    'brackets inside each other in a notebook',
    sourceLimits.nesting,
    (n) =>
      `{"cells":[{"languageId":"html","value":"a","metadata":{"id":"GEN 1:1"},"x":${'['.repeat(n - 1)}${']'.repeat(n - 1)}}]}`,
    'The nesting is deeper than 500 brackets',
  ],
  [
    'elements inside each other',
    sourceLimits.nesting,
    (n) =>
      `<usx version="3.0"><book code="GEN" style="id"/><chapter number="1"/><para style="p">${'<ms>'.repeat(n - 2)}${'</ms>'.repeat(n - 2)}</para></usx>`,
    'The nesting is deeper than 500 elements',
  ],
  [
    'objects and texts in USJ',
    sourceLimits.jsonItems,
    (n) =>
      `{"type":"USJ","content":[{"type":"book","marker":"id","code":"GEN"},{"type":"para","content":[${'{},'.repeat(n - 4)}{}]}]}`,
    'The file has more than 1,000,000 objects and texts',
  ],
];

function read(text: string) {
  const found: { readonly at: number; readonly message: string }[] = [];
  const report = (code: string, at: number, message: string) => {
    if (code === 'too-large') found.push({ at, message });
  };
  const books = unlessTooLarge(() => findSourceBooks(text, report)) ?? [];
  const isRead = books
    .map((source) => unlessTooLarge(() => source.read()))
    .every((result) => result !== undefined);
  return { found, isRead: isRead && books.length > 0 };
}

test('the books of a file count together', () => {
  const book = (id: string) => `\\id ${id}\n${repeated(10, (n) => `\\c ${n + 1}\n\\p\n${verses(999)}`)}`;
  const ids = ['GEN', 'EXO', 'LEV', 'NUM', 'DEU', 'JOS', 'JDG', 'RUT', '1SA', '2SA'];
  expect(read(ids.map(book).join(''))).toEqual({ found: [], isRead: true });
  const { found } = read([...ids, '1KI'].map(book).join(''));
  expect(found[0]!.message).toStartWith('The file has more than 100,000 verses');
});

describe('limits of a scripture source:', () => {
  test.each(ofScripture)('%s', (_, limit, text, told) => {
    if (limit <= many) expect(read(text(limit))).toEqual({ found: [], isRead: true });
    const { found, isRead } = read(text(limit + 1));
    expect(isRead).toBe(false);
    expect(found).toHaveLength(1);
    expect(found[0]!.message).toStartWith(told);
    expect(found[0]!.at).toBeGreaterThan(0);
  });
});

const file = (name: string, text: string) => [{ file: name, bytes: new TextEncoder().encode(text) }];

const ofTables: readonly (readonly [
  ...Row,
  read: (text: string) => {
    readonly content?: unknown;
    readonly diagnostics: readonly { readonly code: string; readonly message: string }[];
  },
])[] = [
  [
    'rows of a commentary',
    sourceLimits.tableRows,
    (n) => `Book,Chapter,Verse,Text\n${'GEN,1,1,a\n'.repeat(n - 1)}`,
    'The table has more than 200,000 rows',
    (text) => readCommentary(file('a.csv', text)),
  ],
  [
    'characters in a row',
    sourceLimits.rowLength,
    (n) => `Book,Chapter,Verse,Text\nGEN,1,1,${'a'.repeat(n - 8)}\n`,
    'This row has more than 1,000,000 characters',
    (text) => readCommentary(file('a.csv', text)),
  ],
  [
    'items of a list of study notes',
    sourceLimits.tableRows,
    (n) =>
      `[${'{"index_reference":"01001001","content":"a"},'.repeat(n - 1)}{"index_reference":"01001001","content":"a"}]`,
    'The list has more than 200,000 items',
    (text) => readCommentary(file('a.json', text)),
  ],
  [
    'profiles',
    sourceLimits.entities,
    (n) => `[${'{"subject":"a","content":"b"},'.repeat(n - 1)}{"subject":"a","content":"b"}]`,
    'There are more than 25,000 profiles',
    (text) => readCommentary(file('a.json', text)),
  ],
  [
    'entries of IMP',
    sourceLimits.tableRows,
    (n) => '$$$Genesis 1:1\na\n'.repeat(n),
    'The file has more than 200,000 entries',
    (text) => readCommentary(file('a.imp', text)),
  ],
  [
    'characters of what introduces a book',
    sourceLimits.introductionLength,
    (n) => `Book,Chapter,Verse,Text\nGEN,,,${'a'.repeat(n)}\n`,
    'The introduction of GEN has more than 200,000 characters',
    (text) => readCommentary(file('a.csv', text)),
  ],
  [
    'people',
    sourceLimits.entities,
    (n) => `personLookup,name\n${repeated(n, (index) => `p${index},a\n`)}`,
    'There are more than 25,000 people',
    (text) => readEntities(file('people.csv', text)),
  ],
];

describe('limits of other sources:', () => {
  test.each(ofTables)('%s', (_, limit, text, told, readText) => {
    if (limit <= many) {
      const within = readText(text(limit));
      expect(within.diagnostics.filter(({ code }) => code === 'too-large')).toEqual([]);
      expect(within.content).toBeDefined();
    }
    const beyond = readText(text(limit + 1));
    expect(beyond.content).toBeUndefined();
    const found = beyond.diagnostics.filter(({ code }) => code === 'too-large');
    expect(found).toHaveLength(1);
    expect(found[0]!.message).toStartWith(told);
  });

  test('rows of a table of cross references', () => {
    // Unreadable rows count too, and are fast to read; the first row is a header
    const text = 'a\tb\n'.repeat(sourceLimits.crossReferences + 2);
    const { diagnostics } = readCrossReferences(file('a.tsv', text));
    expect(diagnostics.filter(({ code }) => code === 'too-large')).toMatchObject([
      {
        line: sourceLimits.crossReferences + 2,
        message: expect.stringMatching(/^The table has more than 3,000,000 rows/),
      },
    ]);
  });

  test('characters in a file of timings', () => {
    const codes: string[] = [];
    const text = `[${' '.repeat(sourceLimits.timingsLength)}]`;
    expect(readTimings({ name: 'a.json', text, translationId: 'T' }, (code) => codes.push(code))).toEqual([]);
    expect(codes).toEqual(['too-large']);
  });
});

test('docs/operations.md has every limit', () => {
  const docs = readFileSync(join(import.meta.dir, '../../docs/operations.md'), 'utf8');
  const table = docs.slice(docs.indexOf('## Limits of a build'), docs.indexOf('## Exit codes'));
  const numbers = Object.values(sourceLimits).flatMap((limit) =>
    typeof limit === 'number' ? [limit] : Object.values(limit),
  );
  const shown = numbers.map((limit) =>
    limit % mebibyte === 0 ? `${limit / mebibyte} MiB` : limit.toLocaleString('en'),
  );
  expect(shown.filter((limit) => !table.includes(limit))).toEqual([]);
});
