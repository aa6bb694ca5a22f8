import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';
import { followsTouch, touch } from './touch.ts';

setDefaultTimeout(600_000);

const topOf = (page: Page, verse: number) =>
  page
    .locator(`[data-verse="${verse}"]`)
    .first()
    .evaluate((run) => run.getBoundingClientRect().top);

/** Scrolls again if the text moved back, as it may while it changes its size, for example with a font. */
async function readTo(page: Page, verse: number): Promise<[number, number]> {
  const near = await page.waitForFunction((verse) => {
    const { place } = history.state ?? {};
    const distance = document.querySelector(`[data-verse="${verse}"]`)!.getBoundingClientRect().top - 90;
    if (Math.abs(distance) > 90) scrollBy({ top: distance, behavior: 'instant' });
    return Math.abs(place?.verse - verse) < 3 && place.verse;
  }, verse);
  const kept = Number(await near.jsonValue());
  return [kept, await topOf(page, kept)];
}

/**
 * Waits until a verse is at its saved position, or at the top of the text if the size of letters or lines has
 * changed.
 */
async function isKept(page: Page, [verse, top]: [number, number], { isExact = true } = {}): Promise<void> {
  await page.waitForFunction(
    ([verse, top, isExact]) => {
      const run = document.querySelector(`[data-verse="${verse}"]`)?.getBoundingClientRect();
      if (!run) return false;
      return isExact ? Math.abs(run.top - Number(top)) < 3 : run.top < 110 && run.bottom > 40;
    },
    [verse, top, isExact] as const,
  );
}

const passages = (page: Page) => page.locator('h1').allTextContents();

describe.skipIf(!hasChromium)('the place', () => {
  const served = openerOf(compiledStarter);

  test('is kept over Back, Forward and a reload', () =>
    served.open('#/KJV/LUK/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Luke 1');
      const top = await readTo(page, 40);
      await page.keyboard.press('ArrowRight');
      await reader.chapter('Luke 2');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const next = await readTo(page, 20);
      await page.goBack();
      await reader.chapter('Luke 1');
      await isKept(page, top);
      await page.goForward();
      await reader.chapter('Luke 2');
      await isKept(page, next);
      await page.reload();
      await reader.chapter('Luke 2');
      await isKept(page, next);
    }));

  test('is kept by the verse when the text around it changes', () =>
    served.open('#/KJV/LUK/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Luke 1');
      const top = await readTo(page, 40);
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByRole('button', { name: 'Larger' }).click();
      await page.getByRole('button', { name: 'Larger' }).click();
      await isKept(page, top, { isExact: false });
      await page.getByLabel('One verse per line').check();
      await isKept(page, top, { isExact: false });
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 820, height: 1100 });
      await isKept(page, top, { isExact: false });
      await page.setViewportSize({ width: 1280, height: 820 });
      await isKept(page, top, { isExact: false });
    }));

  test('is kept when a translation is added or changed', () =>
    served.open('#/KJV/GEN/24', async (reader) => {
      const { page } = reader;
      await reader.chapter('Genesis 24');
      const top = await readTo(page, 40);
      await page.evaluate(() => {
        location.hash = '#/KJV/GEN/24?with=OSHB';
      });
      await page.locator('td[dir="rtl"]').first().waitFor();
      await isKept(page, top, { isExact: false });
      await page.evaluate(() => {
        location.hash = '#/OSHB/GEN/24';
      });
      await page.locator('div.scripture[dir="rtl"]').waitFor();
      await isKept(page, top, { isExact: false });
    }));
});

describe.skipIf(!hasChromium)('turning the page', () => {
  const served = openerOf(compiledStarter);

  test('five times in a hurry turns five chapters, on a slow network too', () =>
    served.open('#/KJV/ROM/1', async (reader) => {
      const { page } = reader;
      await page.route(/ROM\/\d+\.simple/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue().catch(() => {});
      });
      await reader.chapter('Romans 1');
      for (let turn = 0; turn < 5; turn++) await page.keyboard.press('ArrowRight');
      await reader.chapter('Romans 6');
      for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowLeft');
      await reader.chapter('Romans 4');
    }));

  test('to a neighbour asks for nothing more', () =>
    served.open('#/KJV/RUT/2', async (reader) => {
      const { page } = reader;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.addInitScript(() => {
        const { parse } = JSON;
        const read = new Set<unknown>();
        JSON.parse = (...parameters) => {
          const value = parse(...parameters);
          read.add(value?.chapter?.number);
          return value;
        };
        Object.assign(globalThis, { chaptersRead: read });
      });
      await page.reload();
      await reader.chapter('Ruth 2');
      await page.waitForFunction(() => {
        const { chaptersRead } = globalThis as unknown as { chaptersRead: Set<unknown> };
        return chaptersRead.has(1) && chaptersRead.has(3);
      });
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      asked.length = 0;
      await page.keyboard.press('ArrowRight');
      await reader.chapter('Ruth 3');
      expect(asked.filter((path) => path.includes('/RUT/3'))).toEqual([]);
    }));

  test.each([
    [390, 'KJV', 'ltr'],
    [820, 'OSHB', 'rtl'],
    [1280, 'KJV', 'ltr'],
  ] as const)('has its links in view at %p pixels in %s', (width, translation, direction) =>
    served.open(
      `#/${translation}/RUT/2`,
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 2');
        const turns = page.getByRole('navigation', { name: 'Turn the page' });
        const [previous, next] = [
          turns.getByRole('link', { name: 'Previous: Ruth 1' }),
          turns.getByRole('link', { name: 'Next: Ruth 3' }),
        ];
        const [before, after] = [(await previous.boundingBox())!, (await next.boundingBox())!];
        expect(before.x < after.x).toBe(direction === 'ltr');
        for (const { y, width: across, height } of [before, after]) {
          expect(y).toBeLessThan(700);
          expect(Math.min(across, height)).toBeGreaterThanOrEqual(24);
        }
        await next.click();
        await reader.chapter('Ruth 3');
      },
      { width, height: 844 },
    ),
  );

  test.each([
    ['KJV', 'left', 'Ruth 3'],
    ['KJV', 'right', 'Ruth 1'],
    ['OSHB', 'left', 'Ruth 1'],
  ] as const)('in %s with a swipe to the %s opens %s', (translation, to, title) =>
    served.open(
      `#/${translation}/RUT/2`,
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 2');
        await swipe(page, to);
        await reader.chapter(title);
      },
      { width: 390, height: 844 },
    ),
  );

  test('can be disabled for swipes, and ignores steep swipes', () =>
    served.open(
      '#/KJV/RUT/2',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 2');
        await swipe(page, 'left', 200);
        await page.getByRole('button', { name: 'Text settings' }).click();
        await page.getByLabel('Swipe to turn the page').uncheck();
        await page.keyboard.press('Escape');
        await followsTouch(page, false);
        await swipeOnce(page, 'left');
        expect(page.url()).toEndWith('/RUT/2');
        await page.keyboard.press('ArrowRight');
        await reader.chapter('Ruth 3');
      },
      { width: 390, height: 844 },
    ));
});

async function swipe(page: Page, to: 'left' | 'right', down = 10): Promise<void> {
  await followsTouch(page);
  await swipeOnce(page, to, down);
}

function swipeOnce(page: Page, to: 'left' | 'right', down = 10): Promise<void> {
  return touch(page, ['touchstart', 195], ['touchend', to === 'left' ? 45 : 345, 400 + down]);
}

describe.skipIf(!hasChromium)('reading on', () => {
  const served = openerOf(compiledStarter);

  async function scrollDown(page: Page, steps: number): Promise<void> {
    await page.mouse.move(200, 400);
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(30);
    }
  }

  test('adds the chapters of the book, the address follows, and the bars of a phone leave', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        const before = await page.evaluate(() => history.length);
        await scrollDown(page, 40);
        await page.waitForURL(/RUT\/[34]$/);
        expect(await passages(page)).toContain('Ruth 3');
        await page.waitForFunction(() => document.title.startsWith('Ruth'));
        await page.mouse.wheel(0, -1500);
        await page.waitForFunction(() => document.documentElement.dataset.chrome === undefined);
        expect(
          await page.evaluate(() => document.querySelector('.turns')!.getBoundingClientRect().bottom),
        ).toBeLessThan(0);
        expect(await page.evaluate(() => history.length)).toBe(before);
        await page.mouse.wheel(0, 400);
        await page.waitForFunction(() => document.documentElement.dataset.chrome === 'away');
        await page.waitForFunction(
          () => document.querySelector('.toolbar')!.getBoundingClientRect().bottom <= 1,
        );
        await reader.screenshot('reading-on');
        await scrollDown(page, 40);
        await page.waitForURL(/RUT\/4$/);
        expect(await passages(page)).toEqual(['Ruth 1', 'Ruth 2', 'Ruth 3', 'Ruth 4']);
        await page.locator('[data-chapter="RUT 4"] [data-verse="20"]').click();
        await page.waitForURL(/RUT\/4\?v=20$/);
        expect(await page.locator('.marked').count()).toBe(1);
        await page.keyboard.press('Escape');
        await page.keyboard.press('ArrowLeft');
        await page.waitForURL(/RUT\/3$/);
        await page.locator('[data-chapter="RUT 4"]').waitFor({ state: 'detached' });
        await reader.chapter('Ruth 3');
        expect(await passages(page)).toEqual(['Ruth 3']);
      },
      { width: 390, height: 844 },
    ));

  test('adds nothing below a chapter that was opened elsewhere', () =>
    served.open('#/KJV/PSA/117', async (reader) => {
      const { page } = reader;
      await reader.chapter('Psalms 117');
      await page.locator('.end-mark').waitFor({ state: 'attached' });
      // The end of the psalm is seen after the address has changed, and before the new chapter has loaded
      const seen = Promise.withResolvers<void>();
      await page.route(/ROM\/8\.simple/, (route) => seen.promise.then(() => route.continue()));
      await page.evaluate(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
        location.hash = '#/KJV/ROM/8';
        return new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(document.body);
        });
      });
      seen.resolve();
      await reader.chapter('Romans 8');
      await page.keyboard.press('End');
      await page.locator('[data-chapter="ROM 9"]').waitFor();
      expect(await passages(page)).toEqual(['Romans 8', 'Romans 9']);
    }));

  test('goes on in a chapter with the same number in another book', () =>
    served.open('#/KJV/PSA/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Psalms 1');
      await page.locator('.end-mark').waitFor({ state: 'attached' });
      await page.evaluate(() => {
        location.hash = '#/KJV/RUT/1';
      });
      await reader.chapter('Ruth 1');
      await page.keyboard.press('End');
      await page.locator('[data-chapter="RUT 2"]').waitFor();
    }));

  test('can be turned off', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByLabel('Scroll on into the next chapter').uncheck();
      await page.keyboard.press('Escape');
      await scrollDown(page, 15);
      expect(await passages(page)).toEqual(['Ruth 1']);
      expect(page.url()).toEndWith('/RUT/1');
    }));
});
