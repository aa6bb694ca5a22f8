import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text } = schemaParts;
const byName = z.record(text, z.unknown());

/** `/api/openapi.json`. Does not check operations and components, which OpenAPI 3.1 defines. */
export const openApiSchema = z
  .strictObject({
    openapi: z.literal('3.1.1'),
    info: z.strictObject({
      title: text.describe('Name of the service'),
      version: z.literal('1.0.0').describe('Version of the contract'),
      summary: text.describe('What it does, in a line'),
      description: text.describe('What holds for all operations'),
      license: z
        .strictObject({ name: text.describe('Its name'), identifier: text.describe('Its SPDX identifier') })
        .describe('Licence of the program; each edition has its own'),
    }),
    servers: z.array(
      z.strictObject({
        url: text.describe('May be relative to this document'),
        description: text.describe('Which it is'),
      }),
    ),
    tags: z.array(
      z.strictObject({ name: text.describe('Of the group'), description: text.describe('What is in it') }),
    ),
    paths: z.record(text, z.strictObject({ get: byName.describe('The operation') })),
    components: z.strictObject({
      schemas: byName.describe('The shape of every document and of its parts, as JSON Schema'),
      responses: byName.describe('Answers'),
      parameters: byName.describe('Request headers'),
      headers: byName.describe('Response headers'),
    }),
  })
  .meta({ id: 'OpenApi' });
