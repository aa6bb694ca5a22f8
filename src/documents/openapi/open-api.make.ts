/**
 * Writes open-api.json, which every build adds to its library:
 * `node bin/bun.mjs src/documents/openapi/open-api.make.ts`.
 */
import { z } from 'zod';
import { type DocumentSchema, documentSchemas } from '../document-schemas.ts';
import answerExamples from './answer-examples.json' with { type: 'json' };
import { explainMembers } from './explain-members.ts';
import memberTexts from './member-texts.json' with { type: 'json' };
import { errorSchema, openApiResponses, otherErrors, pathParameters } from './open-api-components.ts';
import texts from './operation-texts.json' with { type: 'json' };
import { publicName } from './public-names.ts';
import { questionOperations } from './question-operations.ts';

interface OperationText {
  /** The same as in the public API, so that generated clients are interchangeable. */
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly missing?: string;
  readonly examples?: Readonly<Record<string, string>>;
}

const operationTexts: Readonly<Record<string, OperationText>> = texts;

const schemasAt = '#/components/schemas/';
const response = (name: keyof typeof openApiResponses) => ({ $ref: `#/components/responses/${name}` });
const errors = Object.fromEntries(
  Object.entries(otherErrors).map(([status, name]) => [status, response(name)]),
);

/** Recorded by `test/end-to-end/recorded-answers.make.ts`. */
const answers: Readonly<Record<string, unknown>> = answerExamples;
const recorded = (operationId: string) =>
  answers[operationId] === undefined ? {} : { example: answers[operationId] };

function operation(path: string, kinds: readonly DocumentSchema[]) {
  const text = operationTexts[path];
  if (!text) throw new Error(`operation-texts.json lacks ${path}`);
  const { operationId, tag, summary, missing } = text;
  const isDownload = path.includes('/complete');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const schemas = kinds.map(({ name }) => ({ $ref: schemasAt + publicName(name) }));
  const ok = {
    description: summary,
    headers: { ETag: { $ref: '#/components/headers/ETag' } },
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
        ...recorded(operationId),
      },
    },
    ...linksToNeighbours(operationId, names, kinds),
  };
  return {
    operationId,
    tags: [tag],
    summary,
    parameters: [
      ...names.map((name) => pathParameter(name, text.examples)),
      { $ref: '#/components/parameters/IfNoneMatch' },
      ...(isDownload ? [{ $ref: '#/components/parameters/Range' }] : []),
    ],
    responses: {
      200: ok,
      ...(isDownload && { 206: response('PartOfDocument') }),
      304: response('NotModified'),
      404: {
        description: missing ?? unknown(names),
        content: { 'application/json': { schema: { $ref: `${schemasAt}Error` } } },
      },
      406: response('NotAcceptable'),
      412: response('PreconditionFailed'),
      ...(isDownload && { 416: response('RangeNotSatisfiable') }),
      ...errors,
    },
  };
}

function unknown(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'Never, if the service has content.';
  return `Unknown ${names.length > 1 ? `${names.slice(0, -1).join(', ')} or ` : ''}${last}.`;
}

function linksToNeighbours(
  operationId: string,
  [edition]: readonly string[],
  kinds: readonly DocumentSchema[],
) {
  const isChapter = kinds.every(
    ({ schema }) => 'nextChapterReference' in ((schema as z.ZodObject).shape ?? {}),
  );
  if (!isChapter) return {};
  const link = (way: 'next' | 'previous', description: string) => {
    const reference = `$response.body#/${way}ChapterReference`;
    const parameters = {
      [edition!]: `${reference}/${edition}Id`,
      book: `${reference}/book`,
      chapter: `${reference}/chapter`,
    };
    return { operationId, description, parameters };
  };
  return {
    links: {
      nextChapter: link('next', 'The next chapter, which may be in the next book'),
      previousChapter: link('previous', 'The previous chapter, which may be in the previous book'),
    },
  };
}

function question(path: string) {
  const { operationId, summary, missing, schemas, parameters, otherTypes = [] } = questionOperations[path]!;
  const types = otherTypes.map((type) => [type, { schema: { type: 'string' } }]);
  const references = schemas.map((schema) => ({ $ref: schemasAt + schema.meta()!.id }));
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => pathParameter(name!));
  return {
    operationId,
    tags: ['Questions'],
    summary,
    parameters: [
      ...inPath,
      ...parameters.map((each) => ({ in: 'query', ...each })),
      { $ref: '#/components/parameters/IfNoneMatch' },
    ],
    responses: {
      200: {
        description: summary,
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: {
          'application/json': {
            schema: references.length === 1 ? references[0] : { oneOf: references },
            ...recorded(operationId),
          },
          ...Object.fromEntries(types),
        },
      },
      304: response('NotModified'),
      404: {
        description: missing,
        content: { 'application/json': { schema: { $ref: `${schemasAt}Error` } } },
      },
      406: response('NotAcceptable'),
      412: response('PreconditionFailed'),
      ...errors,
      400: response('BadQuestion'),
    },
  };
}

function pathParameter(name: string, examples?: OperationText['examples']) {
  const { description, schema, example } = pathParameters[name]!;
  return { name, in: 'path', required: true, description, schema, example: examples?.[name] ?? example };
}

function schemas() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => schemasAt + publicName(id) });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: _id, id: _name, ...schema }]) => [name, schema]),
  );
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

export const explained = explainMembers({ ...schemas(), Error: errorSchema }, memberTexts);

export const openApi = {
  openapi: '3.1.1',
  info: {
    title: 'Scriptorium',
    version: '1.0.0',
    summary: 'Translations, commentaries and datasets of scripture as finished JSON documents.',
    description:
      'All requests use GET or HEAD; only questions have a query string. Links in documents are paths relative to the base URL of the service, except links to audio files. Offsets are in UTF-16 code units, times in seconds. Examples are recorded from the starter content, or from a part of it with a recording, an alignment and a plan, and abbreviated: lists have two items at most, and hashes are zeros. All responses have a strong ETag, and Accept-Encoding selects the content coding.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The service that serves this document' }],
  tags: [
    { name: 'Translations', description: 'Texts of scripture, with notes, words and audio' },
    { name: 'Commentaries', description: 'Notes on chapters and verses' },
    { name: 'Datasets', description: 'Cross references; people, places and events' },
    { name: 'Questions', description: 'Responses to a query string; extensions of the contract' },
    { name: 'Service', description: 'Information about the service; extensions of the contract' },
  ],
  paths: {
    ...Object.fromEntries(
      [...Map.groupBy(documentSchemas, ({ path }) => path)].map(([path, kinds]) => [
        path,
        { get: operation(path, kinds) },
      ]),
    ),
    ...Object.fromEntries(Object.keys(questionOperations).map((path) => [path, { get: question(path) }])),
  },
  components: {
    schemas: Object.fromEntries(
      Object.entries(explained.schemas)
        .map(([name, schema]) => [publicName(name), schema] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    responses: openApiResponses,
    parameters: {
      IfNoneMatch: header('If-None-Match', 'ETag of the client’s copy; the response is 304 if it is current'),
      Range: header('Range', 'One byte range of the response in its content coding: `bytes=0-999`'),
    },
    headers: {
      ETag: { description: 'Strong ETag, different for each content coding', schema: { type: 'string' } },
    },
  },
};

export const openApiJson = `${JSON.stringify(openApi, null, 1)}\n`;

if (import.meta.main) await Bun.write(new URL('open-api.json', import.meta.url), openApiJson);
