/**
 * Makes the pictures of the README and of the tour, in light and dark: `npm run pictures`,
 * or some of them by name. They show the starter content, so that everyone can make them again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { launchChromium } from './chromium.ts';
import { servePages } from './served-pages.ts';

const folder = join(import.meta.dir, '../../docs/pictures');
const quality = 75;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly prepare: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    name: 'reader',
    path: '#/KJV/RUT/1?v=16&with=OSHB',
    prepare: (page) => page.locator('.marked').first().waitFor(),
  },
  {
    name: 'search',
    path: '#/KJV/PSA/23',
    prepare: async (page) => {
      await page.locator('h1', { hasText: 'Psalm' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('rivers of living watr');
      await page.keyboard.press('Enter');
      await page.locator('.hit-place').first().waitFor();
    },
  },
  {
    name: 'word',
    path: '#/OSHB/RUT/1',
    prepare: async (page) => {
      await page.locator('h1').waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('hesed');
      await page.getByRole('option').filter({ hasText: 'H2617' }).click();
      await page.getByRole('dialog').locator('.definition').waitFor();
    },
  },
  {
    name: 'phone',
    path: '#/KJV/JHN/1',
    width: 390,
    height: 780,
    prepare: (page) => page.locator('h1', { hasText: 'John' }).waitFor(),
  },
  {
    name: 'explorer',
    path: 'docs#/getTranslationBookChapter?send=1',
    prepare: (page) => page.locator('.response-head strong').waitFor(),
  },
];

async function take(context: BrowserContext, url: string, picture: Picture, scheme: 'light' | 'dark') {
  const page = await context.newPage();
  await page.setViewportSize({ width: picture.width ?? 1200, height: picture.height ?? 760 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(new URL(picture.path, url).href);
  // The second visit has the typeface from the start
  await page.waitForLoadState('networkidle');
  await page.reload();
  await picture.prepare(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const file = `${picture.name}-${scheme}.webp`;
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
  console.log(`docs/pictures/${file}: ${(data.length * 0.75).toFixed(0)} bytes`);
  await page.close();
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  const names = process.argv.slice(2);
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  const { library } = await compiledStarter();
  const [server, browser] = await Promise.all([servePages(library), launchChromium()]);
  const url = String(server.url);
  for (const picture of wanted)
    for (const scheme of ['light', 'dark'] as const) {
      // A profile of its own, so that no picture has settings of another
      const context = await browser.newContext({ serviceWorkers: 'block', deviceScaleFactor: 1.25 });
      await take(context, url, picture, scheme);
      await context.close();
    }
  await browser.close();
  process.exit(0);
}
