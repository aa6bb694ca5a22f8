import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { checkSourceFiles } from '../../check/check-file.ts';
import { fileDiagnostic } from '../diagnostic.ts';
import { inOwnFile, joinChapterFiles } from './join-chapter-files.ts';

const encoder = new TextEncoder();
const join = (files: Readonly<Record<string, string>>) =>
  joinChapterFiles(Object.entries(files).map(([file, text]) => ({ file, bytes: encoder.encode(text) })));
const texts = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(join(files).sources.map(({ file, bytes }) => [file, new TextDecoder().decode(bytes)]));

test('files with other chapters of a book are joined by chapter, with one line end between them', () => {
  const files = {
    'a/RUT2.usfm': '\ufeff\\id RUT\n\\c 2\n\\v 1 two',
    'a/RUT0.usfm': '\\id Ruth\r\n\\h Ruth\r\n',
    'a/RUT10.usfm': '\\id rut\n\\c 3\n\\c 4\n',
    'a/GEN.usfm': '\\id GEN\n\\c 1\n',
  };
  expect(texts(files)).toEqual({
    'a/GEN.usfm': files['a/GEN.usfm'],
    'a/RUT0.usfm to RUT10.usfm':
      '\\id Ruth\r\n\\h Ruth\r\n\\id RUT\n\\c 2\n\\v 1 two\n\\id rut\n\\c 3\n\\c 4\n',
  });
});

test.each([
  [
    'USX',
    (chapter: number, title: string) =>
      `<?xml version="1.0"?>\r\n<usx version="3.0">\n<book code="RUT" style="id">Ruth</book>\n<para style="mt1">${title}</para>\n<chapter number="${chapter}" style="c"/>\n<para style="p"><verse number="1" style="v"/>Verse ${chapter}\ufffd</para>\n</usx>`,
  ],
  [
    'USJ',
    (chapter: number, title: string) =>
      JSON.stringify(
        {
          type: 'USJ',
          content: [
            { type: 'book', marker: 'id', code: 'RUT', content: ['Ruth'] },
            { type: 'para', marker: 'mt1', content: [title] },
            { type: 'chapter', marker: 'c', number: `${chapter}` },
            {
              type: 'para',
              marker: 'p',
              content: [{ type: 'verse', number: '1' }, `Verse ${chapter}\ufffd`],
            },
          ],
          version: '3.1',
        },
        undefined,
        1,
      ),
  ],
  [
    'USFM',
    (chapter: number, title: string) =>
      `\\id RUT\n\\mt1 ${title}\n\\c ${chapter}\n\\p\n\\v 1 Verse ${chapter}\ufffd\n`,
  ],
])('files of %s have the chapters and the title of one book, and each finding its place', (_format, text) => {
  const files = ['Ruth', 'Ruth, second chapter', 'Ruth 3'].map((title, index) => ({
    file: `RUT_${index + 1}`,
    bytes: encoder.encode(text(index + 1, title)),
  }));
  const { books, diagnostics } = checkSourceFiles(files, { language: 'eng' });
  const chapters = books.map((book) =>
    book.chapters.map(({ blocks }) => blocks.map((block) => 'content' in block && block.content)),
  );
  expect(chapters).toMatchObject([
    [[{ text: 'Verse 1\ufffd' }], [{ text: 'Verse 2\ufffd' }], [{ text: 'Verse 3\ufffd' }]],
  ]);
  const found = diagnostics.filter(({ code }) => code === 'unreadable-character');
  const lines = text(1, '').split('\ufffd')[0]!.split('\n');
  const place = { line: lines.length, column: lines.at(-1)!.length + 1 };
  expect(found).toMatchObject(files.map(({ file }) => ({ file, ...place })));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual(
    found.filter(({ severity }) => severity === 'error'),
  );
});

test.each([
  ['with a common chapter', '\\id RUT\n\\c 1\n\\c 2\n', '\\id RUT\n\\c 2\n'],
  ['with chapters between those of the other', '\\id RUT\n\\c 1\n\\c 3\n', '\\id RUT\n\\c 2\n'],
  ['without chapters', '\\id RUT\n\\h Ruth\n', '\\id RUT\n\\mt Ruth\n'],
  ['of several books', '\\id RUT\n\\c 1\n', '\\id JON\n\\c 2\n'],
  ['without an id', '\\c 1\n', '\\c 2\n'],
  ['in other formats', '{"a": "\\\\id RUT \\\\c 1"}', '{"a": "\\\\id RUT \\\\c 2"}'],
])('files %s are not joined', (_title, a, b) => {
  expect(texts({ a, b })).toEqual({ a, b });
});

test('a copy, a file with the name of another book and one in another encoding stay as they are', () => {
  const files = {
    'RUT1.usfm': '\\id RUT\n\\c १\n',
    'RUT2.usfm': '\\id RUT\n\\c २\n',
    'RUT2 (copy).usfm': '\\id RUT\n\\c 2\n',
    'JON3.usfm': '\\id RUT\n\\c 3\n',
    'part 4.usfm': '\\id RUT\n\\h Jonah\n\\c 4\n',
    'part 5.usfm': '\\id RUT\n\\mt1 Ruth\n\\c 5\n',
  };
  const { 'RUT1.usfm': one, 'RUT2.usfm': two, 'part 5.usfm': five, ...others } = files;
  expect(texts(files)).toEqual({ ...others, 'RUT1.usfm to part 5.usfm': `${one}${two}${five}` });
});

test('files that are not all in UTF-8 are not joined', () => {
  const latin = Uint8Array.from('\\id RUT\n\\c 2\n\\v 1 \xe9', (letter) => letter.charCodeAt(0));
  const files = [
    { file: 'a', bytes: encoder.encode('\\id RUT\n\\c 1\n') },
    { file: 'b', bytes: latin },
  ];
  expect(joinChapterFiles(files).sources).toEqual(files);
});

const line = fc.constantFrom('\\p', '\\v 1 Words.', '\\q1 Words', '', 'words');
const chapters = fc.array(fc.array(line, { maxLength: 5 }), { minLength: 2, maxLength: 6 });

test('each line of a joined file has its place in its own file', () => {
  fc.assert(
    fc.property(chapters, fc.constantFrom('\n', '\r\n', '\r'), (bodies, end) => {
      const files = bodies.map((lines, index) => ['\\id RUT', `\\c ${index + 1}`, ...lines].join(end));
      const { sources, joined } = join(Object.fromEntries(files.map((text, index) => [`${index}`, text])));
      expect(sources).toHaveLength(1);
      const { file } = sources[0]!;
      const found = new TextDecoder()
        .decode(sources[0]!.bytes)
        .split(/\r\n|\n|\r/)
        .slice(0, -1);
      for (const [index, text] of found.entries()) {
        const own = inOwnFile({ ...fileDiagnostic('not-text', file, ''), line: index + 1 }, joined);
        expect(files[Number(own.file)]!.split(end)[own.line - 1]).toBe(text);
      }
      expect(inOwnFile(fileDiagnostic('not-text', file, ''), joined).file).toBe('0');
    }),
  );
});
