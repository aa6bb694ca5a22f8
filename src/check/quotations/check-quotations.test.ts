import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { compiledStarter } from '../../../test/compiled.ts';
import { newFolder } from '../../../test/new-folder.ts';
import { readDocument } from '../../../test/read-document.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { links } from '../../documents/links.ts';
import type { Library } from '../../library/library.ts';
import { ParsedDocuments } from '../../server/documents/parsed-documents.ts';
import { checkQuotations, fixQuotations } from './check-quotations.ts';
import { readHtml, readMarkdown } from './quoting-text.ts';
import { readQuotingFile } from './read-quoting-file.ts';

setDefaultTimeout(600_000);

let library: Library;
let editions: Parameters<typeof checkQuotations>[1];
beforeAll(async () => {
  ({ library } = await compiledStarter());
  const byName = new Map([['kjv', 'KJV']]);
  editions = { ids: ['KJV', 'OSHB'], byName, read: new ParsedDocuments(library).reader() };
});

const check = (text: string, read = readMarkdown) => checkQuotations(read('book.md', text), editions);
const verdicts = (text: string, read = readMarkdown) =>
  check(text, read).map(
    ({ line, column, answer }) => `${line}:${column} ${answer.verdict} ${answer.reference}`,
  );

describe('a quotation is found', () => {
  test.each([
    ['before its reference', 'He said “Jesus wept.” (John 11:35)', '1:10 exact JHN 11:35'],
    ['after its reference', 'As John 11:35 says, "Jesus wept."', '1:22 exact JHN 11:35'],
    ['in other marks', 'a\n\nb «Jesus wept» Jn 11:35, c', '3:4 exact JHN 11:35'],
    ['in a block quote with its reference', '> Jesus\n> wept. — John 11:35 KJV', '1:3 exact JHN 11:35'],
    ['before its reference and a block quote', '"Jesus wept" (John 11:35)\n\n> no', '1:2 exact JHN 11:35'],
    ['in a block quote after its reference', 'John 11:35:\n\n> "Jesus" wept.', '3:4 exact JHN 11:35'],
    ['in a block quote before its reference', '> Jesus wept.\n\n(John 11:35)', '1:3 exact JHN 11:35'],
  ])('%s', (_, text, found) => {
    expect(verdicts(text)).toEqual([found]);
  });

  test('in HTML, with entities and elements', () => {
    const text =
      '<h1>T</h1>\n<p>&ldquo;<b>J</b>esus&nbsp;wept<sup>a</sup>.&rdquo; (<a href="#">John&nbsp;11:35</a>)</p>';
    expect(verdicts(text, readHtml)).toEqual(['2:14 exact JHN 11:35']);
    const block =
      '<blockquote><p>Jesus wept.</p></blockquote>\n<p>John 11:35</p><script>"x y" (John 3:16)</script>';
    expect(verdicts(block, readHtml)).toEqual(['1:16 exact JHN 11:35']);
  });
});

test('text without a reference next to it is not a quotation', () => {
  expect(check('“Jesus laughed.” This is long. Read it in John 11:35.')).toEqual([]);
  expect(check('```\n"Jesus laughed" (John 11:35)\n```\n')).toEqual([]);
  expect(check('“word” (John 1:1)')).toEqual([]);
});

test('a named edition is the claimed one', () => {
  const [found] = check('“בראשית ברא אלהים את השמים ואת הארץ” (Genesis 1:1, KJV)');
  expect([found?.answer.verdict, found?.severity]).toEqual(['exact-in-other-edition', 'warning']);
});

test('DOCX and EPUB are read', async () => {
  const folder = newFolder();
  const write = async (name: string, files: Record<string, string>) => {
    const file = join(folder, name);
    writeFileSync(file, await zipOf(files));
    return (await readQuotingFile(file)).flatMap((text) => checkQuotations(text, editions));
  };
  const paragraph = (text: string, style = '') =>
    `<w:p><w:pPr>${style}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const word = await write('a.docx', {
    'word/document.xml': `<w:document><w:body>${paragraph('Title')}${paragraph('Jesus &amp; wept.', '<w:pStyle w:val="Quote"/>')}${paragraph('John 11:35')}</w:body></w:document>`,
  });
  expect(word.map(({ line, column, answer }) => [line, column, answer.verdict])).toEqual([[2, 1, 'exact']]);
  const book = await write('b.epub', {
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OPS/b.opf"/></rootfiles></container>',
    'OPS/b.opf':
      '<package><manifest><item id="c" href="one%20.xhtml"/></manifest><spine><itemref idref="c"/></spine></package>',
    'OPS/one .xhtml':
      '<html><body><p>“Jesus slept.” John 11:35. “Jesus said unto her, I am the resurrection, and the death” (John 11:25)</p></body></html>',
  });
  expect(
    book.map(({ file, answer }) => [file.endsWith('b.epub/OPS/one .xhtml'), answer.verdict]),
  ).toContainEqual([true, 'altered']);
  await expect(write('c.docx', { 'a.txt': '' })).rejects.toThrow('it has no word/document.xml');
  await expect(readQuotingFile(join(folder, 'none.md'))).rejects.toThrow('cannot be read');
});

test('wrong words are replaced in the source, and the rest stays', () => {
  const text =
    '<p>“In the beginnings God <i>created</i> heaven &amp; and the earth.” (Genesis 1:1 KJV)</p> “The LORD was not my shepherd; I shall not want” (Ps 23:1, KJV) “Jesus wept” (John 11:36)';
  const html = readHtml('a.html', text);
  const checked = checkQuotations(html, editions);
  const { source, fixed } = fixQuotations(html, checked);
  expect(fixed.length).toBe(2);
  expect(source).toBe(
    '<p>“In the beginning God <i>created the</i> heaven &amp; and the earth.” (Genesis 1:1 KJV)</p> “The LORD is my shepherd; I shall not want” (Ps 23:1, KJV) “Jesus wept” (John 11:36)',
  );
  const again = checkQuotations(readHtml('a.html', source), editions);
  expect(again.filter(({ severity }) => severity).map(({ answer }) => answer.verdict)).toEqual([
    'wrong-reference',
  ]);
});

test('any text can be read and fixed', () => {
  const piece = fc.constantFrom(
    '“',
    '”',
    '"',
    '> ',
    '\n',
    ' (John 3:16)',
    'Jesus wept',
    '<b>',
    '</blockquote>',
    '<blockquote>',
    '&quot;',
    '```',
    '<!--',
    'x',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 30 }), (pieces) => {
      for (const read of [readMarkdown, readHtml]) {
        const text = read('a', pieces.join(''));
        expect(text.text.length).toBe(text.source.length);
        fixQuotations(text, checkQuotations(text, editions));
      }
    }),
    { numRuns: 50 },
  );
});

describe('a book with 500 quotations and 50 errors', () => {
  interface Planted {
    readonly text: string;
    readonly isWrong: boolean;
  }

  function* bookOf(): Generator<Planted> {
    const chapters = [
      ...'GEN 1-50,PSA 1-150,PRO 1-31,ISA 1-66,MAT 1-28,JHN 1-21,ROM 1-16'.matchAll(/(\w+) 1-(\d+)/g),
    ];
    const places = chapters.flatMap(([, book, last]) =>
      Array.from({ length: Number(last) }, (_, index) => ({ book: book!, chapter: index + 1 })),
    );
    let number = 0;
    for (const { book, chapter } of [...places, ...places]) {
      const document = readDocument<{
        chapter: { content: { type: string; number?: number; text?: string }[] };
        book: { commonName: string };
      }>(library, links.simpleChapter('KJV', book, chapter));
      const verses = document.chapter.content.filter(
        ({ type, text = '' }) => type === 'verse' && text.split(' ').length > 11,
      );
      const verse = verses[(number * 7) % verses.length];
      if (!verse || number === 500) continue;
      const isWrong = number % 10 === 3;
      const words = verse.text!.replaceAll('\n', ' ').split(' ');
      const middle = words.length >> 1;
      const kind = Math.floor(number / 10) % 5;
      let claimed = verse.number!;
      if (isWrong && kind === 0) words[middle] = 'elephant';
      if (isWrong && kind === 1) words.splice(middle, 1);
      if (isWrong && kind === 2) words.splice(middle, 0, 'surely');
      if (isWrong && kind === 3)
        words.splice(middle - 2, 4, ...words.slice(middle - 2, middle + 2).reverse());
      if (isWrong && kind === 4) claimed = claimed === 1 ? 2 : claimed - 1;
      const reference = `${document.book.commonName} ${chapter}:${claimed}`;
      const quoted = number % 7 === 5 && !isWrong ? words.slice(0, middle).join(' ') : words.join(' ');
      const omitted =
        number % 11 === 4 && !isWrong
          ? `${words.slice(0, 5).join(' ')} ... ${words.slice(-5).join(' ')}`
          : quoted;
      const styles = [
        `As it is written: “${omitted}” (${reference}).`,
        `> ${omitted}\n>\n> — ${reference}, KJV`,
        `In ${reference} we read: "${omitted}"`,
        `> ${claimed} ${omitted}\n\n(${reference})`,
        `“${omitted.toUpperCase()}” – ${reference}`,
      ];
      yield { text: styles[number % styles.length]!, isWrong };
      number++;
    }
  }

  test('has all 50 reported, and no other', () => {
    const filler =
      'The reader may call this “a simple matter of the heart”, but it is more than that. In the year 1611 nobody asked.\n'.repeat(
        4,
      );
    let text = '';
    const wanted: number[] = [];
    let count = 0;
    for (const { text: paragraph, isWrong } of bookOf()) {
      text += `${filler}\n`;
      const line = text.split('\n').length;
      if (isWrong) wanted.push(line);
      text += `${paragraph}\n\n`;
      count++;
    }
    const checked = check(text);
    expect([count, wanted.length, checked.length]).toEqual([500, 50, 500]);
    const wrong = checked.filter(({ severity }) => severity !== undefined);
    expect(wrong.map(({ line }) => line)).toEqual(wanted);
  });
});
