import { expect, test } from 'bun:test';
import { languagesDocument } from './languages.ts';
import { languagesSchema } from './languages-schema.ts';

type Edition = Parameters<typeof languagesDocument>[0][number];

const edition = (id: string, kind: Edition['kind'], language: string, textDirection = 'ltr'): Edition => ({
  id,
  kind,
  catalogueEntry: { language, textDirection },
});

const listed = (editions: readonly Edition[]) =>
  languagesSchema.parse(JSON.parse(languagesDocument(editions))).languages;

test('each language is listed once, with its names, script and editions, sorted', () => {
  const languages = listed([
    edition('WEB', 'translation', 'eng'),
    edition('MAS', 'translation', 'hbo', 'rtl'),
    edition('BSB', 'translation', 'eng'),
    edition('notes', 'commentary', 'eng'),
    edition('refs', 'dataset', 'eng'),
    edition('words', 'lexicon', 'eng'),
  ]);
  expect(languages.map(({ code }) => code)).toEqual(['eng', 'hbo']);
  expect(languages[0]).toEqual({
    code: 'eng',
    name: 'English',
    englishName: 'English',
    script: 'Latn',
    population: 1_700_000_000,
    direction: 'ltr',
    translations: ['BSB', 'WEB'],
    commentaries: ['notes'],
    datasets: ['refs'],
    lexicons: ['words'],
  });
  expect(languages[1]).toMatchObject({
    script: 'Hebr',
    population: null,
    direction: 'rtl',
    commentaries: [],
  });
});

test('an unknown language has only the data of its editions', () => {
  const nothing = { name: null, englishName: null };
  expect(listed([edition('A', 'translation', 'und')])).toMatchObject([{ code: 'und', ...nothing }]);
  expect(listed([edition('A', 'translation', 'qqq', 'rtl')])).toMatchObject([
    { code: 'qqq', ...nothing, script: null, direction: 'rtl' },
  ]);
});

test('without editions the list is empty, and the order of editions does not change the bytes', () => {
  expect(languagesDocument([])).toBe('{"languages":[]}');
  const editions = ['C', 'a', 'B'].map((id) => edition(id, 'translation', 'fra'));
  expect(languagesDocument(editions.toReversed())).toBe(languagesDocument(editions));
});
