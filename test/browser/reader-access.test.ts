import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledSharedEverything, compiledStarter } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { hasChromium } from './chromium.ts';
import { devToolsOf, openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

async function pictureOf(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const margin = 8;
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x,
    y,
    width: Math.max(1, Math.min(width - x, box.width + 2 * margin)),
    height: Math.max(1, Math.min(height - y, box.height + 2 * margin)),
  };
  return (await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })).toString('base64');
}

async function stopsOf(page: Page): Promise<{ stops: string[]; unseen: string[] }> {
  const stops: string[] = [];
  const unseen: string[] = [];
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return undefined;
      const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const name = `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`;
      return { name, box: { x, y, width, height } };
    });
    if (!stop) break;
    stops.push(stop.name);
    const focused = await pictureOf(page, stop.box);
    await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      element.blur();
      Object.assign(window, { stop: element });
    });
    const blurred = await pictureOf(page, stop.box);
    await page.evaluate(() => (window as unknown as { stop: HTMLElement }).stop.focus());
    if (focused === blurred) unseen.push(stop.name);
  }
  return { stops, unseen };
}

describe.skipIf(!hasChromium)('the focus', () => {
  const served = openerOf(compiledStarter);

  test.each([
    [1280, '#/OSHB/RUT/1?v=2', 'light', 'none'],
    [390, '#/OSHB/RUT/1', 'dark', 'none'],
    [820, '#/KJV/RUT/1?v=2', 'light', 'active'],
  ] as const)(
    'can be seen at every stop at %p pixels, %s, %s, forced colours %s',
    (width, place, colorScheme, forcedColors) =>
      served.open(
        place,
        async ({ page }) => {
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          await page.locator('.verse').first().waitFor();
          if (place.includes('OSHB')) await page.locator('.word[tabindex="0"]').waitFor();
          await page.getByRole('button', { name: 'Study' }).waitFor();
          await page.evaluate(() => document.fonts.ready);
          const { stops, unseen } = await stopsOf(page);
          expect(unseen).toEqual([]);
          expect(stops.filter((stop) => stop.includes('number'))).toHaveLength(1);
          expect(stops.filter((stop) => stop.includes('caller')).length).toBeLessThanOrEqual(1);
          expect(stops.length).toBeGreaterThan(8);
          expect(stops.length).toBeLessThan(30);
        },
        { width, height: 844 },
      ),
  );
});

describe.skipIf(!hasChromium)('in forced colours', () => {
  const served = openerOf(compiledStarter);

  test('marked, selected and pressed elements still look different', () =>
    served.open('#/KJV/RUT/1?v=2', async (reader) => {
      const { page } = reader;
      await page.emulateMedia({ forcedColors: 'active' });
      await reader.chapter('Ruth 1');
      const study = page.getByRole('button', { name: 'Study' });
      const colourOf = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
      expect(await colourOf('.verse.marked', 'background-color')).not.toBe(
        await colourOf('.verse:not(.marked)', 'background-color'),
      );
      const usual = await colourOf('.panel-button', 'background-color');
      await study.click();
      await page.getByRole('tab').first().waitFor();
      expect(await colourOf('.panel-button', 'background-color')).not.toBe(usual);
      expect(await colourOf('[role=tab][aria-selected=true]', 'border-bottom-color')).not.toBe(
        await colourOf('[role=tab][aria-selected=false]', 'border-bottom-color'),
      );
      await reader.screenshot('forced-colours');
    }));

  test('the chart of a search keeps its bars, and a phone shows only the sign of the closed search field', () =>
    served.open(
      '#/KJV/RUT/1?search=kinsman',
      async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        const styleOf = (selector: string, property: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
        const background = await styleOf('body', 'background-color');
        expect(await styleOf('.bars .within i', 'background-color')).not.toBe(background);
        expect(await styleOf('.reference .search-field', 'opacity')).toBe('0');
      },
      { width: 390, height: 844 },
    ));
});

describe.skipIf(!hasChromium)('a page magnified four times', () => {
  const served = openerOf(compiledStarter);

  test.each(['#/KJV/JHN/3', '#/OSHB/RUT/1'])('is text, not bars: %s', (place) =>
    served.open(
      place,
      async (reader) => {
        const { page } = reader;
        await page.locator('.verse').first().waitFor();
        await page.locator('.number').nth(2).click();
        await page.getByRole('toolbar').waitFor();
        await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
        const ofText = await page.evaluate(() => {
          const heights = Array.from({ length: 32 }, (_, index) => 4 + index * 8);
          return heights.filter((y) => document.elementFromPoint(160, y)?.closest('.scripture')).length / 32;
        });
        expect(ofText).toBeGreaterThan(0.75);
        expect(await reader.overflow()).toBe(0);
      },
      { width: 320, height: 256 },
    ),
  );
});

describe.skipIf(!hasChromium)('a screen reader', () => {
  const served = openerOf(compiledStarter);

  test('reads sentences without numbers and notes if that is chosen', () =>
    served.open('#/OSHB/PSA/3', async (reader) => {
      const { page } = reader;
      await page.locator('.caller').first().waitFor();
      const text = page.locator('div.scripture');
      expect(await text.ariaSnapshot()).toMatch(/Verse 2[\s\S]*Note a/);
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByLabel('Explain words when pressed').uncheck();
      await page.getByLabel('Screen reader: text without numbers and notes').check();
      await page.keyboard.press('Escape');
      expect(await text.ariaSnapshot()).not.toMatch(/Verse|Note|link|button/);
      expect(await page.locator('.number').first().isVisible()).toBe(true);
      await page.locator('.caller').first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      expect(await reader.accessibilityProblems()).toEqual([]);
    }));

  test('and the keyboard reach verses whose numbers are not shown', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByLabel('Verse numbers').uncheck();
      await page.keyboard.press('Escape');
      const number = page.getByRole('link', { name: 'Verse 1', exact: true });
      await number.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?v=2$/);
    }));
});

describe.skipIf(!hasChromium || sharedData === undefined)('the caller of a note', () => {
  const served = openerOf(compiledSharedEverything);

  test('stays with its word at every width, and a finger can hit it', () =>
    served.open(
      '#/BSB/JHN/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('John 1');
        const lost: string[] = [];
        for (const width of [320, 342, 365, 390, 412]) {
          await page.setViewportSize({ width, height: 844 });
          lost.push(...(await page.evaluate(callersAlone)));
        }
        expect(lost).toEqual([]);
        const client = await devToolsOf(page);
        await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
        const sizes = await page.evaluate(() =>
          [...document.querySelectorAll('.number[href], .caller')].map((mark) => {
            const { width, height } = getComputedStyle(mark, '::after');
            return Math.min(Number.parseFloat(width), Number.parseFloat(height));
          }),
        );
        expect(isCoarse).toBe(true);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      },
      { width: 390, height: 844 },
    ));
});

function callersAlone(): string[] {
  return [...document.querySelectorAll('.caller')].flatMap((caller) => {
    const before = caller.previousSibling;
    if (!before?.textContent) return [];
    const range = document.createRange();
    const node = before.nodeType === 3 ? before : before.lastChild!;
    range.setStart(node, Math.max(0, node.textContent!.length - 1));
    range.setEnd(node, node.textContent!.length);
    const [word, mark] = [range.getBoundingClientRect(), caller.getBoundingClientRect()];
    return Math.abs(word.top + word.height / 2 - (mark.top + mark.height / 2)) > 20
      ? [`${before.textContent.slice(-20)} | ${caller.textContent}`]
      : [];
  });
}
