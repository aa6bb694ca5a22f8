import { expect, test } from 'bun:test';
import { isAddressAllowed, isRedirectAllowed } from './request.ts';

const allowed = (address: string, allowHttp = false) => isAddressAllowed(new URL(address), allowHttp);

test('an address is secure or on this computer', () => {
  for (const address of [
    'https://ebible.org/x',
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]:1',
  ])
    expect([address, allowed(address)]).toEqual([address, true]);
  const insecure = [
    'http://ebible.org',
    'http://localhost.evil.org',
    'http://127.0.0.1.evil.org',
    'http://10.0.0.1',
  ];
  for (const address of insecure) expect([address, allowed(address)]).toEqual([address, false]);
});

test('an insecure one is allowed on request, another scheme never', () => {
  expect(allowed('http://mirror.local/x', true)).toBe(true);
  for (const address of ['file:///etc/passwd', 'ftp://ebible.org', 'data:,x', 'https://name:word@ebible.org'])
    expect([address, allowed(address, true)]).toEqual([address, false]);
});

test('a redirect to this computer is allowed only from this computer', () => {
  const leads = (from: string, to: string) => isRedirectAllowed(new URL(from), new URL(to), false);
  expect(leads('https://ebible.org', 'https://cdn.example.org')).toBe(true);
  expect(leads('http://localhost:1', 'http://127.0.0.1:2')).toBe(true);
  expect(leads('http://localhost:1', 'https://example.org')).toBe(true);
  for (const to of ['http://127.0.0.1', 'https://localhost', 'http://[::1]', 'http://example.org'])
    expect([to, leads('https://ebible.org', to)]).toEqual([to, false]);
});
