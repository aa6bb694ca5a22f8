import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compileContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { writeSmallContent } from '../../test/small-content/small-content.ts';
import { editionJson } from '../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../test/write-files.ts';
import type { Library } from '../library/library.ts';
import { answerFrom, QuestionError } from './question.ts';
import { questions } from './questions.ts';

setDefaultTimeout(60_000);

const other = {
  'translations/other/edition.json': {
    ...editionJson('OTHER', 'Other Bible'),
    licenseNotes: 'Notes on the licence.',
    licenseNotice: 'The notice to show.',
  },
  'translations/linked/edition.json': {
    ...editionJson('LINKED', 'Linked Bible'),
    licenseNotice: 'From https://example.org/a and//or b',
  },
  'translations/linked/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 At first.\n',
  'translations/other/GEN.usfm':
    '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 At first \\w God|strong="H430"\\w* made light.\n\\v 2 Empty and dark.\n',
};

let library: Library;
beforeAll(async () => {
  ({ library } = await compileContent((content) => {
    writeSmallContent(content);
    writeFiles(content, other);
  }));
});

const read = (path: string) => (library.peek(path) ? readDocument<object>(library, path) : undefined);

function answer(name: keyof typeof questions, parameters: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(parameters).toString();
  return answerFrom(questions[name](query, undefined), read);
}

// biome-ignore lint/suspicious/noExplicitAny: each question has its own members
function json(name: keyof typeof questions, parameters: Readonly<Record<string, string>>): any {
  return JSON.parse(answer(name, parameters).body);
}

function faultOf(name: keyof typeof questions, parameters: Readonly<Record<string, string>>) {
  try {
    answer(name, parameters);
  } catch (error) {
    if (error instanceof QuestionError) return error.fault;
    throw error;
  }
  throw new Error('The question has an answer.');
}

const licence = 'https://creativecommons.org/publicdomain/zero/1.0/';

describe('a passage', () => {
  test('has the verses of each edition next to each other, with their attributions', () => {
    expect(json('passage', { ref: 'Gen 1:1', in: 'SMALL,OTHER' })).toEqual({
      references: ['GEN 1:1'],
      numbering: expect.any(String),
      passages: [
        {
          reference: 'GEN 1:1',
          label: 'Genesis 1:1',
          editions: [
            {
              translation: 'SMALL',
              reference: 'GEN 1:1',
              label: 'Genesis 1:1',
              verses: [
                {
                  book: 'GEN',
                  chapter: 1,
                  verse: 1,
                  text: 'In the beginning God created the heavens and the earth.',
                },
              ],
            },
            {
              translation: 'OTHER',
              reference: 'GEN 1:1',
              label: 'Genesis 1:1',
              verses: [{ book: 'GEN', chapter: 1, verse: 1, text: 'At first God made light.' }],
            },
          ],
        },
      ],
      attributions: [
        { edition: 'SMALL', text: 'Public domain.', licenseUrl: licence },
        { edition: 'OTHER', text: 'The notice to show.', licenseUrl: licence },
      ],
      next: null,
    });
  });

  test('has headings, footnotes and words on request', () => {
    const plain = json('passage', { ref: 'Ps 3; Mt 5', in: 'SMALL' });
    expect(JSON.stringify(plain)).not.toMatch(/"(?:headings|footnotes|words)":/);
    const [psalm, matthew] = json('passage', {
      ref: 'Ps 3; Mt 5',
      in: 'SMALL',
      include: 'headings,footnotes,words',
    }).passages.map((passage: { editions: { verses: object[] }[] }) => passage.editions[0]!.verses);
    expect(psalm).toMatchObject([
      { verse: 0, text: 'A Psalm of David.', footnotes: [{ offset: 17, text: 'When he fled', caller: 'a' }] },
      { verse: 1, poem: [{ level: 1 }, { level: 2 }] },
      { verse: 2, endVerse: 3, headings: [{ offset: 39, text: 'The Answer' }] },
    ]);
    expect(matthew).toMatchObject([
      { words: [{ start: 0, end: 6, strongs: ['G3708'], lemma: 'ὁράω' }, { strongs: ['G3793'] }] },
      { wordsOfJesus: [{ start: 0, end: 22 }, { start: 32 }], footnotes: [{ text: 'Or to them' }] },
    ]);
  });

  test('rejects a repeated parameter, and says if it may have several values', () => {
    const hintOf = (query: string) => {
      const ask = () => answerFrom(questions.passage(query, undefined), read);
      expect(ask).toThrow('appears twice');
      try {
        ask();
      } catch (error) {
        return (error as QuestionError).fault.hint;
      }
    };
    expect(hintOf('ref=Gen+1&in=SMALL&in=OTHER')).toBe('Separate several values with commas.');
    expect(hintOf('ref=Gen+1&in=SMALL&format=text&format=json')).toBe('Write it once.');
  });

  test('is also text, HTML and USFM', () => {
    expect(answer('passage', { ref: 'Gen 1:2-2:1', in: 'SMALL', format: 'text' })).toEqual({
      mediaType: 'text/plain',
      body: `And the earth was formless, and dark.

And God said, “Let there be light”;
and there was light.

So the heavens were finished.

Genesis 1:2-2:1 (SMALL)

Public domain.
`,
      isCacheable: true,
    });
    expect(
      answer('passage', { ref: 'Gen 1:2', in: 'SMALL', format: 'text', numbers: 'true' }).body,
    ).toStartWith('2 And the earth');
    const html = answer('passage', {
      ref: 'Ps 3',
      in: 'SMALL',
      format: 'html',
      include: 'headings,footnotes',
    });
    expect(html.mediaType).toBe('text/html');
    expect(html.body).toContain('<p class="title">A Psalm of David.<sup class="note">1</sup></p>');
    expect(html.body).toContain('<p class="poem-2">that trouble me!</p>');
    expect(html.body).toContain('<h3 class="heading">The Answer</h3>');
    expect(html.body).toContain('<li>When he fled</li>');
    expect(answer('passage', { ref: 'Ps 3', in: 'SMALL', format: 'usfm' }).body).toBe(`\\id PSA SMALL Psalms 3
\\rem Public domain.
\\c 3
\\d A Psalm of David.
\\q1 \\v 1 Lord, how they are increased
\\q2 that trouble me!
\\q1 \\v 2-3 There is no help for him in God. Selah
\\q1 But you are a shield.
`);
  });

  test('has only translations with text as text, HTML and USFM, whose attributions keep their addresses', () => {
    const only = (format: string) => answer('passage', { ref: 'Mt 5', in: 'SMALL,OTHER', format }).body;
    for (const format of ['text', 'html', 'usfm']) {
      expect(only(format)).toContain('Public domain.');
      expect(only(format)).not.toMatch(/OTHER|The notice to show|\n\n\n/);
    }
    const [rem] = /\\rem .*/.exec(answer('passage', { ref: 'Gen 1:1', in: 'LINKED', format: 'usfm' }).body)!;
    expect(rem).toBe('\\rem From https://example.org/a and/or b');
    expect(json('passage', { ref: 'Mt 5', in: 'SMALL,OTHER' }).passages[0].editions[1]).toMatchObject({
      translation: 'OTHER',
      verses: [],
    });
  });

  test('is rejected with a code, the parameter and the position of the fault', () => {
    expect(faultOf('passage', { ref: 'Gen 9', in: 'SMALL' })).toMatchObject({
      code: 'chapter_not_found',
      parameter: 'ref',
      editions: ['SMALL'],
    });
    expect(faultOf('passage', { ref: 'Gen 1:1; xx', in: 'SMALL' })).toMatchObject({
      code: 'bad_reference',
      parameter: 'ref',
      at: 9,
      understood: 'GEN 1:1',
    });
    expect(faultOf('passage', { ref: 'Gen 1', in: 'NONE' })).toMatchObject({
      code: 'translation_not_found',
      parameter: 'in',
      editions: ['NONE'],
    });
    expect(faultOf('passage', { ref: 'Gen 1', in: 'SMALL', numbers: 'true' })).toMatchObject({
      code: 'bad_parameter',
      parameter: 'numbers',
    });
    expect(faultOf('passage', { ref: 'Gen 1', in: 'SMALL', colour: 'red' })).toMatchObject({
      code: 'bad_parameter',
    });
  });
});

const allOf = (parameters: Readonly<Record<string, string>>) =>
  json('search', { ...parameters, match: 'all' });

describe('a search', () => {
  test('returns the verses of each edition with counts, marks and attributions', () => {
    expect(allOf({ q: 'god', in: 'SMALL,OTHER' })).toEqual({
      query: { words: ['god'], understood: 'god' },
      reference: null,
      total: 4,
      editions: [
        {
          translation: 'SMALL',
          total: 3,
          books: [
            { book: 'GEN', count: 2 },
            { book: 'PSA', count: 1 },
          ],
        },
        { translation: 'OTHER', total: 1, books: [{ book: 'GEN', count: 1 }] },
      ],
      notIndexed: [],
      unsearched: 0,
      results: [
        {
          translation: 'SMALL',
          book: 'GEN',
          chapter: 1,
          verse: 1,
          text: 'In the beginning God created the heavens and the earth.',
          marks: [[17, 20]],
        },
        {
          translation: 'SMALL',
          book: 'GEN',
          chapter: 1,
          verse: 3,
          text: 'And God said, “Let there be light”;\nand there was light.',
          marks: [[4, 7]],
        },
        {
          translation: 'SMALL',
          book: 'PSA',
          chapter: 3,
          verse: 2,
          endVerse: 3,
          text: 'There is no help for him in God. Selah\nBut you are a shield.',
          marks: [[28, 31]],
        },
        {
          translation: 'OTHER',
          book: 'GEN',
          chapter: 1,
          verse: 1,
          text: 'At first God made light.',
          marks: [[9, 12]],
        },
      ],
      attributions: [
        { edition: 'SMALL', text: 'Public domain.', licenseUrl: licence },
        { edition: 'OTHER', text: 'The notice to show.', licenseUrl: licence },
      ],
      next: null,
    });
  });

  test('can be restricted to books and continued', () => {
    expect(allOf({ q: 'god', in: 'SMALL', books: 'Ps' })).toMatchObject({
      total: 1,
      results: [{ book: 'PSA' }],
    });
    const parameters = { q: 'the', in: 'SMALL,OTHER', limit: '4' };
    const all: object[] = [];
    for (let next: string | null = new URLSearchParams(parameters).toString(); next; ) {
      const page = allOf(Object.fromEntries(new URLSearchParams(next)));
      expect(page.total).toBe(6);
      all.push(...page.results);
      next = page.next;
    }
    expect(all).toEqual(allOf({ q: 'the', in: 'SMALL,OTHER' }).results);
    expect(all).toHaveLength(6);
    const sorted = allOf({ q: 'the', in: 'SMALL', limit: '1', sort: 'relevance' });
    expect(sorted.results).toMatchObject([{ book: 'GEN', chapter: 1, verse: 1 }]);
  });

  test('finds other verses after those with all words, unless only these are wanted', () => {
    const { total, more, results } = json('search', { q: 'god light heavens', in: 'SMALL' });
    expect([total, more]).toEqual([0, { forms: 0, some: results.length, otherWordings: 0 }]);
    expect(results[0]).toMatchObject({ match: 'some' });
    expect(allOf({ q: 'god light heavens', in: 'SMALL' }).results).toEqual([]);
  });

  test('suggests an indexed word for a misspelled one', () => {
    expect(allOf({ q: 'gods', in: 'SMALL' })).toMatchObject({
      total: 0,
      results: [],
      attributions: [],
      didYouMean: [{ term: 'god', verses: 3, query: 'god' }],
    });
    expect(allOf({ q: 'god', in: 'SMALL' })).not.toContainKey('didYouMean');
    expect(allOf({ q: 'gods\0', in: 'SMALL' }).didYouMean).toEqual([
      { term: 'god', verses: 3, query: 'god ' },
    ]);
    expect(allOf({ q: 'gods*', in: 'SMALL' })).not.toContainKey('didYouMean');
  });

  test('lists the renderings of a Strong’s number', () => {
    const { renderings, results } = allOf({ q: 'strong:G3793', in: 'SMALL' });
    expect(renderings).toEqual([
      { translation: 'SMALL', of: 'strong:G3793', renderings: [{ words: 'crowds', count: 1 }], others: 0 },
    ]);
    expect(results).toMatchObject([{ book: 'MAT', marks: [[11, 17]] }]);
    expect(allOf({ q: 'crowds', in: 'SMALL' })).not.toContainKey('renderings');
  });

  test('recognizes a reference in words, and finds the words too', () => {
    const { reference, passage, total } = json('search', { q: 'genesis one one', in: 'SMALL' });
    expect([reference, passage?.passages.length, total]).toEqual(['GEN 1:1', 1, 0]);
    expect(json('search', { q: 'the one', in: 'SMALL' }).reference).toBeNull();
  });

  test('says what to do without a translation', () => {
    for (const parameters of [{ q: 'god' }, { q: 'god', in: ' ,' }] as Record<string, string>[]) {
      expect(() => json('search', parameters)).toThrow('"in" is missing or empty.');
    }
  });

  test('recognizes a reference', () => {
    expect(json('search', { q: 'Gen 1:1', in: 'SMALL' }).reference).toBe('GEN 1:1');
  });
});

test('a word has its occurrences with their renderings', () => {
  expect(json('word', { number: 'G3708', in: 'SMALL' })).toMatchObject({
    number: 'G3708',
    occurrences: {
      total: 1,
      renderings: [{ translation: 'SMALL', renderings: [{ words: 'seeing', count: 1 }], others: 0 }],
      results: [{ book: 'MAT', chapter: 5, verse: 1, marks: [[0, 6]] }],
    },
    attributions: [{ edition: 'SMALL' }],
    next: null,
  });
});

test('a random verse is not cacheable, and is from the requested books', () => {
  const found = answer('random', { in: 'SMALL', books: 'Tobit' });
  expect(found.isCacheable).toBe(false);
  expect(JSON.parse(found.body).references).toEqual(['TOB 1:1']);
  expect(faultOf('random', { in: 'SMALL', books: 'Hezekiah' })).toMatchObject({ parameter: 'books' });
});

test.each(['search', 'random'] as const)('%s rejects a range of books that ends before it begins', (name) => {
  const rest = name === 'search' ? { q: 'god' } : {};
  const fault = faultOf(name, { ...rest, in: 'SMALL', books: 'MAT-GEN' });
  expect(fault).toMatchObject({
    code: 'bad_parameter',
    parameter: 'books',
    hint: expect.stringContaining('MAT-JHN'),
  });
  expect(fault.message).toContain('ends before it begins');
});

test.each([
  ['passage', 'numbering', { ref: 'Gen 1', numbering: 'org,eng' }],
  ['passage', 'format', { ref: 'Gen 1', format: 'json,text' }],
  ['search', 'sort', { q: 'god', sort: 'canon,relevance' }],
  ['search', 'match', { q: 'god', match: 'all,best' }],
] as const)('%s rejects several values of "%s"', (name, parameter, parameters) => {
  expect(faultOf(name, { ...parameters, in: 'SMALL' })).toMatchObject({
    code: 'bad_parameter',
    parameter,
    message: `"${parameter}" has 2 values; it accepts one.`,
  });
});

test('an empty scope is the default, like other empty parameters', () => {
  const found = answer('search', { q: 'god', in: 'SMALL' });
  const { next: _, ...others } = json('search', { q: 'god', in: 'SMALL', scope: '', sort: '', limit: '' });
  expect({ ...others, next: null }).toEqual(JSON.parse(found.body));
});

test('a word is explained for one number', () => {
  expect(faultOf('word', { number: 'H1035+H1036' })).toMatchObject({
    code: 'bad_parameter',
    parameter: 'number',
    message: `"H1035+H1036" is 2 Strong's numbers; "number" accepts one.`,
    hint: expect.stringContaining('"q"'),
  });
});
