import { expect, test } from 'bun:test';
import { stopsOfEvents, stopsOfVerses } from './journeys.ts';

test('a place that is named again after others is a stop again', () => {
  const places = [
    { id: 'moab', verses: [1, 2, 6, 22] },
    { id: 'bethlehem', verses: [1, 19, 22] },
  ];
  expect(stopsOfVerses(places).map(({ place, remark }) => `${place} ${remark}`)).toEqual([
    'moab 1',
    'bethlehem 1',
    'moab 2',
    'bethlehem 19',
    'moab 22',
    'bethlehem 22',
  ]);
});

test('events are in the order of their dates, and those without are left out', () => {
  const at = (...ids: string[]) => ids.map((id) => ({ id }));
  const events = [
    { name: 'Shipwreck', startDate: '0060-10', locations: at('malta') },
    { name: 'Call', startDate: '-1921', locations: at('ur', 'haran') },
    { name: 'Sailing', startDate: '0060-09', locations: at('caesarea', 'myra') },
    { name: 'Some day', locations: at('nod') },
    { name: 'Odd', startDate: 'spring', locations: at('nod') },
    { name: 'Famine', startDate: '-1920', locations: at('egypt') },
    { name: 'Nowhere', startDate: '-1919' },
  ];
  const stops = stopsOfEvents(events, (date) => date);
  expect(stops.map(({ place }) => place)).toEqual(['ur', 'haran', 'egypt', 'caesarea', 'myra', 'malta']);
  expect(stops[0]).toEqual({ place: 'ur', remark: 'Call, -1921' });
});
