/**
 * Writes open-api.json, which every build adds to its library:
 * `node bin/bun.mjs src/documents/openapi/open-api.make.ts`.
 */
import { z } from 'zod';
import { type DocumentSchema, documentSchemas } from '../document-schemas.ts';
import { explainMembers } from './explain-members.ts';
import { memberTexts } from './member-texts.ts';
import { errorSchema, openApiResponses, pathParameters } from './open-api-components.ts';
import { type OperationText, operationTexts } from './operation-texts.ts';
import './passage-answer-schema.ts';
import { questionOperations } from './question-operations.ts';
import './search-answer-schema.ts';
import './word-answer-schema.ts';

const schemasAt = '#/components/schemas/';
const response = (name: keyof typeof openApiResponses) => ({ $ref: `#/components/responses/${name}` });

function operation(path: string, kinds: readonly DocumentSchema[]) {
  const text = operationTexts[path];
  if (!text) throw new Error(`operation-texts.ts has no words for ${path}`);
  const { operationId, tag, summary, missing } = text;
  const isDownload = path.includes('/complete');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const schemas = kinds.map(({ name }) => ({ $ref: schemasAt + name }));
  const ok = {
    description: summary,
    headers: { ETag: { $ref: '#/components/headers/ETag' } },
    content: { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas } } },
    ...linksToNeighbours(operationId, names, kinds),
  };
  return {
    operationId,
    tags: [tag],
    summary,
    parameters: [
      ...names.map((name) => pathParameter(name, text)),
      { $ref: '#/components/parameters/IfNoneMatch' },
      ...(isDownload ? [{ $ref: '#/components/parameters/Range' }] : []),
    ],
    responses: {
      200: ok,
      ...(isDownload && { 206: response('PartOfDocument') }),
      304: response('NotModified'),
      404: {
        description: missing ?? 'Never while the service has content.',
        content: { 'application/json': { schema: { $ref: `${schemasAt}Error` } } },
      },
      406: response('NotAcceptable'),
      412: response('PreconditionFailed'),
      ...(isDownload && { 416: response('RangeNotSatisfiable') }),
      default: response('Error'),
    },
  };
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
      nextChapter: link('next', 'The chapter that follows, also over the end of a book'),
      previousChapter: link('previous', 'The chapter before, also over the beginning of a book'),
    },
  };
}

function question(path: string) {
  const { operationId, summary, missing, schema, parameters, otherTypes = [] } = questionOperations[path]!;
  const types = otherTypes.map((type) => [type, { schema: { type: 'string' } }]);
  return {
    operationId,
    tags: ['Questions'],
    summary,
    parameters: [
      ...parameters.map((each) => ({ in: 'query', ...each })),
      { $ref: '#/components/parameters/IfNoneMatch' },
    ],
    responses: {
      200: {
        description: summary,
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: {
          'application/json': { schema: { $ref: schemasAt + schema } },
          ...Object.fromEntries(types),
        },
      },
      304: response('NotModified'),
      400: response('BadQuestion'),
      404: {
        description: missing,
        content: { 'application/json': { schema: { $ref: `${schemasAt}Error` } } },
      },
      default: response('Error'),
    },
  };
}

function pathParameter(name: string, { examples }: OperationText) {
  const { description, schema, example } = pathParameters[name]!;
  return { name, in: 'path', required: true, description, schema, example: examples?.[name] ?? example };
}

function schemas() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => schemasAt + id });
  return Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { $schema: _, $id: _id, id: _name, ...schema }]) => [name, schema]),
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
      'Everything is read by GET (or HEAD); only questions have a query. Links in documents are paths below the service’s address, but for those of audio files. Offsets are in UTF-16 code units, times in seconds. Each answer has a strong ETag, and codings are negotiated by Accept-Encoding.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The service that this document comes from' }],
  tags: [
    { name: 'Translations', description: 'Texts of scripture, with notes, words and audio' },
    { name: 'Commentaries', description: 'What commentators say of a chapter and its verses' },
    { name: 'Datasets', description: 'Cross references; people, places and events' },
    { name: 'Questions', description: 'Answers to a query; extensions of the contract' },
    { name: 'Service', description: 'About what is served; extensions of the contract' },
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
    schemas: explained.schemas,
    responses: openApiResponses,
    parameters: {
      IfNoneMatch: header(
        'If-None-Match',
        'The ETag of a copy that the client has: 304 when it is still good',
      ),
      Range: header('Range', 'One range of bytes of the coding that is sent: `bytes=0-999`'),
    },
    headers: {
      ETag: { description: 'Strong; another for each coding of a document', schema: { type: 'string' } },
    },
  },
};

export const openApiJson = `${JSON.stringify(openApi, null, 1)}\n`;

if (import.meta.main) await Bun.write(new URL('open-api.json', import.meta.url), openApiJson);
