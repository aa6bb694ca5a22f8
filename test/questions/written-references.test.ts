import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { createClient } from '../../client/src/create-client.ts';
import { languages } from '../../client/src/languages.ts';
import { completions, findReferences, readReference } from '../../client/src/written.ts';
import {
  parsedReferenceSchema,
  referencesInProseSchema,
  suggestAnswerSchema,
} from '../../src/documents/openapi/written-answer-schema.ts';
import { compiledStarter } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

setDefaultTimeout(600_000);

let served: ServedLibrary;
beforeAll(async () => {
  served = await serveLibrary((await compiledStarter()).library);
});
afterAll(() => served.stop());

async function ask(name: string, parameters: Record<string, string>) {
  const response = await fetch(`${served.url}/api/x/${name}?${new URLSearchParams(parameters)}`);
  return { status: response.status, answer: await response.json() };
}

async function find(text: string, language?: string) {
  const { status, answer } = await ask('references', { text, ...(language ? { language } : {}) });
  expect([text.slice(0, 80), status]).toEqual([text.slice(0, 80), 200]);
  const found = referencesInProseSchema.parse(answer);
  for (const each of found) expect(text.slice(each.start, each.end)).toBe(each.text);
  return found;
}

const texts = async (text: string, language?: string) =>
  (await find(text, language)).map((each) => [each.text, each.references.join('; '), each.label]);

describe('references in a text', () => {
  test('are found with their offsets, also after characters outside the basic plane', async () => {
    const text = '📖 God is love (1 John 4:8), as in John 3:16-18.';
    expect(await find(text, 'eng')).toEqual([
      { start: 16, end: 26, text: '1 John 4:8', references: ['1JN 4:8'], label: '1 John 4:8' },
      { start: 35, end: 47, text: 'John 3:16-18', references: ['JHN 3:16-18'], label: 'John 3:16-18' },
    ]);
  });

  test('a list that shares one name is one place', async () => {
    expect(await texts('Rom 8:28, 31; 9:1f. See Gen 1:3; 2:4ff and Ps 23; John 1:1.')).toEqual([
      ['Rom 8:28, 31; 9:1f.', 'ROM 8:28; ROM 8:31; ROM 9:1-2', 'Romans 8:28; Romans 8:31; Romans 9:1-2'],
      ['Gen 1:3; 2:4ff', 'GEN 1:3; GEN 2:4-end', 'Genesis 1:3; Genesis 2:4-end'],
      ['Ps 23', 'PSA 23', 'Psalms 23'],
      ['John 1:1', 'JHN 1:1', 'John 1:1'],
    ]);
  });

  test('without a language, names in all languages are found', async () => {
    expect(await texts('Römer 8,28; Juan 3:16; От Иоанна 3:16; 요한복음 3:16; 约翰福音 3:16')).toMatchObject([
      [expect.any(String), 'ROM 8:28', expect.any(String)],
      [expect.any(String), 'JHN 3:16', expect.any(String)],
      [expect.any(String), 'JHN 3:16', expect.any(String)],
      [expect.any(String), 'JHN 3:16', expect.any(String)],
      [expect.any(String), 'JHN 3:16', expect.any(String)],
    ]);
  });

  test.each(['en', 'EN', 'English'])('the language may be %p', async (language) => {
    expect(await find('Rom 8:28', language)).toEqual(await find('Rom 8:28', 'eng'));
  });

  test('the language decides what a short name and a comma mean', async () => {
    expect((await texts('Ri 4, 5 und Hiob 3, 2', 'deu')).map(([, reference]) => reference)).toEqual([
      'JDG 4:5',
      'JOB 3:2',
    ]);
    expect(await texts('Ri 4, 5 und 6')).toEqual([]);
    expect(await texts('Juan 3:16', 'deu')).toEqual([]);
  });

  test('there are none in a text without references', async () => {
    expect(await texts('In 1999 there were 3:1 odds, and no. 5 won.')).toEqual([]);
  });

  test('a text of 8 kB is read, a longer one is rejected with its size', async () => {
    const cyrillic = 'От Иоанна 3:16 '.repeat(400).slice(0, 4500);
    const bytes = new TextEncoder().encode(cyrillic).length;
    expect(bytes).toBeLessThanOrEqual(8192);
    expect((await find(cyrillic, 'rus')).length).toBeGreaterThan(250);
    const { status, answer } = await ask('references', { text: 'a'.repeat(8193) });
    expect([status, answer.error.code, answer.error.parameter]).toEqual([400, 'bad_parameter', 'text']);
    expect(answer.error.message).toContain('8193');
  });

  test.each([{}, { text: ' ' }, { text: 'a', language: 'Klingon' }, { text: 'a', language: 'xyz' }])(
    'a wrong question is a 400 with a hint: %o',
    async (parameters) => {
      const { status, answer } = await ask('references', parameters as Record<string, string>);
      expect([status, answer.error.code]).toEqual([400, 'bad_parameter']);
      expect(answer.error.hint).not.toBe('');
    },
  );

  test('every text has an answer whose offsets fit', async () => {
    const part = fc.constantFrom(
      ...[
        'John',
        '1',
        '3:16',
        ' ',
        ';',
        ', ',
        '-',
        '\u{1F600}',
        'Röm',
        'ff',
        '(',
        ')',
        '章',
        'Ps',
        '\n',
        '9',
      ],
    );
    const prose = fc.array(fc.oneof(part, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(prose, async (parts) => {
        const text = parts.join('').toWellFormed();
        if (text.trim() === '' || new TextEncoder().encode(text).length > 8192) return;
        const found = await find(text);
        const bounds = found.flatMap(({ start, end }) => [start, end]);
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });
});

describe('one reference', () => {
  const parse = async (ref: string, language?: string) => {
    const { status, answer } = await ask('parse', { ref, ...(language ? { language } : {}) });
    expect([ref, status]).toEqual([ref, 200]);
    return parsedReferenceSchema.parse(answer);
  };

  test('has its notations, its parts and its label in the language', async () => {
    expect(await parse('1. Joh 4,8-10', 'deu')).toEqual({
      reference: '1JN 4:8-10',
      label: '1 John 4,8-10',
      osis: '1John.4.8-1John.4.10',
      id: '1JN.4.8-1JN.4.10',
      from: { book: '1JN', chapter: 4, verse: 8 },
      to: { book: '1JN', chapter: 4, verse: 10 },
      edition: null,
    });
  });

  test('may be in any language, and names an edition', async () => {
    expect((await parse('Juan 3:16')).reference).toBe('JHN 3:16');
    expect(await parse('John 3:16 KJV')).toMatchObject({ reference: 'JHN 3:16', edition: 'KJV' });
    expect((await parse('Gen')).from).toEqual({ book: 'GEN' });
  });

  test.each([
    ['John 3:16; Rom 8', 11],
    ['', 0],
    ['Frodo 3:16', 0],
    ['John 3:x', 6],
  ])('"%s" is a 400 with the position of the error', async (ref, at) => {
    const { status, answer } = await ask('parse', { ref });
    expect([status, answer.error.code, answer.error.parameter]).toEqual([400, 'bad_reference', 'ref']);
    expect(answer.error.at).toBe(at);
  });
});

describe('suggestions', () => {
  const suggest = async (parameters: Record<string, string>) => {
    const { status, answer } = await ask('suggest', parameters);
    expect([parameters, status]).toEqual([parameters, 200]);
    return suggestAnswerSchema.parse(answer);
  };

  test('are passages for a name with numbers, also an unfinished one', async () => {
    expect((await suggest({ q: 'ruth 2', in: 'KJV' })).passages).toEqual([
      { reference: 'RUT 2', label: 'Ruth 2' },
    ]);
    expect((await suggest({ q: 'ruth 2:', in: 'KJV' })).passages[0]?.reference).toBe('RUT 2');
    const { passages } = await suggest({ q: 'jo 3:16' });
    expect(passages.map(({ reference }) => reference)).toContain('JHN 3:16');
    expect(passages.map(({ reference }) => reference)).toContain('JOB 3:16');
    expect((await suggest({ q: 'joe 4' })).passages.map(({ reference }) => reference)).toEqual([]);
  });

  test('are books and words of the translation', async () => {
    const { books, words } = await suggest({ q: 'ru', in: 'KJV' });
    expect(books[0]).toEqual({ id: 'RUT', name: 'Ruth' });
    expect(words.map(({ term }) => term)).toContain('ruler');
    expect((await suggest({ q: 'my peo', in: 'KJV' })).words[0]).toMatchObject({
      term: 'people',
      query: 'my people',
    });
    expect((await suggest({ q: 'e', in: 'KJV', limit: '1' })).books.length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['jo', '', 'Joshua, Job, Joel, Jonah, John, 1 John, 2 John, 3 John'],
    ['ma', '', 'Malachi, Matthew, Mark, Micah'],
    ['re', '', 'Revelation'],
    ['ki', '', '1 Kings, 2 Kings'],
    ['1 jo', '', '1 John'],
    ['john', '', 'John, 1 John, 2 John, 3 John'],
    ['kor', 'deu', '1 Corinthians, 2 Corinthians'],
    ['ap', 'spa', 'Revelation'],
    ['ев', 'rus', 'Matthew, Mark, Luke, John, Hebrews'],
  ])('for %p in the language %p are the books whose names begin so: %s', async (q, language, names) => {
    const { books } = await suggest({ q, limit: '9', ...(language ? { language } : {}) });
    expect(books.map(({ name }) => name).join(', ')).toBe(names);
  });

  test('are lexicon entries with their attribution', async () => {
    const { entries, attributions } = await suggest({ q: 'hesed' });
    expect(entries[0]).toMatchObject({ id: 'H2617', lemma: expect.any(String) });
    expect(attributions.map(({ edition }) => edition)).toContain(entries[0]!.lexicon);
    expect((await suggest({ q: 'H430' })).entries[0]?.id).toBe('H430');
  });

  test('know names in all languages', async () => {
    expect((await suggest({ q: 'Psalmen' })).books.map(({ id }) => id)).toContain('PSA');
    expect((await suggest({ q: 'Psalmen', language: 'deu' })).books.map(({ id }) => id)).toContain('PSA');
  });

  test.each([
    { q: '' },
    { q: 'a'.repeat(201) },
    { q: 'a', limit: '21' },
    { q: 'a', in: 'KJV', language: 'eng' },
  ])('a wrong question is a 400: %o', async (parameters) => {
    const { status, answer } = await ask('suggest', parameters as Record<string, string>);
    expect([status, answer.error.code]).toEqual([400, 'bad_parameter']);
  });
});

test('the client gives the same answers from documents', async () => {
  const live = createClient({ baseUrl: served.url });
  const { ask: _, ...documents } = live;
  const prose = 'Römer 8,28; Ruth 1:16, 17 und Juan 3:16';
  const both = async <Answer>(question: (source: typeof documents) => Promise<Answer>) => {
    const answer = await question(documents);
    expect(answer).toEqual(await question(live));
    return answer;
  };
  expect(await both((source) => findReferences(source, prose, { languages }))).toHaveLength(3);
  await both((source) => findReferences(source, prose, { languages, language: 'eng' }));
  await both((source) => readReference(source, '1. Kor 13', { languages, language: 'deu' }));
  await both((source) => completions(source, 'ruth 2', { languages, in: 'KJV' }));
  await both((source) => completions(source, 'hesed', { languages, limit: 3 }));
  expect(readReference(documents, 'John 3:x')).rejects.toMatchObject({ code: 'bad_reference', at: 6 });
});
