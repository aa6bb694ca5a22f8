import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type {
  SimpleChapterVerse,
  SimpleTranslationBookChapter,
  TranslationBooks,
} from '../../client/src/documents.ts';
import { defaultSite, siteInPage } from '../../src/site/site-page.ts';
import { readDocument } from '../../test/read-document.ts';
import { compiledStarterChapters } from '../../test/starter-chapters.ts';
import { chapterPage } from './chapter-page.tsx';

setDefaultTimeout(600_000);

const files = { script: 'pages/reader-1.js', style: 'pages/reader-2.css', look: 'pages/look-3.js' };

type Changes = Partial<Omit<Parameters<typeof chapterPage>[0], 'chapter'>> & {
  readonly publicUrl?: string;
  readonly change?: (chapter: SimpleTranslationBookChapter) => SimpleTranslationBookChapter;
};

async function pageOf(path: string, { change = (chapter) => chapter, publicUrl, ...input }: Changes = {}) {
  const { library } = await compiledStarterChapters();
  const [translation] = path.split('/');
  const chapter = readDocument<SimpleTranslationBookChapter>(library, `/api/${path}.simple.json`);
  const { books } = readDocument<TranslationBooks>(library, `/api/${translation}/books.json`);
  const site = siteInPage(defaultSite, 'verses');
  const service = { publicUrl, isLive: true, hasFeed: true };
  const own = { bridges: {}, alternates: [], files, site, service };
  return chapterPage({ chapter: change(chapter), books, ...own, ...input });
}

async function read(page: string, selector: string, attribute?: string): Promise<string[]> {
  const found: string[] = [];
  const rewriter = new HTMLRewriter().on(selector, {
    element: (element) => void found.push(attribute ? unescaped(element.getAttribute(attribute) ?? '') : ''),
    text: ({ text }) => {
      if (!attribute && found.length > 0) found.push(`${found.pop()}${unescaped(text)}`);
    },
  });
  await rewriter.transform(new Response(page)).text();
  return found;
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const first = (verses: readonly [number, number]) => ({ verses: { first: verses[0], last: verses[1] } });

describe('the metadata of a page', () => {
  test('a bridge has both numbers in the text and in the title', async () => {
    const page = await pageOf('KJV/JHN/3', { ...first([16, 16]), bridges: { 16: 18 } });
    expect(await read(page, 'title')).toEqual(['John 3:16-18 (KJV)']);
    const numbers = await read(page, 'a.number');
    expect(numbers.map((number) => number.trim())).toContain('16-18');
  });

  test('a passage has its verses in the title, the description and the preview', async () => {
    const page = await pageOf('KJV/JHN/3', first([16, 18]));
    expect(await read(page, 'title')).toEqual(['John 3:16-18 (KJV)']);
    expect(await read(page, 'meta[property="og:title"]', 'content')).toEqual(['John 3:16-18 (KJV)']);
    const [description = ''] = await read(page, 'meta[name="description"]', 'content');
    expect(description).toStartWith('For God so loved the world, that he gave');
    expect(description).toMatch(/^.{200,300} \w+…$|^.{200,300}…$/);
    expect(await read(page, 'meta[property="og:description"]', 'content')).toEqual([description]);
    expect(await read(page, 'link[rel="canonical"]', 'href')).toEqual(['../../KJV/JHN/3']);
    expect(await read(page, '.verse.marked', 'data-verse')).toEqual(['16', '17', '18']);
  });

  test('the addresses of a public service are complete', async () => {
    const publicUrl = 'https://bible.example.org/b';
    const alternates = [{ id: 'KJV', language: 'eng' }];
    const page = await pageOf('KJV/JHN/3', { ...first([16, 16]), publicUrl, alternates });
    const own = `${publicUrl}/read/KJV/JHN/3`;
    expect(await read(page, 'link[rel="canonical"]', 'href')).toEqual([own]);
    expect(await read(page, 'link[hreflang]', 'href')).toEqual([own]);
    expect(await read(page, 'meta[property="og:url"]', 'content')).toEqual([`${own}:16`]);
    expect(await read(page, 'meta[property="og:image"]', 'content')).toEqual([
      `${publicUrl}/icons/preview.png`,
    ]);
    const discovery = `${publicUrl}/oembed?url=https%3A%2F%2Fbible.example.org%2Fb%2Fread%2FKJV%2FJHN%2F3%3A16`;
    expect(await read(page, 'link[type="application/json+oembed"]', 'href')).toEqual([discovery]);
    const published = await pageOf('KJV/JHN/3', { service: { publicUrl, isLive: false, hasFeed: false } });
    for (const absent of ['oembed', 'application/atom+xml', 'href="./3:'])
      expect(published).not.toContain(absent);
    expect(published).toContain('href="./3?v=16"');
    expect(page).toContain('href="./3:16"');
    expect(await read(page, 'link[type="application/atom+xml"]', 'href')).toHaveLength(1);
  });

  test('links to the books of the translation without scripts', async () => {
    const page = await pageOf('KJV/JHN/3');
    const menus = await read(page, '.toolbar a.menu', 'href');
    expect(menus.map((href) => new URL(href, 'http://x/read/KJV/JHN/3').pathname)).toEqual([
      '/read/KJV/JHN',
      '/read/KJV',
    ]);
  });

  test('a chapter is described by its beginning', async () => {
    const page = await pageOf('KJV/JHN/3');
    expect(await read(page, 'title')).toEqual(['John 3 (KJV)']);
    const [description] = await read(page, 'meta[name="description"]', 'content');
    expect(description).toStartWith('There was a man of the Pharisees, named Nicodemus');
    expect(await read(page, 'link[rel="canonical"]', 'href')).toEqual(['../../KJV/JHN/3']);
    expect(await read(page, '.marked', 'class')).toEqual([]);
  });

  test('verses that do not exist are omitted, also from ranges', async () => {
    expect(await read(await pageOf('KJV/JHN/3', first([99, 99])), 'title')).toEqual(['John 3 (KJV)']);
    const page = await pageOf('KJV/JHN/3', first([35, Number.POSITIVE_INFINITY]));
    expect(await read(page, 'title')).toEqual(['John 3:35-36 (KJV)']);
    expect(await read(page, 'link[rel="canonical"]', 'href')).toEqual(['../../KJV/JHN/3']);
  });

  test('the previous and next chapters are linked, also in other books', async () => {
    const page = await pageOf('KJV/MAT/1');
    expect(await read(page, 'a[rel="prev"]', 'href')).toEqual(['../MAL/4']);
    expect(await read(page, 'a[rel="next"]', 'href')).toEqual(['./2']);
    expect(await read(await pageOf('KJV/GEN/1'), '[rel="prev"]', 'href')).toEqual([]);
  });

  test('the same chapter in other languages is named by the shortest code', async () => {
    const alternates = [
      { id: 'KJV', language: 'eng' },
      { id: 'OSHB', language: 'hbo' },
    ];
    const page = await pageOf('KJV/GEN/1', { alternates });
    expect(await read(page, 'link[rel="alternate"]', 'hreflang')).toEqual(['en', 'hbo']);
    expect(await read(page, 'link[rel="alternate"]', 'href')).toEqual([
      '../../KJV/GEN/1',
      '../../OSHB/GEN/1',
    ]);
  });

  test('a right-to-left text has its direction, and the names of controls stay in English', async () => {
    const page = await pageOf('OSHB/GEN/1');
    expect(await read(page, 'html', 'dir')).toEqual(['rtl']);
    expect(await read(page, 'html', 'lang')).toEqual(['hbo']);
    expect(await read(page, 'body', 'dir')).toEqual(['ltr']);
    expect(await read(page, '.scripture', 'dir')).toEqual(['rtl']);
    expect(await read(page, '.scripture', 'class')).toEqual(['scripture hebrew']);
  });

  test('the interface has the language of the text if the reader supports it', async () => {
    const page = await pageOf('KJV/RUT/2', {
      change: (whole) => ({
        ...whole,
        translation: { ...whole.translation, language: 'arb', textDirection: 'rtl' },
      }),
    });
    expect(await read(page, 'html', 'lang')).toEqual(['ar']);
    expect([await read(page, 'body', 'lang'), await read(page, 'body', 'dir')]).toEqual([['ar'], ['rtl']]);
    expect(await read(page, '.chapter-ends nav', 'aria-label')).toEqual(['الأصحاحات']);
    expect(await read(page, '[data-verse="3"] .number', 'aria-label')).toEqual(['الآية 3']);
    const english = await pageOf('KJV/RUT/2');
    expect(await read(english, '.chapter-ends nav', 'aria-label')).toEqual(['Chapters']);
  });

  test('the licence of the text is named', async () => {
    const page = await pageOf('OSHB/GEN/1');
    expect(await read(page, '.licence a', 'href')).toContain('https://creativecommons.org/licenses/by/4.0/');
  });
});

describe('a hostile text', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;\'';
  const change = (whole: SimpleTranslationBookChapter): SimpleTranslationBookChapter => ({
    ...whole,
    translation: { ...whole.translation, name: hostile, shortName: hostile, licenseNotes: hostile },
    book: { ...whole.book, name: hostile },
    chapter: {
      ...whole.chapter,
      content: [
        { type: 'heading', text: hostile },
        ...whole.chapter.content.map((item) =>
          item.type === 'verse'
            ? ({
                ...item,
                text: `${hostile} \u0000${item.text}`,
                footnotes: [{ noteId: 0, offset: 3, text: hostile, caller: '<b>' }],
              } satisfies SimpleChapterVerse)
            : item,
        ),
      ],
    },
  });

  test('stays text everywhere', async () => {
    const page = await pageOf('KJV/RUT/1', { change, ...first([1, 1]) });
    expect(await read(page, 'script[src]', 'src')).toEqual([
      '../../../pages/look-3.js',
      '../../../pages/reader-1.js',
    ]);
    expect(await read(page, 'img', 'src')).toEqual([]);
    expect(await read(page, 'b', 'class')).toEqual([]);
    expect(await read(page, 'title')).toEqual([`${hostile} 1:1 (${hostile})`]);
    expect(await read(page, 'h2')).toEqual([hostile]);
    expect(page).not.toContain('\u0000');
  });

  test('cannot hide in inline code: scripts and styles are files', async () => {
    const page = await pageOf('KJV/RUT/1', { change });
    const [policy] = await read(page, 'meta[http-equiv]', 'content');
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/<style|<[^>]* (?:style|onclick)=/);
  });
});

test('a page is little larger than its text', async () => {
  const page = await pageOf('KJV/PSA/23');
  const text = (await read(page, '.scripture'))[0]!;
  const added = Bun.gzipSync(page).length - Bun.gzipSync(text).length;
  console.log(`${added} bytes gzip parallels the text`);
  expect(added).toBeLessThan(2200);
});
