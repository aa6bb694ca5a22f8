import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { compiledStarter, onceInARun } from '../../../test/compiled.ts';
import { isLong } from '../../../test/long-tests.ts';
import { newFolder } from '../../../test/new-folder.ts';
import { readDocument } from '../../../test/read-document.ts';
import { writeStarterChapters } from '../../../test/starter-chapters.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { links } from '../../documents/links.ts';
import type { Library } from '../../library/library.ts';
import { ParsedDocuments } from '../../server/documents/parsed-documents.ts';
import { checkQuotations, fixQuotations } from './check-quotations.ts';
import { readHtml, readMarkdown } from './quoting-text.ts';
import { readQuotingFile } from './read-quoting-file.ts';

setDefaultTimeout(600_000);

const chaptersUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
/** The quoted chapters. Long tests compile the whole Bibles, in which words occur in more places. */
const lastChapters: Readonly<Record<string, number>> = isLong
  ? { GEN: 50, PSA: 150, PRO: 31, ISA: 66, MAT: 28, JHN: 21, ROM: 16 }
  : { GEN: 10, PSA: 30, JHN: 21, ROM: 16 };
const quoted = Object.fromEntries(
  Object.entries(lastChapters).map(([book, last]) => [book, chaptersUpTo(last)]),
);
const compiled = isLong
  ? compiledStarter
  : onceInARun('quoted-chapters', (content) => writeStarterChapters(content, { ...quoted, Gen: [1] }));

let library: Library;
let editions: Parameters<typeof checkQuotations>[1];
beforeAll(async () => {
  ({ library } = await compiled());
  const byName = new Map([['kjv', 'KJV']]);
  const languages = new Map([
    ['KJV', 'eng'],
    ['OSHB', 'hbo'],
  ]);
  editions = { ids: ['KJV', 'OSHB'], byName, languages, read: new ParsedDocuments(library).reader() };
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
    ['in single marks', '‘Jesus wept’ (John 11:35), as the disciples’ friend', '1:2 exact JHN 11:35'],
    ['in straight single marks', "The 6\" rule: 'Jesus wept' (John 11:35)", '1:15 exact JHN 11:35'],
    ['in emphasis', '**"Jesus wept."** (*John* 11:35)', '1:4 exact JHN 11:35'],
    [
      'before a link',
      '“Jesus wept.” ([John 11:35](https://a.example/of/jhn/11/35/and/more/words))',
      '1:2 exact JHN 11:35',
    ],
    [
      'before a sentence about another',
      'See John 11:35, “Jesus wept.” In John 3:16 we read more.',
      '1:18 exact JHN 11:35',
    ],
    ['with a changed initial', '“[T]he LORD is my shepherd” (Ps 23:1)', '1:2 partial PSA 23:1'],
    ['with a note', '“Jesus wept”[^a], and\n\n> he wept\n\n[^a]: See John 11:35.', '1:2 exact JHN 11:35'],
    ['in a block quote with a note', '> Jesus wept.[^1]\n\n[^1]: John 11:35, KJV', '1:3 exact JHN 11:35'],
  ])('%s', (_, text, found) => {
    expect(verdicts(text)).toEqual([found]);
  });

  test('in each part of a block quote', () => {
    const after = '> Jesus wept. — John 11:35 (KJV)\n>\n> The LORD is my shepherd. — Psalm 23:1 (KJV)';
    expect(verdicts(after)).toEqual(['1:3 exact JHN 11:35', '3:3 partial PSA 23:1']);
    const before =
      '> John 11:35: Jesus wept.\n> Ps 23:1: The LORD is my shepherd.\n\nPs 23:1 says “Jesus wept.”';
    expect(verdicts(before)).toEqual([
      '1:15 exact JHN 11:35',
      '2:12 partial PSA 23:1',
      '4:15 wrong-reference JHN 11:35',
    ]);
  });

  test('in HTML, in a cell, with verse numbers, and with a note', () => {
    const cell = '<tr><td>“Jesus wept.”</td><td>John 11:35</td></tr><tr><td>“Jesus left”</td></tr>';
    expect(verdicts(`<table>${cell}</table>`, readHtml)).toEqual(['1:17 exact JHN 11:35']);
    expect(verdicts('<p>“<b>35</b>Jesus wept.” (<i>John</i> 11:35)</p>', readHtml)).toEqual([
      '1:8 exact JHN 11:35',
    ]);
    const note =
      '<p>“Jesus wept.”<a href="#n"><sup>1</sup></a></p><p id="n"><a href="#r">1</a>. John 11:35</p>';
    expect(verdicts(note, readHtml)).toEqual(['1:5 exact JHN 11:35']);
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

describe('each quotation is compared with the reference that belongs to it', () => {
  const love = 'For God so loved the world';
  const light = 'Let there be light';
  const both = ['exact JHN 11:35', 'partial JHN 3:16'];

  test.each([
    [`See Ps 23:1. “${love}” (John 3:16)`, ['partial JHN 3:16']],
    [`Ps 23:1 and others: “${love}” (John 3:16)`, ['partial JHN 3:16']],
    [`“Jesus wept.” John 3:16: “${love}”`, ['partial JHN 3:16']],
    [`John 11:35: “Jesus wept.” John 3:16: “${love}”`, both],
    [`John 11:35, “Jesus wept.”, John 3:16, “${love}”`, both],
    [`“Jesus wept”, John 11:35, “${love}”, John 3:16`, both],
    [`John 11:35 says, “Jesus wept.” And as John 3:16 says: “${love}”`, both],
    [`“Jesus wept” (John 11:35) and “${love}” (John 3:16)`, both],
    [`> Jesus wept.\n\nJohn 11:35\n\n> ${love}\n\n(John 3:16)`, both],
    [`“Jesus wept” (John 11:35; compare Ps 23:1), and “my own words”`, ['exact JHN 11:35']],
    [`John 3:16 has “${love} ‘${light}’ (Gen 1:3) he”`, ['altered JHN 3:16', 'partial GEN 1:3']],
  ])('%s', (text, found) => {
    expect(check(text).map(({ answer }) => `${answer.verdict} ${answer.reference}`)).toEqual(found);
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

test('the words of a translation that is not in the library are not corrected', () => {
  const text = '“In the beginning God formed the heaven and the earth.” (Genesis 1:1 NIV)';
  const only = { ...editions, ids: ['KJV'] };
  const read = readMarkdown('a.md', text);
  const checked = checkQuotations(read, only);
  expect(checked.map(({ rule, severity }) => [rule, severity])).toEqual([['unknown-translation', 'warning']]);
  expect(fixQuotations(read, checked).source).toBe(text);
  const right = '“Jesus wept.” (John 11:35 NIV) “Jesus wept.” (JOHN 11:35 IN CAPITALS)';
  expect(check(right).map(({ severity }) => severity)).toEqual([undefined, undefined]);
});

test('the verses of the reference are shown if no edition has the words', () => {
  const [found] = check('“Weep with great sadness” (John 11:35)');
  expect(found).toMatchObject({
    rule: 'not-found',
    claimed: { label: 'John 11:35', edition: 'KJV', text: 'Jesus wept.' },
  });
});

test('references are read in the languages of the translations, and the language used most comes first', () => {
  const hebrew = '“בראשית ברא אלהים את השמים ואת הארץ” (בראשית 1:1)';
  const found = check(`${hebrew} and ${hebrew}, “Jesus wept” (John 11:35)`);
  expect(found.map(({ answer }) => [answer.verdict, answer.edition])).toEqual([
    ['exact', 'OSHB'],
    ['exact', 'OSHB'],
    ['exact', 'KJV'],
  ]);
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
  const note = await write('note.docx', {
    'word/document.xml': `<w:document><w:p w:id="1"/>${paragraph('“Jesus wept.”</w:t><w:footnoteReference w:id="2"/><w:t> More.')}</w:document>`,
    'word/footnotes.xml': `<w:footnotes><w:footnote w:type="a" w:id="2">${paragraph('John 11:35')}</w:footnote></w:footnotes>`,
  });
  expect(note.map(({ line, column, answer }) => [line, column, answer.verdict])).toEqual([[2, 2, 'exact']]);
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
    const places = Object.entries(quoted).flatMap(([book, chapters]) =>
      chapters.map((chapter) => ({ book, chapter })),
    );
    let number = 0;
    for (const { book, chapter } of Array.from({ length: 8 }, () => places).flat()) {
      const document = readDocument<{
        chapter: { content: { type: string; number?: number; text?: string }[] };
        book: { commonName: string };
      }>(library, links.simpleChapter('KJV', book, chapter));
      const verses = document.chapter.content.filter(
        ({ type, text = '' }) => type === 'verse' && text.split(' ').length > 11,
      );
      const verse = verses[(number * 7) % verses.length];
      if (number === 500) return;
      if (!verse) continue;
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

describe('a reference to a verse that does not exist', () => {
  const rulesOf = (text: string) => check(text).map(({ rule, severity }) => `${severity} ${rule}`);

  test.each([
    ['with the words of a verse', '“Jesus wept.” (John 31:35)'],
    ['in a chapter that exists', '“Jesus wept.” (John 11:99)'],
    ['with words that no verse has', '“Purple elephants fly over seven kettles.” (John 99:1)'],
    ['next to a translation that the library does not have', '“Purple elephants fly.” (John 99:1, NIV)'],
  ])('is wrong %s', (_what, text) => {
    expect(rulesOf(text)).toEqual(['error wrong-reference']);
  });

  test('does not hide the right one next to it, and is not a quantity', () => {
    expect(rulesOf('“Jesus wept.” (John 11:35; 31:4)')).toEqual(['undefined exact']);
    expect(rulesOf('In Numbers 603,550 are “able to go”.')).toEqual([]);
    expect(rulesOf('See John 99. “Jesus wept.” (John 11:35)')).toEqual(['undefined exact']);
  });
});
