import { expect, test } from 'bun:test';
import { healthUrl } from './health-check.ts';

test.each([
  ['serve /content --host 0.0.0.0', 'http://127.0.0.1:8080/health'],
  ['serve /content --library /library -p 9000 --base-path /bible', 'http://127.0.0.1:9000/bible/health'],
  ['serve /library --host :: --port 80 --workers 1', 'http://[::1]:80/health'],
  ['serve /library --host 10.0.0.7', 'http://10.0.0.7:8080/health'],
  ['start --port=81', 'http://127.0.0.1:81/health'],
])('%s is asked at %s', (words, url) => {
  expect(healthUrl(words.split(' '))).toBe(url);
});

test('a service whose port is in its environment is asked there', () => {
  const environment = { SCRIPTORIUM_PORT: '9000', SCRIPTORIUM_BASE_PATH: '/bible' };
  expect(healthUrl(['serve', '/content'], environment)).toBe('http://127.0.0.1:9000/bible/health');
  expect(healthUrl(['serve', '/content', '-p', '81'], environment)).toBe('http://127.0.0.1:81/bible/health');
});
