import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { oEmbedAddress, oEmbedResponse, readOEmbedQuery } from './oembed.ts';

const publicUrl = 'https://bible.example.org/b';
const read = (url: string, more = '') => readOEmbedQuery(`url=${encodeURIComponent(url)}${more}`, publicUrl);

describe('the query', () => {
  test.each([
    ['/read/KJV/JHN/3:16', '/read/KJV/JHN/3:16'],
    ['/read/KJV/JHN/3?v=16-18', '/read/KJV/JHN/3:16-18'],
    ['/read/KJV/JHN/3:16?with=OSHB', '/read/KJV/JHN/3:16'],
    ['/#/KJV/JHN/3', '/read/KJV/JHN/3'],
    ['/#/KJV/JHN/3?v=16&with=OSHB', '/read/KJV/JHN/3:16'],
  ])('names the page of %s', (address, path) => {
    expect(read(publicUrl + address)).toMatchObject({ path });
    expect(read(`http://bible.example.org/b${address}`)).toMatchObject({ path });
  });

  test.each([
    'https://elsewhere.example.org/b/read/KJV/JHN/3',
    'https://bible.example.org/read/KJV/JHN/3',
    'https://bible.example.org/bread/KJV/JHN/3',
    `${publicUrl}/docs`,
    `${publicUrl}/`,
    'javascript://bible.example.org/b/read/KJV/JHN/3',
    'KJV/JHN/3',
  ])('names no page for %s', (address) => {
    expect(read(address)).toMatchObject({ code: 'path_not_found' });
  });

  test.each([
    ['', 'url'],
    ['url=', 'url'],
    ['url=x&format=xml', 'format'],
    ['url=x&maxwidth=wide', 'maxwidth'],
    ['url=x&maxheight=0', 'maxheight'],
  ])('%j has a wrong parameter', (query, parameter) => {
    expect(readOEmbedQuery(query, publicUrl)).toMatchObject({ code: 'bad_parameter', parameter });
  });

  test('is read, however it is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl({ withFragments: true, withQueryParameters: true }), (text, url) => {
        for (const query of [
          text,
          `url=${text}`,
          `url=${encodeURIComponent(url)}`,
          `url=${publicUrl}/${text}`,
        ]) {
          const found = readOEmbedQuery(query, publicUrl);
          if (!('code' in found)) expect(found.path).toStartWith('/read/');
        }
      }),
    );
  });

  test('has an address that names its page', () => {
    const { search } = new URL(oEmbedAddress(publicUrl, 'KJV/JHN/3:16-18'));
    expect(readOEmbedQuery(search.slice(1), publicUrl)).toMatchObject({ path: '/read/KJV/JHN/3:16-18' });
  });
});

const summary = {
  title: 'John 3:16 <KJV>',
  text: '"For" God & <b>so</b>',
  place: 'KJV/JHN/3:16',
  translation: { name: 'King "James"', language: 'eng', textDirection: 'ltr' },
} as Parameters<typeof oEmbedResponse>[0];
const service = { siteName: 'A & B', publicUrl };

describe('the response', () => {
  test('quotes the passage, escaped, with a link and the picture', () => {
    const question = { path: '', maxWidth: 2000, maxHeight: 2000 };
    expect(oEmbedResponse(summary, question, service)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'John 3:16 <KJV>',
      author_name: 'King "James"',
      provider_name: 'A & B',
      provider_url: `${publicUrl}/`,
      cache_age: 86_400,
      thumbnail_url: `${publicUrl}/icons/preview.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      html: `<blockquote cite="${publicUrl}/read/KJV/JHN/3:16" lang="en" dir="ltr"><p>&#34;For&#34; God &#38; &#60;b&#62;so&#60;/b&#62;</p><p>— <a href="${publicUrl}/read/KJV/JHN/3:16">John 3:16 &#60;KJV&#62;</a></p></blockquote>`,
      width: 600,
      height: null,
    });
  });

  test('is not wider than requested, without a picture that is larger', () => {
    const question = { path: '', maxWidth: 400, maxHeight: Number.POSITIVE_INFINITY };
    const response = oEmbedResponse(summary, question, service);
    expect(response).toMatchObject({ width: 400 });
    expect(response).not.toHaveProperty('thumbnail_url');
  });
});
