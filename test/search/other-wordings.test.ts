import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Library } from '../../src/library/library.ts';
import { answerFetched } from '../../src/questions/question.ts';
import { answerSearch, type SearchAnswer } from '../../src/questions/search/search-answer.ts';
import { loadStemmer } from '../../src/server/documents/stemmer-modules.ts';
import { compileContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { writeFiles } from '../write-files.ts';
import { SearchedLibrary } from './searched-library.ts';

const psalm = (title: string, ...verses: string[]) =>
  `\\c 3\n\\d ${title}\n\\q1\n${verses.map((text, at) => `\\v ${at + 1} ${text}\n`).join('')}`;
const joel = (lengths: readonly number[], [chapter, verse]: readonly number[], text: string) =>
  lengths
    .map((length, at) => {
      const verses = Array.from({ length }, (_, index) => {
        const isText = at + 1 === chapter && index + 1 === verse;
        return `\\v ${index + 1} ${isText ? text : 'The word.'}\n`;
      });
      return `\\c ${at + 1}\n\\p\n${verses.join('')}`;
    })
    .join('');

const translations = {
  NEW: {
    versification: 'eng',
    psalm: psalm(
      'A psalm of David.',
      'How my foes have increased!',
      'Many say of me, God will not save him.',
    ),
    joel: joel([20, 32, 21], [2, 28], 'And afterward I will pour out my Spirit on all people.'),
  },
  OLD: {
    versification: 'org',
    psalm: psalm(
      '',
      'A Psalm of David, when he fled.',
      'How are they increased that trouble me!',
      'Many there be which say of my soul, There is no help for him in God.',
    ),
    joel: joel(
      [20, 27, 5, 21],
      [3, 1],
      'It shall come to pass that I will pour out my spirit upon all flesh.',
    ),
  },
};

let library: Library;
let searched: SearchedLibrary;

beforeAll(async () => {
  ({ library } = await compileContent((content) => {
    for (const [id, { versification, psalm, joel }] of Object.entries(translations)) {
      const about = { id, name: id, englishName: id, language: 'eng', website: 'https://example.org/' };
      writeFiles(content, {
        [`translations/${id}/edition.json`]: { ...about, licenseUrl: 'https://example.org/', versification },
        [`translations/${id}/psa.usfm`]: `\\id PSA\n\\h Psalms\n${psalm}`,
        [`translations/${id}/jol.usfm`]: `\\id JOL\n\\h Joel\n${joel}`,
      });
    }
    const parables =
      '\\id LUK\n\\h Luke\n\\c 1\n\\p\n\\v 1 The beginning.\n\\s1 The Prodigal Son\n\\p\n\\v 2 A man had two heirs.\n' +
      '\\v 3 The younger son left.\n\\s1 The Rich Man\n\\p\n\\v 4 There was a son of a rich man.\n';
    writeFiles(content, {
      'translations/NEW/luk.usfm': parables,
      'translations/OLD/luk.usfm': parables.replace(/\\s1 .*\n/g, ''),
    });
    for (const [id, text] of Object.entries({ BRUG: bridged, LOS: unbridged })) {
      const about = { id, name: id, englishName: id, language: 'nld', website: 'https://example.org/' };
      writeFiles(content, {
        [`translations/${id}/edition.json`]: { ...about, licenseUrl: 'https://example.org/' },
        [`translations/${id}/rut.usfm`]: text,
      });
    }
    const german = { id: 'DEU', name: 'DEU', englishName: 'DEU', language: 'deu' };
    writeFiles(content, {
      'translations/DEU/edition.json': {
        ...german,
        website: 'https://example.org/',
        licenseUrl: 'https://example.org/',
      },
      'translations/DEU/psa.usfm': `\\id PSA\n${psalm('', 'Many there be which say of my soul')}`,
    });
  }));
  searched = new SearchedLibrary(library);
}, 600_000);

const bridged = '\\id RUT\n\\c 1\n\\p\n\\v 1-3 Een begin.\n\\v 4 Een einde.\n';
const unbridged = '\\id RUT\n\\c 1\n\\p\n\\v 1 Koren.\n\\v 2 Koren.\n\\v 3 Koren.\n\\v 4 Koren.\n';

const best = (q: string, more: Readonly<Record<string, string>> = {}) =>
  searched.ask({ q, in: 'NEW', match: 'best', ...more });
const addresses = ({ results }: Pick<SearchAnswer, 'results'>) =>
  results.map(({ translation, book, chapter, verse }) => `${translation} ${book} ${chapter}:${verse}`);

describe('other wordings', () => {
  test('find the verse in the requested translation, numbered as there', () => {
    const found = best('many there be which say of my soul');
    expect(found.results[0]).toMatchObject({
      translation: 'NEW',
      verse: 2,
      match: 'phrase',
      foundIn: ['OLD'],
      text: 'Many say of me, God will not save him.',
      marks: [[0, 11]],
    });
    expect(found).toMatchObject({ total: 0, more: { otherWordings: 1 } });
    expect(addresses(best('come to pass, pour out upon all flesh'))[0]).toBe('NEW JOL 2:28');
  });

  test('are not searched if the translation has all of the words itself', () => {
    const found = best('pour out my Spirit');
    expect(found.results[0]).toMatchObject({ match: 'phrase' });
    expect(found.results[0]).not.toHaveProperty('foundIn');
    expect(found.more).toEqual({ forms: 0, some: 0, otherWordings: 0 });
  });

  test('are limited to the language, the books and the query without operators', () => {
    expect(best('they increased that trouble', { in: 'DEU' }).more!.otherWordings).toBe(0);
    expect(best('upon all flesh', { books: 'PSA' }).more!.otherWordings).toBe(0);
    expect(best('upon all flesh', { books: 'JOL 2' }).more!.otherWordings).toBe(1);
    expect(best('upon all flesh', { books: 'JOL 3' }).more!.otherWordings).toBe(0);
    expect(best('"upon all flesh"').results).toEqual([]);
    expect(best('upon all flesh', { match: 'all' }).results).toEqual([]);
  });
});

describe('headings', () => {
  test('with all of the words lead to the best verse of their sections, or the first one', () => {
    expect(addresses(best('prodigal son'))).toEqual(['NEW LUK 1:3', 'NEW LUK 1:4']);
    expect(addresses(best('prodigal'))).toEqual(['NEW LUK 1:2']);
    expect(best('prodigal son')).toMatchObject({
      total: 0,
      more: { some: 2 },
      results: [{ match: 'some' }, {}],
    });
  });

  test('are also those of other translations, if the requested one has none', () => {
    expect(addresses(best('prodigal son', { in: 'OLD' }))).toEqual(['OLD LUK 1:3', 'OLD LUK 1:4']);
  });

  test('are not searched if a verse has all of the words, or outside of the books', () => {
    expect(addresses(best('rich man'))).toEqual(['NEW LUK 1:4', 'NEW LUK 1:2']);
    expect(addresses(best('prodigal', { books: 'PSA' }))).toEqual([]);
    expect(addresses(best('prodigal', { match: 'all' }))).toEqual([]);
  });
});

describe('several translations of one language', () => {
  test('list each verse once, in the first one that has it', () => {
    const found = best('david', { in: 'lang:eng' });
    expect(found.results).toMatchObject([{ translation: 'NEW', verse: 0, foundIn: ['NEW', 'OLD'] }]);
    expect(found.editions.map(({ total }) => total)).toEqual([1, 1]);
    expect(addresses(best('david', { in: 'OLD,NEW' }))).toEqual(['OLD PSA 3:1']);
    expect(addresses(best('fled', { in: 'lang:eng' }))).toEqual(['NEW PSA 3:0']);
  });

  test('list all pages without repeating a verse', () => {
    for (const q of ['many', 'say him god', 'how increased', 'pour out spirit all', 'the word']) {
      const whole = best(q, { in: 'lang:eng', limit: '100' });
      const pages = searched.results({ q, in: 'lang:eng', match: 'best', limit: '1' });
      expect(pages).toEqual(whole.results);
      expect(new Set(addresses(whole)).size).toBe(whole.results.length);
    }
  });
});

test('a page is whole if several verses of one translation are one verse of the first', () => {
  for (const limit of ['1', '2', '100']) {
    const pages = searched.results({ q: 'koren', in: 'BRUG,LOS', match: 'best', group: 'verse', limit });
    expect(addresses({ results: pages })).toEqual(['BRUG RUT 1:1', 'BRUG RUT 1:4']);
  }
});

const read = (path: string) => (library.peek(path) ? readDocument(library, path) : undefined);
const fetchAnswer = (query: string, onAnswer: (answer: SearchAnswer) => void) =>
  answerFetched(
    answerSearch(query, undefined, (answerWith) => onAnswer(answerWith([]))),
    async (paths) => paths.map(read),
    loadStemmer,
  );

describe('a client that reads documents', () => {
  test('has the results of the requested translation before it searches others', async () => {
    const counts: unknown[] = [];
    await fetchAnswer('q=many+there+be+which+say+of+my+soul&in=NEW', ({ more, results }) =>
      counts.push([more!.otherWordings, results[0]!.match]),
    );
    expect(counts).toEqual([
      [0, 'some'],
      [0, 'some'],
      [1, 'phrase'],
    ]);
  });

  test('has the results of the first translation before it reads the indexes of others', async () => {
    const asked: string[] = [];
    const seen: unknown[] = [];
    await answerFetched(
      answerSearch('q=pour+out+upon&in=NEW,OLD', undefined, (answerWith) => {
        const { editions, unsearched, next } = answerWith([]);
        seen.push([editions.map(({ translation }) => translation), unsearched, next !== null]);
        if (seen.length === 1) expect(asked.some((path) => path.includes('/OLD/'))).toBe(false);
      }),
      async (paths) => {
        asked.push(...paths);
        return paths.map(read);
      },
    );
    expect(seen[0]).toEqual([['NEW'], 1, true]);
    expect(seen.at(-1)).toEqual([['NEW', 'OLD'], 0, false]);
  });

  test('gets the error of the server, if the first of several translations is unknown', async () => {
    const answer = fetchAnswer('q=pour&in=NOWHERE,OLD', () => {});
    await expect(answer).rejects.toThrow('NOWHERE');
  });

  test('gets the answer of the server', async () => {
    const word = fc.constantFrom(
      ...'many there be which say of my soul how are they increased pour upon'.split(' '),
    );
    const texts = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('NEW', 'OLD', 'lang:eng'), async (q, edition) => {
        const told: SearchAnswer[] = [];
        const query = new URLSearchParams({ q, in: edition, match: 'best' });
        const fetched = await fetchAnswer(query.toString(), (answer) => told.push(answer));
        expect(JSON.parse(JSON.stringify(fetched))).toEqual(best(q, { in: edition }));
        expect(addresses(told.at(-1)!)).toEqual(addresses(fetched));
      }),
      { numRuns: 60 },
    );
  });
});
