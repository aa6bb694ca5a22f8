import { expect, setDefaultTimeout, test } from 'bun:test';
import type { CrossReferenceChapter } from '../../src/documents/cross-references/cross-reference-chapter-schema.ts';
import type { EntityChapter } from '../../src/documents/entities/entity-schema.ts';
import { links } from '../../src/documents/links.ts';
import { type EntityType, entityTypes } from '../../src/model/entities.ts';
import { type CompiledContent, compiledSharedEverything, compiledSmallContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { bundledEdition } from './bundled-edition.ts';
import { bundledEntities } from './bundled-entities.ts';

setDefaultTimeout(600_000);

const minutes = 180_000;

function chapterPaths({ library }: CompiledContent, id: string): string[] {
  return library.paths(`/api/d/${id}/`).filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
}

async function expectSameReferences(compiled: CompiledContent, id: string): Promise<number> {
  const { db } = await bundledEdition(compiled, id);
  const documents = chapterPaths(compiled, id).flatMap((path) => {
    const { book, chapter } = readDocument<CrossReferenceChapter>(compiled.library, path);
    return chapter.content.flatMap(({ verse, references }) =>
      references.map((to, index) =>
        [
          ...[book.id, chapter.number, verse, index + 1, to.book, to.chapter, to.verse],
          ...[to.endChapter ?? '', to.endVerse ?? '', to.score ?? ''],
        ].join(' '),
      ),
    );
  });
  const rows = db.query('SELECT * FROM cross_references').values();
  expect(rows.map((row) => row.map((value) => value ?? '').join(' ')).sort()).toEqual(documents.sort());
  return rows.length;
}

test('A bundle of cross references contains each with its range and score', async () => {
  expect(await expectSameReferences(await compiledSmallContent(), 'SMALLREFS')).toBe(6);
});

test.skipIf(!sharedData)(
  'A bundle of the open cross references contains all of them',
  async () => {
    expect(await expectSameReferences(await compiledSharedEverything(), 'open-cross-ref')).toBeGreaterThan(
      340_000,
    );
  },
  minutes,
);

const recordMembers: Readonly<Record<EntityType, string>> = {
  people: 'person',
  places: 'place',
  events: 'event',
  groups: 'group',
};

async function expectSameEntities(compiled: CompiledContent, id: string): Promise<number> {
  const { library } = compiled;
  const { db } = await bundledEdition(compiled, id);
  let records = 0;
  for (const type of entityTypes) {
    const bundled = bundledEntities(db, type, id);
    const paths = library.paths(`/api/d/${id}/${type}/`);
    const documents = paths.map((path) => readDocument<Record<string, unknown>>(library, path));
    const byId = (list: readonly unknown[]) =>
      (list as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(bundled)).toEqual(byId(documents.map((document) => document[recordMembers[type]])));
    records += bundled.length;
  }
  const mentioned = db.query<{ entity_id: string }, [string, string, number, number]>(
    `SELECT entity_id FROM mentions
     WHERE type = ? AND book_id = ? AND chapter = ? AND ? BETWEEN verse AND end_verse ORDER BY entity_id`,
  );
  for (const path of chapterPaths(compiled, id)) {
    const { book, chapter } = readDocument<EntityChapter>(library, path);
    for (const type of ['people', 'places', 'events'] as const) {
      const verses = new Map<number, string[]>();
      for (const entity of chapter[type])
        for (const verse of entity.verses) verses.set(verse, [...(verses.get(verse) ?? []), entity.id]);
      for (const [verse, ids] of verses) {
        const rows = mentioned.all(type, book.id, chapter.number, verse);
        const found = rows.map(({ entity_id }) => entity_id);
        if (!Bun.deepEquals(found, ids.toSorted()))
          expect({ path, verse, found }).toEqual({ path, verse, found: ids });
      }
    }
  }
  return records;
}

test('A bundle of people, places, events and groups contains each with its relations, texts and verses', async () => {
  const compiled = await compiledSmallContent();
  expect(await expectSameEntities(compiled, 'SMALLWORLD')).toBe(11);
  expect(compiled.library.get(links.entity('SMALLWORLD', 'people', 'abel_1'))).toBeDefined();
});

test.skipIf(!sharedData)(
  'A bundle of the Theographic people, places, events and groups contains all of them',
  async () => {
    expect(await expectSameEntities(await compiledSharedEverything(), 'theographic')).toBeGreaterThan(4700);
  },
  minutes,
);
