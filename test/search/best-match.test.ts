import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { searchAnswerSchema } from '../../src/documents/openapi/search-answer-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { answerFetched, answerFrom } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { answerSearch, type SearchAnswer } from '../../src/questions/search/search-answer.ts';
import { loadStemmer } from '../../src/server/documents/stemmer-modules.ts';
import { compiledStarter } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { SearchedLibrary } from './searched-library.ts';

let library: Library;
let starter: SearchedLibrary;

beforeAll(async () => {
  ({ library } = await compiledStarter());
  starter = new SearchedLibrary(library);
}, 600_000);

const best = (q: string, more: Readonly<Record<string, string>> = {}) =>
  starter.ask({ q, in: 'KJV', match: 'best', ...more });

const placesOf = ({ results }: SearchAnswer) =>
  results.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);

describe('the best match', () => {
  test.each([
    ['living water', 'JHN 7:38', 'phrase'],
    ['the lord is my shepherd', 'PSA 23:1', 'phrase'],
    ['sheep shepherd', 'JHN 10:2', 'all'],
    ['shepherds abiding in fields', 'LUK 2:8', 'forms'],
    ['shepherds abiding at night in fields', 'LUK 2:8', 'some'],
    ['your word is a lamp to my feet', 'PSA 119:105', 'some'],
    ['god loved the world and gave his begotten son', 'JHN 3:16', 'some'],
    ['valley of the shadow of deth', 'PSA 23:4', 'some'],
    [
      'they that wait upon the lord will renew strength, mount up with wings like eagles',
      'ISA 40:31',
      'some',
    ],
  ])('of %p is %s (%s)', (q, place, match) => {
    const [first] = best(q).results;
    expect([`${first!.book} ${first!.chapter}:${first!.verse}`, first!.match]).toEqual([place, match]);
  });

  test('is the verse of a whole pasted verse of more than 40 words', () => {
    const pasted =
      'And the angel of the LORD came again the second time, and touched him, and said, Arise and eat; because the journey is too great for thee. And he arose, and did eat and drink, and went in the strength of that meat forty days and forty nights';
    expect(placesOf(best(pasted))).toContain('1KI 19:7');
  });

  test('of a pasted verse in quotation marks is only that phrase, if the translation has it', () => {
    const verses = [
      'and it came to pass after these things',
      'he rent his clothes, and covered himself with sackcloth',
      'Thus saith the LORD of hosts, the God of Israel',
      'for his mercy endureth for ever',
    ];
    for (const words of verses) {
      const exact = starter.ask({ q: `"${words}"`, in: 'KJV', match: 'all' });
      const found = best(`"${words}"`);
      expect(found).toMatchObject({ query: exact.query, total: exact.total, editions: exact.editions });
      expect(placesOf(found)).toEqual(placesOf(exact));
      expect(found.results.every(({ match }) => match === 'phrase')).toBe(true);
      expect(found.results.map(({ marks }) => marks)).toEqual(exact.results.map(({ marks }) => marks));
    }
    const other = best('"Even though I walk through the valley of the shadow of death"');
    expect(placesOf(other)[0]).toBe('PSA 23:4');
    expect(other.query.understood).toBe('even though i walk through the valley of the shadow of death');
  });

  test('of a long verse that is repeated is each of its places', () => {
    const offering =
      'His offering was one silver charger, the weight whereof was an hundred and thirty shekels, one silver bowl of seventy shekels, after the shekel of the sanctuary; both of them full of fine flour mingled with oil for a meat offering: One golden spoon of ten shekels, full of incense';
    const [verse] = offering.split(':');
    for (const q of [verse!, `"${verse}"`])
      expect(best(q).results.filter(({ match }) => match === 'phrase').length).toBeGreaterThan(6);
  });

  test('has the exact matches first, and counts them as before', () => {
    const exact = starter.ask({ q: 'shepherd sheep', in: 'KJV', match: 'all' });
    const found = best('shepherd sheep', { limit: '100' });
    expect(found.total).toBe(exact.total);
    expect(found.editions).toEqual(exact.editions);
    const first = placesOf(found).slice(0, exact.total);
    const all = starter.results({ q: 'shepherd sheep', in: 'KJV', match: 'all' });
    expect(first.toSorted()).toEqual(placesOf({ ...exact, results: all }).toSorted());
    const matches = found.results.map(({ match }) => match);
    expect(matches).toEqual(matches.toSorted((a, b) => rungs.indexOf(a!) - rungs.indexOf(b!)));
  });

  test('includes other forms of a word, after the word itself', () => {
    const found = best('loving', { limit: '100' });
    expect(found.results[0]).toMatchObject({ match: 'all' });
    expect(found.more!.forms).toBeGreaterThan(400);
    const form = found.results.find(({ match }) => match === 'forms')!;
    const [[start, end]] = form.marks as [[number, number]];
    expect(form.text.slice(start, end)).toMatch(/^lov/i);
  });

  test.each([
    ['"living water"', { phrase: 3 }],
    ['"living"', { phrase: 100 }],
    ['"living" "water"', { phrase: 3, all: 4 }],
    ['shepherd -sheep', { all: 25, forms: 31 }],
    ['-sheep shepherd', { all: 25, forms: 31 }],
    ['shepherd -"the sheep"', { all: 35, forms: 32 }],
    ['love | charity', { all: 100 }],
    ['"love" | "charity"', { all: 100 }],
    ['shep*', { all: 92 }],
    ['strong:H2617', {}],
    ['"loving" | kindnesses', { all: 3, forms: 85 }],
  ])('takes the operators of %p literally, and finds other forms of unquoted words only', (q, counts) => {
    const { results, total, more } = best(q, { limit: '100' });
    const exact = starter.ask({ q, in: 'KJV', match: 'all', limit: '100' });
    expect(total).toBe(exact.total);
    const places = placesOf({ ...exact, results: starter.results({ q, in: 'KJV', match: 'all' }) });
    for (const { match, ...result } of results) {
      const place = `${result.book} ${result.chapter}:${result.verse}`;
      expect([place, places.includes(place)]).toEqual([place, match !== 'forms']);
      if (match === 'forms') expect(result.marks.length).toBeGreaterThan(0);
    }
    expect(more!.some).toBe(0);
    const found = Object.fromEntries(
      [...Map.groupBy(results, ({ match }) => match!)].map(([match, all]) => [match, all.length]),
    );
    expect(found).toEqual(counts);
  });

  test('lists literal matches of several translations once, rung by rung', () => {
    const { results } = starter.ask({ q: 'shepherd -sheep', in: 'KJV,OSHB', match: 'best', limit: '100' });
    const matches = results.map(({ match }) => match);
    expect(matches).toEqual(matches.toSorted((a, b) => rungs.indexOf(a!) - rungs.indexOf(b!)));
    expect(results[0]).not.toHaveProperty('foundIn');
    const grouped = starter.ask({ q: 'shepherd -sheep', in: 'KJV', match: 'best', group: 'verse' });
    expect(grouped.results[0]).toMatchObject({ foundIn: ['KJV'] });
  });

  test.each([
    ['“For God so loved the world” (John 3:16)', 'JHN 3:16', 'phrase'],
    ['"For God so loved the world" — John 3:16 KJV', 'JHN 3:16', 'phrase'],
    ['John 3:16: "For God so loved the world, that he gave his only begotten Son"', 'JHN 3:16', 'phrase'],
    ['“For God so loved the world that he gave his one and only Son” (John 3:16, NIV)', 'JHN 3:16', 'some'],
    ['"And God said, Let there be light', 'GEN 1:3', 'phrase'],
    ['The LORD is my shepherd; I shall not want. (Ps 23:1)', 'PSA 23:1', 'phrase'],
  ])('of the pasted verse %p is %s', (q, place, match) => {
    const [first] = best(q).results;
    expect([`${first!.book} ${first!.chapter}:${first!.verse}`, first!.match]).toEqual([place, match]);
  });

  test.each([
    ['John 3:16', 'JHN 3:16', 'JHN 3:16', []],
    ['John 3:16 lamb', 'JHN 3:16', 'JHN 3:16', ['lamb']],
    ['lamb of God (jn 1.29)', 'JHN 1:29', 'JHN 1:29', ['lamb', 'of', 'god']],
    ['John 3 Nicodemus', 'JHN 3', 'JHN 3', ['nicodemus']],
    ['1 John 4:8', '1JN 4:8', '1JN 4:8', []],
    ['ps 23 shepherd', 'PSA 23', 'PSA 23', ['shepherd']],
    ['love 1 cor 13', '1CO 13', '1CO 13', ['love']],
    ['what does John 3:16 say about love', 'JHN 3:16', 'JHN 3:16', ['what', 'does', 'say', 'about', 'love']],
    ['what is John 3:16', 'JHN 3:16', 'JHN 3:16', ['what', 'is']],
    ['so John 3:16', 'JHN 3:16', 'JHN 3:16', ['so']],
    ['where is John 3:16', 'JHN 3:16', 'JHN 3:16', ['where', 'is']],
    ['(is John 3:16)', 'JHN 3:16', 'JHN 3:16', ['is']],
    ['lamb John 3:16؟', 'JHN 3:16', 'JHN 3:16', ['lamb']],
    ['lamb John 3:16\u037e', 'JHN 3:16', 'JHN 3:16', ['lamb']],
    ['lamb （John 3:16）；', 'JHN 3:16', 'JHN 3:16', ['lamb']],
    ['3ra John 4', '3JN 1:4', '3JN 1:4', []],
    ['Psalms', 'PSA', undefined, ['psalms']],
    ['Revelations', 'REV', undefined, ['revelations']],
    ['I am Exodus 3:14', 'EXO 3:14', 'EXO 3:14', ['i', 'am']],
    ['is 53:5', 'ISA 53:5', 'ISA 53:5', []],
    ['John 3:16?', 'JHN 3:16', 'JHN 3:16', []],
    ['Psalm 23!', 'PSA 23', 'PSA 23', []],
    ['John 3:16 -lamb', null, undefined, ['john', '3', '16']],
    ['jesus is 12', null, undefined, ['jesus', 'is', '12']],
    ['Song of Solomon', 'SNG', undefined, ['song', 'of', 'solomon']],
    ['Genesis', 'GEN', undefined, ['genesis']],
    ['Job', 'JOB', undefined, ['job']],
    ['gen', 'GEN', undefined, ['gen']],
    ['is 40', 'ISA 40', 'ISA 40', []],
    ['the', null, undefined, ['the']],
    ['is', null, undefined, ['is']],
    ['am', null, undefined, ['am']],
    ['kings', null, undefined, ['kings']],
    ['he 3 times', null, undefined, ['he', '3', 'times']],
    ['the 12 apostles', null, undefined, ['the', '12', 'apostles']],
    ['to 12', null, undefined, ['to', '12']],
    ['the 12', null, undefined, ['the', '12']],
    ['man 3 days', null, undefined, ['man', '3', 'days']],
  ])('has the reference and the words of %p', (q, reference, passage, words) => {
    const found = best(q);
    expect([found.reference, found.passage?.references.join('; '), found.query.words]).toEqual([
      reference,
      passage,
      words,
    ]);
    expect(searchAnswerSchema.safeParse(found).error).toBeUndefined();
  });

  test.each([
    ['בראשית א, א', 'GEN 1:1', []],
    ['רות א', 'RUT 1', ['רות', 'א']],
    ['אלהים בראשית א, א', 'GEN 1:1', ['אלהימ']],
    ['רות ב׳ מלך', 'RUT 2', ['מלכ']],
    ['לא ידע', null, ['לא', 'ידע']],
  ])('has the reference in Hebrew letters of %p', (q, reference, words) => {
    const query = new URLSearchParams({ q, in: 'OSHB' }).toString();
    const found = starter.answer(questions.search!(query, allReferenceData));
    expect([found.reference, found.query.words]).toEqual([reference, words]);
  });

  test.each([
    ['Genesis 1:1 OSHB', 'OSHB'],
    ['lamb (Gen 1:1, oshb)', 'KJV'],
    ['lamb (Gen 1:1, OSHB)', 'OSHB'],
    ['Genesis 1:1 NIV', 'KJV'],
    ['Genesis 1:1', 'KJV'],
  ])('has the passage of %p in %s', (q, translation) => {
    const { reference, passage } = best(q);
    expect([reference, passage!.passages[0]!.editions[0]!.translation]).toEqual(['GEN 1:1', translation]);
  });

  test('has the verses of a reference', () => {
    const [verse] = best('John 3:16').passage!.passages[0]!.editions[0]!.verses;
    expect(verse).toMatchObject({ book: 'JHN', chapter: 3, verse: 16 });
  });

  test.each(['H2617', 'h2617', 'H02617', ' h2617 '])('reads %p as a Strong’s number', (q) => {
    const { reference, query, total } = starter.ask({ q, in: 'OSHB', match: 'best', books: 'RUT' });
    expect([reference, query.understood, total]).toEqual([null, 'strong:H2617', 3]);
  });

  test('counts a word with an apostrophe as the phrase of its parts', () => {
    for (const q of ["lamb's wife", "the lamb's", 'beth-el altar'])
      expect([q, best(q).total]).toEqual([q, starter.ask({ q, in: 'KJV', match: 'all' }).total]);
  });

  test('exists for any text of up to 500 characters', () => {
    const { terms } = readDocument<{ terms: string[] }>(library, '/api/x/search/KJV/word-3.json');
    const frequent =
      'the and of to that in he shall unto for i his a they be is him not them it with all'.split(' ');
    const words = fc.array(fc.constantFrom(...frequent, ...terms), { minLength: 1, maxLength: 250 });
    const quoted = fc.constantFrom(
      (text: string) => text,
      (text: string) => `"${text}"`,
      (text: string) => `“${text}`,
    );
    fc.assert(
      fc.property(words, quoted, (words, quote) => {
        const q = quote(words.join(' ').slice(0, 498));
        expect(best(q).results.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 40 },
    );
    expect(() => best('love '.repeat(101))).toThrow('The query has 505 characters; the maximum is 500.');
  });

  test('continues with the next page', () => {
    const [first, second] = [best('green pastures', { limit: '2' }), best('green pastures', { limit: '4' })];
    const next = starter.ask(Object.fromEntries(new URLSearchParams(first.next!)));
    expect([...placesOf(first), ...placesOf(next)]).toEqual(placesOf(second).slice(0, 4));
  });

  test('is inside the requested books', () => {
    const books = new Set(
      best('the shepherd and the sheep', { books: 'JHN' }).results.map(({ book }) => book),
    );
    expect([...books]).toEqual(['JHN']);
  });

  test('is the same from documents alone, which load the stemmer of the language', async () => {
    for (const q of ['loving kindness', 'your word is a lamp to my feet', 'shepard']) {
      const query = new URLSearchParams({ q, in: 'KJV', match: 'best' }).toString();
      const requested: string[] = [];
      const fetched = await answerFetched(
        questions.search!(query, undefined),
        async (paths) => {
          requested.push(...paths);
          return paths.map((path) => readDocument(library, path));
        },
        loadStemmer,
      );
      expect(JSON.parse(fetched.body)).toEqual(best(q));
      expect(requested.filter((path) => !path.startsWith('/api/'))).toEqual([]);
    }
  });

  test('reads few documents up to the first result', () => {
    for (const q of [
      'your word is a lamp to my feet',
      'shepherds abiding in fields at night',
      'god is love',
      'let my people go',
      'ask and it shall be given',
      'if god is for us',
    ]) {
      expect([q, starter.documentsOf({ q, in: 'KJV', match: 'best', limit: '1' }) <= 8]).toEqual([q, true]);
    }
  });

  test('is known before all parts of the index that the other results need are read', () => {
    const seen: unknown[] = [];
    answerFrom(
      answerSearch('q=let+my+people+go&in=KJV&limit=1', undefined, (answerWith) => {
        const [first] = answerWith([]).results;
        seen.push(first!.match);
      }),
      (path) => (path.startsWith('/api/') ? readDocument(library, path) : undefined),
    );
    expect(seen.length).toBe(4);
    expect([...new Set(seen)]).toEqual(['phrase']);
  });

  test('replaces a misspelt word by the most similar ones only', () => {
    expect(placesOf(best('methusela'))).not.toContain('GEN 4:18');
  });

  test('of a pasted verse reads few documents, also in quotation marks', () => {
    const pasted = 'Be strong and of a good courage; be not afraid, neither be thou dismayed';
    for (const q of [pasted, `"${pasted}"`])
      expect(starter.documentsOf({ q, in: 'KJV', match: 'best', limit: '1' })).toBeLessThanOrEqual(8);
  });

  test('is described by the schema', () => {
    for (const q of ['living water', 'John 3:16', 'your word is a lamp to my feet'])
      expect(searchAnswerSchema.safeParse(best(q)).error).toBeUndefined();
  });
});

const rungs: readonly string[] = ['phrase', 'all', 'forms', 'some'];
