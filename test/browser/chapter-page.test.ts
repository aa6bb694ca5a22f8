import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';
import { sharedServer } from './served-pages.ts';

setDefaultTimeout(600_000);

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const isTakenOver = (page: Page) => page.locator('#finished').waitFor({ state: 'detached' });

describe.skipIf(!hasChromium)('the page of a chapter', () => {
  const served = openerOf(compiledStarter);

  test('works without JavaScript and links to the previous and next chapter', async () => {
    const { library } = await compiledStarter();
    const url = `${new URL((await sharedServer(library, '/bible')).url).origin}/bible`;
    const browser = await sharedChromium();
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${url}/read/KJV/JHN/3:16-18`);
      expect(await page.title()).toBe('John 3:16-18 (KJV)');
      expect(await page.locator('.marked').count()).toBe(3);
      expect(await page.locator('article').textContent()).toContain('God so loved the world');
      await page.getByRole('link', { name: 'Next chapter' }).click();
      expect(new URL(page.url()).pathname).toBe('/bible/read/KJV/JHN/4');
      expect(await page.title()).toBe('John 4 (KJV)');
      await page.goto(`${url}/read/KJV/MRK/1`);
      await page.getByRole('link', { name: 'Previous chapter' }).click();
      expect(await page.title()).toBe('Matthew 28 (KJV)');
      await page.goto(url);
      await page.getByRole('link', { name: 'Read the chapters without it.' }).click();
      await page.getByRole('link', { name: 'King James Version' }).click();
      await page.getByRole('link', { name: 'Genesis' }).waitFor();
      await page.goto(`${url}/docs`);
      await page.getByRole('link', { name: 'the guides' }).click();
      await page.getByRole('heading', { name: 'Guides', exact: true }).waitFor();
    } finally {
      await context.close();
    }
  });

  test('keeps its text until the reader has it, under a policy that allows nothing inline', async () => {
    const { library } = await compiledStarter();
    const { url } = await sharedServer(library);
    const browser = await sharedChromium();
    const context = await browser.newContext({ colorScheme: 'light', serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/RUT/1.simple.json', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${url}/read/KJV/RUT/1`);
      await page.locator('#reader .toolbar').waitFor({ state: 'attached' });
      const top = () => page.locator('[data-verse="3"]').first().boundingBox();
      expect(await page.locator('#reader').isVisible()).toBe(false);
      const before = await top();
      release();
      await isTakenOver(page);
      expect(await top()).toEqual(before);
      expect(await page.locator('#reader h1').textContent()).toBe('Ruth 1');
      await page.getByRole('button', { name: 'Study' }).click();
      await page.locator('.panel h2, .panel [role="tab"]').first().waitFor();
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test('has the reader on top, whose passages have paths, also in the history', () =>
    served.open('read/KJV/JHN/3:16-18', async (reader) => {
      const { page } = reader;
      await isTakenOver(page);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      expect(await page.locator('.marked').count()).toBe(3);
      expect(await page.title()).toBe('John 3:16–18 · KJV');
      await page.locator('.turns a').last().click();
      await reader.chapter('John 4');
      expect(await pathOf(page)).toBe('/read/KJV/JHN/4');
      await page.keyboard.press('ArrowRight');
      await reader.chapter('John 5');
      expect(await pathOf(page)).toBe('/read/KJV/JHN/5');
      await page.goBack();
      await reader.chapter('John 4');
      await page.goBack();
      await reader.chapter('John 3');
      expect(await pathOf(page)).toBe('/read/KJV/JHN/3:16-18');
      expect(await page.locator('.marked').count()).toBe(3);
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      await page.goForward();
      await reader.chapter('John 4');
      await page.reload();
      await reader.chapter('John 4');
    }));

  test('selects a verse into its path, and opens links in the same page', () =>
    served.open('read/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await isTakenOver(page);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await page.locator('[data-verse="2"] .number').click();
      await page.waitForFunction(() => location.pathname.endsWith('/read/KJV/RUT/1:2'));
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => location.pathname.endsWith('/read/KJV/RUT/1'));
      await page.keyboard.press('/');
      await page.keyboard.type('loved');
      await page.keyboard.press('Enter');
      await page.locator('a.hit').first().click();
      await page.waitForFunction(() => /\/read\/KJV\/\w+\/\d+:\d+\?search=loved/.test(location.href));
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    }));

  test('has nothing that axe finds, from right to left too', async () => {
    for (const address of ['read/KJV/JHN/3', 'read/OSHB/PSA/3']) {
      await served.open(address, async (reader) => {
        await isTakenOver(reader.page);
        expect(await reader.accessibilityProblems()).toEqual([]);
        expect(await reader.overflow()).toBe(0);
      });
    }
  });
});
