import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { FreeUseBibleApi } from 'free-use-bible-api';
import { compiledSharedEverything } from '../compiled.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { sharedData } from '../shared-data.ts';
import { clientMethods, type RunsOfMethods } from './client-methods.ts';
import { commentaryBooks, commentaryChapter, crossReferences } from './typed-answers.ts';
import { verseOf } from './verse-of.ts';

setDefaultTimeout(600_000);

let server: ServedLibrary;
let api: FreeUseBibleApi;

beforeAll(async () => {
  if (!sharedData) return;
  server = await serveLibrary((await compiledSharedEverything()).library);
  api = new FreeUseBibleApi({ endpoint: `${server.url}/` });
});

afterAll(() => server?.stop());

const inTheBeginning = 'In the beginning God created the heavens and the earth.';

const runs: RunsOfMethods = {
  getAvailableTranslations: async (api) => {
    const { translations } = await api.getAvailableTranslations();
    expect(translations.map(({ id, totalNumberOfVerses }) => [id, totalNumberOfVerses])).toEqual([
      ['BSB', 31_086],
      ['ULT', 146],
    ]);
  },
  getCompleteTranslation: async (api) => {
    const { books } = await api.getCompleteTranslation('BSB');
    expect(books.map(({ chapters }) => chapters.length).reduce((a, b) => a + b)).toBe(1189);
    const philemon = books.find(({ id }) => id === 'PHM')!.chapters[0]!;
    expect(philemon.thisChapterAudioTimings.aquifer!.slice(0, 3)).toEqual([3.48, 11.96, 20.44]);
  },
  getSimpleCompleteTranslation: async (api) => {
    const { books } = await api.getSimpleCompleteTranslation('BSB');
    expect(verseOf(books[0]!.chapters[0]!.chapter.content, 1).text).toBe(inTheBeginning);
  },
  getAvailableCommentaries: async (api) => {
    const catalogue: unknown = await api.getAvailableCommentaries();
    expect(catalogue).toMatchObject({ commentaries: [{ id: 'tyndale', numberOfBooks: 66 }] });
  },
  getAvailableDatasets: async (api) => {
    const { datasets } = await api.getAvailableDatasets();
    expect(datasets.map(({ id, totalNumberOfReferences }) => [id, totalNumberOfReferences])).toEqual([
      ['open-cross-ref', 344_799],
      ['theographic', 49_703],
    ]);
  },
  getTranslationBooks: async (api) => {
    const { books } = await api.getTranslationBooks('BSB');
    expect(books.map(({ order }) => order)).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
  },
  getCommentaryBooks: async (api) => {
    const { books } = await commentaryBooks(api, 'tyndale');
    expect(books[0]).toMatchObject({ id: 'GEN', name: 'Genesis', numberOfChapters: 50 });
    expect(books).toHaveLength(66);
  },
  getDatasetBooks: async (api) => {
    const { books } = await api.getDatasetBooks('open-cross-ref');
    expect(books.map(({ totalNumberOfReferences }) => totalNumberOfReferences).reduce((a, b) => a + b)).toBe(
      344_799,
    );
  },
  getDatasetPeople: async (api) => {
    const { people } = await api.getDatasetPeople('theographic');
    expect(people).toHaveLength(3069);
  },
  getDatasetPerson: async (api) => {
    const { person } = await api.getDatasetPerson('theographic', 'ananias_259');
    expect(person.references).toEqual([
      { book: 'ACT', chapter: 9, verse: 10 },
      { book: 'ACT', chapter: 9, verse: 12, endVerse: 13 },
      { book: 'ACT', chapter: 9, verse: 17 },
      { book: 'ACT', chapter: 22, verse: 12 },
    ]);
  },
  getDatasetPlaces: async (api) => {
    const { places } = await api.getDatasetPlaces('theographic');
    expect(places).toHaveLength(1274);
  },
  getDatasetPlace: async (api) => {
    const { place } = await api.getDatasetPlace('theographic', 'abana_1');
    expect(place).toMatchObject({ featureType: 'Water', latitude: 33.545097, longitude: 36.224661 });
  },
  getDatasetEvents: async (api) => {
    const { events } = await api.getDatasetEvents('theographic');
    expect(events).toHaveLength(395);
  },
  getDatasetEvent: async (api) => {
    const { event } = await api.getDatasetEvent('theographic', 'saul-is-converted_326');
    expect(event.references).toEqual([{ book: 'ACT', chapter: 9, verse: 1, endVerse: 19 }]);
    expect(event.participants?.map(({ id }) => id)).toContain('paul_2479');
  },
  getDatasetPeopleGroups: async (api) => {
    const { groups } = await api.getDatasetPeopleGroups('theographic');
    expect(groups).toHaveLength(20);
  },
  getDatasetPeopleGroup: async (api) => {
    const { group } = await api.getDatasetPeopleGroup('theographic', 'tribe-of-levi');
    expect(group.members?.map(({ id }) => id)).toContain('aaron_1');
  },
  getTranslationBookChapter: async (api) => {
    const chapter = await api.getTranslationBookChapter('BSB', 'PSA', 119);
    expect(chapter.numberOfVerses).toBe(176);
    expect(Object.keys(chapter.thisChapterAudioTimings)).toEqual(['aquifer']);
  },
  getTranslationBookChapterWords: async (api) => {
    const { verses } = await api.getTranslationBookChapterWords('ULT', '3JN', 1);
    expect(verses['1']![1]).toMatchObject({ strongs: ['G42450'], lemma: 'πρεσβύτερος' });
  },
  getChapterWords: async (api) => {
    const ruth = await api.getTranslationBookChapter('ULT', 'RUT', 1);
    expect((await api.getChapterWords(ruth))?.nextChapterWordsLink).toBe('/api/ULT/RUT/2.words.json');
    expect(await api.getChapterWords(await api.getTranslationBookChapter('BSB', 'RUT', 1))).toBeNull();
  },
  getSimpleTranslationBookChapter: async (api) => {
    const psalm = await api.getSimpleTranslationBookChapter('BSB', 'PSA', 3);
    expect(psalm.chapter.content.some(({ type }) => type === 'hebrew_subtitle')).toBe(true);
  },
  getSimpleTranslationBookChapterWords: async (api) => {
    const words = await api.getSimpleTranslationBookChapterWords('ULT', 'RUT', 4);
    expect(words.nextChapterLink).toBe('/api/ULT/TIT/1.simple.json');
  },
  getSimpleChapter: async (api) => {
    const simple = await api.getSimpleChapter(await api.getTranslationBookChapter('BSB', 'JHN', 3));
    expect(simple?.numberOfVerses).toBe(36);
    const notes = await api.getSimpleChapter(await commentaryChapter(api, 'tyndale', 'JHN', 3));
    expect(notes?.fullChapterApiLink).toBe('/api/c/tyndale/JHN/3.json');
  },
  getSimpleChapterWords: async (api) => {
    const titus = await api.getSimpleTranslationBookChapter('ULT', 'TIT', 3);
    expect((await api.getSimpleChapterWords(titus))?.thisChapterLink).toBe('/api/ULT/TIT/3.simple.json');
  },
  getCommentaryBookChapter: async (api) => {
    const { chapter } = await commentaryChapter(api, 'tyndale', 'GEN', 1);
    expect(chapter.content[0]!.content[0]).toStartWith(inTheBeginning.slice(0, -1));
  },
  getSimpleCommentaryBookChapter: async (api) => {
    const { chapter } = await api.getSimpleCommentaryBookChapter('tyndale', 'GEN', 1);
    expect(chapter.content[0]!.text).toStartWith(inTheBeginning.slice(0, -1));
  },
  getDatasetBookChapter: async (api) => {
    expect((await crossReferences(api, 'open-cross-ref', 'REV', 22)).numberOfReferences).toBe(360);
    const entities = await api.getDatasetBookChapter('theographic', 'GEN', 2);
    if (!('numberOfPeople' in entities)) throw new Error('GEN 2 has no entities');
    expect(entities.chapter.people[0]).toMatchObject({
      id: 'god_1324',
      verses: [2, 3, 4, 5, 7, 8, 9, 15, 16, 18, 19, 21, 22],
    });
    expect(entities.chapter.places[0]).toMatchObject({ id: 'eden_354', verses: [8, 10, 15] });
  },
  getNextChapter: async (api) => {
    const malachi = await api.getTranslationBookChapter('BSB', 'MAL', 4);
    expect((await api.getNextChapter(malachi))?.thisChapterLink).toBe('/api/BSB/MAT/1.json');
    const last = await crossReferences(api, 'open-cross-ref', 'REV', 22);
    expect(await api.getNextChapter(last)).toBeNull();
    const notes = await api.getNextChapter(await commentaryChapter(api, 'tyndale', 'GEN', 50));
    expect(notes?.thisChapterLink).toBe('/api/c/tyndale/EXO/1.json');
  },
  getPreviousChapter: async (api) => {
    const matthew = await api.getSimpleTranslationBookChapter('BSB', 'MAT', 1);
    expect((await api.getPreviousChapter(matthew))?.thisChapterLink).toBe('/api/BSB/MAL/4.simple.json');
    const exodus = await crossReferences(api, 'open-cross-ref', 'EXO', 1);
    expect((await api.getPreviousChapter(exodus))?.chapter.number).toBe(50);
  },
  getFirstChapter: async (api) => {
    const { books } = await api.getDatasetBooks('theographic');
    const first: unknown = await api.getFirstChapter(books[0]!);
    expect(first).toMatchObject({ thisChapterLink: '/api/d/theographic/GEN/1.json' });
  },
  getLastChapter: async (api) => {
    const { books } = await commentaryBooks(api, 'tyndale');
    expect((await api.getLastChapter(books.at(-1)!))?.thisChapterLink).toBe('/api/c/tyndale/REV/22.json');
  },
  formatReference: async (api) => {
    const { books } = await api.getTranslationBooks('BSB');
    const { event } = await api.getDatasetEvent('theographic', 'saul-is-converted_326');
    const [reference] = event.references;
    const book = books.find(({ id }) => id === reference!.book)!;
    expect(api.formatReference(book, reference!)).toBe('Acts 9:1-19');
  },
  getVerseText: async (api) => {
    const { chapter } = await api.getTranslationBookChapter('BSB', 'GEN', 1);
    expect(api.getVerseText(verseOf(chapter.content, 1))).toBe(inTheBeginning);
  },
  getChapterVerseText: async (api) => {
    const chapter = await api.getTranslationBookChapter('BSB', 'PSA', 117);
    expect(api.getChapterVerseText(chapter)).toStartWith('Psalm 117\n[1] Praise the LORD');
  },
  getSimpleChapterVerseText: async (api) => {
    const chapter = await api.getSimpleTranslationBookChapter('BSB', 'GEN', 1);
    expect(api.getSimpleChapterVerseText(chapter)).toStartWith(`Genesis 1\n[1] ${inTheBeginning}`);
  },
  getWordText: async (api) => {
    const { chapter } = await api.getTranslationBookChapter('ULT', '3JN', 1);
    const words = await api.getTranslationBookChapterWords('ULT', '3JN', 1);
    expect(api.getWordText(verseOf(chapter.content, 1), words.verses['1']![1]!)).toBe('elder');
  },
  getVerseWords: async (api) => {
    const { chapter } = await api.getTranslationBookChapter('ULT', '3JN', 1);
    const words = await api.getTranslationBookChapterWords('ULT', '3JN', 1);
    const texts = api.getVerseWords(verseOf(chapter.content, 1), words).map(({ text }) => text);
    expect(texts.slice(0, 6)).toEqual(['The', 'elder', 'to', 'the', 'beloved', 'Gaius']);
  },
  getSimpleWordText: async (api) => {
    const { chapter } = await api.getSimpleTranslationBookChapter('ULT', '3JN', 1);
    const words = await api.getSimpleTranslationBookChapterWords('ULT', '3JN', 1);
    expect(api.getSimpleWordText(verseOf(chapter.content, 1), words.verses['1']![1]!)).toBe('elder');
  },
  getSimpleVerseWords: async (api) => {
    const { chapter } = await api.getSimpleTranslationBookChapter('ULT', '3JN', 1);
    const words = await api.getSimpleTranslationBookChapterWords('ULT', '3JN', 1);
    const texts = api.getSimpleVerseWords(verseOf(chapter.content, 1), words).map(({ text }) => text);
    expect(texts.slice(0, 6)).toEqual(['The', 'elder', 'to', 'the', 'beloved', 'Gaius']);
  },
};

test('every method of the client is run', () => {
  expect(Object.keys(runs).toSorted()).toEqual(clientMethods.toSorted());
});

describe.skipIf(!sharedData)('over real content the client has', () => {
  test.each(Object.entries(runs))('%s', async (_, run) => {
    await run(api);
  });
});
