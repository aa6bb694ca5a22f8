import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { sharedData } from '../../../test/shared-data.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import type { SourceFile } from '../source-file.ts';
import { listCell } from './cells.ts';
import { tableRows } from './entity-tables.ts';
import { readEntities } from './read-entities.ts';

setDefaultTimeout(600_000);

type Records = { id: string; fields: Record<string, unknown> }[];

const json = (file: string, value: unknown): SourceFile => ({
  file,
  bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value, undefined, 4)),
});

const small: Readonly<Record<string, Records>> = {
  people: [
    {
      id: 'recAdam',
      fields: {
        personLookup: 'adam_2',
        displayTitle: 'Adam',
        name: 'Adam',
        isProperName: true,
        birthYear: -4003,
        birthPlace: ['recEden'],
        children: ['recSeth'],
        memberOf: ['recFirst'],
        timeline: ['recFall'],
        dictText: ['The first [man](/gen#Gen.1.26).\n\nHe was made of dust.', 'Another paragraph.'],
        verses: ['recGen218', 'recGen119'],
      },
    },
    { id: 'recSeth', fields: { personLookup: 'seth_10', displayTitle: 'Seth', name: 'Seth' } },
  ],
  places: [
    {
      id: 'recEden',
      fields: {
        placeLookup: 'eden_1',
        displayTitle: 'Eden',
        latitude: '31.7',
        longitude: '35.2',
        aliases: 'Paradise, Garden of God',
      },
    },
  ],
  events: [
    {
      id: 'recFall',
      fields: { title: 'The Fall', eventID: 3, participants: ['recAdam'], locations: ['recEden'] },
    },
  ],
  peopleGroups: [
    { id: 'recFirst', fields: { groupName: 'First people', members: ['recAdam'], events_dev: ['recFall'] } },
  ],
  verses: [
    { id: 'recGen218', fields: { osisRef: 'Gen.2.18', verseNum: '18' } },
    { id: 'recGen119', fields: { osisRef: 'Gen.1.19', verseNum: '19' } },
  ],
};

const filesOf = (tables: Readonly<Record<string, Records>>) =>
  Object.entries(tables).map(([name, records]) => json(`${name}.json`, records));

describe('records of Theographic in JSON', () => {
  test('are entities with their relations and verses', () => {
    const { content, diagnostics, isDamaged } = readEntities(filesOf(small));
    expect({ diagnostics, isDamaged }).toEqual({ diagnostics: [], isDamaged: false });
    const adam = { id: 'adam_2', type: 'people', name: 'Adam' } as const;
    const fall = { id: 'the-fall_3', type: 'events', name: 'The Fall' } as const;
    expect(content!.people[0]).toMatchObject({
      ...{ id: 'adam_2', name: 'Adam', isProperName: true, birthYear: -4003 },
      birthPlace: { id: 'eden_1', type: 'places', name: 'Eden' },
      children: [{ id: 'seth_10', type: 'people', name: 'Seth' }],
      memberOf: [{ id: 'first-people', type: 'groups', name: 'First people' }],
      events: [fall],
      description: ['The first man.', 'He was made of dust.', 'Another paragraph.'],
      verses: [
        { book: 'GEN', chapter: 1, verse: 19 },
        { book: 'GEN', chapter: 2, verse: 18 },
      ],
    });
    expect(content!.people[1]!.isProperName).toBe(false);
    expect(content!.places[0]).toMatchObject({
      ...{ id: 'eden_1', latitude: 31.7, longitude: 35.2, aliases: ['Paradise', 'Garden of God'] },
      events: [fall],
    });
    expect(content!.events[0]).toMatchObject({ id: fall.id, participants: [adam] });
    expect(content!.groups[0]).toMatchObject({ members: [adam], events: [fall] });
  });

  test('without verses.json say once per file that the verses are missing', () => {
    const { verses: _, ...others } = small;
    const { content, diagnostics } = readEntities(filesOf(others));
    expect(content!.people[0]!.verses).toEqual([]);
    expect(diagnostics.map(({ code, file, message }) => [code, file, message.slice(0, 8)])).toEqual([
      ['unknown-verse', 'people.json', '2 verses'],
    ]);
  });

  test('with references to missing entities are served without these', () => {
    const events = [{ id: 'e', fields: { title: 'A', eventID: 1, participants: ['recNobody'] } }];
    const { content, diagnostics } = readEntities(filesOf({ events }));
    expect(content!.events[0]!.participants).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['dangling-reference']);
  });

  test('in a file that is cut off are read up to there, and the dataset is damaged', () => {
    const whole = JSON.stringify(small.people);
    const { content, diagnostics, isDamaged } = readEntities([
      json('people.json', whole.slice(0, whole.indexOf('"recSeth","fields"'))),
    ]);
    expect(isDamaged).toBe(true);
    expect(content!.people.map(({ id }) => id)).toEqual(['adam_2']);
    expect(diagnostics.map(({ code }) => code)).toContain('malformed-json');
  });

  test('that are damaged in any way are read without an error', () => {
    const whole = JSON.stringify(small.people);
    fc.assert(
      fc.property(mutatedText(whole, ['{', '}', '[', ']', '"', ',', ':', '"fields":']), (text) => {
        const { content, diagnostics } = readEntities([json('people.json', text)]);
        expect(content !== undefined || diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe.skipIf(!sharedData)('the tables of Theographic', () => {
  const folder = () => join(sharedData!, 'entities/theographic');
  const tables = { people: 'People', places: 'Places', events: 'Events', peopleGroups: 'PeopleGroups' };
  const columnsOfReferences: Readonly<Record<string, keyof typeof tables>> = {
    ...{ father: 'people', mother: 'people', partners: 'people', children: 'people', siblings: 'people' },
    ...{ halfSiblingsSameMother: 'people', halfSiblingsSameFather: 'people', participants: 'people' },
    ...{ members: 'people', hasBeenHere: 'people', peopleBorn: 'people', peopleDied: 'people' },
    ...{ birthPlace: 'places', deathPlace: 'places', locations: 'places', rootID: 'places' },
    ...{ duplicate_of: 'places', memberOf: 'peopleGroups', groups: 'peopleGroups' },
    ...{ events: 'events', eventsHere: 'events', predecessor: 'events', partOf: 'events' },
  };
  const keys = { people: 'personLookup', places: 'placeLookup', events: 'title', peopleGroups: 'groupName' };

  function recordsOf(csv: Readonly<Record<string, string>>): Record<string, Records> {
    const verses = new Map<string, string>();
    const idOf = (table: string, key: string) => `rec-${table}-${key}`;
    const records = Object.fromEntries(
      Object.entries(csv).map(([table, text]) => {
        const clean = text.replace(/^\uFEFF/, '');
        const columns = clean.slice(0, clean.indexOf('\n')).trim().split(',');
        const seen = new Set<string>();
        const all = tableRows(clean, () => {}).map((row, index) => {
          const key = row.cell(keys[table as keyof typeof keys]).replace(/\s+/g, ' ');
          const fields: Record<string, unknown> = {};
          for (const column of columns) {
            const cell = row.cell(column);
            if (cell === '') continue;
            const target =
              column === 'partOf' && table !== 'events' ? undefined : columnsOfReferences[column];
            if (column === 'verses') {
              fields.verses = cell.split(/[\s,]+/).map((verse) => {
                const id = `rec-${verse.replaceAll('.', '-')}`;
                verses.set(id, verse);
                return id;
              });
            } else if (target) fields[column] = listCell(cell).map((item) => idOf(target, item));
            else if (column === 'dictText') fields[column] = [cell];
            else if (column === 'isProperName') fields[column] = true;
            else if (column === 'ID') fields.eventID = Number(cell);
            else fields[column] = cell;
          }
          const isFirst = !seen.has(key);
          seen.add(key);
          return { id: isFirst ? idOf(table, key) : `rec-other-${index}`, fields };
        });
        return [table, all];
      }),
    );
    const ofVerses = [...verses].map(([id, osisRef]) => ({ id, fields: { osisRef, verseNum: '1' } }));
    return { ...records, verses: ofVerses };
  }

  test('say the same as records in JSON and as CSV', () => {
    const csv = Object.fromEntries(
      Object.entries(tables).map(([table, name]) => [
        table,
        readFileSync(join(folder(), `${name}.csv`), 'utf8'),
      ]),
    );
    const fromCsv = readEntities(Object.entries(csv).map(([table, text]) => json(`${table}.csv`, text)))
      .content!;
    const fromJson = readEntities(filesOf(recordsOf(csv))).content!;
    for (const type of ['people', 'places', 'events', 'groups'] as const) {
      expect(fromJson[type].length).toBe(fromCsv[type].length);
      for (const [index, entity] of fromCsv[type].entries()) {
        const other = fromJson[type][index]!;
        if (!Bun.deepEquals(other, entity)) expect<unknown>(other).toEqual(entity);
      }
    }
  });
});
