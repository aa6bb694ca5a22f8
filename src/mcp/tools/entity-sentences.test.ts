import { describe, expect, test } from 'bun:test';
import type { EntityType } from '../../model/entities.ts';
import { type EntityRecord, kindOf, pronounFor, sentencesAbout } from './entity-sentences.ts';

const someone = (name: string) => ({ id: `${name.toLowerCase()}_1`, type: 'people', name, apiLink: '' });
const about = (type: EntityType, record: EntityRecord) => sentencesAbout(type, record).join(' ');

describe('The facts about an entity are sentences', () => {
  test.each<[gender: string | undefined, sentence: string]>([
    ['Male', 'His children are Obed (obed_1) and Mahlon (mahlon_1).'],
    ['Female', 'Her children are Obed (obed_1) and Mahlon (mahlon_1).'],
    [undefined, 'Their children are Obed (obed_1) and Mahlon (mahlon_1).'],
    ['Unknown', 'Their children are Obed (obed_1) and Mahlon (mahlon_1).'],
  ])('with the pronoun for %s', (gender, sentence) => {
    expect(about('people', { gender, children: [someone('Obed'), someone('Mahlon')] })).toBe(sentence);
  });

  test.each<[record: EntityRecord, sentence: string]>([
    [{ birthYear: -4, deathYear: 33 }, 'She was born in 4 BC and died in AD 33.'],
    [{ birthYear: -4 }, 'She was born in 4 BC.'],
    [{ deathPlace: someone('Moab'), deathYear: 5 }, 'She died in Moab (moab_1) in AD 5.'],
    [{ birthPlace: someone('Moab') }, 'She was born in Moab (moab_1).'],
    [{ birthYear: -4, minYear: -4, maxYear: 33 }, 'She was born in 4 BC.'],
    [{ minYear: -4, maxYear: 33 }, 'Events with her are dated 4 BC to AD 33.'],
    [{ minYear: 33, maxYear: 33 }, 'Events with her are dated AD 33.'],
    [{ maxYear: 33 }, 'Events with her are dated AD 33.'],
    [{ birthYear: 0, deathYear: 0, minYear: 0, maxYear: 0 }, ''],
    [{ minYear: 0, maxYear: 1 }, 'Events with her are dated AD 1.'],
    [{ isProperName: false }, 'This is a description, not a proper name.'],
    [{ isProperName: true }, ''],
    [{ alsoCalled: ['Mara'] }, 'She is also called Mara.'],
    [{ partners: [someone('Boaz')] }, 'Her partner is Boaz (boaz_1).'],
    [{ siblings: [someone('Boaz')] }, 'Her sibling is Boaz (boaz_1).'],
    [{ events: [someone('Famine')] }, 'She took part in Famine (famine_1).'],
    [{ children: [], alsoCalled: null, comment: '' }, ''],
  ])('for people: %j', (record, sentence) => {
    expect(about('people', { gender: 'Female', ...record })).toBe(sentence);
  });

  test.each<[record: EntityRecord, sentence: string]>([
    [{ kjvName: 'Zion', esvName: 'Sion' }, 'The English Standard Version writes Sion.'],
    [{ kjvName: 'Sion' }, 'The King James Version writes Sion.'],
    [{ latitude: 31.5, longitude: -0.25 }, 'It is at 31.5° north, 0.25° west.'],
    [{ latitude: -1, longitude: 2, precision: 'rough' }, 'It is at 1° south, 2° east (precision: rough).'],
    [{ latitude: 0, longitude: 0 }, 'It is at 0° north, 0° east.'],
    [{ latitude: 31.5 }, ''],
    [
      { rootPlace: someone('Judah'), duplicateOf: someone('Salem') },
      'It belongs to Judah (judah_1). It is the same as Salem (salem_1).',
    ],
    [{ people: [someone('David')] }, 'David (david_1) was there.'],
    [{ people: [someone('David'), someone('Saul')] }, 'David (david_1) and Saul (saul_1) were there.'],
    [{ peopleBorn: [someone('David')] }, 'David (david_1) was born there.'],
    [{ peopleDied: [someone('David')] }, 'David (david_1) died there.'],
    [{ events: [someone('Siege')] }, 'Siege (siege_1) happened there.'],
    [{ comment: 'Its site is unknown.' }, 'Its site is unknown.'],
    [{ aliases: ['A', 'B', 'C'] }, 'It is also called A, B and C.'],
  ])('for places: %j', (record, sentence) => {
    expect(about('places', { name: 'Zion', ...record })).toBe(sentence);
  });

  test.each<[record: EntityRecord, sentence: string]>([
    [{ startDate: '-1446', duration: '40Y' }, 'It began in 1446 BC. It lasted 40 years.'],
    [{ startDate: '0033', duration: '1D' }, 'It began in AD 33. It lasted 1 day.'],
    [{ startDate: '0060-10', duration: 'long' }, 'It began in 0060-10. It lasted long.'],
    [
      { participants: [someone('Abel')], groups: [someone('Shepherds')] },
      'Abel (abel_1) took part. Shepherds (shepherds_1) took part.',
    ],
    [{ locations: [someone('Field')] }, 'It happened in Field (field_1).'],
    [
      { partOf: someone('Exodus'), predecessor: someone('Plagues') },
      'It is part of Exodus (exodus_1). It followed Plagues (plagues_1).',
    ],
  ])('for events: %j', (record, sentence) => {
    expect(about('events', record)).toBe(sentence);
  });

  test('for groups, with the number of further members', () => {
    const members = Array.from({ length: 23 }, (_, index) => someone(`M${index}`));
    expect(about('groups', { members: members.slice(0, 1) })).toBe('Their member is M0 (m0_1).');
    expect(about('groups', { members: members.slice(0, 21) })).toEndWith('M19 (m19_1) and M20 (m20_1).');
    expect(about('groups', { members })).toEndWith('M19 (m19_1) and 3 others.');
  });

  test('for members that only other services have', () => {
    expect(about('people', { burialPlace: someone('Hebron'), height: 6, tags: [{ a: 1 }] })).toBe(
      'Burial place: Hebron (hebron_1). Height: 6. Tags: {"a":1}.',
    );
  });
});

test('The kind of an entity names what is known about it, once', () => {
  expect(kindOf('people', { gender: 'Female' })).toBe('person, female');
  expect(kindOf('places', { featureType: 'Water', featureSubType: 'River' })).toBe('place, water, river');
  expect(kindOf('places', { featureType: 'City', featureSubType: 'city' })).toBe('place, city');
  expect(['events', 'groups'].map((type) => kindOf(type as EntityType, {}))).toEqual(['event', 'group']);
});

test('A man is him, a woman her, a thing it, and others them', () => {
  const objects = (['Male', 'female', 'M', 'F', undefined] as const).map(
    (gender) => pronounFor('people', { gender }).object,
  );
  expect(objects).toEqual(['him', 'her', 'him', 'her', 'them']);
  const others = (['places', 'events', 'groups'] as const).map((type) => pronounFor(type, {}).object);
  expect(others).toEqual(['it', 'it', 'them']);
});
