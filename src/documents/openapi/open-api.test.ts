import { describe, expect, test } from 'bun:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { documentSchemas } from '../document-schemas.ts';
import memberTexts from './member-texts.json' with { type: 'json' };
import { explained, openApi, openApiJson } from './open-api.make.ts';
import { questionOperations } from './question-operations.ts';

const operations = Object.entries(openApi.paths).map(([path, { get }]) => [path, get] as const);

test('the file is what open-api.make.ts makes', async () => {
  expect(await Bun.file(new URL('open-api.json', import.meta.url)).text()).toBe(openApiJson);
});

test('it is a valid OpenAPI 3.1 document of version 1.0.0', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(openApiJson));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect([openApi.openapi, openApi.info.version]).toEqual(['3.1.1', '1.0.0']);
});

test('it has every path that is served, once', () => {
  expect(Object.keys(openApi.paths).toSorted()).toEqual(
    [...new Set(documentSchemas.map(({ path }) => path)), ...Object.keys(questionOperations)].toSorted(),
  );
});

test('parameters of questions accept their examples, and names of translations and languages', () => {
  const accepted = { in: ['KJV, OSHB', 'King James', 'lang:en'], language: ['de', 'German'] };
  for (const { parameters } of Object.values(questionOperations)) {
    for (const { name, schema, example } of parameters) {
      const values = [example, ...(accepted[name as keyof typeof accepted] ?? [])];
      for (const value of values.filter((each) => each !== undefined)) {
        const { type, enum: allowed = [value], pattern = '' } = schema as Record<string, never>;
        expect([name, value, typeof value]).toEqual([name, value, type === 'integer' ? 'number' : 'string']);
        expect(allowed).toContain(value as never);
        expect(String(value)).toMatch(new RegExp(pattern));
      }
    }
  }
});

test('every reference resolves', () => {
  const references = [...openApiJson.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, pointer]) => pointer!);
  const target = (pointer: string) =>
    pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], openApi);
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((pointer) => target(pointer) === undefined)).toEqual([]);
});

describe.each(operations)('GET %s', (path, operation) => {
  test('has its parameters, its document, its 404 and a name of its own', () => {
    const inPath = operation.parameters.flatMap((each) =>
      'name' in each && each.in === 'path' ? [each.name] : [],
    );
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
    expect(operation.responses[404].description).not.toBe('');
    expect(JSON.stringify(operation.responses[200].content)).toContain('#/components/schemas/');
    const namesakes = operations.filter(([, { operationId }]) => operationId === operation.operationId);
    expect(namesakes).toHaveLength(1);
  });
});

const clientTypes = new URL(
  '../../../node_modules/free-use-bible-api/dist/types/types.gen.d.ts',
  import.meta.url,
);

test('operations have the ids and parameters that generated clients of the public API use', async () => {
  const types = await Bun.file(clientTypes).text();
  const called = [...types.matchAll(/export type (Get\w+)Data = .*?url: '([^']+)'/gs)];
  expect(called).toHaveLength(24);
  const ids = new Map<string, string>(operations.map(([path, { operationId }]) => [path, operationId]));
  const named = called.map(([, id, path]) => [path!, `g${id!.slice(1)}`]);
  expect(named.map(([path]) => [path!, ids.get(path!)!])).toEqual(named as [string, string][]);
});

test('every chapter that names its neighbours says how to get them', () => {
  type Links = Readonly<Record<string, { operationId: string; parameters: Record<string, string> }>>;
  const linksOf = (response: object) => (response as { links?: Links }).links;
  const linked = operations.flatMap(([path, { operationId, responses }]) => {
    const links = linksOf(responses[200]);
    if (!links) return [];
    expect(Object.keys(links)).toEqual(['nextChapter', 'previousChapter']);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const link of Object.values(links)) {
      expect([link.operationId, Object.keys(link.parameters)]).toEqual([operationId, names]);
    }
    return operationId;
  });
  expect(linked).toEqual([
    'getTranslationBookChapter',
    'getSimpleTranslationBookChapter',
    'getCommentaryBookChapter',
    'getSimpleCommentaryBookChapter',
    'getDatasetBookChapter',
  ]);
  const chapter = openApi.paths['/api/d/{dataset}/{book}/{chapter}.json']!.get.responses[200];
  expect(linksOf(chapter)?.nextChapter?.parameters.dataset).toBe(
    '$response.body#/nextChapterReference/datasetId',
  );
});

test('shapes of three members and more that occur twice have a name', () => {
  const places = new Map<string, string[]>();
  const visit = (part: unknown, place: string, isNamed: boolean): void => {
    if (part === null || typeof part !== 'object') return;
    const { properties = {} } = part as { properties?: Readonly<Record<string, unknown>> };
    if (!isNamed && Object.keys(properties).length > 2) {
      const shape = JSON.stringify(part, (key, value) => (key === 'description' ? undefined : value));
      places.set(shape, [...(places.get(shape) ?? []), place]);
    }
    for (const [key, value] of Object.entries(part)) visit(value, `${place}.${key}`, false);
  };
  for (const [name, schema] of Object.entries(openApi.components.schemas)) visit(schema, name, true);
  expect(places.size).toBeGreaterThan(20);
  expect([...places.values()].filter((each) => each.length > 1)).toEqual([]);
});

describe('members', () => {
  test('no text is described as a number of things, and no record as an edition', () => {
    const { DatasetPerson, Rendering } = openApi.components.schemas as Record<string, object>;
    expect(JSON.stringify([DatasetPerson, Rendering])).not.toMatch(/of the edition|Number of words/);
    const wrong = [...openApiJson.matchAll(/"type": "string",\n *"description": "Number of [^"]*"/g)];
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  test('every member has an explanation at any depth', () => {
    expect(explained.unexplained).toEqual([]);
  });

  test('every explanation in the table belongs to a member', () => {
    expect(Object.keys(memberTexts).filter((key) => !explained.used.has(key))).toEqual([]);
  });
});

test('shapes of the contract have the names that types of the public API have', async () => {
  const types = await Bun.file(clientTypes).text();
  const named = [...types.matchAll(/^export type (\w+)/gm)].map(([, name]) => name!);
  const shapes = named.filter((name) => !/^Get|^ClientOptions$/.test(name));
  expect(shapes.length).toBeGreaterThan(75);
  expect(shapes.filter((name) => !Object.hasOwn(openApi.components.schemas, name))).toEqual([]);
});
