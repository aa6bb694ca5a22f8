import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { newFolder } from '../../../test/new-folder.ts';
import { samples } from '../../formats/diagnostic-pages.make.ts';
import { type CheckOptions, checkEditions } from '../check-content.ts';
import { TermUses } from './term-uses.ts';

const edition = (id: string, language: string) => ({
  ...{ id, name: id, englishName: id, language, website: '', licenseUrl: '' },
});
const header = '\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rth\n\\mt1 Ruth\n';
const book = (verses: readonly string[]) =>
  `${header}\\c 1\n\\p\n${verses.map((verse, index) => `\\v ${index + 1} ${verse}\n`).join('')}`;

async function check(files: Record<string, unknown>, options: CheckOptions = {}) {
  const found = [];
  const terms = [];
  for await (const { edition: checked, diagnostics } of checkEditions(newFolder(files), {
    ...options,
    threads: 1,
  })) {
    found.push(
      ...diagnostics.filter(({ code }) => /rendering|inconsistent-name|bad-metadata|unreadable/.test(code)),
    );
    terms.push(...(checked?.keyTerms ?? []));
  }
  return { found, terms, messages: found.map(({ message }) => message) };
}

const tagged = (verses: readonly string[], settings: object) => ({
  'translations/a/edition.json': edition('A', 'eng'),
  'translations/a/RUT.usfm': book(verses),
  'translations/a/check.json': settings,
});

describe('a key term of check.json', () => {
  test('is reported where none of its renderings is in the verse, at the word that renders it', async () => {
    const verses = [
      'They had \\w love|strong="G0026"\\w*.',
      'They were \\w loving|strong="G26"\\w* friends.',
      'They had much \\w charity|strong="G26"\\w*.',
      'They went home.',
    ];
    const { found, terms } = await check(
      tagged(verses, { keyTerms: [{ term: 'G0026', name: 'agape', renderings: ['lov*'] }] }),
    );
    expect(found).toEqual([
      expect.objectContaining({ code: 'unexpected-rendering', line: 11, column: 23, place: 'RUT 1:3' }),
    ]);
    expect(found[0]!.message).toBe(
      'RUT 1:3 has the term G26 (agape), but it is rendered “charity”. Renderings: “lov*”. Use one of them, or add the rendering to the list.',
    );
    expect(terms).toEqual([
      {
        ...{ term: 'G26', name: 'agape', verses: 3, without: ['RUT 1:3'] },
        renderings: [
          { text: 'love', verses: 1 },
          { text: 'loving', verses: 1 },
        ],
      },
    ]);
  });

  test('has learned renderings if none are listed, and is not reported if they vary', async () => {
    const verses = (...words: string[]) => [
      ...Array.from(
        { length: 12 },
        (_, index) => `The \\w peace|strong="H7965"\\w* of day ${'abcdefghijkl'[index]}.`,
      ),
      ...words.map((word) => `Then \\w ${word}|strong="H7965"\\w* came.`),
    ];
    const settings = { keyTerms: [{ term: 'H7965' }] };
    const one = await check(tagged(verses('welfare', 'peaceful'), settings));
    expect(one.messages).toEqual([
      'RUT 1:13 has the term H7965, but it is rendered “welfare”. Renderings: “peace”. Use one of them, or list the renderings of the term.',
    ]);
    const varied = await check(tagged(verses('welfare', 'wholeness', 'greeting'), settings));
    expect(varied.found).toEqual([]);
    expect(varied.terms[0]!.renderings[0]).toEqual({ text: 'peace', verses: 12 });
  });

  test('comes from an alignment, by Strong’s number or lemma', async () => {
    const aligned = (word: string) =>
      `A \\zaln-s |x-strong="c:H2617" x-lemma="חֶסֶד" x-occurrence="1" x-occurrences="1" x-content="חֶסֶד"\\*\\w ${word}|x-occurrence="1" x-occurrences="1"\\w*\\zaln-e\\*.`;
    const keyTerms = [
      { term: 'H2617', renderings: ['kindness'] },
      { term: 'חֶסֶד', renderings: ['kindness', 'loyalty'] },
    ];
    const { messages } = await check(tagged([aligned('kindness'), aligned('loyalty')], { keyTerms }));
    expect(messages).toEqual([
      expect.stringMatching(/^RUT 1:2 has the term H2617, but it is rendered “loyalty”/),
    ]);
  });

  test('comes from the original text in the content folder, in the numbering of the edition', async () => {
    const { found } = await check({
      'translations/heb/edition.json': edition('HEB', 'hbo'),
      'translations/heb/JOL.usfm':
        '\\id JOL\n\\c 3\n\\p\n\\v 1 \\w רוּחַ|strong="b:H7307"\\w*\n\\v 2 \\w רוּחַ|strong="H7307"\\w*\n',
      'translations/eng/edition.json': { ...edition('ENG', 'eng'), versification: 'eng' },
      'translations/eng/JOL.usfm':
        '\\id JOL\n\\c 2\n\\p\n\\v 28 I will pour out my spirit.\n\\v 29 I will pour out my breath.\n',
      'translations/eng/check.json': { keyTerms: 'terms.csv' },
      'translations/eng/terms.csv': 'term,name,renderings\nH7307,spirit,Spirit; Wind\n',
    });
    expect(found).toEqual([
      expect.objectContaining({ file: 'translations/eng/JOL.usfm', line: 5, place: 'JOL 2:29' }),
    ]);
    expect(found[0]!.message).toContain('none of its renderings is in the verse');
  });

  test('is in scripts without spaces, and in phrases', async () => {
    const keyTerms = [
      { term: 'G40', renderings: ['圣'] },
      { term: 'G5207', renderings: ['son of man'] },
    ];
    const verses = [
      '\\w 圣灵|strong="G40"\\w*降临',
      'the \\w Son|strong="G5207"\\w* of  Man',
      'the \\w son|strong="G5207"\\w* of mankind',
    ];
    const { messages } = await check(tagged(verses, { keyTerms }));
    expect(messages).toEqual([expect.stringMatching(/^RUT 1:3 has the term G5207/)]);
  });

  test('is not read from a list that is missing or wrong, which is reported', async () => {
    const list = async (keyTerms: unknown, files: Record<string, unknown> = {}) =>
      (await check({ ...tagged(['Words.'], { keyTerms }), ...files })).found.map(
        ({ file, line }) => `${file}:${line}`,
      );
    expect(await list('none.csv')).toEqual(['translations/a/none.csv:0']);
    expect(await list('../../secret.csv')).toHaveLength(1);
    expect(await list('t.csv', { 'translations/a/t.csv': 'number,words\nG26,love\n' })).toEqual([
      'translations/a/t.csv:1',
    ]);
    expect(await list('t.json', { 'translations/a/t.json': { terms: [{ term: 7 }] } })).toEqual([
      'translations/a/t.json:1',
    ]);
    expect(await list('t.csv', { 'translations/a/t.csv': 'term,renderings\nG26,*a*b*\n' })).toEqual([
      'translations/a/t.csv:2',
    ]);
    expect(await list([{ name: 'x' }])).toEqual(['translations/a/check.json:1']);
  });

  test('has the documented example', async () => {
    const { wrong, right } = samples['unexpected-rendering']!;
    const settings = { keyTerms: [{ term: 'H7453', renderings: ['friend'] }] };
    const place = (sample: string) => check(tagged([sample.replace('\\v 6 ', '')], settings));
    expect((await place(wrong)).found.map(({ code }) => code)).toEqual(['unexpected-rendering']);
    expect((await place(right)).found).toEqual([]);
  });

  test('is found or reported, for any text as its rendering', () => {
    const words = [{ text: 'man', terms: new Set(['H376']), at: 9 }];
    const verse = { book: 'RUT', chapter: 1, number: 1, last: 1, text: 'The man (came). *', words, at: 5 };
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (rendering) => {
        const uses = new TermUses([{ term: 'H376', renderings: [rendering] }]);
        uses.count(verse);
        uses.add(verse, verse);
        const [found] = uses.renderings();
        expect(found!.renderings.length > 0).toBe([...uses.mistakes()].length === 0);
      }),
    );
  });
});

test('a name with two spellings for one Strong’s number is reported with --key-terms', async () => {
  const name = (spelling: string) => `Then \\w ${spelling}|strong="H0458"\\w* came.`;
  const verses = [
    ...Array.from({ length: 6 }, () => name('Elimelech')),
    name('Elimelek'),
    name('Elimelechs'),
    name('Naomi'),
  ];
  expect((await check(tagged(verses, {}))).found).toEqual([]);
  const { found } = await check(tagged(verses, {}), { keyTerms: true });
  expect(found).toEqual([
    expect.objectContaining({ code: 'inconsistent-name', line: 15, column: 14, place: 'RUT 1:7' }),
  ]);
  expect(found[0]!.message).toStartWith(
    '“Elimelek” in RUT 1:7 renders H458, which is “Elimelech” in 6 other places.',
  );
});
