import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import { hasChromium, sharedChromium } from '../browser/chromium.ts';
import { compileContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(120_000);

const fonts = join(import.meta.dir, '../../node_modules/@fontsource/noto-serif-hebrew/files');

const compiledPoem = () =>
  compileContent((content) =>
    writeFiles(join(content, 'translations/poem'), {
      '1CO.usfm':
        '\\id 1CO\n\\h "}</style>\n\\c 1\n\\q1\n\\v 1 שִׁיר\\f + \\ft one\\f* חָדָשׁ\\f + \\ft two\\f*\n\\q2 לַיהוָה',
      'edition.json': JSON.stringify({
        ...{ id: 'POEM', name: 'שיר', englishName: 'Poem', shortName: 'Poem', language: 'hbo' },
        ...{ website: 'https://a.example', licenseUrl: 'https://a.example/l' },
      }),
    }),
  );

async function exported(id: string, compiled = compiledStarterChapters, options = { fonts }) {
  const { library } = await compiled();
  const folder = newFolder({});
  const { remarks } = await exportScripture({ library, id, format: 'html', folder, ...options });
  const path = join(folder, `${id}.html`);
  return { path, remarks, text: readFileSync(path, 'utf8') };
}

test('HTML contains the font of its script, or says that the font is missing', async () => {
  const { text, remarks } = await exported('OSHB');
  expect(text).toContain('@font-face{font-family:"Noto Serif Hebrew";src:url(data:font/woff2;base64,');
  expect(text).toContain('"Noto Serif Hebrew",serif');
  expect(text).toContain('Fonts: Noto Serif Hebrew (SIL Open Font License 1.1)');
  expect(remarks).toEqual([]);
  const missing = await exported('OSHB', compiledStarterChapters, { fonts: dirname(fonts) });
  expect(missing.text).not.toContain('@font-face');
  expect(missing.remarks).toEqual(['The font for Hebrew is not installed, so browsers use their own.']);
});

test('HTML has the name of each book at the head of its pages, also with characters of CSS', async () => {
  const { text } = await exported('KJV');
  expect(text).toContain('@page b-JHN{@top-center{content:"John"}}');
  expect(text).toContain('<section id="JHN" data-name="John" style="page:b-JHN">');
  expect((await exported('POEM', compiledPoem)).text).toContain(
    '@page b-1CO{@top-center{content:"\\22 }\\3c /style>"}}',
  );
});

test('notes in HTML have letters and the number of their verse', async () => {
  const { text } = await exported('POEM', compiledPoem);
  expect(text).toContain('<a class="n" role="doc-noteref" id="r.1CO.1.2" href="#n.1CO.1.2">b</a>');
  expect(text).toContain(
    '<aside role="doc-footnote" id="n.1CO.1.2"><p><a href="#r.1CO.1.2" role="doc-backlink">1:1 b</a> two</p></aside>',
  );
  expect(text).toContain('.b{height:.6em;break-after:avoid}');
  expect(text).toContain('<p lang="en" xml:lang="en" dir="auto">Poem</p>');
});

test.skipIf(!hasChromium)(
  'HTML without scripts prints in two columns, from the side where its script begins',
  async () => {
    const page = await (await sharedChromium()).newPage();
    try {
      await page.goto(pathToFileURL((await exported('POEM', compiledPoem)).path).href);
      await page.emulateMedia({ media: 'print' });
      const look = await page.evaluate(`(async () => {
        await document.fonts.ready;
        const of = (selector) => getComputedStyle(document.querySelector(selector));
        return {
          columns: of('section').columnCount,
          poetry: [of('.q1').paddingRight, of('.q1').paddingLeft],
          fonts: Array.from(document.fonts, ({ family, status }) => family + ' ' + status),
        };
      })()`);
      expect(look).toEqual({ columns: '2', poetry: ['36px', '0px'], fonts: ['Noto Serif Hebrew loaded'] });
    } finally {
      await page.close();
    }
  },
);

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ');

const compiledPages = (direction: 'ltr' | 'rtl') => () =>
  compileContent((content) => {
    const verse = (number: number, note = '') =>
      `\\v ${number} ${words(number * 100, 25)}${note && `\\f + \\ft ${note}\\f*`} end${number}`;
    const notes: Readonly<Record<number, string>> = { 7: 'short', 20: words(9000, 1500), 23: 'after it' };
    const chapters = [1, 2, 3].map((chapter) => {
      const verses = Array.from({ length: 40 }, (_, at) =>
        verse(at + 1, chapter === 2 ? notes[at + 1] : 'a note'),
      );
      return `\\c ${chapter}\n\\s Heading ${chapter}\n\\p\n${verses.slice(0, 20).join('\n')}\n\\q1\n${verses.slice(20).join('\n\\q2\n')}`;
    });
    writeFiles(join(content, 'translations/pages'), {
      'JHN.usfm': `\\id JHN\n\\h John\n${chapters.join('\n')}`,
      'edition.json': JSON.stringify({
        ...{ id: 'PAGES', name: 'Pages', englishName: 'Pages', shortName: 'Pages', direction },
        ...{ language: direction === 'rtl' ? 'hbo' : 'eng' },
        ...{ website: 'https://a.example', licenseUrl: 'https://a.example/l' },
      }),
    });
  });

interface PrintedPage {
  readonly heads: string[];
  readonly verses: string[];
  readonly fits: boolean;
  readonly callers: string[];
  readonly notes: string[];
}

const readPages = `Array.from(document.querySelectorAll('.page'), (page) => {
  const [text, foot] = ['.text', '.foot'].map((name) => page.querySelector(name));
  const ids = (root, selector) => Array.from(root.querySelectorAll(selector), ({ id }) => id);
  return {
    heads: Array.from(page.querySelectorAll('.head span'), ({ textContent }) => textContent),
    verses: ids(text, '.v'),
    fits: [page, text, foot].every((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight),
    callers: ids(text, '.n').map((id) => id.replace('r', 'n')),
    notes: ids(foot, 'aside[id]'),
  };
})`;

/** Returns true if the margins of a page and the gap between its columns are blank and the columns are not. */
const readInk = `(async (base64) => {
  const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + base64)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const hasInk = ([left, top, right, bottom]) => {
    const [x, y] = [Math.round(left * bitmap.width), Math.round(top * bitmap.height)];
    const [width, height] = [Math.round((right - left) * bitmap.width), Math.round((bottom - top) * bitmap.height)];
    return context.getImageData(x, y, width, height).data.some((value, at) => at % 4 < 3 && value < 128);
  };
  return {
    head: hasInk([0, 0, 1, 0.04]), gap: hasInk([0.485, 0.06, 0.515, 0.8]),
    left: hasInk([0, 0.06, 0.47, 0.6]), right: hasInk([0.53, 0.06, 1, 0.6]), foot: hasInk([0, 0.9, 1, 1]),
  };
})`;

test.skipIf(!hasChromium).each(['ltr', 'rtl'] as const)(
  'printed pages (%s) have the first and the last verse at the head, notes at the foot, and every word',
  async (direction) => {
    const page = await (await sharedChromium()).newPage();
    try {
      await page.goto(pathToFileURL((await exported('PAGES', compiledPages(direction))).path).href);
      const letters = `Array.from(document.querySelectorAll('section h2, section h3, section h4, section p'), ({ textContent }) => textContent).join(' ').match(/[a-zA-Z]+\\d*/g).sort().join(' ')`;
      const before = await page.evaluate<string>(letters);
      const look = await page.evaluate<string>('document.body.outerHTML');
      // Twice, as Chromium sends it again for the PDF below
      for (let sent = 0; sent < 2; sent++) await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
      const pages = await page.evaluate<PrintedPage[]>(readPages);
      expect(await page.evaluate<string>(letters)).toBe(before);
      expect(pages.length).toBeGreaterThan(6);
      expect(pages.filter(({ fits }) => !fits)).toEqual([]);
      const name = (id: string) => id.replace(/^JHN\.(\d+)\.(\d+)$/, 'John $1:$2');
      expect(pages[0]!.heads).toEqual(['John 1:1', name(pages[0]!.verses.at(-1)!)]);
      for (const [at, { heads, verses, callers, notes }] of pages.entries()) {
        if (verses.length > 0) expect(heads.at(-1)).toBe(name(verses.at(-1)!));
        const last = pages[at - 1]?.heads.at(-1);
        if (at > 0) expect([last!, name(verses[0] ?? '')]).toContain(heads[0]!);
        const delayed = new Set(pages.slice(at + 1).flatMap((later) => later.notes));
        expect(callers.filter((id) => !notes.includes(id) && !delayed.has(id))).toEqual([]);
      }
      const delayed = pages.flatMap(({ callers, notes }) => callers.filter((id) => !notes.includes(id)));
      expect(delayed[0]).toBe('n.JHN.2.3');
      expect(delayed.length).toBeLessThan(5);
      const picture = await page.locator('.page').nth(1).screenshot();
      const parts = { head: true, gap: false, left: true, right: true, foot: true };
      expect(await page.evaluate<unknown>(`${readInk}('${picture.toString('base64')}')`)).toEqual(parts);
      // Chromium looks for the targets of all links on each page of a PDF
      expect(await page.locator('section a[href]').count()).toBe(0);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBe(pages.length + 1);
      await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
      expect(await page.evaluate<string>('document.body.outerHTML')).toBe(look);
    } finally {
      await page.close();
    }
  },
);

test.skipIf(!hasChromium)(
  'a printed page does not end with the number of a verse in a script without spaces',
  async () => {
    const chapter = (number: number) =>
      `\\c ${number}\n\\p\n${Array.from({ length: 100 }, (_, at) => `\\v ${at + 1} ${'起初神创造天地。'.repeat(1 + (at % 5))}`).join('\n')}`;
    const compiled = () =>
      compileContent((content) =>
        writeFiles(join(content, 'translations/chinese'), {
          'GEN.usfm': `\\id GEN\n${Array.from({ length: 15 }, (_, at) => chapter(at + 1)).join('\n')}`,
          'edition.json': JSON.stringify({
            ...{ id: 'CMN', name: '圣经', englishName: 'Bible', shortName: 'CMN', language: 'cmn' },
            ...{ website: 'https://a.example', licenseUrl: 'https://a.example/l' },
          }),
        }),
      );
    const page = await (await sharedChromium()).newPage();
    try {
      await page.goto(pathToFileURL((await exported('CMN', compiled)).path).href);
      await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
      const ends = await page.evaluate<string[]>(
        `Array.from(document.querySelectorAll('.page .text'), ({ textContent }) => textContent.trim().slice(-1))`,
      );
      expect(ends.length).toBeGreaterThan(10);
      expect(ends.filter((end) => /[\s\d]/.test(end))).toEqual([]);
    } finally {
      await page.close();
    }
  },
);
