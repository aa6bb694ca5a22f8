const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function error(description: string, headers?: Readonly<Record<string, unknown>>) {
  return { description, content: errorContent, ...(headers && { headers }) };
}

/** Answers that any operation, or any download, may give. */
export const openApiResponses = {
  NotModified: { description: 'The document is still the one that If-None-Match names.' },
  PartOfDocument: {
    description: 'The bytes that Range asks for.',
    headers: { 'Content-Range': { schema: { type: 'string' } } },
    content: { 'application/json': { schema: { type: 'string', contentMediaType: 'application/json' } } },
  },
  NotAcceptable: error('Accept-Encoding refuses every coding there is.'),
  PreconditionFailed: error('The document is no longer the one that If-Match names.'),
  RangeNotSatisfiable: error('The range begins behind the last byte.', {
    'Content-Range': { schema: { type: 'string' }, description: '`bytes */` and the size in this coding' },
  }),
  Error: error('Any other error: `error.code` tells which.'),
} as const;

/** `{"error": {"code", "message", "hint"?}}` */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'For programs; never changes', example: 'chapter_not_found' },
        message: { type: 'string', description: 'For people' },
        hint: { type: 'string', description: 'What to try instead' },
      },
    },
  },
};
