import { expect, test } from 'bun:test';
import { answerFrom } from '../../questions/question.ts';
import { getPeopleAndPlaces } from './people-and-places.ts';

const people = [
  { id: 'mary_1', name: 'Mary', numberOfReferences: 1 },
  { id: 'mary_2', name: 'Mary (Mother of Jesus)', numberOfReferences: 21 },
  { id: 'joseph_3', name: "Joseph (Mary's Husband)", numberOfReferences: 15 },
  { id: 'rosemary_4', name: 'Rosemary', numberOfReferences: 30 },
  { id: 'jesus_904', name: 'Jesus', numberOfReferences: 1 },
  { id: 'jesus_905', name: 'Jesus Christ', numberOfReferences: 1296 },
  { id: 'john_1', name: 'John the Baptist', numberOfReferences: 68 },
  { id: 'john_2', name: 'John the Apostle', numberOfReferences: 34 },
  { id: 'paul_1', name: 'Paul', numberOfReferences: 158 },
];

function idsFor(name: string): { details: string[]; similar: string[] } {
  const documents: Readonly<Record<string, unknown>> = {
    '/api/available_datasets.json': { datasets: [{ id: 'NAMES', listOfPeopleApiLink: '', language: 'eng' }] },
    '/api/d/NAMES/people.json': { people },
    ...Object.fromEntries(people.map((person) => [`/api/d/NAMES/people/${person.id}.json`, { person }])),
  };
  const context = { preferred: undefined, note: () => undefined };
  const input = getPeopleAndPlaces.input.parse({ name });
  const { members } = answerFrom(getPeopleAndPlaces.ask(input, context), (path) => documents[path]);
  const idsOf = (found: unknown) => (found as { id: string }[]).map(({ id }) => id);
  return { details: idsOf(members.details), similar: idsOf(members.mentioned) };
}

test('a name has the most mentioned person first, whose explanation in brackets does not matter', () => {
  expect(idsFor('Mary')).toEqual({ details: ['mary_2', 'mary_1'], similar: ['joseph_3'] });
  expect(idsFor('Jesus').details).toEqual(['jesus_905', 'jesus_904']);
  expect(idsFor('John').details).toEqual(['john_1', 'john_2']);
});

test.each([
  ['Apostle Paul', 'paul_1'],
  ['Paul the Apostle', 'paul_1'],
  ['St. Paul', 'paul_1'],
  ['Apostle John', 'john_2'],
  ['Virgin Mary', 'mary_2'],
  ['Jesus of Nazareth', 'jesus_905'],
])('%s is a name with a title', (name, id) => {
  expect(idsFor(name).details[0]).toBe(id);
});

test('the beginning of a word of a name counts, and letters inside words only if none begins so', () => {
  expect(idsFor('mother of')).toEqual({ details: ['mary_2'], similar: [] });
  expect(idsFor('ma').details).toEqual(['mary_2', 'joseph_3', 'mary_1']);
  expect(idsFor('semar').details).toEqual(['rosemary_4']);
  expect(idsFor('se').details).toEqual([]);
});
