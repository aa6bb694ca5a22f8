import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledSharedEverything, compiledStarter } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { hasChromium } from './chromium.ts';
import { type OpenedPage, openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const map = (page: Page) => page.getByRole('application', { name: /^Map of/ });

async function openMap({ page }: OpenedPage, title: string): Promise<void> {
  await page.locator('h1', { hasText: title }).waitFor();
  await page.getByRole('button', { name: 'Study' }).click();
  await page.getByRole('tab', { name: /People/ }).click();
  await map(page).waitFor();
}

async function seen(page: Page) {
  const spot = page.locator('.map .spot circle.reach').first();
  const [x, y] = [Number(await spot.getAttribute('cx')), Number(await spot.getAttribute('cy'))];
  const scale = (await page.locator('.map text.scale').textContent()) ?? '';
  return { x, y, kilometres: Number.parseFloat(scale) };
}

describe.skipIf(!hasChromium)('the map of a chapter', () => {
  const served = openerOf(compiledStarter);

  test('is loaded when it is shown, and has land, lakes and rivers', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.locator('h1', { hasText: 'Ruth 1' }).waitFor();
      await page.getByRole('button', { name: 'Study' }).click();
      await page
        .getByRole('tab', { name: /References|Commentary/ })
        .first()
        .click();
      const ofMap = () => asked.filter((url) => /scripts\/place-map/.test(url)).length;
      expect(ofMap()).toBe(0);
      await page.getByRole('tab', { name: /People/ }).click();
      await map(page).waitFor();
      expect(ofMap()).toBe(1);
      for (const part of ['land', 'lakes', 'rivers']) {
        const path = await page.locator(`.map path.${part}`).getAttribute('d');
        expect(path!.length).toBeGreaterThan(1000);
      }
      await reader.checkLooks('map', [390, 820, 1280]);
    }));

  test('is dragged and magnified with the mouse, and by keys and buttons', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await openMap(reader, 'Ruth 1');
      const start = await seen(page);
      const box = (await map(page).boundingBox())!;
      const [x, y] = [box.x + box.width / 4, box.y + box.height / 4];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y + 20, { steps: 4 });
      await page.mouse.up();
      const moved = await seen(page);
      const scale = 360 / box.width;
      expect(moved.x - start.x).toBeCloseTo(30 * scale, 0);
      expect(moved.y - start.y).toBeCloseTo(20 * scale, 0);
      expect(await page.locator('.record').count()).toBe(0);
      await page.getByRole('button', { name: 'All places' }).click();
      expect(await seen(page)).toEqual(start);
      await map(page).focus();
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      expect((await seen(page)).kilometres).toBeLessThan(start.kilometres);
      const before = await seen(page);
      await page.keyboard.press('ArrowRight');
      expect((await seen(page)).x).toBeLessThan(before.x);
      expect(page.url()).toContain('RUT/1');
      await page.keyboard.press('0');
      expect(await seen(page)).toEqual(start);
      // The focus may have scrolled the panel
      await map(page).hover({ position: { x: box.width / 4, y: box.height / 4 } });
      await page.mouse.wheel(0, -600);
      await page.waitForFunction(
        (kilometres) =>
          Number.parseFloat(document.querySelector('.map text.scale')!.textContent!) < kilometres,
        start.kilometres,
      );
    }));

  test('leaves the wheel to the panel until it has been pressed', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await openMap(reader, 'Ruth 1');
      const start = await seen(page);
      await map(page).hover({ position: { x: 20, y: 20 } });
      await page.mouse.wheel(0, -300);
      await page.evaluate('new Promise((done) => setTimeout(done, 100))');
      expect(await seen(page)).toEqual(start);
    }));

  test('has a line in the order of the verses, which is also there as text', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await openMap(reader, 'Ruth 1');
      const line = page.getByLabel('Line in the order of the verses of Ruth 1 that name them');
      await line.setChecked(true);
      expect(await page.locator('.journey path').count()).toBeGreaterThan(0);
      await page.locator('.map summary').click();
      const stops = await page.locator('.map li').allTextContents();
      expect(stops[0]).toMatch(/verse 1$/);
      expect(stops.length).toBeGreaterThan(2);
      await line.setChecked(false);
      expect(await page.locator('.journey').count()).toBe(0);
      await page.locator('.map li button').first().click();
      await page.locator('.record h3').waitFor();
    }));

  test('is visible in forced colours', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await openMap(reader, 'Ruth 1');
      await reader.screenshot('map-forced-colours');
      const [shore, sea] = await page.evaluate(() =>
        ['.map .land', '.map .sea'].map((name) => {
          const { stroke, fill } = getComputedStyle(document.querySelector(name)!);
          return name.endsWith('land') ? stroke : fill;
        }),
      );
      expect(shore).not.toBe(sea);
    }));
});

describe.skipIf(!hasChromium || sharedData === undefined)('the map of a person', () => {
  const served = openerOf(compiledSharedEverything);

  test('follows the dates of events', () =>
    served.open('#/BSB/ACT/13', async (reader) => {
      const { page } = reader;
      await openMap(reader, 'Acts 13');
      await reader.screenshot('map-acts-13');
      await page.getByRole('button', { name: /^Paul/ }).first().click();
      await page.getByRole('button', { name: /^Map of \d+ events/ }).click();
      await page.getByLabel(/Line in the order of the dates of the events with Paul/).setChecked(true);
      await page.locator('.record .map summary').click();
      const stops = await page.locator('.record .map li').allTextContents();
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.at(-1)).toContain('Rome');
      await reader.screenshot('map-of-paul');
      expect(await reader.accessibilityProblems()).toEqual([]);
    }));
});
