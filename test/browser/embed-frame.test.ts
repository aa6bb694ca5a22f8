import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { startServer } from '../../src/server/start-server.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { pollByTime } from './opened-page.ts';
import { pagesFolder } from './served-pages.ts';

setDefaultTimeout(600_000);

const pageWith = (frame: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>A church</title><link rel="icon" href="data:,"></head><body>
<iframe title="Scripture" src="${frame}" width="700" height="500"></iframe>
<script>
  var heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
  var ask = (request) => document.querySelector('iframe').contentWindow.postMessage(request, '*');
</script></body></html>`;

type Heard = Readonly<Record<string, unknown>>;

describe.skipIf(!hasChromium)('the reader in a frame of another site', () => {
  let url = '';
  let stop: () => Promise<void>;
  const pages = new Map<string, string>();
  const other = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) =>
      new Response(pages.get(new URL(request.url).pathname) ?? '', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  });
  const origin = `http://127.0.0.1:${other.port}`;
  beforeAll(async () => {
    const { library } = await compiledStarter();
    const frameAncestors = `'self' ${origin}`;
    const server = await startServer({ library, port: 0, pagesFolder: await pagesFolder(), frameAncestors });
    url = server.url;
    stop = () => server.stop();
  });
  afterAll(async () => {
    other.stop(true);
    await stop();
  });

  async function openFrame(
    frame: string,
    use: (page: Page) => Promise<void>,
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<void> {
    pages.set('/', pageWith(frame));
    const profile = await (await sharedChromium()).newContext({ serviceWorkers: 'block' });
    try {
      const page = await profile.newPage();
      page.setDefaultTimeout(60_000);
      pollByTime(page);
      await prepare(page);
      await page.goto(origin);
      await use(page);
    } finally {
      await profile.close();
    }
  }
  const heardOf = (page: Page, kind: string) =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { heard: Heard[] }).heard.filter((each) => each.scriptorium === wanted),
      kind,
    );
  const ask = (page: Page, request: object) =>
    page.evaluate((data) => (globalThis as unknown as { ask: (data: object) => void }).ask(data), request);
  const waitForPlace = (page: Page, place: string) =>
    page.waitForFunction((wanted) => {
      const { heard } = globalThis as unknown as { heard: Heard[] };
      const last = heard.findLast((each) => each.scriptorium === 'place');
      return last !== undefined && `${last.book} ${last.chapter}:${last.verse ?? ''}` === wanted;
    }, place);

  test.each([
    ['an address of its own', () => `${url}/read/KJV/RUT/1:16?embed=${origin}`],
    ['the address with a fragment', () => `${url}/?embed=${origin}#/KJV/RUT/1?v=16`],
  ])('shows only the text, reports its place and opens the requested one, at %s', (_, frame) =>
    openFrame(frame(), async (page) => {
      const reader = page.frameLocator('iframe');
      await reader.locator('.marked').first().waitFor();
      await waitForPlace(page, 'RUT 1:16');
      expect(await reader.locator('.toolbar').isVisible()).toBe(false);
      const [place] = await heardOf(page, 'place');
      expect(place).toMatchObject({ translation: 'KJV', verse: 16, title: 'Ruth 1:16 · KJV', origin: url });
      expect(place!.address).not.toContain('embed');
      expect((await heardOf(page, 'ready')).length).toBe(1);
      await ask(page, { scriptorium: 'go', book: 'JHN', chapter: 3, verse: 16, endVerse: 17 });
      await waitForPlace(page, 'JHN 3:16');
      await reader.locator('h1', { hasText: 'John 3' }).waitFor();
      expect(await reader.locator('.marked').count()).toBe(2);
      await ask(page, { scriptorium: 'go', chapter: 4 });
      await waitForPlace(page, 'JHN 4:');
      await reader.locator('body').evaluate(() => location.reload());
      await reader.locator('h1', { hasText: 'John 4' }).waitFor();
      await page.waitForFunction(
        () =>
          (globalThis as unknown as { heard: Heard[] }).heard.filter(
            ({ scriptorium }) => scriptorium === 'ready',
          ).length === 2,
      );
      expect(await reader.locator('.toolbar').isVisible()).toBe(false);
    }),
  );

  test.each([
    ['the list of books', /KJV\/books\.json/, 'RUT/1?v=16', 'RUT 1:16'],
    ['the catalogue', /available_translations/, 'RUT/1?v=16', 'RUT 1:16'],
    ['the first chapter', /RUT\/1\.simple/, 'RUT/1', undefined],
  ])('opens a passage that is requested while %s loads', async (_, document, place, before) => {
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    await openFrame(
      `${url}/?embed=${origin}#/KJV/${place}`,
      async (page) => {
        await isAsked;
        if (before) await waitForPlace(page, before);
        await page.waitForFunction('heard.some((each) => each.scriptorium === "ready")');
        await ask(page, { scriptorium: 'go', book: 'JHN', chapter: 3, verse: 16 });
        await page.frameLocator('iframe').locator('h1', { hasText: 'John 3' }).waitFor();
        answer();
        await waitForPlace(page, 'JHN 3:16');
      },
      (page) =>
        page.route(document, async (route) => {
          asked();
          await isAnswered;
          await route.continue().catch(() => {});
        }),
    );
  });

  test('opens a passage that is requested before the first one was chosen', async () => {
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await openFrame(
      `${url}/?embed=${origin}`,
      async (page) => {
        await page.waitForFunction('heard.some((each) => each.scriptorium === "ready")');
        await ask(page, { scriptorium: 'go', book: 'JHN' });
        await ask(page, { scriptorium: 'go', chapter: 3 });
        answer();
        await waitForPlace(page, 'JHN 3:');
      },
      (page) => page.route(/available_translations/, (route) => isAnswered.then(() => route.continue())),
    );
  });

  test('reports the place again if the current passage is requested', () =>
    openFrame(`${url}/?embed=${origin}#/KJV/RUT/1?v=16`, async (page) => {
      await waitForPlace(page, 'RUT 1:16');
      await ask(page, { scriptorium: 'go', verse: 16 });
      await page.waitForFunction('heard.filter((each) => each.scriptorium === "place").length === 2');
      expect((await heardOf(page, 'place')).map(({ verse }) => verse)).toEqual([16, 16]);
    }));

  test('reports its height and accepts a theme', () =>
    openFrame(`${url}/read/KJV/RUT/1?embed=${origin}`, async (page) => {
      const reader = page.frameLocator('iframe');
      await reader.locator('.verse').first().waitFor();
      await waitForPlace(page, 'RUT 1:');
      const tall = (await heardOf(page, 'height')).at(-1)!.height as number;
      expect(tall).toBeGreaterThan(800);
      await page.evaluate((height) => {
        document.querySelector('iframe')!.height = String(height);
      }, tall);
      await page.evaluate('new Promise((done) => setTimeout(done, 1000))');
      expect((await heardOf(page, 'height')).at(-1)!.height).toBe(tall);
      await ask(page, { scriptorium: 'go', book: 'PSA', chapter: 117 });
      await waitForPlace(page, 'PSA 117:');
      await page.waitForFunction((before) => {
        const { heard } = globalThis as unknown as { heard: Heard[] };
        return (heard.findLast(({ scriptorium }) => scriptorium === 'height')!.height as number) < before;
      }, tall);
      await ask(page, { scriptorium: 'theme', theme: 'dark' });
      await reader.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    }));

  test('exchanges no messages if the address names another origin', () =>
    openFrame(`${url}/read/KJV/RUT/1?embed=https://elsewhere.example.org`, async (page) => {
      const reader = page.frameLocator('iframe');
      await reader.locator('.verse').first().waitFor();
      await page.waitForLoadState('networkidle');
      await ask(page, { scriptorium: 'go', book: 'JHN', chapter: 3 });
      await page.evaluate('new Promise((done) => setTimeout(done, 500))');
      expect(await reader.locator('h1').first().textContent()).toContain('Ruth 1');
      expect(await page.evaluate('heard.length')).toBe(0);
    }));

  test.each([
    { scriptorium: 'go', book: '../x' },
    { scriptorium: 'go', chapter: '3"><script>' },
    { scriptorium: 'go', translation: 'a/b' },
    { scriptorium: 'theme', theme: 'x' },
    { go: 1 },
    null,
    'go',
  ])('ignores %j', (request) =>
    openFrame(`${url}/read/KJV/RUT/1?embed=${origin}`, async (page) => {
      const reader = page.frameLocator('iframe');
      await waitForPlace(page, 'RUT 1:');
      await ask(page, request as object);
      await ask(page, { scriptorium: 'go', verse: 2 });
      await waitForPlace(page, 'RUT 1:2');
      expect((await heardOf(page, 'place')).length).toBe(2);
      expect(await reader.locator('html').getAttribute('data-theme')).not.toBe('x');
    }),
  );

  test('is not shown by origins that the operator did not name', async () => {
    const { library } = await compiledStarter();
    const strict = await startServer({ library, port: 0, pagesFolder: await pagesFolder() });
    try {
      await openFrame(`${strict.url}/read/KJV/RUT/1?embed=${origin}`, async (page) => {
        await page.waitForLoadState('networkidle');
        expect(await page.frameLocator('iframe').locator('.verse').count()).toBe(0);
        expect(await page.evaluate('heard.length')).toBe(0);
      });
    } finally {
      await strict.stop();
    }
  });
});
