import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { compileContent } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { writeFiles } from '../../test/write-files.ts';
import { createClient, search } from '../src/index.ts';

setDefaultTimeout(600_000);

/** The first verse of each has other forms of the words of its queries; `none` has a language without a stemmer. */
const editions = {
  eng: [
    'We love him, because he first loved us.',
    'He walks in the light.',
    'They were walking by the river.',
    'The son of the carpenters came with gifts.',
  ],
  deu: [
    'Die Liebe ist langmütig und freundlich.',
    'Ihr sollt einander lieben, wie ich euch geliebt habe.',
    'Er ging in die Häuser der Freunde.',
    'Der Freund steht vor dem Haus.',
  ],
  rus: [
    'Любовь долготерпит, милосердствует.',
    'И мы познали любви полноту.',
    'Возлюбленные! будем любить друг друга.',
    'В начале сотворил Бог небо и землю.',
  ],
  spa: [
    'El amor es sufrido, es benigno.',
    'Amaos los unos a los otros, como yo os he amado.',
    'Los caminos del Señor son rectos.',
    'Preparad el camino en el desierto.',
  ],
  none: ['The loved one walks.', 'He walked and loved.', 'Light of lights.', 'A gift.'],
} as const;

const queries = {
  eng: ['loving', 'walk light', 'walked in the river', 'carpenter gift', 'unheard', '"walking"', 'loves*'],
  deu: ['Liebe', 'geliebte', 'Haus Freund', 'die Häusern des Freundes', 'Lieben freundliche'],
  rus: ['любовь', 'любовью', 'небеса земля', 'сотворил начало'],
  spa: ['amores', 'camino', 'caminos rectos del desierto', 'amor sufrida'],
  none: ['loved', 'walking lights'],
} as const;

let served: ServedLibrary;
beforeAll(async () => {
  const { library } = await compileContent((content) => {
    for (const [name, verses] of Object.entries(editions)) {
      const id = name.toUpperCase();
      const language = name === 'none' ? 'tlh' : name;
      writeFiles(content, {
        [`translations/${name}/edition.json`]: {
          ...{ id, name: id, englishName: id, language },
          ...{ website: 'https://example.org', licenseUrl: 'https://example.org' },
        },
        [`translations/${name}/1jn.usfm`]: [
          '\\id 1JN',
          '\\h 1 John',
          '\\c 1',
          '\\p',
          ...verses.map((text, index) => `\\v ${index + 1} ${text}`),
        ].join('\n'),
      });
    }
  });
  served = await serveLibrary(library);
});
afterAll(() => served?.stop());

const server = () => createClient({ baseUrl: served.url });
const host = () =>
  createClient({
    baseUrl: served.url,
    fetch: async (address, init) =>
      address.includes('?') ? new Response('Not found', { status: 404 }) : fetch(address, init),
  });

const cases = Object.entries(queries).flatMap(([language, all]) =>
  all.map((query) => [language.toUpperCase(), query] as const),
);

test.each(cases)('a static host and a server answer %s %p alike', async (translation, query) => {
  const [live, still] = await Promise.all(
    [server(), host()].map((client) => search(client, query, translation, { match: 'best' })),
  );
  expect(still).toEqual(live!);
});

test.each([
  ['ENG', 'loving'],
  ['DEU', 'geliebte'],
  ['RUS', 'любовью'],
  ['SPA', 'amores'],
])('a static host finds other forms: %s %p', async (translation, query) => {
  const { total, more, results } = await search(host(), query, translation);
  expect(total).toBe(0);
  expect(more!.forms).toBeGreaterThan(0);
  expect(results[0]!.match).toBe('forms');
});

test('a static host and a server answer for several languages alike', async () => {
  const all = Object.keys(editions).map((id) => id.toUpperCase());
  for (const query of ['love amor', 'любовь', 'liebe haus', 'walking']) {
    const [live, still] = await Promise.all(
      [server(), host()].map((client) => search(client, query, all, { match: 'best' })),
    );
    expect([query, still]).toEqual([query, live!]);
  }
});
