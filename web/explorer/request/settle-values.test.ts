import { expect, test } from 'bun:test';
import { operationNamed } from '../operations.fixture.ts';
import type { ReadDocument } from './choices.ts';
import { settleValues } from './settle-values.ts';

const documents: Readonly<Record<string, unknown>> = {
  '/api/available_translations.json': {
    translations: [
      { id: 'AAA', name: 'First' },
      { id: 'BBB', name: 'BBB' },
    ],
  },
  '/api/available_commentaries.json': { commentaries: [{ id: 'NOTES', name: 'Notes' }] },
  '/api/available_datasets.json': {
    datasets: [
      { id: 'REFS', name: 'References' },
      {
        id: 'WORLD',
        name: 'World',
        listOfPeopleApiLink: '/api/d/WORLD/people.json',
        listOfEventsApiLink: '/api/d/WORLD/events.json',
      },
    ],
  },
  '/api/AAA/books.json': {
    books: [{ id: 'GEN', name: 'Genesis', firstChapterNumber: 2, lastChapterNumber: 4 }],
  },
  '/api/AAA/GEN/2.json': { thisChapterAudioTimings: { anna: '/api/AAA/GEN/2.anna.audioTimings.json' } },
  '/api/d/WORLD/people.json': { people: [{ id: 'adam_1', name: 'Adam' }] },
  '/api/BBB/books.json': {
    books: [{ id: 'RUT', name: 'Ruth', firstChapterNumber: 1, lastChapterNumber: 4 }],
  },
  '/api/d/WORLD/events.json': { events: [{ id: 'flood_1', name: 'The flood' }] },
  '/api/x/features.json': {
    translations: [
      { id: 'AAA', oldTestament: 0, words: false },
      { id: 'BBB', oldTestament: 1, words: true, alignment: { by: 'source', quality: null } },
    ],
  },
  '/api/x/lexicons.json': {
    lexicons: [{ id: 'GREEK', name: 'Greek', numberOfHebrewEntries: 0, numberOfGreekEntries: 9 }],
  },
  '/api/x/report/BBB.json': { kind: 'translation', words: { scheme: 'robinson' } },
  '/api/x/manifest.json': { editions: [{ id: 'BBB', manifest: { sha256: 'f00' } }] },
};
const read: ReadDocument = async <T>(path: string) => {
  if (!(path in documents)) throw new Error(`${path} is not there`);
  return documents[path] as T;
};
const settle = (id: string, asked: Record<string, string> = {}) =>
  settleValues(operationNamed(id), asked, read);

test('if the service lacks the example, its first edition, book and chapter replace it', async () => {
  const { values, choices } = await settle('getTranslationBookChapter');
  expect(values).toEqual({ translation: 'AAA', book: 'GEN', chapter: '2' });
  expect(choices.translation).toEqual([
    { value: 'AAA', label: 'First' },
    { value: 'BBB', label: '' },
  ]);
  expect(choices.chapter!.map(({ value }) => value)).toEqual(['2', '3', '4']);
});

test('only aligned translations are choices for alignments', async () => {
  const { values, choices } = await settle('getChapterAlignment');
  expect(choices.translation!.map(({ value }) => value)).toEqual(['BBB']);
  expect(values).toEqual({ translation: 'BBB', book: 'RUT', chapter: '1' });
});

test('a requested value stays, even if the service does not have it', async () => {
  const { values, choices } = await settle('getTranslationBookChapter', {
    translation: 'NONE',
    chapter: '9',
  });
  expect(values).toEqual({ translation: 'NONE', book: 'RUT', chapter: '9' });
  expect([choices.book, choices.chapter]).toEqual([[], []]);
});

test('nothing is requested below an unknown edition or book', async () => {
  const asked: string[] = [];
  const noting: ReadDocument = (path) => {
    asked.push(path);
    return read(path);
  };
  await settleValues(operationNamed('getTranslationBookChapter'), { translation: 'AA' }, noting);
  expect(asked).toEqual(['/api/available_translations.json']);
});

test('readers are offered as recorded for the chapter', async () => {
  expect((await settle('getTranslationBookChapterAudioTimings')).values.reader).toBe('anna');
});

test('words are requested from a translation that has them', async () => {
  const withWords: ReadDocument = async <T>(path: string) => {
    if (path === '/api/BBB/books.json') return documents['/api/AAA/books.json'] as T;
    if (path === '/api/BBB/GEN/2.json') return { thisChapterWordsLink: '/api/BBB/GEN/2.words.json' } as T;
    return read<T>(path);
  };
  const { values } = await settleValues(operationNamed('getTranslationBookChapterWords'), {}, withWords);
  expect(values).toEqual({ translation: 'BBB', book: 'GEN', chapter: '2' });
  expect((await settle('getTranslationBookChapterWords')).values.translation).toBe('AAA');
});

test('only datasets with such a list are choices', async () => {
  expect((await settle('getDatasetPerson')).values).toEqual({ dataset: 'WORLD', person: 'adam_1' });
  expect((await settle('getDatasetBooks')).choices.dataset).toHaveLength(2);
});

test('an example of a question keeps the ids that the service knows', async () => {
  const withKjv: ReadDocument = async <T>(path: string) =>
    path === '/api/available_translations.json'
      ? ({ translations: [{ id: 'AAA' }, { id: 'KJV' }] } as T)
      : read<T>(path);
  const { values } = await settleValues(operationNamed('getPassage'), {}, withKjv);
  expect(values.in).toBe('KJV');
});

test.each([
  ['search', { in: 'BBB', from: 'BBB', books: 'RUT' }],
  ['getPassage', { in: 'BBB', ref: 'RUT 1:1' }],
  ['getRandomVerse', { in: 'BBB', books: '' }],
  ['getVerseOfTheDay', { in: 'BBB' }],
  ['checkQuotation', { in: 'BBB' }],
  ['suggest', { in: 'BBB' }],
  ['getWord', { in: 'BBB', lexicon: 'GREEK', number: 'H430' }],
  ['searchLexicon', { in: 'BBB', lexicon: 'GREEK' }],
  ['getLexiconEntry', { lexicon: 'GREEK', number: 'G26' }],
  ['getLexiconGlosses', { lexicon: 'GREEK', letter: 'G' }],
  ['getMorphology', { scheme: 'robinson' }],
  ['getDatasetEvent', { dataset: 'WORLD', event: 'flood_1' }],
  ['getEntrySearchRoot', { edition: 'NOTES', scope: 'notes' }],
])('%s gets values of this library', async (id, expected) => {
  expect((await settle(id)).values).toMatchObject(expected);
});

test('a question has the first book of a translation without the books of the example', async () => {
  const { values } = await settle('getPassage', { in: 'AAA' });
  expect(values.ref).toBe('GEN 2:1');
});

test('references of a commentary are of the books of the commentary', async () => {
  const withBooks: ReadDocument = async <T>(path: string) =>
    path === '/api/c/NOTES/books.json' ? (documents['/api/AAA/books.json'] as T) : read<T>(path);
  const { values } = await settleValues(operationNamed('getCommentaryChapterReferences'), {}, withBooks);
  expect(values).toEqual({ commentary: 'NOTES', book: 'GEN', chapter: '2' });
});

test('the required kind of edition that a library lacks is named, and optional ones are left out', async () => {
  const without: ReadDocument = async <T>(path: string) => {
    if (path === '/api/x/lexicons.json') return { lexicons: [] } as T;
    if (path === '/api/x/features.json') return { translations: [] } as T;
    return read<T>(path);
  };
  const lacking = async (id: string) => (await settleValues(operationNamed(id), {}, without)).lacking;
  expect(await lacking('getLexiconEntry')).toBe('lexicon');
  expect(await lacking('searchLexicon')).toBe('lexicon');
  expect(await lacking('getMorphology')).toBe('scheme');
  expect(await lacking('getWord')).toBe('number');
  expect(await lacking('getVerseOfTheDay')).toBeUndefined();
  const { values } = await settleValues(operationNamed('getWord'), {}, without);
  expect([values.in, values.lexicon]).toEqual(['', '']);
});

test('editions of every kind are choices, and the manifest of one is found', async () => {
  const { values, choices } = await settle('getEditionManifest', { edition: 'BBB' });
  expect(choices.edition!.map(({ value }) => value)).toEqual(['AAA', 'BBB', 'NOTES', 'REFS', 'WORLD']);
  expect(values.sha256).toBe('f00');
});

test('a release is the hash of the manifest', async () => {
  const text = JSON.stringify(documents['/api/x/manifest.json']);
  const hash = new Bun.CryptoHasher('sha256').update(text).digest('hex');
  expect((await settle('getRelease')).values.sha256).toBe(hash);
});

test('without a service, the examples stay', async () => {
  const nothing: ReadDocument = async () => {
    throw new Error('offline');
  };
  const { values } = await settleValues(operationNamed('getTranslationBookChapter'), {}, nothing);
  expect(values).toEqual({ translation: 'KJV', book: 'RUT', chapter: '1' });
});
