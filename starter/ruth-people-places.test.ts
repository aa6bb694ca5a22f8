import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { ruthWords } from './ruth-words.fixture.ts';

type Row = Readonly<Record<string, string>>;

function table(name: string): Row[] {
  const file = new URL(`content/datasets/ruth-people-places/${name}.csv`, import.meta.url);
  return parse(readFileSync(file), { columns: true });
}

const people = table('People');
const places = table('Places');
const events = table('Events');
const groups = table('PeopleGroups');
const everything = [...people, ...places, ...events, ...groups];

const words = ruthWords();
const allVerses = [...words.keys()];
const list = (cell = ''): string[] => cell.split(',').filter(Boolean);
const versesWith = (word: string): string[] => allVerses.filter((verse) => words.get(verse)!.includes(word));

describe('the names of people, places and groups', () => {
  const named = [
    ...people
      .filter(({ isProperName }) => isProperName === 'checked')
      .map((row) => ({ names: [row.name!, ...list(row.alsoCalled)], verses: list(row.verses) })),
    ...places.map((row) => ({ names: [row.kjvName!, ...list(row.aliases)], verses: list(row.verses) })),
    { names: ['Ephrathites'], verses: versesOfGroup('Ephrathites') },
    { names: ['Israel'], verses: versesOfGroup('Israelites') },
  ];
  const names = new Set(named.flatMap((entity) => entity.names));

  test('occur in each verse that is listed for them', () => {
    for (const entity of named) {
      const found = new Set(entity.names.flatMap(versesWith));
      expect([entity.names, entity.verses.filter((verse) => !found.has(verse))]).toEqual([entity.names, []]);
    }
  });

  test('are listed in each verse that names them, for at least one person with that name', () => {
    for (const name of names) {
      const listed = new Set(named.filter((one) => one.names.includes(name)).flatMap(({ verses }) => verses));
      expect([name, versesWith(name).filter((verse) => !listed.has(verse))]).toEqual([name, []]);
    }
  });

  test('are all the names of the book', () => {
    const used = new Set([...words.values()].flat());
    const alwaysCapital = [...used].filter((word) => /^[A-Z]/.test(word) && !used.has(word.toLowerCase()));
    const noNames = ['Bring', 'Hearest', 'Ho', 'I', 'Intreat', 'Moreover', 'Surely', 'Wash', 'Wherefore'];
    const ofMoab = ['Moabitess', 'Moabitish'];
    const unknown = alwaysCapital.filter((word) => ![...names, ...ofMoab, ...noNames].includes(word));
    expect(unknown).toEqual([]);
  });
});

test('the Moabites are listed only in verses that mention a woman of Moab', () => {
  const found = allVerses.filter((verse) =>
    /Moabit(ess|ish)|women of Moab/.test(words.get(verse)!.join(' ')),
  );
  expect(versesOfGroup('Moabites')).toEqual(found);
});

test('every entity has verses of the book, in order and without repetition', () => {
  for (const row of everything) {
    const listed = list(row.verses);
    expect(listed).not.toEqual([]);
    expect(listed).toEqual(allVerses.filter((verse) => listed.includes(verse)));
  }
});

test('the events follow the story to the birth of Obed', () => {
  const story = allVerses.slice(0, allVerses.indexOf('Ruth.4.18'));
  // 2:1 introduces Boaz before anything happens.
  expect(events.flatMap(({ verses }) => list(verses))).toEqual(story.filter((verse) => verse !== 'Ruth.2.1'));
  const titles = events.map(({ title }) => title!);
  expect(events.map(({ predecessor }) => predecessor!)).toEqual(['', ...titles.slice(0, -1)]);
});

const relations: [columns: string[], targets: string[]][] = [
  [
    ['mother', 'father', 'partners', 'children', 'siblings', 'participants', 'members'],
    people.map(({ personLookup }) => personLookup!),
  ],
  [['peopleBorn', 'peopleDied', 'hasBeenHere'], people.map(({ personLookup }) => personLookup!)],
  [['birthPlace', 'deathPlace', 'locations', 'rootID'], places.map(({ placeLookup }) => placeLookup!)],
  [['events', 'eventsHere', 'predecessor'], events.map(({ title }) => title!)],
  [['memberOf', 'groups'], groups.map(({ groupName }) => groupName!)],
];

test.each(relations)('the columns %j refer to rows of the tables', (columns, targets) => {
  for (const column of columns) {
    const named = everything.flatMap((row) => list(row[column]));
    expect(named).not.toEqual([]);
    expect([column, named.filter((target) => !targets.includes(target))]).toEqual([column, []]);
  }
});

const bothWays: [from: Row[], fromId: string, column: string, to: Row[], toId: string, back: string[]][] = [
  [people, 'personLookup', 'children', people, 'personLookup', ['mother', 'father']],
  [people, 'personLookup', 'partners', people, 'personLookup', ['partners']],
  [people, 'personLookup', 'siblings', people, 'personLookup', ['siblings']],
  [people, 'personLookup', 'events', events, 'title', ['participants']],
  [people, 'personLookup', 'memberOf', groups, 'groupName', ['members']],
  [people, 'personLookup', 'birthPlace', places, 'placeLookup', ['peopleBorn']],
  [people, 'personLookup', 'deathPlace', places, 'placeLookup', ['peopleDied']],
  [places, 'placeLookup', 'eventsHere', events, 'title', ['locations']],
  [groups, 'groupName', 'events', events, 'title', ['groups']],
];

test.each(bothWays)('a relation is written on both sides: %#', (from, fromId, column, to, toId, back) => {
  const forth = from.flatMap((row) => list(row[column]).map((target) => `${row[fromId]} ${target}`));
  const returned = to.flatMap((row) =>
    back.flatMap((name) => list(row[name]).map((source) => `${source} ${row[toId]}`)),
  );
  expect(forth.toSorted()).toEqual(returned.toSorted());
});

function versesOfGroup(name: string): string[] {
  return list(groups.find(({ groupName }) => groupName === name)!.verses);
}
