import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { PassageAnswer } from '../../client/src/documents.ts';
import { numberingData as numberingOfDocuments } from '../../client/src/numbering-of-documents.ts';
import { passageAnswerSchema } from '../../src/documents/openapi/passage-answer-schema.ts';
import type { Library } from '../../src/library/library.ts';
import type { NumberingData } from '../../src/questions/edition.ts';
import { type FoundPassages, findPassages, type PassageQuestion } from '../../src/questions/passage.ts';
import { answerFrom } from '../../src/questions/question.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { refused, spellings } from '../../src/references/spellings.fixture.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { compiledStarter } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';

let served: ServedLibrary;
let library: Library;

beforeAll(async () => {
  ({ library } = await compiledStarter());
  served = await serveLibrary(library);
});

afterAll(() => served.stop());

function ask(question: string, parameters: Record<string, string>, options?: RequestInit): Promise<Response> {
  return fetch(`${served.url}/api/x/${question}?${new URLSearchParams(parameters)}`, options);
}

async function passages(parameters: Record<string, string>): Promise<PassageAnswer> {
  const response = await ask('passage', parameters);
  expect([parameters, response.status]).toEqual([parameters, 200]);
  // The schema rejects members that are not in the OpenAPI document
  return passageAnswerSchema.parse(await response.json()) as PassageAnswer;
}

async function error(parameters: Record<string, string>) {
  const response = await ask('passage', parameters);
  const body = (await response.json()) as { error: Record<string, unknown> };
  return { status: response.status, ...body.error };
}

describe('A passage over HTTP', () => {
  test('has the verses as the chapter has them, and where they are', async () => {
    const {
      passages: found,
      references,
      next,
      attributions,
    } = await passages({ ref: 'Jn 3,16-17', in: 'KJV' });
    expect(references).toEqual(['JHN 3:16-17']);
    expect(next).toBeNull();
    expect(attributions).toMatchObject([{ edition: 'KJV' }]);
    const document = await fetch(`${served.url}/api/KJV/JHN/3.simple.json`);
    const { chapter } = (await document.json()) as {
      chapter: { content: { number?: number; text?: string }[] };
    };
    const texts = [16, 17].map(
      (number) => chapter.content.find((item) => item.number === number)?.text ?? '',
    );
    const [edition] = found[0]!.editions;
    expect(edition).toMatchObject({ translation: 'KJV', reference: 'JHN 3:16-17', label: 'John 3:16-17' });
    expect(edition!.verses.map(({ book, chapter: of, verse, text }) => [book, of, verse, text])).toEqual([
      ['JHN', 3, 16, texts[0]!],
      ['JHN', 3, 17, texts[1]!],
    ]);
  });

  test('has the text below the last verse of a letter unless it ends with that verse', async () => {
    const versesOf = async (ref: string) =>
      (await passages({ ref, in: 'KJV' })).passages[0]!.editions[0]!.verses.map(({ verse }) => verse);
    expect(await versesOf('Romans 16:26-27')).toEqual([26, 27]);
    expect(await versesOf('Romans 16:26-end')).toEqual([26, 27, 0]);
    expect((await versesOf('Romans 16')).slice(-2)).toEqual([27, 0]);
    expect(await versesOf('Romans 16:27-1 Corinthians 1:1')).toEqual([27, 0, 1]);
  });

  test('is found by every spelling that the parser reads', async () => {
    const notThere = new Set(['PS2', 'SIR 1:1', 'WIS 7', '1MA 2', 'TOB']);
    const shortened = new Map([['DAN 3:24-90', 'DAN 3:24-30']]);
    for (const [usfm, ...written] of spellings.eng!) {
      for (const ref of written) {
        const response = await ask('passage', { ref, in: 'KJV' });
        if (notThere.has(usfm)) expect([ref, response.status]).toEqual([ref, 404]);
        else
          expect([ref, ((await response.json()) as PassageAnswer).references?.join('; ')]).toEqual([
            ref,
            shortened.get(usfm) ?? usfm,
          ]);
      }
    }
  });

  test('is rejected with the position of the fault', async () => {
    for (const [, ...written] of refused) {
      for (const [ref, at] of written) {
        expect(await error({ ref, in: 'KJV' })).toMatchObject({
          status: 400,
          code: 'bad_reference',
          parameter: 'ref',
          at,
        });
      }
    }
  });

  test('that is longer than an answer is read on, without a verse twice or left out', async () => {
    const read: string[] = [];
    let next: string | null = 'Ps 100-119; Ruth 4:1-end; Gen 1:30 - 3:end; Jude';
    for (let round = 0; next !== null; round++) {
      expect(round).toBeLessThan(5);
      const answer: PassageAnswer = await passages({ ref: next, in: 'KJV' });
      for (const { editions } of answer.passages)
        for (const { book, chapter, verse } of editions[0]!.verses) read.push(`${book} ${chapter}:${verse}`);
      next = answer.next;
    }
    expect(new Set(read).size).toBe(read.length);
    const numbered = read.filter((place) => !place.endsWith(':0'));
    const rest = 22 + 2 + 25 + 24 + 25;
    const psalms = [5, 8, 28, 22, 35, 45, 48, 43, 13, 31, 7, 10, 10, 9, 8, 18, 19, 2, 29, 176];
    expect(numbered.length).toBe(psalms.reduce((sum, count) => sum + count) + rest);
    expect(read).toContain('PSA 101:0');
  });

  test('that is read on has every verse of other numberings exactly once', () => {
    const documents = new ParsedDocuments(library).reader();
    const find = (question: Omit<PassageQuestion, 'referenceData'>) =>
      answerFrom(findPassages({ ...question, referenceData: allReferenceData }), documents);
    const cases = [
      { ref: 'PSA 1-20; JOL; MAL 3-4; NEH 3-4; 1CH 5-6', editions: ['KJV', 'OSHB'] },
      { ref: 'PSA 1-20; JOL; MAL; NEH 3-4; GEN 31-32', editions: ['OSHB', 'KJV'] },
      // 1SA 20:42 of the KJV is 20:42, verse 287 of these, and 21:1 in Hebrew: an answer may not end between them
      { ref: '1SA 13-21', editions: ['OSHB', 'KJV'], maxVerses: 287 },
      { ref: 'PSA 8-12; JOL', editions: ['KJV', 'OSHB'], numbering: 'lxx' },
      { ref: 'PSA 8-12; ISA 8-9', editions: ['OSHB', 'KJV'], numbering: 'vul' },
    ] as const;
    for (const each of cases) {
      const { maxVerses = 7, ...question } = { maxVerses: undefined, ...each };
      const answers: FoundPassages[] = [];
      for (let ref: string | null = question.ref; ref !== null; ref = answers.at(-1)!.next) {
        answers.push(find({ ...question, ref, limits: { maxVerses } }));
      }
      for (const column of [0, 1]) {
        const versesIn = (all: readonly FoundPassages[]) =>
          all
            .flatMap(({ passages: found }) => found.flatMap(({ editions }) => editions[column]!.verses))
            .map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);
        expect(versesIn(answers)).toEqual(versesIn([find(question)]));
      }
    }
  });

  test('has the same verses without the tables of versifications, from the documents of the editions', () => {
    const documents = new ParsedDocuments(library).reader();
    const verses = (ref: string, editions: readonly string[], numbering: NumberingData) =>
      answerFrom(
        findPassages({ ref, editions, referenceData: { ...allReferenceData, numbering } }),
        documents,
      ).passages.map((passage) =>
        passage.editions.map((each) =>
          each.verses.map(({ book, chapter, verse, content }) => [book, chapter, verse, content]),
        ),
      );
    for (const editions of [
      ['KJV', 'OSHB'],
      ['OSHB', 'KJV'],
    ])
      for (const ref of ['PSA 1-20', 'PSA 51', 'JOL 2-3', 'MAL 3-4', 'NEH 3-4', '1CH 6', 'GEN 31:50-32:5'])
        expect([ref, verses(ref, editions, numberingOfDocuments)]).toEqual([
          ref,
          verses(ref, editions, allReferenceData.numbering!),
        ]);
    const named = () =>
      answerFrom(
        findPassages({
          ref: 'PSA 8',
          editions: ['KJV'],
          numbering: 'vul',
          referenceData: { ...allReferenceData, numbering: numberingOfDocuments },
        }),
        documents,
      );
    expect(named).toThrow('Only the numbering of the translation is available.');
  });

  test('that does not exist is rejected with what exists', async () => {
    expect(await error({ ref: 'John 22:1', in: 'KJV' })).toMatchObject({
      status: 404,
      code: 'chapter_not_found',
      hint: 'John has 21 chapters.',
    });
    expect(await error({ ref: 'John 3:37', in: 'KJV' })).toMatchObject({
      status: 404,
      code: 'verse_not_found',
      hint: 'John 3 ends with verse 36.',
    });
    expect(await error({ ref: 'Tobit 1', in: 'KJV' })).toMatchObject({ status: 404, code: 'book_not_found' });
    expect(await error({ ref: 'John 3', in: 'kjx' })).toMatchObject({
      status: 404,
      code: 'translation_not_found',
      parameter: 'in',
    });
    expect(await error({ ref: 'Rev 1 - Gen 2', in: 'KJV' })).toMatchObject({
      status: 400,
      code: 'bad_reference',
    });
  });

  test('is asked for with the parameters there are', async () => {
    expect(await error({ ref: 'John 3' })).toMatchObject({
      status: 400,
      code: 'bad_parameter',
      parameter: 'in',
    });
    expect(await error({ ref: 'John 3', in: 'KJV', what: '1' })).toMatchObject({
      code: 'bad_parameter',
      parameter: 'what',
    });
    expect(await error({ ref: 'John 3', in: 'KJV', format: 'xml' })).toMatchObject({
      code: 'bad_parameter',
      parameter: 'format',
    });
    expect(await error({ ref: 'John 3', in: 'KJV', include: 'notes' })).toMatchObject({
      code: 'bad_parameter',
      parameter: 'include',
    });
    expect(await error({ ref: Array(51).fill('John 3:16').join(';'), in: 'KJV' })).toMatchObject({
      code: 'bad_parameter',
      parameter: 'ref',
    });
    const twice = await fetch(`${served.url}/api/x/passage?ref=John&ref=Mark&in=KJV`);
    expect(await twice.json()).toMatchObject({ error: { code: 'bad_parameter', parameter: 'ref' } });
    const broken = await fetch(`${served.url}/api/x/passage?ref=%ff&in=KJV`);
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: 'bad_parameter' } }]);
  });

  test('is next to the text of another edition', async () => {
    const { passages: found, attributions } = await passages({
      ref: 'Gen 1:1-2',
      in: 'KJV,OSHB',
      include: 'words',
    });
    const [kjv, oshb] = found[0]!.editions;
    expect(kjv!.verses.map(({ verse }) => verse)).toEqual([1, 2]);
    expect(oshb!.verses.map(({ verse }) => verse)).toEqual([1, 2]);
    expect(oshb!.verses[0]).toMatchObject({
      words: [{ start: 0, strongs: ['H7225'] }, {}, {}, {}, {}, {}, {}],
    });
    expect(attributions.map(({ edition }) => edition)).toEqual(['KJV', 'OSHB']);
    const { passages: john } = await passages({ ref: 'John 3:16', in: 'KJV,OSHB' });
    expect(john[0]!.editions[1]).toMatchObject({ translation: 'OSHB', verses: [] });
  });

  test('says the same in each edition, however that numbers its verses', async () => {
    const beside = async (ref: string, editions: string, numbering?: string) => {
      const { passages: found } = await passages({ ref, in: editions, ...(numbering ? { numbering } : {}) });
      return found[0]!.editions.map(({ reference, verses }) => [reference, verses.map(({ verse }) => verse)]);
    };
    expect(await beside('Ps 3:1-2', 'KJV,OSHB')).toEqual([
      ['PSA 3:1-2', [1, 2]],
      ['PSA 3:2-3', [2, 3]],
    ]);
    expect(await beside('Ps 3:1', 'OSHB,KJV')).toEqual([
      ['PSA 3:1', [1]],
      ['PSA 3:0', [0]],
    ]);
    expect(await beside('Mal 4:1', 'KJV,OSHB')).toEqual([
      ['MAL 4:1', [1]],
      ['MAL 3:19', [19]],
    ]);
    expect(await beside('Joel 2:28-3:1', 'KJV,OSHB')).toEqual([
      ['JOL 2:28-3:1', [28, 29, 30, 31, 32, 1]],
      ['JOL 3:1-4:1', [1, 2, 3, 4, 5, 1]],
    ]);
    expect(await beside('Mal 3:19', 'KJV,OSHB', 'org')).toEqual([
      ['MAL 4:1', [1]],
      ['MAL 3:19', [19]],
    ]);
    expect(await beside('Ps 9:22', 'KJV', 'vul')).toEqual([['PSA 10:1', [1]]]);
    expect(await beside('Ps 3', 'KJV,OSHB')).toEqual([
      ['PSA 3', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
      ['PSA 3', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ]);
    const { numbering } = await passages({ ref: 'Ps 3', in: 'OSHB' });
    expect(numbering).toBe('org');
    expect(await error({ ref: 'John 3', in: 'KJV', numbering: 'kjv' })).toMatchObject({
      code: 'bad_parameter',
    });
    expect(await error({ ref: 'Mal 4:1', in: 'KJV', numbering: 'org' })).toMatchObject({
      status: 404,
      code: 'verse_not_found',
    });
  });

  test('is available as text, HTML and USFM', async () => {
    const text = await (await ask('passage', { ref: 'Ps 117', in: 'KJV', format: 'text' })).text();
    expect(text).toStartWith('O praise the LORD, all ye nations: praise him, all ye people. For his');
    expect(text).toContain('Psalms 117 (KJV)');
    const html = await ask('passage', { ref: 'Gen 1:1', in: 'KJV,OSHB', format: 'html' });
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await html.text()).toContain('<article class="edition" data-edition="OSHB" lang="hbo" dir="rtl">');
    const usfm = await ask('passage', { ref: 'Ps 3:1; John 3:16', in: 'KJV', format: 'usfm' });
    expect(await usfm.text()).toMatch(/^\\id PSA KJV .*\n(?:\\rem .*\n)+\\c 3\n\\p \\v 1 LORD, how are they/);
  });

  test('is cached by its tag, and sent in the coding that the client accepts', async () => {
    const asked = { ref: 'John 3', in: 'KJV' };
    const plain = await ask('passage', asked, { headers: { 'Accept-Encoding': 'identity' } });
    const gzip = await ask('passage', asked, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(await plain.text()).toBe(await gzip.text());
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const etag = gzip.headers.get('etag')!;
    expect(etag).not.toBe(plain.headers.get('etag'));
    const again = await ask('passage', asked, {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': etag },
    });
    expect([again.status, again.headers.get('etag'), again.headers.get('content-type')]).toEqual([
      304,
      etag,
      null,
    ]);
    const head = await ask('passage', asked, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    const post = await ask('passage', asked, { method: 'POST' });
    expect(post.status).toBe(405);
  });

  test('any input gets an answer or an error', async () => {
    const ref = fc.oneof(
      fc.constantFrom('John 3', 'Ps 119', 'Gen 1:1-Rev 22'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    const editions = fc.oneof(fc.constantFrom('KJV', 'KJV,OSHB'), fc.string({ maxLength: 20 }));
    const other = fc.constantFrom(
      '',
      '&include=words',
      '&include=headings,footnotes&format=html',
      '&format=usfm',
      '&format=text',
      '&%',
    );
    await fc.assert(
      fc.asyncProperty(ref, editions, other, async (written, ids, more) => {
        const query = `ref=${encodeURIComponent(written.toWellFormed())}&in=${encodeURIComponent(ids)}${more}`;
        const response = await fetch(`${served.url}/api/x/passage?${query}`);
        expect(`${response.status} ${query}`).toMatch(/^(?:200|400|404) /);
        if (response.status !== 200) expect(await response.json()).toHaveProperty('error.message');
      }),
      { numRuns: 150 },
    );
  });
});

describe('A random verse', () => {
  test('is drawn from at most 50 names of books, and a repeated name counts once', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `Book ${index}`);
    const tooMany = await ask('random', { in: 'KJV', books: names.join() });
    expect(tooMany.status).toBe(400);
    expect(await tooMany.json()).toMatchObject({
      error: {
        code: 'bad_parameter',
        parameter: 'books',
        message: '"books" has 51 names; the maximum is 50.',
      },
    });
    expect((await ask('random', { in: 'KJV', books: 'RUT,'.repeat(1000) })).status).toBe(200);
  });

  test('is one of the books that were asked for, and never cached', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 30; round++) {
      const response = await ask('random', { in: 'KJV', books: 'RUT, JHN-ACT' });
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { passages: found } = (await response.json()) as PassageAnswer;
      const [verse, ...more] = found[0]!.editions[0]!.verses;
      expect(more).toEqual([]);
      expect(['RUT', 'JHN', 'ACT']).toContain(verse!.book);
      seen.add(found[0]!.reference);
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  test('is drawn only from the requested books', async () => {
    for (const books of ['John 3', 'Hezekiah', 'Tobit', 'DC']) {
      const response = await ask('random', { in: 'KJV', books });
      expect(`${response.status} ${books}`).toMatch(/^40[04] /);
    }
  });
});
