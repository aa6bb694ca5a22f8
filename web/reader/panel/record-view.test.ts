import { expect, test } from 'bun:test';
import type { Dataset, DatasetEntityRef } from '../../../client/src/documents.ts';
import { recordView } from './record-view.ts';

const dataset = {} as Dataset;
const ref = (id: string): DatasetEntityRef => ({
  id,
  type: 'people',
  name: id,
  apiLink: `/api/d/x/people/${id}.json`,
});

test('a person has dates, and only relations that are not empty', () => {
  const references = [{ book: 'GEN', chapter: 12, verse: 1 }];
  const father = [ref('terah')];
  const person = { id: 'abraham', name: 'Abraham', birthYear: -1997, father, children: [], references };
  expect(recordView({ dataset, person })).toEqual({
    name: 'Abraham',
    facts: [['Lived', 'born 1997 BC']],
    paragraphs: [],
    relations: [['Father', father]],
    references,
  });
});

test('the name of a place is not among its other names', () => {
  const place = {
    id: 'jerusalem',
    name: 'Jerusalem',
    kjvName: 'Jerusalem',
    aliases: ['Zion', 'Salem'],
    rootPlace: ref('judea'),
    comment: 'A remark.',
    references: [],
  };
  const view = recordView({ dataset, place })!;
  expect(view.facts).toEqual([['Also called', 'Zion, Salem']]);
  expect(view.relations).toEqual([['Part of', [ref('judea')]]]);
  expect(view.paragraphs).toEqual(['A remark.']);
});

test('an event says when it was and how long', () => {
  const event = { id: 'flood', name: 'Flood', startDate: '-2347', duration: '1Y', references: [] };
  expect(recordView({ dataset, event })!.facts).toEqual([
    ['When', '2347 BC'],
    ['How long', '1 year'],
  ]);
});

test('a group has members, and a record of an unknown kind is undefined', () => {
  const group = { id: 'levi', name: 'Tribe of Levi', members: [ref('aaron')], references: [] };
  expect(recordView({ dataset, group })!.relations).toEqual([['Members', [ref('aaron')]]]);
  expect(recordView({ dataset })).toBeUndefined();
});
