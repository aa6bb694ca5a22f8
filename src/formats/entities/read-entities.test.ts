import { describe, expect, test } from 'bun:test';
import type { Entities } from '../../model/entities.ts';
import { readEntities } from './read-entities.ts';
import { csvFile, smallFiles, smallTables } from './small-tables.fixture.ts';

const read = (tables: Readonly<Record<string, string>>) =>
  readEntities(Object.entries(tables).map(([file, text]) => csvFile(file, text)));
const contentOf = (tables: Readonly<Record<string, string>>) => read(tables).content as Entities;
const person = (header: string, ...rows: string[]) => read({ 'P.csv': [header, ...rows].join('\n') });

describe('the tables', () => {
  test('are recognized by their columns, not by their names', () => {
    const renamed = smallFiles.map(({ bytes }, index) => ({ file: `${index}.csv`, bytes }));
    expect(readEntities(renamed).content).toEqual(readEntities(smallFiles).content!);
  });

  test('of unknown things are reported, and the others are read', () => {
    const others = [
      csvFile('Books.csv', 'osisName,bookOrder\nGen,1\n'),
      csvFile('Periods.csv', 'yearNum,events\n-4004,x\n'),
    ];
    const { diagnostics, ...read } = readEntities([...smallFiles, ...others]);
    const { diagnostics: before, ...expected } = readEntities(smallFiles);
    expect(read).toEqual(expected);
    expect(diagnostics.slice(before.length).map(({ code, file }) => [code, file])).toEqual([
      ['unread-file', 'Books.csv'],
      ['unread-file', 'Periods.csv'],
    ]);
  });

  test.each([
    ['books', 'osisName,bookOrder,bookName'],
    ['chapters', 'osisRef,book,chapterNum,writer,verses,slug'],
    ['verses', 'osisRef,status,verseID,book,chapter,verseNum,verseText,people,places'],
    ['periods', 'yearNum,formattedYear,era,isoYear'],
    [
      "Easton's Bible Dictionary",
      'dictLookup,index,termID,termLabel,dictText,itemNum,personLookup,placeLookup',
    ],
  ])('of Theographic about %s are reported and not read', (about, header) => {
    const other = csvFile('x.csv', `${header}\n${header.replace(/\w+/g, 'a')}\n`);
    const { diagnostics, ...read } = readEntities([...smallFiles, other]);
    const { diagnostics: before, ...expected } = readEntities(smallFiles);
    expect(read).toEqual(expected);
    expect(diagnostics.slice(before.length)).toMatchObject([{ code: 'unread-file', file: 'x.csv' }]);
    expect(diagnostics.at(-1)!.message).toStartWith(`This is Theographic's table of ${about}, `);
  });

  test('may be next to files that are not tables', () => {
    const others = [
      csvFile('LICENSE', 'Attribution-ShareAlike, "4.0\n'),
      { file: 'map.png', bytes: new Uint8Array([0x89, 0x50, 0, 1, 2]) },
    ];
    expect(readEntities([...smallFiles, ...others])).toEqual(readEntities(smallFiles));
  });

  test('of one kind are read in the order of their names', () => {
    const header = 'personLookup,displayTitle,verses,children\n';
    const { people } = contentOf({ 'b.csv': `${header}b_2,B,,\n`, 'a.csv': `${header}a_1,A,,b_2\n` });
    expect(people.map(({ id }) => id)).toEqual(['a_1', 'b_2']);
    expect(people[0]!.children).toEqual([{ id: 'b_2', type: 'people', name: 'B' }]);
  });

  test('are required: an edition without any of them is an error', () => {
    const { content, diagnostics } = readEntities([csvFile('a.csv', 'x,y\n1,2\n')]);
    expect(content).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'no-entities', severity: 'error', file: 'a.csv' }]);
    expect(readEntities([]).diagnostics).toHaveLength(1);
  });
});

test('the tally counts entities, mentions and omissions', () => {
  expect(readEntities(smallFiles).tally).toEqual({
    people: 3,
    places: 2,
    events: 2,
    groups: 1,
    mentions: 13,
    danglingReferences: 2,
  });
});

describe('a person', () => {
  const eve = contentOf(smallTables).people[0]!;

  test('has texts, years and lists; a verse that is named twice counts once', () => {
    expect(eve).toMatchObject({
      id: 'eve_1',
      name: 'Eve',
      alsoCalled: ['Woman', 'Mother of all'],
      isProperName: true,
      birthYear: -4004,
      deathYear: undefined,
      minYear: 0,
      description: ['The first woman.', 'Mother of all (living).'],
      birthPlace: { id: 'eden_1', type: 'places', name: 'Eden' },
      verses: [
        { book: 'GEN', chapter: 3, verse: 20 },
        { book: 'GEN', chapter: 4, verse: 1 },
      ],
    });
  });

  test('whose box is not ticked has no proper name; without the column nothing is said of it', () => {
    expect(contentOf(smallTables).people[2]!.isProperName).toBe(false);
    expect(
      person('personLookup,displayTitle,verses', 'a,A,').content!.people[0]!.isProperName,
    ).toBeUndefined();
  });

  test('has the distinguishing title as its name, and keeps another spelling', () => {
    const { people } = person('personLookup,displayTitle,name,alsoCalled,verses', 'a,Baalhanan,Baal-hanan,,')
      .content!;
    expect(people[0]).toMatchObject({ name: 'Baalhanan', alsoCalled: ['Baal-hanan'] });
    expect(contentOf(smallTables).people[1]).toMatchObject({ name: 'Cain (the Kenite)', alsoCalled: [] });
  });

  test('has the events of both tables', () => {
    const abel = contentOf(smallTables).people[2]!;
    expect(abel.events.map(({ id }) => id)).toEqual(['murder-of-a-brother_1']);
  });
});

describe('a place', () => {
  const place = (cells: string) =>
    read({
      'Places.csv': `placeLookup,displayTitle,verses,latitude,longitude,openBibleLat,openBibleLong\nx,X,,${cells}\n`,
    });

  test('has the coordinates of one source, never halves of two', () => {
    expect(place('1,2,3,4').content!.places[0]).toMatchObject({ latitude: 1, longitude: 2 });
    const half = place('1,,3,4');
    expect(half.content!.places[0]).toMatchObject({ latitude: 3, longitude: 4 });
    expect(half.diagnostics).toMatchObject([{ code: 'bad-cell', line: 2, column: 6 }]);
    expect(place(',,3,').content!.places[0]!.latitude).toBeUndefined();
  });

  test('omits coordinates that are not numbers or not on the globe', () => {
    for (const cells of ['north,2,,', '91,2,,', `${'9'.repeat(400)},2,,`, '1e1,2,,']) {
      const { content, diagnostics } = place(cells);
      expect(content!.places[0]).toMatchObject({ latitude: undefined, longitude: undefined });
      expect(diagnostics.map(({ code }) => code)).toContain('bad-cell');
    }
  });
});

test('an event has a date as the source writes it and one event that it is part of', () => {
  const tables = { 'E.csv': 'title,ID,startDate,partOf,verses\nA,1,0033,,\nB,2,-5,"A,B",\n' };
  const { content, diagnostics } = read(tables);
  expect(content!.events.map(({ id, startDate, partOf }) => [id, startDate, partOf?.id])).toEqual([
    ['a_1', '0033', undefined],
    ['b_2', '-5', 'a_1'],
  ]);
  expect(diagnostics).toMatchObject([{ code: 'bad-cell', line: 3 }]);
});

test('a people group has the members and events of all tables', () => {
  expect(contentOf(smallTables).groups[0]).toMatchObject({
    id: 'line-of-cain',
    members: [{ id: 'cain_2' }],
    events: [{ id: 'exile_2' }],
  });
});

describe('a diagnostic', () => {
  test('reports a reference to an unknown person, with its place', () => {
    const { diagnostics } = readEntities(smallFiles);
    expect(diagnostics).toMatchObject([
      { code: 'dangling-reference', file: 'People.csv', line: 6, column: 88 },
      { code: 'dangling-reference', file: 'People.csv', line: 7, column: 47 },
    ]);
    expect(diagnostics[0]!.source!.text.slice(87)).toStartWith('Unknown event');
  });

  test('reports a verse that does not exist', () => {
    const { content, diagnostics } = person('personLookup,displayTitle,verses', 'a,A,"Gen.1.1,Gen.99.1,Foo"');
    expect(content!.people[0]!.verses).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ code: 'unknown-verse', line: 2, column: 14 }]);
    expect(diagnostics[0]!.message).toContain('"Gen.99.1", "Foo"');
  });

  test('reports a repeated id, a row without a name, and an id that does not fit into a path', () => {
    const { content, diagnostics } = person(
      'personLookup,displayTitle,verses',
      'a,A,',
      'a,B,',
      'c,,',
      'd/e,D,',
      ',F,',
    );
    expect(content!.people.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'A'],
      ['d-e', 'D'],
      ['f', 'F'],
    ]);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['duplicate-entity', 3],
      ['entity-without-name', 4],
      ['changed-entity-id', 5],
      ['changed-entity-id', 6],
    ]);
  });

  test('reports two events with one title; both are served, and the title means the first', () => {
    const { content, diagnostics } = read({
      'E.csv': 'title,ID,predecessor,verses\nFlood,1,,\nFlood,2,,\nArk,3,Flood,\n',
    });
    expect(content!.events.map(({ id }) => id)).toEqual(['flood_1', 'flood_2', 'ark_3']);
    expect(content!.events[2]!.predecessor!.id).toBe('flood_1');
    expect(diagnostics).toMatchObject([{ code: 'duplicate-entity', line: 3 }]);
  });
});

test('an id that had to be changed is still found under the old one', () => {
  const { people } = person('personLookup,displayTitle,verses,mother', 'd/e,D,,', 'f,F,,d/e').content!;
  expect(people[1]!.mother).toEqual([{ id: 'd-e', type: 'people', name: 'D' }]);
});

test('a damaged table says so', () => {
  expect(readEntities(smallFiles).isDamaged).toBe(false);
  expect(person('personLookup,displayTitle,verses', 'a,A,', 'b,"B,').isDamaged).toBe(true);
  const { content, isDamaged, diagnostics } = person(
    'personLookup,displayTitle,verses',
    'a,\0A\0,\0b\0,\0,c',
  );
  expect([content, isDamaged]).toEqual([undefined, true]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['not-text', 'no-entities']);
});

test('padding at the end of a table is left out, and a NUL in a cell is reported at its place', () => {
  const { content, diagnostics } = person('personLookup,displayTitle,verses', 'a,A\0b,', 'c,C,\0\0\0');
  expect(content!.people.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'A\uFFFDb'],
    ['c', 'C'],
  ]);
  expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['unreadable-character', 2, 4],
    ['padding-at-end', 3, 5],
  ]);
});

test('tables in UTF-16 are read', () => {
  const text = `\uFEFF${smallTables['PeopleGroups.csv']}`;
  const bytes = new Uint8Array(new Uint16Array([...text].map((character) => character.charCodeAt(0))).buffer);
  expect(readEntities([{ file: 'g.csv', bytes }]).content!.groups[0]!.name).toBe('Line of Cain');
});
