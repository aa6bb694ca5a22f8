import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { scopedSearchAnswerSchema } from '../../src/documents/openapi/search-answer-schema.ts';
import { rungs } from '../../src/documents/question-parameters.ts';
import type { Library } from '../../src/library/library.ts';
import { answerFrom, QuestionError } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { ParsedDocuments } from '../../src/server/documents/parsed-documents.ts';
import { compileContent, compiledStarter } from '../compiled.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';
import { type RandomContent, randomContent, textQuery } from './random-texts.ts';
import { type ScannedText, scanTexts } from './scanned-texts.ts';
import { foundByOracle, type OracleQuery } from './search-oracle.ts';

setDefaultTimeout(600_000);

type Answer = ReturnType<typeof scopedSearchAnswerSchema.parse>;
type Hit = Answer['results'][number];

const placed = ['headings', 'footnotes', 'notes'] as const;
const scopes = [...placed, 'names', 'lexicon'] as const;

class ScopedLibrary {
  readonly texts: readonly ScannedText[];
  readonly #documents: ParsedDocuments;

  constructor(library: Library) {
    this.texts = scanTexts(library);
    this.#documents = new ParsedDocuments(library);
  }

  ask(parameters: string | Readonly<Record<string, string>>): Answer {
    const query = new URLSearchParams(parameters).toString();
    const { body } = answerFrom(questions.search(query, undefined), this.#documents.reader());
    return scopedSearchAnswerSchema.parse(JSON.parse(body));
  }

  all(parameters: Readonly<Record<string, string>>): Answer {
    const first = this.ask(parameters);
    const results = [...first.results];
    for (let { next } = first; next; ) {
      const page = this.ask(next);
      expect({ total: page.total, scopes: page.scopes }).toEqual({
        total: first.total,
        scopes: first.scopes,
      });
      results.push(...page.results);
      next = page.next;
    }
    return { ...first, results };
  }

  expected(scope: string, query: OracleQuery, books?: readonly string[]) {
    const texts = this.texts.filter((each) => each.scope === scope);
    const inBooks = texts.filter(({ book }) => !books || book === undefined || books.includes(book));
    return foundByOracle(
      inBooks.map((each) => ({ ...each, words: [] })),
      query,
    );
  }
}

function placeOf(hit: Hit): string {
  if (hit.kind === 'word') return `${hit.lexicon} ${hit.id}`;
  if (hit.kind === 'name') return `${hit.dataset ?? hit.commentary} ${hit.type} ${hit.id}`;
  const edition = hit.kind === 'note' ? hit.commentary : hit.translation;
  return `${edition} ${hit.book} ${hit.chapter ?? 0}:${hit.verse ?? 0}`;
}

function expectTexts(found: readonly Hit[], expected: ReturnType<ScopedLibrary['expected']>): void {
  expect(found.map(placeOf).sort()).toEqual(expected.map(({ place }) => place).sort());
  const wanted = [...expected];
  for (const hit of found) {
    const shown = hit.text.replace(/^…|…$/g, '');
    const at = wanted.findIndex(
      ({ place, text }) =>
        place === placeOf(hit) && (hit.text === text || (shown.length > 200 && text.includes(shown))),
    );
    expect([hit, at >= 0]).toEqual([hit, true]);
    const [{ text, marks } = { text: '', marks: [] }] = wanted.splice(at, 1);
    expect(hit.text.length).toBeLessThanOrEqual(302);
    if (hit.text === text) expect(hit.marks).toEqual(marks);
    else {
      const marked = hit.marks.map(([from, to]) => hit.text.slice(from, to));
      const whole = marks.map(([from, to]) => text.slice(from, to));
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.slice(0, -1)).toEqual(whole.slice(0, marked.length - 1));
    }
  }
}

const compiled = async (content: RandomContent) =>
  new ScopedLibrary((await compileContent((folder) => writeFiles(folder, content))).library);

describe('a search of headings, footnotes, notes, names and lexicons', () => {
  test('finds the same texts as reading all documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomContent,
        fc.array(textQuery, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        fc.shuffledSubarray([...scopes], { minLength: 1 }),
        async (content, queries, limit, wanted) => {
          const library = await compiled(content);
          for (const { q, oracle } of queries) {
            const parameters = { q, in: 'RND', match: 'all', limit: String(limit), sort: 'canon' };
            const { results, total, scopes: counted } = library.all({ ...parameters, scope: wanted.join() });
            const expected = wanted.map((scope) => library.expected(scope, oracle));
            expect(counted.map((each) => [each.scope, each.total])).toEqual(
              wanted.map((scope, at) => [scope, expected[at]!.length]),
            );
            expect(total).toBe(expected.flat().length);
            let start = 0;
            for (const [at, texts] of expected.entries()) {
              const found = results.slice(start, start + texts.length);
              expectTexts(found, texts);
              expect(counted[at]!.notIndexed).toEqual([]);
              start += texts.length;
            }
            expect(results).toHaveLength(start);
          }
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });

  test('is restricted to books by the places of the texts', async () => {
    await fc.assert(
      fc.asyncProperty(randomContent, textQuery, async (content, { q, oracle }) => {
        const library = await compiled(content);
        for (const scope of placed) {
          const parameters = { q, in: 'RND', match: 'all', limit: '100', scope, books: 'GEN, MAT' };
          const { results, scopes: counted } = library.all(parameters);
          expectTexts(results, library.expected(scope, oracle, ['GEN', 'MAT']));
          const books = counted[0]!.editions.flatMap(({ books = [] }) => books);
          expect(books.reduce((sum, { count }) => sum + count, 0)).toBe(results.length);
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  test('has the exact matches first, each text once, if it also finds other forms', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomContent,
        fc.array(textQuery, { minLength: 8, maxLength: 8 }),
        async (content, queries) => {
          const library = await compiled(content);
          for (const { words } of queries) {
            const oracle = { all: words.map((word) => [{ phrase: [word] }]) };
            const { results, scopes: counted } = library.all({
              q: words.join(' '),
              in: 'RND',
              scope: scopes.join(),
            });
            let start = 0;
            for (const { scope, total, more, editions } of counted) {
              const found = results.slice(start, start + total + more!.forms + more!.some);
              const isExact = ({ match }: Hit) => match === 'phrase' || match === 'all';
              const exact = found.filter(isExact);
              expect(exact).toHaveLength(total);
              expect(exact.map(placeOf).sort()).toEqual(
                library
                  .expected(scope, oracle)
                  .map(({ place }) => place)
                  .sort(),
              );
              for (const { edition } of editions) {
                const ofEdition = found.filter((hit) => placeOf(hit).startsWith(`${edition} `));
                const matches = ofEdition.map(({ match }) => rungs.indexOf(match!));
                expect(matches).toEqual(matches.toSorted());
              }
              start += found.length;
            }
            expect(results).toHaveLength(start);
          }
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

test('lists the best matches of several editions first', async () => {
  const people = Array.from({ length: 120 }, (_, at) => `p${at},Man ${at},Saw David,Gen.1.1`);
  const columns = 'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\n';
  const library = await compiled({
    'translations/own/edition.json': editionJson('OWN', 'Own'),
    'translations/own/gen.usfm': '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 Loving life',
    'commentaries/first/edition.json': editionJson('FIRST', 'First Notes'),
    'commentaries/first/notes.csv': `${columns}GEN,1,1,We live\n`,
    'commentaries/second/edition.json': editionJson('SECOND', 'Second Notes'),
    'commentaries/second/notes.csv': `${columns}GEN,1,1,He loved life\nGEN,1,2,A greater love\n`,
    'datasets/few/edition.json': { ...editionJson('FEW', 'Few People'), kind: 'entities' },
    'datasets/few/People.csv': 'personLookup,name,dictText,verses\np1,Jesse,Father of David,Gen.1.1\n',
    'datasets/many/edition.json': { ...editionJson('MANY', 'Many People'), kind: 'entities' },
    'datasets/many/People.csv': `personLookup,name,dictText,verses\n${people.join('\n')}\nd,David,A king,Gen.1.1\n`,
  });
  const { results } = library.all({ q: 'love', in: 'OWN', scope: 'notes' });
  expect(results.map((hit) => [placeOf(hit), hit.match])).toEqual([
    ['SECOND GEN 1:2', 'all'],
    ['SECOND GEN 1:1', 'forms'],
    ['FIRST GEN 1:1', 'some'],
  ]);
  const [best] = library.ask({ q: 'David', scope: 'names' }).results;
  expect(best).toMatchObject({ dataset: 'MANY', name: 'David' });
});

describe('with the starter content', () => {
  let starter: ScopedLibrary;
  beforeAll(async () => {
    starter = new ScopedLibrary((await compiledStarter()).library);
  });

  test('notes, names and lexicons are searched without a translation', () => {
    const { scopes: counted } = starter.ask({ q: 'Boaz', scope: 'names,notes,lexicon' });
    expect(counted.map(({ scope, editions }) => [scope, editions.map(({ edition }) => edition)])).toEqual([
      ['names', ['RUTHNAMES', 'RUTHNOTES']],
      ['notes', ['RUTHNOTES']],
      ['lexicon', ['strongs-greek', 'strongs-hebrew']],
    ]);
  });

  test.each([
    { in: 'ruthnotes', scope: 'notes' },
    { in: 'RuthNames', scope: 'names' },
    { in: 'KJV,ruthnotes', scope: 'verses,notes' },
    { in: 'strongs hebrew', scope: 'lexicon' },
    { in: 'RUTHNOTES', scope: 'Notes', match: 'ALL', sort: 'Canon' },
  ])('%p names the same editions as their ids, and values are accepted in any case', (written) => {
    const ids = { ruthnotes: 'RUTHNOTES', RuthNames: 'RUTHNAMES', 'strongs hebrew': 'strongs-hebrew' };
    const lower = Object.fromEntries(
      Object.entries(written).map(([name, value]) => [name, value.toLowerCase()]),
    );
    const inIds = written.in.split(',').map((name) => (ids as Record<string, string>)[name] ?? name);
    const exact = starter.ask({ q: 'Boaz | God', ...lower, in: inIds.join() });
    expect({ ...starter.ask({ q: 'Boaz | God', ...written }), next: null }).toEqual({ ...exact, next: null });
    expect(exact.results.length).toBeGreaterThan(0);
  });

  test('an unknown name is an error, also after a translation', () => {
    for (const names of ['NONE', 'KJV,NONE'])
      expect(() => starter.ask({ q: 'Boaz', in: names, scope: 'notes' })).toThrow('"NONE"');
  });

  test('a name comes before the texts that mention it', () => {
    const { results } = starter.ask({ q: 'Ruth', scope: 'names' });
    expect(results[0]).toMatchObject({ kind: 'name', name: 'Ruth', match: 'all' });
    expect(results.length).toBeGreaterThan(1);
    expect(starter.ask({ q: 'Naomy', scope: 'names' }).results[0]).toMatchObject({ name: 'Naomi' });
  });

  test('a misspelled name is corrected, and found by its spelling', () => {
    const { didYouMean, results } = starter.ask({ q: 'Bethlehm', scope: 'names' });
    expect(didYouMean?.map(({ query }) => query)).toEqual(['bethlehem']);
    expect(results[0]).toMatchObject({ name: expect.stringContaining('Bethlehem') });
  });

  test('a Strong’s number finds its entry', () => {
    const { results, attributions } = starter.ask({ q: 'H2617', scope: 'lexicon' });
    expect(results.map((hit) => hit.kind === 'word' && hit.id)).toContain('H2617');
    expect(attributions.map(({ edition }) => edition)).toEqual(['strongs-hebrew']);
  });

  test('verses can be listed with other texts, and pages continue from one scope to the next', () => {
    const parameters = { q: 'Boaz', in: 'KJV', scope: 'verses,notes', match: 'all', limit: '7' };
    const { results, scopes: counted } = starter.all(parameters);
    const kinds = results.map(({ kind }) => kind);
    expect(kinds).toEqual(kinds.toSorted().toReversed());
    expect(counted.map(({ total }) => total)).toEqual([
      kinds.filter((kind) => kind === 'verse').length,
      kinds.filter((kind) => kind === 'note').length,
    ]);
    expect(new Set(kinds).size).toBe(2);
  });

  test.each([
    ['an unknown scope', 'q=love&in=KJV&scope=verse', 'bad_parameter', 'scope'],
    ['headings without a translation', 'q=love&scope=headings', 'bad_parameter', 'in'],
    ['an unknown translation', 'q=love&in=NONE&scope=headings', 'translation_not_found', 'in'],
    ['an unknown edition', 'q=love&in=NONE&scope=notes', 'translation_not_found', 'in'],
    ['no words', 'q=&in=KJV&scope=headings', 'bad_parameter', 'q'],
    ['a lone bar', 'q=a+|&in=KJV&scope=notes', 'bad_parameter', 'q'],
    ['a wrong start', 'q=love&in=KJV&scope=headings&from=KJV/notes', 'bad_parameter', 'from'],
    ['a start outside of `in`', 'q=love&in=KJV&scope=headings&from=OSHB/headings', 'bad_parameter', 'from'],
    ['unknown books', 'q=love&in=KJV&scope=headings&books=Hezekiah', 'bad_parameter', 'books'],
    ['a repeated scope parameter', 'q=love&in=KJV&scope=notes&scope=names', 'bad_parameter', 'scope'],
    ['too many results', 'q=love&in=KJV&scope=names&limit=101', 'bad_parameter', 'limit'],
  ])('%s is explained', (_, query, code, parameter) => {
    let fault: unknown;
    try {
      starter.ask(query);
    } catch (error) {
      fault = (error as QuestionError).fault;
    }
    expect(fault).toMatchObject({ code, parameter });
  });

  test('any query gets an answer or an explanation', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('"', '*', '|', '-', 'the', '神'));
    const names = fc.array(fc.oneof(fc.constantFrom<string>('verses', ...scopes), part), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }),
        names,
        fc.constantFrom('KJV', 'KJV,RUTHNOTES', '*', 'lang:heb', ''),
        part,
        (q, scope, edition, from) => {
          const parameters: Record<string, string> = {
            q: q.join(' '),
            scope: ['verses', ...scope].join(),
            in: edition,
          };
          for (const more of [{}, { from }, { books: from }, { match: 'all' }]) {
            try {
              starter.ask({ ...parameters, ...more });
            } catch (error) {
              expect(error).toBeInstanceOf(QuestionError);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
