import { expect } from 'bun:test';
import type { RunsOfMethods } from '../client-methods.ts';
import { crossReferences } from '../typed-answers.ts';

const abel = { id: 'abel_1', type: 'people', name: 'Abel', apiLink: '/api/d/SMALLWORLD/people/abel_1.json' };
const offering = {
  id: 'first-offering_1',
  type: 'events',
  name: 'First Offering',
  apiLink: '/api/d/SMALLWORLD/events/first-offering_1.json',
};

export const smallDatasetRuns = {
  getAvailableDatasets: async (api) => {
    const { datasets } = await api.getAvailableDatasets();
    expect(datasets.map(({ id, totalNumberOfReferences }) => [id, totalNumberOfReferences])).toEqual([
      ['SMALLREFS', 6],
      ['SMALLWORLD', 11],
    ]);
  },
  getDatasetBooks: async (api) => {
    const { dataset, books } = await api.getDatasetBooks('SMALLREFS');
    expect(dataset.totalNumberOfVerses).toBe(3);
    expect(
      books.map(({ id, numberOfChapters, totalNumberOfReferences }) => [
        id,
        numberOfChapters,
        totalNumberOfReferences,
      ]),
    ).toEqual([
      ['GEN', 2, 5],
      ['PSA', 1, 1],
    ]);
  },
  getDatasetPeople: async (api) => {
    const { people } = await api.getDatasetPeople('SMALLWORLD');
    expect(people.map(({ id, numberOfReferences }) => [id, numberOfReferences])).toEqual([
      ['abel_1', 4],
      ['adam_2', 1],
      ['eve_3', 1],
      ['seth_4', 1],
      ['cain_5', 0],
    ]);
  },
  getDatasetPerson: async (api) => {
    const { person } = await api.getDatasetPerson('SMALLWORLD', 'abel_1');
    expect(person.description).toEqual(['The second son of Adam.', 'He kept sheep (Gen. 4:2).']);
    expect(person.father).toEqual([
      { id: 'adam_2', type: 'people', name: 'Adam', apiLink: '/api/d/SMALLWORLD/people/adam_2.json' },
    ]);
    expect(person.references).toEqual([
      { book: 'GEN', chapter: 1, verse: 1, endVerse: 2 },
      { book: 'GEN', chapter: 2, verse: 1 },
      { book: 'MAT', chapter: 5, verse: 1 },
    ]);
  },
  getDatasetPlaces: async (api) => {
    const { places } = await api.getDatasetPlaces('SMALLWORLD');
    expect(places[0]).toMatchObject({
      id: 'east_1',
      featureType: 'Region',
      latitude: 31.5,
      longitude: -0.25,
    });
    expect(places).toHaveLength(2);
  },
  getDatasetPlace: async (api) => {
    const { place } = await api.getDatasetPlace('SMALLWORLD', 'east_1');
    expect(place).toMatchObject({ kjvName: 'East', aliases: ['Kedem', 'Sunrise'], peopleBorn: [abel] });
  },
  getDatasetEvents: async (api) => {
    const { events } = await api.getDatasetEvents('SMALLWORLD');
    expect(events.map(({ id, startDate }) => [id, startDate])).toEqual([
      ['first-offering_1', '-3950'],
      ['early-days_2', undefined],
    ]);
  },
  getDatasetEvent: async (api) => {
    const { event } = await api.getDatasetEvent('SMALLWORLD', 'first-offering_1');
    expect(event.participants?.[0]).toEqual(abel as never);
    expect(event.partOf?.id).toBe('early-days_2');
  },
  getDatasetPeopleGroups: async (api) => {
    const { groups } = await api.getDatasetPeopleGroups('SMALLWORLD');
    expect(groups.map(({ id, numberOfMembers }) => [id, numberOfMembers])).toEqual([
      ['shepherds', 1],
      ['farmers', 0],
    ]);
  },
  getDatasetPeopleGroup: async (api) => {
    const { group } = await api.getDatasetPeopleGroup('SMALLWORLD', 'shepherds');
    expect(group).toMatchObject({ name: 'Shepherds', members: [abel], events: [offering] });
  },
  getDatasetBookChapter: async (api) => {
    const references = await crossReferences(api, 'SMALLREFS', 'GEN', 1);
    expect(references.chapter.content).toEqual([
      {
        verse: 1,
        references: [
          { book: 'PSA', chapter: 3, verse: 1, endVerse: 2, score: 58 },
          { book: 'EXO', chapter: 1, verse: 1, score: 7 },
          { book: 'MAT', chapter: 5, verse: 1, score: 7 },
          { book: 'GEN', chapter: 1, verse: 31, endChapter: 2, endVerse: 1, score: -3 },
        ],
      },
    ]);
    const entities = await api.getDatasetBookChapter('SMALLWORLD', 'GEN', 1);
    if (!('numberOfPeople' in entities)) throw new Error('GEN 1 has no entities');
    expect(entities.chapter.people.map(({ id, verses }) => [id, verses])).toEqual([
      ['abel_1', [1, 2]],
      ['adam_2', [2]],
      ['eve_3', [3]],
    ]);
  },
} satisfies Partial<RunsOfMethods>;
