import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { createClient } from '../../client/src/create-client.ts';
import { findWords, wordStudy } from '../../client/src/word-study.ts';
import { wordAnswerSchema, wordLookupSchema } from '../../src/documents/openapi/word-answer-schema.ts';
import { compileContent } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(120_000);

const edition = (id: string, more: object) => ({
  id,
  name: id,
  englishName: id,
  website: '',
  licenseUrl: '',
  ...more,
});

let served: ServedLibrary;
beforeAll(async () => {
  const { library } = await compileContent((content) =>
    writeFiles(content, {
      'translations/HEB/edition.json': edition('HEB', { language: 'hbo' }),
      'translations/HEB/RUT.usfm':
        '\\id RUT\n\\c 1\n\\p\n\\v 1 \\w וַיְהִי|strong="c:H1961" x-morph="He,C:Vqw3ms"\\w* \\w אָב|strong="H0001"\\w*, <b>\n\\v 2 \\w יְהִי|strong="H1961" x-morph="He,Vqj3ms"\\w*\n',
      'translations/ENG/edition.json': edition('ENG', { language: 'eng' }),
      'translations/ENG/RUT.usfm':
        '\\id RUT\n\\c 1\n\\p\n\\v 1 \\w And it was|strong="H1961"\\w* \\w a father|strong="H1h"\\w*\n\\v 2 text\n',
      'datasets/b/edition.json': edition('b', { language: 'eng', licenseNotes: 'By B' }),
      'datasets/b/b.tsv':
        'number\tlemma\tgloss\tdefinition\nH1G\tאָב\tfather\tfather of one\nH1H\tאָב\tfounder\tfounder\nH1961\tהָיָה\tto be\tto be <i>or</i> become\n',
      'datasets/a/edition.json': edition('a', { language: 'eng', kind: 'lexicon' }),
      'datasets/a/a.csv': 'number,lemma,gloss\nH1961,הָיָה,exist\nG26,ἀγάπη,love\n',
    }),
  );
  served = await serveLibrary(library);
});
afterAll(() => served.stop());

async function ask(parameters: Record<string, string>) {
  const response = await fetch(`${served.url}/api/x/word?${new URLSearchParams(parameters)}`);
  type Body = { readonly error: Record<string, unknown> };
  return { status: response.status, body: (await response.json()) as Body };
}

async function word(parameters: Record<string, string>) {
  const { status, body } = await ask(parameters);
  expect([parameters, status]).toEqual([parameters, 200]);
  return wordAnswerSchema.parse(body);
}

test('a word has its entries, its form, its renderings, and the credits of all that is quoted', async () => {
  const found = await word({ number: 'c:H01961', morph: 'He,C:Vqw3ms', in: 'HEB,ENG' });
  expect(found.number).toBe('H1961');
  expect(found.entries.map(({ lexicon, gloss, definition }) => [lexicon, gloss, definition])).toEqual([
    ['a', 'exist', 'exist'],
    ['b', 'to be', 'to be or become'],
  ]);
  expect(found.parsing?.words).toBe(
    'conjunction + verb, qal sequential imperfect, third person masculine singular',
  );
  expect(found.occurrences?.editions.map(({ translation, total }) => [translation, total])).toEqual([
    ['HEB', 2],
    ['ENG', 1],
  ]);
  expect(found.occurrences?.renderings.at(-1)?.renderings).toEqual([{ words: 'and it was', count: 1 }]);
  expect(found.attributions.map(({ edition, text }) => [edition, text])).toContainEqual(['b', 'By B']);
  expect(found.next).toBeNull();
  const page = await word({ number: 'H1961', in: 'HEB', limit: '1' });
  expect(page.next).toBe('number=H1961&in=HEB&limit=1&offset=1');
});

test('a number returns its sense or the first sense of its base, with lexicons in the requested order', async () => {
  const glosses = async (number: string, more = {}) =>
    (await word({ number, ...more })).entries.map(({ lexicon, id, gloss }) => `${lexicon} ${id} ${gloss}`);
  expect(await glosses('H0001h')).toEqual(['b H1H founder']);
  expect(await glosses('H1')).toEqual(['b H1 father']);
  expect(await glosses('H1Z')).toEqual(['b H1 father']);
  for (const lexicon of ['b,a', 'B,A'])
    expect(await glosses('H1961', { lexicon })).toEqual(['b H1961 to be', 'a H1961 exist']);
});

test('an unknown word is an error that names what exists', async () => {
  const fault = async (parameters: Record<string, string>) => {
    const { status, body } = await ask(parameters);
    return [status, body.error.code, body.error.parameter];
  };
  expect(await fault({ number: 'H9999' })).toEqual([404, 'entry_not_found', 'number']);
  expect(await fault({ number: 'God' })).toEqual([400, 'bad_parameter', 'number']);
  expect(await fault({})).toEqual([400, 'bad_parameter', 'number']);
  expect(await fault({ number: 'H1', lexicon: 'none' })).toEqual([404, 'lexicon_not_found', 'lexicon']);
  expect(await fault({ number: 'H1', in: 'NONE' })).toEqual([404, 'translation_not_found', 'in']);
  const missing = await fetch(`${served.url}/api/x/lexicon/b/H01961.json`);
  expect([missing.status, await missing.json()]).toMatchObject([
    404,
    { error: { code: 'entry_not_found', hint: 'Did you mean /api/x/lexicon/b/H1961.json?' } },
  ]);
});

test('a static host gives the same answer', async () => {
  const client = createClient({ baseUrl: served.url });
  const { get } = client;
  const options = { translations: ['HEB', 'ENG'], morph: 'He,Vqj3ms', limit: 1 };
  const live = await wordStudy(client, 'H1961', options);
  expect(await wordStudy({ get }, 'H1961', options)).toEqual(live);
  await expect(wordStudy({ get }, 'H9999')).rejects.toMatchObject({ code: 'entry_not_found' });
});

test('words are found by name, with their occurrences, forms and renderings', async () => {
  const response = await fetch(`${served.url}/api/x/word?q=hayah&in=HEB,ENG`);
  expect(response.status).toBe(200);
  const found = wordLookupSchema.parse(await response.json());
  expect(found.results[0]).toMatchObject({
    number: 'H1961',
    match: { by: 'transliteration', name: 'hayah', exact: true },
    entries: [{ lexicon: 'a' }, { lexicon: 'b' }],
    occurrences: [
      { translation: 'ENG', count: 1 },
      { translation: 'HEB', count: 2 },
    ],
  });
  expect(found.best).toMatchObject({
    number: 'H1961',
    entries: [{ definition: 'exist' }, { definition: 'to be or become' }],
    forms: [{ translation: 'HEB', renderings: [{ count: 1 }, { count: 1 }] }],
    renderings: [{ translation: 'ENG', renderings: [{ words: 'and it was', count: 1 }] }],
  });
  expect(found.attributions.map(({ edition }) => edition)).toEqual(['a', 'b']);
  const father = await findWords(createClient({ baseUrl: served.url }), 'father');
  expect(father.results.map(({ number, occurrences }) => [number, occurrences.length])).toEqual([['H1', 2]]);
});

test('one lexicon can be searched, and pages link to the next', async () => {
  const response = await fetch(`${served.url}/api/x/lexicon/b/search?q=אב&limit=1`);
  const found = wordLookupSchema.parse(await response.json());
  expect(found.results.map(({ number }) => number)).toEqual(['H1']);
  expect(found.results[0]!.entries.map(({ id }) => id)).toEqual(['H1G', 'H1H']);
  const all = await fetch(`${served.url}/api/x/word?q=to+be&limit=1`);
  const { next } = wordLookupSchema.parse(await all.json());
  expect(all.headers.get('Link')).toBe(next === null ? null : `<?${next}>; rel="next"`);
  const unknown = await fetch(`${served.url}/api/x/lexicon/none/search?q=love`);
  expect([unknown.status, await unknown.json()]).toMatchObject([
    404,
    { error: { code: 'lexicon_not_found' } },
  ]);
  const empty = await fetch(`${served.url}/api/x/lexicon/b/search`);
  expect([empty.status, await empty.json()]).toMatchObject([400, { error: { parameter: 'q' } }]);
});

test('a static host finds the same words', async () => {
  const client = createClient({ baseUrl: served.url });
  const { get } = client;
  for (const [name, options] of [
    ['agape', {}],
    ['אָב', { lexicons: ['b'] }],
    ['exist', { translations: ['HEB', 'ENG'], limit: 1 }],
    ['h01961', { translations: 'ENG' }],
    ['nothing', {}],
  ] as const) {
    const live = await findWords(client, name, options);
    expect(await findWords({ get }, name, options)).toEqual(live);
    expect([name, live.total > 0]).toEqual([name, name !== 'nothing']);
  }
  await expect(findWords({ get }, '')).rejects.toMatchObject({ code: 'bad_parameter', parameter: 'q' });
});

test('an interlinear passage has the gloss and the form of each word, and the credit of the lexicon', async () => {
  const parameters = new URLSearchParams({ ref: 'Ruth 1:1-2', in: 'HEB', include: 'words', format: 'html' });
  const html = await (await fetch(`${served.url}/api/x/passage?${parameters}`)).text();
  expect(html).toContain(
    '<span class="word" data-strong="H1961"><span class="surface">וַיְהִי</span><span class="gloss" lang="en" dir="ltr">exist</span><span class="form" lang="en" dir="ltr">conjunction + verb, qal sequential imperfect, third person masculine singular</span></span>',
  );
  expect(html).toContain(', &#60;b&#62;');
  expect(html).toContain(
    '<span class="surface">אָב</span><span class="gloss" lang="en" dir="ltr">father</span>',
  );
  expect(html).toContain(
    '<p class="attribution" data-edition="a">a</p>\n<p class="attribution" data-edition="b">',
  );
  const plain = new URLSearchParams({ ref: 'Ruth 1:1', in: 'HEB', format: 'html' });
  expect(await (await fetch(`${served.url}/api/x/passage?${plain}`)).text()).not.toContain('class="word"');
});
