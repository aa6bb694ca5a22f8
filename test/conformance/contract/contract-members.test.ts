import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentSchemas } from '../../../src/documents/document-schemas.ts';
import { commentaryShapes } from './commentary-shapes.ts';
import type { ContractShape } from './contract-shape.ts';
import { ContractText } from './contract-text.ts';
import { datasetShapes } from './dataset-shapes.ts';
import { schemaMembers } from './schema-members.ts';
import { translationShapes } from './translation-shapes.ts';

// Schemas and code could share a misreading of the contract, so the schemas are compared with its text.
const path = join(import.meta.dir, '../../../../shared/interface.md');
const contract = existsSync(path) ? new ContractText(path) : undefined;

const shapes: readonly ContractShape[] = [...translationShapes, ...commentaryShapes, ...datasetShapes];
const bare = (name: string) => name.replace('?', '');

describe.each([...shapes])('$name', (shape) => {
  test.skipIf(!contract)('has the members of the contract, and those that the design adds', () => {
    const { extra = [], optional = [], always = [] } = shape;
    const members = schemaMembers(shape.schema());
    const inContract = shape.contract(contract!);
    const expected = inContract.map((name) => {
      if (optional.includes(name)) return `${name}?`;
      return always.includes(bare(name)) ? bare(name) : name;
    });
    expect(inContract.length).toBeGreaterThan(0);
    expect(inContract).toEqual(expect.arrayContaining([...optional, ...always.map((name) => `${name}?`)]));
    expect(members.filter((name) => !extra.includes(bare(name))).toSorted()).toEqual(expected.toSorted());
    expect(extra.filter((name) => !members.map(bare).includes(name))).toEqual([]);
  });
});

test.skipIf(!contract)(
  'every endpoint of the contract has its documents, with the members of its body',
  () => {
    const rows = contract!.rows('4', '# | Path | Response body | 404 when');
    expect(rows).toHaveLength(20);
    for (const [number, path, body] of rows) {
      const kinds = documentSchemas.filter(({ endpoint }) => endpoint === Number(number));
      const types = ['places', 'events', 'groups'];
      const paths = [...path!.matchAll(/`(\/[^`]+)`/g)].map(([, it]) =>
        it!.startsWith('/api/') ? it! : `/api/d/{dataset}${it}`,
      );
      const expected = paths.flatMap((it) =>
        it.includes('{type}')
          ? types.map((type) => it.replace('{type}', type).replace('{id}', `{${type.slice(0, -1)}}`))
          : [it],
      );
      expect([...new Set(kinds.map((kind) => kind.path))]).toEqual(expected);
      const members = [...(/^`\{(.*)\}`/.exec(body!)?.[1] ?? '').matchAll(/(\w+): /g)].map(
        ([, name]) => name!,
      );
      if (members.length > 0) expect(kinds.map(({ schema }) => schemaMembers(schema))).toEqual([members]);
    }
  },
);

test('each path belongs to one kind of document, except chapters of datasets and versifications', () => {
  const example = (path: string) =>
    path
      .replace('{book}', 'GEN')
      .replace('{chapter}', '1')
      .replace('{sha256}', 'a'.repeat(64))
      .replace('{field}-{part}', 'word-0')
      .replace('{part}', '0')
      .replace('{scope}', 'notes')
      .replace('{number}', 'H430')
      .replace('{letter}', 'H')
      .replace('{scheme}', 'oshb')
      .replace('{language}', 'eng')
      .replace(/\{\w+\}/g, 'some-id_1');
  for (const { name, path } of documentSchemas) {
    const matching = documentSchemas.filter(({ pattern }) => pattern.test(example(path)));
    const shared = matching.filter((kind) => kind.path === path);
    expect(matching).toEqual(shared);
    expect(shared.map((kind) => kind.name)).toContain(name);
    const kinds: Readonly<Record<string, number>> = {
      '/api/d/{dataset}/{book}/{chapter}.json': 2,
      '/api/x/versification/{edition}.json': 3,
    };
    expect([path, shared.length]).toEqual([path, kinds[path] ?? 1]);
  }
});
