import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledSmallContent } from '../compiled.ts';
import type { ListeningProgram } from '../listening-program.ts';
import { publishedFolder } from '../publish/static-host/published-folder.ts';
import { startStaticHost } from '../publish/static-host/start-static-host.ts';
import { staticHosts } from '../publish/static-host/static-hosts.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { pagesFolder } from './served-pages.ts';

setDefaultTimeout(600_000);

const nginx = staticHosts[0]!;
const canRun = hasChromium && nginx.isInstalled;

let host: ListeningProgram;
beforeAll(async () => {
  if (!canRun) return;
  const { library } = await compiledSmallContent();
  const root = await publishedFolder(library, await pagesFolder());
  host = await startStaticHost(nginx, root);
});
afterAll(() => host?.stop());

interface Visit {
  readonly page: Page;
  readonly loaded: ReadonlyMap<string, string>;
}

async function visit(
  path: string,
  look: (visit: Visit) => Promise<void>,
  expectedErrors: readonly string[] = [],
): Promise<void> {
  const page = await (await sharedChromium()).newPage({ serviceWorkers: 'block' });
  page.setDefaultTimeout(600_000);
  const errors: string[] = [];
  const loaded = new Map<string, string>();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (answer) => {
    const type = answer.headers()['content-type'] ?? '';
    loaded.set(new URL(answer.url()).pathname, `${answer.status()} ${type}`);
  });
  try {
    await page.goto(`http://127.0.0.1:${host.port}${path}`);
    await look({ page, loaded });
    expect(errors.map((message) => message.replace(/^.*status of (\d+).*$/, '$1'))).toEqual([
      ...expectedErrors,
    ]);
  } finally {
    await page.close();
  }
}

describe.skipIf(!canRun)('a library published to a folder, under nginx,', () => {
  test('opens in the reader', () =>
    visit('/#/SMALL/GEN/1', async ({ page, loaded }) => {
      await page.locator('h1', { hasText: 'Genesis 1' }).waitFor();
      expect(await page.locator('article').textContent()).toContain('In the beginning God created');
      expect(loaded.get('/')).toBe('200 text/html; charset=utf-8');
      const ofText = [...loaded].filter(([path]) => path.startsWith('/api/SMALL/GEN/1'));
      expect(ofText.map(([, answer]) => answer)).toContain('200 application/json; charset=utf-8');
    }));

  test('offers its downloads on the home page', () =>
    visit(
      '/#/SMALL/GEN/1',
      async ({ page }) => {
        await page.locator('h1', { hasText: 'Genesis 1' }).waitFor();
        await page.getByRole('button', { name: 'Home' }).click();
        const home = page.getByRole('complementary', { name: 'Home' });
        const link = home.getByRole('link', { name: /^EPUB [\d.]+ kB$/ }).first();
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        expect([new URL(download.url()).pathname, download.suggestedFilename()]).toEqual([
          '/downloads/SMALL.epub',
          'SMALL.epub',
        ]);
      },
      ['404', '404'],
    ));

  test('has addresses of verses that need no rule of the host, also on the page of a chapter', () =>
    visit('/read/SMALL/GEN/1', async ({ page }) => {
      await page.locator('#finished').waitFor({ state: 'detached' });
      await page.locator('[data-verse="1"]').first().click();
      await page.waitForURL('**/read/SMALL/GEN/1?v=1');
      await page.locator('.marked').first().waitFor();
    }));

  test('is shown in the published fonts', () =>
    visit('/', async ({ page, loaded }) => {
      await page.locator('h1').waitFor();
      const faces = await page.evaluate(async () =>
        (await document.fonts.load('16px "Scriptorium Hebrew"', 'בראשית')).map(({ status }) => status),
      );
      expect(faces).toEqual(['loaded']);
      const fonts = [...loaded].filter(([path]) => path.startsWith('/fonts/'));
      expect(fonts.map(([path]) => /hebrew/.test(path)).sort()).toEqual([false, true]);
      expect(new Set(fonts.map(([, answer]) => answer))).toEqual(new Set(['200 font/woff2']));
    }));

  test('has the API explorer', () =>
    visit('/docs', async ({ page, loaded }) => {
      await page.locator('#explorer > *').first().waitFor();
      expect(loaded.get('/docs')).toBe('200 text/html; charset=utf-8');
    }));

  test('searches its documents: counts and places first, then each text when it arrives', () =>
    visit(
      '/api/available_translations.json',
      async ({ page, loaded }) => {
        const sent = Promise.withResolvers<void>();
        // The reader also loads the next chapter in advance
        await page.route('**/SMALL/GEN/2.simple.json', async (route) => {
          await sent.promise;
          await route.continue();
        });
        await page.goto(new URL('/#/SMALL/GEN/1', page.url()).href);
        await page.locator('h1', { hasText: 'Genesis 1' }).waitFor();
        await page.keyboard.press('/');
        await page.keyboard.type('the');
        await page.getByRole('option').filter({ hasText: 'verses' }).first().waitFor();
        await page.keyboard.press('Enter');
        const panel = page.getByRole('complementary', { name: 'Search results' });
        const late = panel.locator('.hit', { hasText: 'Genesis 2:' }).first();
        await late.waitFor();
        expect(await panel.getByRole('status').textContent()).toMatch(/^\d+ verses$/);
        expect(await late.locator('mark').count()).toBe(0);
        await panel.locator('.hit', { hasText: 'Genesis 1:1' }).first().locator('mark').first().waitFor();
        sent.resolve();
        await late.locator('mark').first().waitFor();
        const scripts = [...loaded].filter(([path]) => path.startsWith('/scripts/'));
        expect(scripts.length).toBeGreaterThan(1);
        expect(new Set(scripts.map(([, answer]) => answer))).toEqual(
          new Set(['200 text/javascript; charset=utf-8']),
        );
      },
      ['404', '404'],
    ));
});
