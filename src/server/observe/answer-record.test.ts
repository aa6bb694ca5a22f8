import { expect, test } from 'bun:test';
import { answerRecord } from './answer-record.ts';

const fields = new Map([
  ['user-agent', 'curl/8'],
  ['referer', 'https://a.example/'],
  ['x-request-id', 'r-1'],
  ['x-forwarded-for', '6.6.6.6, 192.0.2.1'],
]);
const outcome = { status: 200, bytes: 10, milliseconds: 0.5, address: '10.0.0.1' };
const exchange = {
  ...outcome,
  request: { method: 'GET', path: '/health', query: '', isHttp10: false, fields },
};

test('records the request and the client', () => {
  expect(answerRecord(exchange, false)).toEqual({
    method: 'GET',
    path: '/health',
    status: 200,
    bytes: 10,
    milliseconds: 0.5,
    remoteAddress: '10.0.0.1',
    userAgent: 'curl/8',
    referer: 'https://a.example/',
    requestId: 'r-1',
  });
});

test('believes the proxy when it is trusted', () => {
  expect(answerRecord(exchange, true).remoteAddress).toBe('192.0.2.1');
});

test('of an unreadable request contains only the address', () => {
  const record = answerRecord({ ...outcome, status: 400, request: undefined }, true);
  expect(record).toMatchObject({ method: '', path: '', status: 400, remoteAddress: '10.0.0.1' });
});
