import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page, Route } from 'playwright-core';
import { startServer } from '../../src/server/start-server.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { OtherSite, openOther } from './other-site.ts';
import { pagesFolder } from './served-pages.ts';

setDefaultTimeout(600_000);

describe.skipIf(!hasChromium)('components in pages of other sites', () => {
  const site = new OtherSite();
  let url = '';
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const { library } = await compiledStarter();
    const frameAncestors = `'self' ${site.origin}`;
    const server = await startServer({ library, port: 0, pagesFolder: await pagesFolder(), frameAncestors });
    url = server.url;
    stop = () => server.stop();
  });
  afterAll(async () => {
    site.stop();
    await stop?.();
  });

  const script = () => `<script type="module" src="${url}/components.js"></script>`;
  const add = (body: string) => site.add(`<main><h1>Our church</h1>${body}</main>${script()}`);
  const texts = (page: Page, part: string) => page.locator(`[part~=${part}]`).allTextContents();

  test('a passage shows its verses in each translation, with links, directions and attributions', () =>
    openOther(
      add(`<style>scripture-passage::part(attribution) { display: none; opacity: 0 }</style>
        <scripture-passage reference="Ruth 1:16-17" translation="KJV,OSHB"><p>Entreat me not</p></scripture-passage>
        <scripture-passage reference="Psalm 117" translation="KJV"></scripture-passage>`),
      async (opened) => {
        const { page } = opened;
        await page.getByText('Intreat me not to leave thee').waitFor();
        await page.getByText('O praise the LORD').waitFor();
        expect(await page.getByText('Entreat me not').isVisible()).toBe(false);
        const editions = page.locator('scripture-passage').first().locator('[part=edition]');
        const directions = await editions.evaluateAll((all) =>
          all.map((each) => getComputedStyle(each).direction),
        );
        expect(directions).toEqual(['ltr', 'rtl']);
        const first = page.locator('scripture-passage').first();
        expect(await first.locator('[part=number]').allTextContents()).toEqual(['16', '17', '16', '17']);
        expect(await first.locator('[part=place]').first().getAttribute('href')).toBe(
          `${url}/read/KJV/RUT/1:16-17`,
        );
        const attribution = first.locator('[part=attribution]');
        expect(await attribution.isVisible()).toBe(true);
        expect(await attribution.evaluate((footer) => getComputedStyle(footer).opacity)).toBe('1');
        expect(await attribution.textContent()).toContain('OSHB: Original work of the Open Scriptures');
        expect(await opened.accessibilityProblems()).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await opened.overflow()).toBe(0);
      },
    ));

  test('a passage follows its attributes, which are also properties', () =>
    openOther(
      add('<scripture-passage translation="KJV" reference="Ruth 1:1"></scripture-passage>'),
      async ({ page }) => {
        await page.getByText('in the days when the judges ruled').waitFor();
        await page.evaluate(() => {
          document.querySelector('scripture-passage')!.setAttribute('reference', 'John 11:35');
        });
        await page.getByText('Jesus wept.').waitFor();
        expect(await page.getByText('the judges ruled').count()).toBe(0);
        const reflected = await page.evaluate(() => {
          const element = document.querySelector('scripture-passage') as unknown as Record<string, unknown>;
          element.reference = 'Ruth 1:22';
          element.headings = true;
          return (element as unknown as HTMLElement).outerHTML;
        });
        expect(reflected).toBe(
          '<scripture-passage translation="KJV" reference="Ruth 1:22" headings=""></scripture-passage>',
        );
        await page.getByText('So Naomi returned').waitFor();
      },
    ));

  test('poetry has a line each, and footnotes open next to their caller', () =>
    openOther(
      site.add(
        '<main><h1>Song</h1><scripture-passage translation="X" reference="Ps 3" footnotes></scripture-passage></main>',
      ),
      async (opened) => {
        const { page } = opened;
        const text = 'They increased\nthat trouble me! Selah';
        const verse = {
          ...{ book: 'PSA', chapter: 3, verse: 1, text },
          poem: [
            { start: 0, end: 14, level: 1 },
            { start: 15, end: text.length, level: 2 },
          ],
          headings: [{ offset: 0, text: 'A song <b>of David</b>' }],
          footnotes: [{ offset: 14, text: 'Or were many', caller: '+' }],
          wordsOfJesus: [{ start: 20, end: 27 }],
        };
        const editions = [{ translation: 'X', reference: 'PSA 3', label: 'Psalm 3', verses: [verse] }];
        await page.route(/x\/passage/, (route) => {
          expect(route.request().url()).toContain('include=footnotes');
          const attributions = [{ edition: 'X', text: 'Free', licenseUrl: 'javascript:alert(1)' }];
          const passages = [{ reference: 'PSA 3', label: 'Psalm 3', editions }];
          const answer = { references: ['PSA 3'], numbering: null, passages, attributions, next: null };
          return route.fulfill({ json: answer, headers: { 'Access-Control-Allow-Origin': '*' } });
        });
        await page.addScriptTag({ type: 'module', url: `${url}/components.js` });
        await page.locator('[part=caller]').click();
        const note = page.locator('[part=note]:popover-open');
        await note.getByText('Or were many').waitFor();
        expect(await opened.accessibilityProblems()).toEqual([]);
        await page.keyboard.press('Escape');
        await note.waitFor({ state: 'hidden' });
        const lines = await page
          .locator('[part=line]')
          .evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText));
        expect(lines).toEqual(['1They increased*', 'that trouble me! Selah']);
        expect(await texts(page, 'heading')).toEqual(['A song <b>of David</b>']);
        expect(await texts(page, 'words-of-jesus')).toEqual([text.slice(20, 27)]);
        expect(await texts(page, 'attribution')).toEqual(['X: Free']);
        expect(await page.locator('[part=attribution] a').count()).toBe(0);
      },
    ));

  test('the content of an element remains until the answer has arrived, and if it fails', () =>
    openOther(
      site.add(`<main><h1>Our church</h1>
        <scripture-passage translation="KJV" reference="Ruth 1:16"><p>written by the server</p></scripture-passage>
        <scripture-passage translation="KJV" reference="Heburews 1:1"><p>also written by the server</p></scripture-passage>
        <scripture-passage reference="Ruth 1:16"></scripture-passage></main>`),
      async ({ page, errors }) => {
        let answer = () => {};
        const held = new Promise<void>((done) => {
          answer = done;
        });
        let asked = () => {};
        const isAsked = new Promise<void>((done) => {
          asked = done;
        });
        await page.route(/Ruth/, async (route: Route) => {
          asked();
          await held;
          await route.continue();
        });
        await page.addScriptTag({ type: 'module', url: `${url}/components.js` });
        await isAsked;
        const [first, second] = [0, 1].map((index) => page.locator('scripture-passage').nth(index)) as [
          ReturnType<Page['locator']>,
          ReturnType<Page['locator']>,
        ];
        expect(await first.getByText('written by the server').isVisible()).toBe(true);
        await second.getByText('Unknown book').waitFor();
        expect(await second.getByText('also written').isVisible()).toBe(true);
        expect(await second.getByRole('alert').textContent()).toContain('Did you mean Hebrews?');
        expect(await page.getByRole('alert').last().textContent()).toBe(
          'The attribute "translation" is missing.',
        );
        answer();
        await first.getByText('Intreat me').waitFor();
        expect(await first.getByText('written by the server').isVisible()).toBe(false);
        expect(errors.splice(0)).toEqual([expect.stringContaining('400')]);
      },
    ));

  test('a removed element aborts its request, and loads again when it is back', () =>
    openOther(site.add('<main><h1>Our church</h1></main>'), async ({ page, errors }) => {
      let isHeld = true;
      await page.route(/x\/passage/, (route) => (isHeld ? undefined : route.continue()));
      await page.addScriptTag({ type: 'module', url: `${url}/components.js` });
      const requested = page.waitForRequest(/x\/passage/);
      await page.evaluate(() => {
        const element = document.createElement('scripture-passage');
        element.setAttribute('translation', 'KJV');
        element.setAttribute('reference', 'John 11:35');
        document.querySelector('main')!.append(element);
        Object.assign(globalThis, { element });
      });
      await requested;
      const failed = page.waitForEvent('requestfailed');
      await page.evaluate('globalThis.element.remove()');
      expect((await failed).failure()!.errorText).toContain('ABORTED');
      isHeld = false;
      await page.evaluate('document.querySelector("main").append(globalThis.element)');
      await page.getByText('Jesus wept.').waitFor();
      expect(await texts(page, 'error')).toEqual(['']);
      expect(errors).toEqual([]);
    }));

  test('a search lists results with marks, corrections and further pages', () =>
    openOther(add('<scripture-search translation="KJV" limit="2"></scripture-search>'), async (opened) => {
      const { page } = opened;
      await page.getByRole('searchbox', { name: 'Search the Bible' }).fill('living water');
      await page.keyboard.press('Enter');
      await page.locator('[part=result]').first().waitFor();
      expect(await page.getByRole('status').textContent()).toMatch(/^\d+ verses$/);
      expect(await page.locator('scripture-search').getAttribute('query')).toBe('living water');
      expect((await texts(page, 'match')).slice(0, 1)).toEqual(['living water']);
      expect((await texts(page, 'place'))[0]).toMatch(/^\S.* \d+:\d+$/);
      expect(await texts(page, 'result')).toHaveLength(2);
      expect(await opened.accessibilityProblems()).toEqual([]);
      await page.getByRole('button', { name: 'More' }).click();
      await page.locator('[part=result]').nth(3).waitFor();
      expect(new Set(await texts(page, 'place')).size).toBe(4);
      await page.getByRole('searchbox').fill('good shepard');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('button', { name: 'good shepherd' }).click();
      await page.getByText('the good shepherd giveth his life').first().waitFor();
    }));

  test('a form of the page can replace that of a search', () =>
    openOther(
      add(`<scripture-search translation="KJV"><form slot="form"><label>Find <input name="q"></label></form>
        </scripture-search>`),
      async ({ page }) => {
        expect(await page.getByRole('searchbox').count()).toBe(0);
        await page.getByLabel('Find').fill('"jesus wept"');
        await page.keyboard.press('Enter');
        await page.locator('[part=result]').getByText('Jesus wept').waitFor();
        expect(await page.getByRole('status').textContent()).toBe('1 verse');
      },
    ));

  test('the verse of a date is the same for everyone', () =>
    openOther(
      add('<scripture-verse-of-the-day translation="KJV" date="2026-01-31"></scripture-verse-of-the-day>'),
      async ({ page }) => {
        const response = await fetch(`${url}/api/x/verse-of-the-day?in=KJV&date=2026-01-31`);
        const { passages } = (await response.json()) as { passages: [{ label: string }] };
        await page.getByText(`${passages[0].label} (KJV)`).waitFor();
        expect(await page.locator('[part=attribution]').isVisible()).toBe(true);
      },
    ));

  test('the reader opens a reference, reports its place and follows the attribute', () =>
    openOther(
      site.add(`<main><h1>Our church</h1>
        <scripture-reader translation="KJV" reference="Ruth 1:16"><p>Read Ruth 1.</p></scripture-reader></main>
        <script>var places = []; addEventListener('scripture-place', ({ detail }) => places.push(detail.book + detail.chapter));</script>
        ${script()}`),
      async ({ page }) => {
        const reader = page.frameLocator('scripture-reader iframe');
        await reader.locator('.marked').first().waitFor();
        await page.getByText('Read Ruth 1.').waitFor({ state: 'hidden' });
        await page.waitForFunction('places.at(-1) === "RUT1"');
        await page.waitForFunction('document.querySelector("scripture-reader").clientHeight > 500');
        await page.evaluate(() => {
          document.querySelector('scripture-reader')!.setAttribute('reference', 'Jonah 2');
        });
        await reader.getByRole('heading', { name: 'Jonah 2' }).waitFor();
        await page.waitForFunction('places.at(-1) === "JON2"');
      },
    ));

  test('a reader that does not start is reported, and the content of the element remains', () =>
    openOther(
      site.add('<main><h1>Read</h1><scripture-reader><p>Read Ruth.</p></scripture-reader></main>'),
      async ({ page }) => {
        await page.clock.install();
        await page.route(/embed=/, (route) =>
          route.fulfill({ body: '<title>Other</title>', contentType: 'text/html' }),
        );
        await page.addScriptTag({ type: 'module', url: `${url}/components.js` });
        const alert = page.getByRole('alert');
        await page.locator('iframe').waitFor({ state: 'attached' });
        while (!(await alert.isVisible())) await page.clock.fastForward(20_000);
        expect(await alert.textContent()).toContain('must allow frames');
        expect(await page.getByText('Read Ruth.').isVisible()).toBe(true);
        expect(await page.locator('iframe').count()).toBe(0);
      },
    ));

  test('a long passage continues on request', () =>
    openOther(
      site.add('<scripture-passage translation="X" reference="GEN"></scripture-passage>'),
      async ({ page }) => {
        await page.route(/x\/passage/, (route) => {
          const reference = new URL(route.request().url()).searchParams.get('ref')!;
          const verses = [{ book: 'GEN', chapter: 1, verse: 1, text: `Text of ${reference}` }];
          const editions = [{ translation: 'X', reference, label: reference, verses }];
          const json = {
            ...{ references: [reference], numbering: null, attributions: [] },
            passages: [{ reference, label: reference, editions }],
            next: reference === 'GEN' ? 'GEN 40-50' : null,
          };
          return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } });
        });
        await page.addScriptTag({ type: 'module', url: `${url}/components.js` });
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByText('Text of GEN 40-50').waitFor();
        expect(await texts(page, 'label')).toEqual(['GEN (X)', 'GEN 40-50 (X)']);
        expect(await texts(page, 'more')).toEqual([]);
      },
    ));

  test('a service without answers to questions is enough', () =>
    openOther(
      site.add('<scripture-passage translation="KJV" reference="Ruth 1:16"></scripture-passage>'),
      async (opened) => {
        const { page, errors } = opened;
        await page.route(/api\/x\/passage/, (route) =>
          route.fulfill({ status: 404, body: 'Not found', headers: { 'Access-Control-Allow-Origin': '*' } }),
        );
        await page.addScriptTag({ type: 'module', url: `${url}/components.js` });
        await page.getByText('Intreat me').waitFor();
        expect(errors.splice(0)).toEqual([expect.stringContaining('404')]);
      },
    ));

  test('work below a strict policy of the page', () => {
    const { origin } = new URL(url);
    const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src data:`;
    const element = '<scripture-passage translation="KJV" reference="Psalm 117"></scripture-passage>';
    return openOther(site.add(`${element}${script()}`, { policy }), async ({ page }) => {
      await page.locator('[part=text]').first().waitFor();
      const size = await page
        .locator('[part=number]')
        .first()
        .evaluate((each) => getComputedStyle(each).fontSize);
      expect(Number.parseFloat(size)).toBeLessThan(12);
    });
  });

  test('have at most 10 kB, and no dependency that loads later for a live service', async () => {
    const sizeOf = async (path: string): Promise<number> => {
      const response = await fetch(`${url}/${path}`);
      const text = await response.text();
      const imported = [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, file]) => file!);
      const others = await Promise.all(
        imported.map((file) => sizeOf(path.startsWith('scripts/') ? `scripts/${file}` : file)),
      );
      return Bun.gzipSync(text, { level: 9 }).length + others.reduce((sum, size) => sum + size, 0);
    };
    expect(await sizeOf('components.js')).toBeLessThan(10_000);
  });
});
