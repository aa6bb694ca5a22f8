import { describe, expect, test } from 'bun:test';
import { basename } from 'node:path';
import { sharedData } from '../../../test/shared-data.ts';
import { readEntities } from '../../formats/entities/read-entities.ts';
import { deadLinks } from './dead-links.fixture.ts';
import { entityDocuments } from './entity-documents.ts';
import { sampleDataset } from './sample-dataset.fixture.ts';
import { schemaOfPath } from './schema-of-path.fixture.ts';
import { plainRows, theographicFiles } from './theographic.fixture.ts';

const { content, diagnostics, isDamaged, tally } = readEntities(theographicFiles);
const edition = content && entityDocuments(sampleDataset, content);
const documents = new Map(edition?.documents);
const document = (path: string) => JSON.parse(documents.get(`/api/d/sample/${path}.json`) ?? 'null');

const listed = (cell: string) => cell.split(',').filter((item) => item !== '');

describe.skipIf(!sharedData)('the tables of Theographic Bible Metadata', () => {
  test('give every person, place, event and people group', () => {
    expect(isDamaged).toBe(false);
    expect(tally).toMatchObject({ people: 3069, places: 1274, events: 395, groups: 20 });
    expect(edition!.catalogueEntry).toMatchObject({
      totalNumberOfPeople: 3069,
      totalNumberOfPlaces: 1274,
      totalNumberOfEvents: 395,
      totalNumberOfPeopleGroups: 20,
    });
    expect(document('people').people).toHaveLength(3069);
    expect(document('places').places).toHaveLength(1274);
    expect(document('events').events).toHaveLength(395);
    expect(document('groups').groups).toHaveLength(20);
  });

  test('give as many mentions and verses as a plain count of the tables finds', () => {
    const mentions = ['People.csv', 'Places.csv', 'Events.csv'].flatMap((file) =>
      plainRows(file).flatMap((row) => [...new Set(listed(row.verses!))]),
    );
    const verses = new Set(mentions);
    const chapters = new Set(mentions.map((verse) => verse.replace(/\.\d+$/, '')));
    expect(tally.mentions).toBe(mentions.length);
    expect(edition!.counts).toEqual({ books: 66, chapters: chapters.size, verses: verses.size });
    expect(edition!.catalogueEntry).toMatchObject({
      totalNumberOfChapters: chapters.size,
      totalNumberOfVerses: verses.size,
      totalNumberOfReferences: mentions.length,
    });
  });

  test('produce chapters with every mention', () => {
    let mentions = 0;
    for (const { id, firstChapterNumber, lastChapterNumber } of document('books').books) {
      for (let number = firstChapterNumber; number <= lastChapterNumber; number++) {
        const { people, places, events } = document(`${id}/${number}`)?.chapter ?? {
          people: [],
          places: [],
          events: [],
        };
        for (const list of [people, places, events]) {
          const firsts = list.map(({ verses }: { verses: number[] }) => verses[0]);
          expect(firsts).toEqual(firsts.toSorted((a: number, b: number) => a - b));
          for (const { verses } of list) mentions += verses.length;
        }
      }
    }
    expect(mentions).toBe(tally.mentions!);
  });

  test('give documents in their shape, without a dead link', () => {
    for (const [path, json] of documents) schemaOfPath('sample', path).parse(JSON.parse(json));
    expect(deadLinks(documents)).toEqual([]);
  });

  test('give relations to all that they name, but 29 names of events that no table has', () => {
    const titles = new Set(plainRows('Events.csv').map(({ title }) => title!));
    const named = [
      ...plainRows('People.csv').map(({ events }) => events!),
      ...plainRows('Places.csv').map(({ eventsHere }) => eventsHere!),
    ];
    let unknown = 0;
    for (let cell of named) {
      for (const title of titles) cell = cell.replace(`"${title}"`, '');
      unknown += listed(cell).filter((title) => !titles.has(title)).length;
    }
    expect(tally.danglingReferences).toBe(29);
    expect(unknown).toBe(29);
    const codes = new Set(diagnostics.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['bad-cell', 'dangling-reference', 'unread-file']);
    const unread = diagnostics.filter(({ code }) => code === 'unread-file').map(({ file }) => basename(file));
    expect(unread).toEqual(['Books.csv', 'Periods.csv']);
    expect(diagnostics.filter(({ code }) => code === 'bad-cell')).toHaveLength(7);
  });

  test('give descriptions with every word of the source but the targets of links, and pointers, which are counted', () => {
    const rows = [
      ...plainRows('People.csv').map(({ personLookup, dictText }) => [`people/${personLookup}`, dictText!]),
      ...plainRows('Places.csv').map(({ placeLookup, dictText }) => [`places/${placeLookup}`, dictText!]),
    ];
    const words = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    let described = 0;
    let pointers = 0;
    for (const [path, written] of rows) {
      const dictText = written!.replace(/\(q\.v\.\)|, q\.v\.(?= )/g, () => {
        pointers++;
        return '';
      });
      const { person, place } = document(path!);
      const paragraphs: string[] = (person ?? place).description ?? [];
      if (paragraphs.length > 0) described++;
      expect(words(paragraphs.join(' '))).toEqual(words(dictText.replace(/\]\([^)]*\)/g, ']')));
      for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/\]\(|\n| {2}|^ | $|_/);
    }
    expect(described).toBe(1817 + 966);
    expect(tally).toMatchObject({ pointersLeftOut: pointers });
  });

  test('list the people and places of each verse of Genesis 2', () => {
    const { people, places, events } = document('GEN/2').chapter;
    expect(people).toEqual([
      {
        id: 'god_1324',
        name: 'God',
        isProperName: true,
        gender: 'Male',
        apiLink: '/api/d/sample/people/god_1324.json',
        verses: [2, 3, 4, 5, 7, 8, 9, 15, 16, 18, 19, 21, 22],
      },
      expect.objectContaining({ id: 'adam_78', birthYear: -4004, deathYear: -3074 }),
    ]);
    expect(places[0]).toMatchObject({ id: 'eden_354', verses: [8, 10, 15] });
    expect(places).toHaveLength(8);
    expect(events.map(({ id }: { id: string }) => id)).toEqual([
      'creation-of-all-things_1',
      'creation-of-adam-and-eve_2',
    ]);
  });

  test('list the verses of a person', () => {
    const { person } = document('people/ananias_259');
    expect(person.name).toBe('Ananias (Disciple at Damascus)');
    expect(person.references).toEqual([
      { book: 'ACT', chapter: 9, verse: 10 },
      { book: 'ACT', chapter: 9, verse: 12, endVerse: 13 },
      { book: 'ACT', chapter: 9, verse: 17 },
      { book: 'ACT', chapter: 22, verse: 12 },
    ]);
    expect(person.events).toEqual([
      {
        id: 'saul-is-converted_326',
        type: 'events',
        name: 'Saul is converted',
        apiLink: '/api/d/sample/events/saul-is-converted_326.json',
      },
    ]);
  });

  test('link the predecessor of an event whose title contains a comma', () => {
    expect(document('events').events).toContainEqual(
      expect.objectContaining({ name: 'Return from Second Missionary Journey' }),
    );
    const returned = content!.events.find(({ name }) => name === 'Return from Second Missionary Journey')!;
    expect(document(`events/${returned.id}`).event.predecessor.name).toBe(
      'Mission to Corinth, 1&2 Thess Written',
    );
  });

  test('list the members and events of a people group', () => {
    const { group } = document('groups/tribe-of-benjamin');
    expect(group.members[0]).toMatchObject({ id: 'abiah_17', type: 'people' });
    expect(document('groups/apostles-the-eleven').group.events.length).toBeGreaterThan(0);
    expect(document('groups/nation-of-israel').group.references).toContainEqual({
      book: 'PSA',
      chapter: 14,
      verse: 7,
    });
  });
});
