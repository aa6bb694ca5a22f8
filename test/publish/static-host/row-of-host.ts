import { type ExpectedAnswer, expectedAnswers, type HttpRow } from '../../conformance/http/http-row.ts';

/** What rows say of the server alone, and why it does not matter to a client. Everything else must be the same. */
const unasked: readonly (readonly [
  reason: string,
  of: (answer: ExpectedAnswer) => boolean,
  field: string,
])[] = [
  // nginx offers ranges in the whole document alone, and neither has them of what is compressed
  ['ranges are offered where they are served', isPartOrCoded, 'accept-ranges'],
  // The document's own: it says of which version the range was asked
  ['416 may have the tag of the document', ({ status }) => status === 416, 'etag'],
  // Caddy's 304 repeats the coding of what the client has
  ['304 may name the coding', ({ status }) => status === 304, 'content-encoding'],
];

/** The row as a static host plays it: it has one text for all wrong addresses, and leaves out what is not asked. */
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
