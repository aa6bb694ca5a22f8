import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text } = schemaParts;
const byName = z.record(text, z.unknown());

export const openApiSchema = z
  .strictObject({
    openapi: z.literal('3.1.1'),
    info: z.strictObject({
      title: text.describe('Name of the service'),
      version: z.literal('1.0.0').describe('Version of the contract'),
      summary: text.describe('One-line summary'),
      description: text.describe('Rules for all operations'),
      license: z
        .strictObject({
          name: text.describe('Name of the licence'),
          identifier: text.describe('SPDX identifier'),
        })
        .describe('Licence of the program; each edition has its own'),
    }),
    servers: z.array(
      z.strictObject({
        url: text.describe('May be relative to this document'),
        description: text.describe('Description of the server'),
      }),
    ),
    tags: z.array(
      z.strictObject({
        name: text.describe('Name of the group'),
        description: text.describe('Contents of the group'),
      }),
    ),
    paths: z.record(text, z.strictObject({ get: byName.describe('The operation') })),
    components: z.strictObject({
      schemas: byName.describe('JSON Schema of each document and its parts'),
      responses: byName.describe('Responses'),
      parameters: byName.describe('Request headers'),
      headers: byName.describe('Response headers'),
    }),
  })
  .meta({ id: 'OpenApi' });
