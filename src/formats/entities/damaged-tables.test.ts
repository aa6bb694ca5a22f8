import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { type Entities, type EntityReference, entityTypes } from '../../model/entities.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { readEntities } from './read-entities.ts';
import { csvFile, smallTables } from './small-tables.fixture.ts';

setDefaultTimeout(600_000);

const pieces = [
  '"',
  '""',
  ',',
  '\n',
  '\r\n',
  '","',
  'eve_1',
  'Gen.4.1',
  'personLookup',
  '[x](y)',
  '\u0000',
  '-',
];

function relations(entities: Entities): EntityReference[] {
  return entityTypes
    .flatMap((type) => entities[type].flatMap((entity) => Object.values(entity).flat()))
    .filter((value) => typeof value === 'object' && value !== null && 'type' in value);
}

test('damaged tables are read to the end, ids are fit and unique, every relation resolves', () => {
  const tables = Object.entries(smallTables).map(([file, text]) =>
    mutatedText(text, pieces).map((mutated) => csvFile(file, mutated)),
  );
  fc.assert(
    fc.property(fc.tuple(...tables), (files) => {
      const { content, diagnostics } = readEntities(files);
      if (!content) expect(diagnostics.map(({ code }) => code)).toContain('no-entities');
      const { people, places, events, groups } = content ?? {
        people: [],
        places: [],
        events: [],
        groups: [],
      };
      const ids = { people, places, events, groups };
      for (const type of entityTypes) {
        const all = ids[type].map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
        for (const { id, name, verses } of ids[type]) {
          expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
          expect(name).not.toBe('');
          expect(new Set(verses.map((verse) => JSON.stringify(verse))).size).toBe(verses.length);
        }
      }
      for (const { id, type, name } of relations(ids)) {
        expect(ids[type].find((entity) => entity.id === id)?.name).toBe(name);
      }
      for (const { line, column } of diagnostics) expect([line, column].every(Number.isInteger)).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

test('any bytes after a header are read without a throw', () => {
  const header = new TextEncoder().encode('personLookup,displayTitle,verses,children\n');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (garbage) => {
      const bytes = new Uint8Array([...header, ...garbage]);
      expect(readEntities([{ file: 'p.csv', bytes }]).tally.people).toBeNumber();
    }),
  );
});

test('tables made to be slow are read: one title in every row, cells of 50,000 dangling names', () => {
  const events = `title,ID,verses,predecessor\n${'Flood,,,\n'.repeat(20_000)}`;
  const people = `personLookup,displayTitle,verses,children\na,A,"${'Gen.99.1,'.repeat(50_000)}","${'x,'.repeat(50_000)}"\n`;
  const open = `placeLookup,displayTitle,verses\n${'"x"y,'.repeat(50_000)}\n${'"\n'.repeat(50_001)}`;
  const { tally, diagnostics } = readEntities([
    csvFile('e.csv', events),
    csvFile('p.csv', people),
    csvFile('q.csv', open),
  ]);
  expect(tally).toMatchObject({ events: 20_000, people: 1 });
  expect(diagnostics.length).toBeLessThan(300);
});
