import { type ExpectedAnswer, expectedAnswers, type HttpRow } from '../../conformance/http/http-row.ts';

/** Headers in rows that only the server must send, with the reason. Everything else must be the same. */
const unasked: readonly (readonly [
  reason: string,
  of: (answer: ExpectedAnswer) => boolean,
  field: string,
])[] = [
  // nginx advertises ranges only with complete documents; neither host does for compressed ones
  ['ranges are offered where they are served', isPartOrCoded, 'accept-ranges'],
  // The document's ETag identifies the version of the range
  ['416 may have the tag of the document', ({ status }) => status === 416, 'etag'],
  // Caddy's 304 repeats the coding of the client's copy
  ['304 may name the coding', ({ status }) => status === 304, 'content-encoding'],
];

export function rowOfHost(row: HttpRow): HttpRow {
  const { expectBrotli, ...others } = row;
  const expect = expectedAnswers(row, { hasBrotli: false }).map(answerOfHost);
  return { ...others, expect, ...(expectBrotli && { expectBrotli: answerOfHost(expectBrotli) }) };
}

function answerOfHost(answer: ExpectedAnswer): ExpectedAnswer {
  const leftOut = unasked.filter(([, of]) => of(answer)).map(([, , field]) => field);
  const fields = Object.fromEntries(
    Object.entries(answer.fields).filter(([name]) => !leftOut.includes(name)),
  );
  const { body, status } = answer;
  const isError = typeof body === 'object' && 'error' in body;
  return { ...answer, fields, body: isError && status === 404 ? { error: 'path_not_found' } : body };
}

function isPartOrCoded({ status, fields }: ExpectedAnswer): boolean {
  return status === 206 || typeof fields['content-encoding'] === 'string';
}
