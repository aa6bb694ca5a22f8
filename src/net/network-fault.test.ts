import { expect, test } from 'bun:test';
import { explainNetworkFault, FetchError, NetworkFault, retryDelay } from './network-fault.ts';

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

test('a bug is not converted to a network fault', () => {
  const bugs = [
    new TypeError('undefined is not a function'),
    fault(new TypeError('The "url" argument must be a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
  ];
  for (const bug of bugs) expect(explainNetworkFault(bug, 'example.org')).toBe(bug);
});

test('each wait is longer than the previous one, up to half a minute, unless the server sends Retry-After', () => {
  expect([1, 2, 3, 4, 5, 99].map((failures) => retryDelay(failures, undefined))).toEqual([
    250, 1000, 4000, 16_000, 30_000, 30_000,
  ]);
  expect([retryDelay(3, 0), retryDelay(1, 60_000)]).toEqual([0, 60_000]);
  expect(retryDelay(1, 60_001)).toBeUndefined();
});
