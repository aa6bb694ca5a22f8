import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';
import { touch } from './touch.ts';

setDefaultTimeout(600_000);

const phone = { width: 390, height: 844 } as const;

const shift = (page: Page) =>
  page
    .locator('.scripture')
    .first()
    .evaluate((text) => getComputedStyle(text).translate);
const isReady = (page: Page) =>
  page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /--drag/.test(cssText)),
    ),
  );

describe.skipIf(!hasChromium)('motion', () => {
  const served = openerOf(compiledStarter);

  test('the text follows the finger, and the chapter turns or stays', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await isReady(page);
        await touch(page, ['touchstart', 300]);
        await touch(page, ['touchmove', 220]);
        expect(await shift(page)).toBe('-80px');
        await touch(page, ['touchmove', 290]);
        await touch(page, ['touchend', 290]);
        await page.waitForFunction(() =>
          /^(?:none|0px)$/.test(getComputedStyle(document.querySelector('.scripture')!).translate),
        );
        expect(page.url()).toEndWith('RUT/1');
        await touch(page, ['touchstart', 300]);
        await touch(page, ['touchmove', 150]);
        await touch(page, ['touchend', 150]);
        await reader.chapter('Ruth 2');
      },
      phone,
    ));

  test('nothing moves if the user prefers reduced motion, and swipes still turn the page', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await reader.chapter('Ruth 1');
        await isReady(page);
        await touch(page, ['touchstart', 300]);
        await touch(page, ['touchmove', 150]);
        expect(await shift(page)).toMatch(/^(?:none|0px)$/);
        await touch(page, ['touchend', 150]);
        await reader.chapter('Ruth 2');
      },
      phone,
    ));

  test('a sheet is dragged down to close it', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.getByRole('button', { name: 'Home' }).click();
        const head = page.locator('.panel-head');
        await head.waitFor();
        const at = async (): Promise<{ x: number; y: number }> => (await head.boundingBox())!;
        await page.locator('.panel .home').waitFor();
        await page.waitForFunction(
          () => getComputedStyle(document.querySelector('.panel-head')!).touchAction === 'none',
        );
        await reader.still();
        const { x, y } = await at();
        await page.mouse.move(x + 200, y + 20);
        await page.mouse.down();
        await page.mouse.move(x + 200, y + 60, { steps: 4 });
        expect(Math.round((await at()).y - y)).toBe(40);
        await page.mouse.move(x + 200, y + 220, { steps: 4 });
        await page.mouse.up();
        await page.locator('.panel').waitFor({ state: 'detached' });
      },
      phone,
    ));
});
