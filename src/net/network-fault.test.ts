import { expect, test } from 'bun:test';
import {
  explainNetworkFault,
  FetchError,
  NetworkFault,
  parseRetryAfter,
  retryDelay,
} from './network-fault.ts';

const fault = (error: Error, members: object) => Object.assign(error, members);

test('a connection that cannot be trusted is reported, and not tried again', () => {
  for (const code of ['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID']) {
    const explained = explainNetworkFault(fault(new TypeError('fetch'), { code }), 'example.org') as Error;
    expect(explained).toBeInstanceOf(FetchError);
    expect(explained.message).toStartWith(
      `The secure connection to example.org cannot be trusted (${code}).`,
    );
  }
});

test('a network that fails may be tried again', () => {
  const explained = explainNetworkFault(
    fault(new TypeError('fetch'), { code: 'EHOSTUNREACH' }),
    'example.org',
  );
  expect(explained).toMatchObject({ message: 'example.org cannot be reached', isUnreachable: true });
  expect(explainNetworkFault(fault(new TypeError('fetch'), { code: 'SomethingNew' }), 'example.org')).toEqual(
    new NetworkFault('example.org cannot be reached (SomethingNew)'),
  );
});

test('a fault of the program stays what it is', () => {
  const bugs = [
    new TypeError('undefined is not a function'),
    fault(new TypeError('The "url" argument must be a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
  ];
  for (const bug of bugs) expect(explainNetworkFault(bug, 'example.org')).toBe(bug);
});

test('each wait is longer than the one before, up to half a minute, unless the server says how long', () => {
  expect([1, 2, 3, 4, 5, 99].map((failures) => retryDelay(failures, undefined))).toEqual([
    250, 1000, 4000, 16_000, 30_000, 30_000,
  ]);
  expect([retryDelay(3, 0), retryDelay(1, 60_000)]).toEqual([0, 60_000]);
  expect(retryDelay(1, 60_001)).toBeUndefined();
});

test('a server says it in seconds or as a date', () => {
  const now = Date.parse('2024-01-01T00:00:00Z');
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter('Mon, 01 Jan 2024 00:00:30 GMT', now)).toBe(30_000);
  expect(parseRetryAfter('Sun, 31 Dec 2023 00:00:00 GMT', now)).toBe(0);
  for (const value of [null, '', 'soon', '-5 s']) expect(parseRetryAfter(value, now)).toBeUndefined();
});
