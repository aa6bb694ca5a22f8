import { describe, expect, test } from 'bun:test';
import { documentSchemas } from '../../src/documents/document-schemas.ts';
import { compiledSmallContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { serveLibrary } from '../../test/served-library.ts';
import { createClient, type ScriptoriumClient } from '../src/index.ts';

const hash = 'a'.repeat(64);

type Call = (client: ScriptoriumClient) => Promise<unknown>;

const calls: Readonly<Record<string, Call | readonly Call[]>> = {
  AvailableTranslations: (client) => client.translations(),
  TranslationBooks: (client) => client.books('SMALL'),
  TranslationBookChapter: (client) => client.chapter('SMALL', 'GEN', 1),
  SimpleTranslationBookChapter: (client) => client.simpleChapter('SMALL', 'GEN', 1),
  TranslationBookChapterAudioTimings: (client) => client.audioTimings('SMALL', 'GEN', 1, 'anna'),
  TranslationBookChapterWords: (client) => client.words('SMALL', 'MAT', 5),
  SimpleTranslationBookChapterWords: (client) => client.simpleWords('SMALL', 'MAT', 5),
  TranslationComplete: (client) => client.complete('SMALL'),
  SimpleTranslationComplete: (client) => client.simpleComplete('SMALL'),
  AvailableCommentaries: (client) => client.commentaries(),
  CommentaryBooks: (client) => client.commentaryBooks('SMALLNOTES'),
  CommentaryBookChapter: (client) => client.commentaryChapter('SMALLNOTES', 'GEN', 1),
  SimpleCommentaryBookChapter: (client) => client.simpleCommentaryChapter('SMALLNOTES', 'GEN', 1),
  CommentaryProfiles: (client) => client.profiles('SMALLNOTES'),
  CommentaryProfile: (client) => client.profile('SMALLNOTES', 'adam'),
  AvailableDatasets: (client) => client.datasets(),
  DatasetBooks: (client) => client.datasetBooks('SMALLREFS'),
  DatasetBookChapter: (client) => client.crossReferences('SMALLREFS', 'GEN', 1),
  DatasetEntityBookChapter: (client) => client.entities('SMALLWORLD', 'GEN', 1),
  DatasetPeople: (client) => client.people('SMALLWORLD'),
  DatasetPersonRecord: (client) => client.person('SMALLWORLD', 'abel_1'),
  DatasetPlaces: (client) => client.places('SMALLWORLD'),
  DatasetEvents: (client) => client.events('SMALLWORLD'),
  DatasetPeopleGroups: (client) => client.groups('SMALLWORLD'),
  DatasetPlaceRecord: (client) => client.place('SMALLWORLD', 'east_1'),
  DatasetEventRecord: (client) => client.event('SMALLWORLD', 'first-offering_1'),
  DatasetPeopleGroupRecord: (client) => client.group('SMALLWORLD', 'shepherds'),
  Languages: (client) => client.languages(),
  TranslationLanguages: (client) => client.get('/api/x/translations/index.json'),
  TranslationNames: (client) => client.get('/api/x/translations/names.json'),
  LanguageTranslations: (client) => client.get('/api/x/translations/eng.json'),
  Site: (client) => client.site(),
  Features: (client) => client.features(),
  Downloads: (client) => client.downloads(),
  EditionReport: (client) => client.report('SMALL'),
  TranslationVersification: (client) => client.versification('SMALL'),
  Lexicons: (client) => client.lexicons(),
  Plans: (client) => client.plans(),
  VersesOfTheDay: (client) => client.versesOfTheDay(),
  PlanDays: (client) => client.planDays('ADVENT'),
  LexiconEntry: (client) => client.lexiconEntry('SMALL', 'H430'),
  LexiconGlosses: (client) => client.lexiconGlosses('SMALL', 'H'),
  LexiconNames: (client) => client.lexiconNames('SMALL', 0),
  ChapterAlignment: (client) => client.chapterAlignment('WORDS', 'JHN', 3),
  NumberCounts: (client) => client.numberCounts(),
  Morphology: (client) => client.morphology('oshb'),
  CommentaryVersification: (client) => client.commentaryVersification('SMALLNOTES'),
  DatasetVersification: (client) => client.datasetVersification('SMALLREFS'),
  TextReferences: [
    (client) => client.chapterReferences('SMALLNOTES', 'PSA', 3),
    (client) => client.introductionReferences('SMALLNOTES', 'EXO'),
    (client) => client.profileReferences('SMALLNOTES', 'adam'),
    (client) => client.personReferences('SMALLWORLD', 'abel_1'),
    (client) => client.placeReferences('SMALLWORLD', 'east_1'),
  ],
  SearchRoot: (client) => client.searchRoot('SMALL'),
  SearchPart: [
    (client) => client.searchPart('SMALL', 'word', 0),
    (client) => client.entrySearchPart('SMALLNOTES', 'notes', 'word', 0),
  ],
  SearchLengths: (client) => client.searchLengths('SMALL'),
  ComputedSearchRoot: (client) => client.computedSearchRoot('SMALL'),
  EntrySearchRoot: (client) => client.entrySearchRoot('SMALLNOTES', 'notes'),
  OpenApi: (client) => client.get('/api/openapi.json'),
  Manifest: (client) => client.manifest(),
  Release: (client) => client.release(hash),
  EditionManifest: (client) => client.editionManifest('SMALL', hash),
};

async function pathOf(call: Call): Promise<string> {
  let asked = '';
  const fetch = async (url: string) => {
    asked = new URL(url).pathname;
    return new Response('{}');
  };
  await call(createClient({ baseUrl: 'https://example.org', fetch }));
  return asked;
}

test('there is a method for every kind of document that is served', () => {
  const names = new Set(documentSchemas.map(({ name }) => name));
  expect(Object.keys(calls).sort()).toEqual([...names].sort());
});

describe.each(documentSchemas.map(({ name, path, pattern }) => ({ name, path, pattern })))(
  '$name',
  ({ name, path, pattern }) => {
    test(`is asked for at its path ${path}`, async () => {
      const paths = await Promise.all([calls[name]!].flat().map(pathOf));
      expect(paths.filter((each) => pattern.test(each))).toHaveLength(1);
    });
  },
);

test('every method returns the document of the library', async () => {
  const { library } = await compiledSmallContent();
  const served = await serveLibrary(library);
  try {
    const client = createClient({ baseUrl: served.url });
    let seen = 0;
    for (const call of Object.values(calls).flat()) {
      const path = await pathOf(call);
      if (path.includes(hash) || !library.get(path)) continue;
      expect(await call(client)).toEqual(readDocument(library, path));
      seen++;
    }
    expect(seen).toBeGreaterThanOrEqual(28);
  } finally {
    await served.stop();
  }
});

test('a chapter of a dataset of unknown kind can be asked for too', async () => {
  expect(await pathOf((client) => client.datasetChapter('ANY', 'GEN', 1))).toBe('/api/d/ANY/GEN/1.json');
  expect(await pathOf((client) => client.releases())).toBe('/api/x/releases.json');
});

test('every method passes its signal on', async () => {
  const reason = new Error('changed my mind');
  const client = createClient({ baseUrl: 'https://example.org', fetch: () => new Promise(() => {}) });
  const signal = AbortSignal.abort(reason);
  const each = [
    client.translations({ signal }),
    client.audioTimings('A', 'GEN', 1, 'b', { signal }),
    client.person('A', 'b', { signal }),
    client.manifest({ signal }),
  ];
  const outcomes = await Promise.allSettled(each);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
    each.map(() => reason),
  );
});
