import { expect, test } from 'bun:test';
import { featuresDocument, type SiteEdition, settingsOf, siteDocument, startFault } from './site.ts';
import { featuresSchema, siteSchema } from './site-schema.ts';

const edition = (
  id: string,
  kind: SiteEdition['kind'],
  books: string,
  more: Partial<SiteEdition> = {},
): SiteEdition => ({ id, kind, bookIds: books.split(' '), catalogueEntry: {}, ...more });

const kjv = edition('KJV', 'translation', 'GEN RUT JHN REV', { features: ['notes'] });
const hebrew = edition('OSHB', 'translation', 'GEN RUT', { features: ['words'] });
const notes = edition('notes', 'commentary', 'RUT');
const names = edition('names', 'dataset', 'RUT', { catalogueEntry: { listOfPeopleApiLink: '/api/x' } });
const references = edition('references', 'dataset', 'RUT JHN');

const site = (settings: Parameters<typeof siteDocument>[0], editions: readonly SiteEdition[]) =>
  siteSchema.parse(JSON.parse(siteDocument(settings, editions)));

test('the default site has all parts and starts at the chapter with the most material', () => {
  const all = [kjv, hebrew, notes, names, references];
  expect(site({}, all)).toEqual({
    start: { book: 'RUT', with: [] },
    parts: {
      home: true,
      kept: true,
      offline: true,
      study: true,
      words: true,
      map: true,
      audio: true,
      explorer: true,
    },
    links: [],
  });
  expect(site({}, all.toReversed())).toEqual(site({}, all));
});

test.each([
  ['John, where books are alike', [kjv], 'JHN'],
  ['the first, where John is not there', [edition('A', 'translation', 'REV MAT')], 'MAT'],
  [
    'a book that most have',
    [kjv, edition('B', 'translation', 'REV'), edition('C', 'translation', 'REV')],
    'REV',
  ],
  [
    'John, if only samples have another one',
    [
      kjv,
      ...['B', 'C', 'D'].map((id) => edition(id, 'translation', 'JHN TIT')),
      edition('E', 'translation', 'TIT'),
    ],
    'JHN',
  ],
])('chooses the book %s', (_, editions, book) => {
  expect(site({}, editions).start).toEqual({ book, with: [] });
});

test('without translations there is no place to begin', () => {
  expect(site({}, [notes]).start).toBeUndefined();
  expect(site({}, []).start).toBeUndefined();
});

test('the start place of the operator is used if the library has it', () => {
  const start = { edition: 'KJV', book: 'REV', chapter: 22, with: ['OSHB'] };
  expect(site({ start }, [kjv, hebrew]).start).toEqual({
    translation: 'KJV',
    book: 'REV',
    chapter: 22,
    with: ['OSHB'],
  });
  expect(site({ start }, [kjv]).start).toEqual({ book: 'JHN', with: [] });
});

test.each([
  [
    { edition: 'BSB', book: 'JHN', chapter: 1 },
    ['edition'],
    'The library has no translation "BSB". It has KJV, OSHB.',
  ],
  [{ edition: 'notes', book: 'RUT', chapter: 1 }, ['edition'], 'no translation "notes"'],
  [{ edition: 'OSHB', book: 'JHN', chapter: 1 }, ['book'], '"OSHB" has no book "JHN". It has GEN, RUT.'],
  [{ edition: 'KJV', book: 'JHN', chapter: 1, with: ['OSHB', 'X'] }, ['with', 1], 'no translation "X"'],
])('missing parts of %p are reported', (start, path, message) => {
  const fault = startFault(start, [kjv, hebrew, notes]);
  expect(fault?.path).toEqual(path);
  expect(fault?.message).toContain(message);
});

test('settings are found again in the document that was made of them', () => {
  const settings = {
    name: 'Our library',
    description: 'Read here.',
    colours: { accent: { light: '#7a3b1d', dark: '#e2a27c' } },
    start: { edition: 'KJV', book: 'REV', chapter: 1, with: [] },
    parts: { map: false },
    links: [{ text: 'Imprint', url: 'https://example.org/imprint' }],
  };
  const document = siteDocument(settings, [kjv, hebrew]);
  expect(siteDocument(settingsOf(JSON.parse(document)), [kjv, hebrew])).toBe(document);
  const usual = siteDocument({}, [kjv, hebrew]);
  expect(siteDocument(settingsOf(JSON.parse(usual)), [kjv])).toBe(siteDocument({}, [kjv]));
});

test('each translation is listed with its testaments and what else it has', () => {
  const license = { commercialUse: 'allowed', derivatives: 'not-allowed' };
  const wide = edition('WIDE', 'translation', 'GEN TOB MAT', {
    features: ['audio', 'words', 'notes'],
    catalogueEntry: { language: 'swa', license },
  });
  const ancient = { ...hebrew, catalogueEntry: { language: 'hbo', license: null } };
  const { translations } = featuresSchema.parse(JSON.parse(String(featuresDocument([wide, ancient, notes]))));
  const unknown = { population: null, commercialUse: null, derivatives: null };
  const hebrewOnes = {
    oldTestament: 2,
    newTestament: 0,
    otherBooks: 0,
    audio: false,
    words: true,
    notes: false,
  };
  const wideOnes = { oldTestament: 1, newTestament: 1, otherBooks: 1, audio: true, words: true, notes: true };
  expect(translations).toEqual([
    { id: 'OSHB', language: 'hbo', script: 'Hebr', ...unknown, ...hebrewOnes },
    {
      id: 'WIDE',
      language: 'swa',
      script: 'Latn',
      population: 190_000_000,
      ...license,
      ...wideOnes,
    } as never,
  ]);
});

test('a library with many translations says so, without a number that changes with each', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => edition(`T${index}`, 'translation', 'JHN'));
  expect(site({}, many(200)).hasManyTranslations).toBeUndefined();
  expect(site({}, many(201)).hasManyTranslations).toBe(true);
  expect(siteDocument({}, many(201))).toBe(siteDocument({}, many(202)));
});
