import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Browser } from 'playwright-core';
import type { RunningServer } from '../../src/server/start-server.ts';
import { compiledStarter } from '../compiled-starter.ts';
import { hasChromium, launchChromium } from './chromium.ts';
import { ReaderPage, type ReaderPageOptions } from './reader-page.ts';
import { servePages } from './served-pages.ts';

setDefaultTimeout(60_000);

/** The explorer must find its service below a path, too. */
const basePath = '/some/bible';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  if (!hasChromium) return;
  const { library } = await compiledStarter();
  [browser, server] = await Promise.all([launchChromium(), servePages(library, basePath)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function withExplorer(
  hash: string,
  options: ReaderPageOptions,
  use: (explorer: ReaderPage) => Promise<void>,
): Promise<void> {
  const url = `${new URL(server.url).origin}${basePath}/docs${hash}`;
  const explorer = await ReaderPage.open(browser, url, options);
  try {
    await use(explorer);
    expect(explorer.errors).toEqual([]);
  } finally {
    await explorer.close();
  }
}

describe.skipIf(!hasChromium)('the API explorer', () => {
  test('lists all operations, and filters them by words', () =>
    withExplorer('', {}, async ({ page }) => {
      await page.getByRole('heading', { name: 'Scriptorium API' }).waitFor();
      const operations = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
      expect(await operations.count()).toBeGreaterThan(30);
      await page.keyboard.press('/');
      await page.keyboard.type('simple words');
      expect(await operations.allInnerTexts()).toEqual([expect.stringContaining('words of a simplified')]);
      await operations.first().click();
      await page.getByRole('heading', { name: 'The words of a simplified chapter' }).waitFor();
      expect(page.url()).toEndWith('#/getSimpleWords');
    }));

  test('sends what was filled in, and follows the links of the response', () =>
    withExplorer('#/getChapter', {}, async ({ page }) => {
      await page.getByLabel('Choose translation').selectOption('OSHB');
      await page.getByLabel('Choose book').selectOption('JON');
      await page.getByRole('button', { name: 'Send' }).click();
      const response = page.getByRole('region', { name: 'Response', exact: true });
      await response.getByText('200', { exact: true }).waitFor();
      expect(await page.locator('.code pre').innerText()).toContain(`${basePath}/api/OSHB/JON/1.json`);
      await response
        .getByRole('link', { name: `${basePath}/api/OSHB/JON/2.json` })
        .first()
        .click();
      await response
        .getByRole('link', { name: `${basePath}/api/OSHB/JON/3.json` })
        .first()
        .waitFor();
      expect(await page.getByLabel('Choose chapter').inputValue()).toBe('2');
      await page.goBack();
      await page.waitForFunction("document.querySelector('#parameter-chapter').value === '1'");
    }));

  test('shows the beginning of a download without reading all of it', () =>
    withExplorer('#/getComplete?send=1', {}, async ({ page }) => {
      await page.getByRole('link', { name: 'Open the complete response' }).waitFor();
      expect(await page.locator('.json').innerText()).toContain('"books"');
    }));

  test('finds a release by its hash', () =>
    withExplorer('#/getRelease?send=1', {}, async ({ page }) => {
      await page.locator('.response').getByText('200', { exact: true }).waitFor();
    }));

  test('opens the fields of an object', () =>
    withExplorer('#/getSimpleChapter', {}, async ({ page }) => {
      const fields = page.getByRole('region', { name: 'Response fields' });
      await fields.getByRole('button', { name: 'SimpleChapterData of chapter' }).click();
      await fields.getByRole('button', { name: 'SimpleChapterContent[] of content' }).click();
      await fields.getByText('SimpleChapterVerse', { exact: true }).waitFor();
      expect(await fields.innerText()).toContain('Lines are separated by the newline character');
    }));

  test('shows the same request in another language, by the keyboard too', () =>
    withExplorer('#/getChapter?chapter=2', {}, async ({ page }) => {
      await page.getByRole('tab', { name: 'curl' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('tabpanel').innerText()).toContain('client.chapter("KJV", "RUT", 2)');
      await page.getByRole('button', { name: /^Copy/ }).click();
      await page.getByText(/Copied|Not allowed/).waitFor();
    }));

  test('shows the error of the service', () =>
    withExplorer('#/getChapter?chapter=99&send=1', {}, async (explorer) => {
      await explorer.page.getByText('RUT of KJV has no chapter 99.').waitFor();
      // The browser reports every 404
      explorer.errors.length = 0;
    }));

  test('says that an operation does not exist', () =>
    withExplorer('#/getNothing', {}, async ({ page }) => {
      expect(await page.getByRole('alert').innerText()).toContain('getNothing');
    }));
});

const places = {
  'explorer-start': '',
  'explorer-chapter': '#/getChapter?send=1',
  'explorer-hebrew-words': '#/getWords?send=1',
  'explorer-download': '#/getComplete?send=1',
};
const looks = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => [width, scheme] as const),
);

describe.skipIf(!hasChromium).each(looks)('at a width of %d, in %s colours', (width, colorScheme) => {
  test.each(Object.entries(places))(
    'the %s has nothing that axe objects to, and does not scroll sideways',
    (name, hash) =>
      withExplorer(hash, { width, height: 900, colorScheme }, async (explorer) => {
        await explorer.page.locator(hash ? '.json' : 'h1').waitFor();
        for (const type of await explorer.page.locator('button.type').all()) await type.click();
        await explorer.screenshot(`${name}-${width}-${colorScheme}`);
        expect(await explorer.accessibilityProblems()).toEqual([]);
        const widths = await explorer.page.evaluate<readonly number[]>(
          '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
        );
        expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
      }),
  );
});
