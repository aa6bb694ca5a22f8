import type { DiagnosticCode } from '../../src/formats/diagnostic-codes.ts';

export interface BadSource {
  readonly title: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly code: DiagnosticCode;
  readonly place: string;
  readonly words?: string;
}

const genesis = '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n';
const binary = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1, 2, 3]);

function row(
  title: string,
  source: string | Uint8Array,
  code: DiagnosticCode,
  line: number,
  words?: string,
): BadSource {
  const place = `gen.usfm:${line}`;
  return { title, files: { 'gen.usfm': source }, code, place, ...(words === undefined ? {} : { words }) };
}

export const badSources: readonly BadSource[] = [
  row('an empty file', '', 'no-book-id', 1),
  row('a missing \\id', '\\h Genesis\n\\c 1\n\\p\n\\v 1 Word.\n', 'guessed-book-id', 1, 'Word.'),
  row('an \\id without a book', '\\id\n\\c 1\n\\p\n\\v 1 Word.\n', 'guessed-book-id', 1, 'Word.'),
  row('a missing \\id and a \\h of another book', '\\h Exodus\n\\c 1\n\\p\n\\v 1 Word.\n', 'no-book-id', 1),
  row('an unknown book id', '\n\\id GNS\n\\c 1\n\\p\n\\v 1 Word.\n', 'unknown-book-id', 2),
  row('a book without chapters', '\\id GEN\n\\h Genesis\n', 'no-verses', 1),
  row('verse numbers that cannot be read', `${genesis}\\v one Word.\n\\v two Word.\n`, 'no-verses', 5),
  row('no verses', `${genesis}Word.\n`, 'no-verses', 0),
  row('chapters that no book has', '\\id GEN\n\\c 1000\n\\p\n\\v 1 Word.\n', 'no-verses', 1),
  row(
    'one chapter that no book has',
    `${genesis}\\v 1 a\n\\c 1000\n\\p\n\\v 1 b\n\\c 2\n\\p\n\\v 1 c\n`,
    'bad-chapter-number',
    6,
    'a c',
  ),
  row('a range that does not ascend', `${genesis}\\v 19-18 a\n`, 'bad-verse-range', 5, 'a'),
  {
    title: 'a paragraph in a paragraph',
    files: {
      'gen.usx':
        '<usx version="3.0">\n<book code="GEN" style="id"/>\n<chapter number="1" style="c"/>\n<para style="p"><verse number="1" style="v"/>a\n<para style="q1">b</para>\nc</para>\n</usx>',
    },
    code: 'misplaced-content',
    place: 'gen.usx:5',
    words: 'a b c',
  },
  row('a binary file', binary, 'not-text', 1),
  row('UTF-32', Buffer.from([...`${genesis}\\v 1 Word.\n`].join('\0\0\0'), 'latin1'), 'not-text', 1),
  row('Latin-1 bytes', Buffer.from(`${genesis}\\v 1 El Señor.\n`, 'latin1'), 'invalid-utf8', 5, 'El Señor.'),
  row(
    'a stray Latin-1 byte in UTF-8',
    Buffer.concat([
      Buffer.from(`${genesis}\\v 1 “Señor”\n\\v 2 a `),
      Uint8Array.of(0xe9),
      Buffer.from(' b\n'),
    ]),
    'invalid-utf8',
    6,
    '“Señor” a \uFFFD b',
  ),
  row(
    'a character style that is not closed',
    `${genesis}\\v 1 a \\nd b\n\\p c\n`,
    'unclosed-marker',
    5,
    'a b c',
  ),
  row('a closing marker too many', `${genesis}\\v 1 a\\nd* b\n`, 'unmatched-closing-marker', 5, 'a b'),
  row(
    'text after a bar in a style without attributes',
    `${genesis}\\v 1 \\wj a [b|c] d\\wj* e\n`,
    'malformed-attributes',
    5,
    'a [b|c] d e',
  ),
  row('an unknown milestone', `${genesis}\\v 1 a \\blink |x="y"\\* b\n`, 'unknown-marker', 5, 'a b'),
  row(
    'a conflict of a merge',
    `${genesis}<<<<<<< HEAD\n\\v 1 a\n=======\n\\v 1 b\n>>>>>>> c\n`,
    'merge-conflict',
    5,
    'a b',
  ),
  row('a byte-order mark in a word', `${genesis}\\v 1 a\uFEFFb\n`, 'byte-order-mark-in-text', 5, 'ab'),
  row('an unclosed note', `${genesis}\\v 1 a\\f + \\ft n\n\\v 2 b\n`, 'unclosed-note', 5, 'a n b'),
  row('a backslash alone', `${genesis}\\v 1 a\n\\v 2 b \\ c\n`, 'stray-backslash', 6, 'a b \\ c'),
  row('an unknown marker', `${genesis}\\v 1 a \\blink b\\blink* c\n`, 'unknown-marker', 5, 'a b c'),
  row('\\c 0', '\\id GEN\n\\c 0\n\\p\n\\v 1 a b\n', 'bad-chapter-number', 2, 'a b'),
  row('\\c x', '\\id GEN\n\\c x\n\\p\n\\v 1 a b\n', 'bad-chapter-number', 2, 'a b'),
  row('\\c with nothing after it', '\\id GEN\n\\c\n\\p\n\\v 1 a b\n', 'bad-chapter-number', 2, 'a b'),
  row(
    'a chapter out of order',
    '\\id GEN\n\\c 2\n\\v 1 b\n\\c 1\n\\v 1 a\n',
    'chapter-out-of-order',
    4,
    'a b',
  ),
  row('a chapter twice', `${genesis}\\v 1 a\n\\c 1\n\\v 2 b\n`, 'duplicate-chapter', 6, 'a b'),
  row('\\v without number', `${genesis}\\v 1 a\n\\v b c\n`, 'bad-verse-number', 6, 'a b c'),
  row('\\v 0', `${genesis}\\v 1 a\n\\v 0 b\n`, 'bad-verse-number', 6, 'a b'),
  row('\\v at the end of the file', `${genesis}\\v 1 a\n\\v`, 'bad-verse-number', 6, 'a'),
  row('a verse twice', `${genesis}\\v 1 a\n\\v 1 b\n`, 'duplicate-verse', 6, 'a b'),
  row('a verse out of order', `${genesis}\\v 2 a\n\\v 1 b\n`, 'verse-out-of-order', 6, 'a b'),
  row('a verse before \\c', '\\id GEN\n\\p\n\\v 1 a\n\\c 1\n\\v 2 b\n', 'missing-chapter-marker', 3, 'a b'),
  {
    title: 'two files for one book',
    files: { 'a.usfm': `${genesis}\\v 1 a b\n`, 'b.usfm': `${genesis}\\v 1 c d\n` },
    code: 'duplicate-book',
    place: 'b.usfm:1',
    words: 'a b',
  },
  {
    title: 'a binary file beside a good one',
    files: { 'exo.usfm': binary, 'gen.usfm': `${genesis}\\v 1 a b\n` },
    code: 'not-text',
    place: 'exo.usfm:1',
    words: 'a b',
  },
];
