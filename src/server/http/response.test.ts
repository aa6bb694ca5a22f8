import { expect, test } from 'bun:test';
import { byteSpan, lastingRest } from './response.ts';

test('the rest of a response in memory that is used again stays as it was', () => {
  const bytes = Buffer.from('HTTP/1.1 200 OK\r\n\r\nIn the beginning');
  const response = { status: 200, bytes, start: 0, bodyStart: 19, end: 35, dateStart: 0, isTransient: true };
  const [rest] = lastingRest({ bytes, start: 26, end: 35 }, response);
  bytes.fill('-');
  expect(Buffer.from(byteSpan.view(rest!)).toString()).toBe('beginning');
});
