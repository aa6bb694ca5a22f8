import { describe, expect, test } from 'bun:test';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { listedTools } from './listed-tools.ts';
import { createMcpServer } from './mcp-server.ts';

async function listTools() {
  const [one, other] = InMemoryTransport.createLinkedPair();
  const answers = { answer: () => Promise.reject(new Error('No question')), close: async () => {} };
  await createMcpServer({ answers }).connect(one);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(other);
  return await client.listTools();
}

/** English prose has more than four bytes per token; names and punctuation of JSON have fewer. */
const bytesPerToken = 3.5;
const maxTokens = 2500;

describe('The list of the tools', () => {
  test('costs a model at most 2,500 tokens', async () => {
    const bytes = Buffer.byteLength(JSON.stringify(await listTools()));
    expect(Math.ceil(bytes / bytesPerToken)).toBeLessThanOrEqual(maxTokens);
  });

  test('has the schemas of arguments and answers', async () => {
    const { tools } = await listTools();
    const passage = tools.find(({ name }) => name === 'get_passage')!;
    expect(passage.inputSchema).toEqual({
      type: 'object',
      properties: {
        reference: { type: 'string', description: expect.stringContaining('"John 3:16"') },
        translation: { type: 'string', description: 'Id or name' },
        include: { type: 'array', items: { type: 'string', enum: ['headings', 'footnotes'] } },
        max_verses: { type: 'integer', default: 60, maximum: 300 },
      },
      required: ['reference'],
      additionalProperties: false,
    });
    expect(passage.outputSchema).toEqual({
      type: 'object',
      properties: {
        translation: { type: 'string' },
        passages: { type: 'array' },
        next: { type: ['string', 'null'] },
        attributions: { type: 'array' },
      },
    });
    expect(passage.annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  });

  test('requires only the arguments without a default', () => {
    const required = listedTools.map(({ tool, inputSchema }) => {
      const { required: names } = inputSchema['~standard'].jsonSchema.input() as { required?: string[] };
      return [tool.name, names];
    });
    expect(Object.fromEntries(required)).toEqual({
      list_translations: undefined,
      get_passage: ['reference'],
      search: ['query'],
      verify_quotation: ['quotation'],
      compare: ['reference', 'translations'],
      get_cross_references: ['reference'],
      get_commentary: ['reference'],
      get_word: undefined,
      get_people_and_places: undefined,
    });
  });

  test('describes each argument that its name does not explain', () => {
    const clear =
      'limit offset max_verses max_characters with_text kind sort include translation query'.split(' ');
    const unclear = listedTools.flatMap(({ tool: { name }, argumentSchemas }) =>
      Object.entries(argumentSchemas)
        .filter(([argument, schema]) => !clear.includes(argument) && !('description' in schema))
        .map(([argument]) => `${name}: ${argument}`),
    );
    expect(unclear).toEqual([]);
  });
});
