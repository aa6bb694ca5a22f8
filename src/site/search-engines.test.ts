import { beforeAll, describe, expect, test } from 'bun:test';
import { compiledSmallContent } from '../../test/compiled.ts';
import type { Library } from '../library/library.ts';
import { parseStored } from '../library/stored-document.ts';
import type { PageSource } from './chapter-pages.ts';
import { listPage } from './list-pages.ts';
import { languageModelText, robotsText, siteMap, siteMapPaths } from './search-engines.ts';

let library: Library;
let source: PageSource;
let id: string;
let book: string;
beforeAll(async () => {
  ({ library } = await compiledSmallContent());
  source = {
    editions: () => library.editions(),
    read: (path) => {
      const stored = library.get(path);
      return stored && parseStored(stored.gzip);
    },
    has: (path) => library.get(path) !== undefined,
  };
  const edition = library.editions().find(({ kind }) => kind === 'translation')!;
  id = edition.id;
  book = edition.bookIds[0]!;
});

const publicUrl = 'https://bible.example.org/b';
const options = { siteName: 'A & B' };
const hrefs = (page: string | undefined) =>
  [...page!.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href!);

describe('lists of links', () => {
  test('lead from the translations to every chapter', () => {
    const resolve = (href: string, from: string) => new URL(href, `http://x${from}`).pathname;
    const translations = hrefs(listPage('/read', source, options)).map((href) => resolve(href, '/read'));
    expect(translations).toContain(`/read/${id}`);
    const books = hrefs(listPage(`/read/${id}`, source, options)).map((href) => resolve(href, `/read/${id}`));
    expect(books).toContain('/read');
    expect(books).toContain(`/read/${id}/${book}`);
    const from = `/read/${id}/${book}`;
    const chapters = hrefs(listPage(from, source, options)).map((href) => resolve(href, from));
    expect(chapters).toEqual(expect.arrayContaining(['/read', `/read/${id}`, `/read/${id}/${book}/1`]));
  });

  test('escape the name of the site', () => {
    expect(listPage('/read', source, options)).toContain('<h1>A &#38; B</h1>');
  });

  test('have a complete canonical address only if the service knows its own', () => {
    expect(listPage(`/read/${id}`, source, options)).not.toContain('canonical');
    const page = listPage(`/read/${id}`, source, { ...options, publicUrl });
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}/read/${id}">`);
    expect(page).toContain(`<meta property="og:url" content="${publicUrl}/read/${id}">`);
    expect(page).toContain(`<meta property="og:image" content="${publicUrl}/icons/preview.png">`);
  });

  test.each(['/read/NONE', '/read/NONE/GEN', '/read/constructor'])('do not exist at %s', (path) => {
    expect(listPage(path, source, options)).toBeUndefined();
  });

  test('do not exist for a book that the translation lacks', () => {
    expect(listPage(`/read/${id}/XXX`, source, options)).toBeUndefined();
    expect(listPage(`/read/${id}/${book}/1/2`, source, options)).toBeUndefined();
  });
});

describe('sitemaps', () => {
  const locations = (map: string | undefined) =>
    [...map!.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

  test('the index names one for each translation, and each names all pages', () => {
    const maps = locations(siteMap('/sitemap.xml', source, publicUrl));
    expect(maps).toEqual(
      siteMapPaths(source)
        .slice(1)
        .map((path) => publicUrl + path),
    );
    for (const map of maps) {
      const path = map.slice(publicUrl.length);
      const pages = locations(siteMap(path, source, publicUrl));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(page).toStartWith(`${publicUrl}/read/`);
    }
    const own = locations(siteMap(`/sitemaps/${id}.xml`, source, publicUrl));
    expect(own).toContain(`${publicUrl}/read/${id}/${book}/1`);
    expect(siteMap('/sitemaps/NONE.xml', source, publicUrl)).toBeUndefined();
  });

  test('robots.txt names the index if the public address is known', () => {
    expect(robotsText(publicUrl)).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
    expect(robotsText(undefined)).not.toContain('Sitemap');
  });
});

test('llms.txt lists translations, and questions only where they are answered', () => {
  const live = languageModelText(source, { siteName: 'B', root: '', hasQuestions: true });
  expect(live).toStartWith('# B\n');
  expect(live).toContain(`](/read/${id}): `);
  expect(live).toContain('/api/x/search?q=');
  const published = languageModelText(source, { siteName: 'B', root: publicUrl, hasQuestions: false });
  expect(published).not.toContain('/api/x/search');
  expect(published).toContain(`${publicUrl}/api/`);
});

test('llms.txt leaves out an unknown language', () => {
  const [edition] = library.editions().filter((each) => each.id === id);
  const { languageEnglishName: _, ...catalogueEntry } = edition!.catalogueEntry;
  const draft = { ...source, editions: () => [{ ...edition!, catalogueEntry }] };
  const text = languageModelText(draft, { siteName: 'B', root: '', hasQuestions: true });
  expect(text).toContain(`](/read/${id}): id ${id}\n`);
});
