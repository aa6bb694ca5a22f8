import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { publicUrl, shownUrl, withoutSecrets, withShownUrls } from './secrets.ts';

describe('a URL is shown without', () => {
  test.each([
    ['https://me:secret@host.example/a?b=c#d', 'https://***@host.example/a?b=c#d'],
    ['https://secret@host.example/', 'https://***@host.example/'],
    ['https://me:se/cr?e#t@host.example/', 'https://***@host.example/'],
    ['https://me:12/34secret@host.example/', 'https://***@host.example/'],
    ['https://me:se cret@host.example/', 'https://***@host.example/'],
    ['s3://AKIAKEY:se/cret@bucket/prefix', 's3://***@bucket/prefix'],
    ['me:secret@host.example', '***@host.example'],
    ['--endpoint=http://me:secret@host.example', '--endpoint=http://***@host.example'],
    [
      'https://h.example/x.zip?X-Amz-Date=secret&v=1&X-Amz-Signature=secret',
      'https://h.example/x.zip?X-Amz-Date=***&v=1&X-Amz-Signature=***',
    ],
    [
      'https://h.example/?access_token=secret&apiKey=secret',
      'https://h.example/?access_token=***&apiKey=***',
    ],
    ['https://h.example/#token=secret', 'https://h.example/#token=***'],
  ])('user info and keys: %s', (url, shown) => expect(shownUrl(url)).toBe(shown));

  test.each([
    'https://host.example:8080/a/b?passage=JHN+3&keyword=love#top',
    'https://host.example/pkg@1.0/x.zip',
    's3://bucket/v@1/prefix',
    'content/translations',
    'git@host.example:path',
    'C:\\content',
    './me:not-secret@here',
  ])('anything else stays unchanged: %s', (url) => expect(shownUrl(url)).toBe(url));

  test('any password', () => {
    const secret = fc
      .string({ minLength: 8, unit: 'grapheme-ascii' })
      .filter((text) => !text.startsWith('//'));
    fc.assert(
      fc.property(secret, fc.constantFrom('https://', 's3://', 'http://', ''), (password, begin) => {
        const given = `${begin}user:${password}@host.example/path`;
        expect(shownUrl(given)).toEndWith('***@host.example/path');
        const text = withoutSecrets(`Cannot read ${given}: "${password}".`, [given]);
        expect(text).toBe(`Cannot read ${begin}***@host.example/path: "***".`);
      }),
    );
  });
});

test('an address that is kept has no secret, and else the same spelling', () => {
  const kept = (url: string) => publicUrl(new URL(url));
  expect(kept('https://me:secret@host.example/a.zip?id=x%20y')).toBe('https://host.example/a.zip?id=x%20y');
  expect(kept('https://host.example/a.zip?id=1&X-Amz-Signature=secret#part')).toBe(
    'https://host.example/a.zip?id=1',
  );
  expect(kept('https://host.example/a.zip?X-Amz-Signature=secret')).toBe('https://host.example/a.zip');
});

describe('a text is shown', () => {
  test('without the secrets of URLs in it', () => {
    expect(withoutSecrets('see (http://me:secret@h.example/), then "https://h.example/".', [])).toBe(
      'see (http://***@h.example/), then "https://h.example/".',
    );
  });

  test('with its own words where a password is one of them', () => {
    const given = ['https://me:password@h.example/'];
    const text = 'https://me:password@h.example/ has a user name or a password.';
    expect(withShownUrls(text, given)).toBe('https://***@h.example/ has a user name or a password.');
  });

  test('without secrets of the given words, even decoded or separate', () => {
    const given = ['https://me:p%40ssword@proxy.example:3128', 'https://h.example/?token=abcdef'];
    expect(withoutSecrets('me:p@ssword, p%40ssword, abcdef', given)).toBe('***, ***, ***');
  });

  test('unchanged if nothing is secret', () => {
    const text = 'There is no folder https://h.example/a@b. Mail me@h.example.';
    expect(withoutSecrets(text, ['content', '--port=8080'])).toBe(text);
  });
});
