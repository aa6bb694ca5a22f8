import { expect, test } from 'bun:test';
import { explainDiskFault, explainNetworkFault } from './explain-fault.ts';
import { FetchError } from './fetch-error.ts';
import { NetworkFault } from './network-fault.ts';

const fault = (error: Error, members: object) => Object.assign(error, members);

test('a full or closed disk is told in words', () => {
  expect(explainDiskFault(fault(new Error('write'), { code: 'ENOSPC' }))).toEqual(
    new FetchError('The disk is full; make room and run the command again.'),
  );
  expect(explainDiskFault(fault(new Error('open'), { code: 'EACCES', path: 'content/x' }))).toEqual(
    new FetchError('This may not be written: content/x'),
  );
});

test('a connection that cannot be trusted is told, and not tried again', () => {
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
  const bug = new TypeError('undefined is not a function');
  expect([explainNetworkFault(bug, 'example.org'), explainDiskFault(bug)]).toEqual([bug, bug]);
});
